"""The languages say the same things, in the words of the glossary and in their own script."""

import re
import unicodedata

import pytest

from bot.games.api import Refused
from bot.games.tycoon.rules import ITEMS, ROLES, SIDES, Rules
from bot.presentation.health import health_lines
from bot.presentation.localizer import LANGUAGES
from bot.presentation.names import seat_label
from bot.presentation.pictures.words import rites_words, sins_words
from bot.presentation.refusals import refusal_text
from bot.presentation.tycoon import lines
from bot.presentation.tycoon_rules import describe, value_text
from bot.presentation.tycoon_words import item_name, phase_name, role_name, side_name
from bot.presentation.typed import problem_text
from tests.presentation.healths import HEALTHS
from tests.presentation.hosting import everything as hosted
from tests.presentation.hosting import spoken_by_cogs
from tests.presentation.playing import everything as played
from tests.presentation.samples import BOTH_HOURS, EVENTS
from tests.presentation.test_refusals import EXAMPLES, RAISED
from tests.presentation.test_rendering import everything as rendered
from tests.presentation.test_turn_refusals import everything as turn_refusals
from tests.presentation.test_tycoon_rules import VALUES
from tests.presentation.test_typed import PROBLEMS
from tests.presentation.texts import LOCALES, NAMES, Noted, messages, said, texts, variables
from tests.presentation.turning import everything as by_turns


def everything(noted: Noted) -> None:
    """Ask for whatever this package can say."""
    for event in EVENTS:
        for hours in BOTH_HOURS:
            lines(event, noted, NAMES, hours)
    for code, facts in RAISED:
        for fact in facts:
            for example in EXAMPLES[fact]:
                shown = {**{other: EXAMPLES[other][0] for other in facts}, fact: example}
                refusal_text(Refused(code, **shown), "tycoon", noted, {})
        refusal_text(Refused(code, **{fact: EXAMPLES[fact][0] for fact in facts}), "tycoon", noted, NAMES)
    describe(Rules(), noted)
    for key, value in VALUES:
        value_text(noted, key, value)
    for problem in PROBLEMS:
        problem_text(problem, noted)
    for phase in ("day", "dusk", "revote", "night", "over"):
        phase_name(noted, phase)
    sins_words(noted)
    rites_words(noted)
    seat_label(noted, "1", {})
    noted.text("tycoon-name")


def asked_for(language: str) -> frozenset[tuple[str, frozenset[str]]]:
    """Every message that is ever asked for in a language, with its variables."""
    noted = Noted(language)
    everything(noted)
    rendered(noted)
    for _ in hosted(noted):
        pass
    for health in HEALTHS:
        list(health_lines(health, noted))
    spoken_by_cogs(noted)
    played(noted)
    for _ in by_turns(noted):
        pass
    turn_refusals(noted)
    return frozenset(noted.asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used_with_exactly_its_own_variables(language: str) -> None:
    said_only_by_its_words = {"tycoon-gold"}
    found = asked_for(language)
    asked = {message_id for message_id, _ in found}
    # What commands are called is asked for when they are given to Discord; that is tested with the whole bot.
    unsaid = {one for one in texts(language).message_ids - asked if not one.startswith(("command-", "choice-"))}
    assert unsaid == said_only_by_its_words
    wrong = {
        (message_id, given)
        for message_id, given in found
        # The engine of rites gives a refusal more facts than its text needs.
        if given != (own := variables(language, message_id)) and not (own <= given and message_id.startswith(SPARING))
    }
    assert wrong == set()


def test_all_languages_have_the_same_messages() -> None:
    first, *others = (texts(language).message_ids for language in LANGUAGES)
    assert all(other == first for other in others)


def test_all_languages_have_the_same_files_and_nothing_else_lies_there() -> None:
    assert {folder.name for folder in LOCALES.iterdir()} == set(LANGUAGES)
    first, *others = ({file.name for file in (LOCALES / language).iterdir()} for language in LANGUAGES)
    assert all(other == first for other in others)
    assert all(name.endswith(".ftl") for name in first)


SPARING = "rites-refused-"

GLOSSARY = {
    "zh-CN": ("东城 西城", "守财奴 大商人 期货商 小偷 水民", "飞弹 地雷 同盟卡 红卡 黑卡"),
    "zh-TW": ("東城 西城", "守財奴 大商人 期貨商 小偷 水民", "飛彈 地雷 同盟卡 紅卡 黑卡"),
    "en": ("East West", "miser merchant trader thief commoner", "missile mine alliance red-card black-card"),
}

# What people also say for a thing, by the glossary's word for it.
OTHER_WORDS = {
    "zh-CN": {
        "主持人": "法官 裁判 上帝 管理员",
        "报名": "注册 大厅",
        "候补": "候选 排队",
        "号": "号玩家 号座位 座位",
        "替补": "替身 代打者",
        "电脑代打": "机器人",
        "天亮": "黎明 日出 清晨 早上",
        "截标": "停拍 截止出价 收标",
        "天黑": "入夜 夜幕 黄昏 日落",
        "底价": "起拍价 最低价 保底价 起价",
        "出价": "投标 竞标 竞价 竞拍 叫价 报价",
        "封标": "密封 锁定 提交出价",
        "中标": "得标 拍到 赢得 竞得",
        "流拍": "流标 没人买",
        "返还": "退款 退还 退回 退钱",
        "弃票": "弃权 弃投",
        "撤票": "取消投票 撤回投票",
        "改票": "改投",
        "出局": "死亡 淘汰 阵亡 死者 被杀",
        "亮身份": "翻牌 揭晓身份 公开身份 身份公开",
        "东城、西城": "东方 西方 阵营 东边 西边",
        "期货商": "魔术师",
        "水民": "庶民 平民 村民",
        "飞弹": "导弹 火箭",
        "地雷": "炸弹",
        "红卡、黑卡": "红牌 黑牌",
        "金": "元 块钱 金币",
    },
    "zh-TW": {
        "主持人": "法官 裁判 上帝 管理員",
        "報名": "註冊 大廳",
        "號": "號玩家 號座位 座位",
        "電腦代打": "機器人",
        "天亮": "黎明 日出 清晨 早上",
        "截標": "停拍 截止出價 收標",
        "天黑": "入夜 夜幕 黃昏 日落",
        "底價": "起拍價 最低價 起價",
        "出價": "投標 競標 競價 競拍 叫價 報價",
        "封標": "密封 鎖定",
        "得標": "中標 拍到 贏得",
        "流標": "流拍 沒人買",
        "返還": "退款 退還 退回",
        "棄票": "棄權 廢票",
        "撤票": "取消投票",
        "改票": "改投",
        "出局": "死亡 淘汰 陣亡 死者 被殺",
        "亮身份": "翻牌 身分(?!組) 公開身份",
        "東城、西城": "東方 西方 陣營",
        "期貨商": "魔術師",
        "水民": "庶民 平民 村民",
        "飛彈": "導彈 火箭",
        "紅卡、黑卡": "紅牌 黑牌",
        "金": "元 金幣",
        "私訊": "私信 訊息",
        "討論串": "帖子 貼文",
    },
    "en": {
        "host": "moderator referee judge",
        "match": "round",
        "seat": "player players",
        "robot": "bot computer",
        "dawn": "sunrise morning daybreak",
        "nightfall": "dusk sunset evening",
        "reserve": "floor minimum",
        "bid": "offer tender",
        "won": "gained purchased bought",
        "refund": "reimbursed returned repaid",
        "abstain": "blank",
        "withdraw": "retract unvote",
        "out": "dead eliminated killed executed died",
        "side": "team camp faction",
        "commoner": "villager civilian peasant",
        "missile": "rocket",
        "gold": "coins money",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_called_what_the_glossary_calls_them(language: str) -> None:
    own = texts(language)
    sides, roles, items = (tuple(words.replace("-", " ") for words in line.split()) for line in GLOSSARY[language])
    assert tuple(side_name(own, side) for side in SIDES) == sides
    assert tuple(role_name(own, role) for role in ROLES) == roles
    assert tuple(item_name(own, item) for item in ITEMS) == items


OTHERS_NAMES = ("tycoon-gold", "permission-", "command-team-name")
"""Words that players type, what Discord calls its own permissions, and a command's name."""


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [(language, right, wrong) for language, words in OTHER_WORDS.items() for right, wrong in words.items()],
)
def test_one_word_for_each_thing(language: str, right: str, wrong: str) -> None:
    border = r"\b" if language == "en" else ""
    pattern = re.compile("|".join(f"{border}{word}{border}" for word in wrong.split()), re.IGNORECASE)
    found = {
        message_id: pattern.findall(words)
        for message_id in messages(language)
        if not message_id.startswith(OTHERS_NAMES) and pattern.search(words := said(language, message_id))
    }
    assert found == {}, f"say {right}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_called_as_they_are_called_in_this_language(language: str) -> None:
    """A text names a command by a reference to its name, so that it cannot say another one."""
    written_out = re.compile(r"(?<!\w)/(?=[^\W\d])")
    assert [one for one in messages(language) if written_out.search(said(language, one))] == []


# In both scripts' character sets, but the other script's character for what we say.
SHARED = {"zh-TW": "后里个于几万台云制复系", "zh-CN": "於後裡"}


@pytest.mark.parametrize(("language", "charset"), [("zh-CN", "gb2312"), ("zh-TW", "big5")])
def test_each_script_is_pure(language: str, charset: str) -> None:
    """The old national character sets hold the characters of one script only."""
    for file in (LOCALES / language).iterdir():
        text = file.read_text(encoding="utf-8")
        own = text.encode(charset, "ignore").decode(charset)
        foreign = [char for char in text if char not in own and unicodedata.category(char)[0] == "L"]
        assert foreign == [], file.name
        assert not set(text) & set(SHARED[language]), file.name


def test_the_charsets_tell_the_scripts_apart() -> None:
    for char in "东财见说这飞红铁":
        with pytest.raises(UnicodeEncodeError):
            char.encode("big5")
    for char in "東財見說這飛紅鐵":
        with pytest.raises(UnicodeEncodeError):
            char.encode("gb2312")


@pytest.mark.parametrize("language", ["zh-CN", "zh-TW"])
def test_chinese_uses_its_own_punctuation(language: str) -> None:
    loose = re.compile(r"[一-龥][,;:!?()](?!\d)|[,;:!?][一-龥]|\.\.\.|。。")
    wrong = {one: hit.group() for one in messages(language) if (hit := loose.search(said(language, one)))}
    assert wrong == {}

"""A whole nightfall as the channel and two seats read it, in each language."""

from datetime import UTC, datetime

import pytest

from bot.games.tycoon.game import TYCOON
from bot.presentation.localizer import LANGUAGES
from bot.presentation.names import safe_names
from bot.presentation.tycoon import Hours, lines
from tests.presentation.texts import texts

HOURS = Hours(dawn=datetime(2026, 11, 30, 0, 0, tzinfo=UTC))
NAMES = safe_names({"1": "阿明", "2": "Bob", "3": "小雨", "4": "老王", "5": "Eve", "6": "**石头**"})
SEATS = {
    "1": {"side": "east", "role": "miser"},
    "2": {"side": "east", "role": "commoner"},
    "3": {"side": "east", "role": "commoner"},
    "4": {"side": "west", "role": "thief"},
    "5": {"side": "west", "role": "commoner"},
    "6": {"side": "west", "role": "commoner"},
}
VOTES = {"1": "6", "2": "6", "3": "5", "4": "1", "5": None, "6": "5"}
BIDS = {"1": {"missile": [8], "mine": [3]}, "2": {"missile": [6]}, "3": {"missile": [5]}}


def nightfall(language: str, bids: object) -> dict[str | None, str]:
    """What everybody (None) and each seat reads at nightfall."""
    start = {"phase": "dusk", "seats": SEATS, "bids": bids, "votes": VOTES, "effects": {"red_card": ["5"]}}
    _, events = TYCOON.tick(TYCOON.load(start, {}, "1"), "1-dusk")
    told: dict[str | None, list[str]] = {}
    for event in events:
        reader = event.audience[0] if event.audience else None
        told.setdefault(reader, []).extend(lines(event, texts(language), NAMES, HOURS))
    return {reader: "\n".join(read) for reader, read in told.items()}


PUBLIC = {
    "zh-CN": """\
第 1 天计票：
5号 Eve 实得 2 票，计为 4 票
6号 ＊＊石头＊＊ 得 2 票
1号 阿明 得 1 票
红卡：5号 Eve 得的票加倍。
得票最多的是 5号 Eve。
5号 Eve 被大家投票出局。
亮身份：西城的水民。
接下来请安静看戏，先别在帖子里发言。
天黑了，第 1 天结束。
在场的人都会私下收到自己的结果，谁中标只有本人知道。
天亮：<t:1795996800:F>。""",
    "zh-TW": """\
第 1 天計票：
5號 Eve 實得 2 票，計為 4 票
6號 ＊＊石头＊＊ 得 2 票
1號 阿明 得 1 票
紅卡：5號 Eve 得的票加倍。
得票最多的是 5號 Eve。
5號 Eve 被大家投票出局。
亮身份：西城的水民。
接下來請安靜看戲，先別在討論串裡發言。
天黑了，第 1 天結束。
在場的人都會私下收到自己的結果，誰得標只有本人知道。
天亮：<t:1795996800:F>。""",
    "en": """\
Tally of day 1:
seat 5 Eve has 2 votes, counted as 4
seat 6 ＊＊石头＊＊ has 2 votes
seat 1 阿明 has 1 vote
Red card: votes against seat 5 Eve are doubled.
Most votes: seat 5 Eve.
Out: seat 5 Eve, by the vote.
Reveal: commoner of West.
From here on, please watch and do not post in the thread.
Nightfall of day 1.
Everybody still in is told privately how their bids went; only a winner knows who won.
Dawn: <t:1795996800:F>.""",
}

WINNER = {
    "zh-CN": """\
第 1 天的出价结果（只有你看得到）：
飞弹：中标，付 6 金。
你现在有 10 金。
今晚可用：飞弹。不用也行，<t:1795996800:F> 天亮前都能改。
飞弹：今晚选一个人，天亮时他出局。""",
    "zh-TW": """\
第 1 天的出價結果（只有你看得到）：
飛彈：得標，付 6 金。
你現在有 10 金。
今晚可用：飛彈。不用也行，<t:1795996800:F> 天亮前都能改。
飛彈：今晚選一個人，天亮時他出局。""",
    "en": """\
Your bids of day 1 (only you see this):
missile: won, 6 gold paid.
You now have 10 gold.
Yours to use tonight, or not: missile. You can change your mind until dawn, <t:1795996800:F>.
Missile: tonight, choose one seat: it is out at dawn.""",
}

LOSER = {
    "zh-CN": """\
第 1 天的出价结果（只有你看得到）：
飞弹：没有中标，返还 3 金。
你现在有 13 金。""",
    "zh-TW": """\
第 1 天的出價結果（只有你看得到）：
飛彈：沒有得標，返還 3 金。
你現在有 13 金。""",
    "en": """\
Your bids of day 1 (only you see this):
missile: not won, refund 3 gold.
You now have 13 gold.""",
}

IDLE = {
    "zh-CN": """\
第 1 天的出价结果（只有你看得到）：
你今天没有出价。
你现在有 10 金。""",
    "zh-TW": """\
第 1 天的出價結果（只有你看得到）：
你今天沒有出價。
你現在有 10 金。""",
    "en": """\
Your bids of day 1 (only you see this):
You did not bid today.
You now have 10 gold.""",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_reads_the_tally_who_is_out_and_the_night(language: str) -> None:
    assert nightfall(language, BIDS)[None] == PUBLIC[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_t17_a_winner_reads_what_he_paid_and_may_do(language: str) -> None:
    assert nightfall(language, BIDS)["2"] == WINNER[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_t17_a_loser_reads_his_refund(language: str) -> None:
    assert nightfall(language, BIDS)["3"] == LOSER[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_t17_a_seat_that_did_not_bid_gets_a_letter_too(language: str) -> None:
    assert nightfall(language, BIDS)["4"] == IDLE[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_t17_a_loser_reads_the_same_whether_the_item_was_sold_or_not(language: str) -> None:
    sold = nightfall(language, {"1": {"missile": [8]}, "2": {"missile": [6]}, "3": {"missile": [5]}})
    unsold = nightfall(language, {"1": {"missile": [8]}, "2": {"missile": [8]}})
    assert sold["1"] == unsold["1"]
    assert sold["2"] != unsold["2"]

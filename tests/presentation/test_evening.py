"""A lobby, a day, a nightfall, a winner's letter, a dawn and an end, word for word in each language."""

import pytest

from bot.presentation.localizer import LANGUAGES
from tests.presentation import evening

LOBBY = {
    "zh-CN": """\
## 疯狂大富翁
主持人：<@…1>
已报名 6 / 16 人
1号 阿明、2号 Bob、3号 小雨、4号 老王、5号 Eve和6号 电脑代打
候补：候补阿华
身份：每城 8 人：守财奴 1、大商人 1、期货商 1、小偷 1和水民 4。
开局就知道谁是东城、谁是西城。同城的身份互相知道，对面的身份不公开。
每天天亮 08:00，截标 20:00，天黑 21:00（Asia/Shanghai 时间）
开局后至少过 18 小时才第一次天黑。
[参加] [退出] [规则]
[开局] [电脑代打补满] [请他退出] [取消报名] [主持面板]""",
    "zh-TW": """\
## 瘋狂大富翁
主持人：<@…1>
已報名 6 / 16 人
1號 阿明、2號 Bob、3號 小雨、4號 老王、5號 Eve和6號 電腦代打
候補：候补阿华
身份：每城 8 人：守財奴 1、大商人 1、期貨商 1、小偷 1和水民 4。
開局就知道誰是東城、誰是西城。同城的身份互相知道，對面的身份不公開。
每天天亮 08:00，截標 20:00，天黑 21:00（Asia/Shanghai 時間）
開局後至少過 18 小時才第一次天黑。
[參加] [退出] [規則]
[開局] [電腦代打補滿] [請他退出] [取消報名] [主持面板]""",
    "en": """\
## Mad Tycoon
Host: <@…1>
Seats taken: 6 of 16
Seat 1 阿明, seat 2 Bob, seat 3 小雨, seat 4 老王, seat 5 Eve, and seat 6 robot
Waiting list: 候补阿华
Roles: 8 seats a side: miser 1, merchant 1, trader 1, thief 1, and commoner 4.
Everybody knows who is East and who is West. Your own side's roles are known to you, the other side's are hidden.
Dawn 08:00, bids close 20:00, nightfall 21:00 every day (Asia/Shanghai time)
The first nightfall comes 18 hours after the start, or later.
[Join] [Leave] [Rules]
[Start] [Fill with robots] [Kick] [Close the lobby] [Host panel]""",
}

DAY = {
    "zh-CN": """\
## 第 2 天白天
可以出价，也可以投票。出价先写成草稿，点“封标”才生效；截标时草稿会自动封标。
截标：<t:1795953600:F>（<t:1795953600:R>）
天黑：<t:1795957200:F>（<t:1795957200:R>）
在场 6 人：1号 阿明、2号 Bob、3号 小雨、4号 老王、5号 Eve和6号 电脑代打。
投票：6 人里已有 4 人投了。
4号 老王 2 票（1号和2号）
1号 阿明 1 票（5号）
弃票：6号
还没投：3号和4号
[出价] [封标] [我的身份] [规则]
[投给谁？ ▾]
[弃票] [撤票] [历次投票] [主持面板]""",
    "zh-TW": """\
## 第 2 天白天
可以出價，也可以投票。出價先寫成草稿，按「封標」才生效；截標時草稿會自動封標。
截標：<t:1795953600:F>（<t:1795953600:R>）
天黑：<t:1795957200:F>（<t:1795957200:R>）
在場 6 人：1號 阿明、2號 Bob、3號 小雨、4號 老王、5號 Eve和6號 電腦代打。
投票：6 人裡已有 4 人投了。
4號 老王 2 票（1號和2號）
1號 阿明 1 票（5號）
棄票：6號
還沒投：3號和4號
[出價] [封標] [我的身份] [規則]
[投給誰？ ▾]
[棄票] [撤票] [歷次投票] [主持面板]""",
    "en": """\
## Day 2
Bids and votes are open. A bid is a draft until you press "Seal"; what is not sealed when bids close is sealed then.
Bids close: <t:1795953600:F> (<t:1795953600:R>)
Nightfall: <t:1795957200:F> (<t:1795957200:R>)
6 seats are in: seat 1 阿明, seat 2 Bob, seat 3 小雨, seat 4 老王, seat 5 Eve, and seat 6 robot.
Voted so far: 4 of 6.
2 votes for seat 4 老王: seat 1 and seat 2
1 vote for seat 1 阿明: seat 5
Abstaining: seat 6
Still to vote: seat 3 and seat 4
[Bid] [Seal] [My role] [Rules]
[Vote for … ▾]
[Abstain] [Withdraw] [All votes] [Host panel]""",
}

NIGHTFALL = {
    "zh-CN": """\
## 第 2 天计票：
1号 阿明 实得 1 票，计为 2 票
4号 老王 得 2 票
红卡：1号 阿明 得的票加倍。
1号 阿明和4号 老王 票数并列最高，今天无人出局。
## 天黑了，第 2 天结束。
在场的人都会私下收到自己的结果，谁中标只有本人知道。
天亮：<t:1795953600:F>。
-# <@…1> <@…2> <@…3> <@…4> <@…5>""",
    "zh-TW": """\
## 第 2 天計票：
1號 阿明 實得 1 票，計為 2 票
4號 老王 得 2 票
紅卡：1號 阿明 得的票加倍。
1號 阿明和4號 老王 票數並列最高，今天無人出局。
## 天黑了，第 2 天結束。
在場的人都會私下收到自己的結果，誰得標只有本人知道。
天亮：<t:1795953600:F>。
-# <@…1> <@…2> <@…3> <@…4> <@…5>""",
    "en": """\
## Tally of day 2:
Seat 1 阿明 has 1 vote, counted as 2
Seat 4 老王 has 2 votes
Red card: votes against seat 1 阿明 are doubled.
Tied for the most votes: seat 1 阿明 and seat 4 老王. Nobody is out today.
## Nightfall of day 2.
Everybody still in is told privately how their bids went; only a winner knows who won.
Dawn: <t:1795953600:F>.
-# <@…1> <@…2> <@…3> <@…4> <@…5>""",
}

LETTER = {
    "zh-CN": """\
第 2 天的出价结果（只有你看得到）：
飞弹：中标，付 8 金。
你现在有 10 金。
今晚可用：飞弹。不用也行，<t:1795953600:F> 天亮前都能改。
飞弹：今晚选一个人，天亮时他出局。
-# 疯狂大富翁 · #12 · <#9000000000000000001>
[用道具]""",
    "zh-TW": """\
第 2 天的出價結果（只有你看得到）：
飛彈：得標，付 8 金。
你現在有 10 金。
今晚可用：飛彈。不用也行，<t:1795953600:F> 天亮前都能改。
飛彈：今晚選一個人，天亮時他出局。
-# 瘋狂大富翁 · #12 · <#9000000000000000001>
[用道具]""",
    "en": """\
Your bids of day 2 (only you see this):
missile: won, 8 gold paid.
You now have 10 gold.
Yours to use tonight, or not: missile. You can change your mind until dawn, <t:1795953600:F>.
Missile: tonight, choose one seat: it is out at dawn.
-# Mad Tycoon · #12 · <#9000000000000000001>
[Use an item]""",
}

DAWN = {
    "zh-CN": """\
## 天亮了，第 3 天开始。
6号 电脑代打 中了飞弹，出局。
亮身份：西城的大商人。
接下来请安静看戏，先别在帖子里发言。
在场 4 人：1号 阿明、2号 Bob、3号 小雨和5号 Eve。
每人领到 10 金。
现在可以出价，<t:1795953600:F> 截标。
也可以投票，<t:1795957200:F> 天黑计票。
-# <@…1> <@…2> <@…3> <@…5>""",
    "zh-TW": """\
## 天亮了，第 3 天開始。
6號 電腦代打 中了飛彈，出局。
亮身份：西城的大商人。
接下來請安靜看戲，先別在討論串裡發言。
在場 4 人：1號 阿明、2號 Bob、3號 小雨和5號 Eve。
每人領到 10 金。
現在可以出價，<t:1795953600:F> 截標。
也可以投票，<t:1795957200:F> 天黑計票。
-# <@…1> <@…2> <@…3> <@…5>""",
    "en": """\
## Dawn. Day 3 begins.
Out: seat 6 robot, hit by a missile.
Reveal: merchant of West.
From here on, please watch and do not post in the thread.
4 seats are in: seat 1 阿明, seat 2 Bob, seat 3 小雨, and seat 5 Eve.
Everybody gets 10 gold.
Bids are open; bids close <t:1795953600:F>.
Votes are open until nightfall, <t:1795957200:F>.
-# <@…1> <@…2> <@…3> <@…5>""",
}

END = {
    "zh-CN": """\
5号 Eve 中了飞弹，出局。
亮身份：西城的水民。
接下来请安静看戏，先别在帖子里发言。
## 西城的水民全部出局，东城获胜！
本局到第 2 天结束，大家亮身份：
东城
1号 阿明 是守财奴，活到最后
2号 Bob 是期货商，活到最后
3号 小雨 是水民，活到最后
西城
4号 老王 是小偷，出局
5号 Eve 是水民，出局
6号 电脑代打 是大商人，活到最后""",
    "zh-TW": """\
5號 Eve 中了飛彈，出局。
亮身份：西城的水民。
接下來請安靜看戲，先別在討論串裡發言。
## 西城的水民全部出局，東城獲勝！
本局到第 2 天結束，大家亮身份：
東城
1號 阿明 是守財奴，活到最後
2號 Bob 是期貨商，活到最後
3號 小雨 是水民，活到最後
西城
4號 老王 是小偷，出局
5號 Eve 是水民，出局
6號 電腦代打 是大商人，活到最後""",
    "en": """\
Out: seat 5 Eve, hit by a missile.
Reveal: commoner of West.
From here on, please watch and do not post in the thread.
## All commoners of West are out: East wins!
The match ended on day 2. Everybody revealed:
East
Seat 1 阿明 (miser), alive to the end
Seat 2 Bob (trader), alive to the end
Seat 3 小雨 (commoner), alive to the end
West
Seat 4 老王 (thief), out
Seat 5 Eve (commoner), out
Seat 6 robot (merchant), alive to the end""",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby(language: str) -> None:
    assert evening.lobby(language) == LOBBY[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_of_a_day(language: str) -> None:
    assert evening.day(language) == DAY[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_nightfall(language: str) -> None:
    assert evening.told(language, evening.DUSK) == NIGHTFALL[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_winners_letter(language: str) -> None:
    assert evening.letter(language, evening.DUSK, "1") == LETTER[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dawn(language: str) -> None:
    assert evening.told(language, evening.NIGHT) == DAWN[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_end(language: str) -> None:
    assert evening.told(language, evening.LAST_NIGHT) == END[language]

### 疯狂大富翁：面板上写什么，出价和预约怎么说给本人听。

## 面板：现在做什么

tycoon-panel-do-day = 可以出价，也可以投票。出价先写成草稿，点“封标”才生效；截标时草稿会自动封标。
tycoon-panel-do-day-no_vote = 可以出价，今天不投票。出价先写成草稿，点“封标”才生效；截标时草稿会自动封标。
tycoon-panel-do-dusk = 今天已经截标。天黑前还能投票、改票、撤票。
tycoon-panel-do-dusk-no_vote = 今天已经截标，也不投票，等天黑揭晓结果。
tycoon-panel-do-revote = { $seats } 票数并列，再投一轮，只在他们当中选。
tycoon-panel-do-night = 今晚手里有道具的人，点“用道具”选人。没有道具的人，睡个好觉。

## 面板：到几点

tycoon-panel-bids_close = 截标：{ $until }
tycoon-panel-nightfall = 天黑：{ $until }
tycoon-panel-revote = 第二轮计票：{ $until }
tycoon-panel-dawn = 天亮：{ $until }

## 面板：谁出局了，谁投了谁

tycoon-panel-out = 出局 { $number } 人：{ $seats }。
tycoon-panel-fallen-role = { $seat }（{ $side }{ $role }）
tycoon-panel-fallen-side = { $seat }（{ $side }）
tycoon-panel-votes-secret = 投票保密：谁投谁不公布，计票时只公布票数。
tycoon-panel-votes = 投票：{ $living } 人里已有 { $voted } 人投了。
tycoon-panel-votes-for = { $seat } { $votes } 票（{ $voters }）
tycoon-panel-votes-abstain = 弃票：{ $voters }
tycoon-panel-votes-missing = 还没投：{ $seats }

## 报名时先说清楚

tycoon-lobby-roster = 身份：{ $roster }
tycoon-lobby-known-members_and_roles = 开局就知道谁是东城、谁是西城。同城的身份互相知道，对面的身份不公开。
tycoon-lobby-known-members = 开局就知道谁是东城、谁是西城。各是什么身份，只有自己知道。
tycoon-lobby-known-none = 开局谁也不认识谁，只知道自己的身份。
tycoon-lobby-rule = 房规“{ $title }”：{ $rule }

## 一个人要做的事，用几个字说

tycoon-asked-bid = { $item } { $amount } 金
tycoon-asked-order = { $item }用在 { $seats } 身上
tycoon-asked-decline = 不用{ $item }
tycoon-asked-vote = 投给 { $seat }
tycoon-asked-abstain = 弃票
tycoon-asked-unvote = 撤票

## 草稿和预约

tycoon-draft = 草稿：{ $item } { $amount } 金，还没有封标。
tycoon-draft-replaced = 封标时，先前封的 { $replaced } 金会返还。
tycoon-draft-purse = 照这样封标，你还能用 { $purse } 金。
tycoon-draft-half_bids = 照这样封标，带 .5 的出价还剩 { $half_bids } 次。
tycoon-draft-until = 截标：{ $until }。那之前都能改；到时还没封标的，自动封标。
tycoon-standing = 预约：若中标，{ $asked }。天亮时照办，当晚另作安排就不照它了。
tycoon-given = 按你的草稿或预约，或由电脑代打、主持人补录，替你做了：

## 我的身份

tycoon-own-out = 你已经出局了。
tycoon-own-draft = 草稿：{ $asked }，还没有封标。
tycoon-own-item = 今晚你手里有{ $item }，还没有安排。
tycoon-orders-none = 今晚你手里没有道具。
tycoon-orders-nobody = 不用{ $item }

## 试算

tycoon-foreseen-day = 到时还没封的草稿自动封标，不再收出价。票到天黑再计。
tycoon-foreseen-day-no_vote = 到时还没封的草稿自动封标，不再收出价。
tycoon-foreseen-dusk = 到时计票，公布谁出局；每个人的出价结果由我私下告诉他，然后是夜里。
tycoon-foreseen-dusk-no_vote = 到时天黑；每个人的出价结果由我私下告诉他，然后是夜里。
tycoon-foreseen-revote = 到时第二轮计票，公布谁出局；每个人的出价结果由我私下告诉他，然后是夜里。
tycoon-foreseen-night = 到时昨晚安排的道具一起生效，公布谁出局。
tycoon-foreseen-count = 现在就计票的话（票还会变）：
tycoon-foreseen-lot = 票数并列：{ $seats }。由抽签决定谁出局。
tycoon-foreseen-cards = 昨晚用的卡到计票时才公布，结果可能不一样。

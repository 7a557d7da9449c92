### 疯狂大富翁：名称，和每件事发生时说的话。

tycoon-name = 疯狂大富翁

## 名称。words 是玩家可能打的字，用逗号隔开，各种语言的都认。

tycoon-side-east = 东城
tycoon-side-west = 西城

tycoon-role-miser = 守财奴
tycoon-role-merchant = 大商人
tycoon-role-trader = 期货商
tycoon-role-thief = 小偷
tycoon-role-commoner = 水民

tycoon-item-missile = 飞弹
    .words = 飞弹, 导弹
tycoon-item-mine = 地雷
    .words = 地雷, 雷
tycoon-item-alliance = 同盟卡
    .words = 同盟卡, 同盟, 盟
tycoon-item-red_card = 红卡
    .words = 红卡, 红
tycoon-item-black_card = 黑卡
    .words = 黑卡, 黑

tycoon-gold = 金
    .words = 金, 金币, 个金币

tycoon-phase-day = 白天
tycoon-phase-dusk = 截标后
tycoon-phase-revote = 第二轮投票
tycoon-phase-night = 夜里
tycoon-phase-over = 已结束
tycoon-phase-label = { $phase ->
        [day] 第 { $day } 天白天
        [dusk] 第 { $day } 天截标后
        [revote] 第 { $day } 天第二轮投票
        [night] 第 { $day } 天夜里
       *[other] 第 { $day } 天，已结束
    }
tycoon-phase-end = { $phase ->
        [day] 第 { $day } 天截标
        [dusk] 第 { $day } 天天黑
        [revote] 第 { $day } 天第二轮计票
       *[other] 第 { $next } 天天亮
    }

## 道具和身份各有什么用

tycoon-use-missile = 飞弹：今晚选一个人，天亮时他出局。
tycoon-use-mine = 地雷：今晚埋在一个人身上，别人对他用道具就会出局，用出去的道具照样有效。
tycoon-use-alliance = 同盟卡：今晚选两个人，明天计票时他们的票都算投给你投的人。
tycoon-use-red_card = 红卡：今晚选一个人，明天计票时他得的票加倍。
tycoon-use-black_card = 黑卡：今晚选一个人，明天计票时他得的票减半，逢单数进一。

tycoon-power-miser = 你的本事：出价没有中标，返还三分之二，别人只返还一半。
tycoon-power-merchant = 你的本事：同一件道具每天可以出两个价，写成“飞弹 5 7”。
tycoon-power-trader = 你的本事：整局有三次机会出带 .5 的价，比如 8.5。
tycoon-power-thief = 你的本事：你出过价的道具，中标的人要被你偷走 1 金。
tycoon-power-commoner = 你没有特权，可是最要紧：一城的水民全部出局，这一城就输了。

## 发身份

tycoon-dealt = 你是{ $seat }，{ $side }的{ $role }。这条只有你看得到，请收好。
tycoon-dealt-mates = 你的同城：
tycoon-dealt-mate = { $seat } 是{ $role }
tycoon-dealt-mate-unknown = { $seat }

## 天亮

tycoon-day = 天亮了，第 { $day } 天开始。
tycoon-day-living = 在场 { $number } 人：{ $seats }。
tycoon-day-income = 每人领到 { $income } 金。
tycoon-day-bids = 现在可以出价，截标前都收。
tycoon-day-bids-until = 现在可以出价，{ $until } 截标。
tycoon-day-votes = 也可以投票，天黑计票。
tycoon-day-votes-until = 也可以投票，{ $until } 天黑计票。
tycoon-day-no-votes = 今天不投票。

tycoon-effects = 今天计票时生效的卡：
tycoon-effect-red_card = 红卡：{ $seats } 得的票加倍。
tycoon-effect-black_card = 黑卡：{ $seats } 得的票减半，逢单数进一。
tycoon-effect-alliance = 同盟卡：{ $bound } 的票跟着 { $by } 走。

## 出价和投票

tycoon-sealed = 已封标：{ $item } { $amount } 金。
tycoon-sealed-replaced = 先前封的 { $replaced } 金已返还。
tycoon-sealed-purse = 还能用 { $purse } 金。
tycoon-sealed-half_bids = 带 .5 的出价还剩 { $half_bids } 次。

tycoon-vote = { $seat } 投给 { $target }。
tycoon-vote-abstain = { $seat } 弃票。
tycoon-vote-withdrawn = { $seat } 撤票。
tycoon-vote-own = 已记下：你投给 { $target }。计票前可以改票或撤票。
tycoon-vote-own-abstain = 已记下：你弃票。计票前可以改票或撤票。
tycoon-vote-own-withdrawn = 已记下：你撤票了。计票前还可以再投。
tycoon-vote-own-until = 计票：{ $until }。

tycoon-bids-closed = 第 { $day } 天截标，今天不再收出价，结果天黑时揭晓。
tycoon-bids-closed-until = 天黑：{ $until }。

## 计票

tycoon-tally = 第 { $day } 天计票：
tycoon-tally-seat = { $seat } 得 { $votes } 票
tycoon-tally-seat-adjusted = { $seat } 实得 { $real } 票，计为 { $adjusted } 票
tycoon-tally-none = 没有人得票，今天无人出局。
tycoon-tally-out = 得票最多的是 { $seats }。
tycoon-tally-drawn = { $tied } 票数并列最高，抽签抽到 { $seats }。
tycoon-tally-tied = { $tied } 票数并列最高，今天无人出局。
tycoon-tally-again = { $seats } 票数并列最高，再投一轮，只在他们当中选，限时 { $minutes } 分钟。
tycoon-tally-again-until = 第二轮计票：{ $until }。

## 出局

tycoon-died-missile = { $seat } 中了飞弹，出局。
tycoon-died-mine = { $seat } 踩了地雷，出局。
tycoon-died-vote = { $seat } 被大家投票出局。
tycoon-died-removed = { $seat } 由主持人请离，按出局算。
tycoon-died-unsaid = { $seat } 出局，原因不公布。
tycoon-died-role = 亮身份：{ $side }的{ $role }。
tycoon-died-side = 亮身份：{ $side }的人，其余不公布。
tycoon-died-hidden = 身份不公布。
tycoon-talk-silent = 接下来请安静看戏，先别在帖子里发言。
tycoon-talk-last_words = 可以留一次遗言，之后请安静看戏。
tycoon-talk-free = 出局后也可以继续发言。

## 天黑和夜里

tycoon-night = 天黑了，第 { $day } 天结束。
tycoon-night-letters = 在场的人都会私下收到自己的结果，谁中标只有本人知道。
tycoon-night-until = 天亮：{ $until }。

tycoon-results = 第 { $day } 天的出价结果（只有你看得到）：
tycoon-results-none = 你今天没有出价。
tycoon-results-won = { $item }：中标，付 { $price } 金。
tycoon-results-lost = { $item }：没有中标，返还 { $refund } 金。
tycoon-results-both = { $item }：一个出价中标，付 { $price } 金；另一个没有中标，返还 { $refund } 金。
tycoon-results-purse = 你现在有 { $purse } 金。
tycoon-results-tonight = 今晚可用：{ $items }。不用也行，{ $until } 天亮前都能改。

tycoon-ordered-missile = 已记下：今晚用飞弹打 { $targets }。
tycoon-ordered-mine = 已记下：今晚把地雷埋在 { $targets } 身上。
tycoon-ordered-alliance = 已记下：今晚用同盟卡绑住 { $targets }。
tycoon-ordered-red_card = 已记下：今晚给 { $targets } 用红卡。
tycoon-ordered-black_card = 已记下：今晚给 { $targets } 用黑卡。
tycoon-declined = 已记下：今晚不用{ $item }。
tycoon-change = 天亮前都可以改。
tycoon-change-until = { $until } 天亮前都可以改。

## 结束

tycoon-ended-commoners = { $loser }的水民全部出局，{ $winner }获胜！
tycoon-ended-headcount = 两城的水民都出局了，{ $winner }活着的人多，{ $winner }获胜！
tycoon-ended-headcount-draw = 两城都没有人活下来，平局。
tycoon-ended-max_days = 天数已满，{ $winner }活着的人多，{ $winner }获胜！
tycoon-ended-max_days-draw = 天数已满，两城活着的人一样多，平局。
tycoon-ended-day = 本局到第 { $day } 天结束，大家亮身份：
tycoon-ended-side = { $side }
tycoon-ended-living = { $seat } 是{ $role }，活到最后
tycoon-ended-out = { $seat } 是{ $role }，出局

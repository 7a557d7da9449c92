### 疯狂大富翁：怎么玩，一屏说完。

tycoon-guide-title = 疯狂大富翁怎么玩
tycoon-guide-sides = 东城、西城人数一样多，身份各有本事。一城的水民全部出局，这一城就输了。
tycoon-guide-gold = 每天天亮，在场的人各领 10 金，没用完的留着。
tycoon-guide-bids = 白天五件道具各卖一件。出价要是整数，不低于底价，想出几件都行，加起来不超过手上的金。先写草稿，封标就定了；截标时草稿自动封标。
tycoon-guide-auction = 只有一个人出的价才算数：算数的价里第二低的中标，只有一个就是它，一个也没有就流拍。比如 4、5、5、6、7、7、8，中标的是 6。
tycoon-guide-refund = 中标的付自己出的价，没有中标的返还一半，四舍五入。
tycoon-guide-votes = 天黑前每人一票，可以改票、弃票、撤票。得票最多的出局。
tycoon-guide-night = 夜里，中标的人可以用道具，天亮时一起生效；不用就作废。
tycoon-guide-roles = 守财奴没有中标时返还三分之二；大商人同一件可以出两个价；期货商整局三次可以出带 .5 的价；小偷出过价的道具，中标的人要被他偷走 1 金；水民没有特权。
tycoon-guide-end = 一城的水民全部出局，另一城当场获胜；两城同时没了水民，活着的人多的一城获胜。

guide-house = 第 { $match } 局的房规
guide-house-usual = 房规，通常是这样
guide-changed = 标 { $mark } 的 { $number } 项和通常的不一样。
guide-same = 全部照通常的。
guide-rule = { $title }：{ $rule }
why-by = 依据：{ $rules }

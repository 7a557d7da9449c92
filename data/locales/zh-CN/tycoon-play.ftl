### 疯狂大富翁：出价的表单、预约、历次投票、为什么。

tycoon-form-title = 出价 · 可用 { $purse } 金
tycoon-form-label = { $item } · 底价 { $floor }
tycoon-form-label-sealed = { $item } · 底价 { $floor } · 已封 { $amounts }
tycoon-form-hint = 写整数，比如 8；不出就空着
tycoon-form-hint-merchant = 一个价写 8，两个价写 5 7；不出就空着
tycoon-form-hint-trader = 比如 8，或者 8.5；不出就空着
tycoon-form-nothing = 这次填的都没有记下，请再填一次。
tycoon-form-all = 今天能出的价你都封标了。

tycoon-stand-head = 预约：先说好，哪件道具若中标，就用在谁身上。天亮时照办，当晚另作安排就不照它了。
tycoon-stand-none = 先出价，才能预约：今天你对它还没有出价。
tycoon-stand-nobody = 不预约{ $item }
tycoon-use-nobody = 不用

tycoon-votes-none = 还没有人投过票。
tycoon-votes-changed = 中途改票或撤票：{ $seats }

tycoon-why-nothing = 还没有结果，没有什么可解释的。
tycoon-why-tally = 先算同盟卡：被绑的人跟着用卡的人投；再算红卡加倍，最后算黑卡减半。得票最多的出局。
tycoon-why-winner = 同一件道具的出价里，只有一个人出的价才算数；算数的价里第二低的中标，只有一个算数就是它中标，付自己出的价。别人出了什么，谁也不告诉。
tycoon-why-refund = 没有中标的出价返还一半，守财奴三分之二，四舍五入。道具有没有人中标，对你说的都一样。
tycoon-why-thief = 中标的道具如果小偷也出过价，会被偷走 1 金；这件事不会另外告诉你，只看得出金少了。
tycoon-why-end = 结局

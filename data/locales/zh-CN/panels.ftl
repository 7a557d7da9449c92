### 报名面板、主持面板，和所有按钮、菜单上的字。按钮上的字要短。

panel-paused = 本局暂停。最晚到 { $until }，自动继续。

## 报名

lobby-closed = 报名取消了。
lobby-begun = 报名结束，已经开局，请看下面的面板。
lobby-host = 主持人：{ $hosts }
lobby-seats = 已报名 { $taken } / { $seats } 人
lobby-waiting = 候补：{ $names }
lobby-waiting-number = 候补 { $number } 人
lobby-hours = 每天天亮 { $dawn }，截标 { $bids_close }，天黑 { $nightfall }（{ $zone } 时间）
lobby-first_nightfall = 开局后至少过 { $hours } 小时才第一次天黑。

## 主持面板

host-title = 主持面板，第 { $match } 局
host-status = { $status ->
        [lobby] 正在报名
        [running] 进行中
        [paused] 暂停中
        [over] 已经分出结果
        [ended] 已由主持人结束
       *[closed] 报名已取消
    }
host-phase = 现在：{ $phase }
host-until = 结束：{ $until }
host-owing = 公开的操作还没做：{ $seats }
host-not_received = 还没点“收到身份”：{ $seats }
host-late = 有 { $number } 个操作来得及却到得晚，等你决定要不要补录。
host-late-one = { $phase }，{ $at } 发出
dryrun-title = 试算：到点会怎样
dryrun-next = { $end }：{ $until }
dryrun-paused = 本局暂停中，钟停着。继续以后才会到{ $end }。
dryrun-no_deadline = 这个阶段不限时，到不了点。
dryrun-words = 到时先说你写好的开场白。
dryrun-then = 要是胜负还没分，时间也没人改，接下来：
dryrun-hint = 只按大家都看得到的来算，所以不用公布；出价、道具和身份都没看。要看秘密用 /{ command-host-name } { command-host-look-name }，大家会知道。

## 按钮

button-join = 参加
button-leave = 退出
button-rules = 规则
button-robots = 电脑代打补满
button-start = 开局
button-close = 取消报名
button-received = 收到身份
button-me = 我的身份
button-bid = 出价
button-seal = 封标
button-abstain = 弃票
button-unvote = 撤票
button-votes = 历次投票
button-order = 用道具
button-stand = 预约
button-take = 记到这一局
button-panel = 面板
button-pings-off = 不要@我
button-pings-on = 恢复@我
button-why = 为什么
button-wish = 想继续
button-again = 再来一局
button-dryrun = 试算
button-remind = 提醒
button-announce = 公告
button-extend = 延长
button-reschedule = 改时间
button-tick = 提前结束阶段
button-pause = 暂停
button-resume = 继续
button-substitute = 换替补
button-replace = 交给电脑代打
button-remove = 请离
button-look = 看秘密
button-correct = 更正
button-undo = 撤回一步
button-end = 结束本局

## 菜单

menu-vote = 投给谁？
menu-drop = 撤掉哪个草稿？
menu-use_missile = 飞弹打谁？
menu-use_mine = 地雷埋在谁身上？
menu-use_alliance = 同盟卡绑哪两个人？
menu-use_red_card = 红卡给谁？
menu-use_black_card = 黑卡给谁？
menu-stand_missile = 飞弹若中标，打谁？
menu-stand_mine = 地雷若中标，埋在谁身上？
menu-stand_alliance = 同盟卡若中标，绑哪两个人？
menu-stand_red_card = 红卡若中标，给谁？
menu-stand_black_card = 黑卡若中标，给谁？
menu-enter = 补录哪一个？

### 主持、时间和换人这些事，怎么告诉大家。

notice-reason = 原因：{ $reason }

## 开始和结束

notice-opened = { $game }开始报名，共 { $seats } 人，点面板上的“参加”就行。
notice-closed = 报名取消了，这一局不开。
notice-moved = { $name } 从候补补上来了，坐{ $seat }。
notice-begun = 开局了！身份已经私下发给每个人。没收到私信的，点“我的身份”也能看。
notice-begun-until = 第一个阶段结束：{ $until }。
notice-begun-commitment = 发身份用的种子已经封存，凭据是 { $commitment }。结束后公布种子，谁都可以核对。
notice-finished = 本局结束，谢谢大家一路陪到最后！
notice-stopped = 主持人提前结束了本局。
notice-proof = 核对用：种子 { $seed }，凭据 { $commitment }，末条记录 { $head }
notice-proof-rows = 核对用：种子 { $seed }，凭据 { $commitment }，记录 { $rows } 条，末条 { $head }

## 时间

notice-moved-extended = 主持人延长了时间。
notice-moved-rescheduled = 主持人改了时间。
notice-moved-resumed = 本局继续，暂停的时间补回来。
notice-moved-outage = 连线断了 { $minutes } 分钟，有人可能没法操作，所以时间往后挪。
notice-moved-tick = 主持人要提前结束这个阶段，还没做的请抓紧。
notice-moved-undone = 撤回以后，时间重新定。
notice-deadline = { $end }改到：{ $until }。
notice-deadline-was = 原定 { $was }。
notice-deadline-none = { $end }暂时不定时间。
notice-paused = { $why ->
        [home] 这里一时发不出消息，本局先停下，时间停住了。
       *[host] 主持人让本局暂停，时间停住了。
    }
notice-paused-until = 最晚到 { $until }，自动继续。想早点继续的，点面板上的“想继续”。
notice-wished = 已有 { $wished } 人想继续，满 { $needed } 人就继续。
notice-reminder = { $end }快到了：{ $until }。
notice-reminder-waiting = 还差：{ $seats }。

## 谁在玩，谁主持

notice-seat-substituted = { $seat }换人了，由替补 { $player } 接手。
notice-seat-robot = { $seat }改由电脑代打。
notice-seat-missed = { $seat }几次没动静，先由电脑代打，本人一回来就交还。
notice-seat-left = { $seat }退出了，先由电脑代打，等主持人找替补。
notice-seat-back = { $player } 回来了，{ $seat }交还本人。
notice-hosts = 现在的主持人：{ $hosts }
notice-briefed = 你接手了{ $seat }。点“我的身份”看身份和手头的一切；先前定下的都算数，能改的你都可以改。
notice-draft-refused = 你的草稿没能封标：{ $asked }
notice-standing-refused = 你的预约没能照办：{ $asked }

## 送不到的

notice-unread = 私信送不到：{ $seats }。给你的内容点“我的身份”或用 { $me } 看。
notice-home-seat = 本局的频道现在发不出消息，所以先停下。做过的都算数。
notice-home-hosts = { $why ->
        [gone] 你这一局的频道没有了。
        [locked] 你这一局的帖子被锁了，请解锁。
       *[forbidden] 我在你这一局的频道里发不出消息，请看看我在那里的权限（/{ command-setup-name }）。
    }
notice-home-until = 时间最多停到 { $until }。能发出消息了，本局就自动继续；主持人也可以用 /{ command-host-name } { command-host-resume-name } 或 /{ command-host-name } { command-host-end-name }。

## 主持人做了什么

notice-undone = { $step ->
        [tick] 主持人撤回了{ $end }的结算，划掉的公布都不作数。
        [action] 主持人撤回了{ $phase }里最近的一次操作。
        [correct] 主持人撤回了{ $phase }里做的更正。
       *[other] 主持人撤回了{ $phase }里最近做的一件事。
    }
notice-corrected = 主持人更正了：{ $parts }
notice-looked = { $what ->
        [export] { $host } 导出了本局，里面有全部秘密。
       *[state] { $host } 看过了本局的秘密。
    }
notice-announced = 主持人的话：
notice-entered = 主持人补录了一个来得及却到得晚的操作，{ $phase }按补录后的算。

## 只告诉主持人

notice-second_host = { $host } 自己也在玩，想要{ $act }。另一位主持人也做一次同样的，才会生效。
notice-late = { $phase }里有一个操作 { $at } 发出，来得及，结算后才到。它在补录名单上，补不补由你定。
notice-clock_jump = 这里的时钟不准了，准了以前什么都不会结算。请告诉管机器的人。

## 主持人能做的事

act-extend = 延长时间
act-reschedule = 改时间
act-tick = 提前结束阶段
act-pause = 暂停
act-resume = 继续
act-substitute = 换替补
act-robot = 交给电脑代打
act-remove = 请离一位
act-drop_host = 撤下一位主持人
act-undo = 撤回一步
act-correct = 更正
act-enter = 补录
act-dismiss = 略过补录
act-end = 结束本局
act-unposted = 频道发不出消息
act-posted = 又能发出消息了

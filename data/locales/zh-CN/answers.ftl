### 回答本人：记下了什么，什么时候，还能不能改。

answer-recorded = 记于 { $at }

## 报名

answer-opened = 第 { $match } 局开始报名，共 { $seats } 人。
answer-joined = 你是{ $place }。开局后身份会私信给你，出价也发到私信里就行。
answer-waiting = 人满了，你是候补第 { $position } 位，有人退出就轮到你。
answer-left = 你退出了报名。
answer-kicked = 已请他退出报名。
answer-robots_seated = 现在有 { $robots } 个号由电脑代打。
answer-closed = 报名已取消。
answer-started = 开局了，身份正在私下发出。

## 玩的人

answer-acted_before = 这件事 { $first } 已经记过了，照样算数。
answer-standing_kept = 预约记下了：若中标，{ $asked }。天亮前都可以改。
answer-withdrawn = { $slot }的草稿和预约都撤掉了。
answer-withdrawn-standing = { $slot }的预约撤掉了。
answer-received = 好，主持人知道你收到身份了。
answer-wished = 记下了：{ $wished } 人想继续，满 { $needed } 人就继续。
answer-resigned = 你退出了本局，先由电脑代打。
answer-pings_off = 好，以后公告里不再@你，在每个服务器都一样。要你做的事照样私信告诉你。
answer-pings_on = 好，以后天亮、天黑、还差你的时候会@你。

## 主持人

answer-extended = 时间延长了，大家会看到。
answer-rescheduled = 时间改好了，大家会看到。
answer-tick_soon = 已经告诉大家，这个阶段要提前结束。
answer-paused = 暂停了，大家会看到。
answer-resumed = 继续了，大家会看到。
answer-substituted = 替补已经接手。
answer-robot_plays = 这个号改由电脑代打。
answer-removed = 已请离，按出局算。
answer-host_added = 协助主持加好了。
answer-host_dropped = 他不再主持本局。
answer-second_host_needed = 你自己也在玩，这件事要另一位主持人也做一次同样的，才会生效：{ $act }。
answer-looked = 已经告诉大家你看过了。
answer-announced = 发出去了。
answer-reminded = 提醒过了，还差：{ $waiting }。
answer-reminded-none = 提醒过了，公开的操作都做完了。
answer-ended = 本局结束了。
answer-undone = 撤回了第 { $first } 到第 { $last } 条记录。
answer-corrected = 更正好了，大家会看到改了哪几处。
answer-entered = 补录好了，{ $phase }按补录后的算。
answer-dismissed = 这一条不补录了。

## 按钮过时了，发言当成投票了，等等

hint-stale = 这个按钮过时了，请用最新的面板。
hint-post_no_vote = 发言不算投票，请点面板上的菜单和按钮。
hint-which_match = 你同时在好几局里，请选是哪一局。
hint-no_dm = 私信发不到你那里。不要紧，点面板上的按钮，什么都能做。
hint-nothing_yet = 现在没有要你做的事。
hint-fault = 出了点问题，已经记下，编号 { $id }。请把编号告诉主持人。

### 不能这样做的时候怎么说：每个游戏都一样的那些。

## 哪一局，谁

refused-no_match = 没有第 { $match } 局。
refused-not_in_lobby = 报名已经结束，这个只能在报名时做。
refused-not_running = 本局不在进行中，现在做不了这个。
refused-match_paused = 本局暂停中，继续以后再来。想早点继续，点面板上的“想继续”。
refused-not_paused = 本局没有暂停。
refused-match_over = 本局已经结束。
refused-match_live = 第 { $match } 局还没结束，秘密不能导出。
refused-not_seated = 你不在这一局里。
refused-unknown_seat = 没有“{ $seat }”这个号，请从名单里选。
refused-not_host = 这个只有主持人能做。
refused-host_plays = 你自己也在玩，不能看秘密。
refused-already_plays = 他已经在这一局里了。
refused-last_host = 总要留一位主持人，最后一位不能走。

## 时间

refused-stale_phase = 这个按钮是{ $phase }的，已经过去了。请用最新的面板。
refused-too_late = 来晚了，截止是 { $due_at }。
refused-arrived_late = 你 { $input_at } 就发出了，来得及；可是送到时{ $phase }已经过去，截止是 { $due_at }。它已记在主持人的补录名单上，由主持人决定。
refused-no_deadline = 这个阶段不限时，没有时间可改。
refused-not_later = 延长至少要 1 分钟，你写了 { $minutes }。
refused-not_later-due = 这个阶段本来就快结束了：{ $due_at }。不用再提前。
refused-not_later-soonest = 太早了：{ $due_at }。最早可以改到 { $soonest }。
refused-too_far = 太远了，最多改到 { $days } 天以后。

## 报名

refused-seat_count = 你要 { $count } 人，可以是 { $least } 到 { $most } 人。
refused-already_joined = 你已经报过名了。
refused-not_joined = 报名的名单里没有，不用退出。
refused-places_empty = 还空着 { $count } 个号。等人来，或者点“电脑代打补满”。
refused-could_read_threads = { $seats } 有权看到私密帖子，会看到同城密谈。请先改权限，或者不用帖子密谈。

## 草稿

refused-no_such_draft = { $slot }没有草稿。
refused-no_such_draft-any = 你没有还没封标的草稿。

## 主持人的更正、撤回、补录

refused-malformed = 写法不对：{ $reason }
refused-unsound = 改成这样，数据就前后不符了：{ $reason }
refused-stale_step = 刚才又有了新的记录，现在到第 { $number } 条。请看过再决定撤不撤回。
refused-nothing_to_undo = 没有可以撤回的了。
refused-no_late_input = 补录名单上没有这一条，也许已经处理过了。
refused-too_much_happened = { $phase }以后又发生了别的事，不能补录了。

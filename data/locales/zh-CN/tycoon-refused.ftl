### 疯狂大富翁：不能这样做的时候怎么说。先说哪里不对，再说可以怎样，数字写清楚。

tycoon-refused-match_over = 本局已经结束，不再收任何操作。
tycoon-refused-wrong_phase = { $phase ->
        [day] 现在是白天，能出价，也能投票；道具要等天黑中标后再用。
        [dusk] 今天已经截标，天黑前只能投票；出价等明天天亮。
        [revote] 现在是第二轮投票，只收票；出价等明天天亮。
        [night] 现在是夜里，只有中标的人能用道具；出价和投票等天亮。
       *[other] 现在不能这样做，请看面板上写的现在能做什么。
    }
tycoon-refused-no_vote_today = 第 1 天不投票，第 2 天起才投。
tycoon-refused-unknown_seat = 本局没有 { $seat }，请从名单里选。
tycoon-refused-dead = { $seat } 已经出局，不能再出价、投票或用道具。
tycoon-refused-unknown_item = 没有“{ $item }”这件道具，有的是：{ $allowed }。
tycoon-refused-not_a_number = “{ $amount }”不是数字，金额请写整数，比如 8。
tycoon-refused-not_holder = 今晚{ $item }不在你手里，只能用自己中标的道具。
tycoon-refused-not_whole = 出价要是整数，你出了 { $amount }。只有期货商能出带 .5 的价。
tycoon-refused-no_half_bids_left = 带 .5 的价整局只能出三次，你已经用完了，请出整数。
tycoon-refused-below_floor = { $item }底价 { $floor }，你出了 { $amount }。
tycoon-refused-already_bid = 你今天对{ $item }的出价已经封标，不能再出。
tycoon-refused-over_budget = 你只能用 { $purse } 金，出 { $amount } 不够。
tycoon-refused-wrong_target_count = { $item }要选 { $allowed } 个人，你选了 { $count } 个。
tycoon-refused-same_target_twice = { $seat } 选了两次，请选两个不同的人。
tycoon-refused-target_dead = { $seat } 已经出局，请选还活着的人。
tycoon-refused-self_target = 本局的{ $item }不能用在自己身上，请选别人。
tycoon-refused-self_vote = 本局不能投自己，可以投别人，也可以弃票。
tycoon-refused-not_in_revote = 第二轮只能投 { $allowed }，{ $seat } 不在其中。

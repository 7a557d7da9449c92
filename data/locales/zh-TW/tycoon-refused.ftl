### 瘋狂大富翁：不能這樣做的時候怎麼說。先說哪裡不對，再說可以怎樣，數字寫清楚。

tycoon-refused-match_over = 本局已經結束，不再收任何操作。
tycoon-refused-wrong_phase = { $phase ->
        [day] 現在是白天，能出價，也能投票；道具要等天黑得標後再用。
        [dusk] 今天已經截標，天黑前只能投票；出價等明天天亮。
        [revote] 現在是第二輪投票，只收票；出價等明天天亮。
        [night] 現在是夜裡，只有得標的人能用道具；出價和投票等天亮。
       *[other] 現在不能這樣做，請看面板上寫的現在能做什麼。
    }
tycoon-refused-no_vote_today = 第 1 天不投票，第 2 天起才投。
tycoon-refused-unknown_seat = 本局沒有 { $seat }，請從名單裡選。
tycoon-refused-dead = { $seat } 已經出局，不能再出價、投票或用道具。
tycoon-refused-unknown_item = 沒有「{ $item }」這件道具，有的是：{ $allowed }。
tycoon-refused-not_a_number = 「{ $amount }」不是數字，金額請寫整數，例如 8。
tycoon-refused-not_holder = 今晚{ $item }不在你手上，只能用自己得標的道具。
tycoon-refused-not_whole = 出價要是整數，你出了 { $amount }。只有期貨商能出帶 .5 的價。
tycoon-refused-no_half_bids_left = 帶 .5 的價整局只能出三次，你已經用完了，請出整數。
tycoon-refused-below_floor = { $item }底價 { $floor }，你出了 { $amount }。
tycoon-refused-already_bid = 你今天對{ $item }的出價已經封標，不能再出。
tycoon-refused-over_budget = 你只能用 { $purse } 金，出 { $amount } 不夠。
tycoon-refused-wrong_target_count = { $item }要選 { $allowed } 個人，你選了 { $count } 個。
tycoon-refused-same_target_twice = { $seat } 選了兩次，請選兩個不同的人。
tycoon-refused-target_dead = { $seat } 已經出局，請選還活著的人。
tycoon-refused-self_target = 本局的{ $item }不能用在自己身上，請選別人。
tycoon-refused-self_vote = 本局不能投自己，可以投別人，也可以棄票。
tycoon-refused-not_in_revote = 第二輪只能投 { $allowed }，{ $seat } 不在其中。

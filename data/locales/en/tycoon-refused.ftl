### Mad Tycoon: what is said when something is not allowed. What is wrong, what is allowed, and the number.

tycoon-refused-match_over = This match is over; nothing more can be done in it.
tycoon-refused-wrong_phase = { $phase ->
        [day] It is day: you can bid and vote. Items are used after nightfall.
        [dusk] Bids are closed: you can only vote until nightfall. You can bid again at dawn.
        [revote] The second ballot is on: you can only vote. You can bid again at dawn.
        [night] It is night: only winners can use their items. You can bid and vote again at dawn.
       *[other] This is not the time for it; the panel says what you can do now.
    }
tycoon-refused-no_vote_today = There is no vote on day 1; voting begins on day 2.
tycoon-refused-unknown_seat = There is no { $seat } in this match; please choose from the list.
tycoon-refused-dead = Already out: { $seat }. A seat that is out cannot bid, vote or use items.
tycoon-refused-unknown_item = There is no item "{ $item }"; there are { $allowed }.
tycoon-refused-not_a_number = "{ $amount }" is not a number; please write a whole amount such as 8.
tycoon-refused-not_holder = The { $item } is not yours tonight; you can only use what you won.
tycoon-refused-not_whole = Bids are whole numbers, and you wrote { $amount }. Only the trader may bid .5.
tycoon-refused-no_half_bids_left = Three bids a match may end in .5, and you have used yours; please bid a whole number.
tycoon-refused-below_floor = The reserve of the { $item } is { $floor }; you bid { $amount }.
tycoon-refused-already_bid = Your bid on the { $item } is sealed for today; you cannot bid on it again.
tycoon-refused-over_budget = You can spend { $purse } gold, and { $amount } is more than that.
tycoon-refused-wrong_target_count = For the { $item } choose { $allowed ->
        [one] { $allowed } seat
       *[other] { $allowed } seats
    }; you chose { $count }.
tycoon-refused-same_target_twice = You chose { $seat } twice; please choose two different seats.
tycoon-refused-target_dead = Already out: { $seat }. Please choose somebody alive.
tycoon-refused-self_target = In this match you cannot use the { $item } on yourself; please choose somebody else.
tycoon-refused-self_vote = In this match you cannot vote for yourself; vote for somebody else or abstain.
tycoon-refused-not_in_revote = The second ballot is between { $allowed }; you chose { $seat }.

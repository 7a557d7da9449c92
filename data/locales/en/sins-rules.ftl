### Sins: how to play, house rules, refusals, and why a result is what it is.

sins-guide-title = How to play
sins-guide-goal = Two packs with jokers; the suits are four sins: ♣︎ wine, ♥︎ lust, ♦︎ greed, ♠︎ wrath. Be the last one left.
sins-guide-deal = Everybody gets a fate card, which only its owner sees, and five cards. A to 10 count 1 to 10, jokers 0.
sins-guide-bear = Of each sin you can bear 21. A number as fate card adds to its own suit; J, Q or K takes 10 away; a joker changes nothing. Over that you are bust, and nothing happens until somebody accuses you.
sins-guide-turn = A turn: draw one card, accuse and use skills as you like, then play one card.
sins-guide-pile = A number card goes onto its suit's pile and must be smaller than the top; an empty pile takes any. A joker goes onto any pile that is not closed, and closes it.
sins-guide-faces = J confess: the top of its pile becomes your sin. Q reflect: it goes into your hand. K atone: play one of your sins of its suit onto the pile.
sins-guide-collect = Collect: the top of each pile becomes your sin, the rest is discarded. Do it when you cannot or will not play.
sins-guide-markers = After a collect, a J or a sin given to you, you hold the marker of every suit in which nobody has more; its skill works once a turn:
sins-guide-skills = ♣︎ drunkard, sleep: play nothing; ♥︎ lecher, trick: another seat names a suit, and after a wrong guess you may give a sin away; ♦︎ moneygrubber, swap: discard cards and draw as many; ♠︎ hothead, rob: take a random card of another hand.
sins-guide-accuse = Accuse: the fate card is shown. Bust: that seat is out and you draw 3. Not bust: you are out.
sins-guide-mourn = Whenever a seat is out, all others discard one card to mourn, shown together.
sins-guide-end = With two left the discards are not shuffled again. When the deck is empty both fates are shown: if one is bust the other wins; if neither is, the lower sum of sins wins.

sins-rule-limit = Limit
sins-rule-limit-value = { $value } of each sin can be borne
sins-rule-voluntary_collect = Collecting
sins-rule-voluntary_collect-yes = allowed even if a card could be played
sins-rule-voluntary_collect-no = only if no card can be played
sins-rule-empty_collect = Collecting from empty piles
sins-rule-empty_collect-allow = allowed
sins-rule-empty_collect-only_if_no_play = only if no card can be played
sins-rule-marker_tie = A tie for a marker
sins-rule-marker_tie-steal = the one who has just taken sins gets it
sins-rule-marker_tie-keep = the holder keeps it
sins-rule-marker_scope = Suits compared
sins-rule-marker_scope-all_suits = all four
sins-rule-marker_scope-grown_suits = only those that have grown
sins-rule-marker_on_j = Markers after a J
sins-rule-marker_on_j-yes = are compared
sins-rule-marker_on_j-no = are not compared
sins-rule-joker_guess = A joker shown in a trick
sins-rule-joker_guess-match = any suit is right
sins-rule-joker_guess-miss = any suit is wrong
sins-rule-accusations_per_turn = Accusations in a turn
sins-rule-accusations_per_turn-value = { $value ->
        [0] as many as you like
       *[other] at most { $value }
    }
sins-rule-dead_cards = Cards of a seat that is out
sins-rule-dead_cards-discard = go to the discards
sins-rule-dead_cards-out_of_game = leave the game
sins-rule-two_player_end = With two left
sins-rule-two_player_end-last_card = it ends when the last card is drawn
sins-rule-two_player_end-end_of_turn = it ends after the turn in which the deck runs out
sins-rule-two_player_end-failed_draw = it ends when a draw finds no card
sins-rule-both_bust = Both bust
sins-rule-both_bust-draw = a draw
sins-rule-both_bust-lower_total = the lower sum of sins wins
sins-rule-max_turns = Most turns
sins-rule-max_turns-value = { $value ->
        [0] no limit
       *[other] after { $value } turns sins are compared
    }

sins-refused-match_over = This match is over.
sins-refused-dead = { $seat } is out.
sins-refused-wrong_step = { $step ->
        [act] It is time to play; this cannot be done now.
        [guess] A suit is being guessed; everything else has to wait.
        [transfer] A sin may be given away now; everything else has to wait.
        [mourn] Everybody mourns now; everything else has to wait.
       *[other] This cannot be done now.
    }
sins-refused-not_your_turn = It is not your turn. Awaited: { $awaited }.
sins-refused-no_marker = You need the marker of { $suit }; { $holder }.
sins-refused-skill_used = The skill of { $suit } has been used this turn.
sins-refused-no_more_accusations = No more accusations this turn; at most { $allowed }.
sins-refused-bad_target = Not { $target }; allowed: { $allowed }.
sins-refused-hand_empty = { $seat } has no hand card.
sins-refused-no_such_card = There is no such card in the hand: { $card }.
sins-refused-pile_required = Say onto which pile { $card } goes.
sins-refused-unknown_suit = There is no such suit: { $suit }. Allowed: { $allowed }.
sins-refused-pile_empty = { $card } is of no use: { $pile } is empty.
sins-refused-not_smaller = { $card } does not go onto { $pile }: it must be smaller than { $top }.
sins-refused-no_fitting_sin = None of your sins goes onto { $pile }, so { $card } is of no use.
sins-refused-sin_required = Say which sin { $card } plays: { $allowed }.
sins-refused-no_such_sin = You have no such sin: { $card }.
sins-refused-collect_not_allowed = A card can still be played, so you cannot collect.
sins-holder = { $seat } holds it
sins-holder-none = nobody holds it

sins-why-nothing = Nobody has been accused yet, and there is no result.
sins-why-title = The latest accusation
sins-why-known = What everybody could see before: the sins of { $seat } were { $sums }.
sins-why-range = While the fate card was hidden, each suit could bear { $low } to { $high }, most likely { $limit }.
sins-why-fate = The fate card was { $fate }; so: { $sums }.
sins-why-bust = { $suit } was more than could be borne: bust.
sins-why-not_bust = Nothing was more than could be borne: not bust, so the accuser is out.
sins-why-end = The result

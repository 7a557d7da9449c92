### Rites: how to play, house rules, refusals, and why a result is what it is.

rites-guide-title = How to play
rites-guide-goal = Win tiles of four rites: rain (green), exorcism (white), alchemy (red), divination (black). Five of one colour win, and so do seven with all four colours.
rites-guide-turn = A turn has three actions: each draws a card, places one, or uses a special card. Over five cards in hand, discard at once.
rites-guide-place = Place a number card into your own slots at an open rite, from left to right: ○ open, ● face down; at special tiles you choose, at most three face down. It is never taken back.
rites-guide-sword = Whoever first fills five slots at a rite puts the sword there; at the beginning of that seat's next turn all who have cards there show them.
rites-guide-generation = Generation: fire → earth → metal → water → wood → fire. Before the showdown everybody secretly declares which cards of one element become the generated one, with the same or a smaller number.
rites-guide-overcoming = Overcoming: wood over earth, earth over water, water over fire, fire over metal, metal over wood. A card in the same slot of another zone that overcomes yours and has at least the number you want blocks the change.
rites-guide-ranking = From high to low: five of a kind, straight flush, rainbow straight, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card.
rites-guide-tiles = Special tiles decide first: 1 the highest open number of the colour, 2 most cards of the colour, 3 the highest sum.
rites-guide-taking = The winner takes the tile and one card of everybody else who has cards there, may then put down at most as many number cards as score, face down, and discards down to five.
rites-guide-specials = Special cards: Swap exchanges a card on the table; Ascension costs all others a score card; Astrology deals new hands; Mirage replaces all rites; Haste gives three more actions.
rites-guide-end = When all tiles are won, the highest score wins, then most tiles.

rites-rule-allow_pass = Passing
rites-rule-allow_pass-no = all actions must be used
rites-rule-allow_pass-yes = allowed
rites-rule-free_slots = Slots
rites-rule-free_slots-no = from left to right
rites-rule-free_slots-yes = of your choice
rites-rule-min_cards_to_win = Cards needed to win
rites-rule-min_cards_to_win-value = { $value }
rites-rule-declare = Declaring
rites-rule-declare-full = each card with its number
rites-rule-declare-element_only = the element alone; the best changes follow
rites-rule-ranking = Ranking
rites-rule-ranking-chicago = a rainbow straight beats four of a kind
rites-rule-ranking-poker = a rainbow straight is a straight
rites-rule-tie = A tie
rites-rule-tie-earliest = the zone that was ready first wins
rites-rule-tie-sword_then_turn_order = the sword wins, then turn order
rites-rule-tie-nobody = nobody wins; the tile goes under the library
rites-rule-seven_needs_four_colours = Seven tiles
rites-rule-seven_needs_four_colours-yes = need all four colours
rites-rule-seven_needs_four_colours-no = of any colours

rites-refused-match_over = This match is over.
rites-refused-not_your_turn = It is not your turn. Awaited: { $awaited }.
rites-refused-wrong_step = { $step ->
        [act] It is time for actions; this cannot be done now.
        [surrender] Score cards are to be given up first.
        [assign] The cards are to be given out first.
        [declare] Declarations come first.
        [take] The taking comes first.
        [score] The scoring comes first.
       *[other] This cannot be done now.
    }
rites-refused-must_discard = There are more than five cards in the hand; discard first.
rites-refused-no_such_card = There is no such card: { $card }.
rites-refused-not_a_number_card = { $card } is not a number card.
rites-refused-no_such_rite = There is no such rite: { $rite }.
rites-refused-zone_full = You have five cards at rite { $rite } already.
rites-refused-too_many_face_down = At most { $allowed } cards may lie face down there.
rites-refused-face_not_free = Whether slot { $slot } is open is up to the tile, not to you.
rites-refused-deck_empty = Deck and discards are empty: there is nothing to draw.
rites-refused-wrong_count = { $allowed } are needed, you chose { $count }.
rites-refused-two_elements = Only one element may generate; slot { $slot } is of another.
rites-refused-number_too_high = Slot { $slot } can become at most { $allowed }, you said { $number }.
rites-refused-no_such_slot = There is no such slot, or no card in it: { $slot }.
rites-refused-not_generating = There is no such element: { $element }.
rites-refused-not_generating-number = Slot { $slot } cannot become { $number }; allowed: a whole number from 1 to { $allowed }.
rites-refused-not_scorable = { $card } cannot be scored; only number cards can.
rites-refused-too_many_scored = At most { $allowed } may be scored, you chose { $count }.
rites-refused-pass_not_allowed = Something can still be done, so you cannot pass.
rites-refused-bad_target = Not { $seat }; allowed: { $allowed }.

rites-why-nothing = There has been no showdown yet, and no result.
rites-why-end = The result
rites-why-generation = Generation: cards of one element become the generated one with the same or a smaller number.
rites-why-overcoming = Overcoming: a card in the same slot of another zone that overcomes this one, and has at least the number wanted, blocks the change. Printed elements and numbers count.
rites-why-tile = { $rite } has a special tile: that decides first, then the ranking.
rites-why-ranking = The category decides, then repeated numbers, then the rest from high to low; elements never rank.

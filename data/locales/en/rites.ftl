### Rites: the table, the hand, and what each step says.

rites-name = Rites of the Five Elements
rites-preset-standard = standard, 12 hours a turn
rites-preset-live = live, 3 minutes a turn
rites-preset-slow = slow, 24 hours a turn
rites-card = { $element } { $number }
rites-card-swap = Swap
rites-card-ascension = Ascension
rites-card-astrology = Astrology
rites-card-mirage = Mirage
rites-card-haste = Haste
rites-rite = { $name } ({ $colour })
rites-number = { $number }
rites-numbered = rite { $number } ({ $rite })
rites-tiles = { $colour } { $count }
rites-between = {", "}
rites-none = none
rites-category-five_of_a_kind = five of a kind
rites-category-straight_flush = straight flush
rites-category-rainbow_straight = rainbow straight
rites-category-four_of_a_kind = four of a kind
rites-category-full_house = full house
rites-category-flush = flush
rites-category-straight = straight
rites-category-three_of_a_kind = three of a kind
rites-category-two_pair = two pair
rites-category-pair = pair
rites-category-high_card = high card

## The table

rites-table-act = { $seat } is to play, actions left: { $actions }.
rites-table-discard = { $seat } is to discard down to five.
rites-table-surrender = Still to give up a score card: { $seat }.
rites-table-assign = { $seat } is to give out the cards.
rites-table-declare = Before the showdown, still to declare: { $seat }.
rites-table-take = { $seat } is to take a card of each other zone.
rites-table-score = { $seat } is to put down score cards.
rites-table-rite = **{ $number }** { $rite } { $laid }
rites-table-sword = {" "}sword: { $seat }
rites-table-zone = {"　"}{ $seat }: { $cards }
rites-table-seat = { $seat }: hand { $hand }, score { $score }, tiles { $tiles }
rites-table-deck = Deck { $deck }, library { $library }; ○ open, ● face down, ▮ a hidden card

## The hand

rites-own-hand = Your hand ({ $count }): { $cards }
rites-own-hidden = Face down at { $rite }: { $cards }
rites-own-slot = slot { $slot } { $card }
rites-own-score = Your score (only you see it): { $cards }, { $total } in all
rites-own-tiles = Your tiles: { $tiles }
rites-own-zone = Your cards at { $rite }: { $cards }
rites-own-best = Suggested: { $changes }. If nothing is blocked: { $cards }, { $category }.
rites-own-best-none = Suggested: no change. You have { $category }.
rites-own-declared = You have declared: { $changes }
rites-own-up_to = You may put down up to { $count } number cards as score, or none.
rites-own-assign = To give out, { $round } of 5: { $cards }
rites-do-draw = Draw
rites-do-place = Place
rites-do-special = Special card
rites-do-pass = Pass
rites-do-discard = Discard
rites-do-surrender = Give up
rites-do-assign = Give out
rites-do-declare = Declare
rites-do-best = Declare as suggested
rites-do-take = Take
rites-do-score = Score
rites-do-none = Score nothing
rites-unchanged = no change
rites-declare-nothing = No change
rites-ask-card = Place which card?
rites-ask-rite = At which rite?
rites-ask-slot = In which slot?
rites-ask-face = Open or face down?
rites-ask-special = Which special card?
rites-ask-with = Which card of your hand goes there?
rites-ask-owner = Whose card?
rites-ask-surrender = Give up which score card?
rites-ask-declare = Which element generates?
rites-ask-discard = Discard which? ({ $count })
rites-ask-score = Score which? Up to { $count }
rites-about-swap = Exchange a hand card with any card on the table
rites-about-ascension = Everybody else gives up a score card
rites-about-astrology = All hands are discarded, and you give out new ones
rites-about-mirage = All rites are replaced, their cards discarded
rites-about-haste = Three more actions this turn
rites-face-open = open
rites-face-down = face down
rites-slot = slot { $slot }
rites-keep = { $card }, no change
rites-change = { $card } → { $to }
rites-change-slot = slot { $slot } → { $number }

## Each step

rites-began = { $seats } begin. Open rites: { $rites }; { $library } more in the library.
rites-dealt = Your hand: { $cards }
rites-on_turn = { $seat } is to play, actions: { $actions }.
rites-reshuffled = The discards are shuffled into a new deck of { $cards }.
rites-drew = { $seat } draws a card; the deck has { $deck }.
rites-got = You drew { $card }.
rites-discarded = { $seat } discards { $cards }.
rites-passed = { $seat } passes.
rites-timeout = { $seats } ran out of time.
rites-placed = { $seat } places { $card } at { $rite }, slot { $slot }.
rites-placed-down = { $seat } places a card face down at { $rite }, slot { $slot }.
rites-placed-own = Your card face down at rite { $rite }, slot { $slot }: { $card }.
rites-moves = { $seat }: { $moves }.
rites-moves-then = {", "}
rites-move-drew = { $count ->
        [1] draws a card
       *[other] draws { $count } cards
    }
rites-move-placed = places { $card } at { $rite }, slot { $slot }
rites-move-placed-down = places a card face down at { $rite }, slot { $slot }
rites-sword = { $seat } is the first to fill { $rite } and puts the sword there; the showdown comes at the beginning of that seat's next turn.
rites-returned = Nobody wins { $rite }; it goes under the library, and its cards are discarded.
rites-opened = A new rite: { $rite }; { $library } more in the library.
rites-library-empty = The library is empty: no new rite.
rites-swapped = { $seat } puts { $card } at { $rite }, slot { $slot } of { $owner }, and takes { $taken }.
rites-swapped-down = { $seat } swaps the hidden card of { $owner } at { $rite }, slot { $slot }.
rites-swapped-own = You put { $card } at rite { $rite }, slot { $slot } of { $owner }, and took { $taken }.
rites-swapped-owner = Your hidden card at rite { $rite }, slot { $slot } is { $card } now.
rites-ascended = { $seat } uses an ascension; to give up a score card: { $owing }.
rites-ascended-none = { $seat } uses an ascension, and nobody else has a score card.
rites-surrendered = { $seat } gives up the score card { $card }.
rites-thrown = { $seat } uses an astrology; all hands are discarded:
rites-thrown-hand = {"　"}{ $seat }: { $cards }
rites-stars = { $seat } gives a card to each, { $round } of 5; the deck has { $deck }.
rites-given = { $seat } gets { $card }.
rites-swept = { $seat } uses a mirage; all cards on the table are discarded. New rites: { $rites }; { $library } more in the library.
rites-hasted = { $seat } uses a haste, actions left: { $actions }.
rites-showdown = The sword of { $seat }: showdown at { $rite }. Awaited to declare: { $participants }.
rites-committed = { $seat } has declared; still awaited: { $awaited }.
rites-committed-all = { $seat } has declared, the last one.
rites-declared-own = You declare: { $changes }
rites-took = { $seat } takes { $cards }; the other cards are discarded.
rites-took-one = { $card } of { $seat }
rites-scored = { $cards ->
        [0] { $seat } puts down no score card.
       *[other] { $seat } puts down score cards: { $cards }, now { $total }.
    }
rites-scored-own = Your new score cards: { $cards }

## Showdowns

rites-revealed = Showdown: { $rite }
rites-revealed-special = Showdown: { $rite }, special tile { $special }
rites-hand = { $seat }: { $printed }; { $category }
rites-hand-changed = { $seat }: { $printed } → { $cards }; { $category }
rites-hand-value = {"　"}counts { $value }
rites-blocked = {"　"}slot { $slot }, { $card }: cannot become { $number }, overcome by { $blocker } of { $seat }
rites-nobody = A tie: nobody wins.
rites-won-ranking = { $seat } ranks highest and wins the tile, now { $tiles }.
rites-won-tile = By the special tile { $seat } wins it, now { $tiles }.
rites-won-alone = { $seat } was alone there and wins the tile, now { $tiles }.
rites-won-earliest = A tie: { $seat } was ready first and wins the tile, now { $tiles }.
rites-won-sword = A tie: { $seat } has the sword and wins the tile, now { $tiles }.
rites-won-turn_order = A tie: { $seat } comes first in turn order and wins the tile, now { $tiles }.

## The end

rites-outcome-five_of_a_colour = { $seats } has five tiles of one colour and wins!
rites-outcome-seven_tiles = { $seats } has seven tiles and wins!
rites-outcome-library_empty = All tiles are won; { $count ->
        [1] { $seats } has the highest score and wins!
       *[other] { $seats } share the highest score and the win!
    }
rites-outcome-stalled = Nobody can do anything; { $count ->
        [1] { $seats } has the highest score and wins!
       *[other] { $seats } share the highest score and the win!
    }
rites-ended = { $seat }: tiles { $tiles }
rites-ended-scores = { $seat }: tiles { $tiles }; score { $cards }, { $total } in all

rites-phase-turn = this turn
rites-phase-discard = the discard
rites-phase-surrender = the giving up of score cards
rites-phase-assign = the giving out of cards
rites-phase-declare = the declarations
rites-phase-take = the taking
rites-phase-score = the scoring
rites-phase-over = the end
rites-look = { $seat }: hand { $hand }; score { $score }

rites-foreseen-turn = Out of time no special card is used: a card is drawn while the hand has fewer than five, else the earliest number card goes to the first rite with room.
rites-foreseen-discard = Out of time a robot chooses what is discarded.
rites-foreseen-surrender = Out of time a robot chooses for those who have not.
rites-foreseen-assign = Out of time a robot gives the cards out.
rites-foreseen-declare = Out of time a robot declares for those who have not.
rites-foreseen-take = Out of time the highest cards are taken.
rites-foreseen-score = Out of time the highest cards are scored.

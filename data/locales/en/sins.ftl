### Sins: the table, the hand, and what each step says.

sins-name = Wine, Lust, Greed, Wrath
sins-preset-standard = standard, 12 hours a turn
sins-preset-live = live, 3 minutes a turn
sins-preset-slow = slow, 24 hours a turn
sins-joker-big = big joker
sins-joker-small = small joker
sins-jokers = jokers
sins-between = {" · "}
sins-none = none

## The table

sins-table-title = Turn { $turn }
sins-table-act = { $seat } is to play.
sins-table-guess = { $turn } plays a trick; { $seat } is to name a suit.
sins-table-transfer = A wrong guess; { $seat } may give a sin away.
sins-table-mourn = A seat is out; still to choose a card to mourn: { $seat }.
sins-table-deck = Deck { $deck }, discards { $discard }, on top: { $top }
sins-table-deck-none = Deck { $deck }, no discards
sins-pile = { $suit } { $card } ({ $cards })
sins-pile-empty = { $suit } empty
sins-seat = { $seat }: hand { $hand }
sins-seat-out = { $seat }: out
sins-seat-cards = { $suit } { $total } ({ $cards })
sins-seat-sum = { $suit } { $total }
sins-seat-fate = fate { $card }
sins-seat-marker = [{ $marker }]

## The hand

sins-own-out = You are out; you can watch on.
sins-own-hand = Your hand ({ $count }): { $cards }
sins-own-hand-empty = Your hand is empty: you can only collect.
sins-own-fate-hidden = Fate card: { $card } (only you know)
sins-own-fate-open = Fate card: { $card } (open)
sins-own-sins = Sins / what you can bear: { $sins }
sins-own-suit = { $suit } { $total }/{ $limit }
sins-own-bust-hidden = You are bust. Nobody else knows; while nobody accuses you, you stay in.
sins-own-bust-open = You are bust, and as your fate card is open, anybody can work it out; while nobody accuses you, you stay in.
sins-own-markers = You are the { $markers }.
sins-do-play = Play
sins-do-collect = Collect
sins-do-sleep = Sleep
sins-do-trick = Trick
sins-do-swap = Swap
sins-do-rob = Rob
sins-do-accuse = Accuse
sins-do-guess = Name
sins-do-transfer = Give a sin
sins-do-mourn = Mourn
sins-ask-play = Which card?
sins-ask-guess = Which suit?
sins-ask-transfer = Which sin goes over?
sins-ask-mourn = Which card do you mourn with?
sins-ask-trick = On whom?
sins-ask-rob = Whom?
sins-ask-accuse = Whom?
sins-ask-more = How?
sins-ask-sure = Are you sure?
sins-ask-rest = { $card }: onto which pile, or with which sin?
sins-means-trick = Trick: the other names a suit, then a random card of your hand is shown and goes over. After a wrong guess you may give a sin away.
sins-means-rob = Rob: take a random card of another hand; only the two of you see it.
sins-means-accuse = Accuse: the fate card is shown. Bust: that seat is out and you draw 3. Not bust: you are out.
sins-about-J = Confess: { $card } becomes your sin
sins-about-Q = Reflect: { $card } goes into your hand
sins-about-K = Atone: play one of your sins
sins-give-none = none
sins-accuse-yes = Accuse { $seat }
sins-accuse-sure = Do you really accuse { $seat }? If that seat is not bust, you are out.

## Each step

sins-dealt = Your hand: { $cards }
sins-began = { $seats }: 5 hand cards and 1 fate card each, { $deck } cards left in the deck.
sins-turn = Turn { $number }: { $seat } is to play.
sins-reshuffled = The discards are shuffled into a new deck of { $deck }.
sins-drew = { $seat } draws { $count } { $count ->
        [one] card
       *[other] cards
    }; the deck has { $deck }.
sins-drew-none = { $seat } finds no card to draw.
sins-drew-own = You drew { $cards }.
sins-timeout = { $seat } ran out of time.
sins-played = { $seat } plays { $card } onto { $pile }.
sins-confessed = { $seat } confesses with { $card }: { $sin } from { $pile } becomes a sin, { $total } there now.
sins-reflected = { $seat } reflects with { $card }: { $taken } goes into the hand.
sins-atoned = { $seat } atones with { $card }: the sin { $sin } goes onto { $pile }; { $suit } is { $total } now.
sins-collected = { $seat } collects { $cards }; sins now: { $sums }.
sins-collected-none = { $seat } collects, and there is nothing on the piles.
sins-sum = { $suit } { $total }
sins-slept = { $seat } sleeps and plays nothing.
sins-tricked = { $seat } plays a trick on { $target }: name a suit, { $target }.
sins-guessed-right = { $target } says { $suit }, the card is { $card }: right. It goes to { $target }.
sins-guessed-wrong = { $target } says { $suit }, the card is { $card }: wrong. It goes to { $target }. { $seat } has no sin to give.
sins-guessed-wrong-asked = { $target } says { $suit }, the card is { $card }: wrong. It goes to { $target }. { $seat } may give a sin away.
sins-given = { $seat } gives the sin { $sin } to { $target }, whose { $suit } is { $total } now.
sins-kept = { $seat } gives { $target } no sin.
sins-swapped = { $seat } swaps { $count } { $count ->
        [one] card
       *[other] cards
    }: { $cards }.
sins-robbed = { $seat } robs { $target } of a card.
sins-robbed-card = { $seat } took { $card } from { $target }.
sins-accused = { $seat } accuses { $target }, whose fate card is { $fate }.
sins-accused-sums = Sins / limit: { $sums }
sins-accused-right = Bust indeed!
sins-accused-wrong = Not bust: { $seat } was wrong.
sins-out = { $seat } is out.
sins-removed = { $seat } was removed and is out.
sins-mourning = Choose a card to mourn with; all are shown together: { $seats }.
sins-mourning-own = You mourn with { $card }; all are discarded together.
sins-mourned = Mourning: { $cards }.
sins-mourned-one = { $seat } { $card }
sins-marker-moved = { $seat } is the { $marker } now.
sins-marker-back = Nobody's now: { $marker }.

## The end

sins-outcome-last_alive = { $seats } is the last one left and wins!
sins-outcome-deck_out = The deck is empty; { $seats } wins!
sins-outcome-deck_out-draw = The deck is empty; it is a draw.
sins-outcome-max_turns = The last turn is over; { $count ->
        [1] { $seats } wins!
       *[other] { $seats } share the win!
    }
sins-outcome-max_turns-draw = The last turn is over; it is a draw.
sins-ended-sum = { $seat }: fate { $fate }, sins { $total }
sins-ended-bust = { $seat }: fate { $fate }, bust
sins-ended-turns = { $turns } turns in all.

sins-phase-act = turn { $turn }
sins-phase-guess = the guess of turn { $turn }
sins-phase-transfer = the gift of turn { $turn }
sins-phase-mourn = the mourning of turn { $turn }
sins-phase-over = turn { $turn }, the last one
sins-look = { $seat }: hand { $hand }; fate { $fate }

sins-foreseen-act = Out of time there is no accusation and no skill: the largest number card that fits is played, else a collect.
sins-foreseen-guess = Out of time a suit is named at random.
sins-foreseen-transfer = Out of time no sin is given.
sins-foreseen-mourn = Whoever has not chosen then discards the highest number card, else a function card.

### Mad Tycoon: its names, and what is said when something happens.

tycoon-name = Mad Tycoon

## Names. `words` are what people may type, separated by commas; those of every language are understood.

tycoon-side-east = East
tycoon-side-west = West

tycoon-role-miser = miser
tycoon-role-merchant = merchant
tycoon-role-trader = trader
tycoon-role-thief = thief
tycoon-role-commoner = commoner

tycoon-item-missile = missile
    .words = missile
tycoon-item-mine = mine
    .words = mine
tycoon-item-alliance = alliance
    .words = alliance
tycoon-item-red_card = red card
    .words = red card, red_card, red
tycoon-item-black_card = black card
    .words = black card, black_card, black

tycoon-gold = gold
    .words = gold, coin, coins

tycoon-phase-day = day
tycoon-phase-dusk = bids closed
tycoon-phase-revote = second ballot
tycoon-phase-night = night
tycoon-phase-over = over
tycoon-phase-label = { $phase ->
        [day] day { $day }
        [dusk] day { $day }, bids closed
        [revote] day { $day }, second ballot
        [night] night { $day }
       *[other] day { $day }, the end
    }
tycoon-phase-end = { $phase ->
        [day] the closing of bids on day { $day }
        [dusk] nightfall of day { $day }
        [revote] the second tally of day { $day }
       *[other] dawn of day { $next }
    }

## What items and roles are good for

tycoon-use-missile = Missile: tonight, choose one seat: it is out at dawn.
tycoon-use-mine = Mine: tonight, lay it on one seat: whoever else uses an item on that seat is out, and the item still works.
tycoon-use-alliance = Alliance: tonight, choose two seats: in tomorrow's tally their votes count as cast for whoever you vote for.
tycoon-use-red_card = Red card: tonight, choose one seat: in tomorrow's tally the votes against it are doubled.
tycoon-use-black_card = Black card: tonight, choose one seat: in tomorrow's tally the votes against it are halved, odd numbers rounded up.

tycoon-power-miser = Your gift: a bid that does not win gives you two thirds back, where others get half.
tycoon-power-merchant = Your gift: two bids a day on the same item; write "missile 5 7".
tycoon-power-trader = Your gift: three times in this match a bid of yours may end in .5, such as 8.5.
tycoon-power-thief = Your gift: whoever wins an item that you bid on as well loses 1 gold to you.
tycoon-power-commoner = You have no gift, and yet all depends on you: a side whose commoners are all out has lost.

## Roles are dealt

tycoon-dealt = You are { $seat }, { $role } of { $side }. Only you see this; keep it well.
tycoon-dealt-mates = On your side:
tycoon-dealt-mate = { $seat }: { $role }
tycoon-dealt-mate-unknown = { $seat }

## Dawn

tycoon-day = Dawn. Day { $day } begins.
tycoon-day-living = { $number ->
        [one] { $number } seat is in:
       *[other] { $number } seats are in:
    } { $seats }.
tycoon-day-income = Everybody gets { $income } gold.
tycoon-day-bids = Bids are open until bids close.
tycoon-day-bids-until = Bids are open; bids close { $until }.
tycoon-day-votes = Votes are open until nightfall.
tycoon-day-votes-until = Votes are open until nightfall, { $until }.
tycoon-day-no-votes = There is no vote today.

tycoon-effects = Cards on today's tally:
tycoon-effect-red_card = Red card: votes against { $seats } are doubled.
tycoon-effect-black_card = Black card: votes against { $seats } are halved, odd numbers rounded up.
tycoon-effect-alliance = Alliance: the votes of { $bound } follow { $by }.

## Bids and votes

tycoon-sealed = Sealed: { $item }, { $amount } gold.
tycoon-sealed-replaced = The { $replaced } gold of the earlier bid came back.
tycoon-sealed-purse = You can still spend { $purse } gold.
tycoon-sealed-half_bids = { $half_bids ->
        [one] { $half_bids } bid ending in .5 is left.
       *[other] { $half_bids } bids ending in .5 are left.
    }

tycoon-vote = Vote: { $seat } for { $target }.
tycoon-vote-abstain = Vote: { $seat } abstains.
tycoon-vote-withdrawn = Vote withdrawn: { $seat }.
tycoon-vote-own = Recorded: you vote for { $target }. You can change or withdraw it until the tally.
tycoon-vote-own-abstain = Recorded: you abstain. You can change or withdraw it until the tally.
tycoon-vote-own-withdrawn = Recorded: your vote is withdrawn. You can vote again until the tally.
tycoon-vote-own-until = Tally: { $until }.

tycoon-bids-closed = Bids are closed for day { $day }. Results come at nightfall.
tycoon-bids-closed-until = Nightfall: { $until }.

## The tally

tycoon-tally = Tally of day { $day }:
tycoon-tally-seat = { $seat } has { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
tycoon-tally-seat-adjusted = { $seat } has { $real ->
        [one] { $real } vote
       *[other] { $real } votes
    }, counted as { $adjusted }
tycoon-tally-none = Nobody has a vote, so nobody is out today.
tycoon-tally-out = Most votes: { $seats }.
tycoon-tally-drawn = Tied for the most votes: { $tied }. The lot falls on { $seats }.
tycoon-tally-tied = Tied for the most votes: { $tied }. Nobody is out today.
tycoon-tally-again = Tied for the most votes: { $seats }. A second ballot decides among them, { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } long.
tycoon-tally-again-until = Second tally: { $until }.

## Out

tycoon-died-missile = Out: { $seat }, hit by a missile.
tycoon-died-mine = Out: { $seat }, caught by a mine.
tycoon-died-vote = Out: { $seat }, by the vote.
tycoon-died-removed = Out: { $seat }, removed by the host.
tycoon-died-unsaid = Out: { $seat }. The cause is not told.
tycoon-died-role = Reveal: { $role } of { $side }.
tycoon-died-side = Reveal: { $side }. The role is not told.
tycoon-died-hidden = There is no reveal.
tycoon-talk-silent = From here on, please watch and do not post in the thread.
tycoon-talk-last_words = One post of last words is allowed; after that, please watch.
tycoon-talk-free = Posting is still allowed.

## Nightfall and the night

tycoon-night = Nightfall of day { $day }.
tycoon-night-letters = Everybody still in is told privately how their bids went; only a winner knows who won.
tycoon-night-until = Dawn: { $until }.

tycoon-results = Your bids of day { $day } (only you see this):
tycoon-results-none = You did not bid today.
tycoon-results-won = { $item }: won, { $price } gold paid.
tycoon-results-lost = { $item }: not won, refund { $refund } gold.
tycoon-results-both = { $item }: one bid won, { $price } gold paid; the other did not win, refund { $refund } gold.
tycoon-results-purse = You now have { $purse } gold.
tycoon-results-tonight = Yours to use tonight, or not: { $items }. You can change your mind until dawn, { $until }.

tycoon-ordered-missile = Recorded: tonight your missile goes to { $targets }.
tycoon-ordered-mine = Recorded: tonight your mine lies on { $targets }.
tycoon-ordered-alliance = Recorded: tonight your alliance binds { $targets }.
tycoon-ordered-red_card = Recorded: tonight your red card goes to { $targets }.
tycoon-ordered-black_card = Recorded: tonight your black card goes to { $targets }.
tycoon-declined = Recorded: tonight you do not use the { $item }.
tycoon-change = You can change this until dawn.
tycoon-change-until = You can change this until dawn, { $until }.

## The end

tycoon-ended-commoners = All commoners of { $loser } are out: { $winner } wins!
tycoon-ended-headcount = The commoners of both sides are out, and { $winner } has more seats alive: { $winner } wins!
tycoon-ended-headcount-draw = Nobody is left alive on either side: a draw.
tycoon-ended-max_days = The last day is over, and { $winner } has more seats alive: { $winner } wins!
tycoon-ended-max_days-draw = The last day is over with as many alive on either side: a draw.
tycoon-ended-day = The match ended on day { $day }. Everybody revealed:
tycoon-ended-side = { $side }
tycoon-ended-living = { $seat } ({ $role }), alive to the end
tycoon-ended-out = { $seat } ({ $role }), out

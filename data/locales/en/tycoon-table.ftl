### Mad Tycoon: what its panel says, and how bids and standing orders are told to whom they belong.

## The panel: what to do now

tycoon-panel-do-day = Bids and votes are open. A bid is a draft until you press "Seal"; what is not sealed when bids close is sealed then.
tycoon-panel-do-day-no_vote = Bids are open; there is no vote today. A bid is a draft until you press "Seal"; what is not sealed when bids close is sealed then.
tycoon-panel-do-dusk = Bids are closed. Until nightfall you can still vote, change and withdraw.
tycoon-panel-do-dusk-no_vote = Bids are closed and there is no vote today. Results come at nightfall.
tycoon-panel-do-revote = Tied: { $seats }. Vote once more, among them only.
tycoon-panel-do-night = Whoever holds an item tonight presses "Use an item". Everybody else, sleep well.

## The panel: until when

tycoon-panel-bids_close = Bids close: { $until }
tycoon-panel-nightfall = Nightfall: { $until }
tycoon-panel-revote = Second tally: { $until }
tycoon-panel-dawn = Dawn: { $until }

## The panel: who is out, who voted for whom

tycoon-panel-out = { $number ->
        [one] { $number } seat is out:
       *[other] { $number } seats are out:
    } { $seats }.
tycoon-panel-fallen-role = { $seat } ({ $role } of { $side })
tycoon-panel-fallen-side = { $seat } ({ $side })
tycoon-panel-votes-secret = The ballot is secret: only the tally is told.
tycoon-panel-votes = Voted so far: { $voted } of { $living }.
tycoon-panel-votes-for = { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } for { $seat }: { $voters }
tycoon-panel-votes-abstain = Abstaining: { $voters }
tycoon-panel-votes-missing = Still to vote: { $seats }

## Said before anybody joins

tycoon-lobby-roster = Roles: { $roster }
tycoon-lobby-known-members_and_roles = Everybody knows who is East and who is West. Your own side's roles are known to you, the other side's are hidden.
tycoon-lobby-known-members = Everybody knows who is East and who is West. Roles are known only to who has them.
tycoon-lobby-known-none = At the start nobody knows anybody's side; you know your own role.
tycoon-lobby-rule = House rule "{ $title }": { $rule }

## What somebody asks for, in a few words

tycoon-asked-bid = { $item }, { $amount } gold
tycoon-asked-order = { $item } on { $seats }
tycoon-asked-decline = { $item } not used
tycoon-asked-vote = vote for { $seat }
tycoon-asked-abstain = abstain
tycoon-asked-unvote = withdraw the vote

## Drafts and standing orders

tycoon-draft = Draft: { $item }, { $amount } gold, not sealed yet.
tycoon-draft-replaced = When it is sealed, the { $replaced } gold of the earlier bid comes back.
tycoon-draft-purse = Sealed like this, you can still spend { $purse } gold.
tycoon-draft-half_bids = Sealed like this, { $half_bids ->
        [one] { $half_bids } bid ending in .5 is left.
       *[other] { $half_bids } bids ending in .5 are left.
    }
tycoon-draft-until = Bids close { $until }. You can change the draft until then; what is not sealed by then is sealed by itself.
tycoon-standing = Standing order: if won, { $asked }. It is carried out at dawn, unless you order otherwise in the night.
tycoon-given = Done for you, by your draft or standing order, by a robot, or by the host:

## My role

tycoon-own-out = You are out.
tycoon-own-draft = Draft: { $asked }, not sealed yet.
tycoon-own-item = Tonight you hold the { $item }; nothing is ordered yet.
tycoon-orders-none = You hold no item tonight.
tycoon-orders-nobody = Do not use the { $item }

## A dry run

tycoon-foreseen-day = Drafts that are not sealed by then are sealed, and no more bids are taken. Votes are counted at nightfall.
tycoon-foreseen-day-no_vote = Drafts that are not sealed by then are sealed, and no more bids are taken.
tycoon-foreseen-dusk = The votes are counted, and everybody hears who is out. How the bids went is told to each in private, and the night begins.
tycoon-foreseen-dusk-no_vote = How the bids went is told to each in private, and the night begins.
tycoon-foreseen-revote = The second ballot is counted, and everybody hears who is out. How the bids went is told to each in private, and the night begins.
tycoon-foreseen-night = All items ordered in the night take effect at once, and everybody hears who is out.
tycoon-foreseen-count = Counted now, though votes may still change:
tycoon-foreseen-lot = Tied for the most votes: { $seats }. The lot decides who is out.
tycoon-foreseen-cards = The cards used last night are told with the tally; they may change it.

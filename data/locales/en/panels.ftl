### The lobby's panel, the host's, and what stands on every button and menu. Buttons are short.

panel-paused = The match is paused and goes on by itself at the latest { $until }.

## The lobby

lobby-closed = The lobby is closed; there will be no match.
lobby-begun = The match has begun; please see the panel below.
lobby-host = Host: { $hosts }
lobby-seats = Seats taken: { $taken } of { $seats }
lobby-waiting = Waiting list: { $names }
lobby-waiting-number = Waiting list: { $number }
lobby-hours = Dawn { $dawn }, bids close { $bids_close }, nightfall { $nightfall } every day ({ $zone } time)
lobby-first_nightfall = The first nightfall comes { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    } after the start, or later.

## The host's panel

host-title = Host, match { $match }
host-status = { $status ->
        [lobby] The lobby is open.
        [running] The match is under way.
        [paused] The match is paused.
        [over] The match is decided.
        [ended] The match was ended by its host.
       *[closed] The lobby was closed.
    }
host-phase = Now: { $phase }
host-until = Ends { $until }
host-owing = Still to act in public: { $seats }
host-not_received = "Got my role" not pressed yet: { $seats }
host-late = { $number ->
        [one] { $number } act was in time but arrived late. Enter it or not: you decide.
       *[other] { $number } acts were in time but arrived late. Enter them or not: you decide.
    }
host-late-one = { $phase }, sent { $at }
dryrun-title = Dry run: what comes next
dryrun-next = { $end }: { $until }
dryrun-paused = The match is paused and its clock stands still: { $end } comes after it goes on.
dryrun-no_deadline = This phase has no hour at which it ends.
dryrun-words = The words that you kept for it come first.
dryrun-then = After that, if the match is not decided and nobody moves the hours:
dryrun-hint = Made of what everybody can see, so it is not announced; bids, items and roles were not looked at. For secrets there is /{ command-host-name } { command-host-look-name }, and everybody will know.

## Buttons

button-join = Join
button-leave = Leave
button-rules = Rules
button-robots = Fill with robots
button-start = Start
button-close = Close the lobby
button-received = Got my role
button-me = My role
button-bid = Bid
button-seal = Seal
button-abstain = Abstain
button-unvote = Withdraw
button-votes = All votes
button-order = Use an item
button-stand = Standing orders
button-take = For this match
button-panel = Panel
button-pings-off = No pings
button-pings-on = Ping me
button-why = Why?
button-wish = Go on
button-again = Play again
button-dryrun = Dry run
button-remind = Remind
button-announce = Announce
button-extend = Extend
button-reschedule = Reschedule
button-tick = End phase early
button-pause = Pause
button-resume = Resume
button-substitute = Substitute
button-replace = Give to a robot
button-remove = Remove
button-look = See secrets
button-correct = Correct
button-undo = Undo a step
button-end = End the match

## Menus

menu-vote = Vote for …
menu-drop = Withdraw a draft …
menu-use_missile = Missile at …
menu-use_mine = Mine on …
menu-use_alliance = Alliance of which two?
menu-use_red_card = Red card for …
menu-use_black_card = Black card for …
menu-stand_missile = Missile, if won, at …
menu-stand_mine = Mine, if won, on …
menu-stand_alliance = Alliance, if won, of which two?
menu-stand_red_card = Red card, if won, for …
menu-stand_black_card = Black card, if won, for …
menu-enter = Enter which one?

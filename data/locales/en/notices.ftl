### What everybody is told of hosting, hours and who plays.

notice-reason = Reason: { $reason }

## Beginning and end

notice-opened = A lobby is open: { $game } for { $seats }. Press "Join" on the panel.
notice-closed = The lobby is closed; there will be no match.
notice-moved = From the waiting list: { $name } takes { $seat }.
notice-begun = The match has begun! Roles go out in private. If no DM reached you, press "My role".
notice-begun-until = The first phase ends { $until }.
notice-begun-commitment = The seed of the deal is sealed under { $commitment }. It is opened at the end, so that anybody can check the deal.
notice-finished = The match is over. Thank you all for playing!
notice-stopped = The host has ended the match early.
notice-proof = To check the deal: seed { $seed }, sealed under { $commitment }, last record { $head }
notice-proof-rows = To check the deal: seed { $seed }, sealed under { $commitment }, { $rows } records, the last one { $head }

## Hours

notice-moved-extended = The host has given more time.
notice-moved-rescheduled = The host has changed the hour.
notice-moved-resumed = The match goes on; the time of the pause is given back.
notice-moved-outage = The line was down for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } and some of you may not have got through, so the hour moves.
notice-moved-tick = The host ends this phase early; please do now what you still want to do.
notice-moved-undone = After the undo the hours are set anew.
notice-deadline = New hour for { $end }: { $until }.
notice-deadline-was = It was { $was }.
notice-deadline-none = There is no hour for { $end } now.
notice-paused = { $why ->
        [home] The match rests: nothing could be posted here. The clock stands still.
       *[host] The host has paused the match; the clock stands still.
    }
notice-paused-until = It goes on by itself at the latest { $until }. To go on sooner, press "Go on" on the panel.
notice-wished = { $wished } of you want to go on; { $needed } are needed.
notice-reminder = Coming soon: { $end }, { $until }.
notice-reminder-waiting = Still missing: { $seats }.

## Who plays, who hosts

notice-seat-substituted = Substitute: { $player } plays { $seat } from now on.
notice-seat-robot = A robot plays { $seat } from now on.
notice-seat-missed = No sign of { $seat } for a while: a robot helps out until its owner is back.
notice-seat-left = Somebody has left: a robot plays { $seat } until the host finds a substitute.
notice-seat-back = Welcome back: { $player } plays { $seat } again.
notice-hosts = Hosts from now on: { $hosts }
notice-briefed = You now play { $seat }. Press "My role" for the role and all that goes with it. What stands, stands; what can be changed, you can change.
notice-draft-refused = Your draft could not be sealed: { $asked }
notice-standing-refused = Your standing order could not be carried out: { $asked }

## Whom nothing reaches

notice-unread = No DM reaches { $seats }. What waits for you in private is behind "My role" and { $me }.
notice-home-seat = Nothing can be posted in the match's channel now, so the match rests. What you have done stays done.
notice-home-hosts = { $why ->
        [gone] The channel of your match is gone.
        [locked] The thread of your match is locked; please unlock it.
       *[forbidden] I may not post in the channel of your match; please look at my permissions there (/{ command-setup-name }).
    }
notice-home-until = The clock stands still at most until { $until }. When posts arrive again, the match goes on by itself; a host can also use /{ command-host-name } { command-host-resume-name } or /{ command-host-name } { command-host-end-name }.

## What the host did

notice-undone = { $step ->
        [tick] The host has taken back { $end }. What is struck through no longer counts.
        [action] The host has taken back the latest act of { $phase }.
        [correct] The host has taken back a correction in { $phase }.
       *[other] The host has taken back the latest step of { $phase }.
    }
notice-corrected = The host has corrected: { $parts }
notice-looked = { $what ->
        [export] { $host } has exported the match with all its secrets.
       *[state] { $host } has looked at the secrets of the match.
    }
notice-announced = The host says:
notice-entered = The host has entered an act that was in time but arrived late. The result of { $phase } has been worked out again with it.

## For hosts only

notice-second_host = { $host } plays in this match and asks for this: { $act }. It happens when another host does the same.
notice-late = An act of { $phase } was sent at { $at }, in time, but arrived after the end. It is on your list; enter it or not, as you decide.
notice-clock_jump = The clock here cannot be trusted. Until it can, nothing ends. Please tell the keeper of the machine.

## What hosts can do

act-extend = more time
act-reschedule = another hour
act-tick = end the phase early
act-pause = pause
act-resume = resume
act-substitute = a substitute
act-robot = give a seat to a robot
act-remove = remove a seat
act-drop_host = one host less
act-undo = undo a step
act-correct = a correction
act-enter = enter a late act
act-dismiss = leave a late act out
act-end = end the match
act-unposted = nothing can be posted in the channel
act-posted = posts arrive again

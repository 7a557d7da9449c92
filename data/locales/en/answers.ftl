### What people are answered: what was recorded, when, and whether it can be changed.

answer-recorded = Recorded { $at }

## The lobby

answer-opened = The lobby of match { $match } is open for { $seats }.
answer-joined = You have { $place }. Your role comes by DM at the start, and you can send your bids there too.
answer-waiting = All seats are taken; you are number { $position } on the waiting list and move up when somebody leaves.
answer-left = You have left the lobby.
answer-kicked = Taken out of the lobby.
answer-robots_seated = Seats played by robots: { $robots }.
answer-closed = The lobby is closed.
answer-started = The match has begun; roles are going out.

## For those who play

answer-acted_before = This was recorded already at { $first }, and it counts.
answer-standing_kept = Standing order kept: if won, { $asked }. You can change it until dawn.
answer-withdrawn = Draft and standing order withdrawn: { $slot }.
answer-withdrawn-standing = Standing order withdrawn: { $slot }.
answer-received = Thank you; the host knows that you have your role.
answer-wished = Noted: { $wished } of you want to go on; { $needed } are needed.
answer-resigned = You have left the match; a robot plays on for you.
answer-pings_off = Announcements ping you no more, on any server. What is yours to do still comes by DM.
answer-pings_on = Announcements ping you again at dawn, at nightfall, and whenever you are waited for.

## For hosts

answer-extended = More time is given; everybody is told.
answer-rescheduled = The hour is changed; everybody is told.
answer-tick_soon = Everybody is told that this phase ends early.
answer-paused = Paused; everybody is told.
answer-resumed = Resumed; everybody is told.
answer-substituted = The substitute plays from now on.
answer-robot_plays = A robot plays this seat from now on.
answer-removed = Removed; the seat is out.
answer-host_added = The co-host is added.
answer-host_dropped = One host less.
answer-second_host_needed = You play in this match, so another host has to do the same before it happens: { $act }.
answer-looked = Everybody is told that you have looked.
answer-announced = Announced.
answer-reminded = Reminded. Still missing: { $waiting }.
answer-reminded-none = Reminded. Nobody owes a public act.
answer-ended = The match is ended.
answer-undone = Records { $first } to { $last } are taken back.
answer-corrected = Corrected; everybody is told which parts.
answer-entered = Entered. The result of { $phase } has been worked out again with it.
answer-dismissed = Left out for good.

## Buttons of the past, posts that are no votes, and the like

hint-stale = This button is of the past; please use the newest panel.
hint-post_no_vote = Posts do not count as votes; please use the menu and the buttons on the panel.
hint-which_match = You play in several matches; please choose which one you mean.
hint-no_dm = Your DMs are closed to me. Never mind: everything works with the buttons on the panel.
hint-nothing_yet = There is nothing for you to do now.
hint-fault = Something went wrong. It is in the log as { $id }; please tell your host.

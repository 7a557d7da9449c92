### What is said when something is not allowed, whatever the game.

## Which match, and who

refused-no_match = There is no match { $match }.
refused-not_in_lobby = Sign-up is over; this can only be done while the lobby is open.
refused-not_running = The match is not under way, so this cannot be done now.
refused-match_paused = The match is paused. To go on sooner, press "Go on" on the panel.
refused-not_paused = The match is not paused.
refused-match_over = The match is over.
refused-match_live = Match { $match } is still under way; its secrets cannot be exported.
refused-not_seated = You do not play in this match.
refused-unknown_seat = There is no seat "{ $seat }"; please choose from the list.
refused-not_host = Only a host can do this.
refused-host_plays = You play in this match, so you cannot see its secrets.
refused-already_plays = That person already plays in this match.
refused-last_host = A match needs a host; the last one cannot go.

## Hours

refused-stale_phase = This button is from { $phase }, which is over. Please use the newest panel.
refused-too_late = Too late; the end was { $due_at }.
refused-arrived_late = You sent this in time, at { $input_at }, but it arrived when { $phase } had ended; the end was { $due_at }. It is on the host's list, and the host decides.
refused-no_deadline = There is no time limit now, so there is none to change.
refused-not_later = Give at least 1 minute more; you gave { $minutes }.
refused-not_later-due = This phase already ends { $due_at }.
refused-not_later-soonest = That is too early: { $due_at }. The earliest is { $soonest }.
refused-too_far = That is too far away; { $days ->
        [one] { $days } day
       *[other] { $days } days
    } is the most.

## The lobby

refused-seat_count = You asked for { $count } seats; there can be { $least } to { $most }.
refused-already_joined = You have joined already.
refused-not_joined = Not on the list, so there is nothing to leave.
refused-places_empty = Seats still free: { $count }. Wait for people, or press "Fill with robots".
refused-could_read_threads = Able to read private threads, and so the sides' private talk: { $seats }. Please change their permissions, or do without talk in threads.

## Drafts

refused-no_such_draft = There is no such draft: { $slot }.
refused-no_such_draft-any = You have no draft to seal.

## Correcting, undoing, entering

refused-malformed = This is not written as it should be: { $reason }
refused-unsound = The match would contradict itself: { $reason }
refused-stale_step = Something new has happened; the latest record is { $number }. Please look again before you undo.
refused-nothing_to_undo = There is nothing to undo.
refused-no_late_input = It is not on the list; perhaps it has been dealt with.
refused-too_much_happened = Too much has happened since { $phase } to enter this.

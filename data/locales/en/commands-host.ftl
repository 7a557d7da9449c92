### Commands of hosts and lobbies: names, what they do, what to fill in.

command-match-name = match
command-match-about = Lobbies and the start of matches
command-match-open-name = open
command-match-open-about = Set up a new match and open its lobby
command-match-open-game-name = game
command-match-open-game-about = What to play
command-match-join-name = join
command-match-join-about = Take a seat in a lobby
command-match-join-match-name = match
command-match-join-match-about = Which match, if there are several
command-match-leave-name = leave
command-match-leave-about = Give up your seat in a lobby
command-match-leave-match-name = match
command-match-leave-match-about = Which match, if there are several
command-match-robots-name = robots
command-match-robots-about = Fill free seats with robots
command-match-robots-count-name = count
command-match-robots-count-about = How many; 0 sends them all away
command-match-robots-match-name = match
command-match-robots-match-about = Which match, if there are several
command-match-kick-name = kick
command-match-kick-about = Take somebody out of a lobby
command-match-kick-person-name = person
command-match-kick-person-about = Who
command-match-kick-match-name = match
command-match-kick-match-about = Which match, if there are several
command-match-talk-name = talk
command-match-talk-about = Choose how the sides talk in private
command-match-talk-how-name = how
command-match-talk-how-about = In threads, passed on in private, or not at all
command-match-talk-match-name = match
command-match-talk-match-about = Which match, if there are several
command-match-start-name = start
command-match-start-about = Deal the roles and begin
command-match-start-match-name = match
command-match-start-match-about = Which match, if there are several
command-match-close-name = close
command-match-close-about = Close a lobby without a match
command-match-close-match-name = match
command-match-close-match-about = Which match, if there are several

command-host-name = host
command-host-about = What hosts do

command-host-status-name = status
command-host-status-about = How the match stands, with every act as a button
command-host-status-match-name = match
command-host-status-match-about = Which match, if there are several

command-host-audit-name = audit
command-host-audit-about = What the hosts did; anybody may look
command-host-audit-match-name = match
command-host-audit-match-about = Which match, if there are several

command-host-dryrun-name = dryrun
command-host-dryrun-about = What will happen when this phase ends; no secrets in it
command-host-dryrun-match-name = match
command-host-dryrun-match-about = Which match, if there are several

command-host-look-name = look
command-host-look-about = See all secrets; everybody is told
command-host-look-match-name = match
command-host-look-match-about = Which match, if there are several

command-host-remind-name = remind
command-host-remind-about = Remind those who owe a public act
command-host-remind-match-name = match
command-host-remind-match-about = Which match, if there are several

command-host-tick-name = tick
command-host-tick-about = End this phase early
command-host-tick-match-name = match
command-host-tick-match-about = Which match, if there are several

command-host-resume-name = resume
command-host-resume-about = End the pause
command-host-resume-match-name = match
command-host-resume-match-about = Which match, if there are several

command-host-threads-name = threads
command-host-threads-about = Make missing threads for private talk
command-host-threads-match-name = match
command-host-threads-match-about = Which match, if there are several

command-host-correct-name = correct
command-host-correct-about = Set parts of the match right
command-host-correct-match-name = match
command-host-correct-match-about = Which match, if there are several

command-host-undo-name = undo
command-host-undo-about = Take the latest step back
command-host-undo-match-name = match
command-host-undo-match-about = Which match, if there are several

command-host-late-name = late
command-host-late-about = Acts that were in time but arrived late
command-host-late-match-name = match
command-host-late-match-about = Which match, if there are several

command-host-end-name = end
command-host-end-about = End the match before its end
command-host-end-match-name = match
command-host-end-match-about = Which match, if there are several

command-host-extend-name = extend
command-host-extend-about = Give this phase more time
command-host-extend-minutes-name = minutes
command-host-extend-minutes-about = How many minutes more
command-host-extend-match-name = match
command-host-extend-match-about = Which match, if there are several

command-host-reschedule-name = reschedule
command-host-reschedule-about = Let this phase end at another hour
command-host-reschedule-at-name = at
command-host-reschedule-at-about = Such as 21:30, or 2026-11-29 21:30
command-host-reschedule-match-name = match
command-host-reschedule-match-about = Which match, if there are several

command-host-pause-name = pause
command-host-pause-about = Let the match rest
command-host-pause-reason-name = reason
command-host-pause-reason-about = Told to everybody
command-host-pause-match-name = match
command-host-pause-match-about = Which match, if there are several

command-host-substitute-name = substitute
command-host-substitute-about = Give a seat to somebody else
command-host-substitute-seat-name = seat
command-host-substitute-seat-about = Which seat
command-host-substitute-person-name = person
command-host-substitute-person-about = Who takes it
command-host-substitute-match-name = match
command-host-substitute-match-about = Which match, if there are several

command-host-robot-name = robot
command-host-robot-about = Let a robot play a seat
command-host-robot-seat-name = seat
command-host-robot-seat-about = Which seat
command-host-robot-match-name = match
command-host-robot-match-about = Which match, if there are several

command-host-remove-name = remove
command-host-remove-about = Take a seat out of the match
command-host-remove-seat-name = seat
command-host-remove-seat-about = Which seat
command-host-remove-match-name = match
command-host-remove-match-about = Which match, if there are several

command-host-cohost-name = cohost
command-host-cohost-about = Add a co-host
command-host-cohost-person-name = person
command-host-cohost-person-about = Who
command-host-cohost-match-name = match
command-host-cohost-match-about = Which match, if there are several

command-host-drop-name = drop
command-host-drop-about = Let somebody host no more
command-host-drop-person-name = person
command-host-drop-person-about = Who
command-host-drop-match-name = match
command-host-drop-match-about = Which match, if there are several

command-host-words-name = words
command-host-words-about = Words to be said first when this phase ends; none, to take them back
command-host-words-text-name = text
command-host-words-text-about = Your words
command-host-words-match-name = match
command-host-words-match-about = Which match, if there are several
command-host-announce-name = announce
command-host-announce-about = Say something to the table
command-host-announce-text-name = text
command-host-announce-text-about = Your words
command-host-announce-match-name = match
command-host-announce-match-about = Which match, if there are several

command-team-name = team
command-team-about = Private talk of your side

command-team-say-name = say
command-team-say-about = Say something to your side; it is passed on in private
command-team-say-text-name = text
command-team-say-text-about = Your words
command-team-say-match-name = match
command-team-say-match-about = Which match, if there are several

command-setup-name = setup
command-setup-about = Check my permissions; set where and when matches are held, and who hosts

command-setup-channel-name = channel
command-setup-channel-about = Which channel or forum

choice-tycoon = Mad Tycoon
choice-sins = Wine, Lust, Greed, Wrath
choice-rites = Rites of the Five Elements
choice-threads = In private threads
choice-relay = Passed on in private
choice-off = Not at all

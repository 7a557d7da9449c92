### Games by turns: where they are worded otherwise than games by hours, and what is said while moving.

menu-open-seats = How many may play?
open-seats = Seats: up to { $seats }

notice-opened-turns = A lobby is open: { $game } for up to { $seats }. Press "Join" on the panel.
answer-opened-turns = The lobby of match { $match } is open for up to { $seats }.
answer-joined-turns = You are { $place }. Once the match has begun, press "My hand" to see your cards and to play.
answer-started-turns = The match has begun; the cards are dealt.
greet-seat-turns = You are { $seat }. Once the match has begun, press "My hand" on the panel; what matters comes here as well.
greet-waiting-turns = You are number { $position } on the waiting list. The lobby's panel shows when it is your turn.
notice-begun-turns = The match has begun and the cards are dealt! Press "My hand" to see yours; only you can.
notice-begun-until-turns = The first turn ends { $until }.
notice-begun-commitment-turns = The seed of the shuffle is sealed under { $commitment }. It is opened at the end, so that anybody can check the deal.
notice-briefed-turns = { $seat } is yours now. Press "My hand" to see the cards and to play.
notice-unread-turns = No DM reaches { $seats }. Your cards are behind "My hand" and { $me }.
notice-seat-away = { $seat } is away for a while; a robot plays for that seat meanwhile.
answer-away = A robot plays while you are away. Press "I am back" when you are, or just play.
answer-back = Good, you play yourself again.
help-lobby-turns = The lobby is open: press "Join" or "Leave" on the panel. Two are enough; the host starts.
help-over-turns = This match is over. { $votes } shows its course, { $why } how it was decided.
help-commands-turns = At any time: { $me } your hand, { $panel } the panel, { $votes } the course, { $why } why it came out so, { $rules } the rules
help-move = It is your turn: press "My hand", or use { $move }.
help-wait = There is nothing for you to do now.
help-away = Away for a while: { $away } lets a robot play, { $back } brings you back.

button-me-turns = My hand
button-votes-turns = Course
button-away = Away for a while
button-back = I am back
move-unclear = This is not possible now: { $text }. Below is everything that is.
refused-stale_move = That button is out of date. This is how things stand:
refused-places_empty-turns = Still needed to begin: { $count }. Wait for people, or press "Fill with robots".
refused-stale_phase-turns = That button is from { $phase }, which is over. This is how things stand:

turns-until = Until { $until }
turns-robot = A robot plays for you now. Press "I am back" to go on yourself.

command-move-name = move
command-move-about = Play a card, or do something else; without a move you see your hand
command-move-move-name = move
command-move-move-about = Choose from those suggested
command-move-match-name = match
command-move-match-about = Which match, if you are in several
command-away-name = away
command-away-about = Be away for a while; a robot plays for you
command-away-match-name = match
command-away-match-about = Which match, if you are in several
command-back-name = back
command-back-about = Be back and play yourself
command-back-match-name = match
command-back-match-about = Which match, if you are in several

turns-hours = { $hours } { $hours ->
        [one] hour
       *[other] hours
    }
turns-minutes = { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
turns-rule-turn_hours = Time for a turn
turns-rule-reply_hours = Time for an answer
turns-rule = { $title }: { $rule }
turns-phase-end = the end of { $phase }
turns-course-none = Nothing has been played yet.
turns-then = {" → "}
turns-move = { $what }: { $choices }
turns-enough = { $seats } are enough to begin.

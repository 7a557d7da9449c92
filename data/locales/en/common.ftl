## Seats
## Names are safe to show here. A label never begins a sentence.

seat = seat { $seat }
seat-named = seat { $seat } { $name }

## Numbers too large to be worth writing

number-over = over { $limit }
number-under = under -{ $limit }

## Who plays, and until when

robot = robot
owner = The keeper of this machine
until = { $at } ({ $rest })

## What was taken back, and the way to the panel

struck = Taken back by the host; this no longer counts:
panel-link = To the panel

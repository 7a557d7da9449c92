## Seats
## Names are safe to show here. A label never begins a sentence.

seat = seat { $seat }
seat-named = seat { $seat } { $name }

## Numbers too large to be worth writing

number-over = over { $limit }
number-under = under -{ $limit }

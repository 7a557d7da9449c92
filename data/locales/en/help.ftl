### What one can do now; which match and which seat is meant; what those hear who mention us.

help-title = What you can do now
help-no_match = You are in no match here. Where you see a lobby, press "Join"; { $rules } tells how to play.
help-lobby = The lobby is open: press "Join" or "Leave" on the panel. The host starts when all seats are taken.
help-paused = The match is paused. To go on sooner, press "Go on" on the panel.
help-over = This match is over. { $votes } shows who voted for whom, { $why } how it came out.
help-watching = You have no seat in this match; enjoy watching.
help-out = You are out; enjoy watching.
help-bid = Bid: press "Bid", use { $bid }, or just write "missile 8" in a DM. Each bid is a draft: { $seal } seals, { $withdraw } withdraws.
help-stand = Standing orders: { $use } says on whom to use an item if you win it.
help-vote = Vote: the menu on the panel, or { $vote }. Until the tally you can change, abstain and withdraw.
help-use = You hold an item: press "Use an item", or { $use }. You can change your mind until dawn.
help-sleep = There is nothing for you to do now but wait for the hour.
help-commands = Always there: { $me } all that is yours, { $panel } the panel, { $votes } who voted for whom, { $why } how it came out, { $rules } the rules

which-line = Match { $match }: { $game }, { $place }
which-bids = You are in several matches. Which one are these bids for? They are not recorded yet.
which-typed = You can also begin with the number of the match: #{ $match } missile 8
seat-unclear = It is not clear which seat "{ $text }" is; nothing was recorded. Choose from the menu, or write a number such as 7.
hint-no_match = You are in no match at present.
hint-mentioned = To see what you can do now, use /{ command-help-name }.
refused-no_match_here = You are in no match here.

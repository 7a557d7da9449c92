### Commands for those who play: names, what they do, what to fill in.

command-bid-name = bid
command-bid-about = Bid on an item, or open the form for all of them
command-bid-item-name = item
command-bid-item-about = Which item
command-bid-amount-name = amount
command-bid-amount-about = How much gold, such as 8; the merchant may write 5 7
command-bid-match-name = match
command-bid-match-about = Which match, if you are in several

command-seal-name = seal
command-seal-about = Seal all your drafts
command-seal-match-name = match
command-seal-match-about = Which match, if you are in several

command-withdraw-name = withdraw
command-withdraw-about = Withdraw your drafts on an item
command-withdraw-item-name = item
command-withdraw-item-about = Which item
command-withdraw-match-name = match
command-withdraw-match-about = Which match, if you are in several

command-vote-name = vote
command-vote-about = Vote for a seat, abstain, or withdraw your vote
command-vote-seat-name = seat
command-vote-seat-about = A seat, by number or name
command-vote-match-name = match
command-vote-match-about = Which match, if you are in several

command-votes-name = votes
command-votes-about = Who voted for whom on each day
command-votes-day-name = day
command-votes-day-about = Which day; all of them if left out
command-votes-match-name = match
command-votes-match-about = Which match, if you are in several

command-use-name = use
command-use-about = Use an item tonight; by day, say what to do with it if you win it
command-use-item-name = item
command-use-item-about = Which item
command-use-seat-name = seat
command-use-seat-about = A seat, by number or name
command-use-second-name = second
command-use-second-about = The other seat, for an alliance
command-use-match-name = match
command-use-match-about = Which match, if you are in several

command-me-name = me
command-me-about = Your role, gold, bids and items, and what to do until when
command-me-match-name = match
command-me-match-about = Which match, if you are in several

command-pings-name = pings
command-pings-about = Whether announcements ping you, on every server
command-pings-how-name = how
command-pings-how-about = Which

command-panel-name = panel
command-panel-about = The panel, for your eyes only
command-panel-match-name = match
command-panel-match-about = Which match, if you are in several

command-why-name = why
command-why-about = Why the latest results came out as they did
command-why-match-name = match
command-why-match-about = Which match, if you are in several

command-rules-name = rules
command-rules-about = How to play, and the house rules of this match
command-rules-match-name = match
command-rules-match-about = Which match, if you are in several

command-help-name = help
command-help-about = What you can do now
command-help-match-name = match
command-help-match-about = Which match, if you are in several

choice-missile = missile
choice-mine = mine
choice-alliance = alliance
choice-red-card = red card
choice-black-card = black card
choice-pinged = Ping me
choice-quiet = No pings

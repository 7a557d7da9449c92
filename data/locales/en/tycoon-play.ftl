### Mad Tycoon: the form for bids, standing orders, the ledger of votes, and why.

tycoon-form-title = Bids · { $purse } gold to spend
tycoon-form-label = { $item } · reserve { $floor }
tycoon-form-label-sealed = { $item } · reserve { $floor } · sealed { $amounts }
tycoon-form-hint = A whole number, such as 8; empty for no bid
tycoon-form-hint-merchant = One bid: 8; two bids: 5 7; empty for none
tycoon-form-hint-trader = Such as 8, or 8.5; empty for no bid
tycoon-form-nothing = Nothing of this form was recorded; please fill it in once more.
tycoon-form-all = You have sealed all the bids that you can make today.

tycoon-stand-head = Standing orders: say now on whom an item is to be used, if won. They are carried out at dawn, unless you order otherwise in the night.
tycoon-stand-none = Bid first: a standing order needs a bid of today on its item.
tycoon-stand-nobody = No standing order for the { $item }
tycoon-use-nobody = Do not use it

tycoon-votes-none = Nobody has voted yet.
tycoon-votes-changed = Changed or withdrawn on the way: { $seats }

tycoon-why-nothing = There is no result to explain yet.
tycoon-why-tally = Alliances count first: the bound vote like their user; then red cards double, then black cards halve. Whoever has most votes is out.
tycoon-why-winner = Of all bids on an item only those made exactly once count. The second lowest of them wins, or the only one, and pays what it bid. Nobody is told the bids of others.
tycoon-why-refund = A bid that does not win gets a refund of half, the miser's of two thirds, halves rounded up. Whether somebody else won the item or nobody did, you are told the same.
tycoon-why-thief = If a thief bid on an item that you won, 1 gold goes to him; you are not told, your purse just shows it.
tycoon-why-end = The end

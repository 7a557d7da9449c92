### Mad Tycoon: how it is played, on one screen.

tycoon-guide-title = How to play Mad Tycoon
tycoon-guide-sides = East and West are equally strong; some roles have a gift. A side whose commoners are all out has lost.
tycoon-guide-gold = At each dawn every seat alive gets 10 gold; what is left over stays.
tycoon-guide-bids = By day one of each of five items is on sale. Bid whole gold, at least the reserve, on as many as you like and can pay. A bid is a draft until you seal it; drafts are sealed by themselves when bids close.
tycoon-guide-auction = Only bids made exactly once count: the second lowest of them wins, or the only one; with none the item is unsold. Of 4, 5, 5, 6, 7, 7, 8 the 6 wins.
tycoon-guide-refund = The winner pays what it bid; a bid that does not win gets a refund of half, halves rounded up.
tycoon-guide-votes = Until nightfall every seat has one vote and may change it, abstain or withdraw. Whoever has most votes is out.
tycoon-guide-night = In the night winners may use their items; all of them take effect at dawn. What is not used is gone.
tycoon-guide-roles = The miser gets a refund of two thirds; the merchant may make two bids on an item; the trader may bid x.5 three times in a match; whoever wins an item that the thief bid on loses 1 gold to him; commoners have no gift.
tycoon-guide-end = When all commoners of a side are out, the other side wins at once; if that happens to both together, the side with more seats alive wins.

guide-house = House rules of match { $match }
guide-house-usual = House rules, as they usually are
guide-changed = Marked { $mark }: not as usual ({ $number }).
guide-same = All of them as usual.
guide-rule = { $title }: { $rule }
why-by = By { $rules }

### The house rules of Mad Tycoon: what each is called, and what each of its values means.

tycoon-rule-part = { $name } { $number }

tycoon-rule-roster = Roster
tycoon-rule-roster-value = { $total } seats a side: { $parts }.
tycoon-rule-team_knowledge = Knowing your side
tycoon-rule-team_knowledge-members_and_roles = From the start you know who is on your side, and their roles.
tycoon-rule-team_knowledge-members = From the start you know who is on your side, but not their roles.
tycoon-rule-team_knowledge-none = At the start you know nobody's side but your own.
tycoon-rule-team_chat = Private talk
tycoon-rule-team_chat-on = Each side has a private place to talk.
tycoon-rule-team_chat-off = The sides have no private place to talk.
tycoon-rule-floors = Reserves
tycoon-rule-floors-value = Reserves: { $parts }.
tycoon-rule-revise_bids = Bidding again after the seal
tycoon-rule-revise_bids-no = A sealed bid is final.
tycoon-rule-revise_bids-yes = A further bid replaces the sealed one.
tycoon-rule-merchant_second_bid_refund = The merchant's other bid
tycoon-rule-merchant_second_bid_refund-half = When one of the merchant's two bids wins, the other is refunded by half as always.
tycoon-rule-merchant_second_bid_refund-none = When one of the merchant's two bids wins, the other is not refunded.
tycoon-rule-unsold_refund = Refund of unsold items
tycoon-rule-unsold_refund-half = Bids on an unsold item, too, are refunded by half; the miser's by two thirds.
tycoon-rule-unsold_refund-full = Bids on an unsold item are refunded in full.
tycoon-rule-thief_spares_team = Thief and own side
tycoon-rule-thief_spares_team-no = The thief robs winners of both sides.
tycoon-rule-thief_spares_team-yes = The thief spares winners of the same side.
tycoon-rule-dead_winner = Winner voted out the same day
tycoon-rule-dead_winner-item_lost = The item of a winner voted out that day is lost; nobody moves up.
tycoon-rule-dead_winner-rerun_without_them = The item of a winner voted out that day goes by the bids of the others.
tycoon-rule-day1_vote = Vote on day 1
tycoon-rule-day1_vote-on = There is a vote on day 1.
tycoon-rule-day1_vote-off = There is no vote on day 1.
tycoon-rule-self_vote = Voting for yourself
tycoon-rule-self_vote-on = You may vote for yourself.
tycoon-rule-self_vote-off = You may not vote for yourself.
tycoon-rule-votes_live = Open votes
tycoon-rule-votes_live-on = Everybody sees at once who votes for whom.
tycoon-rule-votes_live-off = Only the tally is told; who voted for whom stays secret.
tycoon-rule-alliance_dead_user = Alliance of a seat that is out
tycoon-rule-alliance_dead_user-abstain = When the alliance's user is out, the bound seats count as abstaining.
tycoon-rule-alliance_dead_user-lapse = When the alliance's user is out, the bound seats vote freely.
tycoon-rule-vote_tie = Tied vote
tycoon-rule-vote_tie-none = On a tie nobody is out.
tycoon-rule-vote_tie-revote_then_none = A tie brings a second ballot among the tied; on another tie nobody is out.
tycoon-rule-vote_tie-random = On a tie the lot decides who is out.
tycoon-rule-vote_tie-all = On a tie all the tied are out.
tycoon-rule-revote_minutes = Length of a second ballot
tycoon-rule-revote_minutes-value = A second ballot, if there is one, takes { $value ->
        [one] { $value } minute
       *[other] { $value } minutes
    }.
tycoon-rule-announce_effects = When cards are told
tycoon-rule-announce_effects-at_tally = Alliance, red card and black card are told at the tally.
tycoon-rule-announce_effects-at_dawn = Alliance, red card and black card are told at dawn.
tycoon-rule-self_target = Items on yourself
tycoon-rule-self_target-on = You may use an item on yourself.
tycoon-rule-self_target-off = You may not use an item on yourself.
tycoon-rule-mine_hits_layer = Your own mine
tycoon-rule-mine_hits_layer-no = Your own mine does not hit you.
tycoon-rule-mine_hits_layer-yes = Your own mine hits you like anybody else.
tycoon-rule-reveal_cause = Cause told
tycoon-rule-reveal_cause-on = It is told how each seat went out.
tycoon-rule-reveal_cause-off = It is told who is out, but not how.
tycoon-rule-death_reveal = Reveal when out
tycoon-rule-death_reveal-role = The side and role of a seat that is out are revealed.
tycoon-rule-death_reveal-side = Only the side of a seat that is out is revealed.
tycoon-rule-death_reveal-none = Nothing is revealed of a seat that is out.
tycoon-rule-dead_talk = Talk when out
tycoon-rule-dead_talk-silent = Once out, you may not post in the public thread.
tycoon-rule-dead_talk-last_words = Once out, you may post your last words.
tycoon-rule-dead_talk-free = Once out, you may go on posting.
tycoon-rule-max_days = Last day
tycoon-rule-max_days-value = { $value ->
        [0] There is no last day.
        [one] After { $value } day the side with more seats alive wins.
       *[other] After { $value } days the side with more seats alive wins.
    }

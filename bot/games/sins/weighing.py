"""How good a position is for the robot whose it is: one number, the higher the better."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from bot.games.api import Seat
from bot.games.sins.accusation import capacities
from bot.games.sins.actions import Collect, Play, SinsAction
from bot.games.sins.cards import FACES, SUIT_BY_NAME, SUIT_OF, SUITS, VALUES, Card, Suit
from bot.games.sins.markers import total
from bot.games.sins.piles import sin_suit, without
from bot.games.sins.rules import Rules
from bot.games.sins.state import NO_CARDS, BySuit, Cards, Player
from bot.games.sins.view import View

W = dict(bust=6.0, sin=2.0, bait=0.4, special=0.55, chain=0.35, card=0.1, room=0.03, marker=0.35, tops=0.02)


class Position(msgspec.Struct, frozen=True, gc=False):
    """What counts: own hand and sins, what they may be at most, the piles, and the lead of the others in each suit."""

    hand: Cards
    sins: BySuit
    bears: Mapping[Suit, int]
    piles: BySuit
    lead: Mapping[Suit, int]
    markers: frozenset[Suit]

    def with_hand(self, hand: Cards) -> "Position":
        return replace(self, hand=hand)

    def without_sin(self, sin: Card) -> "Position":
        suit = sin_suit(Player(sins=self.sins), sin)
        assert suit is not None
        return replace(self, sins={**self.sins, suit: without(self.sins[suit], sin)})


def position(view: View, seat: Seat) -> Position:
    own = view.seats[seat]
    others = [seen for other, seen in view.seats.items() if seen.alive and other != seat]
    return Position(
        hand=own.hand or (),
        sins=own.sins,
        bears=capacities(view.rules, own.fate),
        piles=view.piles,
        lead={suit: max(total(seen.sins[suit]) for seen in others) for suit in SUITS},
        markers=frozenset(suit for suit, holder in view.markers.items() if holder == seat),
    )


def after(now: Position, choice: SinsAction) -> Position:
    match choice:
        case Play():
            return _played(now, choice)
        case Collect():
            tops = {suit: pile[-1:] for suit, pile in now.piles.items()}
            sins = {suit: now.sins[suit] + tops[suit] for suit in SUITS}
            won = frozenset(suit for suit in SUITS if 0 < total(sins[suit]) >= now.lead[suit])
            return replace(now, sins=sins, piles=NO_CARDS, markers=now.markers | won)
        case _:
            return now


def _played(now: Position, play: Play) -> Position:
    card = play.card or ""
    hand = without(now.hand, card)
    suit = SUIT_OF.get(card) or SUIT_BY_NAME[play.pile]
    pile = now.piles[suit]
    match FACES.get(card):
        case None:
            return replace(now, hand=hand, piles={**now.piles, suit: (*pile, card)})
        case "J":
            sins = {**now.sins, suit: (*now.sins[suit], pile[-1])}
            won = frozenset((suit,) if 0 < total(sins[suit]) >= now.lead[suit] else ())
            return replace(now, hand=hand, sins=sins, piles={**now.piles, suit: pile[:-1]}, markers=now.markers | won)
        case "Q":
            return replace(now, hand=(*hand, pile[-1]), piles={**now.piles, suit: pile[:-1]})
        case _:
            sin = play.sin or ""
            lies = sin_suit(Player(sins=now.sins), sin, first=suit) or suit
            sins = {**now.sins, lies: without(now.sins[lies], sin)}
            return replace(now, hand=hand, sins=sins, piles={**now.piles, suit: (*pile, sin)})


def worth(rules: Rules, at: Position) -> float:
    value = 0.0
    for suit in SUITS:
        own, bears = total(at.sins[suit]), at.bears[suit]
        if own > bears:
            value -= W["bust"]
        elif own > rules.limit:
            value += W["bait"]
        value -= W["sin"] * (own / max(bears, 1)) ** 2
        top = VALUES[at.piles[suit][-1]] if at.piles[suit] else 11
        value -= W["room"] * top
        value -= W["tops"] * (top if top < 11 else 0)
        fitting = {c for c in at.hand if SUIT_OF.get(c) == suit and VALUES.get(c, 99) < top}
        value += W["chain"] * len(fitting) ** 0.5
    for card in at.hand:
        value += W["special"] if card in FACES or card not in SUIT_OF else W["card"]
    value += W["marker"] * len(at.markers)
    return value

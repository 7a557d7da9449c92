"""How good a position is for the robot whose it is: one number, the higher the better."""

from collections import Counter
from collections.abc import Mapping
from math import sqrt

import msgspec
from msgspec.structs import replace

from bot.games.api import Seat
from bot.games.sins.accusation import capacities
from bot.games.sins.actions import Collect, Play, SinsAction
from bot.games.sins.cards import FACES, NUMBERS, SUIT_BY_NAME, SUIT_OF, SUITS, Card, Suit
from bot.games.sins.markers import total
from bot.games.sins.piles import EMPTY, playable, sin_suit, top_of, without
from bot.games.sins.rules import Rules
from bot.games.sins.state import NO_CARDS, BySuit, Cards, Player
from bot.games.sins.view import View

BUST = 6.0
"""Taken off for each suit in which the own sins are over what the fate bears."""

BAIT = 0.9
"""Added for a suit over the limit of all that the fate bears all the same: who accuses, dies."""

SIN = 0.8
"""Taken off for a suit at the brink; less than that by the square."""

CHAIN = 0.35
"""Added for a suit with a card that fits; more cards by the square root."""

CARD, SPECIAL = 0.1, 0.55
"""Added for a number card in hand, for a function card or joker."""

MARKER = 0.35
ROOM, TOPS = 0.03, 0.02
"""Taken off for each point of room that a pile leaves to the next, of a top that may have to be collected."""

ROOTS = tuple(map(sqrt, range(11)))


class Position(msgspec.Struct, frozen=True, gc=False):
    """What counts: own hand and sins, what they may be at most, the piles, and the lead of the others in each suit."""

    hand: Cards
    sins: BySuit
    bears: Mapping[Suit, int]
    piles: BySuit
    lead: Mapping[Suit, int]
    markers: frozenset[Suit]

    def with_hand(self, hand: Cards) -> "Position":
        """The same with another hand."""
        return replace(self, hand=hand)

    def without_sin(self, sin: Card) -> "Position":
        """The same without that sin, taken as a transfer takes it (S16)."""
        suit = sin_suit(Player(sins=self.sins), sin)
        assert suit is not None
        return replace(self, sins={**self.sins, suit: without(self.sins[suit], sin)})


def position(view: View, seat: Seat) -> Position:
    """Where the seat stands, from its own view."""
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
    """Where it stands after a play or collecting; anything else changes nothing that counts here."""
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
    """The number: what is borne, what is held, what still fits and what is left to the others."""
    value = MARKER * len(at.markers)
    for suit in SUITS:
        own, bears, top = total(at.sins[suit]), at.bears[suit], top_of(at.piles[suit])
        value -= ROOM * top + (TOPS * top if top != EMPTY else 0)
        if own:
            value -= SIN * (own / max(bears, 1)) ** 2
        if own > bears:
            value -= BUST
        elif own > rules.limit:
            value += BAIT
    return value + _held(at.hand, at.piles)


def _held(hand: Cards, piles: BySuit) -> float:
    value = 0.0
    chains = Counter([SUIT_OF[card] for card in playable(hand, piles)[0] if card in NUMBERS])
    for card in hand:
        value += CARD if card in NUMBERS else SPECIAL
    return value + CHAIN * sum(ROOTS[count] for count in chains.values())

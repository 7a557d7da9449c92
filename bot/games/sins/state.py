"""The state of a sins match and the small structs in it."""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import field

from bot.games.api import Seat
from bot.games.sins.cards import SUITS, Card, Suit
from bot.games.sins.rules import Rules

Step = Literal["act", "guess", "transfer", "mourn", "over"]
Cause = Literal["accused", "accuser", "removed"]
"""Rightly accused; accused wrongly; taken out by the host."""

Reason = Literal["last_alive", "deck_out", "max_turns"]
Cards = tuple[Card, ...]
BySuit = Mapping[Suit, Cards]
"""Cards of each of the four suits, in the order of SUITS; the newest or topmost last."""

NO_CARDS: BySuit = dict.fromkeys(SUITS, ())
NO_MARKERS: Mapping[Suit, Seat | None] = dict.fromkeys(SUITS)


class Player(msgspec.Struct, frozen=True, gc=False):
    """What lies before a seat and in its hand; the newest cards last."""

    hand: Cards = ()
    sins: BySuit = field(default_factory=lambda: NO_CARDS)
    fate: Card | None = None
    """None for the dead only."""

    fate_open: bool = False
    timeouts: int = 0
    """Deadlines missed running (S27)."""

    robot: bool = False
    """Handed to a robot until its next own step (S27)."""


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the match ended; nobody wins a draw."""

    winners: tuple[Seat, ...]
    reason: Reason


class State(msgspec.Struct, frozen=True, gc=False):
    """A whole match. Mappings are never changed."""

    rules: Rules
    seed: str
    drawn: int
    """Words drawn from the match's own stream of chance so far."""

    players: Mapping[Seat, Player]
    """Every seat, in seat order."""

    living: tuple[Seat, ...]
    turn: Seat
    deck: Cards
    """The first is drawn next."""

    step: Step = "act"
    piles: BySuit = field(default_factory=lambda: NO_CARDS)
    discard: Cards = ()
    markers: Mapping[Suit, Seat | None] = field(default_factory=lambda: NO_MARKERS)
    skills_used: tuple[Suit, ...] = ()
    """The markers used this turn, in order."""

    accusations: int = 0
    """Made this turn."""

    turns: int = 1
    """Turns begun."""

    asked: Seat | None = None
    """Whom the trick is played on, from the trick to the end of the transfer (S16)."""

    mourning: tuple[Seat, ...] = ()
    """Who has still to name a card, in seat order (S21)."""

    chosen: Mapping[Seat, Card] = {}
    """The cards named so far, in seat order."""

    outcome: Outcome | None = None

"""What happens in a sins match, each event with all that its message shows.

Public events never carry a secret: hands, drawn and robbed cards, fates that are face down, who is bust (S2, S5, S18).
"""

from collections.abc import Mapping

from bot.games.api import Event, Seat
from bot.games.sins.cards import Card, Suit
from bot.games.sins.state import Cards, Cause, Reason


class Dealt(Event, frozen=True, gc=False):
    """A seat's own fate card and first hand (S2)."""

    seat: Seat
    fate: Card
    hand: Cards


class MatchBegan(Event, frozen=True, gc=False):
    """Cards are dealt, in this seat order; `deck` cards are left (S2)."""

    seats: tuple[Seat, ...]
    deck: int


class TurnBegan(Event, frozen=True, gc=False):
    """It is this seat's turn, the match's so-manieth (S2)."""

    seat: Seat
    number: int


class Reshuffled(Event, frozen=True, gc=False):
    """The discards are the new deck of so many cards (S6)."""

    deck: int


class Drew(Event, frozen=True, gc=False):
    """A seat drew so many cards, `deck` are left; 0: there was none to draw (S6)."""

    seat: Seat
    count: int
    deck: int


class DrewCards(Event, frozen=True, gc=False):
    """What the seat drew, for itself alone."""

    seat: Seat
    cards: Cards


class Played(Event, frozen=True, gc=False):
    """A number card, or a joker, went on a pile (S8)."""

    seat: Seat
    card: Card
    pile: Suit


class Confessed(Event, frozen=True, gc=False):
    """A J: the top of its pile became a sin; `total` is then the seat's in that suit (S9)."""

    seat: Seat
    card: Card
    pile: Suit
    sin: Card
    total: int


class Reflected(Event, frozen=True, gc=False):
    """A Q: the top of its pile went into the hand (S9)."""

    seat: Seat
    card: Card
    pile: Suit
    taken: Card


class Atoned(Event, frozen=True, gc=False):
    """A K: a sin, which lay under `suit`, went on the K's pile; `total` is what is left under that suit (S9)."""

    seat: Seat
    card: Card
    pile: Suit
    sin: Card
    suit: Suit
    total: int


class Collected(Event, frozen=True, gc=False):
    """The tops of the piles became sins, the rest was discarded (S10); `totals` are the seat's in every suit then."""

    seat: Seat
    taken: Mapping[Suit, Card]
    discarded: int
    totals: Mapping[Suit, int]


class MarkerMoved(Event, frozen=True, gc=False):
    """A marker went to `seat`, or back to the centre (None); `before` held it (S12, S13)."""

    suit: Suit
    seat: Seat | None
    before: Seat | None


class Slept(Event, frozen=True, gc=False):
    """The drunkard ended the turn without a play (S15)."""

    seat: Seat


class Tricked(Event, frozen=True, gc=False):
    """The lecher asks `target` for a suit (S16)."""

    seat: Seat
    target: Seat


class Guessed(Event, frozen=True, gc=False):
    """`target` named a suit, a card of `seat`'s hand was shown and went over (S16).

    `match`: they agree; `asked`: `seat` may now give a sin.
    """

    seat: Seat
    target: Seat
    suit: Suit
    card: Card
    match: bool
    asked: bool


class SinGiven(Event, frozen=True, gc=False):
    """A sin went over to the same suit; `total` is then `target`'s there (S16)."""

    seat: Seat
    target: Seat
    sin: Card
    suit: Suit
    total: int


class SinKept(Event, frozen=True, gc=False):
    """`seat` gives no sin (S16)."""

    seat: Seat
    target: Seat


class Swapped(Event, frozen=True, gc=False):
    """The moneygrubber discarded these cards and draws as many (S17)."""

    seat: Seat
    cards: Cards


class Robbed(Event, frozen=True, gc=False):
    """The hothead took a hand card of `target` (S18)."""

    seat: Seat
    target: Seat


class RobbedCard(Event, frozen=True, gc=False):
    """Which card it was, for the two of them."""

    seat: Seat
    target: Seat
    card: Card


class Accused(Event, frozen=True, gc=False):
    """`target`'s fate is shown, with its totals and what it bears in each suit; `bust`: the accuser is right (S19)."""

    seat: Seat
    target: Seat
    fate: Card
    totals: Mapping[Suit, int]
    bears: Mapping[Suit, int]
    bust: bool


class Died(Event, frozen=True, gc=False):
    """A seat is out; `discarded` are its cards where they go to the discards (S20)."""

    seat: Seat
    cause: Cause
    discarded: Cards


class MourningBegan(Event, frozen=True, gc=False):
    """These seats name a hand card each (S21)."""

    seats: tuple[Seat, ...]


class MourningNamed(Event, frozen=True, gc=False):
    """A seat's own choice, for itself alone until all are made (S21)."""

    seat: Seat
    card: Card


class Mourned(Event, frozen=True, gc=False):
    """All the cards named, discarded together (S21); `turn`: whose turn goes on, None where another one begins."""

    cards: Mapping[Seat, Card]
    turn: Seat | None = None


class TimedOut(Event, frozen=True, gc=False):
    """A seat let a deadline pass, so often running; `robot`: it is handed to a robot until it is back (S27)."""

    seat: Seat
    timeouts: int
    robot: bool


class Ended(Event, frozen=True, gc=False):
    """The match is over (S22-S25): fates that are open, the sum of all sins and what is bust of those left.

    `bust` is None where nothing was compared (S22).
    """

    winners: tuple[Seat, ...]
    reason: Reason
    turns: int
    fates: Mapping[Seat, Card]
    sums: Mapping[Seat, int]
    bust: tuple[Seat, ...] | None

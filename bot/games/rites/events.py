"""What happens in a match of rites, each event with all that its message shows; rites and slots count from 1.

Public events never carry a secret: who drew, placed face down or scored is public, which card it was is told by an
event of its own to who may know it.
"""

from collections.abc import Mapping

from bot.games.api import Event, Seat
from bot.games.rites.state import Showdown, Step
from bot.games.rites.tiles import Card, Tile


class Began(Event, frozen=True, gc=False):
    """The match is dealt (R2, R3): how many cards each seat has, the open rites, what is left."""

    hands: Mapping[Seat, int]
    rites: tuple[Tile, ...]
    library: int
    deck: int


class Dealt(Event, frozen=True, gc=False):
    """A seat's own cards at the beginning (R2)."""

    seat: Seat
    cards: tuple[Card, ...]


class OnTurn(Event, frozen=True, gc=False):
    """The seat is on turn with so many actions (R4): at the beginning, and after others had to act in between."""

    seat: Seat
    actions: int


class Reshuffled(Event, frozen=True, gc=False):
    """The discards have become the deck (R5)."""

    cards: int


class Drew(Event, frozen=True, gc=False):
    """A seat drew a card (R5)."""

    seat: Seat
    hand: int
    deck: int


class GotCard(Event, frozen=True, gc=False):
    """The card that a seat drew; only it is told."""

    seat: Seat
    card: Card


class Placed(Event, frozen=True, gc=False):
    """A card was placed (R6); `card` None when it lies face down."""

    seat: Seat
    rite: int
    tile: Tile
    slot: int
    card: Card | None


class PlacedFaceDown(Event, frozen=True, gc=False):
    """The card that a seat placed face down; only it is told."""

    seat: Seat
    rite: int
    slot: int
    card: Card


class SwordSet(Event, frozen=True, gc=False):
    """A seat was the first to fill its zone and put the sword there (R9)."""

    seat: Seat
    rite: int
    tile: Tile


class Swapped(Event, frozen=True, gc=False):
    """A swap (R8); `card` and `taken` None when the slot is face down."""

    seat: Seat
    rite: int
    tile: Tile
    owner: Seat
    slot: int
    card: Card | None
    taken: Card | None


class SwappedFaceDown(Event, frozen=True, gc=False):
    """The cards of a swap in a face-down slot; the seat that used it is told both."""

    seat: Seat
    rite: int
    owner: Seat
    slot: int
    card: Card
    taken: Card


class SlotSwapped(Event, frozen=True, gc=False):
    """The new card in a face-down slot of another's zone; its owner is told (R8)."""

    owner: Seat
    rite: int
    slot: int
    card: Card


class Ascended(Event, frozen=True, gc=False):
    """An ascension (R8): these seats have to give up a score card."""

    seat: Seat
    owing: tuple[Seat, ...]


class Surrendered(Event, frozen=True, gc=False):
    """A score card given up; so many are left (R8)."""

    seat: Seat
    card: Card
    left: int


class HandsThrown(Event, frozen=True, gc=False):
    """An astrology (R8): all hands lie on the discards."""

    seat: Seat
    hands: Mapping[Seat, tuple[Card, ...]]


class StarsDrawn(Event, frozen=True, gc=False):
    """The cards that the user of an astrology gives out in this round; only it is told."""

    seat: Seat
    round: int
    cards: tuple[Card, ...]


class StarsGiven(Event, frozen=True, gc=False):
    """A round of an astrology is given out to these seats; `deck` cards are left."""

    seat: Seat
    round: int
    receivers: tuple[Seat, ...]
    deck: int


class GivenCard(Event, frozen=True, gc=False):
    """The card that a seat got in an astrology; it and the user are told."""

    seat: Seat
    giver: Seat
    round: int
    card: Card


class Swept(Event, frozen=True, gc=False):
    """A mirage (R8): these rites are gone, their cards lie on the discards, and these are open now."""

    seat: Seat
    gone: tuple[Tile, ...]
    cards: tuple[Card, ...]
    rites: tuple[Tile, ...]
    library: int


class Hasted(Event, frozen=True, gc=False):
    """A haste (R8): so many actions are left."""

    seat: Seat
    actions: int


class Discarded(Event, frozen=True, gc=False):
    """Cards discarded down to five (R5, R18)."""

    seat: Seat
    cards: tuple[Card, ...]


class Passed(Event, frozen=True, gc=False):
    """A seat gave up its actions (R4)."""

    seat: Seat
    actions: int


class ShowdownBegan(Event, frozen=True, gc=False):
    """A sword is resolved (R9): all who have cards there are asked to declare (R11)."""

    seat: Seat
    rite: int
    tile: Tile
    participants: tuple[Seat, ...]


class Committed(Event, frozen=True, gc=False):
    """A seat has declared; these are still awaited (R11)."""

    seat: Seat
    awaited: tuple[Seat, ...]


class Declaration(Event, frozen=True, gc=False):
    """What a seat has declared; only it is told (R11)."""

    seat: Seat
    changes: Mapping[str, int]
    element: str | None


class Revealed(Event, frozen=True, gc=False):
    """Everything of a showdown at once (R11-R15): printed cards, changes, blocks, ranking, what decided, the winner."""

    rite: int
    sword: Seat
    showdown: Showdown
    tiles: int
    """How many tiles the winner has now."""


class Took(Event, frozen=True, gc=False):
    """The winner's takings (R16), and what went to the discards."""

    seat: Seat
    rite: int
    cards: Mapping[Seat, Card]
    discarded: tuple[Card, ...]


class Scored(Event, frozen=True, gc=False):
    """So many cards were put down as score, and so many lie there now (R17)."""

    seat: Seat
    cards: int
    total: int


class OwnScored(Event, frozen=True, gc=False):
    """The cards that a seat put down as score; only it is told (R17)."""

    seat: Seat
    cards: tuple[Card, ...]


class RiteReturned(Event, frozen=True, gc=False):
    """Nobody won a tie: the rite goes under the library, its cards to the discards (R15)."""

    rite: int
    tile: Tile
    cards: tuple[Card, ...]


class RiteOpened(Event, frozen=True, gc=False):
    """A new rite (R18); `tile` None when the library is empty and the later ones move up."""

    rite: int
    tile: Tile | None
    library: int


class TimedOut(Event, frozen=True, gc=False):
    """Out of time (R22): what these seats owed is done for them."""

    seats: tuple[Seat, ...]
    step: Step


class Ended(Event, frozen=True, gc=False):
    """The match is over (R19-R21). All tiles are shown, and score cards with their sums where these decide (R20)."""

    winners: tuple[Seat, ...]
    reason: str
    scores: Mapping[Seat, tuple[Card, ...]]
    sums: Mapping[Seat, int]
    won: Mapping[Seat, tuple[Tile, ...]]

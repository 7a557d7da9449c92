"""What a seat of rites can ask for, and when it may: each check is written once, for `apply` and for the offers.

Refusals come in the order of the rules page. Rites, slots and tables count from 1, as people name them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from bot.games.api import Action, Refused, Seat
from bot.games.rites import generation
from bot.games.rites.state import (
    Assigning,
    Declaring,
    Discarding,
    Rite,
    Scoring,
    State,
    Step,
    Surrendering,
    Taking,
    Zone,
    in_seat_order,
    settled,
)
from bot.games.rites.tiles import ELEMENTS, NUMBERS, SLOTS, SPECIAL_TILES, SPECIALS, Card

MOST_FACE_DOWN = 3
"""In a zone at a special tile (R7)."""

NOTHING = Zone((), "", 0)


class Draw(Action, frozen=True, gc=False):
    """Draw the top card (R5)."""


class Place(Action, frozen=True, gc=False, omit_defaults=True):
    """Put a number card into the own zone (R6); `open` at special tiles only (R7), `slot` with `free_slots` only."""

    card: Card
    rite: int
    open: bool | None = None
    slot: int | None = None


class Special(Action, frozen=True, gc=False, omit_defaults=True):
    """Use a special card (R8); all but `card` is for a swap."""

    card: Card
    rite: int | None = None
    owner: Seat | None = None
    slot: int | None = None
    with_: Card | None = msgspec.field(default=None, name="with")


class Discard(Action, frozen=True, gc=False):
    """Discard down to five (R5, R18)."""

    cards: tuple[Card, ...]


class Surrender(Action, frozen=True, gc=False):
    """Give up a score card to an ascension (R8)."""

    card: Card


class Assign(Action, frozen=True, gc=False):
    """Give one drawn card to everybody (R8)."""

    to: Mapping[Seat, Card]


class Declare(Action, frozen=True, gc=False, omit_defaults=True):
    """Commit a declaration (R11): numbers by slot, or with `element_only` an element."""

    changes: Mapping[str, Any] = {}
    element: str | None = None


class Take(Action, frozen=True, gc=False):
    """Take a card, by its slot, of each other zone (R16)."""

    picks: Mapping[Seat, int]


class Score(Action, frozen=True, gc=False):
    """Put number cards down as score (R17)."""

    cards: tuple[Card, ...]


class Pass(Action, frozen=True, gc=False):
    """Give up all actions left (R4)."""


RitesAction: TypeAlias = Draw | Place | Special | Discard | Surrender | Assign | Declare | Take | Score | Pass


# --- who may do anything at all


def require_awaited(state: State, seat: Seat, step: Step) -> None:
    """Refuse who is not awaited, and what is not awaited of him."""
    if state.outcome is not None:
        raise Refused("match_over")
    pending = state.pending
    if pending is None:
        if seat != state.turn:
            raise Refused("not_your_turn", seat=seat, awaited=(state.turn,))
        if step != "act":
            raise Refused("wrong_step", step="act")
    else:
        if seat not in pending.seats:
            raise Refused("not_your_turn", seat=seat, awaited=pending.seats)
        if step != pending.step:
            raise Refused("must_discard" if isinstance(pending, Discarding) else "wrong_step", step=pending.step)


def require_cards(held: Sequence[Card], named: Sequence[Card]) -> None:
    """Refuse cards that are not there; one named twice counts as two."""
    left = list(held)
    for card in named:
        if card not in left:
            raise Refused("no_such_card", card=card)
        left.remove(card)


def require_rite(state: State, number: int | None) -> Rite:
    """The open rite of that number."""
    if number is None or isinstance(number, bool) or not 1 <= number <= len(state.rites):
        raise Refused("no_such_rite", rite=number, rites=len(state.rites))
    return state.rites[number - 1]


# --- the turn


def can_draw(state: State) -> bool:
    """Whether a card can be drawn, perhaps after a reshuffle (R5)."""
    return bool(state.deck or state.discard)


def verify_draw(state: State, seat: Seat) -> None:
    """Refuse a draw that is not possible now (R5)."""
    require_awaited(state, seat, "act")
    if not can_draw(state):
        raise Refused("deck_empty")


def verify_pass(state: State, seat: Seat) -> None:
    """Refuse giving up the turn where the house rules do not have it (R4)."""
    require_awaited(state, seat, "act")
    if not state.rules.allow_pass:
        raise Refused("pass_not_allowed")


def verify_place(state: State, seat: Seat, action: Place) -> tuple[Rite, Zone, int, str]:
    """The rite, the seat's zone there, the slot (from 0) and the face of a card that may be placed (R6, R7)."""
    require_awaited(state, seat, "act")
    if action.card not in state.hands[seat]:
        raise Refused("no_such_card", card=action.card)
    if action.card not in NUMBERS:
        raise Refused("not_a_number_card", card=action.card)
    rite = require_rite(state, action.rite)
    zone = rite.zones.get(seat, NOTHING)
    if is_full(zone):
        raise Refused("zone_full", rite=action.rite)
    slot = free_slots(zone)[0] if None in zone.cards else len(zone.cards)
    if action.slot is not None:
        slot = action.slot - 1
        if not state.rules.free_slots or slot not in free_slots(zone):
            raise Refused("no_such_slot", slot=action.slot)
    return rite, zone, slot, _face(rite, zone, slot, action.open)


def _face(rite: Rite, zone: Zone, slot: int, opened: bool | None) -> str:
    if rite.tile in SPECIAL_TILES:
        if opened is False and zone.faces.count("0") >= MOST_FACE_DOWN:
            raise Refused("too_many_face_down", allowed=MOST_FACE_DOWN)
        return "0" if opened is False else "1"
    face = rite.tile[1 + slot]
    if opened is not None:
        raise Refused("face_not_free", slot=slot + 1, open=face == "1")
    return face


def is_full(zone: Zone) -> bool:
    """Whether the zone has a card in every slot."""
    cards = zone.cards
    return len(cards) == SLOTS and None not in cards


def free_slots(zone: Zone) -> tuple[int, ...]:
    """Every free slot, from 0."""
    cards = zone.cards
    return tuple([slot for slot in range(SLOTS) if slot >= len(cards) or cards[slot] is None])


def verify_special(state: State, seat: Seat, action: Special) -> None:
    """Refuse a special card that may not be used so (R8)."""
    require_awaited(state, seat, "act")
    hand = state.hands[seat]
    if action.card not in hand or action.card not in SPECIALS:
        raise Refused("no_such_card", card=action.card)
    if action.card != "swap":
        _verify_bare(action)
        return
    if action.with_ is None:
        raise Refused("no_such_card", card=None)
    require_cards(hand, (action.card, action.with_))
    if action.with_ not in NUMBERS:
        raise Refused("not_a_number_card", card=action.with_)
    rite = require_rite(state, action.rite)
    zone = rite.zones.get(action.owner or "")
    if zone is None:
        raise Refused("bad_target", seat=action.owner, allowed=in_seat_order(state, rite.zones))
    if action.slot not in taken_slots(zone):
        raise Refused("no_such_slot", slot=action.slot)


def _verify_bare(action: Special) -> None:
    """A card that has no target is refused one."""
    if action.with_ is not None:
        raise Refused("no_such_card", card=action.with_)
    if action.rite is not None:
        raise Refused("no_such_rite", rite=action.rite, rites=0)
    if action.owner is not None:
        raise Refused("bad_target", seat=action.owner, allowed=())
    if action.slot is not None:
        raise Refused("no_such_slot", slot=action.slot)


def taken_slots(zone: Zone) -> tuple[int, ...]:
    """The slots with a card, from 1."""
    return tuple([slot for slot, card in enumerate(zone.cards, 1) if card is not None])


# --- what is asked besides


def verify_discard(state: State, seat: Seat, cards: Sequence[Card]) -> Discarding:
    """What is waited for, if these cards may be discarded (R5, R18)."""
    require_awaited(state, seat, "discard")
    pending = state.pending
    assert isinstance(pending, Discarding)
    hand = state.hands[seat]
    require_cards(hand, cards)
    if len(cards) != over_limit(hand):
        raise Refused("wrong_count", count=len(cards), allowed=over_limit(hand))
    return pending


def over_limit(hand: Sequence[Card]) -> int:
    """How many cards a hand holds over five (R5)."""
    return max(0, len(hand) - SLOTS)


def verify_surrender(state: State, seat: Seat, card: Card) -> Surrendering:
    """What is waited for, if the seat may give up that score card (R8)."""
    require_awaited(state, seat, "surrender")
    pending = state.pending
    assert isinstance(pending, Surrendering)
    require_cards(state.scores[seat], (card,))
    return pending


def verify_assign(state: State, seat: Seat, to: Mapping[Seat, Card]) -> Assigning:
    """What is waited for, if the drawn cards may go out so (R8)."""
    require_awaited(state, seat, "assign")
    pending = state.pending
    assert isinstance(pending, Assigning)
    require_cards(pending.cards, tuple(to.values()))
    for other in to:
        if other not in state.hands:
            raise Refused("bad_target", seat=other, allowed=state.seats)
    if len(to) != len(state.seats):
        raise Refused("wrong_count", count=len(to), allowed=len(state.seats))
    return pending


def verify_declare(state: State, seat: Seat, action: Declare) -> Declaring:
    """What is waited for, if the seat may declare that (R11, R12)."""
    require_awaited(state, seat, "declare")
    pending = state.pending
    assert isinstance(pending, Declaring)
    if state.rules.declare == "element_only":
        unknown = action.element is not None and action.element not in ELEMENTS
        if unknown or action.changes:
            raise Refused("not_generating", element=action.element, allowed=ELEMENTS)
        return pending
    row = state.rites[settled(state)].zones[seat].cards
    fault = generation.misfit(row, action.changes)
    if fault is not None:
        allowed = taken_slots(Zone(row, "", 0)) if fault.code == "no_such_slot" else fault.most
        raise Refused(fault.code, slot=fault.slot, number=action.changes[fault.slot], allowed=allowed)
    if action.element is not None:
        raise Refused("not_generating", element=action.element)
    return pending


def others(state: State, rite: Rite, seat: Seat) -> tuple[Seat, ...]:
    """The other participants of a showdown, in seat order (R10)."""
    return tuple([other for other in state.seats if other in rite.zones and other != seat])


def verify_take(state: State, seat: Seat, picks: Mapping[Seat, int]) -> None:
    """Refuse a taking that is not one card of each other zone (R16)."""
    require_awaited(state, seat, "take")
    assert isinstance(state.pending, Taking)
    rite = state.rites[settled(state)]
    robbed = others(state, rite, seat)
    for other in picks:
        if other not in robbed:
            raise Refused("bad_target", seat=other, allowed=robbed)
    for other, slot in picks.items():
        if isinstance(slot, bool) or slot not in taken_slots(rite.zones[other]):
            raise Refused("no_such_slot", slot=slot, seat=other)
    if len(picks) != len(robbed):
        raise Refused("wrong_count", count=len(picks), allowed=len(robbed))


def verify_score(state: State, seat: Seat, cards: Sequence[Card]) -> Scoring:
    """What is waited for, if these cards may be put down as score (R17)."""
    require_awaited(state, seat, "score")
    pending = state.pending
    assert isinstance(pending, Scoring)
    require_cards(state.hands[seat], cards)
    for card in cards:
        if card not in NUMBERS:
            raise Refused("not_scorable", card=card)
    if len(cards) > pending.up_to:
        raise Refused("too_many_scored", count=len(cards), allowed=pending.up_to)
    return pending

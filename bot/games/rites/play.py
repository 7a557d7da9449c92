"""What a seat's action does to a match of rites."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from bot.games.api import Seat
from bot.games.rites import actions, showdown, specials
from bot.games.rites.actions import (
    Assign,
    Declare,
    Discard,
    Draw,
    Pass,
    Place,
    RitesAction,
    Score,
    Special,
    Surrender,
    Take,
)
from bot.games.rites.events import (
    Committed,
    Declaration,
    Discarded,
    Drew,
    GotCard,
    Passed,
    Placed,
    PlacedFaceDown,
    SwordSet,
)
from bot.games.rites.state import Declared, Declaring, Discarding, Rite, State, Zone
from bot.games.rites.tiles import SLOTS, Card
from bot.games.rites.turns import Events, Step, goes_on, opens_next, passes_on


def apply(state: State, seat: Seat, action: RitesAction) -> Step:
    """The state after a seat's action and what happened; raises Refused and then nothing has changed."""
    return _ACTS[type(action)](state, seat, action)


def give_up(state: State) -> Step:
    """The turn ends with all its actions left (R4, R22)."""
    return passes_on(state, (Passed(None, state.turn, state.actions_left),))


def _draw(state: State, seat: Seat, _: Draw) -> Step:
    """The top card; over five, a discard comes before anything else (R5)."""
    actions.verify_draw(state, seat)
    told: Events = ()
    if not state.deck:
        state, told = specials.reshuffle(state)
    deck = state.deck
    hand = (*state.hands[seat], deck[0])
    hands = {**state.hands, seat: hand}
    pending = Discarding(seat) if len(hand) > SLOTS else None
    state = replace(state, hands=hands, deck=deck[1:], actions_left=max(state.actions_left - 1, 0), pending=pending)
    told = (*told, Drew(None, seat, len(hand), len(deck) - 1), GotCard((seat,), seat, deck[0]))
    return goes_on(state, told) if pending is None else (state, told)


def _place(state: State, seat: Seat, action: Place) -> Step:
    """The card lies in the zone; the first full zone gets the sword (R6, R9)."""
    rite, zone, slot, face = actions.verify_place(state, seat, action)
    card, number = action.card, action.rite
    laid = state.laid + 1
    zone = _with_card(zone, slot, card, face, laid)
    told: Events = (Placed(None, seat, number, rite.tile, slot + 1, card if face == "1" else None),)
    if face == "0":
        told += (PlacedFaceDown((seat,), seat, number, slot + 1, card),)
    sword = rite.sword
    if sword is None and actions.is_full(zone):
        sword = seat
        told += (SwordSet(None, seat, number, rite.tile),)
    rites = list(state.rites)
    rites[number - 1] = Rite(rite.tile, {**rite.zones, seat: zone}, sword)
    hands = {**state.hands, seat: without(state.hands[seat], card)}
    state = replace(state, hands=hands, rites=tuple(rites), actions_left=max(state.actions_left - 1, 0), laid=laid)
    return goes_on(state, told)


def _with_card(zone: Zone, slot: int, card: Card, face: str, laid: int) -> Zone:
    """The zone with the card in a free slot; slots before it may stay free (R6)."""
    cards, faces = zone.cards, zone.faces
    if slot == len(cards):
        return Zone((*cards, card), faces + face, laid)
    missing = max(0, slot - len(cards))
    cards, faces = (*cards, *(None,) * missing), faces + "-" * missing
    return Zone((*cards[:slot], card, *cards[slot + 1 :]), faces[:slot] + face + faces[slot + 1 :], laid)


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand without the first such card."""
    left = list(hand)
    left.remove(card)
    return tuple(left)


def _special(state: State, seat: Seat, action: Special) -> Step:
    """The card leaves the game and does what it does (R8)."""
    actions.verify_special(state, seat, action)
    state = replace(
        state,
        hands={**state.hands, seat: without(state.hands[seat], action.card)},
        removed=(*state.removed, action.card),
        actions_left=max(state.actions_left - 1, 0),
    )
    match action.card:
        case "swap":
            return specials.swap(state, seat, action)
        case "ascension":
            return specials.ascension(state, seat)
        case "astrology":
            return specials.astrology(state, seat)
        case "mirage":
            return specials.mirage(state, seat)
        case _:
            return specials.haste(state, seat)


def _surrender(state: State, seat: Seat, action: Surrender) -> Step:
    pending = actions.verify_surrender(state, seat, action.card)
    return specials.surrender(state, seat, action.card, pending)


def _assign(state: State, seat: Seat, action: Assign) -> Step:
    pending = actions.verify_assign(state, seat, action.to)
    return specials.assign(state, seat, action.to, pending)


def _discard(state: State, seat: Seat, action: Discard) -> Step:
    """Face up on the discards; then on with the turn, or the next rite is opened (R5, R18)."""
    cards = action.cards
    pending = actions.verify_discard(state, seat, cards)
    hand = state.hands[seat]
    for card in cards:
        hand = without(hand, card)
    state = replace(state, hands={**state.hands, seat: hand}, discard=(*state.discard, *cards), pending=None)
    told = (Discarded(None, seat, cards),)
    if pending.place is not None:
        return opens_next(state, pending.place, told)
    return goes_on(state, told)


def _declare(state: State, seat: Seat, action: Declare) -> Step:
    """Committed in secret; with the last one all is revealed (R11)."""
    pending = actions.verify_declare(state, seat, action)
    declared: Mapping[Seat, Declared] = {**pending.declared, seat: Declared(action.changes, action.element)}
    left = tuple([other for other in pending.seats if other != seat])
    told: Events = (
        Committed(None, seat, left),
        Declaration((seat,), seat, action.changes, action.element),
    )
    if left:
        return replace(state, pending=Declaring(left, declared)), told
    return showdown.resolve(state, declared, told)


def _take(state: State, seat: Seat, action: Take) -> Step:
    actions.verify_take(state, seat, action.picks)
    return showdown.take(state, seat, action.picks)


def _score(state: State, seat: Seat, action: Score) -> Step:
    pending = actions.verify_score(state, seat, action.cards)
    return showdown.score(state, seat, action.cards, pending)


def _pass(state: State, seat: Seat, _: Pass) -> Step:
    actions.verify_pass(state, seat)
    return give_up(state)


_ACTS: Mapping[type[RitesAction], Callable[[State, Seat, Any], Step]] = {
    Draw: _draw,
    Place: _place,
    Special: _special,
    Discard: _discard,
    Surrender: _surrender,
    Assign: _assign,
    Declare: _declare,
    Take: _take,
    Score: _score,
    Pass: _pass,
}
"""What each action does; asked by class, where a chain of patterns would go through all before it."""

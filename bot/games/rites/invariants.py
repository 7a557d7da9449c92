"""What holds in every state of a match of rites; simulations and tests look for states that break it."""

from collections import Counter
from collections.abc import Iterator

from bot.games.rites.offers import legal_actions
from bot.games.rites.state import Assigning, Discarding, Scoring, State, Zone
from bot.games.rites.tiles import CARDS, DRAWN_TILES, NUMBERS, OPEN_RITES, SLOTS, TILES, Card, Tile
from bot.games.rites.victory import by_tiles

ALL_CARDS = Counter(CARDS)
ALL_TILES = Counter(TILES)


def faults(state: State) -> tuple[str, ...]:
    """Each broken invariant as a sentence; empty for a sound state."""
    return (*_card_faults(state), *_zone_faults(state), *_hand_faults(state), *_end_faults(state))


def cards(state: State) -> Iterator[Card]:
    """Every card wherever it is."""
    for seat in state.seats:
        yield from (*state.hands[seat], *state.scores[seat])
    for rite in state.rites:
        for zone in rite.zones.values():
            yield from (card for card in zone.cards if card is not None)
    yield from (*state.deck, *state.discard, *state.removed)
    if isinstance(state.pending, Assigning):
        yield from state.pending.cards


def tiles(state: State) -> Iterator[Tile]:
    """Every tile of the match; one that is won lies with its rite until the taking is done."""
    for won in state.won.values():
        yield from won
    yield from (rite.tile for rite in state.rites)
    yield from state.library


def _card_faults(state: State) -> Iterator[str]:
    there = Counter(cards(state))
    if there != ALL_CARDS:
        yield f"cards are missing {ALL_CARDS - there} or too many {there - ALL_CARDS}"
    known = Counter(tiles(state))
    won_twice = Counter([state.last_showdown.tile]) if _lies_there(state) and state.last_showdown else Counter[Tile]()
    known -= won_twice
    if known - ALL_TILES or known.total() != DRAWN_TILES[len(state.seats)]:
        yield f"tiles are not those drawn: {known}"


def _lies_there(state: State) -> bool:
    """Whether the rite of the last showdown still lies on the table though its tile is won (R16)."""
    if state.outcome is not None:
        return state.outcome.reason in ("five_of_a_colour", "seven_tiles")
    return state.step == "take"


def _zone_faults(state: State) -> Iterator[str]:
    if len(state.rites) > OPEN_RITES:
        yield f"{len(state.rites)} rites are open"
    for number, rite in enumerate(state.rites, 1):
        for seat, zone in rite.zones.items():
            if not sound(zone) or seat not in state.hands:
                yield f"the zone of {seat} at rite {number} is {zone}"
            if zone.laid > state.laid:
                yield f"{seat} has laid a card at rite {number} in the future"
        if rite.sword is not None and len(rite.zones[rite.sword].cards) < SLOTS:
            yield f"{rite.sword} has a sword at rite {number} and no full zone"


def sound(zone: Zone) -> bool:
    """Whether faces fit the cards, all of them number cards, none free at the end."""
    fits = len(zone.cards) == len(zone.faces) <= SLOTS and bool(zone.cards) and zone.cards[-1] is not None
    return fits and all(
        face == "-" if card is None else card in NUMBERS and face in "01"
        for card, face in zip(zone.cards, zone.faces, strict=True)
    )


def _hand_faults(state: State) -> Iterator[str]:
    may_hold = state.pending.seats if isinstance(state.pending, Discarding | Scoring) else ()
    for seat, hand in state.hands.items():
        if len(hand) > SLOTS and seat not in may_hold and state.outcome is None:
            yield f"{seat} has {len(hand)} cards in hand"
        if any(card not in NUMBERS for card in state.scores[seat]):
            yield f"{seat} has a card as score that is no number card"
    if isinstance(state.pending, Discarding) and len(state.hands[state.pending.seat]) <= SLOTS:
        yield f"{state.pending.seat} has nothing to discard"


def _end_faults(state: State) -> Iterator[str]:
    if state.outcome is None:
        for seat, won in state.won.items():
            if by_tiles(won, state.rules) is not None:
                yield f"{seat} has won with its tiles, and the match goes on"
        if not all(legal_actions(state, seat) for seat in state.awaited) or not state.awaited:
            yield "nobody can do what is waited for"

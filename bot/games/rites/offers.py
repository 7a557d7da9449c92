"""What a seat of rites is offered, from the same checks that `apply` makes."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from bot.games.api import Offer, Seat
from bot.games.domains import Each, OneOf, Picks, Shares
from bot.games.rites import actions, generation
from bot.games.rites.actions import (
    MOST_FACE_DOWN,
    NOTHING,
    Assign,
    Declare,
    Discard,
    Draw,
    Pass,
    Place,
    Score,
    Special,
    Surrender,
    Take,
)
from bot.games.rites.state import (
    Assigning,
    Declaring,
    Discarding,
    Rite,
    Scoring,
    State,
    Surrendering,
    Taking,
    Zone,
    settled,
)
from bot.games.rites.tiles import ELEMENTS, NUMBERS, SPECIAL_TILES, Card, number_cards
from bot.games.rng import Stream

Offers = tuple[Offer[Any], ...]

NONE = OneOf((None,))
ANY_FACE = OneOf((None, True, False))
OPEN = OneOf((None, True))
DRAW = Offer(Draw, {})
PASS = Offer(Pass, {})
BARE: Mapping[Card, Offer[Special]] = {
    card: Offer(Special, {"card": OneOf((card,)), "rite": NONE, "owner": NONE, "slot": NONE, "with_": NONE})
    for card in ("ascension", "astrology", "mirage", "haste")
}
ELEMENT_ONLY: Offers = (Offer(Declare, {"changes": Each({}), "element": OneOf((None, *ELEMENTS))}),)


class Numbers(msgspec.Struct, frozen=True, gc=False):
    """The declarations that a zone allows: for the cards of one element, the numbers by slot (R11, R12)."""

    row: tuple[Card | None, ...]

    def contains(self, value: object) -> bool:
        """Whether it is such a declaration."""
        if not isinstance(value, Mapping) or not all(isinstance(slot, str) for slot in value):
            return False
        return generation.misfit(self.row, value) is None

    def sample(self, rng: Stream) -> dict[str, int]:
        """One of the declarations."""
        ways = generation.ways(self.row)
        index = rng.below(1 + sum(ways.values()) - len(ways))
        for element, count in ways.items():
            if index < count - 1:
                return generation.numbered(self.row, element, index + 1)
            index -= count - 1
        return {}

    def choices(self) -> Iterator[dict[str, int]]:
        """Every declaration, beginning with none; there may be millions."""
        yield {}
        for element, count in generation.ways(self.row).items():
            for index in range(1, count):
                yield generation.numbered(self.row, element, index)


def legal_actions(state: State, seat: Seat) -> Offers:
    """Everything that the seat may do now; empty for who is not awaited, and once the match is over."""
    pending = state.pending
    if pending is None:
        return _turn(state, seat) if seat == state.turn and state.outcome is None else ()
    if seat not in pending.seats:
        return ()
    match pending:
        case Discarding():
            hand = state.hands[seat]
            count = actions.over_limit(hand)
            return (Offer(Discard, {"cards": Picks(hand, count, count)}),)
        case Surrendering():
            return (Offer(Surrender, {"card": OneOf(tuple(dict.fromkeys(state.scores[seat])))}),)
        case Assigning(cards=cards):
            return (Offer(Assign, {"to": Shares(state.seats, cards)}),)
        case Declaring():
            if state.rules.declare == "element_only":
                return ELEMENT_ONLY
            row = state.rites[settled(state)].zones[seat].cards
            return (Offer(Declare, {"changes": Numbers(row), "element": NONE}),)
        case Taking():
            rite = state.rites[settled(state)]
            slots = {
                other: OneOf(actions.taken_slots(rite.zones[other])) for other in actions.others(state, rite, seat)
            }
            return (Offer(Take, {"picks": Each(slots)}),)
        case Scoring(up_to=up_to):
            numbers = number_cards(state.hands[seat])
            return (Offer(Score, {"cards": Picks(numbers, 0, min(up_to, len(numbers)))}),)


def can_act(state: State, seat: Seat) -> bool:
    """Whether the seat has a legal action in a turn, passing apart (R4, R21)."""
    if actions.can_draw(state):
        return True
    numbers = False
    for card in state.hands[seat]:
        if card in NUMBERS:
            numbers = True
        elif card != "swap":
            return True
    if not numbers:
        return False
    if any(not actions.is_full(rite.zones.get(seat, NOTHING)) for rite in state.rites):
        return True
    return "swap" in state.hands[seat] and any(rite.zones for rite in state.rites)


def _turn(state: State, seat: Seat) -> Offers:
    hand = state.hands[seat]
    numbers = number_cards(hand)
    offers: list[Offer[Any]] = [DRAW] if actions.can_draw(state) else []
    if numbers:
        _add_placings(offers, state, seat, OneOf(numbers))
    if numbers != hand:
        for card in dict.fromkeys(hand):
            if card in BARE:
                offers.append(BARE[card])
            elif card == "swap" and numbers:
                offers += _swaps(state, OneOf(numbers))
    if state.rules.allow_pass:
        offers.append(PASS)
    return tuple(offers)


def _add_placings(offers: list[Offer[Any]], state: State, seat: Seat, cards: OneOf) -> None:
    """One offer for all ordinary rites, unless slots are free, and one for each special tile."""
    ordinary: list[int] = []
    free_slots = state.rules.free_slots
    number = 0
    for rite in state.rites:
        number += 1
        zone = rite.zones.get(seat)
        if zone is not None and actions.is_full(zone):
            continue
        if rite.tile in SPECIAL_TILES or free_slots:
            offers.append(_placing(state, rite, zone or NOTHING, OneOf((number,)), cards))
        else:
            ordinary.append(number)
    if ordinary:
        offers.append(Offer(Place, {"card": cards, "rite": OneOf(tuple(ordinary)), "open": NONE, "slot": NONE}))


def _placing(state: State, rite: Rite, zone: Zone, numbers: OneOf, cards: OneOf) -> Offer[Place]:
    """A placing where the player chooses face or slot."""
    face = NONE
    if rite.tile in SPECIAL_TILES:
        face = ANY_FACE if zone.faces.count("0") < MOST_FACE_DOWN else OPEN
    free = [slot + 1 for slot in actions.free_slots(zone)] if state.rules.free_slots else []
    slots = OneOf((None, *free)) if free else NONE
    return Offer(Place, {"card": cards, "rite": numbers, "open": face, "slot": slots})


def _swaps(state: State, cards: OneOf) -> Iterator[Offer[Special]]:
    """One offer for each zone with cards."""
    for number, rite in enumerate(state.rites, 1):
        for owner in (other for other in state.seats if other in rite.zones):
            slots = actions.taken_slots(rite.zones[owner])
            domains = {"rite": OneOf((number,)), "owner": OneOf((owner,)), "slot": OneOf(slots), "with_": cards}
            yield Offer(Special, {"card": OneOf(("swap",)), **domains})

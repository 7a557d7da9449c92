"""What special cards do (R8); the card has left the hand and the action is spent already."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.games.api import Seat
from bot.games.rites.actions import Special, can_draw
from bot.games.rites.events import (
    Ascended,
    GivenCard,
    HandsThrown,
    Hasted,
    Reshuffled,
    SlotSwapped,
    StarsDrawn,
    StarsGiven,
    Surrendered,
    Swapped,
    SwappedFaceDown,
    Swept,
)
from bot.games.rites.state import (
    ACTIONS,
    Assigning,
    Rite,
    State,
    Surrendering,
    in_seat_order,
    turn_order,
)
from bot.games.rites.tiles import OPEN_RITES, SLOTS, Card
from bot.games.rites.turns import Events, Step, goes_on, resumes, waits
from bot.games.rng import Stream

ROUNDS = SLOTS
"""Of an astrology (R8)."""


def swap(state: State, seat: Seat, action: Special) -> Step:
    """The hand card takes slot and face of the other, which comes to the hand."""
    assert action.rite is not None
    assert action.owner is not None
    assert action.slot is not None
    assert action.with_ is not None
    rite = state.rites[action.rite - 1]
    zone = rite.zones[action.owner]
    at = action.slot - 1
    taken, card = zone.cards[at], action.with_
    assert taken is not None
    hand = list(state.hands[seat])
    hand.remove(card)
    zone = replace(zone, cards=(*zone.cards[:at], card, *zone.cards[at + 1 :]))
    rite = replace(rite, zones={**rite.zones, action.owner: zone})
    state = replace(
        state,
        hands={**state.hands, seat: (*hand, taken)},
        rites=(*state.rites[: action.rite - 1], rite, *state.rites[action.rite :]),
    )
    if zone.faces[at] == "1":
        seen = Swapped(None, seat, action.rite, rite.tile, action.owner, action.slot, card, taken)
        return goes_on(state, (seen,))
    told: Events = (
        Swapped(None, seat, action.rite, rite.tile, action.owner, action.slot, None, None),
        SwappedFaceDown((seat,), seat, action.rite, action.owner, action.slot, card, taken),
    )
    if action.owner != seat:
        told += (SlotSwapped((action.owner,), action.owner, action.rite, action.slot, card),)
    return goes_on(state, told)


def ascension(state: State, seat: Seat) -> Step:
    """Every other seat with score cards owes one."""
    owing = tuple([other for other in state.seats if other != seat and state.scores[other]])
    told = (Ascended(None, seat, owing),)
    return waits(state, Surrendering(owing), told) if owing else goes_on(state, told)


def surrender(state: State, seat: Seat, card: Card, pending: Surrendering) -> Step:
    """The card goes to the discards, face up; after the last one the turn goes on."""
    score = list(state.scores[seat])
    score.remove(card)
    left = tuple([other for other in pending.seats if other != seat])
    state = replace(
        state, scores={**state.scores, seat: tuple(score)}, discard=(*state.discard, card), pending=Surrendering(left)
    )
    told = (Surrendered(None, seat, card, len(score)),)
    return (state, told) if left else resumes(state, told)


def astrology(state: State, seat: Seat) -> Step:
    """All hands to the discards, then the first round."""
    thrown = tuple([card for hand in state.hands.values() for card in hand])
    told = (HandsThrown(None, seat, state.hands),)
    state = replace(state, hands=dict.fromkeys(state.seats, ()), discard=(*state.discard, *thrown))
    state, first = _stars(state, seat, 1)
    if isinstance(state.pending, Assigning):
        return waits(state, state.pending, (*told, *first))
    return goes_on(state, (*told, *first))


def assign(state: State, seat: Seat, to: Mapping[Seat, Card], pending: Assigning) -> Step:
    """Everybody gets his card; then the next round, or on with the turn."""
    state, told = _give(state, seat, pending.round, to)
    more: Events = ()
    if pending.round < ROUNDS:
        state, more = _stars(state, seat, pending.round + 1)
        if isinstance(state.pending, Assigning):
            return state, (*told, *more)
    return resumes(state, (*told, *more))


def _stars(state: State, seat: Seat, number: int) -> Step:
    """Draw for a round; too few cards go round by themselves, and then it is over."""
    state, cards, told = draw(replace(state, pending=None), len(state.seats))
    if len(cards) < len(state.seats):
        receivers = turn_order(state, seat)
        state, given = _give(state, seat, number, dict(zip(receivers, cards, strict=False)))
        return state, (*told, *given)
    return replace(state, pending=Assigning(seat, cards, number)), (*told, StarsDrawn((seat,), seat, number, cards))


def _give(state: State, seat: Seat, number: int, to: Mapping[Seat, Card]) -> Step:
    hands = {other: (*hand, to[other]) if other in to else hand for other, hand in state.hands.items()}
    receivers = in_seat_order(state, to)
    given = [
        GivenCard((seat,) if other == seat else (seat, other), other, seat, number, to[other]) for other in receivers
    ]
    state = replace(state, hands=hands)
    return state, (StarsGiven(None, seat, number, receivers, len(state.deck)), *given)


def draw(state: State, count: int) -> tuple[State, tuple[Card, ...], Events]:
    """So many cards off the deck, or as many as there are; an empty deck is reshuffled in between (R5)."""
    cards: tuple[Card, ...] = ()
    told: Events = ()
    while len(cards) < count and can_draw(state):
        if not state.deck:
            state, more = reshuffle(state)
            told += more
        missing = count - len(cards)
        cards += state.deck[:missing]
        state = replace(state, deck=state.deck[missing:])
    return state, cards, told


def reshuffle(state: State) -> Step:
    """The discards become the deck (R5)."""
    deck, drawn = shuffled(state, state.discard)
    return replace(state, deck=deck, discard=(), drawn=drawn), (Reshuffled(None, len(deck)),)


def shuffled(state: State, values: Sequence[Card]) -> tuple[tuple[Card, ...], int]:
    """The values shuffled by the match's own chance, and how much of it is used then."""
    stream = Stream(state.seed, counter=state.drawn)
    return stream.shuffled(values), stream.counter


def mirage(state: State, seat: Seat) -> Step:
    """All rites under the library, their cards to the discards, four new ones open."""
    gone = tuple([rite.tile for rite in state.rites])
    cards = tuple([card for rite in state.rites for card in cards_of(state, rite)])
    under, drawn = shuffled(state, gone)
    library = state.library + under
    state = replace(
        state,
        rites=tuple([Rite(tile) for tile in library[:OPEN_RITES]]),
        library=library[OPEN_RITES:],
        discard=(*state.discard, *cards),
        drawn=drawn,
    )
    swept = Swept(None, seat, gone, cards, tuple([rite.tile for rite in state.rites]), len(state.library))
    return goes_on(state, (swept,))


def cards_of(state: State, rite: Rite) -> tuple[Card, ...]:
    """All cards of a rite, by seats and slots."""
    return tuple([card for seat in state.seats if seat in rite.zones for card in rite.zones[seat].cards if card])


def haste(state: State, seat: Seat) -> Step:
    """Three more actions."""
    state = replace(state, actions_left=state.actions_left + ACTIONS)
    return goes_on(state, (Hasted(None, seat, state.actions_left),))

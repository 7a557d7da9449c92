"""Nobody sees what he may not (R6, R8, R11, R17): change a secret, and all that others see stays equal."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from bot.games.api import Event, Seat
from bot.games.notation import encoded
from bot.games.rites.actions import Declare, Draw, Place, Score
from bot.games.rites.events import Ended, Revealed
from bot.games.rites.game import RITES
from bot.games.rites.state import Assigning, Declaring, State, Zone
from bot.games.rites.tiles import CARDS
from bot.games.rng import Stream
from tests.games.plays import random_play

MATCHES = 6


def moments(name: str, table: str = "standard") -> Iterator[tuple[State, tuple[Event, ...]]]:
    for number in range(MATCHES):
        for moment in list(random_play(RITES, table, f"{name}/{number}"))[::2]:
            yield moment.state, moment.events


def shown(events: Iterable[Event], viewer: Seat | None) -> list[Event]:
    return [event for event in events if event.audience is None or viewer in event.audience]


def twin(state: State, viewer: Seat | None, rng: Stream) -> State:
    """The match with other cards and tiles wherever the viewer cannot see them."""
    hidden = [*state.deck]
    for seat in state.seats:
        if seat != viewer:
            hidden += [*state.hands[seat], *state.scores[seat]]
    numbers = iter(rng.shuffled([card for card in hidden if card not in CARDS[90:]]))
    # Special cards stay where they are: a score or a zone cannot hold them.
    hands, scores = dict(state.hands), dict(state.scores)
    for seat in state.seats:
        if seat != viewer:
            hands[seat] = tuple([card if card in CARDS[90:] else next(numbers) for card in hands[seat]])
            scores[seat] = tuple([next(numbers) for _ in scores[seat]])
    deck = tuple([card if card in CARDS[90:] else next(numbers) for card in state.deck])
    pending = state.pending
    if isinstance(pending, Declaring):
        own = {seat: one for seat, one in pending.declared.items() if seat == viewer}
        others = {seat: replace(one, changes={}) for seat, one in pending.declared.items() if seat != viewer}
        pending = replace(pending, declared={**others, **own})
    if isinstance(pending, Assigning) and pending.seat != viewer:
        pending = replace(pending, cards=pending.cards[::-1])
    rites = tuple([replace(rite, zones={seat: _turned(zone, seat == viewer) for seat, zone in rite.zones.items()})
                   for rite in state.rites])  # fmt: skip
    library = rng.shuffled(state.library)
    return replace(
        state, hands=hands, scores=scores, deck=deck, pending=pending, rites=rites, library=library, seed="other"
    )


def _turned(zone: Zone, own: bool) -> Zone:
    """The zone with its face-down cards in another order."""
    down = [card for card, face in zip(zone.cards, zone.faces, strict=True) if face == "0"]
    if own:
        return zone
    return replace(zone, cards=tuple([down.pop() if face == "0" else card
                                      for card, face in zip(zone.cards, zone.faces, strict=True)]))  # fmt: skip


def test_views_show_nothing_that_is_hidden() -> None:
    rng = Stream("twins")
    different = 0
    for state, _ in moments("views"):
        for viewer in (None, *state.seats):
            other = twin(state, viewer, rng)
            different += other != replace(state, seed="other")
            assert encoded(RITES.view_data(RITES.view(other, viewer))) == encoded(
                RITES.view_data(RITES.view(state, viewer))
            )
    assert different > 500


def test_events_show_others_nothing_that_is_hidden() -> None:
    """A draw, a placing face down, a scoring and a declaration look the same to others whatever the card is."""
    rng = Stream("events")
    seen: set[Any] = set()
    for state, _ in moments("events"):
        for seat in RITES.acting(state)[:1]:
            for offer in RITES.legal_actions(state, seat):
                action = offer.sample(rng)
                after, events = RITES.apply(state, seat, action)
                if any(isinstance(event, (Revealed, Ended)) for event in events):
                    continue
                for viewer in (None, *[other for other in state.seats if other != seat]):
                    mine = shown(events, viewer)
                    if isinstance(action, Draw) and state.deck:
                        other = replace(state, deck=(*state.deck[::-1][:1], *state.deck[1:-1], *state.deck[:1]))
                        if len(state.deck) > 1:
                            seen.add((Draw, viewer is None))
                            assert shown(RITES.apply(other, seat, action)[1], viewer) == mine
                    elif isinstance(action, Place) and "0" in after.rites[action.rite - 1].zones[seat].faces[-1:]:
                        seen.add((Place, viewer is None))
                        assert action.card not in repr(mine)
                    elif isinstance(action, Score) and action.cards:
                        seen.add((Score, viewer is None))
                        kept = [event for event in mine if type(event).__name__ == "Scored"]
                        assert not any(card in repr(kept) for card in action.cards)
                    elif isinstance(action, Declare) and action.changes:
                        seen.add((Declare, viewer is None))
                        assert "changes" not in repr(mine)
    assert {kind for kind, _ in seen} == {Draw, Place, Score, Declare}
    assert {public for _, public in seen} == {True, False}


def test_a_card_drawn_is_told_to_its_seat_alone() -> None:
    for number in range(6):
        for moment in random_play(RITES, "standard", f"own/{number}"):
            for event in moment.events:
                if type(event).__name__ in (
                    "GotCard",
                    "PlacedFaceDown",
                    "OwnScored",
                    "Declaration",
                    "StarsDrawn",
                    "Dealt",
                ):
                    assert event.audience == (event.seat,)  # type: ignore[attr-defined]


def test_seeds_and_chance_are_in_no_view_or_event() -> None:
    seed = "c0ffee" * 10
    for moment in random_play(RITES, "standard", seed):
        for viewer in (None, *RITES.seats(moment.state)):
            assert seed not in repr(RITES.view(moment.state, viewer))
        assert seed not in repr(moment.events)

"""Nobody sees what he may not (T2, T17, T20, T24, T31): change a secret, and all that others see stays equal."""

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any

from msgspec.structs import replace

from bot.games.api import Event, Seat
from bot.games.rng import Stream
from bot.games.tycoon.game import TYCOON
from bot.games.tycoon.rules import ITEMS, Item
from bot.games.tycoon.state import Coins, Death, Effects, Order, Part, State, Tally
from tests.games.tycoon.variants import variant_play

MATCHES = 40


def moments(name: str, matches: int = MATCHES) -> Iterable[State]:
    """Every third state of some random matches under random house rules."""
    return (state for number in range(matches) for state in list(variant_play(f"{name}/{number}"))[::3])


def visible(events: Iterable[Event], viewer: Seat | None) -> list[Event]:
    """What the viewer, or the public, gets to see."""
    return [event for event in events if event.audience is None or viewer in event.audience]


def with_other_secrets(state: State, viewer: Seat | None, rng: Stream) -> State:
    """The state with other purses, bids, items, orders and roles wherever the viewer cannot know them."""
    others = [seat for seat in state.living if seat != viewer]
    purses = {seat: rng.below(80) if seat in others else coins for seat, coins in state.purses.items()}
    bids = {seat: other_bids(state, rng) if seat in others else mine for seat, mine in state.bids.items()}
    items, orders = other_night(state, others, rng) if state.phase == "night" else (state.items, state.orders)
    state = replace(state, purses=purses, bids=bids, items=items, orders=orders)
    if state.rules.votes_live is False:
        votes = {voter: rng.choice((*others, None)) if voter in others else to for voter, to in state.votes.items()}
        state = replace(state, votes=votes)
    if state.rules.announce_effects == "at_tally":
        state = replace(state, effects=Effects(red_card=(rng.choice(state.living),)))
    return with_other_roles(state, viewer, rng)


def other_bids(state: State, rng: Stream) -> Mapping[Item, tuple[Coins, ...]]:
    return {item: (2 * (state.rules.floors[item] + rng.below(9)),) for item in ITEMS if rng.below(2)}


def other_night(state: State, others: list[Seat], rng: Stream) -> tuple[dict[Item, Seat], dict[Item, Order]]:
    """What the viewer holds and ordered stays; everything else changes hands."""
    own = {item: holder for item, holder in state.items.items() if holder not in others}
    items = {item: own.get(item) or rng.choice(others) for item in ITEMS if item in own or (others and rng.below(2))}
    orders = {item: order for item, order in state.orders.items() if order.seat not in others}
    for item, holder in items.items():
        if holder in others and rng.below(2):
            orders[item] = Order(holder, item, rng.pick(state.living, 2 if item == "alliance" else 1))
    return items, orders


def with_other_roles(state: State, viewer: Seat | None, rng: Stream) -> State:
    """The special roles of the living seats of one side, dealt anew among those whose role the viewer cannot know."""
    knowledge = state.rules.team_knowledge if viewer is not None else "none"
    side = rng.choice(("east", "west"))
    if viewer is not None and state.parts[viewer].side == side and knowledge == "members_and_roles":
        return state
    secret = [seat for seat, part in state.parts.items() if part.side == side and seat in state.living]
    secret = [seat for seat in secret if seat != viewer and state.parts[seat].role != "commoner"]
    dealt = rng.shuffled([state.parts[seat] for seat in secret])
    parts: dict[Seat, Part] = {**state.parts, **dict(zip(secret, dealt, strict=True))}
    kept = {seat: left for seat, left in state.half_bids.items() if seat not in secret}
    half_bids = {seat: kept.get(seat, 3) for seat, part in parts.items() if part.role == "trader"}
    return replace(state, parts=parts, half_bids=half_bids)


def test_a_view_does_not_depend_on_what_the_viewer_cannot_know() -> None:
    rng = Stream("secrets", "views")
    for state in moments("views"):
        for viewer in (None, rng.choice(state.living or (None,))):
            other = with_other_secrets(state, viewer, rng)
            assert TYCOON.view(other, viewer) == TYCOON.view(state, viewer)
            assert TYCOON.view_data(TYCOON.view(other, viewer)) == TYCOON.view_data(TYCOON.view(state, viewer))


def test_own_acts_tell_nothing_of_others() -> None:
    rng = Stream("secrets", "acts")
    for state in moments("acts"):
        for seat in TYCOON.acting(state)[:3]:
            other = with_other_secrets(state, seat, rng)
            offers = TYCOON.legal_actions(state, seat)
            assert TYCOON.legal_actions(other, seat) == offers
            for offer in offers:
                action = offer.sample(rng)
                assert TYCOON.apply(other, seat, action)[1] == TYCOON.apply(state, seat, action)[1]


def test_secret_acts_of_others_are_not_seen_at_all() -> None:
    rng = Stream("secrets", "others")
    for state in moments("others"):
        for seat in TYCOON.acting(state)[:3]:
            for offer in TYCOON.legal_actions(state, seat):
                _, events = TYCOON.apply(state, seat, offer.sample(rng))
                public = offer.kind in ("vote", "unvote") and state.rules.votes_live
                idle = offer.kind == "unvote" and seat not in state.votes  # T19: changes nothing, so nothing happens
                assert [event.audience for event in events] == ([] if idle else [None if public else (seat,)])


def shown(events: Iterable[Event]) -> tuple[list[Event], list[Any]]:
    """The public events, and who got an event of which kind in which order."""
    told = list(events)
    return visible(told, None), [(type(event), event.audience) for event in told]


def test_nightfall_tells_the_public_nothing_of_bids_purses_and_roles() -> None:
    rng = Stream("secrets", "nightfall")
    seen = 0
    for state in moments("nightfall"):
        if state.phase not in ("dusk", "revote"):
            continue
        other = with_other_secrets(state, None, rng)
        other = replace(other, votes=state.votes, effects=state.effects)  # these the tally itself tells
        living = TYCOON.tick(state, TYCOON.phase(state))[0].living
        out = {seat: state.parts[seat] for seat in state.living if seat not in living}
        if any(other.parts[seat] != part for seat, part in out.items()):
            continue  # a death tells a role
        if TYCOON.tick(state, TYCOON.phase(state))[0].outcome is not None:
            continue  # the end shows every part
        seen += 1
        assert shown(TYCOON.tick(other, TYCOON.phase(state))[1]) == shown(TYCOON.tick(state, TYCOON.phase(state))[1])
    assert seen > 20


def test_dawn_tells_the_public_nothing_of_cards_before_the_tally() -> None:
    rng = Stream("secrets", "dawn")
    seen = 0
    for state in moments("dawn"):
        if state.phase != "night" or state.rules.announce_effects == "at_dawn":
            continue
        harmless = {item: order for item, order in state.orders.items() if item != "mine"}
        plain = replace(state, orders=harmless)
        cards: dict[Item, Order] = {
            "red_card": Order(rng.choice(state.living), "red_card", (rng.choice(state.living),)),
            "alliance": Order(rng.choice(state.living), "alliance", rng.pick(state.living, 2)),
        }
        other = replace(plain, orders={**harmless, **cards}, purses=dict.fromkeys(state.parts, 12))
        seen += 1
        assert shown(TYCOON.tick(other, TYCOON.phase(state))[1]) == shown(TYCOON.tick(plain, TYCOON.phase(plain))[1])
    assert seen > 10


SEATED = {
    "A": {"side": "east", "role": "commoner"},
    "B": {"side": "east", "role": "thief"},
    "C": {"side": "west", "role": "commoner"},
}
TIE = {"seats": SEATED, "votes": {"A": "C", "C": "A"}, "effects": {"red_card": ["B"]}}


def tallies(announce: str) -> list[Any]:
    """The tallies told by both ballots of a tied vote with a red card about."""
    state = TYCOON.load(TIE, {"vote_tie": "revote_then_none", "announce_effects": announce}, "1")
    state, first = TYCOON.step(state, "nightfall", {})
    state, second = TYCOON.step(state, "nightfall", {})
    return [event for event in (*first, *second) if hasattr(event, "adjusted")]


def test_t24_the_cards_are_told_with_the_tally_that_ends_the_vote() -> None:
    assert [told.red_card for told in tallies("at_tally")] == [(), ("B",)]
    assert [told.red_card for told in tallies("at_dawn")] == [("B",), ("B",)]


def test_t31_no_event_tells_a_cause_or_a_part_that_the_house_rules_hide() -> None:
    for cause, reveal in product(("on", "off"), ("role", "side", "none")):
        state = TYCOON.load({"seats": SEATED}, {"reveal_cause": cause, "death_reveal": reveal}, "1")
        _, (event,) = TYCOON.remove(state, "B")
        told = (getattr(event, "cause", 0), getattr(event, "role", 0), getattr(event, "side", 0))
        assert told == (
            "removed" if cause == "on" else None,
            "thief" if reveal == "role" else None,
            None if reveal == "none" else "east",
        )


def test_t17_a_voted_out_winner_gets_no_letter_and_his_view_says_what_he_won() -> None:
    state = TYCOON.load({"seats": SEATED, "bids": {"B": {"mine": [3]}}, "votes": {"A": "B"}}, {}, "1")
    state, events = TYCOON.step(state, "nightfall", {})
    assert [event.audience for event in events if event.audience] == [("A",), ("C",)]
    assert state.last_tally == Tally({"B": 1}, {"B": 1}, ("B",))
    assert state.last_night == (Death("B", "vote"),)
    assert TYCOON.view_data(TYCOON.view(state, "B"))["last_auction"] == {"mine": {"winner": "B", "price": 3}}

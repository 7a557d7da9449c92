"""Games by turns on the rails: the clock of turns, robots that stand in, and what hosts do to such a match.

Every match that these tests leave is exported, replayed and verified when they are over (P10).
"""

from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any

import msgspec
import pytest

from bot.games.notation import action_step
from bot.games.registry import find
from bot.services import pausing, records, rewinding, seating
from bot.services.rows import Settings, Status
from tests.fakes.table import House, person, user

ALSO_ON = ("sqlite",)
GAMES = ("sins", "rites")
HOURS: Mapping[str, Any] = {"turn_hours": 12, "reply_hours": 4}
LIMIT = 2000
"""Deadlines that a match may take at most in a test."""


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def begun(house: House, game: str, *, seats: int = 3, robots: int = 0, **choices: Any) -> int:
    """A match as the set-up panel opens it: after two phases missed a robot stands in."""
    settings = Settings(reminders=(), missed_for_robot=find(game).missed_for_robot)
    rules = {**HOURS, **choices}
    return await house.begun(game=game, house_rules=rules, seat_count=seats, robots=robots, settings=settings)


def state_of(house: House, match: int) -> Any:
    row = house.match(match)
    return find(row.game).load(msgspec.json.decode(row.state), {}, row.seed)


def awaited(house: House, match: int) -> tuple[str, ...]:
    """The seats that the match waits for."""
    return find(house.match(match).game).awaited(state_of(house, match))


async def plays(house: House, match: int, seat: str) -> None:
    """The seat does the first thing that is offered and is no risk."""
    offers = find(house.match(match).game).legal_actions(state_of(house, match), seat)
    offer = next(one for one in offers if one.kind not in ("accuse", "trick"))
    do, arguments = action_step(next(iter(offer.choices())))
    answer = await house.act(match, seat, do, **arguments)
    assert answer.code == "acted", answer


async def stands(house: House, match: int, start: Mapping[str, Any]) -> None:
    """The host corrects a match of sins to this position."""
    sins = find("sins")
    whole = sins.dump(sins.load(start, HOURS, "1"))
    patch = {key: value for key, value in whole.items() if key not in ("rules", "seed", "drawn")}
    assert (await rewinding.correct(house.rails, match, house.host(), patch, "")).code == "corrected"


async def until(house: House, match: int, so: Callable[[], bool], *, late: str) -> None:
    """Everybody plays but one, for whom time has to pass, until it is so; robots as they do."""
    for _ in range(LIMIT):
        if so():
            return
        others = [seat for seat in awaited(house, match) if seat != late and not house.seat(match, seat).robot]
        if others:
            await plays(house, match, others[0])
        elif any(house.seat(match, seat).robot for seat in awaited(house, match)):
            await house.go(seconds=6)
        else:
            await house.next_phase(match)
    raise AssertionError("it never came to that")


async def test_s26_a_turn_has_its_hours_from_when_it_begins(game: str) -> None:
    house = House()
    match = await begun(house, game)
    [seat] = awaited(house, match)
    assert house.match(match).due_at == house.clock.now() + timedelta(hours=12)
    await house.go(hours=5)
    while seat in awaited(house, match):  # a turn of rites has three actions
        await plays(house, match, seat)
    assert house.match(match).due_at == house.clock.now() + timedelta(hours=12)
    await house.go(hours=11)
    assert house.match(match).status is Status.RUNNING
    assert awaited(house, match) != (seat,)


async def test_s27_after_two_missed_in_a_row_a_robot_stands_in_and_an_act_brings_its_owner_back(game: str) -> None:
    house = House()
    match = await begun(house, game, seats=2)
    late = awaited(house, match)[0]
    await until(house, match, lambda: house.seat(match, late).missed == 1, late=late)
    assert not house.seat(match, late).robot
    await until(house, match, lambda: house.seat(match, late).robot, late=late)
    assert [one["why"] for one in house.told(match, "seat_changed")] == ["missed"]
    assert house.seat(match, late).person == person(late), "the seat stays his"
    await until(house, match, lambda: house.storage.logs[match][-1].seat == late, late=late)
    while late not in awaited(house, match):
        await plays(house, match, awaited(house, match)[0])
    await plays(house, match, late)
    assert not house.seat(match, late).robot
    assert house.seat(match, late).missed == 0
    assert [one["why"] for one in house.told(match, "seat_changed")] == ["missed", "back"]


async def test_s27_an_act_between_two_missed_ones_begins_the_count_anew(game: str) -> None:
    house = House()
    match = await begun(house, game, seats=2)
    late = awaited(house, match)[0]
    for _ in range(3):
        await until(house, match, lambda: house.seat(match, late).missed == 1, late=late)
        await until(house, match, lambda: late in awaited(house, match), late=late)
        await plays(house, match, late)
        assert house.seat(match, late).missed == 0
    assert house.told(match, "seat_changed") == []


async def test_s27_whoever_lets_the_turn_run_out_has_missed_it_though_he_used_a_skill() -> None:
    house = House()
    match = await begun(house, "sins", seats=2)
    hands = {"1": {"hand": ["C5", "C6"]}, "2": {"hand": ["D4", "D5"]}}
    await stands(house, match, {"turn": "1", "seats": hands, "markers": {"S": "1"}})
    assert (await house.act(match, "1", "rob", target="2")).code == "acted"
    await house.next_phase(match)
    assert house.seat(match, "1").missed == state_of(house, match).players["1"].timeouts == 1


@pytest.mark.parametrize("lent", [True, False])
async def test_s27_a_robot_that_stands_in_accuses_only_when_it_is_certain(lent: bool) -> None:
    """Seat 2 is bust unless its fate is a high spade: likely enough for a robot's own seat, not for a person's."""
    house = House()
    match = await begun(house, "sins", seats=2)
    sin = {"S": ["S10", "S9", "S8"]}
    seats = {"1": {"hand": ["C5"]}, "2": {"hand": ["D4"], "sins": sin, "fate": "HA"}}
    await stands(house, match, {"turn": "1", "seats": seats})
    if lent:
        await seating.away(house.rails, match, house.input_id(), user("1"))
    else:
        await seating.robot(house.rails, match, house.host(), "1")
    for _ in range(3):  # not only the first thing that it does
        await house.go(seconds=6)
        if house.match(match).status is Status.RUNNING and awaited(house, match) == ("2",):
            await plays(house, match, "2")
    assert (house.told(match, "accused") == []) == lent


async def test_a_move_taken_back_by_the_host_can_be_made_again(game: str) -> None:
    house = House()
    match = await begun(house, game)
    [seat] = awaited(house, match)
    before, due_at = house.match(match).state, house.match(match).due_at
    await plays(house, match, seat)
    number = house.match(match).head_number
    assert (await rewinding.undo(house.rails, match, house.host(), number)).code == "undone"
    assert house.match(match).state == before
    assert house.match(match).due_at == due_at
    assert awaited(house, match) == (seat,)
    assert (await rewinding.undo(house.rails, match, house.host(), number)).code == "stale_step"
    await plays(house, match, seat)


async def test_a_time_out_taken_back_counts_as_none(game: str) -> None:
    house = House()
    match = await begun(house, game)
    [seat] = awaited(house, match)
    before = house.match(match).state
    await house.next_phase(match)
    await rewinding.undo(house.rails, match, house.host(), house.match(match).head_number)
    assert house.match(match).state == before
    await plays(house, match, seat)
    assert house.seat(match, seat).missed == 0


async def test_a_pause_gives_its_time_back_and_more_time_is_added(game: str) -> None:
    house = House()
    match = await begun(house, game)
    due_at = house.match(match).due_at
    assert due_at is not None
    await house.go(hours=1)
    await pausing.pause(house.rails, match, house.host(), "")
    await house.go(hours=20)
    [seat] = awaited(house, match)
    assert house.match(match).due_at is None
    await pausing.resume(house.rails, match, house.host())
    assert house.match(match).due_at == due_at + timedelta(hours=20)
    await pausing.extend(house.rails, match, house.host(), 90)
    assert house.match(match).due_at == due_at + timedelta(hours=21, minutes=30)
    assert awaited(house, match) == (seat,)


async def test_a_substitute_plays_on_with_the_same_hand_and_a_removed_seat_is_out(game: str) -> None:
    house = House()
    match = await begun(house, game)
    [seat] = awaited(house, match)
    before = house.match(match).state
    answer = await seating.substitute(house.rails, match, house.host(), seat, person("9"))
    assert answer.code == "substituted"
    assert house.match(match).state == before
    assert (await house.act(match, seat, "collect")).code == "not_seated", "who sat there before plays no more"
    offers = find(game).legal_actions(state_of(house, match), seat)
    do, arguments = action_step(next(iter(offers[0].choices())))
    assert (await house.act(match, seat, do, house.given("9"), **arguments)).code == "acted"


async def test_p10_a_whole_match_replays_to_the_same_bytes(game: str) -> None:
    house = House()
    match = await begun(house, game, seats=4, robots=3)
    [late] = [seat for seat in ("1", "2", "3", "4") if not house.seat(match, seat).robot]
    await until(house, match, lambda: house.match(match).status is Status.OVER, late=late)
    data = await records.export(house.rails, match)
    promised, published = house.told(match, "begun")[0]["commitment"], house.told(match, "finished")[0]["head"]
    assert records.verify(data, commitment=promised, head=published) is None
    spoiled = data.replace(b'"kind":"action"', b'"kind":"tick"', 1)
    assert spoiled != data
    assert records.verify(spoiled) is not None

"""The one path for everything that changes a match."""

import asyncio

import pytest

from bot.services.rows import LogKind
from tests.fakes.storage import PowerCut
from tests.fakes.table import House, user

ALSO_ON = ("sqlite", "postgresql")


async def test_an_act_is_answered_with_what_was_recorded() -> None:
    house = House()
    match = await house.begun()
    answer = await house.act(match, "1", "bid", item="missile", amount=5)
    assert (answer.code, answer.refused, answer.number) == ("acted", False, 2)
    assert b'"bid_sealed"' in bytes(answer.events)
    assert answer.until == house.match(match).due_at
    house.sound()


async def test_the_same_interaction_twice_is_answered_as_the_first_was() -> None:
    house = House()
    match = await house.begun()
    given = house.given("1")
    first = await house.act(match, "1", "bid", given, item="missile", amount=5)
    again = await house.act(match, "1", "bid", given, item="missile", amount=5)
    assert again == first
    assert [row.kind for row in house.storage.logs[match]] == [LogKind.HOST, LogKind.ACTION]
    house.sound()


async def test_the_same_interaction_twice_at_once_counts_once() -> None:
    house = House()
    match = await house.begun()
    other = house.beside()
    given = house.given("1")
    answers = await asyncio.gather(
        house.act(match, "1", "bid", given, item="missile", amount=5),
        other.act(match, "1", "bid", given, item="missile", amount=5),
        house.act(match, "1", "bid", given, item="missile", amount=5),
    )
    assert answers[0] == answers[1] == answers[2]
    assert house.match(match).head_number == 2
    house.sound()


async def test_a_refused_interaction_stays_refused_when_it_comes_again() -> None:
    house = House()
    match = await house.begun()
    await house.act(match, "1", "bid", item="mine", amount=8)
    given = house.given("1")
    first = await house.act(match, "1", "bid", given, item="missile", amount=4)
    assert (first.code, first.refused) == ("over_budget", True)
    assert (await house.act(match, "1", "bid", given, item="missile", amount=4)) == first


async def test_an_equal_act_is_a_success_with_its_first_time() -> None:
    house = House()
    match = await house.begun()
    await house.act(match, "1", "bid", item="missile", amount=5)
    first_at = house.clock.now()
    await house.go(minutes=1)
    answer = await house.act(match, "1", "bid", item="missile", amount=5)
    assert (answer.code, answer.refused) == ("acted_before", False)
    assert answer.facts["first"] == first_at.isoformat()
    other = await house.act(match, "1", "bid", item="missile", amount=6)
    assert (other.code, other.refused) == ("already_bid", True)


async def test_a_vote_can_be_changed_and_changed_back() -> None:
    house = House()
    match = await house.begun()
    for target in ("2", "3", "2"):
        assert (await house.act(match, "1", "vote", target=target)).code == "acted"
    assert house.state(match)["votes"] == {"1": "2"}


async def test_two_conflicting_acts_at_once_one_of_them_is_refused() -> None:
    house = House()
    match = await house.begun()
    other = house.beside()  # another process on the same database
    answers = await asyncio.gather(
        house.act(match, "1", "bid", house.given("1", input_id=1), item="missile", amount=8),
        other.act(match, "1", "bid", other.given("1", input_id=2), item="mine", amount=8),
    )
    assert sorted(answer.code for answer in answers) == ["acted", "over_budget"]
    assert house.state(match)["seats"]["1"]["gold"] == 2
    house.sound()


async def test_acts_of_all_seats_at_once_all_count() -> None:
    house = House()
    match = await house.begun()
    other = house.beside()
    acts = [
        (house if int(seat) % 2 else other).act(
            match, seat, "bid", house.given(seat, input_id=100 * int(seat) + at), item=item, amount=4
        )
        for seat in "1234"
        for at, item in enumerate(("missile", "mine"))
    ]
    answers = await asyncio.gather(*acts)
    assert {answer.code for answer in answers} == {"acted"}
    assert sorted(row.number for row in house.storage.logs[match]) == list(range(1, 10))
    house.sound()


async def test_p1_a_crash_before_the_commit_leaves_nothing() -> None:
    house = House()
    match = await house.begun()
    given = house.given("1")
    house.storage.cut = "before"
    with pytest.raises(PowerCut):
        await house.act(match, "1", "bid", given, item="missile", amount=5)
    house = await house.restarted()
    assert house.match(match).head_number == 1
    assert (await house.act(match, "1", "bid", given, item="missile", amount=5)).code == "acted"
    house.sound()


async def test_p1_a_crash_after_the_commit_leaves_everything() -> None:
    house = House()
    match = await house.begun()
    given = house.given("1")
    house.storage.cut = "after"
    with pytest.raises(PowerCut):
        await house.act(match, "1", "bid", given, item="missile", amount=5)
    house = await house.restarted()
    answer = await house.act(match, "1", "bid", given, item="missile", amount=5)
    assert (answer.code, answer.number) == ("acted", 2)
    assert house.match(match).head_number == 2
    house.sound()


async def test_who_has_no_seat_is_refused() -> None:
    house = House()
    match = await house.begun()
    answer = await house.act(match, "99", "bid", item="missile", amount=5)
    assert (answer.code, answer.refused) == ("not_seated", True)
    assert house.match(match).version == 6 + 1  # opened, four joined, robots filled, started


async def test_nonsense_is_refused_as_malformed() -> None:
    house = House()
    match = await house.begun()
    answer = await house.act(match, "1", "order", item="missile", targets="2")
    assert (answer.code, answer.refused) == ("malformed", True)


async def test_an_unknown_match_is_refused() -> None:
    assert (await House().act(77, "1", "vote", target=None)).code == "no_match"


async def test_a_secret_act_sends_and_edits_nothing_public() -> None:
    """P4: nobody may see from a message, or from the panel's edit mark, that somebody has bid."""
    house = House()
    match = await house.begun()
    before = (len(house.messages(match)), house.storage.panel_rows[match, "table"].revision)
    await house.act(match, "1", "bid", item="missile", amount=5)
    assert (len(house.messages(match)), house.storage.panel_rows[match, "table"].revision) == before
    await house.act(match, "1", "vote", target="2")
    assert house.storage.panel_rows[match, "table"].revision == before[1] + 1


async def test_ids_of_64_bits_survive() -> None:
    house = House()
    match = await house.begun()
    await house.act(match, "1", "vote", target="2")
    assert f'"user":"{user("1")}"'.encode() in house.storage.logs[match][-1].body


async def test_an_answer_says_what_was_asked_for_as_a_public_act_tells_its_seat_nothing_else() -> None:
    house = House()
    match = await house.begun()
    answer = await house.act(match, "1", "vote", target="2")
    assert answer.facts == {"do": "vote", "arguments": {"target": "2"}}
    assert bytes(answer.events) == b"[]"


async def test_an_equal_vote_is_a_success_with_its_first_time_and_changes_nothing() -> None:
    house = House()
    match = await house.begun()
    first = await house.act(match, "1", "vote", target="2")
    rows = house.match(match).head_number
    again = await house.act(match, "1", "vote", target="2")
    assert (again.code, again.facts["first"]) == ("acted_before", first.at.isoformat())
    assert house.match(match).head_number == rows
    assert (await house.act(match, "1", "vote", target="3")).code == "acted"
    assert (await house.act(match, "1", "vote", target="2")).code == "acted"

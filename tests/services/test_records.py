"""A match as a file: it proves itself, and a live one stays shut unless the table is told."""

from pathlib import Path

import pytest
from hypothesis import given, strategies

from bot.commands.readable import JOINT
from bot.commands.replay import printed
from bot.errors import UserError
from bot.games.api import Refused
from bot.games.notation import encoded
from bot.services import overseeing, pausing, queries, records, rewinding
from bot.services.log import taken_back
from tests.fakes.table import HOST, House
from tests.services.test_deadlines import at

ONE_DAY = {"roster": {"commoner": 2}, "max_days": 1}


async def finished() -> tuple[House, int, bytes]:
    """A finished match with an extension, an undo and a correction in it, and its export."""
    house = House()
    match = await house.begun(house_rules=ONE_DAY)
    await house.act(match, "1", "bid", item="missile", amount=5)
    await pausing.extend(house.rails, match, house.host(), 10)
    await house.act(match, "2", "vote", target="1")
    await rewinding.undo(house.rails, match, house.host(), house.match(match).head_number)
    await rewinding.correct(house.rails, match, house.host(), {"seats": {"3": {"gold": 9}}}, "a slip")
    for _ in range(3):
        await house.next_phase(match)
    return house, match, await records.export(house.rails, match)


async def test_p5_a_finished_match_passes_the_verifier() -> None:
    house, match, data = await finished()
    promised = house.told(match, "begun")[0]["commitment"]
    published = house.told(match, "finished")[0]["head"]
    assert records.verify(data, commitment=promised, head=published) is None
    assert encoded(records.read(data).state) == house.match(match).state


async def test_p5_a_match_that_its_host_ended_passes_too_whatever_he_says_afterwards() -> None:
    house = House()
    match = await house.begun()
    await house.act(match, "1", "vote", target="2")
    await overseeing.end(house.rails, match, house.host(), "rain")
    published = house.told(match, "stopped")[0]["head"]
    await overseeing.announce(house.rails, match, house.host(), "thanks")
    data = await records.export(house.rails, match)
    assert published != records.read(data).header.head
    assert records.verify(data, head=published) is None
    assert records.verify(data, head="00" * 32) is not None
    assert records.verify(data, head=records.read(data).rows[0].hash.hex()) is not None


async def test_p5_any_changed_byte_fails() -> None:
    _, _, data = await finished()

    @given(place=strategies.integers(0, len(data) - 1), byte=strategies.integers(0, 255))
    def check(place: int, byte: int) -> None:
        changed = data[:place] + bytes([byte]) + data[place + 1 :]
        assert (records.verify(changed) is None) == (changed == data)

    check()


async def test_p5_a_missing_doubled_or_swapped_row_fails() -> None:
    _, _, data = await finished()
    lines = data.splitlines(keepends=True)
    for changed in (lines[:-1], [*lines, lines[-1]], [*lines[:3], lines[4], lines[3], *lines[5:]], lines[:1]):
        assert records.verify(b"".join(changed)) is not None


async def test_p5_another_sound_match_is_not_the_one_that_was_promised() -> None:
    house, match, _ = await finished()
    _, _, other = await finished()
    head = house.match(match).head_hash.hex()
    assert records.verify(other, head=head) is None  # the fakes' chance is the same in every house
    assert records.verify(other, head="00" * 32) is not None
    assert records.verify(other, commitment="00" * 32) is not None


async def test_a_live_match_is_exported_only_announced() -> None:
    house = House()
    match = await house.begun()
    with pytest.raises(Refused) as refused:
        await records.export(house.rails, match)
    assert refused.value.code == "match_live"
    assert house.told(match, "looked") == []
    data = await records.export(house.rails, match, reveal_by=HOST)
    assert records.verify(data) is None
    assert [(one["by"], one["what"]) for one in house.told(match, "looked")] == [(HOST, "export")]
    assert (await queries.audit(house.storage, match))[-1].act == "export"


async def test_snowflakes_are_texts_in_an_export() -> None:
    _, _, data = await finished()
    assert b'"user":"1000000000000000001"' in data


async def test_the_ledger_leaves_out_what_was_taken_back_and_what_others_may_not_know() -> None:
    house = House()
    match = await house.begun()
    await house.act(match, "1", "bid", item="missile", amount=5)
    await house.act(match, "2", "vote", target="1")
    await rewinding.undo(house.rails, match, house.host(), house.match(match).head_number)
    words = [type(line.event).__name__ for line in await queries.ledger(house.storage, match)]
    assert words == ["DayBegan"]
    own = [type(line.event).__name__ for line in await queries.ledger(house.storage, match, "1")]
    assert own == ["Dealt", "DayBegan", "BidSealed"]
    assert taken_back(house.storage.logs[match]) == {3}


async def test_what_presenters_get_of_a_match_holds_no_secret() -> None:
    house = House()
    match = await house.begun()
    await house.act(match, "1", "bid", item="missile", amount=5)
    shown = await queries.shown(house.storage, match)
    assert (shown.table.match.seed, shown.table.match.state) == ("", b"")
    assert shown.view["bids"] == {}
    mine = await queries.me(house.storage, match, house.given("1").user)
    assert mine.view["bids"] == {"1": {"missile": [5]}}
    with pytest.raises(Refused):
        await queries.me(house.storage, match, 5)


async def test_a_hosts_overview_never_names_night_duties() -> None:
    house = House()
    match = await house.begun()
    await house.act(match, "1", "bid", item="missile", amount=5)
    assert (await queries.standing(house.storage, match)).owing == ("1", "2", "3", "4")
    await house.go_to(at(2, 21, 1))
    assert house.match(match).phase == "1-night"
    assert (await queries.standing(house.storage, match)).owing == ()


async def test_an_export_is_printed_readably_with_what_the_host_did(tmp_path: Path) -> None:
    house, match, data = await finished()
    path = tmp_path / "match.jsonl"
    path.write_bytes(data)
    text = "\n".join(printed(path))
    for line in ("1: bid item missile, amount 5", "the host: undo first 4, last 4", "1-day ends"):
        assert line in text.replace(JOINT, " ")
    assert house.match(match).head_hash.hex() in text


async def test_a_changed_export_is_not_printed(tmp_path: Path) -> None:
    _, _, data = await finished()
    path = tmp_path / "match.jsonl"
    path.write_bytes(data.replace(b'"amount":5', b'"amount":6'))
    with pytest.raises(UserError, match="does not prove itself: row 2: the hash does not fit"):
        list(printed(path))

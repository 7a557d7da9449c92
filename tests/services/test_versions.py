"""A newer engine takes a running match over with a checkpoint, and replays from there."""

import pytest
from msgspec.structs import replace

from bot.games import registry
from bot.games.tycoon.game import TYCOON
from bot.services import records, rewinding
from bot.services.replay import history
from bot.services.rows import LogKind, Status
from tests.fakes.table import House


def upgrade(monkeypatch: pytest.MonkeyPatch) -> None:
    newer = replace(TYCOON, rules_version=TYCOON.rules_version + 1)
    monkeypatch.setattr(registry, "GAMES", {**registry.GAMES, TYCOON.name: newer})


async def test_the_first_write_by_a_newer_engine_is_a_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    match = await house.begun()
    await house.act(match, "1", "vote", target="2")
    upgrade(monkeypatch)
    house = await house.restarted()
    await house.act(match, "2", "vote", target="1")
    rows = house.storage.logs[match]
    assert [row.kind for row in rows][2:] == [LogKind.CHECKPOINT, LogKind.ACTION]
    assert [row.rules_version for row in rows] == [1, 1, 2, 2]
    assert history(rows)[:2] == [None, None]
    house.sound()
    await house.act(match, "3", "vote", target="1")
    assert len(house.storage.logs[match]) == 5
    house.sound()


async def test_undo_stops_at_the_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    match = await house.begun()
    await house.act(match, "1", "vote", target="2")
    upgrade(monkeypatch)
    await house.act(match, "2", "vote", target="1")
    codes = []
    for _ in range(2):
        number = house.match(match).head_number
        codes.append((await rewinding.undo(house.rails, match, house.host(), number)).code)
    assert codes == ["undone", "nothing_to_undo"]
    assert house.state(match)["votes"] == {"1": "2"}
    house.sound()


async def test_a_record_of_an_older_engine_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    match = await house.begun(house_rules={"roster": {"commoner": 2}, "max_days": 1})
    for _ in range(3):
        await house.next_phase(match)
    assert house.match(match).status is Status.OVER
    data = await records.export(house.rails, match)
    assert records.verify(data) is None
    with monkeypatch.context() as patches:
        upgrade(patches)
        fault = records.verify(data)
        assert fault is not None
        assert "only rules version 1 can replay it" in fault
        assert "hash" in (records.verify(data.replace(b'"due_at":"2026', b'"due_at":"2025', 1)) or "")

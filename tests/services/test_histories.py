"""Whole matches under a storm of inputs, host acts, undos, outages and power cuts: what must hold of every history."""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any

from hypothesis import given, settings
from hypothesis.strategies import DataObject, data, integers, lists, sampled_from

from bot.services import drafts, log, pausing, records, rewinding, seating
from bot.services.answers import Answer
from bot.services.log import Asks, Ticked, taken_back
from bot.services.rows import DeadlineKind, LogKind, Status
from tests.fakes.storage import PowerCut
from tests.fakes.table import House

SEATS = "1234"
RULES = {"roster": {"commoner": 2}, "max_days": 4, "vote_tie": "random", "revise_bids": "yes"}
STEPS = (
    "act",
    "act",
    "act",
    "draft",
    "undo",
    "extend",
    "pause",
    "resume",
    "go",
    "go",
    "tick",
    "late",
    "enter",
    "remove",
)


class Storm:
    """One match and everything that was confirmed to its people."""

    def __init__(self, choose: DataObject) -> None:
        self.house = House()
        self.match = 0
        self.confirmed: list[Answer] = []
        self._choose = choose

    def draw(self, strategy: Any) -> Any:
        return self._choose.draw(strategy)

    async def begin(self) -> None:
        self.match = await self.house.begun(house_rules=RULES)

    async def step(self, name: str) -> None:
        """One thing that somebody does; perhaps the power goes, and it is tried again on the next process."""
        call = self._call(name)
        if self.draw(integers(0, 4)) == 0:
            self.house.storage.cut = self.draw(sampled_from(("before", "after")))
            try:
                self._note(await call())
            except PowerCut:
                self.house = await self.house.restarted()
            self.house.storage.cut = None
        self._note(await call())

    def _note(self, answer: Answer | None) -> None:
        if answer is not None and answer.code == "acted":
            self.confirmed.append(answer)

    def _call(self, name: str) -> Callable[[], Awaitable[Answer | None]]:
        """The call, with its one interaction id, so that a second try is a repetition."""
        seat = self.draw(sampled_from(SEATS))
        given = self.house.given(seat)
        caller = self.house.host()
        match self.draw(integers(0, 2)), name:
            case 0, "act":
                asks = Asks("vote", {"target": self.draw(sampled_from(SEATS))})
            case 1, "act":
                asks = Asks("order", {"item": "missile", "targets": [self.draw(sampled_from(SEATS))]})
            case _:
                item = self.draw(sampled_from(("missile", "mine")))
                asks = Asks("bid", {"item": item, "amount": self.draw(integers(3, 8))})
        number = self.house.match(self.match).head_number
        calls: dict[str, Callable[[], Awaitable[Answer | None]]] = {
            "act": lambda: self.house.act(self.match, seat, asks.do, given, **asks.arguments),
            "draft": lambda: drafts.draft(self.house.rails, self.match, given, "one", asks),
            "undo": lambda: rewinding.undo(self.house.rails, self.match, caller, number),
            "extend": lambda: pausing.extend(self.house.rails, self.match, caller, 30),
            "pause": lambda: pausing.pause(self.house.rails, self.match, caller, ""),
            "resume": lambda: pausing.resume(self.house.rails, self.match, caller),
            "tick": lambda: pausing.tick_soon(self.house.rails, self.match, caller),
            "remove": lambda: seating.remove(self.house.rails, self.match, caller, seat),
            "go": self._go(self.draw(integers(1, 14))),
            "late": lambda: self._late(seat, asks),
            "enter": self._enter,
        }
        return calls[name]

    def _go(self, hours: int) -> Callable[[], Awaitable[None]]:
        until = self.house.clock.now() + timedelta(hours=hours)
        return lambda: self.house.go_to(until)

    async def _late(self, seat: str, asks: Asks) -> Answer | None:
        """An input that was sent just before the latest tick was due."""
        tick = await self.house.storage.last_tick(self.match)
        if tick is None:
            return None
        entry = log.read(tick)
        assert isinstance(entry, Ticked)
        assert entry.due_at is not None
        given = self.house.given(seat, at=entry.due_at - timedelta(seconds=1), phase=tick.phase)
        return await self.house.act(self.match, seat, asks.do, given, **asks.arguments)

    async def _enter(self) -> Answer | None:
        late = await self.house.storage.late_inputs(self.match)
        if not late:
            return None
        return await rewinding.enter(self.house.rails, self.match, self.house.host(), late[-1].input)

    def check(self) -> None:
        """P1, P2, P10: nothing confirmed is lost, no phase ends twice or early, the log leads to the same bytes."""
        rows = self.house.storage.logs[self.match]
        actions = {row.number for row in rows if row.kind is LogKind.ACTION}
        assert {answer.number for answer in self.confirmed} <= actions
        gone = taken_back(rows)
        ended = [row.phase for row in rows if row.kind is LogKind.TICK and row.number not in gone]
        assert len(ended) == len(set(ended))
        for row in rows:
            entry = log.read(row)
            if isinstance(entry, Ticked):
                assert_not_early(row.at, entry.due_at)
        self._check_deadlines()
        self.house.sound()

    def _check_deadlines(self) -> None:
        """A running match ends its phase some day; a resting or finished one does not tick."""
        match = self.house.match(self.match)
        ticks = [row for row in self.house.storage.deadline_rows[self.match] if row.kind is DeadlineKind.TICK]
        if match.status is Status.RUNNING:
            assert [(row.phase, row.due_at) for row in ticks] == [(match.phase, match.due_at)]
        else:
            assert ticks == []


def assert_not_early(at: datetime, due_at: datetime | None) -> None:
    assert due_at is not None
    assert at >= due_at


@settings(max_examples=40)
@given(steps=lists(sampled_from(STEPS), min_size=5, max_size=40), choose=data())
async def test_p10_every_history_replays_to_the_same_bytes_and_loses_nothing(
    steps: list[str], choose: DataObject
) -> None:
    storm = Storm(choose)
    await storm.begin()
    for name in steps:
        await storm.step(name)
        storm.check()
    match = storm.house.match(storm.match)
    if match.status is Status.OVER:
        assert records.verify(await records.export(storm.house.rails, storm.match)) is None

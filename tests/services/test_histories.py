"""Whole matches under a storm of inputs, host acts, undos, outages and power cuts: what must hold of every history."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any, TypeAlias

from hypothesis import given, settings
from hypothesis.strategies import DataObject, data, integers, lists, sampled_from
from msgspec.structs import replace

from bot.services import acting, drafts, log, pausing, records, rewinding, seating
from bot.services.acting import Input
from bot.services.answers import Answer
from bot.services.hosting import Caller
from bot.services.log import Asks, Ticked, taken_back
from bot.services.rows import DeadlineKind, LogKind, Status
from tests.fakes.storage import PowerCut
from tests.fakes.table import House

SEATS = "1234"
RULES = {"roster": {"commoner": 2}, "max_days": 4, "vote_tie": "random", "revise_bids": "yes"}
WORDS = "act act draft undo extend pause resume resume go go go go due tick late late enter remove"
STEPS = tuple(WORDS.split())
Call: TypeAlias = Callable[[House], Awaitable[Answer | None]]


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
        """One thing that somebody does: perhaps at once with another in another process, perhaps as the power goes.

        After a power cut it is tried again, with the same interaction, on the next process.
        """
        call = self._call(name)
        fate = self.draw(sampled_from(("well", "well", "race", "before", "after")))
        if fate == "race":
            other = self._call(self.draw(sampled_from(STEPS)))
            for answer in await asyncio.gather(call(self.house), other(self.house.beside())):
                self._note(answer)
        elif fate != "well":
            self.house.storage.cut = fate
            try:
                self._note(await call(self.house))
            except PowerCut:
                self.house = await self.house.restarted()
            self.house.storage.cut = None
        self._note(await call(self.house))

    def _note(self, answer: Answer | None) -> None:
        if answer is not None and answer.code == "acted":
            self.confirmed.append(answer)

    def _call(self, name: str) -> Call:
        """The call, with its one interaction id, so that a second try is a repetition."""
        match = self.match
        seat, asks = self.draw(sampled_from(SEATS)), self._asks()
        given, caller = self.house.given(seat), self.house.host()
        number = self.house.match(match).head_number
        until = self.house.clock.now() + timedelta(hours=self.draw(integers(1, 14)))
        calls: dict[str, Call] = {
            "act": lambda house: house.act(match, seat, asks.do, given, **asks.arguments),
            "draft": lambda house: drafts.draft(house.rails, match, given, "one", asks),
            "undo": lambda house: rewinding.undo(house.rails, match, caller, number),
            "extend": lambda house: pausing.extend(house.rails, match, caller, 30),
            "pause": lambda house: pausing.pause(house.rails, match, caller, ""),
            "resume": lambda house: pausing.resume(house.rails, match, caller),
            "tick": lambda house: pausing.tick_soon(house.rails, match, caller),
            "remove": lambda house: seating.remove(house.rails, match, caller, seat),
            "due": lambda house: house.deadlines.run_due(),
            "go": lambda house: house.go_to(until),
            "late": lambda house: self._late(house, given, asks),
            "enter": lambda house: self._enter(house, caller),
        }
        return calls[name]

    def _asks(self) -> Asks:
        kind, target = self.draw(sampled_from(("bid", "vote", "order"))), self.draw(sampled_from(SEATS))
        if kind == "vote":
            return Asks("vote", {"target": target})
        item = self.draw(sampled_from(("missile", "mine")))
        if kind == "order":
            return Asks("order", {"item": item, "targets": [target]})
        return Asks("bid", {"item": item, "amount": self.draw(integers(3, 8))})

    async def _late(self, house: House, given: Input, asks: Asks) -> Answer | None:
        """An input that was sent just before the latest tick was due."""
        tick = await house.storage.last_tick(self.match)
        if tick is None:
            return None
        entry = log.read(tick)
        assert isinstance(entry, Ticked)
        assert entry.due_at is not None
        late = replace(given, at=entry.due_at - timedelta(seconds=1), phase=tick.phase)
        return await acting.act(house.rails, self.match, late, asks)

    async def _enter(self, house: House, caller: Caller) -> Answer | None:
        late = await house.storage.late_inputs(self.match)
        return await rewinding.enter(house.rails, self.match, caller, late[-1].input) if late else None

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

"""A process under torture: real services, storage and delivery on a real database; people and Discord are outside.

It does what it is ordered, tells each answer as soon as the services gave it, and dies where its trap is.
"""

import asyncio
import logging
import secrets
import traceback
from datetime import datetime, time
from multiprocessing.connection import Connection
from typing import Any

from bot.games import registry
from bot.services import acting, answers, drafts, lobby, pausing, rewinding
from bot.services.acting import Input
from bot.services.answers import Answer
from bot.services.deadlines import Deadlines
from bot.services.delivery.desk import LEASE, Desk, Limits
from bot.services.delivery.serving import Serving
from bot.services.delivery.timing import Budget, Pace, Patience
from bot.services.host import Rails
from bot.services.hosting import Caller
from bot.services.hours import Schedule
from bot.services.log import Asks
from bot.services.messaging import Link, Rendered, Shown, Table
from bot.services.outgoing import Breaker, Message, NewMessage, Panel
from bot.services.ports import LeaseLost
from bot.services.reaching import Reaching
from bot.services.rows import LIVE, Person, Settings, Status
from bot.storage.store import SqlStorage, open_storage
from tests.fakes.clock import FakeClock
from tests.fakes.counting import COUNTING
from tests.fakes.table import FakeAlarm, FakeGateway, FakeTime
from tests.torture import points
from tests.torture.orders import (
    Act,
    Call,
    Confirmed,
    Done,
    Extend,
    Fault,
    Given,
    Join,
    Live,
    Open,
    Order,
    Robots,
    Start,
    Trap,
    Undo,
    order_of,
    packed,
)
from tests.torture.points import Points

HOST = 1
GUILD = 5
TURN_MINUTES = 300
REMINDER = 30
RULES: dict[str, dict[str, Any]] = {
    "tycoon": {"roster": {"commoner": 2}, "max_days": 4, "vote_tie": "random", "revise_bids": "yes"},
    "counting": {"rounds": 6, "minutes": TURN_MINUTES},
}
SEATS = 4
SCHEDULE = Schedule(zone="UTC", dawn=time(8), nightfall=time(21), bids_close_minutes=60)
CLAIMS_AT_ONCE = 3


class Wires:
    """The pipes of one process: orders come in and answers go out, Discord is called."""

    def __init__(self, orders: Connection, discord: Connection) -> None:
        self._orders = orders
        self._discord = discord

    def order(self) -> Order:
        return order_of(self._orders.recv_bytes())

    def say(self, what: Confirmed | Done | Fault) -> None:
        self._orders.send_bytes(packed(what))

    def call(self, call: Call) -> int:
        """Nothing else goes on meanwhile in this process, which makes no difference to what it may do."""
        self._discord.send_bytes(packed(call))
        return int(self._discord.recv_bytes())


class Discord:
    """`Messenger` whose Discord is outside and survives this process."""

    def __init__(self, wires: Wires, clock: FakeClock, reached: Points) -> None:
        self._wires = wires
        self._clock = clock
        self._points = reached

    async def open_dm(self, user: int) -> int:
        return self._call("open", user)

    async def send(self, channel: int, message: Rendered, nonce: str) -> int:
        self._points.reach(points.SEND)
        put = self._call("send", channel, message.text, nonce)
        self._points.reach(points.PUT)
        return put

    async def edit(self, channel: int, put: int, message: Rendered) -> None:
        self._call("edit", channel, message.text, str(put))

    async def delete(self, channel: int, put: int) -> None:
        raise AssertionError("every message of the torture has one part")

    async def unpin(self, channel: int, put: int) -> None:
        """Pins are no part of what is counted."""

    async def retire(self, channel: int, put: int, way: Link | None) -> None:
        """What an old panel's buttons are is no part of what is counted."""

    async def find(self, channel: int, message: Rendered, nonce: str, since: datetime) -> int | None:
        return self._call("find", channel, nonce=nonce) or None

    async def let_in(self, thread: int, user: int) -> None:
        raise AssertionError("there are no threads")

    async def let_out(self, thread: int, user: int) -> None:
        raise AssertionError("there are no threads")

    async def unarchive(self, channel: int) -> None:
        raise AssertionError("nothing was archived")

    def _call(self, what: str, channel: int, text: str = "", nonce: str = "") -> int:
        return self._wires.call(Call(what, self._clock.now(), channel, text, nonce))


class Plain:
    """`Renderer` whose texts say no more than what kind of thing they are."""

    async def message(self, message: NewMessage, table: Table) -> tuple[Rendered, ...]:
        return (Rendered(text="message"),)

    async def struck(self, message: NewMessage, table: Table) -> Rendered:
        return Rendered(text="struck")

    async def panel(self, panel: str, shown: Shown) -> Rendered | None:
        return Rendered(text="panel")

    async def way(self, table: Table) -> Link | None:
        return None


class Alarmed:
    """`Reports`: here nothing may be reported."""

    def __init__(self, wires: Wires) -> None:
        self._wires = wires

    async def broken(self, row: Message, error: Exception) -> None:
        self._fault(error)

    async def panel_broken(self, panel: Panel, error: Exception) -> None:
        self._fault(error)

    async def refused(self, breaker: Breaker, rows: tuple[Message, ...]) -> None:
        self._wires.say(Fault(f"refused with {breaker.code}"))

    async def failed(self, error: Exception) -> None:
        self._fault(error)

    def _fault(self, error: Exception) -> None:
        self._wires.say(Fault("".join(traceback.format_exception(error))))


class Process:
    """The services of one process on an open storage."""

    def __init__(self, storage: SqlStorage, clock: FakeClock, wires: Wires, reached: Points, name: str) -> None:
        self._storage = storage
        self._clock = clock
        self._wires = wires
        self._points = reached
        self._name = name
        self._claims = 0
        self._alarm = FakeAlarm()
        time_ = FakeTime(clock)
        self._rails = Rails(storage, time_, self._alarm, secrets, lambda: None)
        self._deadlines = Deadlines(self._rails, FakeGateway(clock.now()), clock.now())
        self._limits = Limits(Pace(clock, 1_000_000, 1_000_000), Budget(clock, 1_000), Patience(), {})
        self._desk = Desk(
            outbox=storage,
            leases=storage,
            matches=storage,
            renderer=Plain(),
            messenger=Discord(wires, clock, reached),
            clock=clock,
            time=time_,
            reports=Alarmed(wires),
            doors=Reaching(self._rails),
        )

    async def run(self) -> None:
        """Carry out orders, one after the other, for ever."""
        await self._rails.set_alarm()
        await self._tell_done()
        while True:
            order = self._wires.order()
            self._clock.jump(order.now - self._clock.now())
            works = [self._confirm(given) for given in order.inputs]
            works += [self._deadlines.run_due()] if order.wake else []
            works += [self._serve() for _ in range(CLAIMS_AT_ONCE)] if order.deliver else []
            await asyncio.gather(*works)
            await self._tell_done()

    async def _tell_done(self) -> None:
        live = []
        for match in await self._storage.matches((Status.LOBBY, *LIVE)):
            stored = await self._storage.load(match.id)
            seats = len(stored.seats) if stored else 0
            live.append(Live(match.id, match.game, match.status, match.phase, match.due_at, match.head_number, seats))
        self._wires.say(Done(self._alarm.at, tuple(live)))

    async def _open(self, given: Open) -> Answer:
        opening = lobby.Opening(
            game=given.game,
            guild=GUILD,
            home=given.home,
            host=HOST,
            language="en",
            schedule=SCHEDULE,
            house_rules=RULES[given.game],
            seat_count=SEATS,
            settings=Settings(reminders=(REMINDER,)),
        )
        return await lobby.open_lobby(self._rails, given.id, opening)

    async def _confirm(self, given: Given) -> None:
        answer = await self._answer(given)
        self._points.reach(points.ANSWER)
        self._wires.say(Confirmed(given.id, answers.write(answer)))

    async def _answer(self, given: Given) -> Answer:
        caller = Caller(user=HOST, input=given.id)
        match given:
            case Open():
                return await self._open(given)
            case Join():
                person = Person(user=given.user, name=f"player {given.user}", language="en")
                return await lobby.join(self._rails, given.match, given.id, person)
            case Robots():
                return await lobby.fill_with_robots(self._rails, given.match, caller)
            case Start():
                return await lobby.start(self._rails, given.match, caller)
            case Act():
                return await self._act(given)
            case Undo():
                return await rewinding.undo(self._rails, given.match, caller, given.number)
            case Extend():
                return await pausing.extend(self._rails, given.match, caller, given.minutes)

    async def _act(self, given: Act) -> Answer:
        asks = Asks(given.do, given.arguments)
        taken = Input(id=given.id, user=given.user, at=given.at, phase=given.phase)
        if given.draft:
            return await drafts.draft(self._rails, given.match, taken, f"{given.id}", asks)
        return await acting.act(self._rails, given.match, taken, asks)

    async def _serve(self) -> None:
        """Deliver until there is nothing to do now."""
        while True:
            self._claims += 1
            name = f"{self._name}/{self._claims}"
            now = self._clock.now()
            claim = await self._storage.claim(name, now, now + LEASE)
            if claim is None:
                return
            try:
                await Serving(self._desk, self._limits, claim, name).serve(lambda: True)
            except LeaseLost:
                self._wires.say(Fault("a lease was lost although no time has passed"))


class _Errors(logging.Handler):
    """Whatever the services log as an error is a fault here."""

    def __init__(self, wires: Wires) -> None:
        super().__init__(logging.ERROR)
        self._wires = wires

    def emit(self, record: logging.LogRecord) -> None:
        self._wires.say(Fault(record.getMessage()))


def main(orders: Connection, discord: Connection, url: str, name: str, now: datetime, trap: Trap | None) -> None:
    """Live until killed, or until the world outside is gone."""
    wires = Wires(orders, discord)
    registry.GAMES = {**registry.GAMES, COUNTING.name: COUNTING}
    logging.getLogger("bot").addHandler(_Errors(wires))
    reached = Points(trap)
    reached.listen()
    try:
        asyncio.run(_live(wires, reached, url, name, now))
    except (EOFError, BrokenPipeError):
        return
    except Exception as error:  # noqa: BLE001 (whatever it is, the judge must hear of it)
        wires.say(Fault("".join(traceback.format_exception(error))))


async def _live(wires: Wires, reached: Points, url: str, name: str, now: datetime) -> None:
    clock = FakeClock(now)
    async with await open_storage(url, clock) as storage:
        await Process(storage, clock, wires, reached, name).run()

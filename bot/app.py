"""The composition root: builds everything once from a Config and the ports towards Discord, starts it and stops it."""

import asyncio
import gc
import logging
import os
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime, timedelta
from functools import partial
from types import TracebackType
from typing import Protocol, Self

from msgspec import Struct

from bot.background import Background, Work
from bot.clock import Clock, Steady, SystemClock
from bot.config import Config
from bot.presentation.localizer import LANGUAGES, Localizer
from bot.presentation.renderer import TextRenderer
from bot.resources import data_dir
from bot.scheduling.bell import SWEEP, BellAlarm
from bot.scheduling.jobs import SchedulerAlarm
from bot.scheduling.sleeping import ClockAlarm
from bot.services.access import Services, schedule_of, settings_of
from bot.services.deadlines import Deadlines
from bot.services.delivery.desk import Desk
from bot.services.delivery.reports import LoggedReports, Reports, fault_of
from bot.services.delivery.timing import wait_for
from bot.services.delivery.worker import POLL, SENDER_LEASE, Delivery
from bot.services.discord_time import DiscordTime
from bot.services.host import Rails
from bot.services.listening import BEAT, Listening
from bot.services.messaging import Messenger, Renderer
from bot.services.ports import Entropy
from bot.services.reaching import Reaching
from bot.storage.store import SqlStorage, open_storage

STOP_SECONDS = 20.0
"""How long a stop waits for what is being resolved or sent: longer than one attempt to send may take."""

ANSWERS_KEPT = timedelta(days=1)
TIDY = timedelta(hours=1)

_log = logging.getLogger(__name__)


class Time(Clock, Steady, Protocol):
    """A clock together with the steady one that it is measured against."""


class Secrets:
    """`Entropy` of the operating system."""

    def token_bytes(self, count: int) -> bytes:
        """Return so many random bytes."""
        return secrets.token_bytes(count)


class Ports(Struct, frozen=True, kw_only=True):
    """What the app is built on beside its database; what has no default leads to Discord."""

    messenger: Messenger
    renderer: Renderer | None = None
    """None: the texts of all languages, from the program's data."""

    clock: Time = SystemClock()
    entropy: Entropy = Secrets()
    reports: Reports = LoggedReports()


class Rhythm(Struct, frozen=True, kw_only=True):
    """How often an app looks after itself; where time is made to pass quickly, seldom is enough."""

    beat: timedelta = BEAT
    tidy: timedelta = TIDY
    sweep: timedelta = SWEEP
    poll: timedelta = POLL
    lease: timedelta = SENDER_LEASE


class App:
    """The running whole, without its Discord client: `async with App(config, ports) as app`, then `app.services`.

    The client comes on top: it tells `services` when a shard is ready, resumed or lost, and `services.time` what
    Discord stamps. Background tasks go by the rule of `Background`: one that fails is reported and begun again.
    `shard_count` is what Discord advised, where the config names none.
    """

    def __init__(self, config: Config, ports: Ports, *, shard_count: int = 1, rhythm: Rhythm | None = None) -> None:
        self._config = config
        self._ports = ports
        self._clock = ports.clock
        self._rhythm = rhythm or Rhythm()
        self._shard_count = config.shard_count or shard_count
        self._shards = tuple(range(self._shard_count)) if config.shards is None else config.shards
        self._background = Background(ports.clock, _report)
        self._stopping = asyncio.Event()
        self._parts = AsyncExitStack()
        self._services: Services | None = None

    @property
    def services(self) -> Services:
        """What cogs and transport are given; RuntimeError before the start and after the stop."""
        if self._services is None:
            raise RuntimeError("the app does not run")
        return self._services

    async def start(self) -> None:
        """Open the database, schedule the deadlines, begin to send; UserError, one line, where that cannot be.

        When this returns, inputs can be taken. An app runs once; for the next run there is a new one.
        """
        async with AsyncExitStack() as parts:
            storage = await open_storage(self._config.database_url, self._clock)
            parts.push_async_callback(storage.close)
            alarm = _alarm(self._clock, self._rhythm.sweep)
            services = self._build(storage, alarm)
            await services.listening.began(self._shards)
            await services.rails.set_alarm()
            self._begin(services, alarm, parts)
            self._services = services
            self._parts = parts.pop_all()

    async def stop(self) -> None:
        """Begin nothing more, finish what has begun, keep how long we listened, give the database back; in this order.

        What is not finished after 20 seconds is cut off: it is done after the next start.
        """
        self._services = None
        await self._parts.aclose()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.stop()

    def _build(self, storage: SqlStorage, alarm: BellAlarm) -> Services:
        ports, time = self._ports, DiscordTime(self._clock, self._clock)

        def wake() -> None:
            # The rails wake delivery, and delivery tells the rails what refuses: one of them is made later.
            delivery.wake()

        rails = Rails(storage, time, alarm, ports.entropy, wake)
        desk = Desk(
            outbox=storage,
            leases=storage,
            matches=storage,
            renderer=ports.renderer or text_renderer(),
            messenger=ports.messenger,
            clock=ports.clock,
            time=time,
            reports=ports.reports,
            doors=Reaching(rails),
        )
        delivery = Delivery(desk, _worker(self._config), poll=self._rhythm.poll, lease=self._rhythm.lease)
        return Services(
            config=self._config,
            storage=storage,
            rails=rails,
            time=time,
            listening=Listening(storage, time, self._shard_count),
            delivery=delivery,
            schedule=schedule_of(self._config),
            settings=settings_of(self._config),
        )

    def _begin(self, services: Services, alarm: BellAlarm, parts: AsyncExitStack) -> None:
        """Begin the background tasks; `parts` ends them, the last one first."""
        deadlines = Deadlines(services.rails, services.listening, services.time.now())
        parts.push_async_callback(services.listening.beat)
        self._background.start("beat", partial(self._repeat, partial(_beat, services), self._rhythm.beat))
        self._background.start("tidy", partial(self._repeat, partial(_tidy, services), self._rhythm.tidy))
        parts.push_async_callback(self._end_repeated)
        self._background.start("delivery", services.delivery.run)
        parts.push_async_callback(self._end_delivery, services.delivery)
        alarm.start()
        self._background.start("deadlines", partial(_keep_deadlines, deadlines, alarm))
        parts.push_async_callback(self._end_deadlines, alarm)

    async def _repeat(self, work: Work, every: timedelta) -> None:
        while not self._stopping.is_set():
            await work()
            await wait_for(self._clock, self._stopping, every.total_seconds())

    async def _end_repeated(self) -> None:
        self._stopping.set()
        await self._finish("beat")
        await self._finish("tidy")

    async def _end_delivery(self, delivery: Delivery) -> None:
        delivery.stop()
        await self._finish("delivery")

    async def _end_deadlines(self, alarm: BellAlarm) -> None:
        await alarm.stop()
        await self._finish("deadlines")

    async def _finish(self, name: str) -> None:
        if not await self._background.finish(name, STOP_SECONDS):
            _log.warning("%s was cut off; what it left is done after the next start", name)


def text_renderer() -> TextRenderer:
    """What makes messages in every language; raises BrokenLocale."""
    locales = data_dir() / "locales"
    return TextRenderer({language: Localizer(language, locales) for language in LANGUAGES})


def at_rest() -> None:
    """Take all that there is now out of the garbage collector's rounds: a started program keeps it for good.

    A round through all of it would hold up everybody's clicks for a tenth of a second.
    """
    gc.collect()
    gc.freeze()


@asynccontextmanager
async def beside(config: Config) -> AsyncIterator[Rails]:
    """The rails for a command on the database of a bot, which may be running; UserError where there is none.

    What such a command wants to be told is sent by the bot; deadlines are the bot's alone.
    """
    clock = SystemClock()
    async with await open_storage(config.database_url, clock, alone=False) as storage:
        yield Rails(storage, DiscordTime(clock, clock), _NoAlarm(), Secrets(), lambda: None)


class _NoAlarm:
    """The alarm of a process that keeps no deadlines: the bot's sweep finds what it wrote."""

    def wake_at(self, at: datetime) -> None:
        """Wake nobody."""


def _alarm(clock: Clock, sweep: timedelta) -> BellAlarm:
    """APScheduler goes by the machine's clock alone; on another one the alarm sleeps."""
    return SchedulerAlarm(clock, sweep) if isinstance(clock, SystemClock) else ClockAlarm(clock, sweep)


def _worker(config: Config) -> str:
    """This process's name among those on one database. A file has one process, which need not wait for its own past."""
    if config.database_url.startswith("sqlite"):
        return "bot"
    return f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}"


async def _keep_deadlines(deadlines: Deadlines, alarm: BellAlarm) -> None:
    """Do what is due, now and whenever the alarm rings: one task, so never twice at once."""
    await deadlines.run_due()
    while await alarm.rung():
        await deadlines.run_due()


async def _beat(services: Services) -> None:
    """Keep that we hear; and set the alarm anew, by our clock as it is now, should it have been set by hand."""
    await services.listening.beat()
    if services.time.trusted():
        await services.rails.set_alarm()


async def _tidy(services: Services) -> None:
    """Forget answers to inputs that Discord repeats no more."""
    await services.storage.forget_answers(services.time.now() - ANSWERS_KEPT)


def _report(name: str, fault: Exception) -> None:
    """Log what failed and where, but not what it says: that may hold secrets."""
    _log.error("%s failed and begins again: %s", name, fault_of(fault))

"""A whole house at rest: rails over fakes, a clock that a test moves, and short words for what people do."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, time, timedelta
from hashlib import blake2b
from typing import Any, ClassVar

import msgspec

from bot.games.api import Seat
from bot.services import acting, lobby, records, replay
from bot.services.acting import Input
from bot.services.answers import Answer
from bot.services.deadlines import Deadlines
from bot.services.grace import GatewayState
from bot.services.host import Rails
from bot.services.hosting import Caller
from bot.services.hours import Schedule
from bot.services.log import Asks
from bot.services.outgoing import Message
from bot.services.ports import Reading
from bot.services.rows import DeadlineKind, Match, Person, SeatRow, Settings, Status
from tests.fakes.clock import FakeClock
from tests.fakes.storage import FakeMatches

HOST = 1
SECOND_HOST = 2
HOME = 9_000_000_000_000_000_001
GUILD = 9_000_000_000_000_000_002
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
SCHEDULE = Schedule(zone="UTC", dawn=time(8), nightfall=time(21), bids_close_minutes=60)
FOUR: Mapping[str, Any] = {"roster": {"commoner": 2}}
"""House rules for four seats, all commoners."""


class FakeEntropy:
    """Bytes that look random and are always the same."""

    def __init__(self) -> None:
        self._count = 0

    def token_bytes(self, count: int) -> bytes:
        self._count += 1
        return blake2b(self._count.to_bytes(8, "big"), digest_size=count).digest()


class FakeTime:
    """Discord's clock: ours, unless a test says that ours is wrong."""

    def __init__(self, clock: FakeClock) -> None:
        self._clock = clock
        self.sound = True

    def now(self) -> datetime:
        return self._clock.now()

    def our_time(self, discord_time: datetime) -> datetime:
        return discord_time

    def trusted(self) -> bool:
        return self.sound


class FakeAlarm:
    """Remembers when it is to wake."""

    def __init__(self) -> None:
        self.at: datetime | None = None

    def wake_at(self, at: datetime) -> None:
        self.at = at


class FakeGateway:
    """One connection for everything."""

    def __init__(self, since: datetime) -> None:
        self.now = GatewayState(up=True, since=since)

    def listener(self, guild: int) -> str:
        return "shard 0"

    def state(self, listener: str) -> GatewayState:
        return self.now


class Process:
    """One process of the bot over some storage: its rails, its alarm and the people who talk to it."""

    def __init__(self, storage: Reading, clock: FakeClock) -> None:
        self.clock = clock
        self.time = FakeTime(self.clock)
        self.alarm = FakeAlarm()
        self.gateway = FakeGateway(self.clock.now())
        self.entropy = FakeEntropy()
        self.news = 0
        self.rails = Rails(storage, self.time, self.alarm, self.entropy, self._news)
        self.deadlines = Deadlines(self.rails, self.gateway, self.clock.now())
        self.inputs = 0

    def _news(self) -> None:
        self.news += 1

    # --- time

    async def go_to(self, instant: datetime) -> None:
        """Let time pass, waking for every alarm on the way."""
        while self.alarm.at is not None and self.alarm.at <= instant:
            at = max(self.alarm.at, self.clock.now())
            self.alarm.at = None
            await self.clock.set(at)
            await self.deadlines.run_due()
        await self.clock.set(max(instant, self.clock.now()))

    async def go(self, **by: float) -> None:
        await self.go_to(self.clock.now() + timedelta(**by))

    # --- people

    def input_id(self) -> int:
        self.inputs += 1
        return 5_000_000_000_000_000_000 + self.inputs

    def host(self, user: int = HOST, input_id: int | None = None) -> Caller:
        return Caller(user=user, input=input_id or self.input_id(), guild=GUILD)

    def given(
        self, seat: Seat, *, at: datetime | None = None, phase: str | None = None, input_id: int | None = None
    ) -> Input:
        return Input(id=input_id or self.input_id(), user=user(seat), at=at or self.clock.now(), phase=phase)

    async def act(self, match: int, seat: Seat, do: str, /, given: Input | None = None, **arguments: Any) -> Answer:
        return await acting.act(self.rails, match, given or self.given(seat), Asks(do, arguments))


class House(Process):
    """A process on storage in memory that outlives it: `restarted` is the next one on the same storage and clock."""

    new_storage: ClassVar[Callable[[], FakeMatches]] = FakeMatches
    """What makes the storage of a house that is given none; tests that run on several kinds put another one here."""

    built: ClassVar[list["House"]] = []
    """Every house of the present test: whatever matches it leaves are looked at when the test is over."""

    def __init__(self, storage: FakeMatches | None = None, clock: FakeClock | None = None) -> None:
        self.storage = storage or House.new_storage()
        House.built.append(self)
        super().__init__(self.storage, clock or FakeClock(NOON))

    async def restarted(self) -> "House":
        house = House(self.storage, self.clock)
        house.inputs = self.inputs + 1_000_000
        await house.rails.set_alarm()
        return house

    def beside(self) -> "House":
        """Another process that has run as long as this one, on the same storage and clock."""
        house = House(self.storage, self.clock)
        house.gateway.now = self.gateway.now
        house.inputs = self.inputs + 2_000_000
        return house

    async def next_phase(self, match: int) -> None:
        """Let time pass until the present phase has ended (or has been moved)."""
        tick = next(row for row in self.storage.deadline_rows[match] if row.kind is DeadlineKind.TICK)
        await self.go_to(tick.run_at)

    async def lobby(self, **choices: Any) -> int:
        chosen: dict[str, Any] = {
            "game": "tycoon",
            "guild": GUILD,
            "home": HOME,
            "host": HOST,
            "language": "en",
            "schedule": SCHEDULE,
            "house_rules": FOUR,
            "settings": Settings(reminders=()),
        }
        answer = await lobby.open_lobby(self.rails, self.input_id(), lobby.Opening(**{**chosen, **choices}))
        assert answer.code == "opened", answer
        return int(answer.facts["match"])

    async def begun(self, *, robots: int = 0, **choices: Any) -> int:
        """A match that has just begun; the last `robots` seats are robots'."""
        match = await self.lobby(**choices)
        for place in range(1, self.match(match).seat_count + 1 - robots):
            await lobby.join(self.rails, match, self.input_id(), person(str(place)))
        host = self.match(match).hosts[0]
        await lobby.fill_with_robots(self.rails, match, self.host(host))
        answer = await lobby.start(self.rails, match, self.host(host))
        assert answer.code == "started", answer
        return match

    # --- looking

    def match(self, match: int) -> Match:
        return self.storage.rows[match]

    def seat(self, match: int, seat: Seat) -> SeatRow:
        return next(row for row in self.storage.seats[match] if row.seat == seat)

    def state(self, match: int) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.json.decode(self.match(match).state)
        return data

    def messages(self, match: int) -> list[Message]:
        return [message for message in self.storage.outbox if message.new.match == match]

    def told(self, match: int, event: str) -> list[dict[str, Any]]:
        """Every event of that word in the outbox, in order."""
        events = [one for message in self.messages(match) for one in msgspec.json.decode(message.new.events)]
        return [one for one in events if one["event"] == event]

    def sound(self) -> None:
        """Every log of the house is whole and leads to the stored state, byte for byte (P10)."""
        for number, match in self.storage.rows.items():
            rows = self.storage.logs.get(number, [])
            assert len(rows) == match.head_number
            if match.status not in (Status.LOBBY, Status.CLOSED):
                assert replay.fault(rows, match.state) is None
                commitment, head = match.commitment.hex(), match.head_hash.hex()
                exported = records.written(rows, match.state)
                assert records.verify(exported, commitment=commitment, head=head) is None


def user(seat: Seat) -> int:
    """The user of a seat: an id that needs 64 bits."""
    return 1_000_000_000_000_000_000 + int(seat)


def person(seat: Seat) -> Person:
    return Person(user=user(seat), name=f"player {seat}", language="en")

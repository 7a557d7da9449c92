"""The people of a torture, who ask for things that may be done, and Discord, which keeps what was posted."""

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct

from bot.services.rows import Status
from tests.torture.orders import Act, Call, Extend, Given, Join, Live, Open, Robots, Start, Undo
from tests.torture.process import SEATS

NONCES_KEPT = timedelta(minutes=3)
MILLISECOND = timedelta(milliseconds=1)
_DM = 7_000_000_000_000_000_000


class Put(Struct, frozen=True):
    """A message that was posted."""

    id: int
    channel: int
    nonce: str
    at: datetime


class Discord:
    """Keeps every message; drops a second one with the same nonce for some minutes."""

    def __init__(self) -> None:
        self.puts: list[Put] = []
        self.struck: set[int] = set()
        self._latest: dict[tuple[int, str], Put] = {}

    def take(self, call: Call) -> int:
        """Do what a process calls for."""
        match call.what:
            case "open":
                return _DM + call.channel
            case "edit":
                if call.text == "struck":
                    self.struck.add(int(call.nonce))
                return 0
            case "find":
                found = self._latest.get((call.channel, call.nonce))
                return found.id if found else 0
            case _:
                return self._post(call)

    def _post(self, call: Call) -> int:
        key = (call.channel, call.nonce)
        before = self._latest.get(key)
        if before is not None and call.now - before.at < NONCES_KEPT:
            return before.id
        put = Put(len(self.puts) + 1, call.channel, call.nonce, call.now)
        self.puts.append(put)
        self._latest[key] = put
        return put.id


class People:
    """Hosts and players of all matches; every input is unlike every other."""

    def __init__(self, rng: random.Random) -> None:
        self.sent: dict[int, Given] = {}
        self._rng = rng
        self._latest = 5_000_000_000_000_000_000
        self._times: defaultdict[int, set[datetime]] = defaultdict(set)
        self._joining: set[int] = set()
        self._starting: set[int] = set()

    def wishes(self, live: Sequence[Live], now: datetime, wanted: int) -> list[Given]:
        """What people ask for, seeing this, at this time; they want so many matches to be on."""
        ids = self._ids()
        games = self._rng.choices(("tycoon", "counting"), (3, 2), k=max(0, wanted - len(live)))
        found: list[Given] = [Open(next(ids), game, self._rng.randint(100, 120)) for game in games]
        for match in live:
            if match.status is Status.LOBBY:
                found += self._lobby(match)
            elif match.game == "tycoon":
                found += self._tycoon(match, now)
            else:
                found += self._counting(match, now)
        for given in found:
            self.sent[given.id] = given
        return found

    def _lobby(self, match: Live) -> Iterator[Given]:
        robots = 1 if match.game == "tycoon" and match.id % 3 == 0 else 0
        ids = self._ids()
        if match.id not in self._joining:
            self._joining.add(match.id)
            for number in range(1, SEATS + 1 - robots):
                yield Join(next(ids), match.id, user_of(match.id, number))
        elif match.seats == SEATS - robots and robots:
            yield Robots(next(ids), match.id)
        elif match.seats == SEATS and match.id not in self._starting:
            self._starting.add(match.id)
            yield Start(next(ids), match.id)

    def _tycoon(self, match: Live, now: datetime) -> Iterator[Given]:
        ids, rng = self._ids(), self._rng
        for _ in range(rng.randint(0, 3)):
            match 6 if match.phase.endswith("night") and rng.random() < 0.8 else rng.randrange(6):
                case 0 | 1 | 2:
                    yield self._act(match, now, "vote", {"target": _seat(rng)}, ids)
                case 3:
                    yield self._act(match, now, "vote", {"target": _seat(rng)}, ids, draft=True)
                case 4 | 5:
                    bid = {"item": rng.choice(("missile", "mine")), "amount": rng.randint(3, 6)}
                    yield self._act(match, now, "bid", bid, ids)
                case _:
                    order = {"item": "missile", "targets": [_seat(rng)]}
                    yield self._act(match, now, "order", order, ids)
        if rng.random() < 0.03:
            yield Undo(next(ids), match.id, match.number)
        if rng.random() < 0.02:
            yield Extend(next(ids), match.id, rng.choice((1, 30)))

    def _counting(self, match: Live, now: datetime) -> Iterator[Given]:
        ids = self._ids()
        if self._rng.random() < 0.3:
            for _ in range(self._rng.randint(1, 2)):
                yield self._act(match, now, "say", {"number": self._rng.randint(1, 4)}, ids)

    def _act(
        self, match: Live, now: datetime, do: str, asks: Mapping[str, Any], ids: Iterator[int], draft: bool = False
    ) -> Act:
        rng = self._rng
        user = user_of(match.id, rng.randint(1, SEATS))
        phase = match.phase if rng.random() < 0.5 else None
        return Act(next(ids), match.id, user, self._time(match, now), do, asks, phase, draft)

    def _time(self, match: Live, now: datetime) -> datetime:
        """An instant before now that nobody else has in this match, sometimes just before or after the deadline."""
        at = now - self._rng.randint(0, 5_000) * MILLISECOND
        if match.due_at is not None and match.due_at <= now and self._rng.random() < 0.7:
            at = match.due_at + self._rng.randint(-3, 1) * MILLISECOND
        while at in self._times[match.id]:
            at -= MILLISECOND
        self._times[match.id].add(at)
        return at

    def _ids(self) -> Iterator[int]:
        while True:
            self._latest += 1
            yield self._latest


def _seat(rng: random.Random) -> str:
    return str(rng.randint(1, SEATS))


def user_of(match: int, number: int) -> int:
    """The user of one of the people of a match; a few people play in all of them."""
    return 1_000_000_000_000_000_000 + (match % 5) * 10 + number

"""One life of a database: people ask, processes answer and are killed, time goes on, and at the end all is judged."""

import random
from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta
from time import monotonic

from msgspec import Struct

from tests.fakes.table import NOON
from tests.torture import points
from tests.torture.children import Child, first_of
from tests.torture.orders import Confirmed, Done, Fault, Given, Live, Order, Trap
from tests.torture.people import Discord, People

ANYWHERE = "from outside, anywhere"
_MOST_WORDS = 600
"""After so many words a process whose trap was never reached is killed from outside."""

_LAST_ROUNDS = 12
_MOST_WRONG = 20

AFTER_LEASE = timedelta(seconds=45)
"""Then another process may go on where one died, while Discord still knows what that one posted."""


class Plan(Struct, frozen=True):
    """How much is to happen; `processes` run at the same time on the one database."""

    seed: int
    processes: int = 1
    inputs: int = 2_000
    kills: int = 20
    matches: int = 24
    deliver: bool = True
    """Whether messages are sent: that takes most of the time."""


class _Bot:
    """A running process, and when it is to be killed from outside."""

    def __init__(self, child: Child, words: int, point: str) -> None:
        self.child = child
        self.words = words
        self.point = point
        self.strike_at: float | None = None


class Story:
    """What happened so far."""

    def __init__(self, url: str, plan: Plan) -> None:
        self.url = url
        self.now = NOON
        self.discord = Discord()
        self.answers: dict[int, bytes] = {}
        self.kills: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.unconfirmed: dict[int, Given] = {}
        self.plan = plan
        self._rng = random.Random(plan.seed)
        self.people = People(self._rng)
        self._bots: list[_Bot] = []
        self._started = 0
        self._live: Sequence[Live] = ()
        self._alarm: datetime | None = None

    def play(self) -> None:
        """Until enough was answered and killed; then one more process brings everything to its end."""
        try:
            while self._goes_on():
                self._ready(self.plan.processes, mortal=self.kills.total() < self.plan.kills)
                self._round()
            self._end()
        finally:
            for bot in self._bots:
                bot.child.kill()
                bot.child.bury()

    def _goes_on(self) -> bool:
        """Whether something is missing; where too much is wrong, nothing more is to be learned."""
        missing = len(self.answers) < self.plan.inputs or self.kills.total() < self.plan.kills
        return missing and len(self.wrong) < _MOST_WRONG

    # --- processes

    def _ready(self, count: int, *, mortal: bool) -> None:
        while len(self._bots) < count:
            self._bots.append(self._new(mortal))
            if len(self._bots) == count:
                self._listen()  # some may die while they open the database

    def _new(self, mortal: bool) -> _Bot:
        rng = self._rng
        self._started += 1
        trap, words, point = None, -1, ANYWHERE
        if mortal:
            silent = () if self.plan.deliver else (points.SEND, points.PUT)
            point = rng.choice([ANYWHERE, *(name for name in points.LATEST if name not in silent)])
            words = rng.randint(1, 150) if point == ANYWHERE else _MOST_WORDS
            if self._live and point == points.TABLE:
                point = points.STATEMENT  # the tables are there
            elif not self._live and rng.random() < 0.5:
                point = points.TABLE
            if point != ANYWHERE:
                trap = Trap(point, rng.randint(0, points.LATEST[point]))
        return _Bot(Child(self.url, f"bot {self._started}", self.now, trap), words, point)

    def _listen(self) -> None:
        """Hear everybody until nobody is busy."""
        while busy := [bot for bot in self._bots if bot.child.busy]:
            self._strike()
            until = min((bot.strike_at for bot in busy if bot.strike_at is not None), default=None)
            for child, is_order in first_of([bot.child for bot in busy], until):
                bot = next(one for one in busy if one.child is child)
                if bot not in self._bots:
                    continue  # its end came first
                if is_order:
                    self._hear(bot)
                elif (call := child.called()) is not None:
                    child.reply(self.discord.take(call))
                    self._count(bot)

    def _strike(self) -> None:
        for bot in self._bots:
            if bot.strike_at is not None and bot.strike_at <= monotonic():
                bot.strike_at = None
                bot.point = ANYWHERE
                bot.child.kill()

    def _count(self, bot: _Bot) -> None:
        bot.words -= 1
        if bot.words == 0:
            bot.strike_at = monotonic() + self._rng.random() * 0.002

    def _hear(self, bot: _Bot) -> None:
        said = bot.child.hear()
        self._count(bot)
        match said:
            case None:
                self._bury(bot)
            case Confirmed(id=number, answer=answer):
                self.unconfirmed.pop(number, None)
                if self.answers.setdefault(number, answer) != answer:
                    self.wrong.append(f"input {number} was answered {self.answers[number]!r}, then {answer!r}")
            case Done(alarm=alarm, live=live):
                bot.child.busy = False
                self._live = live
                if alarm is not None:
                    self._alarm = alarm
            case Fault(what=what):
                self.wrong.append(what)

    def _bury(self, bot: _Bot) -> None:
        self._bots.remove(bot)
        if bot.child.bury():
            self.kills[bot.point] += 1
        else:
            self.wrong.append("a process ended by itself")

    # --- rounds

    def _round(self) -> None:
        if not self._bots:
            return
        rng = self._rng
        wake = self._pass_time()
        inputs = self.people.wishes(self._live, self.now, self.plan.matches)
        inputs += [*self.unconfirmed.values(), *self._repeated()]
        self.unconfirmed.update({given.id: given for given in inputs if given.id not in self.answers})
        shares: list[list[Given]] = [[] for _ in self._bots]
        for given in inputs:
            share = rng.choice(shares)
            for one in shares:
                if one is share or rng.random() < 0.15:
                    one.append(given)
        for bot, share in zip(list(self._bots), shares, strict=True):
            self._tell(bot, Order(self.now, tuple(share), wake, self.plan.deliver and rng.random() < 0.5))
        self._listen()

    def _tell(self, bot: _Bot, order: Order) -> None:
        if not bot.child.order(order):
            bot.child.busy = True  # it is dead: its last words are still to be heard

    def _repeated(self) -> list[Given]:
        """Some of what was answered comes again, as Discord may deliver it twice."""
        latest = list(self.answers)[-100:]
        return [self.people.sent[number] for number in latest if self._rng.random() < 0.03]

    def _pass_time(self) -> bool:
        """Let time go on; whether the alarm rings (sometimes although nothing is due)."""
        rng = self._rng
        alarm = self._alarm
        ahead = alarm is not None and alarm > self.now
        chance = rng.random()
        if alarm is not None and ahead and chance < 0.7:
            self.now = alarm
        elif chance < 0.9:
            self.now += AFTER_LEASE + timedelta(seconds=rng.randint(1, 40))
        elif alarm is not None and chance > 0.98:
            self.now = max(alarm, self.now) + timedelta(hours=rng.randint(1, 30))
        else:
            later = self.now + timedelta(seconds=rng.randint(1, 20))
            self.now = min(later, alarm) if alarm is not None and ahead else later
        return alarm is None or alarm <= self.now or rng.random() < 0.3

    def _end(self) -> None:
        """The last process does what is left, and everything is sent."""
        for bot in list(self._bots):
            bot.words, bot.point = 0, ANYWHERE
            bot.child.kill()
            bot.child.busy = True
        self._listen()
        self._ready(1, mortal=False)
        for _ in range(_LAST_ROUNDS):
            if not self._bots:
                return  # it has said why
            self.now += timedelta(seconds=100)
            inputs = tuple(self.unconfirmed.values())
            self._tell(self._bots[0], Order(self.now, inputs, deliver=self.plan.deliver))
            self._listen()

"""The one path for everything that changes a match: load, decide, commit, answer; on a clash load and decide again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

from msgspec import Struct

from bot.games.api import Refused, Seat
from bot.services import answers, posting
from bot.services.answers import Answer
from bot.services.changes import Change
from bot.services.decision import Decision
from bot.services.ports import Alarm, Entropy, Reading, Repeated, Skewed, VersionClash
from bot.services.rows import Match, StoredAnswer

ATTEMPTS = 200
"""Clashes in a row after which something must be broken."""

_log = logging.getLogger(__name__)


class Outcome(Struct, frozen=True, kw_only=True):
    """What a decision came to."""

    code: str
    facts: Mapping[str, Any] = {}
    seat: Seat | None = None
    """Whose own part of the events the answer holds."""

    refused: bool = False
    """Recorded all the same, such as a late input on the host's list."""

    unchanged: bool = False
    """Nothing but the answer is to be kept."""


Decide: TypeAlias = Callable[[Decision], Awaitable[Outcome]]


class Overrun(Exception):
    """A match changed under every one of many attempts."""


class Rails:
    """The ports that every use case needs, and the path itself.

    `news` is called after a commit with something to send. The lock of a match is for fairness within this process
    only; the version is the truth.
    """

    def __init__(
        self,
        storage: Reading,
        time: Skewed,
        alarm: Alarm,
        entropy: Entropy,
        news: Callable[[], None],
    ) -> None:
        self.storage = storage
        self.time = time
        self.alarm = alarm
        self.entropy = entropy
        self.news = news
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._alarm_lock = asyncio.Lock()

    async def change(self, match: int, decide: Decide, *, input_id: int | None = None) -> Answer:
        """Decide about a match and commit it; the answer comes only after the commit.

        An input that was answered before gets the same answer again. A refusal changes nothing but is kept too.
        """
        lock = self._locks.setdefault(match, asyncio.Lock())
        async with lock:
            for _ in range(ATTEMPTS):
                try:
                    return await self._attempt(match, decide, input_id)
                except VersionClash:
                    continue
                except Repeated as before:
                    return answers.read(before.answer)
        raise Overrun(f"match {match} changed under {ATTEMPTS} attempts")

    async def _attempt(self, match: int, decide: Decide, input_id: int | None) -> Answer:
        if input_id is not None and (before := await self.storage.answered(input_id)) is not None:
            return answers.read(before)
        now = self.time.now()
        stored = await self.storage.load(match)
        if stored is None:
            return answers.refusal(Refused("no_match", match=match), now)
        decision = Decision(self.storage, self.entropy, stored, now)
        try:
            outcome = await decide(decision)
        except Refused as refused:
            answer = answers.refusal(refused, now)
            await self._keep(match, answer, input_id)
            return answer
        answer = _answer(decision, outcome)
        if outcome.unchanged:
            await self._keep(match, answer, input_id)
        else:
            await self._commit(decision.change(_stored(match, answer, input_id)))
            _note(stored.match, decision.match)
        return answer

    async def _keep(self, match: int, answer: Answer, input_id: int | None) -> None:
        if input_id is not None:
            await self.storage.commit(Change(answer=_stored(match, answer, input_id)))

    async def _commit(self, change: Change) -> None:
        await self.storage.commit(change)
        if change.deadlines is not None:
            await self.set_alarm()
        if change.messages or change.panels or change.undone:
            self.news()

    async def create(self, change: Change) -> None:
        """Commit a new match; raises VersionClash when its id is taken."""
        await self._commit(change)

    async def set_alarm(self, at: datetime | None = None, *, after: datetime | None = None) -> None:
        """Wake at the earliest deadline (after an instant, if given), or at `at` of Discord's clock if it is earlier.

        One at a time: an older look at the deadlines must not overrule a newer one.
        """
        async with self._alarm_lock:
            earliest = await self.storage.earliest(after)
            wake_at = min((one for one in (earliest, at) if one is not None), default=None)
            if wake_at is not None:
                self.alarm.wake_at(self.time.our_time(wake_at))


def _note(before: Match, after: Match) -> None:
    """Log how far a match is when it has gone on: what everybody at the table knows, and no more."""
    if (before.status, before.step) != (after.status, after.step):
        until = after.due_at.isoformat() if after.due_at else None
        facts = {"match": after.id, "status": after.status.value, "phase": after.phase, "until": until}
        _log.info("match %d: %s, phase %s", after.id, after.status.value, after.phase or "none", extra=facts)


def _answer(decision: Decision, outcome: Outcome) -> Answer:
    match = decision.match
    return Answer(
        code=outcome.code,
        refused=outcome.refused,
        facts=outcome.facts,
        at=decision.now,
        number=match.head_number,
        phase=match.phase,
        until=match.due_at,
        source=match.game,
        events=posting.answered(decision.told, outcome.seat),
    )


def _stored(match: int, answer: Answer, input_id: int | None) -> StoredAnswer | None:
    if input_id is None:
        return None
    return StoredAnswer(input=input_id, match=match, at=answer.at, answer=answers.write(answer))

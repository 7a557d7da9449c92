"""What a host does besides: looking at secrets (announced), words of his own, the end before the end."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.api import Data, Refused
from bot.games.notation import decoded
from bot.services import log, notices, queries
from bot.services.answers import Answer
from bot.services.decision import Decision
from bot.services.host import Outcome, Rails
from bot.services.hosting import Caller, hosted, hosted_alone, plays, require_host
from bot.services.owing import owing
from bot.services.queries import Foreseen, Standing
from bot.services.rows import LIVE, Status


class Secrets(Struct, frozen=True):
    """The answer to a look, and the whole state if it was allowed."""

    answer: Answer
    state: Data | None


async def look(rails: Rails, match: int, caller: Caller, what: str = "state") -> Secrets:
    """Show a host the secrets of a live match; the table is told. A host who plays cannot look (`host_plays`)."""

    async def do(decision: Decision) -> Outcome:
        if not decision.match.state:
            raise Refused("not_running")
        if plays(decision, caller.user):
            raise Refused("host_plays")
        if decision.match.status in LIVE:
            decision.tell(notices.Looked(by=caller.user, what=what))
        return Outcome(code="looked")

    answer = await hosted_alone(rails, match, caller, "look", do, what=what)
    if answer.refused:
        return Secrets(answer, None)
    stored = await rails.storage.load(match)
    state: Any = decoded(stored.match.state) if stored is not None else None
    return Secrets(answer, state)


async def status(rails: Rails, match: int, caller: Caller) -> Standing:
    """A host's overview; refused as `no_match` or `not_host`."""
    found = await queries.standing(rails.storage, match)
    await require_host(rails.storage, found.table.match, caller)
    return found


async def dry_run(rails: Rails, match: int, caller: Caller) -> Foreseen:
    """What a host's dry run goes by, nothing secret; refused as `no_match`, `not_host` or `not_running`."""
    await require_host(rails.storage, (await queries.table(rails.storage, match)).match, caller)
    return await queries.foreseen(rails.storage, match)


async def announce(rails: Rails, match: int, caller: Caller, text: str) -> Answer:
    """Say the host's own words to the table."""

    async def do(decision: Decision) -> Outcome:
        decision.tell(notices.Announced(text=text))
        return Outcome(code="announced")

    return await hosted_alone(rails, match, caller, "announce", do, text=text)


async def words(rails: Rails, match: int, caller: Caller, text: str) -> Answer:
    """Keep the host's own words for the end of the present phase, told before its result; empty: none."""

    async def do(decision: Decision) -> Outcome:
        decision.require_running()
        decision.update(settings=replace(decision.match.settings, words=text))
        return Outcome(code="words_kept")

    return await hosted_alone(rails, match, caller, "words", do)


async def remind(rails: Rails, match: int, caller: Caller) -> Answer:
    """Say when the phase ends and who still owes a public act, before the reminders that come by themselves."""

    async def do(decision: Decision) -> Outcome:
        decision.require_running()
        due_at = decision.match.due_at
        if due_at is None:
            raise Refused("no_deadline")
        waiting = owing(decision.game, decision.state, decision.seats)
        decision.tell(notices.Reminder(phase=decision.match.phase, due_at=due_at, waiting=waiting))
        return Outcome(code="reminded", facts={"waiting": waiting})

    return await hosted_alone(rails, match, caller, "remind", do)


async def end(rails: Rails, match: int, caller: Caller, reason: str) -> Answer:
    """End a match before its end; the seed is opened so that the deal can be checked."""

    async def do(decision: Decision) -> Outcome:
        if decision.match.status not in LIVE:
            raise Refused("not_running")
        decision.update(status=Status.ENDED, ended_at=decision.now, due_at=None, paused_at=None, paused_due=None)
        # Before it is told, so that the hash which is published is that of the last row.
        decision.write(log.Hosted(act="end", by=str(caller.user), facts={"reason": reason}))
        ended = decision.match
        decision.tell(
            notices.Stopped(
                reason=reason,
                seed=ended.seed,
                commitment=ended.commitment.hex(),
                head=ended.head_hash.hex(),
            )
        )
        decision.replan()
        return Outcome(code="ended")

    return await hosted(rails, match, caller, "end", do, reason=reason)

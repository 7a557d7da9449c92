"""What every act of a host has in common: who may, with whom, and the audit that the table can read."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from bot.games.api import Refused
from bot.services import log, notices
from bot.services.answers import Answer
from bot.services.decision import Decision
from bot.services.host import Outcome, Rails
from bot.services.ports import ChoiceStore
from bot.services.rows import Asked, Match

CONSENT_HOLDS = timedelta(hours=24)
"""How long a host who plays may wait for a second one."""


class Caller(Struct, frozen=True, kw_only=True):
    """Who asks for a host's act."""

    user: int
    input: int
    """The id of the interaction."""

    guild: int = 0
    """The server where he asks; 0 in a DM. Roles there give no say over what is played elsewhere."""

    roles: frozenset[int] = frozenset()
    """His roles on that server."""

    host_role: bool = False
    """He counts as one with that server's host role, whatever his roles are."""


HostAct: TypeAlias = Callable[[Decision], Awaitable[Outcome]]


async def require_host(store: ChoiceStore, match: Match, caller: Caller) -> None:
    """Refuse who is neither host nor co-host nor has the host role, as it is chosen now, of the match's own server."""
    if caller.user in match.hosts:
        return
    if caller.guild != match.guild or not (caller.host_role or caller.roles):
        raise Refused("not_host")
    if not caller.host_role and (await store.server(match.guild)).host_role not in caller.roles:
        raise Refused("not_host")


def plays(decision: Decision, user: int) -> bool:
    """Whether this person has a seat in the match."""
    return any(seat.person is not None and seat.person.user == user for seat in decision.seats)


async def hosted(
    rails: Rails, match: int, caller: Caller, act: str, do: HostAct, *, secret: Any = None, **facts: Any
) -> Answer:
    """A host's act that matters: audited with these facts, and never by a host who plays alone.

    A playing host's act waits until another host asks for the same (the facts and `secret` must be equal); the first
    answer is then `second_host_needed`.
    """

    async def decide(decision: Decision) -> Outcome:
        await require_host(decision.store, decision.match, caller)
        if not _agreed(decision, caller, act, facts, secret):
            return Outcome(code="second_host_needed", facts={"act": act})
        outcome = await do(decision)
        record(decision, caller.user, act, **facts)
        return outcome

    return await rails.change(match, decide, input_id=caller.input)


async def hosted_alone(rails: Rails, match: int, caller: Caller, act: str, do: HostAct, **facts: Any) -> Answer:
    """A host's act that decides nothing: audited, and any host may do it alone."""

    async def decide(decision: Decision) -> Outcome:
        await require_host(decision.store, decision.match, caller)
        outcome = await do(decision)
        record(decision, caller.user, act, **facts)
        return outcome

    return await rails.change(match, decide, input_id=caller.input)


def record(decision: Decision, by: int | None, act: str, **facts: Any) -> None:
    """Keep an act in the audit that the table reads and, where it has no row of its own, in the log; None: the bot."""
    decision.audit(by, act, **facts)
    if decision.match.state and not decision.logged:
        plain = msgspec.json.decode(msgspec.json.encode(facts, enc_hook=str))
        decision.write(log.Hosted(act=act, by=None if by is None else str(by), facts=plain))


def _agreed(decision: Decision, caller: Caller, act: str, facts: dict[str, Any], secret: Any) -> bool:
    """Whether the act may be done now; else it is kept as asked for."""
    if not plays(decision, caller.user):
        return True
    wanted = msgspec.json.encode([act, facts, secret], enc_hook=str).decode()
    asked = decision.match.asked
    if (
        asked is not None
        and asked.act == wanted
        and asked.by != caller.user
        and decision.now - asked.at < CONSENT_HOLDS
    ):
        decision.update(asked=None)
        return True
    decision.update(asked=Asked(by=caller.user, at=decision.now, act=wanted))
    decision.audit(caller.user, f"asked:{act}", **facts)
    decision.tell(notices.SecondHostNeeded(to=notices.To.HOSTS, by=caller.user, act=act))
    return False

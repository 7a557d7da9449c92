"""Whom and what no message reaches, and what a match does about it: `Doors` over the rails.

Nobody's DMs are a match's business but his own: he is told in public, in words that are the same for every secret, that
something private waits for him, and goes on by buttons. A channel that takes nothing is everybody's: the match rests.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from traceback import format_tb

import msgspec

from bot.services import notices, pausing
from bot.services.decision import Decision
from bot.services.delivery.refusals import FOR_GOOD
from bot.services.host import Outcome, Rails
from bot.services.hosting import record
from bot.services.log import Started, Ticked, read
from bot.services.notices import SOURCE, AnyNotice, Briefed, To
from bot.services.outgoing import Breaker, Destination, DestinationKind, Message
from bot.services.replay import course
from bot.services.rows import LIVE, Person, SeatRow, Status

_log = logging.getLogger(__name__)

OPEN = (Status.LOBBY, *LIVE)

HOME_CLOSED = {10003: "gone", 50001: "forbidden", 50013: "forbidden", 50083: "locked", 160005: "locked"}
"""Discord's codes that speak of the channel and not of one message, with our word for each."""


class Reaching:
    """What becomes of matches when somebody, or their channel, cannot be reached."""

    def __init__(self, rails: Rails) -> None:
        self._rails = rails

    async def refused(self, breaker: Breaker, rows: tuple[Message, ...]) -> None:
        """Somebody's DMs, or a channel, refuse: see `Doors`."""
        to = breaker.destination
        if to.kind is DestinationKind.CHANNEL:
            word = HOME_CLOSED.get(breaker.code)
            if word is not None:
                await self._home_refuses(to.id, word, first=breaker.failures == 1)
        elif breaker.code in FOR_GOOD:
            await self._unreached(to.id, rows)

    async def opened(self, destination: Destination) -> None:
        """Somebody's DMs, or a channel, take messages again: see `Doors`."""
        if destination.kind is DestinationKind.CHANNEL:
            await self._home_takes(destination.id)
        else:
            await self._reached(destination.id)

    # --- people

    async def _unreached(self, user: int, rows: Sequence[Message]) -> None:
        for seat in await self._rails.storage.seats_of(user, OPEN):
            own = [row for row in rows if row.new.match == seat.match and row.new.seat == seat.seat]

            async def decide(decision: Decision, own: Sequence[Message] = own) -> Outcome:
                row = _seat_of(decision, user)
                if row is None or row[1].reach == "closed":
                    return Outcome(code="marked", unchanged=True)
                decision.reach(row[0], "closed")
                if await _is_letter(decision, own):
                    decision.tell(notices.Unread(seats=(row[0].seat,)))
                return Outcome(code="marked")

            await self._change(seat.match, decide)

    async def _reached(self, user: int) -> None:
        async def decide(decision: Decision) -> Outcome:
            row = _seat_of(decision, user)
            if row is None or row[1].reach != "closed":
                return Outcome(code="marked", unchanged=True)
            decision.reach(row[0], "open")
            decision.gather()
            return Outcome(code="marked")

        for seat in await self._rails.storage.seats_of(user, OPEN):
            await self._change(seat.match, decide)

    # --- homes

    async def _home_refuses(self, channel: int, why: str, *, first: bool) -> None:
        async def decide(decision: Decision) -> Outcome:
            if await pausing.told_of_unposted(decision, first=first):
                return Outcome(code="marked", unchanged=True)
            until = None
            if decision.match.status is Status.RUNNING:
                until = pausing.rest_by_itself(decision)
                for row in decision.seats:
                    decision.tell(notices.HomeRefuses(to=To.SEAT, for_seat=row.seat, why=why, until=until))
            decision.tell(notices.HomeRefuses(to=To.HOSTS, why=why, until=until))
            record(decision, None, pausing.UNPOSTED)
            return Outcome(code="marked")

        for match in await self._rails.storage.matches(OPEN, channel=channel):
            if match.home == channel:
                await self._change(match.id, decide)

    async def _home_takes(self, channel: int) -> None:
        async def decide(decision: Decision) -> Outcome:
            changed = await pausing.posts_again(decision)
            return Outcome(code="marked", unchanged=not changed)

        for match in await self._rails.storage.matches(OPEN, channel=channel):
            if match.home == channel:
                await self._change(match.id, decide)

    async def _change(self, match: int, decide: Callable[[Decision], Awaitable[Outcome]]) -> None:
        """Change one match; its fault, logged without what it says, does not keep the news from the others."""
        try:
            await self._rails.change(match, decide)
        except Exception as fault:  # noqa: BLE001 - a refusal must be stored, whatever is wrong with one match
            where = "".join(format_tb(fault.__traceback__))
            _log.error("match %s: a refusal could not be noted: %s\n%s", match, type(fault).__name__, where)


def _seat_of(decision: Decision, user: int) -> tuple[SeatRow, Person] | None:
    for row in decision.seats:
        if row.person is not None and row.person.user == user:
            return row, row.person
    return None


async def _is_letter(decision: Decision, own: Sequence[Message]) -> bool:
    """Whether one of the rows holds what the deal or the end of a phase tells a seat, or brings a substitute his seat.

    Everybody who is in gets that. Whoever gets something else, such as his side's talk, would be given away by it.
    """
    if any(row.new.source == SOURCE and _briefs(row) for row in own):
        return True
    numbers = {row.new.number for row in own if row.new.source == decision.game.name}
    seats = {row.new.seat for row in own}
    if not numbers:
        return False
    brings = Started if decision.game.by_turns else (Started, Ticked)
    _, told = course(await decision.store.log(decision.match.id))
    return any(
        event.audience is not None and not seats.isdisjoint(event.audience)
        for one in told
        if one.row.number in numbers and isinstance(read(one.row), brings)
        for event in one.events
    )


def _briefs(row: Message) -> bool:
    told = msgspec.json.decode(row.new.events, type=tuple[AnyNotice, ...])
    return any(isinstance(notice, Briefed) for notice in told)

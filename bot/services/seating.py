"""Who plays a seat of a running match: substitutes, robots, players who go, removal."""

from msgspec.structs import replace

from bot.games.api import Refused, Seat
from bot.services import notices
from bot.services.acting import present
from bot.services.answers import Answer
from bot.services.decision import Decision
from bot.services.host import Outcome, Rails
from bot.services.hosting import Caller, hosted, hosted_alone
from bot.services.rows import LIVE, Person, SeatRow


async def substitute(rails: Rails, match: int, caller: Caller, seat: Seat, person: Person) -> Answer:
    """Give a seat to somebody else, with all that stands; he sees it and may change what can be changed."""

    async def do(decision: Decision) -> Outcome:
        _require_live(decision)
        row = decision.row_of(seat)
        if any(one.person is not None and one.person.user == person.user for one in decision.seats):
            raise Refused("already_plays")
        decision.seat(replace(row, person=person, robot=False, left=row.person or row.left, missed=0, received=False))
        decision.tell(notices.SeatChanged(seat=seat, player=person.name, why="substituted"))
        decision.tell(notices.Briefed(to=notices.To.SEAT, for_seat=seat, seat=seat))
        return Outcome(code="substituted")

    return await hosted(rails, match, caller, "substitute", do, seat=seat, user=str(person.user))


async def robot(rails: Rails, match: int, caller: Caller, seat: Seat) -> Answer:
    """Let a robot play a seat from now on."""

    async def do(decision: Decision) -> Outcome:
        _require_live(decision)
        _hand_to_robot(decision, decision.row_of(seat), "robot")
        return Outcome(code="robot_plays")

    return await hosted(rails, match, caller, "robot", do, seat=seat)


async def resign(rails: Rails, match: int, input_id: int, user: int) -> Answer:
    """A player leaves for good: a robot plays on, until the host finds a substitute."""

    async def decide(decision: Decision) -> Outcome:
        _require_live(decision)
        _hand_to_robot(decision, decision.seat_of(user), "left")
        return Outcome(code="resigned")

    return await rails.change(match, decide, input_id=input_id)


async def away(rails: Rails, match: int, input_id: int, user: int) -> Answer:
    """A player is away for a while: a robot plays for him until he acts or says that he is back."""

    async def decide(decision: Decision) -> Outcome:
        _require_live(decision)
        row = decision.seat_of(user)
        if row.robot:
            return Outcome(code="away", unchanged=True)
        decision.seat(replace(row, robot=True, missed=0))
        decision.tell(notices.SeatChanged(seat=row.seat, player=None, why="away"))
        return Outcome(code="away")

    return await rails.change(match, decide, input_id=input_id)


async def back(rails: Rails, match: int, input_id: int, user: int) -> Answer:
    """A player is here again and plays himself."""

    async def decide(decision: Decision) -> Outcome:
        _require_live(decision)
        row = decision.seat_of(user)
        present(decision, row)
        return Outcome(code="back", unchanged=not row.robot)

    return await rails.change(match, decide, input_id=input_id)


async def remove(rails: Rails, match: int, caller: Caller, seat: Seat) -> Answer:
    """Take a seat out of the match by its rules (a death with the cause `removed`)."""

    async def do(decision: Decision) -> Outcome:
        decision.require_running()
        before = decision.state
        decision.remove(seat, caller.user)
        if decision.state == before:  # by these rules nobody leaves the match: a robot plays on (R22)
            _hand_to_robot(decision, decision.row_of(seat), "robot")
            return Outcome(code="robot_plays")
        return Outcome(code="removed")

    return await hosted(rails, match, caller, "remove", do, seat=seat)


async def receive(rails: Rails, match: int, input_id: int, user: int) -> Answer:
    """A player says that he has seen his part."""

    async def decide(decision: Decision) -> Outcome:
        _require_live(decision)
        row = decision.seat_of(user)
        if row.received:
            return Outcome(code="received", unchanged=True)
        decision.seats = tuple(replace(one, received=True) if one is row else one for one in decision.seats)
        return Outcome(code="received")

    return await rails.change(match, decide, input_id=input_id)


async def add_host(rails: Rails, match: int, caller: Caller, user: int) -> Answer:
    """Make somebody a co-host."""

    async def do(decision: Decision) -> Outcome:
        if user not in decision.match.hosts:
            decision.update(hosts=(*decision.match.hosts, user))
            decision.tell(notices.HostsChanged(hosts=decision.match.hosts))
        return Outcome(code="host_added")

    return await hosted_alone(rails, match, caller, "add_host", do, user=str(user))


async def drop_host(rails: Rails, match: int, caller: Caller, user: int) -> Answer:
    """Somebody hosts no more; the last host stays."""

    async def do(decision: Decision) -> Outcome:
        rest = tuple(one for one in decision.match.hosts if one != user)
        if len(rest) == len(decision.match.hosts) or not rest:
            raise Refused("last_host" if not rest else "not_host")
        decision.update(hosts=rest)
        decision.tell(notices.HostsChanged(hosts=rest))
        return Outcome(code="host_dropped")

    return await hosted(rails, match, caller, "drop_host", do, user=str(user))


def _hand_to_robot(decision: Decision, row: SeatRow, why: str) -> None:
    decision.seat(replace(row, person=None, robot=True, left=row.person or row.left, missed=0))
    decision.tell(notices.SeatChanged(seat=row.seat, player=None, why=why))


def _require_live(decision: Decision) -> None:
    if decision.match.status not in LIVE:
        raise Refused("not_running")

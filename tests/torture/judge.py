"""Judging a history: what every confirmed input, phase, log and message must have come to in the database."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec
from msgspec import Struct

from bot.games.registry import find
from bot.services import log, posting, records, replay
from bot.services.answers import Answer
from bot.services.answers import read as read_answer
from bot.services.log import Acted, Asks, Ticked, taken_back
from bot.services.outgoing import Destination, Message
from bot.services.posting import Told
from bot.services.replay import Happened
from bot.services.rows import DeadlineKind, Draft, LateInput, LogKind, LogRow, Match, SeatRow, Status
from bot.storage.store import SqlStorage
from tests.torture.orders import Act, Extend, Given, Join, Open, Undo
from tests.torture.process import HOST, TURN_MINUTES

HOURS = {"day": 20, "dusk": 21, "night": 8}
"""When tycoon's phases end in the torture's zone."""


class Wrong(Struct, frozen=True):
    """Something that breaks a promise, in words."""

    promise: str
    words: str


class Found(Struct, frozen=True):
    """Everything that a database says of one match."""

    match: Match
    seats: tuple[SeatRow, ...]
    rows: tuple[LogRow, ...]
    messages: tuple[Message, ...]
    drafts: tuple[Draft, ...]
    late: tuple[LateInput, ...]
    audited: Counter[str]
    ticks_planned: tuple[tuple[str, datetime], ...]

    @property
    def phases(self) -> int:
        """How many phases ended by the clock."""
        return sum(1 for row in self.rows if row.kind is LogKind.TICK)


async def gather(storage: SqlStorage) -> list[Found]:
    """Read all matches."""
    found = []
    for match in await storage.matches(tuple(Status)):
        stored = await storage.load(match.id)
        assert stored is not None
        planned = await storage.deadlines(match.id)
        found.append(
            Found(
                match=match,
                seats=stored.seats,
                rows=await storage.log(match.id),
                messages=await storage.messages(match.id),
                drafts=await storage.drafts(match.id),
                late=await storage.late_inputs(match.id),
                audited=Counter(row.act for row in await storage.audit(match.id) if row.by == HOST),
                ticks_planned=tuple((row.phase, row.due_at) for row in planned if row.kind is DeadlineKind.TICK),
            )
        )
    return found


def faults_of(found: Found, sent: Mapping[int, Given], confirmed: Mapping[int, bytes]) -> list[Wrong]:
    """Everything that is wrong with a match."""
    given = {number: one for number, one in sent.items() if one.match == found.match.id}
    answers = {number: read_answer(confirmed[number]) for number in given if number in confirmed}
    wrong: dict[str, list[str]] = {"P10": list(_log_faults(found))}
    wrong["P1"] = [f"input {number} was never answered" for number in given.keys() - answers.keys()]
    wrong["P1"] += _input_faults(found, given, answers)
    if found.rows and not wrong["P10"]:
        wrong["P1"] += _outbox_faults(found)
        wrong["P2"] = list(_phase_faults(found))
    return [Wrong(promise, f"match {found.match.id}: {words}") for promise, all_ in wrong.items() for words in all_]


def opening_faults(
    matches: Sequence[Found], sent: Mapping[int, Given], confirmed: Mapping[int, bytes]
) -> Iterator[Wrong]:
    """Every lobby was opened by one input, and every such input opened one."""
    opened = Counter(
        int(read_answer(confirmed[number]).facts["match"])
        for number, one in sent.items()
        if isinstance(one, Open) and number in confirmed
    )
    there = Counter(one.match.id for one in matches)
    if opened != there:
        yield Wrong("P1", f"opened were {sorted((opened - there).elements())}, there are {sorted(there - opened)}")


# --- P10


def _log_faults(found: Found) -> Iterator[str]:
    """The chain holds and leads to the same bytes, also when it goes through a file."""
    match = found.match
    if len(found.rows) != match.head_number:
        yield f"{len(found.rows)} rows, but the head is {match.head_number}"
    if not match.state:
        return
    fault = replay.fault(found.rows, match.state)
    if fault is not None:
        yield fault
    elif match.status is Status.OVER:
        head, commitment = match.head_hash.hex(), match.commitment.hex()
        fault = records.verify(records.written(found.rows, match.state), commitment=commitment, head=head)
        if fault is not None:
            yield f"its export: {fault}"


# --- P2


def _phase_faults(found: Found) -> Iterator[str]:
    """Each phase ended once, in order, none early; what runs will end some day, what does not run will not."""
    match = found.match
    gone = taken_back(found.rows)
    ended = Counter(row.phase for row in found.rows if row.kind is LogKind.TICK and row.number not in gone)
    yield from (f"phase {phase} ended {count} times" for phase, count in ended.items() if count > 1)
    game = find(match.game)
    states = replay.history(found.rows)
    for before, row in zip(states, found.rows[1:], strict=False):
        entry = log.read(row)
        if isinstance(entry, Ticked):
            if row.phase != game.phase(before):
                yield f"row {row.number} ends {row.phase}, but it was {game.phase(before)}"
            earliest = None if entry.due_at is None else entry.due_at + timedelta(seconds=match.settings.grace_seconds)
            if earliest is None or row.at < earliest:
                yield f"row {row.number} ends {row.phase} at {row.at}, due {entry.due_at}"
    yield from _hour_faults(found)
    wanted = [(match.phase, match.due_at)] if match.status is Status.RUNNING else []
    if list(found.ticks_planned) != wanted:
        yield f"{match.status} with the deadlines {found.ticks_planned}, not {wanted}"


def _hour_faults(found: Found) -> Iterator[str]:
    """Where nobody moved a deadline it is the one of the rules, worked out here once more."""
    ticks = [(row, entry.due_at) for row in found.rows if isinstance(entry := log.read(row), Ticked)]
    if found.match.game == "counting":
        begun = {after.phase: row.at for row, after in zip(found.rows, found.rows[1:], strict=False)}
        for row, due_at in ticks:
            if due_at != begun[row.phase] + timedelta(minutes=TURN_MINUTES):
                yield f"{row.phase} began {begun[row.phase]} and was due {due_at}"
        return
    late = any(due_at is None or row.at - due_at > timedelta(minutes=10) for row, due_at in ticks)
    if late or any(act in found.audited for act in ("undo", "extend")):
        return
    for row, due_at in ticks:
        if due_at is None or (due_at.hour, due_at.minute) != (HOURS[row.phase.split("-")[1]], 0):
            yield f"{row.phase} was due {due_at}"


# --- P1


def _input_faults(found: Found, given: Mapping[int, Given], answers: Mapping[int, Answer]) -> Iterator[str]:
    acts = {one.at: one for one in given.values() if isinstance(one, Act)}
    yield from _unsent(found, acts)
    gone = taken_back(found.rows)
    times = Counter(
        (entry.input_at, entry.via)
        for row in found.rows
        if row.number not in gone and isinstance(entry := log.read(row), Acted) and entry.via != "robot"
    )
    yield from (f"the input of {at} counts {count} times" for (at, _), count in times.items() if count > 1)
    for number, answer in answers.items():
        fault = _fate_fault(found, given[number], answer)
        if fault is not None:
            yield f"input {number} was answered {answer.code}, but {fault}"
    for act, kind, code in (("undo", Undo, "undone"), ("extend", Extend, "extended")):
        count = sum(1 for number, answer in answers.items() if isinstance(given[number], kind) and answer.code == code)
        if found.audited[act] != count:
            yield f"{act} was confirmed {count} times and is audited {found.audited[act]} times"


def _unsent(found: Found, acts: Mapping[datetime, Act]) -> Iterator[str]:
    """Rows that nobody asked for."""
    robots = {row.seat for row in found.seats if row.robot}
    for row in found.rows:
        entry = log.read(row)
        if not isinstance(entry, Acted):
            continue
        if entry.via == "robot":
            if row.seat not in robots:
                yield f"row {row.number}: {row.seat} is no robot"
            continue
        act = acts.get(entry.input_at)
        how = "draft" if act is not None and act.draft else "player"
        if act is None or (entry.user, entry.via) != (str(act.user), how) or _asks(act) != _plain(entry):
            yield f"row {row.number}: nobody asked for {entry}"


def _fate_fault(found: Found, given: Given, answer: Answer) -> str | None:
    """What is not as the answer says."""
    match given:
        case Join(user=user):
            seated = sum(1 for row in found.seats if row.person is not None and row.person.user == user)
            return None if seated == (answer.code == "joined") else f"{user} has {seated} seats"
        case Act(draft=True):
            return _draft_fault(found, given, answer)
        case Act():
            return _act_fault(found, given, answer)
        case _:
            if answer.refused or not answer.number:
                return None
            kind = LogKind.UNDO if isinstance(given, Undo) else LogKind.HOST
            there = any(row.number == answer.number and row.kind is kind for row in found.rows)
            return None if there else f"row {answer.number} is not of the kind {kind}"


def _act_fault(found: Found, act: Act, answer: Answer) -> str | None:
    rows = [row.number for row, entry in _acted(found) if entry.input_at == act.at]
    late = [one for one in found.late if one.input == act.id]
    if len(late) != (answer.code == "arrived_late"):
        return f"the host's list has it {len(late)} times"
    wanted = [answer.number] if answer.code == "acted" else []
    return None if rows == wanted else f"it is in the rows {rows}, not {wanted}"


def _draft_fault(found: Found, act: Act, answer: Answer) -> str | None:
    rows = [row.number for row, entry in _acted(found) if entry.input_at == act.at]
    waits = any(one.slot == f"{act.id}" for one in found.drafts)
    told = any(b'"draft_refused"' in message.new.events for message in found.messages)
    if answer.code != "drafted":
        return f"it waits, or is in the rows {rows}" if rows or waits else None
    return None if rows or waits or told else "it is nowhere"


def _acted(found: Found) -> Iterator[tuple[LogRow, Acted]]:
    for row in found.rows:
        entry = log.read(row)
        if isinstance(entry, Acted) and entry.via != "robot":
            yield row, entry


def _asks(act: Act) -> Asks:
    return log.read_asks(log.write_asks(Asks(act.do, act.arguments)))


def _plain(entry: Acted) -> Asks:
    return Asks(entry.do, entry.arguments)


# --- the outbox


def _outbox_faults(found: Found) -> Iterator[str]:
    """The outbox holds for everybody exactly what the log, played again, tells him."""
    told = _told_by(found.match.game, found.messages)
    wanted = _told_by(found.match.game, _wanted(found))
    for place in told.keys() | wanted.keys():
        if told[place] != wanted[place]:
            yield f"the outbox tells {place} {told[place]}, not {wanted[place]}"
    same = Counter(
        (row.new.number, row.new.destination, row.new.source, row.new.events)
        for row in found.messages
        if row.new.number
    )
    yield from (f"{key} is in the outbox {count} times" for key, count in same.items() if count > 1)


def _wanted(found: Found) -> list[Message]:
    batches: defaultdict[int, list[Happened]] = defaultdict(list)
    for one in replay.course(found.rows)[1]:
        batches[one.row.batch].append(one)
    messages = []
    for batch in batches.values():
        told = [Told(event, _answered(one.row)) for one in batch for event in one.events]
        for new in posting.messages(found.match, found.seats, told, batch[-1].row.number):
            messages.append(Message(id=0, new=new, state=found.messages[0].state))
    return messages


def _answered(row: LogRow) -> str | None:
    """The seat that heard its part as an answer."""
    entry = log.read(row)
    return row.seat if isinstance(entry, Acted) and entry.via == "player" else None


def _told_by(source: str, messages: Sequence[Message]) -> defaultdict[tuple[int, Destination], list[Any]]:
    found: defaultdict[tuple[int, Destination], list[Any]] = defaultdict(list)
    for message in messages:
        if message.new.source == source:
            found[message.new.number, message.new.destination] += msgspec.json.decode(message.new.events)
    return found

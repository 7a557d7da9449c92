"""Matches and all that belongs to them, on both databases."""

import asyncio
from datetime import UTC, datetime, timedelta, timezone

import pytest
from msgspec.structs import replace

from bot.services.changes import Change, Undone
from bot.services.outgoing import MessageState
from bot.services.ports import Repeated, Storage, VersionClash
from bot.services.rows import (
    Asked,
    AuditRow,
    Deadline,
    DeadlineKind,
    Draft,
    LateInput,
    LateState,
    LogKind,
    Settings,
    Status,
)
from bot.storage.store import SqlStorage
from tests.storage.samples import (
    HOME,
    MINUTE,
    NOW,
    SECOND,
    SNOWFLAKE,
    a_log_row,
    a_match,
    a_message,
    a_panel,
    a_person,
    a_seat,
    after,
    an_answer,
    an_input,
)

BIGGEST = 2**63 - 1


def a_draft(slot: str = "bid:1", **fields: object) -> Draft:
    draft = Draft(
        match=1, seat="1", slot=slot, phase="day-1", standing=False, action=b'{"bid":3}', input_at=NOW, used=None
    )
    return replace(draft, **fields)


def a_late_input(input_id: int = SNOWFLAKE, **fields: object) -> LateInput:
    late = LateInput(
        input=input_id, match=1, seat="1", phase="day-1", action=b"{}", input_at=NOW, arrived_at=NOW + SECOND
    )
    return replace(late, **fields)


def a_deadline(kind: DeadlineKind = DeadlineKind.TICK, match: int = 1, due: datetime = NOW) -> Deadline:
    return Deadline(match=match, kind=kind, phase="day-1", due_at=due, run_at=due + 10 * SECOND)


def test_the_storage_is_what_the_services_ask_for(storage: SqlStorage) -> None:
    port: Storage = storage
    assert port is storage


async def test_every_field_of_a_match_comes_back_as_it_was(storage: SqlStorage) -> None:
    match = a_match(
        BIGGEST,
        status=Status.PAUSED,
        guild=BIGGEST,
        home=BIGGEST - 1,
        hosts=(SNOWFLAKE, BIGGEST),
        settings=Settings(reminders=(90,), team_talk="relay"),
        preset="classic",
        waiting=(a_person(2, "天黑\u202e\\\"'\x1b🀄"), a_person(BIGGEST, "")),
        places={"side:red": BIGGEST, "阵营": 2},
        rules_version=3,
        seed="ab" * 32,
        commitment=bytes(range(256)),
        state=b"\x00\xff" * 5000,
        step=BIGGEST,
        head_number=7,
        head_hash=b"\x01" * 32,
        started_at=NOW,
        entered_at=NOW + timedelta(milliseconds=1),
        due_at=NOW + MINUTE,
        moved_at=datetime(1969, 12, 31, 23, 59, 59, 999000, UTC),
        last_hours={"dawn": NOW, "nightfall": NOW + timedelta(milliseconds=999)},
        paused_at=NOW,
        paused_due=datetime(9999, 12, 31, tzinfo=UTC),
        ended_at=NOW,
        asked=Asked(by=SNOWFLAKE, at=NOW, act='{"act":"undo"}'),
    )
    seats = (a_seat("1", BIGGEST, left=a_person(3)), a_seat("2", BIGGEST, person=None, robot=True, missed=2))
    await storage.commit(Change(match=match, seats=seats))
    stored = await storage.load(BIGGEST)
    assert stored is not None
    assert (stored.match, stored.seats) == (match, seats)


async def test_instants_come_back_in_utc_whatever_zone_they_had(storage: SqlStorage) -> None:
    tokyo = timezone(timedelta(hours=9))
    at = datetime(2026, 3, 2, 1, 30, 0, 123456, tokyo)
    asked = Asked(by=1, at=at, act="{}")
    await storage.commit(Change(match=a_match(due_at=at, last_hours={"dawn": at}, asked=asked)))
    stored = await storage.load(1)
    assert stored is not None
    assert stored.match.asked is not None
    wanted = datetime(2026, 3, 1, 16, 30, 0, 123000, UTC)
    for instant in (stored.match.due_at, stored.match.last_hours["dawn"], stored.match.asked.at):
        assert (instant, instant and instant.utcoffset()) == (wanted, timedelta(0))


NAIVE = datetime(2026, 3, 1)  # noqa: DTZ001 (that is what must be refused)


@pytest.mark.parametrize(
    "change",
    [
        Change(match=a_match(due_at=NAIVE)),
        Change(match=a_match(last_hours={"dawn": NAIVE})),
        Change(match=a_match(asked=Asked(by=1, at=NAIVE, act="{}"))),
        Change(match=a_match(), log=(a_log_row(at=NAIVE),)),
        Change(match=a_match(), answer=an_answer(1, at=NAIVE)),
        Change(match=a_match(), deadlines=(a_deadline(due=NAIVE),)),
    ],
)
async def test_a_naive_datetime_is_refused_and_nothing_is_written(storage: SqlStorage, change: Change) -> None:
    other = Change(match=a_match(2))
    outcomes = await asyncio.gather(storage.commit(change), storage.commit(other), return_exceptions=True)
    assert isinstance(outcomes[0], ValueError)
    assert outcomes[1] is None
    assert await storage.load(1) is None
    assert await storage.load(2) is not None
    with pytest.raises(ValueError, match="zone"):
        await storage.due(NAIVE)


async def test_a_change_of_no_match_cannot_have_its_rows(storage: SqlStorage) -> None:
    for change in (Change(seats=()), Change(deadlines=()), Change(undone=Undone(1, 1))):
        with pytest.raises(ValueError, match="belong to a match"):
            await storage.commit(change)


async def test_another_version_clashes_and_writes_nothing(storage: SqlStorage) -> None:
    await storage.commit(Change(match=a_match()))
    for match in (a_match(), a_match(version=3), a_match(9, version=2), a_match(version=0)):
        with pytest.raises(VersionClash):
            await storage.commit(Change(match=match, log=(a_log_row(),), answer=an_answer(1), messages=(a_message(),)))
    assert await storage.log(1) == ()
    assert await storage.messages(1) == ()
    assert await storage.answered(1) is None


async def test_a_repeated_input_writes_nothing_and_gives_the_first_answer(storage: SqlStorage) -> None:
    match = a_match()
    await storage.commit(Change(match=match))
    await storage.commit(Change(match=after(match), answer=an_answer(SNOWFLAKE, answer=b'"first"')))
    for version in (2, 3):  # repeated counts before the clash of versions
        change = Change(match=a_match(version=version), answer=an_answer(SNOWFLAKE, answer=b'"second"'))
        with pytest.raises(Repeated) as caught:
            await storage.commit(change)
        assert caught.value.answer == b'"first"'
    with pytest.raises(Repeated):
        await storage.commit(Change(answer=an_answer(SNOWFLAKE, match=77)))
    stored = await storage.load(1)
    assert stored is not None
    assert stored.match.version == 2
    assert await storage.answered(SNOWFLAKE) == b'"first"'


async def test_an_answer_alone_is_kept_also_for_no_match(storage: SqlStorage) -> None:
    await storage.commit(Change(answer=an_answer(5, match=404, answer=b"none")))
    assert await storage.answered(5) == b"none"
    assert await storage.answered(6) is None


async def test_old_answers_are_forgotten(storage: SqlStorage) -> None:
    await storage.commit(Change(answer=an_answer(1, at=NOW)))
    await storage.commit(Change(answer=an_answer(2, at=NOW + SECOND)))
    await storage.forget_answers(NOW + SECOND)
    assert await storage.answered(1) is None
    assert await storage.answered(2) is not None


async def test_seats_and_deadlines_are_replaced_or_left_as_they_were(storage: SqlStorage) -> None:
    match = a_match()
    await storage.commit(
        Change(match=match, seats=(a_seat("1"), a_seat("2")), deadlines=(a_deadline(), a_deadline(DeadlineKind.ROBOTS)))
    )
    await storage.commit(Change(match=after(match)))
    stored = await storage.load(1)
    assert stored is not None
    assert len(stored.seats) == 2
    assert len(await storage.deadlines(1)) == 2
    seats = (a_seat("2", place=1), a_seat("1", place=2, received=True))
    await storage.commit(Change(match=a_match(version=3), seats=seats, deadlines=()))
    stored = await storage.load(1)
    assert stored is not None
    assert stored.seats == seats
    assert await storage.deadlines(1) == ()


async def test_matches_by_status_and_server(storage: SqlStorage) -> None:
    assert await storage.free_match_id() == 1
    for number, status in ((3, Status.RUNNING), (1, Status.OVER), (2, Status.PAUSED)):
        await storage.commit(Change(match=a_match(number, status=status, guild=number)))
    assert [match.id for match in await storage.matches((Status.RUNNING, Status.PAUSED))] == [2, 3]
    assert [match.id for match in await storage.matches(tuple(Status), guild=1)] == [1]
    assert await storage.matches(()) == ()
    assert await storage.free_match_id() == 4


async def test_seats_of_a_person(storage: SqlStorage) -> None:
    for number, status in ((2, Status.RUNNING), (1, Status.RUNNING), (3, Status.OVER)):
        seats = (a_seat("1", number), a_seat("2", number, person=a_person(8)))
        await storage.commit(Change(match=a_match(number, status=status), seats=seats))
    mine = await storage.seats_of(SNOWFLAKE, (Status.RUNNING,))
    assert [(seat.match, seat.seat) for seat in mine] == [(1, "1"), (2, "1")]
    assert await storage.seats_of(9, tuple(Status)) == ()


async def test_the_log_and_its_latest_rows(storage: SqlStorage) -> None:
    rows = (
        a_log_row(1, kind=LogKind.HOST, seat=None, phase=""),
        a_log_row(2, seat="2"),
        a_log_row(3, kind=LogKind.TICK, seat=None, phase="day-1"),
        a_log_row(4, seat="2", body=b"later"),
        a_log_row(5, kind=LogKind.TICK, seat=None, phase="night-1", at=NOW + SECOND),
    )
    await storage.commit(Change(match=a_match(), log=rows))
    assert await storage.log(1) == rows
    assert await storage.log(1, after=3) == rows[3:]
    assert await storage.last_action(1, "2") == rows[3]
    assert await storage.last_action(1, "1") is None
    assert await storage.last_tick(1) == rows[4]
    assert await storage.last_tick(1, "day-1") == rows[2]
    assert await storage.last_tick(2) is None


async def test_drafts_are_upserted_dropped_and_used(storage: SqlStorage) -> None:
    late, early = a_draft("a", input_at=NOW + SECOND), a_draft("b")
    other = a_draft("a", seat="2", standing=True)
    await storage.commit(Change(match=a_match(), drafts=(late, early, other)))
    assert await storage.drafts(1) == (other, early, late) or await storage.drafts(1) == (early, other, late)
    assert await storage.drafts(1, "1") == (early, late)
    newer = a_draft("a", action=b"newer", input_at=NOW + 2 * SECOND)
    await storage.commit(Change(match=a_match(version=2), drafts=(newer,), dropped_drafts=(early,)))
    assert await storage.drafts(1, "1") == (newer,)
    await storage.commit(Change(match=a_match(version=3), drafts=(replace(newer, used=4),)))
    assert await storage.drafts(1) == (other,)


async def test_an_undo_cancels_strikes_and_lets_drafts_wait_again(storage: SqlStorage) -> None:
    messages = tuple(a_message(number=number) for number in (1, 2, 3, 4))
    drafts = (a_draft("a", used=1), a_draft("b", used=2), a_draft("c", used=4))
    await storage.commit(Change(match=a_match(), messages=messages, drafts=drafts))
    claim = await storage.claim("w", NOW, NOW + MINUTE)
    assert claim is not None
    sent = claim.messages[1]
    await storage.mark("w", sent.id, MessageState.SENT, NOW)
    own = a_message(number=5)
    await storage.commit(Change(match=a_match(version=2), undone=Undone(2, 3), messages=(own,)))
    found = [(row.new.number, row.state, row.strike) for row in await storage.messages(1)]
    assert found == [
        (1, MessageState.WAITING, False),
        (2, MessageState.SENT, True),
        (3, MessageState.CANCELLED, False),
        (4, MessageState.WAITING, False),
        (5, MessageState.WAITING, False),
    ]
    assert [draft.slot for draft in await storage.drafts(1)] == ["b"]


@pytest.mark.parametrize(
    ("state", "strike"),
    [
        (MessageState.SENDING, True),
        (MessageState.DOUBT, True),
        (MessageState.SENT, True),
        (MessageState.REFUSED, False),
        (MessageState.BROKEN, False),
    ],
)
async def test_what_an_undo_strikes(storage: SqlStorage, state: MessageState, strike: bool) -> None:
    await storage.commit(Change(match=a_match(), messages=(a_message(),)))
    claim = await storage.claim("w", NOW, NOW + MINUTE)
    assert claim is not None
    await storage.mark("w", claim.messages[0].id, state, NOW)
    await storage.commit(Change(match=a_match(version=2), undone=Undone(1, 1)))
    [row] = await storage.messages(1)
    assert (row.state, row.strike) == (state, strike)


async def test_late_inputs_are_upserted(storage: SqlStorage) -> None:
    one, two = a_late_input(1, input_at=NOW + SECOND), a_late_input(2)
    await storage.commit(Change(match=a_match(), late=(one, two)))
    entered = replace(one, state=LateState.ENTERED)
    await storage.commit(Change(match=a_match(version=2), late=(entered,)))
    assert await storage.late_inputs(1) == (two, entered)


async def test_the_audit_keeps_its_order(storage: SqlStorage) -> None:
    rows = tuple(AuditRow(match=1, at=NOW, by=by, act="pause", facts=b'{"hours":1}') for by in (SNOWFLAKE, None, 3))
    await storage.commit(Change(match=a_match(), audit=rows[:2]))
    await storage.commit(Change(match=a_match(version=2), audit=rows[2:]))
    assert await storage.audit(1) == rows


async def test_a_change_that_fails_leaves_nothing_and_spoils_no_other(storage: SqlStorage) -> None:
    match, other = a_match(), a_match(2)
    await storage.commit(Change(match=match, log=(a_log_row(),)))
    await storage.commit(Change(match=other))
    # A second log row with the same number: the services never write that, the database refuses it.
    wrong = Change(
        match=after(match), log=(a_log_row(),), answer=an_answer(1), messages=(a_message(),), panels=(a_panel(),)
    )
    outcomes = await asyncio.gather(
        storage.commit(an_input(other, 2)),
        storage.commit(wrong),
        storage.commit(Change(answer=an_answer(3))),
        return_exceptions=True,
    )
    assert [type(outcome).__name__ for outcome in outcomes] == ["NoneType", "IntegrityError", "NoneType"]
    stored = await storage.load(1)
    assert stored is not None
    assert stored.match.version == 1
    assert (await storage.messages(1), await storage.panels(1), await storage.answered(1)) == ((), (), None)
    assert await storage.answered(2) is not None
    assert await storage.answered(3) is not None


async def test_rows_of_no_match_are_refused(storage: SqlStorage) -> None:
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await storage.commit(Change(answer=an_answer(1), messages=(a_message(404, to=HOME),)))
    assert await storage.answered(1) is None


async def test_a_match_is_found_by_its_home_and_its_places_as_they_are_now(storage: SqlStorage) -> None:
    first = a_match(places={"parent": 5, "team-east": 6})
    await storage.commit(Change(match=first, channels=first.channels))
    second = a_match(2, home=8)
    await storage.commit(Change(match=second, channels=second.channels))

    async def there(channel: int, status: Status = Status.RUNNING) -> list[int]:
        return [one.id for one in await storage.matches((status,), channel=channel)]

    assert [await there(channel) for channel in (HOME.id, 5, 6, 8, 9)] == [[1], [1], [1], [2], []]
    assert await there(5, Status.LOBBY) == []
    moved = after(first, home=8, places={"parent": 5})
    await storage.commit(Change(match=moved, channels=moved.channels))
    await storage.commit(Change(match=after(moved)))
    assert [await there(channel) for channel in (HOME.id, 5, 6, 8)] == [[], [1], [], [1, 2]]

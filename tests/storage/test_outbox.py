"""What is to be sent: which destination is next, who may mark, and what becomes of panels."""

from datetime import datetime

import pytest

from bot.services.changes import Change, Undone
from bot.services.outgoing import (
    Breaker,
    Destination,
    DestinationKind,
    MessageState,
    NewMessage,
    OldPanel,
    Posted,
    Priority,
)
from bot.services.ports import Claim, LeaseLost
from bot.storage import claims
from bot.storage.store import SqlStorage
from tests.storage.samples import HOME, MINUTE, NOW, SECOND, SNOWFLAKE, a_match, a_message, a_panel

UNTIL = NOW + MINUTE
ANNA = Destination(DestinationKind.PERSON, SNOWFLAKE)
BEN = Destination(DestinationKind.PERSON, 2)
SIDE = Destination(DestinationKind.CHANNEL, 88)
# The same number as Anna's, but a channel: another destination.
NAMESAKE = Destination(DestinationKind.CHANNEL, SNOWFLAKE)


async def post(storage: SqlStorage, *messages: NewMessage, match: int = 1) -> list[int]:
    """Commit messages of a match and return their ids."""
    stored = await storage.load(match)
    version = 1 if stored is None else stored.match.version + 1
    await storage.commit(Change(match=a_match(match, version), messages=messages))
    return [row.id for row in await storage.messages(match)][-len(messages) :]


async def claim(storage: SqlStorage, worker: str = "w", now: datetime = NOW) -> Claim:
    found = await storage.claim(worker, now, now + MINUTE)
    assert found is not None
    return found


async def test_nothing_to_do(storage: SqlStorage) -> None:
    assert await storage.claim("w", NOW, UNTIL) is None
    assert await storage.next_work(NOW) is None


async def test_a_claim_holds_the_rows_of_one_destination_in_order(storage: SqlStorage) -> None:
    new = a_message(to=ANNA, seat="1", after_public=True, language="en", priority=Priority.URGENT)
    await post(storage, a_message(to=BEN), new, a_message(to=NAMESAKE), a_message(to=ANNA, number=2))
    found = await claim(storage)
    assert (found.destination, found.until) == (ANNA, UNTIL)
    assert [row.new.number for row in found.messages] == [1, 2]
    [first, _] = found.messages
    assert (first.new, first.state, first.revision, first.posted) == (new, MessageState.WAITING, 0, ())
    assert found.panels == ()


async def test_the_most_urgent_head_comes_first_then_the_oldest_then_panels(storage: SqlStorage) -> None:
    await post(
        storage,
        a_message(to=HOME, priority=Priority.ANNOUNCEMENT),
        a_message(to=HOME, priority=Priority.URGENT),  # behind its head: the order of the rows counts
        a_message(to=BEN, priority=Priority.ANNOUNCEMENT),
        a_message(to=ANNA, priority=Priority.URGENT),
        a_message(to=SIDE, priority=Priority.PANEL),
    )
    await storage.commit(Change(match=a_match(version=2), panels=(a_panel(to=NAMESAKE), a_panel(to=BEN, panel="b"))))
    order = [(await claim(storage)) for _ in range(5)]
    assert [one.destination for one in order] == [ANNA, HOME, BEN, SIDE, NAMESAKE]
    assert [panel.panel for panel in order[2].panels] == ["b"]
    assert await storage.claim("w", NOW, UNTIL) is None


async def test_a_lease_keeps_others_out_until_it_ends(storage: SqlStorage) -> None:
    await post(storage, a_message())
    await claim(storage)
    assert await storage.claim("other", NOW, UNTIL) is None
    assert await storage.claim("w", UNTIL - SECOND, UNTIL + MINUTE) is None
    assert await storage.next_work(NOW) == UNTIL
    assert await storage.next_work(UNTIL) == UNTIL
    assert (await claim(storage, "other", UNTIL)).destination == HOME


async def test_a_lease_is_renewed_and_given_back(storage: SqlStorage) -> None:
    await post(storage, a_message())
    await claim(storage)
    await storage.renew("w", HOME, UNTIL + MINUTE)
    assert await storage.next_work(UNTIL) == UNTIL + MINUTE
    await storage.release("w", HOME)
    assert await storage.next_work(NOW) == NOW
    with pytest.raises(LeaseLost):
        await storage.renew("w", HOME, UNTIL)


async def test_only_who_holds_the_lease_marks(storage: SqlStorage) -> None:
    [number] = await post(storage, a_message())
    await storage.commit(Change(match=a_match(version=2), panels=(a_panel(),)))
    await claim(storage)
    await claim(storage, "other", UNTIL)
    part = Posted(part=0, channel=1, message=2)
    for attempt in (
        storage.mark("w", number, MessageState.SENDING, NOW),
        storage.posted("w", number, part, last=True),
        storage.panel_begun("w", 1, "main", NOW),
        storage.panel_shown("w", 1, "main", 1, 1, 2),
        storage.renew("w", HOME, UNTIL),
        storage.release("w", HOME),
    ):
        with pytest.raises(LeaseLost):
            await attempt
    [row] = await storage.messages(1)
    assert (row.state, row.posted) == (MessageState.WAITING, ())
    [panel] = await storage.panels(1)
    assert (panel.shown, panel.attempted_at) == (0, None)


async def test_marking_what_is_not_there_is_a_fault(storage: SqlStorage) -> None:
    with pytest.raises(LookupError):
        await storage.mark("w", 404, MessageState.SENT, NOW)
    with pytest.raises(LookupError):
        await storage.panel_begun("w", 404, "main", NOW)


async def test_an_attempt_is_kept_before_it_is_made(storage: SqlStorage) -> None:
    [number] = await post(storage, a_message())
    await claim(storage)
    row = await storage.mark("w", number, MessageState.SENDING, NOW)
    assert (row.state, row.attempted_at, row.revision) == (MessageState.SENDING, NOW, 0)
    row = await storage.mark("w", number, MessageState.DOUBT, NOW + SECOND)
    assert (row.state, row.attempted_at) == (MessageState.DOUBT, NOW)
    row = await storage.mark("w", number, MessageState.SENDING, NOW + 2 * SECOND, revision=1)
    assert (row.attempted_at, row.revision) == (NOW + 2 * SECOND, 1)
    row = await storage.mark("w", number, MessageState.DOUBT, NOW)
    assert row.revision == 1
    assert (await claim(storage, "other", UNTIL)).messages == (row,)


async def test_a_fault_is_kept_and_the_row_is_done(storage: SqlStorage) -> None:
    one, two = await post(storage, a_message(), a_message())
    await claim(storage)
    broken = await storage.mark("w", one, MessageState.BROKEN, NOW, fault="KeyError: 'day'")
    assert (broken.state, broken.fault) == (MessageState.BROKEN, "KeyError: 'day'")
    await storage.release("w", HOME)
    assert [row.id for row in (await claim(storage)).messages] == [two]


async def test_a_cancelled_row_stays_cancelled(storage: SqlStorage) -> None:
    [number] = await post(storage, a_message())
    await claim(storage)
    await storage.commit(Change(match=a_match(version=2), undone=Undone(1, 1)))
    row = await storage.mark("w", number, MessageState.SENDING, NOW)
    assert (row.state, row.attempted_at) == (MessageState.CANCELLED, None)


async def test_parts_are_kept_and_the_last_one_ends_the_row(storage: SqlStorage) -> None:
    [number] = await post(storage, a_message())
    await claim(storage)
    first, second = Posted(part=0, channel=77, message=SNOWFLAKE), Posted(part=1, channel=77, message=SNOWFLAKE + 1)
    row = await storage.posted("w", number, first, last=False)
    assert (row.state, row.posted) == (MessageState.WAITING, (first,))
    await storage.posted("w", number, first, last=False)
    row = await storage.posted("w", number, second, last=True)
    assert (row.state, row.posted) == (MessageState.SENT, (first, second))
    assert await storage.messages(1) == (row,)
    assert await storage.next_work(NOW) is None


async def test_a_sent_row_that_was_undone_is_work_until_it_is_struck(storage: SqlStorage) -> None:
    [number] = await post(storage, a_message())
    await claim(storage)
    await storage.mark("w", number, MessageState.SENT, NOW)
    await storage.release("w", HOME)
    assert await storage.claim("w", NOW, UNTIL) is None
    await storage.commit(Change(match=a_match(version=2), undone=Undone(1, 1)))
    assert await storage.next_work(NOW) == NOW
    [row] = (await claim(storage)).messages
    assert (row.id, row.strike) == (number, True)
    await storage.mark("w", number, MessageState.STRUCK, NOW)
    await storage.release("w", HOME)
    assert await storage.next_work(NOW) is None


async def test_private_rows_wait_for_the_public_ones_before_them(storage: SqlStorage) -> None:
    private = a_message(to=ANNA, priority=Priority.URGENT, after_public=True)
    behind = a_message(to=ANNA, priority=Priority.URGENT)
    await post(storage, a_message(to=HOME), private, behind, a_message(to=HOME))
    public = await claim(storage)
    assert public.destination == HOME
    assert await storage.claim("other", NOW, UNTIL) is None  # rows behind the one that waits wait too
    assert await storage.next_work(NOW) == UNTIL
    await storage.mark("w", public.messages[0].id, MessageState.SENT, NOW)
    found = await claim(storage, "other")  # the later public row holds nobody back
    assert [row.new for row in found.messages] == [private, behind]


async def test_a_claim_ends_before_the_row_that_must_wait(storage: SqlStorage) -> None:
    early = a_message(to=ANNA)
    await post(storage, early, a_message(to=HOME), a_message(to=ANNA, after_public=True), a_message(to=ANNA))
    found = await claim(storage)
    assert (found.destination, [row.new for row in found.messages]) == (ANNA, [early])


async def test_only_public_rows_of_the_same_match_hold_back(storage: SqlStorage) -> None:
    await post(storage, a_message(2, to=HOME), a_message(2, to=ANNA, priority=Priority.PANEL), match=2)
    await post(storage, a_message(to=SIDE), a_message(to=BEN, priority=Priority.URGENT, after_public=True))
    assert (await claim(storage)).destination == BEN


async def test_a_row_for_the_home_itself_is_only_in_order(storage: SqlStorage) -> None:
    await post(storage, a_message(to=HOME, after_public=True), a_message(to=HOME, after_public=True))
    assert len((await claim(storage)).messages) == 2


def a_breaker(destination: Destination = HOME, retry_at: datetime = UNTIL, failures: int = 1) -> Breaker:
    return Breaker(destination=destination, code=50007, failures=failures, since=NOW, retry_at=retry_at)


async def test_a_broken_destination_is_left_out_until_its_time(storage: SqlStorage) -> None:
    await post(storage, a_message())
    await storage.break_(a_breaker())
    assert await storage.breaker(HOME) == a_breaker()
    assert await storage.breaker(ANNA) is None
    assert await storage.claim("w", NOW, UNTIL) is None
    assert await storage.next_work(NOW) == UNTIL
    await storage.break_(a_breaker(retry_at=UNTIL + MINUTE, failures=2))
    assert await storage.next_work(UNTIL) == UNTIL + MINUTE
    await storage.mend(HOME)
    assert await storage.breaker(HOME) is None
    assert await storage.next_work(NOW) == NOW


async def test_a_broken_home_holds_nobody_back(storage: SqlStorage) -> None:
    await post(storage, a_message(to=HOME), a_message(to=ANNA, after_public=True))
    await storage.break_(a_breaker(HOME))
    assert (await claim(storage)).destination == ANNA


async def test_next_work_is_the_earliest_end_of_a_lease_or_breaker(storage: SqlStorage) -> None:
    await post(storage, a_message(to=HOME), a_message(to=ANNA))
    await storage.commit(Change(match=a_match(version=2), panels=(a_panel(to=BEN),)))
    for _ in range(3):
        await claim(storage)
    assert await storage.next_work(NOW) == UNTIL
    await storage.break_(a_breaker(HOME, UNTIL + 2 * MINUTE))
    await storage.break_(a_breaker(ANNA, UNTIL + MINUTE))
    await storage.renew("w", BEN, UNTIL + 3 * MINUTE)
    assert await storage.next_work(NOW) == UNTIL + MINUTE


async def test_a_panel_counts_up_and_is_shown(storage: SqlStorage) -> None:
    for version in (1, 2, 3):
        await storage.commit(Change(match=a_match(version=version), panels=(a_panel(),)))
    [panel] = (await claim(storage)).panels
    assert (panel.revision, panel.shown, panel.message, panel.destination) == (3, 0, None, HOME)
    await storage.panel_begun("w", 1, "main", NOW)
    [panel] = await storage.panels(1)
    assert panel.attempted_at == NOW
    await storage.panel_shown("w", 1, "main", 3, HOME.id, SNOWFLAKE)
    await storage.release("w", HOME)
    [panel] = await storage.panels(1)
    assert (panel.shown, panel.channel, panel.message, panel.attempted_at) == (3, HOME.id, SNOWFLAKE, None)
    assert await storage.next_work(NOW) is None
    await storage.commit(Change(match=a_match(version=4), panels=(a_panel(),)))
    [panel] = (await claim(storage)).panels
    assert (panel.revision, panel.message) == (4, SNOWFLAKE)


async def test_a_panel_wanted_anew_forgets_its_message(storage: SqlStorage) -> None:
    await storage.commit(Change(match=a_match(), panels=(a_panel(anew=True),)))
    await claim(storage)
    await storage.panel_shown("w", 1, "main", 1, HOME.id, 500)
    await storage.commit(Change(match=a_match(version=2), panels=(a_panel(to=SIDE, anew=True), a_panel(to=SIDE))))
    [panel] = await storage.panels(1)
    assert (panel.revision, panel.shown, panel.channel, panel.message) == (3, 1, None, None)
    assert panel.destination == SIDE


async def test_the_message_of_a_panel_wanted_anew_is_work_until_it_is_retired(storage: SqlStorage) -> None:
    await storage.commit(Change(match=a_match(), panels=(a_panel(),)))
    await claim(storage)
    await storage.panel_shown("w", 1, "main", 1, HOME.id, 500)
    await storage.release("w", HOME)
    for version in (2, 3):
        await storage.commit(Change(match=a_match(version=version), panels=(a_panel(to=SIDE, anew=True),)))
    await storage.claim("v", NOW, UNTIL)
    left = OldPanel(match=1, panel="main", destination=HOME, channel=HOME.id, message=500)
    assert await storage.next_work(NOW) == NOW
    found = await claim(storage)
    assert (found.destination, found.panels, found.old) == (HOME, (), (left,))
    with pytest.raises(LeaseLost):
        await storage.panel_retired("v", left)
    await storage.panel_retired("w", left)
    await storage.release("w", HOME)
    assert await storage.claim("w", NOW, UNTIL) is None


async def test_an_edit_on_its_way_does_not_bring_back_the_message_left_behind(storage: SqlStorage) -> None:
    await storage.commit(Change(match=a_match(), panels=(a_panel(),)))
    await claim(storage)
    await storage.panel_shown("w", 1, "main", 1, HOME.id, 500)
    await storage.commit(Change(match=a_match(version=2), panels=(a_panel(),)))
    # The edit to revision 2 is on its way; meanwhile the panel is wanted anew, twice.
    for version in (3, 4):
        await storage.commit(Change(match=a_match(version=version), panels=(a_panel(anew=True),)))
    await storage.panel_shown("w", 1, "main", 2, HOME.id, 500)
    [panel] = await storage.panels(1)
    assert (panel.revision, panel.shown, panel.message) == (4, 2, None)
    await storage.panel_shown("w", 1, "main", 4, HOME.id, 501)
    [panel] = await storage.panels(1)
    assert (panel.shown, panel.message) == (4, 501)


async def test_a_first_post_on_its_way_is_kept_though_wanted_anew_meanwhile(storage: SqlStorage) -> None:
    await storage.commit(Change(match=a_match(), panels=(a_panel(anew=True),)))
    await claim(storage)
    await storage.panel_begun("w", 1, "main", NOW)
    await storage.commit(Change(match=a_match(version=2), panels=(a_panel(anew=True),)))
    [panel] = await storage.panels(1)
    assert panel.attempted_at == NOW  # in doubt until the post is found or its place is told
    await storage.panel_shown("w", 1, "main", 0, HOME.id, 500)
    [panel] = await storage.panels(1)
    assert (panel.revision, panel.shown, panel.message, panel.attempted_at) == (2, 0, 500, None)


async def test_a_panel_whose_message_is_gone_is_posted_anew(storage: SqlStorage) -> None:
    await storage.commit(Change(match=a_match(), panels=(a_panel(),)))
    await claim(storage)
    await storage.panel_shown("w", 1, "main", 1, None, None)
    [panel] = await storage.panels(1)
    assert (panel.shown, panel.channel, panel.message) == (1, None, None)


async def test_a_long_backlog_comes_in_several_claims(storage: SqlStorage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claims, "MOST", 3)
    ids = await post(storage, *(a_message(number=number) for number in range(8)))
    seen: list[int] = []
    while (found := await storage.claim("w", NOW, UNTIL)) is not None:
        for row in found.messages:
            await storage.mark("w", row.id, MessageState.SENT, NOW)
            seen.append(row.id)
        await storage.release("w", HOME)
    assert seen == ids

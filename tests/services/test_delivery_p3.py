"""P3, each announcement appears once: the short run (tests/torture has the whole of it)."""

from collections.abc import Callable
from datetime import timedelta
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.services.delivery import panels, sending
from bot.services.messaging import Rendered
from bot.services.outgoing import Message, MessageState, OldPanel
from tests.fakes.messenger import Fault
from tests.torture import p3
from tests.torture.p3_stage import (
    POINTS,
    REFUSALS,
    STORAGE_POINTS,
    Away,
    Next,
    Pass,
    Post,
    Refuse,
    Step,
    Trap,
    Undo,
    Vandal,
    Want,
)

MATCHES = st.sampled_from((1, 2))
POSTS = st.builds(
    Post,
    match=MATCHES,
    to=st.sampled_from((None, 0, 1, 2)),
    parts=st.integers(0, 3),
    faulty=st.sampled_from((False, False, False, True)),
)
CALLS = st.builds(Next, st.sampled_from((None, *(fault for fault in Fault if fault is not Fault.BUG))))
STEPS = st.one_of(
    POSTS,
    POSTS,
    CALLS,
    CALLS,
    st.builds(Want, match=MATCHES, panel=st.integers(0, 1), anew=st.booleans()),
    st.builds(Undo, st.integers(0, 3)),
    st.builds(Pass, st.sampled_from((0.02, 0.05, 0.5, 3.0, 20.0))),
    st.builds(Away, st.sampled_from((1.0, 60.0, 100.0, 150.0, 1000.0))),
    st.builds(Trap, st.integers(0, 25), dies=st.booleans()),
    st.builds(Refuse, st.integers(0, 4), st.sampled_from(REFUSALS)),
    st.builds(Vandal, match=MATCHES, panel=st.integers(0, 1)),
)


@given(steps=st.lists(STEPS, max_size=25))
@settings(max_examples=60)
def test_p3_nothing_twice_nothing_lost_all_in_order(steps: list[Step]) -> None:
    assert p3.played(steps).wrong == ()


EVENTFUL: tuple[Step, ...] = (
    # A long message is put off in its middle; one is put off; one is in doubt and looked for after a long silence.
    *(Post(1, parts=2), Next(None), Next(Fault.LIMITED), Pass(8.0)),
    *(Post(2), Next(Fault.LIMITED), Pass(8.0)),
    *(Post(2, to=0), Next(None), Next(Fault.STORED_502), Pass(1.0), Away(1000.0), Pass(3.0)),
    # The long one is struck; one is broken; one has nothing to show; a panel is posted and edited.
    *(Undo(2), Post(2, faulty=True), Post(1, parts=0), Pass(3.0)),
    *(Want(1, 0), Pass(3.0), Want(1, 0), Pass(3.0)),
    # It is wanted anew, twice; the old ones are retired.
    *(Want(1, 0, anew=True), Pass(3.0), Want(1, 0, anew=True), Pass(3.0)),
    # A thread is opened again; a channel takes nothing for a while, and then is gone.
    *(Refuse(1, 50083), Post(2), Pass(3.0)),
    *(Refuse(0, 50013), Post(1), Pass(3.0), Refuse(0, 0), Away(400.0), Pass(3.0)),
    *(Refuse(0, 10003), Post(1), Want(1, 0), Pass(3.0)),
    # One is undone while in doubt, and was never stored.
    *(Post(2, to=1), Next(None), Next(Fault.DROPPED), Pass(1.0), Undo(0), Away(1000.0), Pass(3.0)),
)


@pytest.mark.parametrize("point", POINTS)
def test_p3_death_at_every_point_of_an_eventful_story(point: str) -> None:
    figures = p3.played([Trap(0, point=point), *EVENTFUL])
    assert (figures.wrong, figures.points) == ((), (point,))


@pytest.mark.parametrize("point", STORAGE_POINTS)
def test_p3_storage_that_fails_at_every_point_of_an_eventful_story(point: str) -> None:
    figures = p3.played([Trap(0, dies=False, point=point), *EVENTFUL])
    assert (figures.wrong, figures.points) == ((), (point,))


def test_p3_by_chance() -> None:
    figures = p3.full_p3(60)
    assert figures.wrong == ()
    assert figures.rows > 200
    assert figures.deaths > 20
    assert figures.unclear > 40


def test_p3_the_same_seed_plays_the_same_stories() -> None:
    assert p3.full_p3(5, seed=3) == p3.full_p3(5, seed=3)
    shown: list[tuple[int, int]] = []
    p3.full_p3(3, lambda done, of: shown.append((done, of)))
    assert shown == [(1, 3), (2, 3), (3, 3)]


def _another_nonce_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count()
    monkeypatch.setattr(sending, "message_nonce", lambda *_: f"{next(numbers):024d}")


def _another_nonce_for_panels(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count()
    monkeypatch.setattr(panels, "panel_nonce", lambda *_: f"{next(numbers):024d}")


def _trust_the_nonce_for_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "NONCE_WINDOW", timedelta(hours=1))


def _never_look(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look(self: sending.Sending, row: Message, piece: sending.Piece) -> int | None:
        return None

    monkeypatch.setattr(sending.Sending, "_look", look)


def _forget_old_panels(monkeypatch: pytest.MonkeyPatch) -> None:
    async def retire(self: panels.Panels, old: OldPanel) -> None:
        await self._hold.retired(old)

    monkeypatch.setattr(panels.Panels, "retire", retire)


def _strike_without_editing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def strike(self: sending.Sending, row: Message) -> None:
        await self._hold.mark(row, MessageState.STRUCK)

    monkeypatch.setattr(sending.Sending, "_strike", strike)


def _mark_before_sending(monkeypatch: pytest.MonkeyPatch) -> None:
    async def posted(self: sending.Sending, row: Message, piece: sending.Piece, doubtful: bool) -> Message:
        row = await self._posted(row, piece, 1)
        await self._line.send(piece.channel, Rendered(text=piece.rendered.text), "0" * 24)
        return row

    monkeypatch.setattr(sending.Sending, "_part", posted)


@pytest.mark.parametrize(
    ("mistake", "steps"),
    [
        (_another_nonce_each_time, [Post(1), Next(Fault.STORED_502), Pass(8.0)]),
        (_another_nonce_for_panels, [Want(1, 0), Next(Fault.STORED_502), Pass(8.0)]),
        (_trust_the_nonce_for_an_hour, [Post(1), Next(Fault.STORED_502), Pass(1.0), Away(1000.0)]),
        (_never_look, [Post(1), Next(Fault.STORED_502), Pass(1.0), Away(1000.0)]),
        (_forget_old_panels, [Want(1, 0), Pass(3.0), Want(1, 0, anew=True), Pass(3.0)]),
        (_strike_without_editing, [Post(1), Pass(1.0), Undo(0)]),
        (_mark_before_sending, [Post(1), Next(Fault.DROPPED), Pass(3.0)]),
    ],
)
def test_p3_usual_mistakes_are_found(
    mistake: Callable[[pytest.MonkeyPatch], None], steps: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert p3.played(steps).wrong == ()
    mistake(monkeypatch)
    assert p3.played(steps).wrong

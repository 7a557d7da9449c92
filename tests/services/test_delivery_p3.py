"""P3, each announcement appears once: the short run (tests/torture has the whole of it)."""

from collections.abc import Callable
from datetime import timedelta
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.services.delivery import panels, sending
from bot.services.messaging import Rendered
from bot.services.outgoing import Message, MessageState
from tests.fakes.messenger import Fault
from tests.torture import p3

MATCHES = st.sampled_from((1, 2))
POSTS = st.builds(
    p3.Post,
    match=MATCHES,
    to=st.sampled_from((None, 0, 1, 2)),
    parts=st.integers(0, 3),
    faulty=st.sampled_from((False, False, False, True)),
)
CALLS = st.builds(p3.Next, st.sampled_from((None, *(fault for fault in Fault if fault is not Fault.BUG))))
STEPS = st.one_of(
    POSTS,
    POSTS,
    CALLS,
    CALLS,
    st.builds(p3.Want, match=MATCHES, panel=st.integers(0, 1), anew=st.booleans()),
    st.builds(p3.Undo, st.integers(0, 3)),
    st.builds(p3.Pass, st.sampled_from((0.02, 0.05, 0.5, 3.0, 20.0))),
    st.builds(p3.Away, st.sampled_from((1.0, 60.0, 100.0, 150.0, 1000.0))),
    st.builds(p3.Trap, st.integers(0, 25), dies=st.booleans()),
    st.builds(p3.Refuse, st.integers(0, 4), st.sampled_from(p3.REFUSALS)),
    st.builds(p3.Vandal, match=MATCHES, panel=st.integers(0, 1)),
)


@given(steps=st.lists(STEPS, max_size=25))
@settings(max_examples=60)
def test_p3_nothing_twice_nothing_lost_all_in_order(steps: list[p3.Step]) -> None:
    assert p3.played(steps).wrong == ()


EVENTFUL: tuple[p3.Step, ...] = (
    p3.Post(1, parts=2),
    p3.Post(1, to=0),
    p3.Post(2, to=0),
    p3.Want(1, 0),
    p3.Next(None),
    p3.Next(Fault.STORED_502),
    p3.Next(Fault.LIMITED),
    p3.Next(Fault.DROPPED),
    p3.Pass(3.0),
    p3.Undo(2),
    p3.Post(2, faulty=True),
    p3.Want(1, 0),
    p3.Pass(20.0),
    p3.Refuse(0, 10003),
    p3.Refuse(2, 50013),
    p3.Post(1),
    p3.Post(2, to=0),
    p3.Vandal(1, 0),
    p3.Pass(3.0),
)


@pytest.mark.parametrize(("away", "dies"), [(1.0, True), (1000.0, True), (1.0, False)])
def test_p3_death_and_failing_storage_at_every_point_of_an_eventful_story(away: float, dies: bool) -> None:
    """One after the other at each point that the story reaches, and then away for so long."""
    points: set[str] = set()
    for after in range(60):
        for start in (0, 13):
            steps = [*EVENTFUL[:start], p3.Trap(after, dies), *EVENTFUL[start:], p3.Away(away)]
            figures = p3.played(steps)
            assert figures.wrong == ()
            points |= set(figures.points)
    assert len(points) >= 30 if dies else points == set()


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
    "mistake",
    [
        _another_nonce_each_time,
        _another_nonce_for_panels,
        _trust_the_nonce_for_an_hour,
        _never_look,
        _strike_without_editing,
        _mark_before_sending,
    ],
)
def test_p3_usual_mistakes_are_found(
    mistake: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    mistake(monkeypatch)
    assert any(p3.full_p3(20, seed=seed).wrong for seed in range(7, 20))

"""P4 in the texts: a private thing reaches no public message, whatever row it is put into."""

from typing import Any

import pytest

from bot.games.api import Event
from bot.games.tycoon import events
from bot.presentation.renderer import Misdirected, TextRenderer
from bot.services.messaging import Rendered
from bot.services.notices import SOURCE, Briefed, LateArrived, To
from bot.services.outgoing import Destination, DestinationKind
from tests.presentation import scenes
from tests.presentation.samples import EVENTS
from tests.presentation.texts import ALL

RENDERER = TextRenderer({one.language: one for one in ALL})
PRIVATE = [event for event in EVENTS if event.audience is not None]
CANARY = 7654321


@pytest.mark.parametrize("event", PRIVATE, ids=lambda event: type(event).__name__)
async def test_p4_a_private_event_in_a_public_row_is_a_fault_and_not_a_message(event: Event) -> None:
    public = events.NightFell(None, 2)
    for told in ([event], [public, event]):
        with pytest.raises(Misdirected):
            await RENDERER.message(scenes.rows(*told), scenes.table())
        with pytest.raises(Misdirected):
            await RENDERER.struck(scenes.rows(*told), scenes.table())


@pytest.mark.parametrize("event", PRIVATE, ids=lambda event: type(event).__name__)
async def test_p4_a_private_event_in_another_seats_row_is_a_fault(event: Event) -> None:
    other = Destination(DestinationKind.PERSON, scenes.user("6"))
    with pytest.raises(Misdirected):
        await RENDERER.message(scenes.rows(event, destination=other, seat="6"), scenes.table())


async def test_p4_a_row_for_a_host_holds_no_events_of_the_game() -> None:
    host = Destination(DestinationKind.PERSON, scenes.HOST)
    with pytest.raises(Misdirected):
        await RENDERER.message(scenes.rows(EVENTS[0], destination=host), scenes.table())


@pytest.mark.parametrize(
    "notice",
    [Briefed(to=To.SEAT, for_seat="1", seat="1"), LateArrived(to=To.HOSTS, phase="2-day", input_at=scenes.AT)],
    ids=["seat", "hosts"],
)
async def test_p4_a_notice_goes_only_where_it_is_addressed(notice: Briefed | LateArrived) -> None:
    other = Destination(DestinationKind.PERSON, scenes.user("6"))
    for row in (
        scenes.rows(notice, source=SOURCE),
        scenes.rows(notice, source=SOURCE, destination=other, seat="6"),
    ):
        with pytest.raises(Misdirected):
            await RENDERER.message(row, scenes.table())


def parts(post: Rendered | None) -> str:
    return "" if post is None else repr(post)


async def test_p4_a_panel_shows_nothing_of_a_secret_even_if_the_view_had_it() -> None:
    """The panel reads what it may show; whatever else a view holds stays where it is."""
    for panel, shown in scenes.panels("en"):
        view: dict[str, Any] = dict(shown.view)
        order = {"seat": "1", "item": "mine", "targets": [str(CANARY)]}
        secret = {"bids": {"1": {"missile": [CANARY]}}, "orders": [order], "seed": str(CANARY)}
        seats = {seat: {**one, "gold": CANARY} for seat, one in view.get("seats", {}).items()}
        spoilt = {**view, **secret, "seats": seats} if view else view
        plain = await RENDERER.panel(panel, shown)
        assert await RENDERER.panel(panel, type(shown)(table=shown.table, view=spoilt)) == plain
        assert str(CANARY) not in parts(plain)


async def test_p4_the_letter_of_a_loser_has_the_buttons_of_one_who_did_not_bid() -> None:
    night = scenes.table(phase="2-night")
    lost = events.Results(("1",), "1", 2, (events.OwnLot("missile", None, 3),), 4)
    idle = events.Results(("1",), "1", 2, (), 4)
    won = events.Results(("1",), "1", 2, (events.OwnLot("missile", 6, None),), 4)
    rows = [(await RENDERER.message(scenes.row(one), night))[0].rows for one in (lost, idle, won)]
    assert rows[0] == rows[1] == ()
    assert rows[2] != ()


def test_p4_a_host_panel_and_its_ids_hold_no_count_of_what_happened() -> None:
    """How many log rows there are tells whether somebody has bid."""
    quiet = scenes.standings("en")[0]
    busy = type(quiet)(
        table=scenes.table("en", head_number=CANARY),
        owing=quiet.owing,
        not_received=quiet.not_received,
        late=quiet.late,
        undo_number=CANARY,
    )
    assert RENDERER.host_panel(busy, "en") == RENDERER.host_panel(quiet, "en")

"""Two matches that differ only in a secret look the same, in content, order and time, to all whose secret it is not.

What is compared is everything that left the bot: see `leaks`. A test that compares nothing would show nothing, so each
difference is looked for where it belongs, too.
"""

from hashlib import blake2b
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.api import Data, Seat
from bot.games.tycoon.rules import read
from bot.games.tycoon.setup import setup
from bot.games.tycoon.state import Part
from bot.presentation.renderer import TextRenderer
from bot.services.delivery import tables
from bot.services.messaging import Rendered, Shown
from bot.services.ports import Stored
from tests.e2e.chat import Server
from tests.e2e.leaks import Exits
from tests.e2e.match import Hosted, hosted_in
from tests.e2e.twins import PLAYERS, TWO_ROLES, Play, differing, seen


def bids(text: str) -> Play:
    """The first player bids by DM and seals; then two days pass."""

    async def play(hosted: Hosted) -> None:
        await hosted.players[0].dm_says(text)
        await hosted.players[0].clicks("seal")
        await hosted.server.passes(days=2)

    return play


def drafts(text: str) -> Play:
    """The first player drafts a bid and throws it away."""

    async def play(hosted: Hosted) -> None:
        player = hosted.players[0]
        await player.dm_says(text)
        await player.slash("me")
        await hosted.server.passes(minutes=5)

    return play


def orders(seat: Seat) -> Play:
    """The first player wins the mine and lays it on a seat, where it hits nobody."""

    async def play(hosted: Hosted) -> None:
        player = hosted.players[0]
        await player.dm_says("mine 5")
        await player.clicks("seal")
        await hosted.server.passes(days=1, hours=14)
        form = await player.clicks("order", where=player.dm)
        await player.chooses("use_mine", seat, on=form.message)
        await hosted.server.passes(hours=12)

    return play


async def peeks(hosted: Hosted) -> None:
    """Everybody asks for everything that he may ask for."""
    for one in (*hosted.players, hosted.host):
        await one.slash("me")
        await one.slash("votes")
        await one.slash("why")
        await one.slash("panel")
    await hosted.server.passes(hours=1)


@pytest.mark.parametrize("language", ["en", "zh-CN", "zh-TW"])
async def test_a_bid_is_its_bidders_secret(tmp_path: Path, language: str) -> None:
    one = await seen(tmp_path / "one", bids("mine 5"), language=language)
    other = await seen(tmp_path / "other", bids("mine 6"), language=language)
    assert differing(one, other) == {"an"}


async def test_a_draft_is_its_bidders_secret(tmp_path: Path) -> None:
    one = await seen(tmp_path / "one", drafts("missile 5"))
    other = await seen(tmp_path / "other", drafts("mine 3"))
    assert differing(one, other) == {"an"}


async def test_whether_somebody_bid_at_all_is_not_told(tmp_path: Path) -> None:
    one = await seen(tmp_path / "one", bids("mine 5"))
    other = await seen(tmp_path / "other", bids("mine 2"))
    assert differing(one, other) == {"an"}


async def test_an_order_is_its_givers_secret(tmp_path: Path) -> None:
    one = await seen(tmp_path / "one", orders("3"))
    other = await seen(tmp_path / "other", orders("4"))
    assert differing(one, other) == {"an"}


async def test_roles_are_the_sides_secret(tmp_path: Path) -> None:
    """Deals with the same sides: all that differs is who of one side is its miser."""
    first, second, side = deals_alike()
    one = await seen(tmp_path / "one", peeks, TWO_ROLES, seed=first)
    other = await seen(tmp_path / "other", peeks, TWO_ROLES, seed=second)
    assert differing(one, other) == {PLAYERS[int(seat) - 1] for seat in side}


async def test_the_seed_stays_inside_until_the_end(tmp_path: Path) -> None:
    seed = bytes(range(32))
    async with Server(tmp_path, seed=seed) as server:
        with Exits(server) as exits:
            hosted = await hosted_in(server, server.channel())
            await hosted.start()
            await peeks(hosted)
            await server.passes(days=2)
            assert (await hosted.stored()).seed == seed.hex()
            assert exits.leaks(seed.hex()) == []
            await hosted.end()
            await server.passes(minutes=1)
        assert exits.leaks(seed.hex()) != [], "opened at the end, so that the deal can be checked"


async def test_a_leak_into_the_panel_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted by hand: the panel shows a few letters that depend on the whole state."""
    public_view, panel = tables._public_view, TextRenderer.panel
    states: list[bytes] = []

    def looking(stored: Stored) -> Data:
        states.append(stored.match.state)
        return public_view(stored)

    async def leaking(self: TextRenderer, name: str, shown: Shown) -> Rendered | None:
        rendered = await panel(self, name, shown)
        secret = blake2b(states[-1], digest_size=4).hexdigest()
        return rendered and replace(rendered, text=f"{rendered.text}\n{secret}")

    monkeypatch.setattr(tables, "_public_view", looking)
    monkeypatch.setattr(TextRenderer, "panel", leaking)
    one = await seen(tmp_path / "one", bids("mine 5"))
    other = await seen(tmp_path / "other", bids("mine 6"))
    assert differing(one, other) == {*PLAYERS[:4], "host", "stranger"}


async def test_a_leak_into_the_time_would_be_seen(tmp_path: Path) -> None:
    """What comes a moment later for another secret tells it as well."""

    def late(seconds: float) -> Play:
        async def play(hosted: Hosted) -> None:
            await hosted.server.passes(seconds=seconds)
            await hosted.announce("a word")
            await hosted.server.passes(seconds=60 - seconds)

        return play

    one, other = await seen(tmp_path / "one", late(1)), await seen(tmp_path / "other", late(2))
    assert "stranger" in differing(one, other)


def deals_alike() -> tuple[bytes, bytes, frozenset[Seat]]:
    """Two seeds that deal the same but for the roles of one side, and the seats of that side."""
    seats = tuple(str(at) for at in range(1, 7))
    before: dict[object, tuple[bytes, dict[Seat, Part]]] = {}
    for number in count():
        seed = blake2b(number.to_bytes(4, "big"), digest_size=32).digest()
        state, _ = setup(read(TWO_ROLES), seats, seed.hex())
        east = frozenset(seat for seat in seats if state.parts[seat].side == "east")
        west_miser = next(seat for seat in seats if state.parts[seat] == Part("west", "miser"))
        known = before.setdefault((east, west_miser), (seed, dict(state.parts)))
        if known[1] != state.parts:
            return known[0], seed, east
    raise AssertionError("count() does not end")

"""Two matches by turns that differ only in a secret look the same to all whose secret it is not, pictures included.

What is compared is everything that left the bot: see `leaks`. The leaks planted at the end show that each exit counts.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.presentation.renderer import TextRenderer
from bot.services.messaging import Picture, Rendered, Shown
from tests.e2e.chat import Server
from tests.e2e.leaks import LOG, Exits, appearance
from tests.e2e.turns import Table, seated

NAMES = ("an", "bo", "cy")
Play = Callable[[Table], Awaitable[None]]


async def peeks(table: Table) -> None:
    """Everybody asks for everything that he may ask for."""
    server = table.server
    for one in (*table.people, table.host):
        await one.clicks("me", on=table.panel)
        for command in ("votes", "why", "panel", "move"):
            await one.slash(command, where=table.home)
        await one.actor.autocomplete(table.home, "move", "move", "")
    await server.passes(seconds=20)


def then(word: str, *values: str) -> Play:
    """The first player makes this move, and everybody looks at all that he may see."""

    async def play(table: Table) -> None:
        await table.moves(table.people[0], word, *values)
        await peeks(table)

    return play


class Secret(Struct, frozen=True):
    """Two positions, what is played in both, and who may see the difference."""

    start: Mapping[str, Any]
    one: Mapping[str, Mapping[str, Any]]
    """What seats have in the first one."""

    other: Mapping[str, Mapping[str, Any]]
    play: Play
    to: frozenset[str]
    """Whose secret it is."""

    tops: tuple[Sequence[str], Sequence[str]] = ((), ())
    """What lies on top of the deck."""


AN, BO, BOTH = frozenset({"an"}), frozenset({"bo"}), frozenset({"an", "bo"})
START: Mapping[str, Any] = {"turn": "1", "piles": {"C": ["C8"]}, "markers": {"S": "1"}}
HANDS: Mapping[str, Mapping[str, Any]] = {
    "1": {"hand": ["C5", "H2"], "fate": "C3", "sins": {"C": ["C10", "C10", "C4"]}},
    "2": {"hand": ["D4"], "fate": "HA"},
    "3": {"hand": ["S9"], "fate": "SA"},
}
MOURNING = {**START, "step": "mourn", "pending": {"mourn": ["1", "2", "3"], "chosen": {}}}


def hands(seat: str, **other: Any) -> Mapping[str, Mapping[str, Any]]:
    """The usual hands, but for one seat's."""
    return {**HANDS, seat: {**HANDS[seat], **other}}


SECRETS = {
    "S2 S5 a hand, a fate, being bust": Secret(
        START, HANDS, hands("1", hand=["C6", "H2"], fate="D3"), then("play", "H2"), AN
    ),
    "S18 a stolen card": Secret(START, HANDS, hands("2", hand=["D6"]), then("rob", "", "2"), BOTH),
    "S6 a card drawn": Secret(START, HANDS, HANDS, then("play", "H2"), BO, (["D9"], ["D8"])),
}


async def seen(
    folder: Path, game: str, start: Mapping[str, Any], play: Play, top: Sequence[str] = ()
) -> dict[str, list[str]]:
    """What everybody saw of a match that went on from this position (and what the log says), by name."""
    async with Server(folder) as server:
        stranger = server.person("stranger")
        table = await seated(server, game, NAMES)
        await table.stands(start, top=top)
        await server.passes(minutes=1)
        with Exits(server) as exits:
            await play(table)
            await server.passes(minutes=1)
        people = {"stranger": stranger, "host": table.host, **{one.actor.user.name: one for one in table.people}}
        found = {name: appearance(exits.seen_by(one.id)) for name, one in people.items()}
        assert all(found.values())
        return {**found, "log": appearance(one for one in exits.all if one.seers == LOG)}


def differing(one: Mapping[str, list[str]], other: Mapping[str, list[str]]) -> frozenset[str]:
    """Who saw a difference."""
    assert one.keys() == other.keys()
    return frozenset(name for name in one if one[name] != other[name])


@pytest.mark.parametrize("secret", SECRETS.values(), ids=SECRETS)
async def test_p4_it_is_seen_by_whose_secret_it_is_and_nobody_else(tmp_path: Path, secret: Secret) -> None:
    looks = [
        await seen(tmp_path / name, "sins", {**secret.start, "seats": seats}, secret.play, top)
        for name, seats, top in zip(("one", "other"), (secret.one, secret.other), secret.tops, strict=True)
    ]
    assert differing(*looks) == secret.to


async def test_s21_what_one_mourns_with_is_secret_until_all_have_chosen(tmp_path: Path) -> None:
    start = {**MOURNING, "seats": HANDS}
    looks = [await seen(tmp_path / card, "sins", start, then("mourn", card)) for card in ("C5", "H2")]
    assert differing(*looks) == AN


def rest_of(name: str) -> Callable[[Rendered, str], Rendered]:
    """What a panel is with a secret put into one of its parts."""

    def text(panel: Rendered, secret: str) -> Rendered:
        return replace(panel, text=f"{panel.text} {secret}")

    def picture(**fields: Callable[[Picture, str], Any]) -> Callable[[Rendered, str], Rendered]:
        def put(panel: Rendered, secret: str) -> Rendered:
            changed = [
                replace(one, **{field: make(one, secret) for field, make in fields.items()}) for one in panel.pictures
            ]
            return replace(panel, pictures=tuple(changed))

        return put

    return {
        "text": text,
        "bytes of the picture": picture(png=lambda one, secret: one.png + secret.encode()),
        "alternative text": picture(alt=lambda one, secret: f"{one.alt} {secret}"),
    }[name]


@pytest.mark.parametrize("exit_", ["text", "bytes of the picture", "alternative text"])
async def test_a_leak_planted_at_an_exit_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, exit_: str) -> None:
    """The comparisons above are no empty ones; for the other exits see `test_leaks`."""

    async def short(table: Table) -> None:
        await table.moves(table.people[0], "play", "H2")

    panel = TextRenderer.panel
    secrets = iter(("C5", "C6"))
    present = ""

    async def leaking(self: TextRenderer, name: str, shown: Shown) -> Rendered | None:
        rendered = await panel(self, name, shown)
        return rendered and (rest_of(exit_)(rendered, present) if rendered.pictures else rendered)

    monkeypatch.setattr(TextRenderer, "panel", leaking)
    looks = []
    for present in secrets:
        looks.append(await seen(tmp_path / present, "sins", {**START, "seats": HANDS}, short))
    assert differing(*looks) == {"stranger", "host", *NAMES}


async def test_a_look_shows_hands_and_fates_to_the_host_alone_and_is_told(server: Server) -> None:
    table = await seated(server, "sins", NAMES)
    await table.stands({**START, "seats": HANDS})
    with Exits(server) as exits:
        await table.opened.hosts("look")
        said = await table.host.clicks("look.sure", where=table.home)
        await server.passes(seconds=10)
    assert said.private
    assert "Seat 2 bo: hand ♦︎4; fate ♥︎A" in said
    assert exits.leaks("♦︎4", {table.host.id}) == []
    assert f"<@{table.host.id}> has looked" in "\n".join(table.public)
    refused = await table.people[0].slash("host look", where=table.home)
    assert "host" in refused
    assert "♦︎4" not in refused

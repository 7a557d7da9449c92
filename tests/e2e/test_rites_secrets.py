"""Two matches of rites that differ only in a secret look the same to all whose secret it is not, pictures included.

How they are compared: see `test_turns_secrets`, which also shows that a leak at any exit would be seen.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.chat import Server
from tests.e2e.leaks import Exits
from tests.e2e.test_turns_secrets import AN, BO, BOTH, NAMES, Play, differing, peeks, seen, then
from tests.e2e.turns import Table, seated, usual

HANDS: Mapping[str, Any] = {
    "1": {"hand": ["木2", "木3", "火7", "swap"], "score": ["土17"]},
    "2": {"hand": ["金9", "土4"], "score": ["土18"]},
    "3": {"hand": ["水8", "火11"]},
}
OPEN: Mapping[str, Any] = {"tile": "白01010", "zones": {"2": ["木12", "金4"]}, "laid": {"2": 1}}
SWORD: Mapping[str, Any] = {
    "tile": "青11000",
    "zones": {"1": ["木5", "火5", "火6", "火17", "火8"], "2": ["金6", "木9", "金1"]},
    "laid": {"1": 4, "2": 2},
    "sword": "1",
}


def start(step: str = "act", **parts: Any) -> dict[str, Any]:
    """A position of three in this step; seat 1 is in turn."""
    return {"turn": "1", "step": step, "seats": HANDS, "rites": [OPEN, {"tile": "红10101"}], **parts}


def having(seat: str, **other: Any) -> dict[str, Any]:
    """The usual hands, but for one seat's."""
    return {**HANDS, seat: {**HANDS[seat], **other}}


def hidden(card: str) -> list[Any]:
    """The open rites with this card face down in the first slot of seat 2."""
    return [{**OPEN, "zones": {"2": [card, "金4"]}}, {"tile": "红10101"}]


async def gives(table: Table) -> None:
    """The first player gives out what he drew, in the order in which it lies there."""
    form = await table.moves(table.people[0], "assign")
    await table.people[0].fills(form, **usual(form))
    await peeks(table)


def stars(*cards: str) -> dict[str, Any]:
    """The first round of an astrology, with these cards to give out."""
    return start("assign", seats={"1": {}, "2": {}, "3": {}}, pending={"assign": "1", "cards": cards})


def swaps(card: str) -> Play:
    """The first player puts this card in the place of the second one's hidden card."""
    chosen = f"swap {card} 1 2 1".split(" ")
    return then("special", "", *(" ".join(chosen[:at]) for at in range(1, 6)))


DRAW = then("draw")
ROUND = ("金16", "金17", "金18")
SCORING = start("score", pending={"score": "1", "up_to": 1, "place": 3})
TWINS: Mapping[str, tuple[tuple[dict[str, Any], Play, tuple[str, ...]], ...]] = {
    "a hand": tuple((start(seats=having("1", hand=["木2", card])), DRAW, ("土1",)) for card in ("木3", "astrology")),
    "a card drawn": tuple((start(), DRAW, (card,)) for card in ("土1", "mirage")),
    "score cards": tuple((start(seats=having("1", score=[card])), DRAW, ("土1",)) for card in ("土17", "土16")),
    "a card laid face down": tuple((start(), then("place", card, f"{card} 1"), ()) for card in ("木2", "木3")),
    "R8 what a swap takes that was face down": tuple(
        (start(rites=hidden(one)), swaps("木2"), ()) for one in ("木12", "木11")
    ),
    "a card scored": tuple((SCORING, then("score", card), ()) for card in ("木2", "木3")),
    "R11 a declaration before all have declared": tuple(
        (start("declare", rites=[SWORD]), then(word), ()) for word in ("best", "nothing")
    ),
}
BY_TWO = {
    "R8 what a swap puts face down": tuple((start(), swaps(card), ()) for card in ("木2", "木3")),
    "R8 a card of an astrology": tuple((stars("木2", one, "土3"), gives, ROUND) for one in ("木4", "haste")),
}
OF_BO = {
    "a hidden card": tuple((start(rites=hidden(one)), DRAW, ("土1",)) for one in ("木12", "木11")),
    "another's hand": tuple((start(seats=having("2", hand=["金9", one])), DRAW, ("土1",)) for one in ("土4", "swap")),
}
ALL = [
    *((name, twins, AN) for name, twins in TWINS.items()),
    *((name, twins, BOTH) for name, twins in BY_TWO.items()),
    *((name, twins, BO) for name, twins in OF_BO.items()),
]


@pytest.mark.parametrize(("twins", "to"), [one[1:] for one in ALL], ids=[one[0] for one in ALL])
async def test_p4_it_is_seen_by_whose_secret_it_is_and_nobody_else(
    tmp_path: Path, twins: tuple[tuple[dict[str, Any], Play, tuple[str, ...]], ...], to: frozenset[str]
) -> None:
    looks = [await seen(tmp_path / str(at), "rites", begin, play, top) for at, (begin, play, top) in enumerate(twins)]
    assert differing(*looks) == to


async def test_a_look_shows_hands_scores_and_hidden_cards_to_the_host_alone_and_is_told(server: Server) -> None:
    table = await seated(server, "rites", NAMES)
    await table.stands(start())
    with Exits(server) as exits:
        await table.opened.hosts("look")
        said = await table.host.clicks("look.sure", where=table.home)
        await server.passes(seconds=10)
    assert said.private
    assert "Seat 2 bo: hand metal 9, earth 4; score earth 18" in said
    assert "Seat 2: wood 12, metal 4" in said
    for secret in ("earth 4", "earth 18", "wood 12"):
        assert exits.leaks(secret, {table.host.id}) == []
    assert f"<@{table.host.id}> has looked" in "\n".join(table.public)

"""R11 to R13: the best declaration against a search through all of them."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.rites import generation
from bot.games.rites.offers import Numbers
from bot.games.rites.ranking import ranks
from bot.games.rites.tiles import ELEMENTS
from bot.games.rng import Stream
from tests.games.rites import naive

TILES = ["青11000", "青特1", "白特2", "红特3", "黑特1"]


def card(elements: int, high: int) -> st.SearchStrategy[str]:
    few = st.sampled_from(ELEMENTS[:elements])
    return st.builds(lambda element, number: f"{element}{number}", few, st.integers(1, high))


def rows(elements: int, high: int, least: int = 1) -> st.SearchStrategy[list[str | None]]:
    return st.lists(card(elements, high), min_size=least, max_size=5).map(list)


MIXED = rows(5, 18, 4) | rows(2, 7) | rows(3, 9, 5) | st.lists(st.none() | card(2, 7), min_size=1, max_size=5)


def same_as_naive(row: list[str | None], others: list[list[str | None]], tile: str, faces: str) -> None:
    found = generation.best(row, others, ranks("chicago"), tile, faces)
    assert dict(found.changes) == naive.best(row, others, "chicago", tile, faces)
    assert generation.misfit(row, {str(slot): number for slot, number in found.changes.items()}) is None
    cards = [one for one in found.cards if one is not None]
    assert (found.value, found.rank) == (naive.value(tile, found.cards, faces), ranks("chicago").of(cards))


@settings(max_examples=50)
@pytest.mark.parametrize("tile", TILES)
@given(row=MIXED, others=st.lists(rows(5, 12), max_size=2), chance=st.integers(0, 31))
def test_r11_the_best_declaration_is_the_best_of_all(
    tile: str, row: list[str | None], others: list[list[str | None]], chance: int
) -> None:
    while row and row[-1] is None:
        row = row[:-1]
    if not row or sum(one is not None and one[0] == ELEMENTS[0] for one in row) > 3:
        return  # nothing there, or too many for the slow search
    faces = "".join("-" if one is None else "01"[chance >> at & 1] for at, one in enumerate(row))
    same_as_naive(row, others, tile, faces)


def test_r11_random_zones_against_random_zones() -> None:
    rng = Stream("declarations")
    deck = [f"{element}{number}" for element in ELEMENTS for number in range(1, 19)]
    looked_at = 0
    while looked_at < 60:
        cards: list[Any] = list(rng.pick(deck, 10))
        row, other = cards[:5], cards[5:]
        if max(sum(one[0] == element for one in row) for element in ELEMENTS) <= 2:
            same_as_naive(row, [other], "白00011", "00011")
            looked_at += 1


def test_r11_five_of_an_element_become_five_of_a_number() -> None:
    """The zone with the most declarations, two million of them."""
    found = generation.best(["金18", "金17", "金16", "金15", "金14"], (), ranks("chicago"))
    assert found.changes == dict.fromkeys(range(1, 5), 14)
    assert ranks("chicago").category(found.rank) == "five_of_a_kind"


def test_r13_cards_that_are_not_known_do_not_block() -> None:
    row, blocker = ["木9", "木8"], ["金18", None]
    assert generation.best(row, [[None, None]], ranks("chicago")).changes == {1: 8}
    assert generation.best(row, [blocker], ranks("chicago")).changes == {}
    assert generation.best(row, [["金7"]], ranks("chicago")).changes == {1: 8}


@given(row=rows(3, 6), chance=st.integers(0, 10**6))
def test_r12_every_drawn_declaration_is_one_and_is_listed(row: list[str | None], chance: int) -> None:
    domain = Numbers(tuple(row))
    drawn = domain.sample(Stream(str(chance)))
    assert generation.misfit(row, drawn) is None
    listed = [changes for _, changes in zip(range(400), domain.choices(), strict=False)]
    assert len({repr(sorted(one.items())) for one in listed}) == len(listed)
    assert len(listed) == 400 or drawn in listed

"""R14 and R15: the tables against a plain reading of the rules."""

from collections.abc import Sequence
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.rites.ranking import CATEGORIES, CODES, Ranking, ranks, tile_value
from bot.games.rites.tiles import ELEMENTS, NUMBERS
from bot.games.rng import Stream
from tests.games.rites import naive

CARDS = st.sampled_from(sorted(NUMBERS))
ZONES = st.lists(CARDS, min_size=1, max_size=5)
"""After generation a card may be there twice."""

NEAR = st.lists(
    st.builds(lambda element, number: f"{element}{number}", st.sampled_from(ELEMENTS[:2]), st.integers(5, 9)),
    min_size=1,
    max_size=5,
)
"""Few numbers and elements, so that groups, flushes and straights are common."""

RANKINGS: list[Ranking] = ["chicago", "poker"]


@pytest.mark.parametrize("ranking", RANKINGS)
@given(one=ZONES | NEAR, other=ZONES | NEAR)
def test_r14_r15_zones_compare_as_the_rules_say(ranking: Ranking, one: list[str], other: list[str]) -> None:
    tables = ranks(ranking)
    ours, theirs = tables.of(one), tables.of(other)
    plain, other_plain = naive.rank(one, ranking), naive.rank(other, ranking)
    assert (ours > theirs, ours == theirs) == (plain > other_plain, plain == other_plain)
    assert tables.category(ours) == naive.category(one, ranking)


def random_zones(count: int) -> list[list[str]]:
    """Half of them of all cards, half of few numbers."""
    rng = Stream("zones")
    zones = [list(rng.pick(sorted(NUMBERS), 1 + rng.below(5))) for _ in range(count // 2)]
    few = [f"{element}{number}" for element in ELEMENTS[:2] for number in range(5, 10)]
    return zones + [[rng.choice(few) for _ in range(5)] for _ in range(count // 2)]


@pytest.mark.parametrize("ranking", RANKINGS)
def test_r14_thousands_of_zones_sort_the_same_way(ranking: Ranking) -> None:
    zones = random_zones(4_000)
    zones += [[f"{element}{number + at}" for at, element in enumerate(ELEMENTS)] for number in range(1, 15)]
    zones += [[f"{ELEMENTS[0]}{number + at}" for at in range(5)] for number in range(1, 15)]
    tables = ranks(ranking)

    def plain(cards: Sequence[str]) -> naive.Rank:
        return naive.rank(cards, ranking)

    assert [plain(cards) for cards in sorted(zones, key=tables.of)] == sorted(map(plain, zones))
    told = {tables.category(tables.of(cards)) for cards in zones}
    assert set(CATEGORIES) - told == ({"rainbow_straight"} if ranking == "poker" else set())


def test_r14_the_order_of_cards_does_not_count() -> None:
    rng = Stream("order")
    for cards in random_zones(200):
        assert ranks("chicago").of(cards) == ranks("chicago").of(rng.shuffled(cards))


@pytest.mark.parametrize("tile", ["青特1", "白特2", "红特3", "黑01010"])
@given(cards=st.lists(st.none() | CARDS, min_size=1, max_size=5), chance=st.integers(0, 31))
def test_r15_what_a_special_tile_counts(tile: str, cards: list[str | None], chance: int) -> None:
    faces = "".join("-" if card is None else "01"[chance >> at & 1] for at, card in enumerate(cards))
    assert tile_value(tile, cards, faces) == naive.value(tile, cards, faces)


def test_r14_no_two_zones_share_a_place_in_the_tables() -> None:
    """Sums of up to five numbers are all different, also as remainders."""
    spread = [0, *(CODES[f"金{number}"] >> 8 for number in range(1, 19))]
    sums = [sum(five) % (19**5 - 1) for five in combinations_with_replacement(spread, 5)]
    assert len(set(sums)) == len(sums) == 33_649

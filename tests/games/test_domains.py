"""The values that offers take: drawn alike, listed once, and nothing else is contained."""

from collections import Counter
from typing import Any

import pytest

from bot.games.domains import Domain, Each, OneOf, Picks, Shares
from bot.games.rng import Stream

DOMAINS: list[tuple[Domain, int]] = [
    (Picks(("a", "b", "c"), 2, 2), 6),
    (Picks(("a", "b", "c"), 0, 3), 16),
    (Picks(("a", "a", "b"), 2, 2), 3),
    (Picks(("a", "a", "b", "b"), 1, 2), 6),
    (Picks((), 0, 0), 1),
    (Each({"A": OneOf((1, 2)), "B": OneOf((3, 4, 5))}), 6),
    (Each({}), 1),
    (Shares(("A", "B"), ("x", "y")), 2),
    (Shares(("A", "B", "C"), ("x", "x", "y")), 3),
]


@pytest.mark.parametrize(("domain", "count"), DOMAINS)
def test_every_value_is_listed_once_and_drawn_as_often(domain: Domain, count: int) -> None:
    listed = list(map(repr, domain.choices()))
    assert len(set(listed)) == len(listed) == count
    rng = Stream("domains")
    drawn = Counter(repr(domain.sample(rng)) for _ in range(400 * count))
    assert drawn.keys() == set(listed)
    # 400 times on average, with a standard deviation of at most 20.
    assert all(300 < times < 500 or count == 1 for times in drawn.values())


@pytest.mark.parametrize(("domain", "count"), DOMAINS)
def test_what_is_listed_or_drawn_is_contained(domain: Domain, count: int) -> None:
    rng = Stream("contained")
    assert all(domain.contains(value) for value in domain.choices())
    assert all(domain.contains(domain.sample(rng)) for _ in range(count))


@pytest.mark.parametrize(
    ("domain", "value"),
    [
        (Picks(("a", "b"), 1, 1), ("a", "b")),
        (Picks(("a", "b"), 1, 2), ("a", "a")),
        (Picks(("a", "b"), 1, 2), ("c",)),
        (Picks(("a", "b"), 1, 2), "a"),
        (Picks(("a", "b"), 1, 2), ()),
        (Each({"A": OneOf((1, 2))}), {}),
        (Each({"A": OneOf((1, 2))}), {"A": 3}),
        (Each({"A": OneOf((1, 2))}), {"A": True}),
        (Each({"A": OneOf((1, 2))}), {"A": 1, "B": 1}),
        (Each({"A": OneOf((1, 2))}), ["A"]),
        (Shares(("A", "B"), ("x", "y")), {"A": "x", "B": "x"}),
        (Shares(("A", "B"), ("x", "y")), {"A": "x"}),
        (Shares(("A", "B"), ("x", "y")), {"A": "x", "C": "y"}),
        (Shares(("A", "B"), ("x", "y")), ("x", "y")),
    ],
)
def test_anything_else_is_not(domain: Domain, value: Any) -> None:
    assert not domain.contains(value)

"""The stream of chance: fixed words, even numbers, a counter to go on from."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.rng import SPAN, Stream


def test_the_words_of_a_seed_never_change() -> None:
    """A change here would deal every match under way anew."""
    stream = Stream("1")
    assert [stream.below(SPAN) for _ in range(4)] == WORDS_OF_ONE
    assert Stream("1", "robot", "7", 12).below(SPAN) == ROBOT_WORD


WORDS_OF_ONE = [920030644, 3398183501, 1316475647, 4050821263]
ROBOT_WORD = 363952421


@given(seed=st.text(max_size=8), drawn=st.integers(0, 100), more=st.integers(1, 40))
def test_a_stream_goes_on_from_its_counter(seed: str, drawn: int, more: int) -> None:
    whole = Stream(seed)
    for _ in range(drawn):
        whole.below(SPAN)
    assert whole.counter == drawn
    resumed = Stream(seed, counter=drawn)
    assert [resumed.below(SPAN) for _ in range(more)] == [whole.below(SPAN) for _ in range(more)]
    assert resumed.counter == whole.counter == drawn + more


def test_purposes_are_kept_apart() -> None:
    first = {
        Stream(*purpose).below(SPAN) for purpose in (("ab",), ("a", "b"), ("a", "b", ""), ("", "ab"), ("a", "", "b"))
    }
    assert len(first) == 5


@given(n=st.integers(1, SPAN), seed=st.text(max_size=4))
def test_numbers_are_below_n(n: int, seed: str) -> None:
    stream = Stream(seed)
    assert all(0 <= stream.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [0, -1, SPAN + 1])
def test_other_bounds_are_refused(n: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        Stream("x").below(n)


def test_numbers_are_even() -> None:
    stream = Stream("even")
    counts = Counter(stream.below(6) for _ in range(60_000))
    # Five degrees of freedom: 25.7 is passed once in 10,000 seeds, and this seed is fixed.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 25.7
    assert set(counts) == set(range(6))


def test_words_past_the_last_whole_multiple_are_rejected() -> None:
    """With n just over half the span about half of the words would favour small numbers; they are drawn again."""
    stream = Stream("rejection")
    n = SPAN // 2 + 1
    for _ in range(200):
        stream.below(n)
    assert 300 < stream.counter < 520


def test_shuffles_are_permutations_and_each_is_as_likely() -> None:
    stream = Stream("shuffle")
    counts = Counter(stream.shuffled("abc") for _ in range(6_000))
    assert len(counts) == 6
    assert all(sorted(order) == ["a", "b", "c"] for order in counts)
    assert sum((count - 1_000) ** 2 / 1_000 for count in counts.values()) < 25.7


def test_a_pick_holds_no_value_twice() -> None:
    stream = Stream("pick")
    for count in range(6):
        picked = stream.pick(range(5), count)
        assert len(set(picked)) == len(picked) == count

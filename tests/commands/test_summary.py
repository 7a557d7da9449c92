"""The figures of a summary, worked out by hand."""

import io

import pytest
from rich.console import Console

from bot.commands.summary import Spread, Summary, as_json, in_order, show, spread


def test_numbers_come_by_size_then_words_by_the_alphabet() -> None:
    counts = {"unsold": 1, "10": 2, "9.5": 3, "9": 4, "lost": 5}
    assert list(in_order(counts)) == ["9", "9.5", "10", "lost", "unsold"]


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ({"4": 1, "5": 1, "6": 1, "7": 1}, Spread(5.5, "4", "5", "6")),
        ({"4": 3, "5.5": 1, "unsold": 9}, Spread(4.375, "4", "4", "4")),
        ({"2": 1}, Spread(2.0, "2", "2", "2")),
        ({"1": 1, "2": 1, "3": 1, "4": 1, "100": 1}, Spread(22.0, "2", "3", "4")),
    ],
)
def test_mean_and_quartiles_are_those_of_the_numbers_alone(counts: dict[str, int], expected: Spread) -> None:
    assert spread(counts) == expected


def test_words_alone_have_no_spread() -> None:
    assert spread({"unsold": 3}) is None


SUMMARY = Summary(
    game="tycoon",
    preset="blind",
    seed="1",
    matches=5,
    finished=4,
    faults=("seed 1/3, row 7: A has less than no gold",),
    counts={
        "winner (reason)": {"east (commoners)": 1, "west (commoners)": 3},
        "length in days": {"2": 1, "3": 3},
        "cause of death": {},
        "price of mine": {"3": 2, "3.5": 1, "4": 3, "5": 2, "unsold": 2},
    },
)


def test_shares_and_spreads_are_shown_in_aligned_columns() -> None:
    out = io.StringIO()
    show(SUMMARY, Console(file=out, width=80))
    assert [line.rstrip() for line in out.getvalue().splitlines()] == [
        "4 of 5 matches finished, invariants were broken:",
        "  seed 1/3, row 7: A has less than no gold",
        "",
        "winner (reason)   times  share",
        "west (commoners)      3  75.0%",
        "east (commoners)      1  25.0%",
        "",
        "                              middle",
        "                mean  median    half  most often           otherwise",
        "length in days  2.75       3     2–3  3 75%, 2 25%",
        "price of mine   3.94       4     3–4  4 38%, 3 25%, 5 25%  unsold 20%",
    ]


def test_a_summary_is_sound_when_all_finished_and_nothing_was_broken() -> None:
    assert not SUMMARY.sound
    sound = Summary("tycoon", None, "1", 4, 4, (), {})
    assert sound.sound
    assert not Summary("tycoon", None, "1", 5, 4, (), {}).sound
    assert '"counts": {' in as_json(SUMMARY)

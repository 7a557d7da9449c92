"""Records of matches as files."""

from pathlib import Path

import msgspec
import pytest

from bot import matchlog
from bot.errors import UserError
from bot.games.api import Malformed
from bot.games.driver import play
from bot.games.notation import encoded
from bot.games.record import Header, Row, header, replay
from bot.games.tycoon.game import TYCOON

SEATS = tuple(str(number) for number in range(1, 17))


def a_match() -> tuple[Header, list[Row], bytes]:
    """A match among robots: how it began, its rows, and the bytes of its last state."""
    head = header(TYCOON, {}, SEATS, "matchlog")
    turns = list(play(head))
    return head, [turn.row for turn in turns if turn.row is not None], encoded(TYCOON.dump(turns[-1].state))


def test_a_record_is_read_as_it_was_written_and_replays_to_the_same_state(tmp_path: Path) -> None:
    head, rows, state = a_match()
    matchlog.write(tmp_path / "match.jsonl", head, rows)
    read_head, read_rows = matchlog.read(tmp_path / "match.jsonl")
    assert read_head == head
    turns = list(replay(read_head, read_rows))
    assert [msgspec.json.encode(turn.row) for turn in turns[1:]] == [msgspec.json.encode(row) for row in rows]
    assert encoded(TYCOON.dump(turns[-1].state)) == state


def test_a_record_that_is_written_again_is_the_same_file(tmp_path: Path) -> None:
    head, rows, _ = a_match()
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    matchlog.write(first, head, rows)
    matchlog.write(second, *matchlog.read(first))
    assert first.read_bytes() == second.read_bytes()
    assert len(first.read_bytes().splitlines()) == len(rows) + 1


def test_rows_are_read_only_as_they_are_asked_for(tmp_path: Path) -> None:
    head, rows, _ = a_match()
    path = tmp_path / "match.jsonl"
    matchlog.write(path, head, rows[:2])
    with path.open("ab") as file:
        file.write(b"no row\n")
    _, read = matchlog.read(path)
    assert [next(read), next(read)] == rows[:2]
    with pytest.raises(UserError, match=r"match\.jsonl:4: no row of a match record"):
        next(read)


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    path = tmp_path / "none" / "match.jsonl"
    with pytest.raises(UserError) as caught:
        matchlog.write(path, *a_match()[:2])
    assert str(caught.value) == f"{path}: cannot be written: No such file or directory"


@pytest.mark.parametrize(
    ("fault", "expected"),
    [
        (Malformed((), "broken"), "m:1: broken"),
        (Malformed(("seats", 3), "broken"), "m:1: seats.3: broken"),
        (Malformed((0,), "broken"), "m:2: broken"),
        (Malformed((7, "step", "bid"), "broken"), "m:9: step.bid: broken"),
    ],
)
def test_a_misfit_is_told_with_the_line_of_its_row(fault: Malformed, expected: str) -> None:
    assert str(matchlog.misfit(Path("m"), fault)) == expected

"""`duskbid replay`: a match as a moderator reads it, and every record that does not replay."""

from pathlib import Path

import pytest

from bot.games.registry import GAMES
from tests.architecture.project import ROOT
from tests.commands.conftest import Command

PLAY = ROOT / "tests" / "golden" / "tycoon-skirmish.jsonl"
LINES = PLAY.read_text(encoding="utf-8").splitlines()


def written(folder: Path, *lines: str) -> Path:
    path = folder / "match.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def test_a_record_is_printed_as_the_golden_play(duskbid: Command) -> None:
    done = duskbid("replay", PLAY)
    assert (done.code, done.err) == (0, "")
    assert done.out == PLAY.with_suffix(".txt").read_text(encoding="utf-8")


def test_a_record_may_end_in_the_middle_of_a_match(duskbid: Command, tmp_path: Path) -> None:
    done = duskbid("replay", written(tmp_path, *LINES[:33]))
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[-1].startswith("── the record ends in 1-dusk; the match is not over ─")


HEADER, *ROWS = LINES

MISFITS = [
    (['{"kind": "tick"}'], "1: no header of a match record: Object contains unknown field `kind`"),
    (["duskbid"], "1: no header of a match record: JSON is malformed: "),
    ([HEADER.replace('"tycoon"', '"chess"')], "1: game: unknown game chess; allowed: " + ", ".join(GAMES)),
    ([HEADER.replace('"rules_version":1', '"rules_version":9')], "1: rules_version: 9; this program replays 1"),
    (
        [HEADER.replace("at_dawn", "at_noon")],
        '1: announce_effects: "at_noon" is not allowed; allowed: at_tally, at_dawn',
    ),
    ([HEADER.replace("vote_tie", "wote_tie")], "1: wote_tie: unknown house rule; allowed: roster, "),
    ([HEADER.replace('"A",', "")], "1: seats: 9 seats; this roster is for 10"),
    ([HEADER.replace('"A","B"', '"A","A"')], "1: seats: a seat is named twice"),
    ([HEADER.replace("duskbid-match", "chess-match")], "1: no header of a match record: Invalid enum value"),
    ([HEADER, ROWS[0], "{}"], "3: no row of a match record: Object missing required field `kind`"),
    ([HEADER, ROWS[0], ""], "3: no row of a match record: Input data was truncated"),
    ([HEADER, '{"kind":"tick"}'], "2: phase: a tick names its phase"),
    ([HEADER, '{"kind":"tick","phase":"1-night"}'], "2: refused as wrong_phase"),
    ([HEADER, '{"kind":"action"}'], "2: step: a row has one step"),
    ([HEADER, '{"kind":"host","step":{"fly":{}}}'], "2: step.fly: unknown step; allowed: bid, bids, vote, "),
    ([HEADER, '{"kind":"host","step":{"remove":{"seat":"Z"}}}'], "2: refused as unknown_seat"),
    ([*LINES, ROWS[0]], f"{len(LINES) + 1}: refused as match_over"),
    ([HEADER.replace('"seed":', '"seed":' + "[" * 20_000)], "1: no header of a match record: "),
    ([HEADER, "x" * 70_000], "2: the line is longer than 65536 bytes"),
]


@pytest.mark.parametrize(("lines", "complaint"), MISFITS)
def test_a_record_that_does_not_replay_is_one_line_with_file_and_line(
    duskbid: Command, tmp_path: Path, lines: list[str], complaint: str
) -> None:
    path = written(tmp_path, *lines)
    done = duskbid("replay", path)
    assert done.code == 2
    assert done.err.startswith(f"error: {path}:{complaint}")
    assert done.err.count("\n") == 1


def test_what_is_no_record_is_one_line(duskbid: Command, tmp_path: Path) -> None:
    (tmp_path / "latin").write_bytes(b'{"game": "\xe9"}\n')
    (tmp_path / "empty").touch()
    assert (
        duskbid("replay", tmp_path / "none").error == f"{tmp_path / 'none'}: cannot be read: No such file or directory"
    )
    assert duskbid("replay", tmp_path).error == f"{tmp_path}: cannot be read: Is a directory"
    assert duskbid("replay", tmp_path / "empty").error.endswith("the file is empty; a record begins with its header")
    assert "latin:1: no header of a match record: " in duskbid("replay", tmp_path / "latin").error


def test_control_characters_of_a_record_never_reach_the_terminal(duskbid: Command, tmp_path: Path) -> None:
    hostile = [line.replace('"C"', '"C\\u001b[31m\\u0085"') for line in LINES]
    out = duskbid("replay", written(tmp_path, *hostile)).out
    assert "C [31m" in out
    assert "\x1b" not in out
    assert "\x85" not in out

"""`duskbid cases`: lines, summary, JSON, exit codes, and every way in which a file can be malformed."""

import json
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from tests.architecture.project import ROOT
from tests.commands.conftest import Command

VISIBLE = ROOT / "tests" / "cases" / "tycoon.yaml"

START = "  start: {seats: {A: {side: east, role: commoner}, B: {side: west, role: commoner}}}\n"
RIGHT = f"""\
- id: T9-1
  title: a bid leaves the purse [at once]
  game: tycoon
{START}\
  steps:
    - bid: {{seat: A, item: mine, amount: 4}}
    - bid: {{seat: A, item: missile, amount: 1}}
      refused: below_floor
  expect: {{seats: {{A: {{gold: 6}}}}}}
"""
WRONG = f"""\
- id: T9-2
  game: tycoon
{START}\
  steps:
    - bid: {{seat: A, item: mine, amount: 11}}
    - bid: {{seat: A, item: mine, amount: 4}}
      refused: over_budget
  expect: {{seats: {{A: {{gold: 5}}}}}}
"""
FAILURES = [
    "step 1 (bid): refused as over_budget, expected to be accepted",
    "step 2 (bid): accepted, expected to be refused as over_budget",
    "state.seats.A.gold: expected 5, got 6",
]


def written(folder: Path, text: str, name: str = "cases.yaml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_every_visible_case_passes(duskbid: Command) -> None:
    done = duskbid("cases", VISIBLE)
    lines = done.out.splitlines()
    assert (done.code, done.err) == (0, "")
    assert lines[-1] == f"{VISIBLE.read_text(encoding='utf-8').count('- id: ')} passed, 0 failed"
    assert all(line.startswith("pass T") for line in lines[:-1])
    assert len(lines) > 100


def test_a_line_for_each_case_and_a_summary(duskbid: Command, tmp_path: Path) -> None:
    done = duskbid("cases", written(tmp_path, RIGHT))
    assert (done.code, done.err) == (0, "")
    assert done.out == "pass T9-1 a bid leaves the purse [at once]\n1 passed, 0 failed\n"


def test_a_case_that_fails_tells_why_and_is_exit_code_1(duskbid: Command, tmp_path: Path) -> None:
    done = duskbid("cases", written(tmp_path, RIGHT + WRONG))
    assert (done.code, done.err) == (1, "")
    failed = ["FAIL T9-2", *(f"     {failure}" for failure in FAILURES), "1 passed, 1 failed"]
    assert done.out.splitlines()[1:] == failed


def test_json_has_every_result_with_its_codes_and_whole_final_state(duskbid: Command, tmp_path: Path) -> None:
    done = duskbid("cases", "--json", written(tmp_path, RIGHT + WRONG))
    right, wrong = json.loads(done.out)
    assert (done.code, done.err) == (1, "")
    assert list(right) == ["id", "passed", "failures", "refused", "state"]
    assert (right["id"], right["passed"], right["failures"]) == ("T9-1", True, [])
    assert right["refused"] == [None, "below_floor"]
    assert right["state"]["phase"] == "day"
    assert right["state"]["seats"]["A"]["gold"] == 6
    assert right["state"]["bids"] == {"A": {"mine": [4]}}
    assert (wrong["passed"], wrong["failures"], wrong["refused"]) == (False, FAILURES, ["over_budget", None])


def test_a_file_that_is_named_twice_is_run_once(duskbid: Command, tmp_path: Path) -> None:
    path = written(tmp_path, RIGHT)
    (tmp_path / "folder").mkdir()
    again = tmp_path / "folder" / ".." / path.name
    assert duskbid("cases", path, path, again).out.endswith("\n1 passed, 0 failed\n")


def test_an_id_may_come_again_in_another_file(duskbid: Command, tmp_path: Path) -> None:
    done = duskbid("cases", written(tmp_path, RIGHT), written(tmp_path, RIGHT, "others.yaml"))
    assert (done.code, done.out.splitlines()[-1]) == (0, "2 passed, 0 failed")


def test_an_empty_list_holds_no_cases(duskbid: Command, tmp_path: Path) -> None:
    path = written(tmp_path, "[]\n")
    assert duskbid("cases", path).out == "0 passed, 0 failed\n"
    assert json.loads(duskbid("cases", "--json", path).out) == []


def case(*lines: str) -> str:
    return "".join(f"{line}\n" for line in ("- id: X", "  game: tycoon", START.rstrip(), *lines))


MALFORMED = [
    ("", "1: the file is empty; a case file holds a list of cases"),
    ("id: X\n", "1: a case file holds a list of cases"),
    ("- [1\n", "1: this is not YAML: did not find expected ',' or ']'"),
    ("- 5\n", "1: expected a mapping, got a whole number"),
    ("- id: X\n", "1: the key 'game' is missing"),
    (RIGHT + RIGHT, f"{RIGHT.count(chr(10)) + 1}: duplicate id T9-1; it stands first in line 1"),
    ("- id: X\n  id: Y\n", "2: duplicate key 'id'; it stands first in line 1"),
    ("- {id: X, game: chess, steps: []}\n", "1: game: unknown game chess; allowed: " + ", ".join(GAMES)),
    (case("  steps: []", "  rule: {}"), "5: unknown key 'rule'; allowed: id, game, steps, title, rules, seed, start, "),
    (case("  steps: []", "  rules: {wote_tie: all}"), "5: rules.wote_tie: unknown house rule; allowed: roster, "),
    (case("  steps: []", "  rules: {vote_tie: some}"), '5: rules.vote_tie: "some" is not allowed; allowed: none, '),
    (case("  steps:", "    - nightfal"), "5: steps.0: a step has one of these words: bid, bids, vote, "),
    (case("  steps:", "    - dawn", "    - 7"), "6: steps.1: a step is a word, or a mapping of a word "),
    (case("  steps:", "    - dawn: 7"), "5: steps.0.dawn: a step's arguments are a mapping"),
    (case("  steps:", "    - dawn: {seat: A}"), "5: steps.0.dawn: dawn takes no arguments"),
    (case("  steps:", "    - unvote: {seats: A}"), "5: steps.0.unvote: unknown key 'seats'; allowed: seat"),
    (
        case("  steps:", "    - dawn:", "      refused: late"),
        "6: steps.0.refused: unknown code late; allowed: match_over",
    ),
    (case("  steps: []", "  expect_view: {C: {}}"), "5: expect_view.C: unknown seat; allowed: public, A, B"),
    (case("  steps: []", "  seed: &a 1"), "5: anchors are not allowed: &a"),
    ("- {id: X, game: tycoon, steps: []}\n", "1: start.seats: east has no commoner; "),
]


@pytest.mark.parametrize(("text", "complaint"), MALFORMED)
def test_a_malformed_file_is_one_line_with_file_line_and_reason(
    duskbid: Command, tmp_path: Path, text: str, complaint: str
) -> None:
    path = written(tmp_path, text)
    assert duskbid("cases", path).error.startswith(f"{path}:{complaint}")
    assert duskbid("cases", "--json", VISIBLE, path).error.startswith(f"{path}:{complaint}")


SEATS = ["seats:", "  1: {side: east, role: commoner}", "  2:", "    side: west"]
SEAT_KEYS = "side, role, alive, gold, half_bids"
PHASES = "day, dusk, night, over, revote"
ITEMS = "alliance, black_card, mine, missile, red_card"

# Lines of a start, the first of which is line 4 of the file; seats may be written as numbers.
STARTS = [
    ([*SEATS, "    role: commoner", "    glod: 5"], f"9: start.seats.2: unknown key 'glod'; allowed: {SEAT_KEYS}"),
    ([*SEATS, "day: 2"], "6: start.seats.2: the key 'role' is missing"),
    ([*SEATS, "    role: king"], "8: start.seats.2.role: unknown value 'king'; allowed: commoner, merchant, miser, "),
    ([*SEATS, "    role: commoner", "    gold: all"], "9: start.seats.2.gold: expected a number, got a text"),
    (["day: 2", "phase: noon"], f"5: start.phase: unknown value 'noon'; allowed: {PHASES}"),
    (["bids:", "  A:", "    mine: [1]", "    moon: [1]"], f"7: start.bids.A: unknown key 'moon'; allowed: {ITEMS}"),
    (["orders:", "- seat: A", "  item: mine"], "5: start.orders.0: the key 'targets' is missing"),
    (
        ["effects:", "  red_card: [A]", "  green: [A]"],
        "6: start.effects: unknown key 'green'; allowed: red_card, black",
    ),
    (["day: 2", "weather: fine"], "5: start: unknown key 'weather'; allowed: phase, day, seats, bids, votes, items, "),
]


@pytest.mark.parametrize(("lines", "complaint"), STARTS)
def test_a_start_that_does_not_fit_is_told_with_the_line_of_its_key(
    duskbid: Command, tmp_path: Path, lines: list[str], complaint: str
) -> None:
    text = "".join(f"{line}\n" for line in ("- id: X", "  game: tycoon", "  start:", *(f"    {one}" for one in lines)))
    path = written(tmp_path, f"{text}  steps: []\n")
    assert duskbid("cases", path).error.startswith(f"{path}:{complaint}")


def test_a_file_that_is_not_there_or_no_file_is_one_line(duskbid: Command, tmp_path: Path) -> None:
    assert duskbid("cases", tmp_path / "none.yaml").error == f"{tmp_path / 'none.yaml'}: there is no such file"
    assert duskbid("cases", tmp_path).error == f"{tmp_path}: this is a directory, not a file"

"""`duskbid simulate`: what it tells, that a seed decides it all, and how it ends when it is disturbed."""

import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.commands import simulate as command
from bot.commands.simulate import FAULTS_KEPT, Played, one, plan
from bot.errors import UserError
from bot.games import driver, registry
from bot.games.record import Header, Turn
from bot.games.registry import GAMES
from bot.games.tycoon.game import TYCOON
from bot.games.tycoon.state import State
from tests.architecture.project import ROOT
from tests.commands.conftest import Command

HEADINGS = ["winner (reason)", "length in days", "cause of death"]
ITEMS = ["missile", "mine", "alliance", "red_card", "black_card"]


def test_the_summary_tells_who_won_how_long_it_took_what_was_paid_and_who_died(duskbid: Command) -> None:
    done = duskbid("simulate", "tycoon", "--matches", "6", "--seed", "1", "--jobs", "1")
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[0] == "6 of 6 matches finished, every invariant held"
    first_words = [line.split("  ")[0] for line in done.out.splitlines()]
    expected = ["winner (reason)", "cause of death", "length in days", *(f"price of {item}" for item in ITEMS)]
    assert [words for words in first_words if words in expected] == expected
    assert max(map(len, done.out.splitlines())) <= 80


def test_json_has_every_count(duskbid: Command) -> None:
    summary = json.loads(duskbid("simulate", "tycoon", "--matches", "6", "--seed", "1", "--jobs", "1", "--json").out)
    assert [summary[key] for key in ("game", "preset", "seed", "matches", "finished")] == ["tycoon", None, "1", 6, 6]
    assert summary["faults"] == []
    assert list(summary["counts"]) == [*HEADINGS, *(f"price of {item}" for item in ITEMS)]
    assert sum(summary["counts"]["winner (reason)"].values()) == 6
    lengths = summary["counts"]["length in days"]
    days = sum(int(length) * count for length, count in lengths.items())
    for item in ITEMS:  # one of each is sold or not on every day
        assert sum(summary["counts"][f"price of {item}"].values()) == days
    assert list(lengths) == sorted(lengths, key=int)


def test_the_seed_decides_the_summary_whatever_the_number_of_processes(duskbid: Command) -> None:
    ask = ["simulate", "tycoon", "--preset", "skirmish", "--matches", "20", "--json"]
    alone = duskbid(*ask, "--seed", "1", "--jobs", "1")
    assert json.loads(alone.out)["finished"] == 20
    assert duskbid(*ask, "--seed", "1", "--jobs", "3") == alone
    assert duskbid(*ask, "--seed", "1", "--jobs", "1") == alone
    assert duskbid(*ask, "--seed", "2", "--jobs", "1").out != alone.out


def test_records_are_written_and_replay(duskbid: Command, tmp_path: Path) -> None:
    duskbid("simulate", "tycoon", "--matches", "2", "--seed", "über/morgen", "--jobs", "1", "--record", tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["tycoon-über-morgen-1.jsonl", "tycoon-über-morgen-2.jsonl"]
    done = duskbid("replay", tmp_path / names[1])
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("tycoon, rules version 1, seed über/morgen/2\n")
    assert "── the end: winner " in done.out.splitlines()[-1]


@pytest.mark.parametrize("seed", ["", "a\nb", "\x1b[31m", "\udcff", "x" * 65])
def test_a_seed_that_cannot_be_shown_is_one_line(duskbid: Command, seed: str) -> None:
    error = duskbid("simulate", "tycoon", "--matches", "1", "--seed", seed).error
    assert error == "--seed: a seed is a text of 1 to 64 printable characters"


@pytest.mark.parametrize("seed", ["0", "-1", "007", "..", "a/../b", " ", "天黑", "🎲", "'; --", "x" * 64])
def test_any_other_text_is_a_seed(duskbid: Command, tmp_path: Path, seed: str) -> None:
    ask = ["simulate", "tycoon", "--preset", "skirmish", "--matches", "1", "--jobs", "1", "--seed", seed, "--json"]
    done = duskbid(*ask, "--record", tmp_path)
    assert (done.code, done.err, json.loads(done.out)["seed"]) == (0, "", seed)
    [record] = tmp_path.iterdir()
    assert duskbid("replay", record).code == 0


def test_an_unknown_game_preset_or_folder_is_one_line(duskbid: Command, tmp_path: Path) -> None:
    assert duskbid("simulate", "poker").error == f"unknown game poker; allowed: {', '.join(GAMES)}"
    for preset in ("wild", "", "../classic"):
        error = duskbid("simulate", "tycoon", "--preset", preset).error
        assert error == f"unknown preset '{preset}' of tycoon; allowed: blind, classic, skirmish"
    error = duskbid("simulate", "tycoon", "--record", tmp_path / "none").error
    assert error == f"{tmp_path / 'none'}: there is no such folder for the records"


def test_the_number_of_seats_can_be_chosen_where_the_game_leaves_it_open(duskbid: Command) -> None:
    for seats in (2, 6):
        done = duskbid("simulate", "sins", "--seats", seats, "--matches", "2", "--jobs", "1", "--json")
        assert (done.code, json.loads(done.out)["finished"]) == (0, 2)
        names = {f"seat {number}" for number in range(1, seats + 1)}
        assert set(json.loads(done.out)["counts"]["winner"]) <= names
    assert duskbid("simulate", "sins", "--seats", "7").error == "--seats: sins is for 2 to 6 seats here"
    assert duskbid("simulate", "tycoon", "--seats", "10").error == "--seats: tycoon is for 16 seats here"


def test_the_summary_of_sins_fits_the_terminal(duskbid: Command) -> None:
    done = duskbid("simulate", "sins", "--seats", "3", "--matches", "30", "--jobs", "1")
    assert (done.code, done.err) == (0, "")
    assert max(map(len, done.out.splitlines())) <= 80
    first_words = [line.split("  ")[0] for line in done.out.splitlines()]
    headings = ["end", "winner", "accusations", "length in turns", "turn of a death", "sum of sins", "hand cards"]
    assert [words for words in first_words if words in headings] == headings


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_record_that_cannot_be_written_is_one_line(duskbid: Command, tmp_path: Path, jobs: int) -> None:
    (tmp_path / "tycoon-1-1.jsonl").mkdir()
    ask = ["--preset", "skirmish", "--matches", 16, "--jobs", jobs, "--record", tmp_path]
    error = duskbid("simulate", "tycoon", *ask).error
    assert error == f"{tmp_path / 'tycoon-1-1.jsonl'}: cannot be written: Is a directory"


def test_a_broken_invariant_is_told_with_seed_and_row_and_is_exit_code_1(
    duskbid: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def faults(state: State) -> tuple[str, ...]:
        return ("the [sky] has fallen",) if state.day == 2 else ()

    monkeypatch.setattr(registry, "GAMES", {"tycoon": replace(TYCOON, faults=faults)})
    done = duskbid("simulate", "tycoon", "--preset", "skirmish", "--matches", "3", "--jobs", "1")
    lines = done.out.splitlines()
    assert (done.code, done.err) == (1, "")
    assert lines[0] == "3 of 3 matches finished, invariants were broken:"
    told = [line for line in lines if line.endswith("the [sky] has fallen")]
    assert told[0].startswith("  seed 1/1, row ")
    assert len(told) == FAULTS_KEPT


def test_a_match_that_breaks_the_engine_is_told_and_the_rest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(head: Header) -> Iterator[Turn]:
        for number, turn in enumerate(driver.play(head)):
            if head.seed == "1/2" and number == 3:
                raise LookupError("no such thing")
            yield turn

    monkeypatch.setattr(command, "play", play)
    played = [one(plan("tycoon", "skirmish", "1", None), number) for number in (1, 2, 3)]
    assert [match.finished for match in played] == [True, False, True]
    [told] = played[1].faults
    assert told.startswith("seed 1/2: LookupError: no such thing (test_simulate.py, line ")


def test_a_match_that_cannot_even_be_dealt_counts_as_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    short = replace(plan("tycoon", None, "1", None), seats=("A", "B"))
    assert one(short, 1).faults[0].startswith("seed 1/1: Malformed: seats: 2 seats; this roster is for 16")
    assert one(short, 1) == Played({}, finished=False, faults=one(short, 1).faults)


def test_a_plan_needs_a_game_that_there_is() -> None:
    with pytest.raises(UserError, match="unknown game chess"):
        plan("chess", None, "1", None)


def test_ctrl_c_in_the_middle_ends_every_process_without_a_word(tmp_path: Path) -> None:
    # The first record is a pipe: a worker that opens it has played a match, and is in the middle of its work.
    pipe = tmp_path / "tycoon-1-1.jsonl"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    ask = ["simulate", "tycoon", "--matches", "1000000", "--seed", "1", "--jobs", "2", "--record", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-m", "bot", *ask],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as program:
        assert program.stderr is not None
        ready, _, _ = select.select([reading, program.stderr.fileno()], [], [])
        assert ready == [reading]
        os.killpg(program.pid, signal.SIGINT)
        os.close(reading)
        # Both pipes end only when the last process that holds them is gone.
        assert program.communicate() == (b"", b"")
    assert program.returncode == 130

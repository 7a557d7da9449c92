"""Equal bytes whatever the order of hashes: records and summaries under two values of PYTHONHASHSEED."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.games.registry import GAMES

ROOT = Path(__file__).parent.parent.parent


def simulated(game: str, folder: Path, hash_seed: str) -> dict[str, bytes]:
    """What a simulation prints and writes."""
    folder.mkdir()
    done = subprocess.run(
        [sys.executable, "-m", "bot", "simulate", game, "--matches", "3", "--jobs", "1", "--json", "--record", folder],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    return {"": done.stdout, **{path.name: path.read_bytes() for path in sorted(folder.iterdir())}}


@pytest.mark.parametrize("game", GAMES)
def test_equal_bytes_under_two_hash_seeds(game: str, tmp_path: Path) -> None:
    first = simulated(game, tmp_path / "a", "1")
    assert len(first) == 4
    assert first == simulated(game, tmp_path / "b", "2")

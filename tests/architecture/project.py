"""Where the project's files are, for the tests of its shape."""

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = tuple(name for name in ("bot", "cogs") if (ROOT / name).is_dir())


def python_files(*folders: str) -> list[Path]:
    """Return every Python file of the given top-level folders, sorted."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def relative(path: Path) -> str:
    """Return a path as it is written in the project."""
    return path.relative_to(ROOT).as_posix()


@cache
def syntax_tree(path: Path) -> ast.Module:
    """Return a file's syntax tree."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def project_files() -> list[Path]:
    """Return what belongs to the project: known to git or about to be; in an unpacked archive, every file."""
    if not (ROOT / ".git").exists():
        return sorted(path for path in ROOT.rglob("*") if path.is_file() and not _is_generated(path))
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout.decode()
    return [path for name in listing.split("\0") if name and (path := ROOT / name).is_file()]


def _is_generated(path: Path) -> bool:
    parts = path.relative_to(ROOT).parts
    return "__pycache__" in parts or any(part.startswith(".") and part != ".ci" for part in parts[:-1])


def pyproject() -> dict[str, Any]:
    """Return pyproject.toml as data."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def make_targets() -> set[str]:
    """Return the targets that the Makefile offers to people."""
    return set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def code_in(markdown: str) -> Iterator[str]:
    """Yield the text of each fenced block and each inline code span."""
    for fenced, inline in re.findall(r"```[^\n]*\n(.*?)```|`([^`\n]+)`", markdown, re.DOTALL):
        yield fenced or inline

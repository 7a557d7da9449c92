"""`duskbid cases`: run rule cases from files."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape

from bot.games import cases
from bot.games.api import Malformed
from bot.games.cases import Case, CaseResult
from bot.strict_yaml import Document, YamlError, YamlPath, load

CASE_FILE_LIMIT = 4 * 1024 * 1024


def run_files(paths: Sequence[Path]) -> list[tuple[Case, CaseResult]]:
    """Every case of the files with its result, in order; raises YamlError at the first thing that is no case.

    A file that is named twice is run once; an id may come again in another file, but not in the same one.
    """
    once = {path.resolve(): path for path in reversed(paths)}
    files = [path for path in dict.fromkeys(paths) if once[path.resolve()] == path]
    read = [case for path in files for case in _read_file(path)]
    return [(case, _run(case, document, at)) for case, document, at in read]


def show(results: Sequence[tuple[Case, CaseResult]], console: Console) -> None:
    """A line for each case, what failed under it, and a summary."""
    for case, result in results:
        mark = "[green]pass[/]" if result.passed else "[red]FAIL[/]"
        console.print(f"{mark} {escape(f'{result.id} {case.title}'.rstrip())}", soft_wrap=True)
        for failure in result.failures:
            console.print(f"     {failure}", markup=False, soft_wrap=True)
    passed = sum(result.passed for _, result in results)
    console.print(f"{passed} passed, {len(results) - passed} failed")


def as_json(results: Sequence[tuple[Case, CaseResult]]) -> str:
    """The results as a JSON list."""
    return msgspec.json.format(msgspec.json.encode([result for _, result in results])).decode()


def _read_file(path: Path) -> list[tuple[Case, Document, int]]:
    document = load(path, limit=CASE_FILE_LIMIT, guess=True)
    if not isinstance(document.data, list):
        empty = "the file is empty; " if document.data is None else ""
        raise YamlError(document.source, 1, f"{empty}a case file holds a list of cases")
    found: dict[str, int] = {}
    read = []
    for at, data in enumerate(document.data):
        try:
            case = cases.read(data)
        except Malformed as fault:
            raise _located(document, at, fault) from None
        if case.id in found:
            first = document.line_of((found[case.id],))
            raise YamlError(
                document.source, document.line_of((at,)), f"duplicate id {case.id}; it stands first in line {first}"
            )
        found[case.id] = at
        read.append((case, document, at))
    return read


def _run(case: Case, document: Document, at: int) -> CaseResult:
    try:
        return cases.run(case)
    except Malformed as fault:
        raise _located(document, at, fault) from None


def _located(document: Document, at: int, fault: Malformed) -> YamlError:
    """The complaint with the line of the key that is wrong, or else of the deepest part of its path that is there."""
    key = () if fault.key is None else (fault.key,)
    path = _as_written(document.data, (at, *fault.path, *key))
    place = ".".join(map(str, fault.path))
    return YamlError(document.source, document.key_line_of(path), f"{place}: {fault.reason}" if place else fault.reason)


def _as_written(data: object, path: YamlPath) -> YamlPath:
    """The path with the file's own keys: a case has every key as a text, its file may have numbers."""
    found: list[str | int] = []
    for step in path:
        written = {str(key): key for key in data}.get(str(step), step) if isinstance(data, dict) else step
        found.append(written)
        if isinstance(data, dict):
            data = data.get(written)
        elif isinstance(data, list) and isinstance(written, int):
            data = data[written]
    return tuple(found)

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
    """Every case of the files with its result, in order; raises YamlError at the first thing that is no case."""
    read = [case for path in paths for case in _read_file(path)]
    return [(case, _run(case, document, at)) for case, document, at in read]


def show(results: Sequence[tuple[Case, CaseResult]], console: Console) -> None:
    """A line for each case, what failed under it, and a summary."""
    for case, result in results:
        mark = "[green]pass[/]" if result.passed else "[red]FAIL[/]"
        console.print(f"{mark} {escape(result.id)} {escape(case.title)}", highlight=False, soft_wrap=True)
        for failure in result.failures:
            console.print(f"     {escape(failure)}", highlight=False, soft_wrap=True)
    passed = sum(result.passed for _, result in results)
    console.print(f"{passed} passed, {len(results) - passed} failed", highlight=False)


def as_json(results: Sequence[tuple[Case, CaseResult]]) -> str:
    """The results as a JSON list."""
    return msgspec.json.format(msgspec.json.encode([result for _, result in results])).decode()


def _read_file(path: Path) -> list[tuple[Case, Document, int]]:
    document = load(path, limit=CASE_FILE_LIMIT, guess=True)
    if not isinstance(document.data, list):
        raise YamlError(document.source, 1, "a case file holds a list of cases")
    found: dict[str, int] = {}
    read = []
    for at, data in enumerate(document.data):
        try:
            case = cases.read(data)
        except Malformed as fault:
            raise _located(document, at, fault) from None
        if case.id in found:
            raise YamlError(document.source, document.line_of((at,)), f"case {case.id} stands here a second time")
        found[case.id] = at
        read.append((case, document, at))
    return read


def _run(case: Case, document: Document, at: int) -> CaseResult:
    try:
        return cases.run(case)
    except Malformed as fault:
        raise _located(document, at, fault) from None


def _located(document: Document, at: int, fault: Malformed) -> YamlError:
    """The complaint with the line where the deepest known part of its path stands."""
    path: YamlPath = (at, *fault.path)
    place = ".".join(map(str, fault.path))
    return YamlError(document.source, document.key_line_of(path), f"{place}: {fault.reason}" if place else fault.reason)

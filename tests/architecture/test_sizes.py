"""Files under 400 lines, functions under 40."""

import ast
from pathlib import Path

import pytest

from tests.architecture.project import PACKAGES, python_files, relative, syntax_tree

FILE_LIMIT = 400
FUNCTION_LIMIT = 40


def long_files(paths: list[Path]) -> list[str]:
    counts = ((path, len(path.read_text(encoding="utf-8").splitlines())) for path in paths)
    return [f"{path}: {count} lines" for path, count in counts if count >= FILE_LIMIT]


def long_functions(tree: ast.Module) -> list[str]:
    """Name each function that is too long, decorators and docstring included."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            length = (node.end_lineno or node.lineno) - first + 1
            if length >= FUNCTION_LIMIT:
                found.append(f"{node.name}, line {first}: {length} lines")
    return found


def test_files_are_under_400_lines() -> None:
    assert long_files(python_files(*PACKAGES, "tests")) == []


def test_functions_are_under_40_lines() -> None:
    found = {relative(path): long_functions(syntax_tree(path)) for path in python_files(*PACKAGES, "tests")}
    assert {path: functions for path, functions in found.items() if functions} == {}


@pytest.mark.parametrize(("lines", "too_long"), [(399, False), (400, True)])
def test_a_file_of_400_lines_is_too_long(tmp_path: Path, lines: int, too_long: bool) -> None:
    (tmp_path / "file.py").write_text("x = 1\n" * lines)
    assert bool(long_files([tmp_path / "file.py"])) is too_long


@pytest.mark.parametrize(("lines", "too_long"), [(39, False), (40, True)])
def test_a_function_of_40_lines_is_too_long(lines: int, too_long: bool) -> None:
    source = "class A:\n    async def f(self):\n" + "        x = 1\n" * (lines - 1)
    assert bool(long_functions(ast.parse(source))) is too_long

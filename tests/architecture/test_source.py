"""What every source file keeps to, where no linter's rule says it."""

import ast
import re

import pytest

from tests.architecture.project import PACKAGES, ROOT, project_files, python_files, relative, syntax_tree

# Halves are rounded up by one helper of the games (T6); round(2.5) is 2.
BANNED_CALLS = frozenset({"round", "eval", "exec"})

# Put together from parts, so that this file does not hold what it looks for.
_REGISTRIES = ("py" + "pi.org", "pythonhosted" + ".org", "npm" + "js.org", "npmjs" + ".com", "crates" + ".io")
_MACHINE_FOLDERS = ("home", "Users", "root", "tmp", "work", "opt", "mnt")
REGISTRY = re.compile("|".join(re.escape(name) for name in _REGISTRIES))
MACHINE_PATH = re.compile(rf"(?<![\w.:/*~)}}-])/(?:{'|'.join(_MACHINE_FOLDERS)})/\w|\b[A-Z]:\\Users\\")


def banned_calls(tree: ast.Module) -> list[str]:
    return [
        f"{node.func.id}( in line {node.lineno}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BANNED_CALLS
    ]


def addresses_of_somewhere(text: str) -> list[str]:
    return [match.group() for pattern in (REGISTRY, MACHINE_PATH) for match in pattern.finditer(text)]


def test_no_banned_call() -> None:
    found = {relative(path): banned_calls(syntax_tree(path)) for path in python_files(*PACKAGES)}
    assert {path: calls for path, calls in found.items() if calls} == {}


def test_a_banned_call_is_found() -> None:
    assert banned_calls(ast.parse("def f(x):\n    return round(x / 2)\n")) == ["round( in line 2"]


def test_every_package_says_what_it_is_for() -> None:
    packages = [path for path in python_files(*PACKAGES, "tests") if path.name == "__init__.py"]
    assert [relative(path) for path in packages if not ast.get_docstring(syntax_tree(path))] == []


def test_every_folder_of_code_is_a_package() -> None:
    folders = {path.parent for path in python_files(*PACKAGES, "tests")}
    assert [relative(folder) for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []


def test_no_registry_address_and_no_machine_path() -> None:
    found = {
        relative(path): addresses_of_somewhere(path.read_text(encoding="utf-8", errors="replace"))
        for path in project_files()
    }
    assert ROOT / "pyproject.toml" in project_files()
    assert {path: addresses for path, addresses in found.items() if addresses} == {}


@pytest.mark.parametrize(
    "text",
    [
        "index-url = https://" + "py" + "pi.org/simple",
        "see https://files.pythonhosted" + ".org/x.whl",
        'Path("/' + 'tmp/duskbid.db")',
        "cd /" + "home/somebody/duskbid",
        "C:" + "\\Users\\somebody",
    ],
)
def test_an_address_is_found(text: str) -> None:
    assert addresses_of_somewhere(text)


@pytest.mark.parametrize("text", ["bot/" + "work/x.py", "https://example.org/home/page", "`/team say`", "wins/losses"])
def test_other_text_with_slashes_is_no_address(text: str) -> None:
    assert addresses_of_somewhere(text) == []

"""The documents name only what exists, and the two READMEs the same."""

import re

import pytest
import typer.main

from bot.cli import app
from tests.architecture.project import ROOT, code_in, make_targets

READMES = ("README.md", "README.zh-CN.md")
GUIDES = ("docs/hosting.md", "docs/hosting.zh-CN.md", "docs/privacy.md", "docs/privacy.zh-CN.md")
DOCUMENTS = (*READMES, "CONTRIBUTING.md", *GUIDES)


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def named_targets(markdown: str) -> set[str]:
    return {name for code in code_in(markdown) for name in re.findall(r"\bmake ([a-z][a-z-]*)", code)}


def named_commands(markdown: str) -> set[str]:
    return {name for code in code_in(markdown) for name in re.findall(r"\bduskbid ([a-z][a-z-]*)", code)}


def commands() -> set[str]:
    return set(typer.main.get_group(app).commands)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_make_target_that_a_document_names_exists(document: str) -> None:
    assert named_targets(read(document)) - make_targets() == set()


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_command_that_a_document_names_exists(document: str) -> None:
    assert named_commands(read(document)) - commands() == set()


def test_the_readmes_name_the_same_targets_and_commands() -> None:
    english, chinese = (read(name) for name in READMES)
    assert "test" in named_targets(english)
    assert named_targets(english) == named_targets(chinese)
    assert named_commands(english) == named_commands(chinese)


@pytest.mark.parametrize("readme", READMES)
def test_a_readme_names_every_command(readme: str) -> None:
    assert commands() - named_commands(read(readme)) == set()


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_that_a_document_links_to_exists(document: str) -> None:
    links = re.findall(r"\]\((?!https?://|#)([^)#\s]+)", read(document))
    folder = (ROOT / document).parent
    assert [link for link in links if not (folder / link).exists()] == []


@pytest.mark.parametrize("guide", GUIDES)
def test_a_guide_is_linked_to_and_says_the_same_in_both_languages(guide: str) -> None:
    ending = ".zh-CN.md" if guide.endswith(".zh-CN.md") else ".md"
    assert f"]({guide})" in read("README.zh-CN.md" if ending == ".zh-CN.md" else "README.md")
    other = guide.replace(".zh-CN", "")
    assert named_commands(read(guide)) == named_commands(read(other))
    assert len(re.findall("^#", read(guide), re.MULTILINE)) == len(re.findall("^#", read(other), re.MULTILINE))


def test_every_picture_is_shown_somewhere() -> None:
    shown = {name for document in DOCUMENTS for name in re.findall(r"pictures/([\w.-]+\.png)", read(document))}
    assert {path.name for path in (ROOT / "docs" / "pictures").iterdir()} == shown

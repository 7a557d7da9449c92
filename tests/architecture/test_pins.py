"""Everything that `make test` installs has a pinned version, by name and number only."""

import re
from importlib.metadata import distribution

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.architecture.project import ROOT

EXTRAS = frozenset({"dev", "play", "postgres"})


def pins() -> dict[str, str]:
    lines = (ROOT / ".ci" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.split("==") for line in lines if line and not line.startswith("#"))
    return {canonicalize_name(name): version for name, version in pairs}


def needed(name: str, extras: frozenset[str], seen: set[tuple[str, frozenset[str]]]) -> None:
    """Collect what a distribution needs here, directly or not."""
    for text in distribution(name).requires or ():
        requirement = Requirement(text)
        marker = requirement.marker
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in extras | {""}):
            found = (canonicalize_name(requirement.name), frozenset(requirement.extras))
            if found not in seen:
                seen.add(found)
                needed(*found, seen)


def test_every_package_that_the_tests_need_is_pinned() -> None:
    seen: set[tuple[str, frozenset[str]]] = set()
    needed("duskbid", EXTRAS, seen)
    names = {name for name, _ in seen}
    assert {"discord-py", "greenlet", "asyncpg", "pluggy"} <= names
    assert names - set(pins()) == set()


def test_pins_are_names_and_versions_only() -> None:
    lines = (ROOT / ".ci" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line and not re.fullmatch(r"#.*|[\w.-]+==[\w.]+", line)] == []

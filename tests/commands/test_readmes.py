"""What the READMEs show of the command line is what it prints."""

import re
import shlex

import pytest

from tests.architecture.project import ROOT
from tests.commands.conftest import Command

SHOWN = re.compile(r"```console\n\$ \.venv/bin/duskbid ([^\n]+)\n(.*?)```", re.DOTALL)
LEFT_OUT = "…\n"


def shown(readme: str) -> list[tuple[str, str]]:
    """The commands of a README with the output that it shows."""
    return SHOWN.findall((ROOT / readme).read_text(encoding="utf-8"))


EXAMPLES = [(readme, *example) for readme in ("README.md", "README.zh-CN.md") for example in shown(readme)]


@pytest.mark.parametrize(("readme", "command", "output"), EXAMPLES)
def test_a_readme_shows_what_the_command_prints(
    duskbid: Command, monkeypatch: pytest.MonkeyPatch, readme: str, command: str, output: str
) -> None:
    monkeypatch.chdir(ROOT)
    done = duskbid(*shlex.split(command))
    printed = "".join(f"{line.rstrip()}\n" for line in done.out.splitlines())
    first, *others = output.split(LEFT_OUT)
    assert (done.code, done.err) == (0, "")
    assert printed.startswith(first)
    place = len(first)
    for part in others:
        assert part in printed[place:], printed
        place = printed.index(part, place) + len(part)
    assert printed.endswith(output.rsplit(LEFT_OUT, maxsplit=1)[-1])


def test_both_readmes_show_each_command_the_same() -> None:
    english, chinese = shown("README.md"), shown("README.zh-CN.md")
    assert sorted(command.split()[0] for command, _ in english) == ["cases", "replay", "simulate"]
    assert english == chinese

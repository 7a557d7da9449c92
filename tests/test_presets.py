"""Presets: what the three of tycoon hold, and every way in which a file of house rules can be wrong."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import get_type_hints

import pytest

from bot import presets
from bot.errors import UserError
from bot.games import houserules
from bot.games.api import AnyGame
from bot.games.houserules import Choice, Switch
from bot.games.rites.game import RITES
from bot.games.sins.game import SINS
from bot.games.tycoon.game import TYCOON
from bot.games.tycoon.rules import Rules
from bot.resources import data_dir
from bot.strict_yaml import YamlError, load

DEFAULTS = TYCOON.rules({})
ON_EACH_SIDE = {"miser": 1, "merchant": 1, "trader": 1, "thief": 1}


def rules_of(name: str) -> Rules:
    return TYCOON.rules(presets.preset(TYCOON, name))


def differing(name: str) -> dict[str, object]:
    rules = rules_of(name)
    return {
        key: getattr(rules, key) for key in Rules.__struct_fields__ if getattr(rules, key) != getattr(DEFAULTS, key)
    }


def test_there_are_three_presets_of_tycoon() -> None:
    assert presets.names(TYCOON) == ("blind", "classic", "skirmish")


def test_t1_classic_is_the_default_two_sides_of_eight() -> None:
    assert differing("classic") == {}
    assert dict(rules_of("classic").roster) == {**ON_EACH_SIDE, "commoner": 4}
    assert list(TYCOON.seat_limits(rules_of("classic"))) == [16]


def test_t1_blind_is_classic_without_team_knowledge() -> None:
    assert differing("blind") == {"team_knowledge": "none", "team_chat": False}


def test_t1_skirmish_is_two_sides_of_five_with_one_commoner() -> None:
    assert differing("skirmish") == {"roster": {**ON_EACH_SIDE, "commoner": 1}}
    assert list(TYCOON.seat_limits(rules_of("skirmish"))) == [10]


USUAL = pytest.mark.parametrize(("game", "name"), [(TYCOON, "classic"), (SINS, "standard"), (RITES, "standard")])


@USUAL
def test_the_usual_preset_writes_every_key_in_order_with_its_default(game: AnyGame, name: str) -> None:
    written = load(data_dir() / "rules" / game.name / f"{name}.yaml").data
    defaults = game.rules({})
    assert isinstance(written, dict)
    assert list(written) == list(defaults.__struct_fields__)
    for key, value in written.items():
        assert getattr(game.rules({key: value}), key) == getattr(defaults, key)


def words_of(game: AnyGame, key: str) -> list[str] | None:
    """What a key of words may hold, the default first."""
    [kind] = get_type_hints(type(game.rules({})), include_extras=True)[key].__metadata__
    default = houserules.write(game.rules({}))[key]
    match kind:
        case Switch():
            words = [kind.off, kind.on]
        case Choice():
            words = list(map(str, kind.words))
        case _:
            return None
    return sorted(words, key=lambda word: word != str(default))


@USUAL
def test_it_tells_every_word_that_a_key_may_hold_the_default_first(game: AnyGame, name: str) -> None:
    text = (data_dir() / "rules" / game.name / f"{name}.yaml").read_text(encoding="utf-8")
    told: Mapping[str, list[str]] = {
        key: comment.split(" | ")
        for key, comment in re.findall(r"^(\w+): .*# [TSR]\d+: (\S+(?: \| \S+)+)$", text, re.M)
    }
    keys = game.rules({}).__struct_fields__
    assert told == {key: words for key in keys if (words := words_of(game, key)) is not None}


def test_an_unknown_name_is_told_with_those_there_are() -> None:
    with pytest.raises(UserError) as caught:
        presets.preset(TYCOON, "wild")
    assert str(caught.value) == "unknown preset 'wild' of tycoon; allowed: blind, classic, skirmish"


def test_a_file_without_a_rule_is_all_defaults(tmp_path: Path) -> None:
    (tmp_path / "house.yaml").write_text("# nothing of our own\n")
    assert presets.read(TYCOON, load(tmp_path / "house.yaml")) == presets.preset(TYCOON, "classic")


ALL_KEYS = ", ".join(Rules.__struct_fields__)

WRONG: list[tuple[str, str]] = [
    ("team_chat: on\nteam_chatt: on\n", f"2: team_chatt: unknown house rule; allowed: {ALL_KEYS}"),
    ("5: on\n", f"1: 5: unknown house rule; allowed: {ALL_KEYS}"),
    ("team_chat: on\n\nteam_chat: off\n", "3: duplicate key 'team_chat'; it stands first in line 1"),
    ("floors: {mine: 3,\n  mine: 4}\n", "2: duplicate key 'mine'; it stands first in line 1"),
    (
        "team_chat: on\nvote_tie: some\n",
        '2: vote_tie: "some" is not allowed; allowed: none, revote_then_none, random, all',
    ),
    ("vote_tie: 5\n", "1: vote_tie: 5 is not allowed; allowed: none, revote_then_none, random, all"),
    ("self_vote: 1\n", "1: self_vote: 1 is not allowed; allowed: off, on"),
    ("max_days: five\n", '1: max_days: "five" is not allowed; allowed: a whole number, 0 or more'),
    ("max_days: -1\n", "1: max_days: -1 is not allowed; allowed: a whole number, 0 or more"),
    ("max_days: 1.0\n", "1: max_days: 1.0 is not allowed; allowed: a whole number, 0 or more"),
    ("max_days: true\n", "1: max_days: true is not allowed; allowed: a whole number, 0 or more"),
    ("max_days:\n", "1: max_days: null is not allowed; allowed: a whole number, 0 or more"),
    (
        "floors: 4\n",
        "1: floors: 4 is not allowed; allowed: a number each for missile, mine, alliance, red_card, black_card",
    ),
    ("floors:\n  mine: 3\n  missile: 0\n", "3: floors.missile: 0 is not allowed; allowed: a whole number, 1 or more"),
    ("floors:\n  bomb: 3\n", "2: floors.bomb: unknown name; allowed: missile, mine, alliance, red_card, black_card"),
    ("roster: {commoner: 13}\n", "1: roster.commoner: 13 is not allowed; allowed: a whole number, 0 to 12"),
    ("roster: {commoner: 1}\n", "1: roster: a side has 2 to 12 seats"),
    ("\nroster: {thief: 2}\n", "2: roster: a side needs at least one commoner"),
    ("- team_chat\n", '1: ["team_chat"] is not allowed; allowed: house rules by key'),
    ("floors: &usual {mine: 3}\n", "1: anchors are not allowed: &usual; write the value out where it is needed"),
    ("team_chat: on\nself_vote: *usual\n", "2: aliases are not allowed: *usual; write the value out"),
    ("<<: {team_chat: on}\n", "1: merge keys (<<) are not allowed; write the values out"),
    ("team_chat: on\nrevote_minutes: 1:30\n", "2: quote the time: '1:30'"),
    ("team_chat: on\nrevote_minutes: [\n", "2: this is not YAML: "),
]


@pytest.mark.parametrize(("text", "complaint"), WRONG)
def test_a_wrong_file_is_one_error_with_file_line_and_what_is_allowed(
    tmp_path: Path, text: str, complaint: str
) -> None:
    path = tmp_path / "house.yaml"
    path.write_text(text)
    with pytest.raises(YamlError) as caught:
        presets.read(TYCOON, load(path))
    assert str(caught.value).startswith(f"{path}:{complaint}")


@pytest.mark.parametrize(("size", "fits"), [(64 * 1024, True), (64 * 1024 + 1, False)])
def test_a_file_of_more_than_64_kib_is_refused(tmp_path: Path, size: int, fits: bool) -> None:
    path = tmp_path / "house.yaml"
    path.write_text("max_days: 7\n".ljust(size - 1, "#") + "\n")
    if fits:
        assert presets.read(TYCOON, load(path))["max_days"] == 7
        return
    with pytest.raises(YamlError) as caught:
        presets.read(TYCOON, load(path))
    assert str(caught.value) == f"{path}: the file is bigger than 65536 bytes"


def test_a_wrong_preset_of_the_program_is_told_in_the_same_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "rules" / "tycoon" / "classic.yaml"
    path.parent.mkdir(parents=True)
    path.write_text("team_chatt: on\n")
    monkeypatch.setattr(presets, "data_dir", lambda: tmp_path)
    with pytest.raises(YamlError) as caught:
        presets.preset(TYCOON, "classic")
    assert str(caught.value) == f"{path}:1: team_chatt: unknown house rule; allowed: {ALL_KEYS}"


def test_a_preset_comes_with_every_key_so_that_a_record_tells_them_all() -> None:
    assert list(presets.preset(TYCOON, "skirmish")) == list(Rules.__struct_fields__)

"""Keys, nesting, what else YAML can do, and the line of every value."""

import pytest

from bot.strict_yaml import YamlPath, parse
from tests.strict_yaml.helpers import error_of


def test_keys_are_texts_or_whole_numbers() -> None:
    assert parse("{a: 1, 2: b, '2': c, yes: d, '<<': e, 'true': f}", "f").data == {
        "a": 1,
        2: "b",
        "2": "c",
        "yes": "d",
        "<<": "e",
        "true": "f",
    }


@pytest.mark.parametrize("key", ["true", "False", "null", "~", "1.5"])
def test_a_key_of_another_kind_is_refused(key: str) -> None:
    assert error_of(f"1: x\n{key}: y\n") == f"f.yaml:2: a key must be a text or a whole number; quote it: '{key}'"


@pytest.mark.parametrize("text", ["? [a]\n: b", "? {a: b}\n: c", "{[a]: b}"])
def test_a_list_or_mapping_as_key_is_refused(text: str) -> None:
    assert error_of(text) == "f.yaml:1: a key must be a text or a whole number, not a list or a mapping"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a: 1\nb: 2\na: 3", "f.yaml:3: duplicate key 'a'; it stands first in line 1"),
        ("a: 1\n'a': 1", "f.yaml:2: duplicate key 'a'; it stands first in line 1"),
        ("x:\n  - {7: a,\n     7: b}", "f.yaml:3: duplicate key 7; it stands first in line 2"),
        ("0: a\n-0: b", "f.yaml:2: duplicate key 0; it stands first in line 1"),
        ("a: {}\nb: []\na: 1", "f.yaml:3: duplicate key 'a'; it stands first in line 1"),
    ],
)
def test_duplicate_keys_are_refused(text: str, reason: str) -> None:
    assert error_of(text) == reason


def test_the_same_key_in_two_mappings_is_no_duplicate() -> None:
    assert parse("- {a: 1}\n- {a: {a: 2}}", "f").data == [{"a": 1}, {"a": {"a": 2}}]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a: &x 1", "f.yaml:1: anchors are not allowed: &x; write the value out where it is needed"),
        ("a: 1\nb: &x [1]", "f.yaml:2: anchors are not allowed: &x; write the value out where it is needed"),
        ("&x a: 1", "f.yaml:1: anchors are not allowed: &x; write the value out where it is needed"),
        ("a: 1\nb: *x", "f.yaml:2: aliases are not allowed: *x; write the value out"),
        ("<<: {a: 1}", "f.yaml:1: merge keys (<<) are not allowed; write the values out"),
        ("a: !!str 5", "f.yaml:1: tags are not allowed: 'tag:yaml.org,2002:str'"),
        ("a: ! 5", "f.yaml:1: tags are not allowed: '!'"),
        ("a: !python/object:os.system {}", "f.yaml:1: tags are not allowed: '!python/object:os.system'"),
        ("%YAML 1.1\n---\na: 1", "f.yaml:1: directives (lines that begin with %) are not allowed"),
        ("a: 1\n---\nb: 1", "f.yaml:2: a second document begins here; keep one document in a file"),
        ("---\n---\n", "f.yaml:2: a second document begins here; keep one document in a file"),
    ],
)
def test_what_else_yaml_can_do_is_refused(text: str, reason: str) -> None:
    assert error_of(text) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a: @x", "f.yaml:1: a text that begins with '@' must be quoted"),
        ("- x\n- %x", "f.yaml:2: a text that begins with '%' must be quoted"),
        ("a: `x`", "f.yaml:1: a text that begins with '`' must be quoted"),
        ("'abc", "f.yaml:1: this is not YAML: found unexpected end of stream"),
    ],
)
def test_what_is_no_yaml(text: str, reason: str) -> None:
    assert error_of(text) == reason


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: 1\nb: [1, 2\n", 2),
        ("a: b: c", 1),
        ("- a\nb: 1", 2),
        ("a: 1\n[b, c}\n", 2),
        ('a: 1\nb: "\\q"', 2),
        ("{a: 1", 1),
    ],
)
def test_a_syntax_error_has_a_line_of_the_file(text: str, line: int) -> None:
    assert error_of(text).startswith(f"f.yaml:{line}: this is not YAML: ")


def test_a_syntax_error_says_where_the_broken_part_begins() -> None:
    assert error_of("x:\n- a\n- b\nc").startswith("f.yaml:4: ")
    assert error_of("x: {a: 1,\n b: [1,\n c: 2}").endswith("(while parsing a flow sequence, begun in line 2)")


def test_64_levels_are_read() -> None:
    value = parse("[" * 64 + "]" * 64, "f").data
    depth = 0
    while isinstance(value, list):
        depth, value = depth + 1, value[0] if value else None
    assert depth == 64


@pytest.mark.parametrize(
    "text",
    ["[" * 65 + "]" * 65, "[" * 65536, "{a: " * 16384, "- " * 32768, "[{a: " * 13107, "- " * 40 + "[" * 40],
    ids=["65", "lists", "mappings", "blocks", "both", "mixed"],
)
def test_deeper_nesting_is_refused(text: str) -> None:
    assert error_of(text) == "f.yaml:1: nested deeper than 64 levels"


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "---", "---\n\n", "\ufeff", "null"])
def test_an_empty_file_holds_nothing(text: str) -> None:
    document = parse(text, "f")
    assert document.data is None
    assert document.line_of(()) == 1
    assert document.line_of(("a", 0)) == 1
    assert document.key_line_of(("a",)) == 1


@pytest.mark.parametrize(
    ("path", "line", "key_line"),
    [
        ((), 2, 1),
        (("rules",), 3, 2),
        (("rules", "floors"), 4, 3),
        (("rules", "floors", 1), 5, 5),
        (("rules", "floors", 1, "a"), 5, 5),
        (("rules", "floors", 7), 4, 3),
        (("rules", "no", "such"), 3, 2),
        (("empty",), 6, 6),
        ((12,), 8, 7),
        ((True,), 2, 1),
    ],
)
def test_every_value_has_its_line(path: YamlPath, line: int, key_line: int) -> None:
    text = "# comment\nrules:\n  floors:\n    - 1\n    - {a: 2}\nempty:\n12:\n  x\n"
    document = parse(text, "f")
    assert document.data == {"rules": {"floors": [1, {"a": 2}]}, "empty": None, 12: "x"}
    assert (document.line_of(path), document.key_line_of(path)) == (line, key_line)

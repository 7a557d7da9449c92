"""Characters, files that cannot be read, and the errors themselves."""

import pickle
from pathlib import Path

import pytest

from bot.errors import UserError
from bot.strict_yaml import Document, YamlError, load, parse
from tests.strict_yaml.helpers import error_of


def test_a_byte_order_mark_is_accepted() -> None:
    assert parse("\ufeffa: 木7".encode(), "f").data == {"a": "木7"}
    assert parse("\ufeffa: 1", "f").data == {"a": 1}


def test_both_line_ends_are_accepted() -> None:
    document = parse(b"a: 1\r\nb:\r\n  c: 2\r\n", "f")
    assert document.data == {"a": 1, "b": {"c": 2}}
    assert document.line_of(("b", "c")) == 3


@pytest.mark.parametrize("raw", [b"a: 1\nb: \xff", "a: 1\nb: 天黑".encode("gbk"), b"a: 1\nb: \xed\xa0\x80"])
def test_what_is_not_utf_8_is_refused(raw: bytes) -> None:
    assert error_of(raw) == "f.yaml:2: the file is not UTF-8; save it as UTF-8"


@pytest.mark.parametrize(
    "character", ["\0", "\x07", "\x0b", "\x1b", "\x7f", "\x85", "\x9f", "\u2028", "\ud800", "\ufeff", "\uffff", "\rx"]
)
def test_control_characters_are_refused(character: str) -> None:
    assert error_of(f"a: 1\nb: x{character}y\n") == f"f.yaml:2: the character U+{ord(character[0]):04X} is not allowed"


@pytest.mark.parametrize("escape", ["\\0", "\\x07", "\\e", "\\r", "\\x7f", "\\N", "\\uffff"])
def test_control_characters_are_refused_as_escapes_too(escape: str) -> None:
    assert "is not allowed" in error_of(f'a: 1\nb: "{escape}"\n')
    assert error_of(f'a: 1\nb: "{escape}"\n').startswith("f.yaml:2: the character U+")


@pytest.mark.parametrize("text", ["a:\n\tb: 1", "a:\n  \tb: 1", "a: [\n\t1]"])
def test_tabs_in_the_indentation_are_refused(text: str) -> None:
    assert error_of(text) == "f.yaml:2: a tab in the indentation; use spaces"


def test_a_file_is_loaded_whole(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("a: [木7]\n", encoding="utf-8")
    document = load(path)
    assert isinstance(document, Document)
    assert (document.data, document.source) == ({"a": ["木7"]}, str(path))


def test_the_limit_counts_bytes(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_bytes(b"#" * (64 * 1024))
    assert load(path).data is None
    path.write_bytes(b"#" * (64 * 1024 + 1))
    with pytest.raises(YamlError) as caught:
        load(path)
    assert str(caught.value) == f"{path}: the file is bigger than 65536 bytes"
    assert load(path, limit=64 * 1024 + 1).data is None


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(YamlError) as caught:
        load(tmp_path / "x.yaml")
    assert str(caught.value) == f"{tmp_path / 'x.yaml'}: there is no such file"


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    with pytest.raises(YamlError) as caught:
        load(tmp_path)
    assert str(caught.value) == f"{tmp_path}: this is a directory, not a file"


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        (PermissionError(13, "Permission denied"), "no permission to read this file"),
        (OSError(5, "Input/output error"), "cannot be read: Input/output error"),
    ],
)
def test_a_file_that_cannot_be_read(fault: OSError, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object) -> None:
        raise fault

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(YamlError) as caught:
        load(Path("x.yaml"))
    assert str(caught.value) == f"x.yaml: {reason}"


def test_a_name_that_no_file_can_have() -> None:
    with pytest.raises(YamlError) as caught:
        load(Path("a\0b.yaml"))
    assert str(caught.value) == "a b.yaml: cannot be read: embedded null byte"


def test_an_error_is_one_line_and_a_user_error() -> None:
    with pytest.raises(UserError) as caught:
        parse('? "a\\nb"\n: 1\n"a\\nb": 2\n', "odd\nname")
    assert str(caught.value) == "odd name:3: duplicate key 'a\\nb'; it stands first in line 1"
    assert caught.value.exit_code == 2


def test_a_long_key_is_cut_in_the_message() -> None:
    key = "k" * 500
    assert error_of(f"{key}: 1\n{key}: 2") == f"f.yaml:2: duplicate key '{'k' * 59}…; it stands first in line 1"


def test_an_error_survives_the_way_between_processes() -> None:
    error = YamlError("f", 3, "why")
    copy = pickle.loads(pickle.dumps(error))
    assert (str(copy), copy.source, copy.line, copy.reason) == ("f:3: why", "f", 3, "why")

"""A text is whole or it is an error."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.presentation.localizer import BrokenLocale, Localizer, MissingText, moment
from tests.presentation.texts import LOCALES, texts


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en").mkdir()
    return tmp_path


def write(folder: Path, name: str, text: str) -> None:
    (folder / "en" / name).write_text(text, encoding="utf-8")


def test_every_file_of_a_language_is_read(folder: Path) -> None:
    write(folder, "a.ftl", "one = 1\n")
    write(folder, "b.ftl", "two = { one } and 2\n")
    localizer = Localizer("en", folder)
    assert localizer.text("two") == "1 and 2"
    assert localizer.message_ids == {"one", "two"}


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(MissingText, match="en: no message nowhere"):
        texts("en").text("nowhere")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(MissingText, match=r"seat-named: .*name"):
        texts("en").text("seat-named", seat="7")


def test_a_reference_that_leads_nowhere_is_an_error(folder: Path) -> None:
    write(folder, "a.ftl", "one = { nowhere }\n")
    with pytest.raises(MissingText, match="nowhere"):
        Localizer("en", folder).text("one")


def test_a_message_without_text_or_words_is_an_error(folder: Path) -> None:
    write(folder, "a.ftl", "one =\n    .words = a, b\ntwo = 2\n")
    localizer = Localizer("en", folder)
    assert localizer.words("one") == ("a", "b")
    with pytest.raises(MissingText, match="one has no text"):
        localizer.text("one")
    with pytest.raises(MissingText, match="two has no words"):
        localizer.words("two")


@pytest.mark.parametrize(
    ("text", "reason"), [("one = 1\nbroken\n", "Expected"), ("one = 1\none = 2\n", "one is there twice")]
)
def test_a_broken_file_is_refused_whole(folder: Path, text: str, reason: str) -> None:
    write(folder, "a.ftl", text)
    with pytest.raises(BrokenLocale, match=rf"a\.ftl.*{reason}"):
        Localizer("en", folder)


def test_one_id_in_two_files_is_refused(folder: Path) -> None:
    write(folder, "a.ftl", "one = 1\n")
    write(folder, "b.ftl", "one = 1\n")
    with pytest.raises(BrokenLocale, match=r"b\.ftl: one is there twice"):
        Localizer("en", folder)


def test_a_language_that_is_not_there_is_refused(folder: Path) -> None:
    with pytest.raises(BrokenLocale, match="no language fr"):
        Localizer("fr", LOCALES)
    with pytest.raises(BrokenLocale, match="no texts"):
        Localizer("en", folder)


def test_numbers_lists_and_plurals_are_the_languages_own() -> None:
    assert texts("en").listed(["a", "b", "c"]) == "a, b, and c"
    assert texts("zh-TW").listed(["甲", "乙", "丙"]) == "甲、乙和丙"
    votes = [texts("en").text("tycoon-tally-seat", seat="seat 1", votes=number) for number in (1, 2, 1234)]
    assert votes == ["seat 1 has 1 vote", "seat 1 has 2 votes", "seat 1 has 1,234 votes"]
    assert "8.5" in texts("zh-CN").text("tycoon-sealed-purse", purse=8.5)


def test_values_are_not_fenced_in_by_invisible_characters() -> None:
    assert texts("zh-CN").text("seat", seat="7") == "7号"


def test_a_moment_is_shown_in_the_readers_own_zone() -> None:
    assert moment(datetime(2026, 11, 29, 13, 0, 59, 999_999, tzinfo=UTC)) == "<t:1795957259:F>"
    with pytest.raises(ValueError, match="zone"):
        moment(datetime(2026, 11, 29))  # noqa: DTZ001 - the fault that is tested

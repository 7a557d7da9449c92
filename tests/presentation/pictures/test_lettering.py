"""The fonts have what the labels need, and keep to their licence."""

import pytest
from PIL import ImageFont

from bot.presentation.localizer import LANGUAGES
from bot.presentation.pictures._sheet import font_file
from bot.resources import data_dir
from tests.presentation.pictures.lettering import characters
from tests.presentation.texts import texts

NOT_THERE = "\ue000"
"""A character of private use, which no font of ours has."""


def has(language: str, char: str) -> bool:
    font = ImageFont.truetype(font_file(language), 40)
    return bytes(font.getmask(char)) != bytes(font.getmask(NOT_THERE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_every_label_has_a_glyph(language: str) -> None:
    needed = characters(texts(language))
    assert "♣" in needed
    assert [char for char in needed if not has(language, char)] == []


def test_a_missing_glyph_is_found() -> None:
    assert not has("en", "龘")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_changed_fonts_have_names_of_their_own_and_their_licence_beside_them(language: str) -> None:
    family, _ = ImageFont.truetype(font_file(language), 12).getname()
    assert family is not None
    assert family.startswith("DuskbidTable")
    licence = (data_dir() / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert "Adobe" in licence


def test_the_fonts_are_small() -> None:
    assert sum(file.stat().st_size for file in (data_dir() / "fonts").glob("*.otf")) < 60_000

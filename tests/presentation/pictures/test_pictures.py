"""What every picture keeps to, whatever is on the table."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from io import BytesIO
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.presentation.localizer import LANGUAGES
from bot.presentation.pictures import Picture, rites_picture, sins_picture
from bot.presentation.pictures import _rites_parts as rites_parts
from bot.presentation.pictures import _sins_parts as sins_parts
from bot.presentation.pictures._tones import _COLOURS, _MEETING, PALETTE, RGB, Tone
from bot.presentation.pictures.picture import HEIGHT, WIDTH, finished
from bot.presentation.pictures.words import rites_words, sins_words
from bot.shapes import Misfit
from tests.presentation.pictures.tables import ELEMENTS, SUITS, View, rites_view, sins_view
from tests.presentation.texts import texts

KILOBYTES = 45
MARGIN = 4

Draw = Callable[[View, Any], Picture]
TABLES: list[tuple[Draw, View]] = [
    *((sins_picture, sins_view(seats, seed)) for seats in range(2, 7) for seed in range(4)),
    *(
        (rites_picture, rites_view(seats, seed, rites))
        for seats in range(2, 6)
        for seed, rites in enumerate((4, 4, 3, 0))
    ),
    *((rites_picture, rites_view(seats, 9, full=False)) for seats in range(2, 6)),
]


def all_open() -> View:
    """Five seats, and every slot of the four rites full of open cards with two digits."""
    chance, view = Random(1), rites_view(5, 1)
    for rite in view["rites"]:
        rite["zones"] = {
            seat: [f"{chance.choice(ELEMENTS)}{chance.randint(10, 18)}" for _ in range(5)] for seat in rite["zones"]
        }
        rite["faces"] = dict.fromkeys(rite["zones"], "11111")
    return view


def opened(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.png))
    image.load()
    return image


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_is_of_the_same_size_opaque_and_within_the_limit(language: str) -> None:
    for draw, view in [*TABLES, (rites_picture, all_open())]:
        picture = draw(view, texts(language))
        image = opened(picture)
        assert image.format == "PNG"
        assert image.size == (picture.width, picture.height) == (WIDTH, HEIGHT) == (1000, 600)
        assert "transparency" not in image.info
        assert len(picture.png) <= KILOBYTES * 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_runs_out_of_the_frame(language: str) -> None:
    for draw, view in [*TABLES, (rites_picture, all_open())]:
        image = opened(draw(view, texts(language))).convert("RGB")
        inside = (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
        image.paste(_COLOURS[Tone.TABLE], inside)
        assert image.getcolors() == [(WIDTH * HEIGHT, _COLOURS[Tone.TABLE])]


def test_equal_views_give_equal_bytes_in_any_thread() -> None:
    asked = [partial(draw, view, texts(language)) for language in LANGUAGES for draw, view in TABLES]
    one_by_one = [ask() for ask in asked]
    for part in (rites_parts.card, rites_parts.board, sins_parts.card, sins_parts.cell, sins_parts.fate):
        part.cache_clear()
    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(lambda ask: ask(), [*asked, *reversed(asked)])) == [*one_by_one, *one_by_one[::-1]]


def test_the_file_holds_just_what_was_drawn() -> None:
    numbers = Random(1).randbytes(40 * 30)
    image = opened(finished(Image.frombytes("L", (40, 30), bytes(n % (len(PALETTE) // 3) for n in numbers))))
    assert image.tobytes() == bytes(n % (len(PALETTE) // 3) for n in numbers)
    assert bytes(image.getpalette() or ())[: len(PALETTE)] == PALETTE


def test_a_view_that_is_none_is_refused() -> None:
    with pytest.raises(Misfit):
        sins_picture({"seats": {}}, texts("en"))
    with pytest.raises(Misfit):
        rites_picture({"seats": {}}, texts("en"))


def light(colour: RGB) -> float:
    """The relative luminance of a colour, 0 to 1."""
    parts = [value / 255 for value in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Tone, other: Tone) -> float:
    low, high = sorted((light(_COLOURS[one]), light(_COLOURS[other])))
    return (high + 0.05) / (low + 0.05)


def test_suits_and_elements_differ_in_more_than_colour() -> None:
    families = [
        [sins_parts.ON_PAPER[suit] for suit in SUITS],
        [sins_parts.ON_BOARD[suit] for suit in SUITS],
        [rites_parts.FACES[element][0] for element in ELEMENTS],
        [ground for ground, _ in rites_parts.TILES.values()],
    ]
    for family in families:
        by_light = sorted(family, key=lambda tone: light(_COLOURS[tone]))
        assert min(contrast(one, other) for one, other in pairwise(by_light)) >= 1.2
    for language in LANGUAGES:
        sins, rites = sins_words(texts(language)), rites_words(texts(language))
        for words in (sins.suits, sins.markers, rites.elements, rites.colours, rites.rites):
            assert len(set(words.values())) == len(words)
    assert len(set(sins_parts.SIGNS.values())) == len(SUITS)


def test_what_is_written_can_be_read() -> None:
    quiet = {Tone.FAINT, Tone.BACK_LINE}
    weak = {(tone.name, on.name): contrast(tone, on) for tone, on in _MEETING if tone not in quiet}
    assert {pair: found for pair, found in weak.items() if found < 3} == {}

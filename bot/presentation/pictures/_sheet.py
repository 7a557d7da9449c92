"""Drawing sprites: slowly and smoothly, once each. What is drawn here is cached by the modules that call.

Pillow's fonts keep state of their own while they draw, so one lock is around their use; finished sprites are only read.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from threading import Lock

from PIL import Image, ImageDraw, ImageFont

from bot.presentation.pictures._tones import GROUNDS, VISIBLE, Tone, ramp
from bot.resources import data_dir

_FINER = 4
"""Edges are drawn so many times larger, then made smaller."""

_MIDDLE = 0.37
"""From the middle of a line of figures or Chinese down to where it stands, in sizes."""

_LEAST = 11
"""No text gets smaller than this to fit; what is still too long is squeezed."""

_FONTS = {"zh-TW": "DuskbidTable-Hant.otf"}
_lock = Lock()

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def font_file(language: str) -> Path:
    """The font of a language; Chinese characters have other shapes on Taiwan."""
    return data_dir() / "fonts" / _FONTS.get(language, "DuskbidTable-Hans.otf")


@lru_cache(maxsize=128)
def _font(language: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(font_file(language), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=512)
def _lettering(words: str, size: int, within: int | None, language: str) -> tuple[Image.Image, int]:
    """The words as coverage, at most `within` wide, and how far down their line's foot is."""
    with _lock:
        chosen = size
        while within is not None and chosen > _LEAST and _font(language, chosen).getlength(words) > within:
            chosen -= 1
        font = _font(language, chosen)
        width, foot = int(font.getlength(words)) + 2, size * 2
        mask = Image.new("L", (width, size * 3), 0)
        ImageDraw.Draw(mask).text((1, foot), words, fill=255, font=font, anchor="ls")
    # A smaller text stands as high as its middle does.
    foot += int((size - chosen) * _MIDDLE)
    return (mask.resize((within, mask.height)) if within is not None and width > within + 2 else mask), foot


class Sheet:
    """A sprite in the making, in numbers of the palette."""

    def __init__(self, width: int, height: int, ground: Tone) -> None:
        self.image = Image.new("L", (width, height), GROUNDS[ground])
        self._draw = ImageDraw.Draw(self.image)

    def frame(self, box: Box, tone: Tone) -> None:
        """A line two pixels wide inside a rectangle, without smooth edges."""
        left, top, right, bottom = map(int, box)
        self._draw.rectangle((left, top, right - 1, bottom - 1), outline=GROUNDS[tone], width=2)

    def plate(self, box: Box, radius: float, tone: Tone, edge: Tone | None = None, thick: int = 2) -> None:
        """A rectangle with round corners, with an edge inside it if one is given; right and bottom are not in it."""
        # Steps instead of smooth corners: nobody sees them at the sizes of a chat, and they take far fewer bytes.
        left, top, right, bottom = box
        outline = None if edge is None else GROUNDS[edge]
        corners = (left, top, right - 1, bottom - 1)
        self._draw.rounded_rectangle(corners, radius, fill=GROUNDS[tone], outline=outline, width=thick)

    def shape(self, points: Sequence[Point], tone: Tone, on: Tone) -> None:
        """A polygon."""
        mask = self._fine()
        ImageDraw.Draw(mask).polygon([(x * _FINER, y * _FINER) for x, y in points], fill=255)
        self._stamp(mask.reduce(_FINER), (0, 0), tone, on)

    def ring(self, middle: Point, radius: float, tone: Tone, on: Tone, thick: float | None = None) -> None:
        """A circle's line inside its radius, or the whole disc."""
        x, y = middle
        mask = self._fine()
        draw = ImageDraw.Draw(mask)
        for reach, cover in ((radius, 255), (radius - thick if thick else 0, 0)):
            if reach > 0:
                around = [(value + side * reach) * _FINER for side in (-1, 1) for value in (x, y)]
                draw.ellipse(around, fill=cover)
        self._stamp(mask.reduce(_FINER), (0, 0), tone, on)

    def write(
        self,
        words: str,
        size: int,
        at: Point,
        tone: Tone,
        on: Tone,
        *,
        side: float = 0.5,
        within: int | None = None,
        language: str = "en",
    ) -> None:
        """A line of text around the height `at[1]`; `side` is which part of it lies at `at[0]`: 0 left, 1 right."""
        mask, foot = _lettering(words, size, within, language)
        left = int(at[0] - 1 - (mask.width - 2) * side)
        self._stamp(mask, (left, int(at[1] + size * _MIDDLE) - foot), tone, on)

    def _fine(self) -> Image.Image:
        return Image.new("L", (self.image.width * _FINER, self.image.height * _FINER), 0)

    def _stamp(self, mask: Image.Image, at: tuple[int, int], tone: Tone, on: Tone) -> None:
        self.image.paste(mask.point(ramp(tone, on)), at, mask.point(VISIBLE))

"""A finished picture, and how it becomes one."""

from io import BytesIO

from msgspec import Struct
from PIL import Image

from bot.presentation.pictures._tones import PALETTE

WIDTH, HEIGHT = 1000, 600

# Measured on busy tables: higher levels cost more time than the bytes are worth.
_LEVEL = 3


class Picture(Struct, frozen=True):
    """A PNG file with its size in pixels; it has a ground of its own and nothing to see through."""

    png: bytes
    width: int
    height: int


def finished(canvas: Image.Image) -> Picture:
    """The canvas, in numbers of the palette, as a picture; the canvas is used up."""
    canvas.putpalette(PALETTE)
    file = BytesIO()
    canvas.save(file, "PNG", compress_level=_LEVEL)
    return Picture(file.getvalue(), canvas.width, canvas.height)

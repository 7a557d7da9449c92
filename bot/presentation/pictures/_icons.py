"""Small drawn things that both tables have."""

from bot.presentation.pictures._sheet import Box, Sheet
from bot.presentation.pictures._tones import Tone


def back(sheet: Sheet, box: Box, mark: str = "") -> None:
    """The back of a card, with a sign in its middle if one is given."""
    left, top, right, bottom = box
    width = right - left
    inner = max(width / 9, 3)
    sheet.plate(box, width / 8, Tone.BACK, edge=Tone.BACK_LINE)
    if mark:
        middle = ((left + right) / 2, (top + bottom) / 2)
        sheet.write(mark, int(width * 0.7), middle, Tone.BACK_LINE, Tone.BACK)
        return
    # A frame with straight corners: backs are the most frequent thing on a table, and this one takes few bytes.
    sheet.frame((left + inner, top + inner, right - inner, bottom - inner), Tone.BACK_LINE)
    x, y, reach = (left + right) / 2, (top + bottom) / 2, width / 4.5
    sheet.shape(((x, y - reach), (x + reach * 0.7, y), (x, y + reach), (x - reach * 0.7, y)), Tone.BACK_LINE, Tone.BACK)


def sheets(sheet: Sheet, left: float, middle: float, height: float, on: Tone) -> None:
    """The sign for open cards: the edges of two, in the tone of quiet words."""
    width = height * 0.7
    top = middle - height / 2
    sheet.plate((left + 4, top - 2, left + 4 + width, top + height - 2), 3, on, edge=Tone.MUTED)
    sheet.plate((left, top + 1, left + width, top + height + 1), 3, on, edge=Tone.MUTED)


def pointer(sheet: Sheet, left: float, middle: float, on: Tone) -> None:
    """The sign for whose turn it is: an arrow to the right."""
    sheet.shape(((left, middle - 11), (left + 17, middle), (left, middle + 11)), Tone.ACCENT, on)


def waiting(sheet: Sheet, left: float, middle: float, on: Tone) -> None:
    """The sign for somebody who owes an answer: three dots."""
    for at in range(3):
        sheet.ring((left + 3 + at * 8, middle), 3, Tone.ACCENT, on)

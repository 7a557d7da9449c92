"""Every character that may stand on a picture, by language."""

from collections.abc import Iterator

from bot.presentation.localizer import Localizer
from bot.presentation.pictures.words import rites_words, seat_word, sins_words

ASCII = "".join(map(chr, range(0x20, 0x7F)))
SIGNS = "♣♥♦♠★·"


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for one in value.values():
            yield from _strings(one)
    else:
        assert isinstance(value, str)
        yield value


def characters(texts: Localizer) -> str:
    """The characters of all labels, of the signs, and ASCII, sorted."""
    found = {*ASCII, *SIGNS, *seat_word(texts, "1")}
    for words in (sins_words(texts), rites_words(texts)):
        for field in words.__struct_fields__:
            found |= {char for label in _strings(getattr(words, field)) for char in label}
    return "".join(sorted(found))

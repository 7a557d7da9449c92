"""The pictures of busy tables, beside a straightforward Pillow drawing of the same, and how many bytes they take.

The tables are all different, more so than those of a match: only what they are made of is found in the caches.
"""

from collections.abc import Callable, Iterator, Sequence

from bot.presentation.localizer import Localizer
from bot.presentation.pictures import Picture, rites_picture, rites_table, sins_picture, sins_table
from bot.resources import data_dir
from tests.bench.measure import Limit, Row, rates
from tests.bench.plain_pictures import plain_rites, plain_sins
from tests.presentation.pictures.tables import View, rites_view, sins_view

TABLES = 20
ASKED = 8.0
KILOBYTES = 45.0


def measure() -> Iterator[Row | Limit]:
    """The factors and the sizes."""
    locales = data_dir() / "locales"
    for language in ("zh-CN", "en"):
        texts = Localizer(language, locales)
        sins = [sins_view(6, seed) for seed in range(TABLES)]
        rites = [rites_view(5, seed) for seed in range(TABLES)]
        yield from _beside(f"pictures of sins, {language}", sins, texts, sins_picture, _plain_sins)
        yield from _beside(f"pictures of rites, {language}", rites, texts, rites_picture, _plain_rites)


def _beside(
    what: str,
    views: Sequence[View],
    texts: Localizer,
    ours: Callable[[View, Localizer], Picture],
    theirs: Callable[[View, Localizer], bytes],
) -> Iterator[Row | Limit]:
    most = 0

    def our_turn() -> int:
        nonlocal most
        most = max(most, *(len(ours(view, texts).png) for view in views))
        return len(views)

    def their_turn() -> int:
        for view in views:
            theirs(view, texts)
        return len(views)

    seen = rates({"ours": our_turn, "theirs": their_turn})
    yield Row(what, seen["ours"], seen["theirs"], ASKED)
    yield Limit(f"{what}, the largest", most / 1024, KILOBYTES, "KB")


def _plain_sins(view: View, texts: Localizer) -> bytes:
    return plain_sins(sins_table.read(view), texts)


def _plain_rites(view: View, texts: Localizer) -> bytes:
    return plain_rites(rites_table.read(view), texts)

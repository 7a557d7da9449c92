"""Make the fonts of the pictures anew: `python -m tests.presentation.pictures.fonts NotoSansCJK-Bold.ttc`.

Needs fonttools, and the file out of Debian's package fonts-noto-cjk (1:20220127). What is kept are the characters of
the labels, in the Chinese of the mainland and in that of Taiwan; so run it after a label has got a new character.
The fonts get names of their own, as their licence (`data/fonts/OFL.txt`) asks of changed ones.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont

from bot.presentation.localizer import load
from tests.presentation.pictures.lettering import characters
from tests.presentation.texts import LOCALES

FONTS = LOCALES.parent / "fonts"
MADE = {"DuskbidTable-Hans": ("SC", ("zh-CN", "en")), "DuskbidTable-Hant": ("TC", ("zh-TW",))}
KEPT = frozenset({0, 13, 14})
"""Of the names: the copyright, the licence, where it can be read."""


def main(source: Path) -> None:
    """Write the fonts."""
    texts = load(LOCALES)
    for name, (script, languages) in MADE.items():
        [font] = [one for one in TTCollection(source).fonts if _family(one) == f"Noto Sans CJK {script}"]
        options = Options(hinting=False, layout_features=[], name_IDs=sorted(KEPT), notdef_outline=True)
        subsetter = Subsetter(options)
        subsetter.populate(text="".join(characters(texts[language]) for language in languages))
        subsetter.subset(font)
        _rename(font, name)
        font.recalcTimestamp = False
        font.save(FONTS / f"{name}.otf")


def _family(font: TTFont) -> str:
    return str(font["name"].getDebugName(1))


def _rename(font: TTFont, name: str) -> None:
    family = name.replace("-", " ")
    for key, text in {1: family, 2: "Bold", 3: f"{name} 1.0", 4: f"{family} Bold", 6: f"{name}-Bold"}.items():
        font["name"].setName(text, key, 3, 1, 0x409)
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [f"{name}-Bold"]
        top = cff.topDictIndex[0]
        top.FullName, top.FamilyName = f"{family} Bold", family
        for index, each in enumerate(getattr(top, "FDArray", ())):
            each.FontName = f"{name}-Bold-{index}"


if __name__ == "__main__":
    main(Path(sys.argv[1]))

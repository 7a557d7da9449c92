"""Bids as people type them: `飞弹8`, `地雷：3 金`, `missile 5 7`, `红卡 十五`, `飞弹 八点五`.

What could be read in two ways is not read at all: the answer is then a problem that says how to write it.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias, assert_never

import msgspec

from bot.games.tycoon.rules import ITEMS, Item
from bot.presentation.localizer import Localizer
from bot.presentation.refusals import MOST, quoted
from bot.presentation.tycoon_words import item_name

Amount: TypeAlias = int | float

AMOUNTS = 2
"""What anybody may bid on one item in a day; only the merchant may use both (T11)."""

TextCode = Literal[
    "no_item", "not_a_number", "comma", "sign", "fraction", "other_digits", "numeral", "too_fine", "too_big"
]
ItemCode = Literal["no_amount", "too_many_amounts", "item_twice"]

_DIGITS = {
    digit: str(value) for value, digits in enumerate(("零〇", "一", "二两兩", *"三四五六七八九")) for digit in digits
}
_ONE_TO_NINE = "[一二三四五六七八九]"
_NUMERAL = re.compile(
    rf"[一二两兩三四五六七八九]百(?:零{_ONE_TO_NINE}|{_ONE_TO_NINE}?十{_ONE_TO_NINE}?)?"
    rf"|{_ONE_TO_NINE}?十{_ONE_TO_NINE}?|[零〇一二两兩三四五六七八九]"
)
_LIKE_A_NUMERAL = re.compile(r"[零〇一二两兩三四五六七八九十百千万萬亿億廿卅半点點壹贰貳叁參肆伍陆陸柒捌玖拾佰俩倆仨]+")
_DECIMAL = re.compile(r"([0-9]+)(?:[.点點]([0-9]+))?")
_SPOKEN = re.compile(r"([^点點]+)[点點]([零〇一二三四五六七八九]+)")
_TWO_WAYS = re.compile(r".*[0-9零〇一二两兩三四五六七八九十百][,，。、｡·:'’].*", re.DOTALL)


class TypedBid(msgspec.Struct, frozen=True):
    """An item and the amounts of gold bid on it, in the order written."""

    item: Item
    amounts: tuple[Amount, ...]


class NothingTyped(msgspec.Struct, frozen=True):
    """There is nothing to read."""


class UnclearText(msgspec.Struct, frozen=True):
    """The words that were not understood, as typed, and why."""

    code: TextCode
    text: str


class UnclearItem(msgspec.Struct, frozen=True):
    """An item with no amount, with too many (`count`), or named twice."""

    code: ItemCode
    item: Item
    count: int


Problem: TypeAlias = NothingTyped | UnclearText | UnclearItem


class _Unclear(Exception):
    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


def problem_text(problem: Problem, texts: Localizer) -> str:
    """What to answer: what was not understood and how to write it. Raises MissingText."""
    match problem:
        case NothingTyped():
            return texts.text("typed-empty")
        case UnclearText("no_item", text):
            allowed = texts.listed(item_name(texts, item) for item in ITEMS)
            return texts.text("typed-no_item", text=quoted(text), allowed=allowed)
        case UnclearText("too_big", text):
            return texts.text("typed-too_big", text=quoted(text), most=MOST)
        case UnclearText(code, text):
            return texts.text(f"typed-{code}", text=quoted(text))
        case UnclearItem("too_many_amounts", item, count):
            return texts.text("typed-too_many_amounts", item=item_name(texts, item), count=count)
        case UnclearItem(code, item):
            return texts.text(f"typed-{code}", item=item_name(texts, item))
    assert_never(problem)


class Reader:
    """Reads bids in the words of several languages at once."""

    def __init__(self, languages: Iterable[Localizer]) -> None:
        """Take the words from the languages' texts; raises MissingText."""
        everywhere = tuple(languages)
        self._items = {
            _plain(word): item for item in ITEMS for texts in everywhere for word in texts.words(f"tycoon-item-{item}")
        }
        self._item = _any_of(self._items)
        self._unit = _any_of(_plain(word) for texts in everywhere for word in texts.words("tycoon-gold"))

    def bids(self, text: str) -> tuple[TypedBid, ...] | Problem:
        """Every bid in the text, or what is wrong with it: all or nothing."""
        try:
            found = [bid for line in re.split(r"[\n;；]", text) for bid in self._line(_plain(line).strip())]
            for at, bid in enumerate(found):
                if any(bid.item == other.item for other in found[:at]):
                    raise _Unclear(UnclearItem("item_twice", bid.item, 2))
        except _Unclear as unclear:
            return unclear.problem
        return tuple(found) or NothingTyped()

    def amounts(self, text: str, item: Item) -> tuple[Amount, ...] | Problem:
        """The amounts in a form's field for the item."""
        try:
            return self._amounts(_plain(text), item)
        except _Unclear as unclear:
            return unclear.problem

    def _line(self, line: str) -> Iterator[TypedBid]:
        if not line:
            return
        starts = [match.start() for match in self._item.finditer(line)]
        if not starts or starts[0]:
            raise _Unclear(UnclearText("no_item", line))
        for start, end in zip(starts, [*starts[1:], None], strict=True):
            part = line[start:end]
            word = self._item.match(part)
            assert word is not None
            item = self._items[_spaced(word.group())]
            amounts = part[word.end() :].strip()
            if end is not None:  # what stands between two bids
                amounts = amounts.rstrip(" ,、和")
            yield TypedBid(item, self._amounts(amounts.removeprefix(":"), item))

    def _amounts(self, text: str, item: Item) -> tuple[Amount, ...]:
        found: list[Amount] = []
        unit_may_follow = False
        for token in text.split():
            if unit_may_follow and self._unit.fullmatch(token):
                unit_may_follow = False
                continue
            bare = self._without_unit(token)
            found.append(_amount(bare))
            unit_may_follow = bare == token
        if not found:
            raise _Unclear(UnclearItem("no_amount", item, 0))
        if len(found) > AMOUNTS:
            raise _Unclear(UnclearItem("too_many_amounts", item, len(found)))
        return tuple(found)

    def _without_unit(self, token: str) -> str:
        for match in self._unit.finditer(token):
            if match.end() == len(token) and match.start():
                return token[: match.start()]
        return token


def _plain(text: str) -> str:
    """Full-width signs as ordinary ones, in small letters; every other script stays what it is."""
    return "".join(
        chr(ord(char) - 0xFEE0) if "！" <= char <= "～" else " " if char.isspace() else char for char in text
    ).lower()


def _spaced(word: str) -> str:
    return " ".join(word.split())


def _any_of(words: Iterable[str]) -> re.Pattern[str]:
    """Matches the longest of the words that stands there; a Latin one only where it is not part of a longer word."""
    patterns = []
    for word in sorted(set(words), key=lambda word: (-len(word), word)):
        pattern = re.escape(word).replace(r"\ ", r"\s+")
        patterns.append(rf"(?<![a-z_]){pattern}(?![a-z_])" if word.isascii() else pattern)
    return re.compile("|".join(patterns))


def _amount(token: str) -> Amount:
    """A number as it is written, digits or Chinese."""
    decimal = _DECIMAL.fullmatch(token)
    if decimal:
        return _value(token, decimal[1], decimal[2] or "")
    spoken = _SPOKEN.fullmatch(token)
    whole = spoken[1] if spoken else token
    if _NUMERAL.fullmatch(whole):
        return _value(token, str(_chinese(whole)), "".join(_DIGITS[digit] for digit in spoken[2]) if spoken else "")
    raise _Unclear(UnclearText(_fault(token), token))


def _value(token: str, whole: str, places: str) -> Amount:
    significant = whole.lstrip("0")
    if len(significant) > len(str(MOST)):
        raise _Unclear(UnclearText("too_big", token))
    match places.rstrip("0"):
        case "":
            return int(significant or "0")
        case "5":
            return int(significant or "0") + 0.5
        case _:
            raise _Unclear(UnclearText("too_fine", token))


def _chinese(numeral: str) -> int:
    """The value of a well-formed numeral below a thousand."""
    total = digit = 0
    for char in numeral:
        if char == "百":
            total, digit = digit * 100, 0
        elif char == "十":
            total, digit = total + (digit or 1) * 10, 0
        else:
            digit = int(_DIGITS[char])
    return total + digit


def _fault(token: str) -> TextCode:
    """Why this is no amount."""
    if token[0] in "+-−±":
        return "sign"
    if (
        "/" in token
        or "分之" in token
        or any(unicodedata.decomposition(char).startswith("<fraction>") for char in token)
    ):
        return "fraction"
    if any(unicodedata.category(char)[0] == "N" and not char.isascii() and char != "〇" for char in token):
        return "other_digits"
    if _TWO_WAYS.fullmatch(token):
        return "comma"
    return "numeral" if _LIKE_A_NUMERAL.fullmatch(token) else "not_a_number"

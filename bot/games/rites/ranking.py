"""The rank of a zone of 1 to 5 cards by one look-up (R14, R15), and what special tiles count first.

Every card has a number of its own, its code. The codes of a zone add up to a sum that says which numbers are there and
whether all cards are of one element or of five: the sum's lower part chooses the table, its upper part the rank in it.
No card is code 0, so zones of any size share the tables; they are made once, when first asked for.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Literal, TypeAlias

from bot.games.rites.tiles import HIGHEST, NUMBERS, SLOTS, Card, Tile, element_of, special_kind

Ranking: TypeAlias = Literal["chicago", "poker"]
Category: TypeAlias = Literal[
    "high_card", "pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house", "four_of_a_kind",
    "rainbow_straight", "straight_flush", "five_of_a_kind",
]  # fmt: skip
CATEGORIES: tuple[Category, ...] = (
    "high_card", "pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house", "four_of_a_kind",
    "rainbow_straight", "straight_flush", "five_of_a_kind",
)  # fmt: skip
"""The lowest first (R14)."""

_SPREAD = (
    18003, 202870, 321323, 408957, 437085, 446015, 514604, 646315, 706393,
    744565, 775476, 925750, 954190, 959182, 1070006, 1212732, 1218230, 1243122,
)  # fmt: skip
"""What each number stands for in a sum: any five or fewer of them add up to something else than any others do.

So do their remainders by _MODULUS, a set as Bose and Chowla describe it: the logarithms of x + a, with 0 for no card,
in the field of 19**5 elements. That keeps the look-up in five megabytes, which processors read quickly.
"""

_MODULUS = 19**5 - 1
_WEIGHTS: Mapping[str, int] = {"金": 2, "木": 11, "水": 30, "火": 35, "土": 36}
"""What each element stands for: five of one, and one of each, add up to something else than all other zones do."""

_SHIFT = 8
_LOWER = (1 << _SHIFT) - 1

CODES: Mapping[Card, int] = {
    card: (_SPREAD[number - 1] << _SHIFT) + _WEIGHTS[card[0]] for card, number in NUMBERS.items()
}
"""The code of every number card; a place without a card counts 0."""

_SHAPES: Mapping[tuple[int, ...], Category] = {
    (5,): "five_of_a_kind",
    (4, 1): "four_of_a_kind",
    (4,): "four_of_a_kind",
    (3, 2): "full_house",
    (3, 1, 1): "three_of_a_kind",
    (3, 1): "three_of_a_kind",
    (3,): "three_of_a_kind",
    (2, 2, 1): "two_pair",
    (2, 2): "two_pair",
    (2, 1, 1, 1): "pair",
    (2, 1, 1): "pair",
    (2, 1): "pair",
    (2,): "pair",
}
"""Categories by how often numbers come up; all else is a high card, or a straight."""

Key: TypeAlias = tuple[int, tuple[int, ...]]
"""A category's place in CATEGORIES, and the numbers in the order in which they are compared."""


class _Rainbow(dict[int, int]):
    """The ranks of straights in five elements; every other zone in five elements ranks as in mixed ones."""

    def __init__(self, straights: Mapping[int, int], mixed: "array[int]") -> None:
        super().__init__(straights)
        self._mixed = mixed

    def __missing__(self, place: int) -> int:
        return self._mixed[place]


class Ranks:
    """The tables of one ranking; higher ranks are better, equal ones tie."""

    __slots__ = ("_categories", "_tables", "rank")

    rank: Callable[[Iterable[int]], int]
    """The rank of a zone from its cards' codes, five at most, in any order."""

    def __init__(self, ranking: Ranking) -> None:
        mixed, flush = dict(_keys(in_one=False)), dict(_keys(in_one=True))
        rainbow = dict(_rainbows(mixed)) if ranking == "chicago" else {}
        ordered = sorted({*mixed.values(), *flush.values(), *rainbow.values()})
        places = {key: place for place, key in enumerate(ordered)}
        table = array("H", bytes(2 * _MODULUS))
        for place, key in mixed.items():
            table[place] = places[key]
        self._categories = tuple([CATEGORIES[category] for category, _ in ordered])
        self._tables: list[array[int] | dict[int, int]] = [table] * (_LOWER + 1)
        for weight in _WEIGHTS.values():
            self._tables[SLOTS * weight] = {place: places[key] for place, key in flush.items()}
        straights = {place: places[key] for place, key in rainbow.items()}
        self._tables[sum(_WEIGHTS.values())] = _Rainbow(straights, table)
        self.rank = _lookup(self._tables)

    def ranks(self, totals: Iterable[int]) -> list[int]:
        """The ranks of many zones from their sums of codes."""
        tables = self._tables
        return [tables[total & _LOWER][(total >> _SHIFT) % _MODULUS] for total in totals]

    def of(self, cards: Iterable[Card | None]) -> int:
        """The rank of a zone from its cards; places without one count nothing."""
        return self.rank([CODES[card] for card in cards if card is not None])

    def category(self, rank: int) -> Category:
        """The category of a rank."""
        return self._categories[rank]


def _lookup(tables: "Sequence[array[int] | dict[int, int]]") -> Callable[[Iterable[int]], int]:
    """A plain function over the tables: a call of a method costs more."""

    def rank(codes: Iterable[int]) -> int:
        total = sum(codes)
        return tables[total & _LOWER][(total >> _SHIFT) % _MODULUS]

    return rank


@cache
def ranks(ranking: Ranking) -> Ranks:
    """The tables of a ranking, made once."""
    return Ranks(ranking)


def tile_value(tile: Tile, cards: Sequence[Card | None], faces: str) -> int:
    """What decides at a special tile before the ranking (R15), from effective cards; 0 at every other tile.

    特1: the highest number of the colour among cards laid open; 特2: cards of the colour; 特3: the sum of all numbers.
    """
    kind = special_kind(tile)
    if not kind:
        return 0
    values = [card_value(tile, card, face == "1") for card, face in zip(cards, faces, strict=True) if card is not None]
    return max(values, default=0) if kind == 1 else sum(values)


def card_value(tile: Tile, card: Card, opened: bool) -> int:
    """What one card counts at a special tile; 特1 takes the highest, the others add up."""
    match special_kind(tile):
        case 1:
            return NUMBERS[card] if opened and card[0] == element_of(tile) else 0
        case 2:
            return int(card[0] == element_of(tile))
        case _:
            return NUMBERS[card]


def _keys(*, in_one: bool) -> Iterator[tuple[int, Key]]:
    """The place of every zone in its table, with its key: of all zones, or of five cards in one element."""
    for numbers in combinations_with_replacement(range(1 if in_one else 0, HIGHEST + 1), SLOTS):
        cards = [number for number in reversed(numbers) if number]
        yield sum([_SPREAD[number - 1] for number in cards]) % _MODULUS, _key(cards, in_one=in_one)


def _key(numbers: list[int], *, in_one: bool) -> Key:
    """The key of numbers from high to low."""
    compared = sorted(set(numbers), key=lambda number: (-numbers.count(number), -number))
    category = _SHAPES.get(tuple([numbers.count(number) for number in compared]), "high_card")
    if len(compared) == SLOTS and compared[0] - compared[-1] == SLOTS - 1:
        return CATEGORIES.index("straight_flush" if in_one else "straight"), (compared[0],)
    if in_one and CATEGORIES.index(category) < CATEGORIES.index("flush"):
        return CATEGORIES.index("flush"), tuple(numbers)
    return CATEGORIES.index(category), tuple(compared)


def _rainbows(mixed: Mapping[int, Key]) -> Iterator[tuple[int, Key]]:
    """The straights of five elements (`ranking: chicago`)."""
    for place, (category, compared) in mixed.items():
        if CATEGORIES[category] == "straight":
            yield place, (CATEGORIES.index("rainbow_straight"), compared)

"""相生 and 相克: what a declaration may say, what becomes of it, and the best one for a zone (R11-R13).

Slots are numbered from 1 in what people write, and from 0 in the code.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from typing import Any, TypeAlias

import msgspec

from bot.games.rites.ranking import CODES, Ranks, card_value
from bot.games.rites.tiles import (
    ELEMENTS,
    GENERATES,
    HIGHEST,
    NUMBERS,
    OVERCOMES,
    SLOTS,
    Card,
    Tile,
    special_kind,
)

Row: TypeAlias = Sequence[Card | None]
"""A zone's cards in slot order; None for a free slot, and for a card that is not known."""

Changes: TypeAlias = Mapping[int, int]
"""The slots (from 1) that change, with the numbers they get."""

SLOT_WORDS = ("1", "2", "3", "4", "5")
"""The slots as declarations name them."""

_PLACES: Mapping[str, int] = {word: at for at, word in enumerate(SLOT_WORDS)}

_GENERATED: Mapping[str, tuple[Card, ...]] = {
    element: tuple([f"{GENERATES[element]}{number}" for number in range(1, HIGHEST + 1)]) for element in ELEMENTS
}
"""What cards of each element may become, from 1 up."""

WEIGHT = 1 << 20
"""More than there are ranks: what a special tile counts comes before any rank."""


class Misfit(msgspec.Struct, frozen=True):
    """Why a declaration is none: the refusal's code, the slot, and the highest number allowed there."""

    code: str
    slot: str
    most: int | None = None


class Best(msgspec.Struct, frozen=True):
    """A best declaration, with what its zone then counts at the tile and ranks."""

    changes: Changes
    cards: tuple[Card | None, ...]
    value: int
    rank: int


def misfit(row: Row, changes: Mapping[str, Any]) -> Misfit | None:
    """What is wrong with a declaration, looked for in the order of the rules page; None for a good one."""
    declared: list[tuple[str, Any, Card]] = []
    for word, number in changes.items():
        at = _PLACES.get(word, SLOTS)
        card = row[at] if at < len(row) else None
        if card is None:
            return Misfit("no_such_slot", word)
        declared.append((word, number, card))
    for word, _, card in declared:
        if card[0] != declared[0][2][0]:
            return Misfit("two_elements", word)
    for word, number, card in declared:
        if type(number) is not int or number < 1:
            return Misfit("not_generating", word, NUMBERS[card])
    for word, number, card in declared:
        if number > NUMBERS[card]:
            return Misfit("number_too_high", word, NUMBERS[card])
    return None


def generated(card: Card, number: int) -> Card:
    """What a card becomes with that number (R12)."""
    return _GENERATED[card[0]][number - 1]


def blocks(blocker: Card | None, card: Card, number: int) -> bool:
    """Whether a card in the same slot of another zone keeps this one from getting that number (R13)."""
    return blocker is not None and OVERCOMES[blocker[0]] == card[0] and NUMBERS[blocker] >= number


def lowest(card: Card, blockers: Iterable[Card | None]) -> int:
    """The lowest number that none of the cards in the same slot keeps a card from getting."""
    against = [NUMBERS[one] for one in blockers if one is not None and OVERCOMES[one[0]] == card[0]]
    return max(against, default=0) + 1


def best(
    row: Row,
    others: Sequence[Row],
    ranks: Ranks,
    tile: Tile = "",
    faces: str = "",
    elements: Sequence[str] = ELEMENTS,
) -> Best:
    """The changes of one element that rank highest at the tile and are not blocked by the others' known cards.

    Among equal ones the fewest, then the lowest slots, then the highest numbers.
    """
    search = _Search(row, others, ranks, tile, faces)
    for element in elements:
        search.look(element)
    return search.found()


class _Search:
    """The best zone so far, over the elements looked at.

    Numbers worth trying are few. Whatever a best zone is, other than a straight, a changed card in it has the number
    of another card of the zone, or its own: any other number could be raised and the zone would be better. Straights
    are looked for by themselves.
    """

    __slots__ = ("_best", "_faces", "_key", "_kind", "_numbers", "_others", "_ranks", "_row", "_tile", "_total")

    def __init__(self, row: Row, others: Sequence[Row], ranks: Ranks, tile: Tile, faces: str) -> None:
        self._row, self._others, self._ranks, self._tile = row, others, ranks, tile
        self._kind = special_kind(tile) if tile else 0
        self._faces = faces
        self._numbers = [NUMBERS[card] if card else 0 for card in row]
        self._total = sum([CODES[card] for card in row if card])
        self._key: tuple[int, tuple[int, ...], tuple[int, ...]] = (0, (), ())
        self._best = ranks.ranks((self._total,))[0]
        if self._kind:
            self._best += WEIGHT * self._value(range(len(row)))

    def found(self) -> Best:
        """The best declaration, and its zone."""
        _, slots, lowered = self._key
        changes = {slot + 1: -number for slot, number in zip(slots, lowered, strict=True)}
        cards = [
            generated(card, changes[at]) if card and at in changes else card for at, card in enumerate(self._row, 1)
        ]
        return Best(changes, tuple(cards), self._best // WEIGHT, self._best % WEIGHT)

    def look(self, element: str) -> None:
        """See whether changes of this element give a better zone."""
        row = self._row
        slots = [at for at, card in enumerate(row) if card and card[0] == element]
        if not slots:
            return
        lows = [lowest(card, [other[at] for other in self._others if at < len(other)])
                for at in slots if (card := row[at])]  # fmt: skip
        self._groups(element, slots, lows)
        # A straight that is not as printed has a smaller sum than the zone itself.
        if self._kind != 3 and len(row) == SLOTS and 0 not in self._numbers:
            self._straights(element, slots, lows)

    def _value(self, slots: Iterable[int]) -> int:
        """What the unchanged cards of these slots count at the special tile."""
        values = [card_value(self._tile, card, self._faces[at] == "1") for at in slots if (card := self._row[at])]
        return max(values, default=0) if self._kind == 1 else sum(values)

    def _groups(self, element: str, slots: list[int], lows: list[int]) -> None:
        """Every choice of the numbers worth trying, each slot unchanged or with one of them."""
        numbers, target = self._numbers, GENERATES[element]
        worth = sorted({number for number in numbers if number}, reverse=True)
        options = [
            [0, *(number for number in worth if low <= number <= numbers[at])]
            for at, low in zip(slots, lows, strict=True)
        ]
        if all(len(choices) == 1 for choices in options):
            return
        totals = [self._total]
        for at, choices in zip(slots, options, strict=True):
            code = CODES[f"{element}{numbers[at]}"]
            deltas = [CODES[f"{target}{number}"] - code if number else 0 for number in choices]
            totals = [total + delta for total in totals for delta in deltas]
        scores = self._ranks.ranks(totals)
        if self._kind:
            values = self._values(element, slots, options)
            scores = [WEIGHT * value + rank for value, rank in zip(values, scores, strict=True)]
        top = max(scores)
        if not self._wanted(top):
            return
        for index, score in enumerate(scores):
            if score == top:
                self._offer(score, slots, _picked(options, index))

    def _values(self, element: str, slots: list[int], options: list[list[int]]) -> list[int]:
        """What each choice counts at the special tile, in the order of the totals."""
        values = [self._value([at for at in range(len(self._row)) if at not in slots])]
        for at, choices in zip(slots, options, strict=True):
            opened = self._faces[at] == "1"
            counts = [
                card_value(self._tile, f"{GENERATES[element]}{number}" if number else self._row[at] or "", opened)
                for number in choices
            ]
            if self._kind == 1:
                values = [max(value, count) for value in values for count in counts]
            else:
                values = [value + count for value in values for count in counts]
        return values

    def _straights(self, element: str, slots: list[int], lows: list[int]) -> None:
        """Every straight that some of the slots can complete, for each choice of slots from the highest down."""
        low = dict(zip(slots, lows, strict=True))
        for count in range(1, len(slots) + 1):
            for changed in combinations(slots, count):
                kept = [number for at, number in enumerate(self._numbers) if at not in changed]
                if kept and (max(kept) - min(kept) >= SLOTS or len(set(kept)) < len(kept)):
                    continue
                highest = min(HIGHEST, min(kept) + SLOTS - 1) if kept else max(self._numbers)
                for top in range(highest, max(kept, default=SLOTS) - 1, -1):
                    missing = [number for number in range(top, top - SLOTS, -1) if number not in kept]
                    if missing[-1] >= 1 and self._straight(element, changed, missing, low):
                        break

    def _straight(self, element: str, changed: tuple[int, ...], missing: list[int], low: Mapping[int, int]) -> bool:
        """Look at the straight of these missing numbers; True when lower ones need not be looked at."""
        numbers, target = self._numbers, GENERATES[element]
        total = self._total + sum([CODES[f"{target}{number}"] for number in missing])
        total -= sum([CODES[f"{element}{numbers[at]}"] for at in changed])
        rank = self._ranks.ranks((total,))[0]
        value = 0
        if self._kind == 2:
            counts = [card_value(self._tile, f"{target}1", True) for _ in changed]
            value = sum(counts) + self._value([at for at in range(SLOTS) if at not in changed])
        if self._kind != 1 and not self._wanted(WEIGHT * value + rank):
            return True
        reach = sorted([numbers[at] for at in changed], reverse=True)
        if any(number > most for number, most in zip(missing, reach, strict=True)):
            return False
        for picked in permutations(missing):
            if all(low[at] <= number <= numbers[at] for at, number in zip(changed, picked, strict=True)):
                if self._kind == 1:
                    value = self._highest_open(target, changed, picked)
                self._offer(WEIGHT * value + rank, list(changed), list(picked))
                if self._kind != 1:
                    return True
        return False

    def _highest_open(self, target: str, changed: tuple[int, ...], picked: tuple[int, ...]) -> int:
        counts = [
            card_value(self._tile, f"{target}{number}", self._faces[at] == "1")
            for at, number in zip(changed, picked, strict=True)
        ]
        return max(*counts, self._value([at for at in range(SLOTS) if at not in changed]))

    def _wanted(self, score: int) -> bool:
        """Whether it is better, or as good as something with changes; nothing is preferred to no change at all."""
        return score > self._best or (score == self._best and self._key[0] > 0)

    def _offer(self, score: int, slots: list[int], numbers: list[int]) -> None:
        """Keep these numbers (0: unchanged) if they are better, or equal and to be preferred."""
        taken = [(slot, number) for slot, number in zip(slots, numbers, strict=True) if number]
        key = (len(taken), tuple([slot for slot, _ in taken]), tuple([-number for _, number in taken]))
        if score > self._best or (score == self._best and key < self._key):
            self._best, self._key = score, key


def _picked(options: list[list[int]], index: int) -> list[int]:
    """The choice with that index in the order of the totals."""
    picked = []
    for choices in reversed(options):
        index, at = divmod(index, len(choices))
        picked.append(choices[at])
    return picked[::-1]


def ways(row: Row) -> dict[str, int]:
    """For each element that is there, in how many ways its cards may stay or get a number of their own or below."""
    counts: dict[str, int] = {}
    for card in row:
        if card is not None:
            element = card[0]
            counts[element] = counts.get(element, 1) * (NUMBERS[card] + 1)
    return counts


def numbered(row: Row, element: str, index: int) -> dict[str, int]:
    """The index-th of those ways, from 0 (all stay), as a declaration."""
    changes = {}
    for slot, card in zip(SLOT_WORDS, row, strict=False):
        if card is not None and card[0] == element:
            index, chosen = divmod(index, NUMBERS[card] + 1)
            if chosen:
                changes[slot] = chosen
    return changes

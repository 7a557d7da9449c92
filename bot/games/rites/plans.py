"""What a robot thinks of zones, tiles and cards, from its view only; gains are shares of a tile.

Generation makes one plan better than all others: cards of one element can all become the same lower number. So a zone
is worth what *fits* in it: cards of one number, and higher ones of one element that can be turned into it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from bot.games.api import Seat
from bot.games.rites import generation
from bot.games.rites.ranking import Ranks, ranks
from bot.games.rites.state import Rite, Zone
from bot.games.rites.tiles import (
    COLOURS,
    GENERATES,
    HIGHEST,
    NUMBERS,
    SLOTS,
    SPECIALS,
    Card,
    element_of,
    special_kind,
)
from bot.games.rites.victory import OF_A_COLOUR, OF_ALL
from bot.games.rites.view import HIDDEN, View

Row = tuple[Card | None, ...]

GOOD = (0.0, 0.02, 0.08, 0.3, 0.75, 1.0)
"""How likely a full zone wins in which so many cards fit."""

DONE = (0.0, 0.12, 0.27, 0.45, 0.68, 1.0)
"""What so many cards are worth of a full zone."""

KEEP = {"haste": 40.0, "astrology": 34.0, "swap": 26.0, "mirage": 14.0, "ascension": 12.0}
"""How gladly special cards are kept; a number card has its number and more."""


def known(row: Iterable[Card | None]) -> Row:
    """The cards of a zone as far as they are seen."""
    return tuple([None if card == HIDDEN else card for card in row])


def others_rows(rite: Rite, seat: Seat) -> tuple[Row, ...]:
    """What is seen of all other zones at the rite."""
    return tuple([known(zone.cards) for other, zone in rite.zones.items() if other != seat])


def own_zone(rite: Rite, seat: Seat) -> Zone:
    """The robot's zone there."""
    return rite.zones.get(seat, Zone((), "", 0))


def fitting(row: Sequence[Card | None], others: Sequence[Row] = ()) -> int:
    """The most cards that can be of one number, given what is seen of the other zones."""
    cards = [(at, card[0], NUMBERS[card]) for at, card in enumerate(row) if card is not None]
    most = 0
    for number in {number for _, _, number in cards}:
        same = 0
        higher: Counter[str] = Counter()
        for at, element, own in cards:
            if own == number:
                same += 1
            elif own > number and not _blocked(f"{element}{own}", number, at, others):
                higher[element] += 1
        most = max(most, same + max(higher.values(), default=0))
    return most


def _blocked(card: Card, number: int, at: int, others: Sequence[Row]) -> bool:
    return any(at < len(row) and generation.blocks(row[at], card, number) for row in others)


def quality(rite: Rite, row: Sequence[Card | None], others: Sequence[Row]) -> float:
    """How likely the zone wins once it is full, if only cards that fit are added."""
    cards = [card for card in row if card is not None]
    if not cards:
        return 0.0
    kind = special_kind(rite.tile)
    if kind == 3:
        return float((sum([NUMBERS[card] for card in cards]) / len(cards) / HIGHEST) ** 3)
    if not kind:
        return GOOD[fitting(row, others) + SLOTS - len(cards)]
    colour = [NUMBERS[card] for card in cards if colours(card, element_of(rite.tile))]
    if kind == 2:
        return GOOD[len(colour) + SLOTS - len(cards)]
    return float((max(colour, default=0) / HIGHEST) ** 8)


def colours(card: Card, element: str) -> bool:
    """Whether a card is of the element or can become it."""
    return element in (card[0], GENERATES[card[0]])


def weight(view: View, seat: Seat, rite: Rite) -> float:
    """How much the seat wants the tile: the nearer to a win, the more."""
    won = view.seats[seat].won
    same = sum([tile[0] == rite.tile[0] for tile in won])
    new = all(tile[0] != rite.tile[0] for tile in won)
    wish = 1.0 + 0.35 * same
    if same + 1 >= OF_A_COLOUR:
        wish += 3.0
    missing = len(COLOURS) - len({tile[0] for tile in won})
    if len(won) + 1 >= OF_ALL and (missing - new <= 0 or not view.rules.seven_needs_four_colours):
        wish += 3.0
    return wish


def worth(view: View, seat: Seat, rite: Rite, row: Sequence[Card | None]) -> float:
    """What the robot's zone is worth with these cards."""
    count = sum([card is not None for card in row])
    if not count:
        return 0.0
    return weight(view, seat, rite) * quality(rite, row, others_rows(rite, seat)) * DONE[count]


def joined(row: Row, slot: int | None, card: Card) -> Row:
    """The zone with one more card, in that slot (from 1) or the first free one."""
    at = slot - 1 if slot is not None else row.index(None) if None in row else len(row)
    wide = (*row, *(None,) * (at + 1 - len(row)))
    return (*wide[:at], card, *wide[at + 1 :])


def strength(view: View, rite: Rite, seat: Seat, rows: dict[Seat, Row]) -> int:
    """What a zone counts at its tile at best, against what is seen of the others."""
    tables: Ranks = ranks("poker" if view.rules.ranking == "poker" else "chicago")
    others = [row for other, row in rows.items() if other != seat]
    faces = "1" * len(rows[seat])
    found = generation.best(rows[seat], others, tables, rite.tile, faces)
    return found.value * generation.WEIGHT + found.rank


def raid(view: View, seat: Seat, rite: Rite, numbers: Sequence[Card], most: int) -> tuple[Card, ...]:
    """The fewest cards of the hand that beat all that is seen at a rite where another's sword stands; or none."""
    rows = {other: known(zone.cards) for other, zone in rite.zones.items()}
    mine = known(own_zone(rite, seat).cards)
    room = min(most, SLOTS - len(mine))
    for count in range(0 if mine else 1, room + 1):
        winning: list[tuple[int, tuple[Card, ...]]] = []
        for cards in combinations(numbers, count):
            rows[seat] = (*mine, *cards)
            own = strength(view, rite, seat, rows)
            if all(own > strength(view, rite, other, rows) for other in rows if other != seat):
                winning.append((sum([NUMBERS[card] for card in cards]), cards))
        if winning:
            return min(winning)[1]
    return ()


def keep(view: View, seat: Seat, card: Card, hand: Sequence[Card]) -> float:
    """How gladly the robot keeps a card: for the zones that it fits in, for its company, for its number."""
    if card in SPECIALS:
        return KEEP[card]
    if card == HIDDEN:
        return 0.0
    gain = max([gain_of(view, seat, rite, card, None) for rite in view.rites], default=0.0)
    company = sum([other[0] == card[0] or other[1:] == card[1:] for other in hand if other in NUMBERS]) - 1
    return 60 * max(0.0, gain) + 3 * company + NUMBERS[card] / 2


def gain_of(view: View, seat: Seat, rite: Rite, card: Card, slot: int | None) -> float:
    """What the robot gains by placing the card at the rite; nothing in a full zone."""
    row = known(own_zone(rite, seat).cards)
    if len(row) == SLOTS and None not in row:
        return 0.0
    return worth(view, seat, rite, joined(row, slot, card)) - worth(view, seat, rite, row)

"""Ranking and declarations as the rules say them, slow and plain, to hold against the engine's tables and search."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

ORDER = [
    "high_card", "pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house", "four_of_a_kind",
    "rainbow_straight", "straight_flush", "five_of_a_kind",
]  # fmt: skip
BECOMES = {"火": "土", "土": "金", "金": "水", "水": "木", "木": "火"}
OVERCOMES = {"木": "土", "土": "水", "水": "火", "火": "金", "金": "木"}
COLOUR = {"青": "木", "白": "金", "红": "火", "黑": "水"}

Row = Sequence[str | None]
Rank = tuple[int, tuple[int, ...]]


def number(card: str) -> int:
    return int(card[1:])


def rank(cards: Sequence[str], ranking: str = "chicago") -> Rank:
    """A category's place and the numbers in the order in which they are compared (R14, R15)."""
    name = category(cards, ranking)
    counts = Counter(map(number, cards))
    if name in ("straight", "rainbow_straight", "straight_flush"):
        return ORDER.index(name), (max(counts),)
    if name == "flush":
        return ORDER.index(name), tuple(sorted(map(number, cards), reverse=True))
    groups = sorted(((count, value) for value, count in counts.items()), reverse=True)
    return ORDER.index(name), tuple(value for _, value in groups)


def category(cards: Sequence[str], ranking: str = "chicago") -> str:
    """The highest category that the cards are of."""
    counts = Counter(map(number, cards))
    elements = {card[0] for card in cards}
    five = len(cards) == 5
    straight = five and len(counts) == 5 and max(counts) - min(counts) == 4
    shape = sorted(counts.values(), reverse=True)
    found = ["high_card"]
    if straight:
        found.append("straight")
        if len(elements) == 5 and ranking == "chicago":
            found.append("rainbow_straight")
    if five and len(elements) == 1:
        found.append("straight_flush" if straight else "flush")
    names = {5: "five_of_a_kind", 4: "four_of_a_kind", 3: "three_of_a_kind", 2: "pair"}
    found += [names[shape[0]]] if shape[0] in names else []
    found += ["full_house"] if shape[:2] == [3, 2] else ["two_pair"] if shape[:2] == [2, 2] else []
    return max(found, key=ORDER.index)


def value(tile: str, cards: Row, faces: str) -> int:
    """What a special tile counts (R15)."""
    if "特" not in tile:
        return 0
    mine = [(card, face) for card, face in zip(cards, faces, strict=True) if card is not None]
    of_colour = [(card, face) for card, face in mine if card[0] == COLOUR[tile[0]]]
    if tile[2] == "1":
        return max((number(card) for card, face in of_colour if face == "1"), default=0)
    return len(of_colour) if tile[2] == "2" else sum(number(card) for card, _ in mine)


def changes(row: Row, element: str) -> Iterator[dict[int, int]]:
    """Every declaration for cards of the element: slots from 1, the numbers that they get."""
    slots = [slot for slot, card in enumerate(row, 1) if card and card[0] == element]
    for numbers in product(*(range(number(row[slot - 1] or "") + 1) for slot in slots)):
        yield {slot: chosen for slot, chosen in zip(slots, numbers, strict=True) if chosen}


def blocked(card: str, target: int, slot: int, others: Sequence[Row]) -> bool:
    """Whether a card of another zone keeps it from that number (R13)."""
    against = [row[slot - 1] for row in others if slot <= len(row)]
    return any(one and OVERCOMES[one[0]] == card[0] and number(one) >= target for one in against)


def best(
    row: Row, others: Sequence[Row], ranking: str = "chicago", tile: str = "青11000", faces: str = ""
) -> dict[int, int]:
    """The best of all declarations that are not blocked, looked at one by one."""
    found: tuple[tuple[int, Rank], tuple[int, list[int], list[int]]] | None = None
    chosen: dict[int, int] = {}
    for element in "金木水火土":
        for one in changes(row, element):
            if any(blocked(row[slot - 1] or "", target, slot, others) for slot, target in one.items()):
                continue
            cards = [f"{BECOMES[card[0]]}{one[at]}" if card and at in one else card for at, card in enumerate(row, 1)]
            score = (value(tile, cards, faces), rank([card for card in cards if card], ranking))
            wanted = (-len(one), [-slot for slot in one], list(one.values()))
            key = (score, wanted)
            if found is None or key > found:
                found, chosen = key, one
    return chosen

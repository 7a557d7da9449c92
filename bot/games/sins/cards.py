"""The cards: their names, suits and values (S1, S3)."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

Card: TypeAlias = str
"""`CA C2 … C10 CJ CQ CK` and so on for H, D and S; `x` and `X` are the jokers."""

Suit = Literal["C", "H", "D", "S"]
SUITS: tuple[Suit, ...] = ("C", "H", "D", "S")
"""Wine, lust, greed, wrath: the order in which the rules go through them."""

SUIT_BY_NAME: Mapping[str | None, Suit] = {suit: suit for suit in SUITS}

JOKERS: tuple[Card, ...] = ("x", "X")
NUMBERS: Mapping[Card, int] = {
    f"{suit}{name}": value for suit in SUITS for value, name in enumerate(("A", *map(str, range(2, 11))), start=1)
}
"""The number cards with their values."""

VALUES: Mapping[Card, int] = {**NUMBERS, **dict.fromkeys(JOKERS, 0)}
"""What a card is worth on a pile and as a sin; function cards lie on neither."""

FUNCTIONS: tuple[Card, ...] = tuple(f"{suit}{face}" for suit in SUITS for face in "JQK")
FACES: Mapping[Card, str] = {card: card[1] for card in FUNCTIONS}
"""J (认罪), Q (反思) or K (赎罪) of each function card (S9)."""

KINGS: Mapping[Card, Suit] = {f"{suit}K": suit for suit in SUITS}

SUIT_OF: Mapping[Card, Suit] = {card: SUIT_BY_NAME[card[0]] for card in (*NUMBERS, *FUNCTIONS)}
"""The suit of every card that has one."""

ONE_PACK: tuple[Card, ...] = (*NUMBERS, *FUNCTIONS, *JOKERS)
ALL_CARDS: tuple[Card, ...] = ONE_PACK * 2
"""The 108 cards of a match (S1)."""

FATES: Mapping[Card, tuple[Suit, int] | None] = {
    **{card: (SUIT_OF[card], value) for card, value in NUMBERS.items()},
    **{card: (SUIT_OF[card], -10) for card in FUNCTIONS},
    **dict.fromkeys(JOKERS),
}
"""What a fate card adds to the capacity of which suit (S4); nothing for a joker."""

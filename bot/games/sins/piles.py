"""What fits on the four piles and what can be played at all (S8, S9, S10)."""

from collections.abc import Iterator, Mapping

from bot.games.sins.cards import FACES, JOKERS, KINGS, NUMBERS, SUIT_OF, SUITS, VALUES, Card, Suit
from bot.games.sins.rules import Rules
from bot.games.sins.state import BySuit, Cards, Player

EMPTY = 11
"""The top of an empty pile: every number card and joker is smaller (S8)."""


def top_of(pile: Cards) -> int:
    """The value on top of a pile; a joker's is 0, and nothing is smaller."""
    return VALUES[pile[-1]] if pile else EMPTY


TAKEN_BY: Mapping[Card, range] = {
    **{card: range(value + 1, EMPTY + 1) for card, value in NUMBERS.items()},
    **{card: range(EMPTY) for card in FACES if card not in KINGS},
}
"""The tops on which each hand card can be played (S8, S9); for kings and jokers that is not all."""

ODD = frozenset((*KINGS, *JOKERS))


def plain_plays(hand: Cards, piles: BySuit) -> Cards:
    """The number cards, J and Q in the hand that can be played, each once."""
    tops = {suit: VALUES[pile[-1]] if pile else EMPTY for suit, pile in piles.items()}
    return tuple([card for card in dict.fromkeys(hand) if card not in ODD and tops[SUIT_OF[card]] in TAKEN_BY[card]])


def joker_piles(piles: BySuit) -> tuple[Suit, ...]:
    """The piles that a joker may close (S8)."""
    return tuple([suit for suit in SUITS if top_of(piles[suit])])


def king_sins(player: Player, suit: Suit) -> Iterator[Card]:
    """The sins that a king of that suit may play: its own suit's and every joker sin (S9)."""
    yield from player.sins[suit]
    for other in SUITS:
        if other != suit:
            yield from (sin for sin in player.sins[other] if sin in JOKERS)


def fitting_sins(player: Player, piles: BySuit, suit: Suit) -> Cards:
    """Those of them that fit on the king's own pile, each once."""
    top = top_of(piles[suit])
    return tuple(dict.fromkeys([sin for sin in king_sins(player, suit) if VALUES[sin] < top]))


def can_play(player: Player, piles: BySuit, card: Card) -> bool:
    """Whether a hand card can be played somehow (S8, S9)."""
    if card in KINGS:
        return bool(fitting_sins(player, piles, KINGS[card]))
    return bool(joker_piles(piles)) if card in JOKERS else top_of(piles[SUIT_OF[card]]) in TAKEN_BY[card]


def may_collect(rules: Rules, player: Player, piles: BySuit) -> bool:
    """Whether the house rules let the player collect (S10)."""
    if rules.voluntary_collect and (rules.empty_collect == "allow" or any(piles.values())):
        return True
    return not any(can_play(player, piles, card) for card in player.hand)


def without(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    """The cards, or seats, without the first of that name."""
    at = names.index(name)
    return names[:at] + names[at + 1 :]


def sin_suit(player: Player, sin: Card, first: Suit = "C") -> Suit | None:
    """Where that sin lies: under `first` if it is there, else under the first of C H D S; None if nowhere."""
    return next((suit for suit in (first, *SUITS) if sin in player.sins[suit]), None)

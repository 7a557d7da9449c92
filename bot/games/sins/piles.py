"""What fits on the four piles and what can be played at all (S8, S9, S10)."""

from collections.abc import Mapping

from bot.games.sins.cards import FACES, JOKERS, KINGS, NUMBERS, SUIT_OF, SUITS, VALUES, Card, Suit
from bot.games.sins.rules import Rules
from bot.games.sins.state import BySuit, Cards, Player

EMPTY = 11
"""The top of an empty pile: every number card and joker is smaller (S8)."""


def top_of(pile: Cards) -> int:
    """The value on top of a pile; a joker's is 0, and nothing is smaller."""
    return VALUES[pile[-1]] if pile else EMPTY


BARE: Cards = ("",)
"""Stands in for an empty pile, so that it has a top card like any other."""

TAKEN_BY: Mapping[Card, frozenset[Card]] = {
    **{card: frozenset(("", *(top for top in VALUES if VALUES[top] > value))) for card, value in NUMBERS.items()},
    **{card: frozenset(VALUES) for card in FACES if card not in KINGS},
}
"""The top cards on which each hand card can be played (S8, S9); for kings and jokers that is not all."""

ODD = frozenset((*KINGS, *JOKERS))


def playable(hand: Cards, piles: BySuit) -> tuple[list[Card], list[Card]]:
    """The number cards, J and Q in the hand that can be played; and its kings and jokers, all of them. Each once."""
    plain, odd = [], []
    for card in dict.fromkeys(hand):
        if card in ODD:
            odd.append(card)
        elif (piles[SUIT_OF[card]] or BARE)[-1] in TAKEN_BY[card]:
            plain.append(card)
    return plain, odd


def joker_piles(piles: BySuit) -> tuple[Suit, ...]:
    """The piles that a joker may close (S8)."""
    return tuple([suit for suit, pile in piles.items() if not pile or pile[-1] not in JOKERS])


def king_sins(player: Player, suit: Suit) -> Cards:
    """The sins that a king of that suit may play: its own suit's and every joker sin (S9)."""
    jokers = [sin for sins in player.sins.values() if sins for sin in sins if sin in JOKERS]
    return (*player.sins[suit], *jokers)


def fitting_sins(player: Player, piles: BySuit, suit: Suit) -> Cards:
    """Those of them that fit on the king's own pile, each once."""
    sins = king_sins(player, suit)
    if not sins:
        return ()
    top = top_of(piles[suit])
    return tuple(dict.fromkeys([sin for sin in sins if VALUES[sin] < top]))


def can_play(player: Player, piles: BySuit, card: Card) -> bool:
    """Whether a hand card can be played somehow (S8, S9)."""
    if card in KINGS:
        return bool(fitting_sins(player, piles, KINGS[card]))
    return bool(joker_piles(piles)) if card in JOKERS else (piles[SUIT_OF[card]] or BARE)[-1] in TAKEN_BY[card]


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

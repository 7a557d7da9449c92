"""What fits on the four piles and what can be played at all (S8, S9, S10)."""

from collections.abc import Iterator

from bot.games.sins.cards import FACES, JOKERS, SUIT_OF, SUITS, VALUES, Card, Suit
from bot.games.sins.rules import Rules
from bot.games.sins.state import BySuit, Cards, Player


def fits(pile: Cards, card: Card) -> bool:
    """Whether a number card or joker may go on the pile: strictly smaller than its top (S8)."""
    return not pile or VALUES[card] < VALUES[pile[-1]]


def joker_piles(piles: BySuit) -> tuple[Suit, ...]:
    """The piles that a joker may close (S8)."""
    return tuple([suit for suit in SUITS if fits(piles[suit], "x")])


def king_sins(player: Player, suit: Suit) -> Iterator[Card]:
    """The sins that a king of that suit may play: its own suit's and every joker sin (S9)."""
    yield from player.sins[suit]
    for other in SUITS:
        if other != suit:
            yield from (sin for sin in player.sins[other] if sin in JOKERS)


def fitting_sins(player: Player, piles: BySuit, suit: Suit) -> Cards:
    """Those of them that fit on the king's own pile, each once."""
    pile = piles[suit]
    return tuple(dict.fromkeys(sin for sin in king_sins(player, suit) if fits(pile, sin)))


def can_play(player: Player, piles: BySuit, card: Card) -> bool:
    """Whether a hand card can be played somehow (S8, S9)."""
    suit = SUIT_OF.get(card)
    if suit is None:
        return any(fits(pile, card) for pile in piles.values())
    match FACES.get(card):
        case None:
            return fits(piles[suit], card)
        case "K":
            return any(fits(piles[suit], sin) for sin in king_sins(player, suit))
        case _:
            return bool(piles[suit])


def may_collect(rules: Rules, player: Player, piles: BySuit) -> bool:
    """Whether the house rules let the player collect (S10)."""
    free = rules.voluntary_collect and (rules.empty_collect == "allow" or any(piles.values()))
    return free or not any(can_play(player, piles, card) for card in player.hand)


def without(cards: Cards, card: Card) -> Cards:
    """The cards without the first of that name."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def sin_suit(player: Player, sin: Card, first: Suit = "C") -> Suit | None:
    """Where that sin lies: under `first` if it is there, else under the first of C H D S; None if nowhere."""
    return next((suit for suit in (first, *SUITS) if sin in player.sins[suit]), None)

"""A showdown as one post: cards, changes, what was blocked and by what, each one's ranking, who wins and why."""

from collections.abc import Iterator, Mapping

from bot.games.api import Seat
from bot.games.rites import events
from bot.games.rites.state import Hand
from bot.games.rites.tiles import special_kind
from bot.presentation.localizer import Localizer
from bot.presentation.names import Names, seat_label
from bot.presentation.rites_words import card_name, category_name, element_name, pattern, rite_at, row_shown


def revealed(event: events.Revealed, texts: Localizer, names: Names) -> Iterator[str]:
    """The whole post."""
    shown = event.showdown
    numbered = rite_at(texts, event.rite, shown.tile)
    if special_kind(shown.tile):
        yield texts.text("rites-revealed-special", rite=numbered, special=pattern(texts, shown.tile))
    else:
        yield texts.text("rites-revealed", rite=numbered)
    for seat, hand in shown.hands.items():
        yield from _hand(seat, hand, event, texts, names)
    if shown.winner is None:
        yield texts.text("rites-nobody")
    else:
        winner = seat_label(texts, shown.winner, names)
        yield texts.text(f"rites-won-{shown.decided}", seat=winner, tiles=event.tiles)


def changes_named(texts: Localizer, changes: Mapping[str, int], element: str | None) -> str:
    """A declaration in words: numbers by slot, or an element, or nothing."""
    if element is not None:
        return element_name(texts, element)
    shown = [texts.text("rites-change-slot", slot=slot, number=number) for slot, number in changes.items()]
    return texts.text("rites-between").join(shown) or texts.text("rites-unchanged")


def _hand(seat: Seat, hand: Hand, event: events.Revealed, texts: Localizer, names: Names) -> Iterator[str]:
    """One zone: printed cards, what became of them, the ranking, what was blocked."""
    label, category = seat_label(texts, seat, names), category_name(texts, hand.category)
    printed = row_shown(texts, hand.printed)
    if hand.cards != tuple(card for card in hand.printed if card is not None):
        cards = row_shown(texts, hand.cards)
        yield texts.text("rites-hand-changed", seat=label, printed=printed, cards=cards, category=category)
    else:
        yield texts.text("rites-hand", seat=label, printed=printed, category=category)
    if special_kind(event.showdown.tile):
        yield texts.text("rites-hand-value", value=hand.value)
    for block in hand.blocks:
        card = hand.printed[block.slot - 1]
        yield texts.text(
            "rites-blocked",
            slot=block.slot,
            card=card_name(texts, card) if card is not None else "",
            number=block.number,
            blocker=card_name(texts, block.card),
            seat=seat_label(texts, block.seat, names),
        )

"""Why an accusation, or a match of sins, went as it did: who could hold how much, from what was public."""

from collections.abc import Iterator, Sequence

from bot.games.sins import events
from bot.games.sins.cards import SUITS
from bot.presentation.localizer import Localizer
from bot.presentation.names import Names, seat_label
from bot.presentation.posts import SMALL, TITLE
from bot.presentation.sins import lines
from bot.presentation.sins_cards import card_name, suit_name, sums_text
from bot.presentation.wording import house_rules_of
from bot.services.queries import Line
from bot.services.rows import Match

ENDS = {"last_alive": "S22", "deck_out": "S23, S24", "max_turns": "S25"}


def why(told: Sequence[Line], match: Match, texts: Localizer, names: Names) -> Iterator[str]:
    """The latest accusation and the end explained, with their rulings; `told`: what everybody was told."""
    accused = next((one.event for one in reversed(told) if isinstance(one.event, events.Accused)), None)
    ended = next((one.event for one in reversed(told) if isinstance(one.event, events.Ended)), None)
    if accused is None and ended is None:
        yield texts.text("sins-why-nothing")
    if accused is not None:
        yield TITLE + texts.text("sins-why-title")
        yield from _accused(accused, int(house_rules_of(match)["limit"]), texts, names)
    if ended is not None:
        yield TITLE + texts.text("sins-why-end")
        yield from lines(ended, texts, names)
        yield SMALL + texts.text("why-by", rules=ENDS[ended.reason])


def _accused(event: events.Accused, limit: int, texts: Localizer, names: Names) -> Iterator[str]:
    yield lines(event, texts, names)[0]
    label = seat_label(texts, event.target, names)
    yield texts.text("sins-why-known", seat=label, sums=sums_text(event.totals, texts))
    yield texts.text("sins-why-range", low=limit - 10, high=limit + 10, limit=limit)
    fate = card_name(texts, event.fate)
    yield texts.text("sins-why-fate", fate=fate, sums=sums_text(event.totals, texts, event.bears))
    over = [suit_name(texts, suit) for suit in SUITS if event.totals.get(suit, 0) > event.bears[suit]]
    yield texts.text("sins-why-bust", suit=texts.listed(over)) if over else texts.text("sins-why-not_bust")
    yield SMALL + texts.text("why-by", rules="S3, S4, S5, S19")

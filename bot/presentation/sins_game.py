"""The texts of sins as one object: what `games.GameTexts` and `turns.TurnTexts` ask for."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec

from bot.games.api import Event, Seat
from bot.games.sins import events
from bot.games.sins.rules import read
from bot.presentation.localizer import Localizer, Value
from bot.presentation.names import Names, seat_label
from bot.presentation.pictures import sins_picture
from bot.presentation.refusals import quoted
from bot.presentation.sins import SinsEvent, lines, markers_text
from bot.presentation.sins_cards import SIGNS, card_name, cards_named, in_order, is_card, suit_name
from bot.presentation.sins_hand import SWAP, SinsHand, swapped
from bot.presentation.sins_seen import SeenSeat, seen
from bot.presentation.sins_table import SinsTable
from bot.presentation.sins_why import why
from bot.presentation.turn_texts import Kit, TurnGameTexts, people_among
from bot.presentation.wording import house_rules_of
from bot.services.log import Asks
from bot.services.messaging import Table
from bot.services.queries import Mine
from bot.services.rows import Match


class Sins(TurnGameTexts, frozen=True):
    """The texts of sins."""

    def worth_a_line(self, before: Event | None, event: Event, after: Event | None) -> bool:
        """The draw that begins a turn is not."""
        return not (isinstance(event, events.Drew) and isinstance(before, (events.TurnBegan, events.Reshuffled)))

    def public(self, told: Sequence[Event], table: Table, texts: Localizer, names: Names) -> Sequence[str]:
        """What everybody is told, a line for each thing; markers that move together are one thing."""
        said: list[str] = []
        for markers_to, run in groupby(told, key=_markers_to):
            some = tuple(run)
            if markers_to is None:
                said += super().public(some, table, texts, names)
            else:
                suits = [event.suit for event in some if isinstance(event, events.MarkerMoved)]
                said.append(markers_text(suits, *markers_to, texts, names))
        return said

    def pinged(self, told: Sequence[Event], table: Table) -> tuple[Seat, ...]:
        """Whom the match waits for from now on."""
        seats: tuple[Seat, ...] = ()
        for event in told:
            match event:
                case events.TurnBegan(seat=seat) | events.Guessed(seat=seat) | events.Mourned(turn=str(seat)):
                    seats = (seat,)
                case events.Tricked(target=target):
                    seats = (target,)
                case events.MourningBegan(seats=mourning):
                    seats = mourning
                case events.Ended():
                    seats = ()
        return people_among(seats, table)

    def choices(self, arguments: Mapping[str, Any], texts: Localizer, names: Names) -> Sequence[str]:
        """Cards, suits and seats."""
        return [_word(one, texts, names) for one in arguments.values() if one not in (None, "")]

    def fact(self, name: str, value: Any, texts: Localizer, names: Names) -> Value | None:
        """Cards, suits and seats in words."""
        if name == "holder":
            if value is None:
                return texts.text("sins-holder-none")
            return texts.text("sins-holder", seat=seat_label(texts, value, names))
        if name == "step" or isinstance(value, int):
            return None
        if isinstance(value, (tuple, list)):
            return texts.listed(_word(one, texts, names) for one in value) or texts.text("sins-none")
        return texts.text("sins-none") if value is None else _word(value, texts, names)

    def filled(self, word: str, fields: Mapping[str, Sequence[str]], mine: Mine) -> Asks | None:
        """A swap is the only form."""
        return swapped(fields) if word == SWAP else None


def _markers_to(event: Event) -> tuple[Seat | None] | None:
    """Who gets a marker (None: nobody has it now); None for an event of any other kind."""
    return (event.seat,) if isinstance(event, events.MarkerMoved) else None


def _table(match: Match, view: Mapping[str, object], texts: Localizer, names: Names) -> SinsTable:
    return SinsTable(match, seen(view), texts, names)


def _hand(mine: Mine, texts: Localizer, names: Names) -> SinsHand:
    return SinsHand(mine, seen(mine.view), read(house_rules_of(mine.table.match)), texts, names)


def _word(value: Any, texts: Localizer, names: Names) -> str:
    """A card, suit or seat of somebody's act; anything else is his own text."""
    if isinstance(value, (list, tuple)):
        return " ".join(_word(one, texts, names) for one in value)
    if value in SIGNS:
        return suit_name(texts, value)
    if is_card(value):
        return card_name(texts, value)
    return seat_label(texts, value, names) if value in names else quoted(str(value))


def _secrets(state: Mapping[str, object], texts: Localizer, names: Names) -> Iterator[str]:
    """Every hand and fate."""
    for seat, one in msgspec.convert(state["seats"], dict[Seat, SeenSeat]).items():
        if one.alive and one.fate is not None:
            hand = cards_named(texts, in_order(one.hand or ())) or texts.text("sins-none")
            label = seat_label(texts, seat, names)
            yield texts.text("sins-look", seat=label, hand=hand, fate=card_name(texts, one.fate))


SINS = Sins(
    game="sins",
    parts=("goal", "deal", "bear", "turn", "pile", "faces", "collect"),
    more=("markers", "skills", "accuse", "mourn", "end"),
    kit=Kit(
        event=SinsEvent,
        lines=lines,
        table=_table,
        hand=_hand,
        picture=lambda view, texts: sins_picture(view, texts).png,
        awaited=lambda view: seen(view).asked,
        why=why,
        secrets=_secrets,
        titled=(events.Ended,),
        elsewhere=(events.DrewCards, events.MourningNamed),
        in_hand=(events.MourningNamed,),
    ),
)

"""The texts of rites as one object: what `games.GameTexts` and `turns.TurnTexts` ask for."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec

from bot.games.api import Event, Seat
from bot.games.rites import events
from bot.games.rites.rules import read
from bot.games.rites.tiles import NUMBERS, SPECIALS
from bot.presentation.localizer import Localizer, Value
from bot.presentation.names import Names, seat_label
from bot.presentation.pictures import rites_picture
from bot.presentation.refusals import quoted
from bot.presentation.rites import RitesEvent, lines, moves_told
from bot.presentation.rites_forms import filled
from bot.presentation.rites_hand import RitesHand
from bot.presentation.rites_seen import SeenSeat, seen
from bot.presentation.rites_table import RitesTable, zones_of
from bot.presentation.rites_why import why
from bot.presentation.rites_words import card_name, cards_named, in_order, rite_name
from bot.presentation.turn_texts import Kit, TurnGameTexts, people_among
from bot.presentation.wording import house_rules_of
from bot.services.log import Asks
from bot.services.messaging import Table
from bot.services.queries import Mine
from bot.services.rows import Match


class Rites(TurnGameTexts, frozen=True):
    """The texts of rites."""

    def worth_a_line(self, before: Event | None, event: Event, after: Event | None) -> bool:
        """Of several rounds of an astrology the last one is."""
        return not (isinstance(event, events.StarsGiven) and isinstance(after, events.StarsGiven))

    def public(self, told: Sequence[Event], table: Table, texts: Localizer, names: Names) -> Sequence[str]:
        """What everybody is told, a line for each thing; what a seat draws and places in one go is one thing."""
        said: list[str] = []
        for _, run in groupby(told, key=_mover):
            some = tuple(run)
            moves = [event for event in some if isinstance(event, (events.Drew, events.Placed))]
            said += [moves_told(moves, texts, names)] if len(moves) > 1 else super().public(some, table, texts, names)
        return said

    def pinged(self, told: Sequence[Event], table: Table) -> tuple[Seat, ...]:
        """Whom the match waits for from now on."""
        seats: tuple[Seat, ...] = ()
        for event in told:
            match event:
                case events.OnTurn(seat=seat):
                    seats = (seat,)
                case events.ShowdownBegan(participants=participants):
                    seats = participants
                case events.Ascended(owing=owing):
                    seats = owing
                case events.Revealed(showdown=showdown) if showdown.winner is not None:
                    seats = (showdown.winner,)
                case events.Ended():
                    seats = ()
        return people_among(seats, table)

    def phase(self, phase: str, texts: Localizer) -> str:
        """A phase by what is waited for; its number is nothing that people count."""
        return texts.text(f"rites-phase-{phase.split('-')[1]}")

    def choices(self, arguments: Mapping[str, Any], texts: Localizer, names: Names) -> Sequence[str]:
        """Cards."""
        named = [*arguments.get("cards", ()), arguments.get("card"), arguments.get("with")]
        return [card_name(texts, one) for one in named if one in NUMBERS or one in SPECIALS]

    def fact(self, name: str, value: Any, texts: Localizer, names: Names) -> Value | None:
        """Cards and seats in words."""
        if name == "step" or isinstance(value, (bool, int)):
            return None
        if isinstance(value, (tuple, list)):
            return texts.listed(_word(one, texts, names) for one in value) or texts.text("rites-none")
        return texts.text("rites-none") if value is None else _word(value, texts, names)

    def filled(self, word: str, fields: Mapping[str, Sequence[str]], mine: Mine) -> Asks | None:
        """What a form says."""
        return filled(word, fields)


def _mover(event: Event) -> Seat | None:
    """Who draws or places; None for any other event."""
    return event.seat if isinstance(event, (events.Drew, events.Placed)) else None


def _table(match: Match, view: Mapping[str, object], texts: Localizer, names: Names) -> RitesTable:
    return RitesTable(match, seen(view), texts, names)


def _hand(mine: Mine, texts: Localizer, names: Names) -> RitesHand:
    return RitesHand(mine, seen(mine.view), read(house_rules_of(mine.table.match)), texts, names)


def _word(value: Any, texts: Localizer, names: Names) -> str:
    """A card or seat of somebody's act; anything else is his own text."""
    if isinstance(value, str) and (value in NUMBERS or value in SPECIALS):
        return card_name(texts, value)
    return seat_label(texts, value, names) if value in names else quoted(str(value))


def _secrets(state: Mapping[str, object], texts: Localizer, names: Names) -> Iterator[str]:
    """Every hand and score, and the cards that lie face down."""
    for seat, one in msgspec.convert(state["seats"], dict[Seat, SeenSeat]).items():
        hand = cards_named(texts, in_order(one.hand)) or texts.text("rites-none")
        score = cards_named(texts, one.score) or texts.text("rites-none")
        yield texts.text("rites-look", seat=seat_label(texts, seat, names), hand=hand, score=score)
    for rite in seen(state).rites:
        yield rite_name(texts, rite.tile)
        yield from zones_of(rite, texts)


RITES = Rites(
    game="rites",
    parts=("goal", "turn", "place", "sword", "generation", "overcoming"),
    more=("ranking", "tiles", "taking", "specials", "end"),
    kit=Kit(
        event=RitesEvent,
        lines=lines,
        table=_table,
        hand=_hand,
        picture=lambda view, texts: rites_picture(view, texts).png,
        awaited=lambda view: seen(view).asked,
        why=why,
        secrets=_secrets,
        titled=(events.Revealed, events.Ended),
        elsewhere=(
            events.GotCard,
            events.PlacedFaceDown,
            events.SwappedFaceDown,
            events.StarsDrawn,
            events.GivenCard,
            events.Declaration,
            events.OwnScored,
        ),
    ),
)

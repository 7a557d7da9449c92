"""The texts of rites as one object: what `games.GameTexts` and `turns.TurnTexts` ask for."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

import msgspec

from bot.games.api import Event, Seat
from bot.games.rites import events
from bot.games.rites.rules import read
from bot.games.rites.tiles import NUMBERS, SPECIALS
from bot.presentation.localizer import Localizer, Value
from bot.presentation.names import Names, seat_label
from bot.presentation.pictures import rites_picture
from bot.presentation.posts import TITLE, Rows
from bot.presentation.refusals import quoted
from bot.presentation.rites import RitesEvent, lines
from bot.presentation.rites_forms import filled
from bot.presentation.rites_hand import RitesHand
from bot.presentation.rites_seen import SeenSeat, seen
from bot.presentation.rites_table import RitesTable, table_lines, table_rows
from bot.presentation.rites_why import why
from bot.presentation.rites_words import card_name, cards_named, in_order
from bot.presentation.turn_texts import PICTURE, TurnGameTexts, course, people_among
from bot.presentation.turns import Move, Next
from bot.presentation.wording import house_rules_of
from bot.services.log import Asks
from bot.services.messaging import Picture, Table
from bot.services.queries import Line, Mine

_SHOWN_ELSEWHERE = (
    events.GotCard,
    events.PlacedFaceDown,
    events.SwappedFaceDown,
    events.StarsDrawn,
    events.GivenCard,
    events.Declaration,
    events.OwnScored,
)
"""Private events that the hand shows, or the answer to the act itself."""

_TITLED = (events.Revealed, events.Ended)


class Rites(TurnGameTexts, frozen=True):
    """The texts of rites."""

    def events(self, data: bytes) -> tuple[Event, ...]:
        """Events from their JSON list."""
        return msgspec.json.decode(data, type=tuple[RitesEvent, ...])

    def public(self, told: Sequence[Event], table: Table, texts: Localizer, names: Names) -> Sequence[str]:
        """What everybody is told, a line for each thing; of several rounds of an astrology the last one."""
        said: list[str] = []
        for event, after in zip_longest(told, told[1:]):
            if isinstance(event, events.StarsGiven) and isinstance(after, events.StarsGiven):
                continue
            first, *rest = lines(event, texts, names)
            said += [TITLE + first if isinstance(event, _TITLED) else first, *rest]
        return said

    def letter(self, told: Sequence[Event], table: Table, texts: Localizer, names: Names) -> Sequence[str]:
        """What one seat is told: the deal, a card given to it, a card of its own that was changed."""
        return [
            line for event in told if not isinstance(event, _SHOWN_ELSEWHERE) for line in lines(event, texts, names)
        ]

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

    def panel(self, table: Table, view: Mapping[str, object], texts: Localizer, names: Names) -> tuple[list[str], Rows]:
        """The table, with the buttons that are the same for everybody."""
        shown = RitesTable(table.match, seen(view), texts, names)
        return table_lines(shown), table_rows(table, texts, shown.seen)

    def pictures(self, table: Table, view: Mapping[str, object], texts: Localizer, names: Names) -> tuple[Picture, ...]:
        """The table, with its text as the alternative."""
        shown = RitesTable(table.match, seen(view), texts, names)
        return (Picture(name=PICTURE, png=rites_picture(view, texts).png, alt=shown.alt()),)

    def help(self, mine: Mine, texts: Localizer, names: Names) -> Sequence[str]:
        """What a player can do now."""
        return tuple(self.helped(mine, seen(mine.view).asked, texts))

    def phase(self, phase: str, texts: Localizer) -> str:
        """A phase by what is waited for; its number is nothing that people count."""
        return texts.text(f"rites-phase-{phase.split('-')[1]}")

    def secrets(self, state: Mapping[str, object], texts: Localizer, names: Names) -> Sequence[str]:
        """Every hand, score and hidden card."""
        return tuple(_secrets(state, texts, names))

    def asked(self, do: str, arguments: Mapping[str, Any], table: Table, texts: Localizer, names: Names) -> str:
        """What somebody asked for, in a few words."""
        if not texts.has(f"rites-do-{do}"):
            return quoted(do)
        what = texts.text(f"rites-do-{do}")
        named = [*arguments.get("cards", ()), arguments.get("card"), arguments.get("with")]
        cards = [card_name(texts, one) for one in named if one in NUMBERS or one in SPECIALS]
        return texts.text("rites-so-far", what=what, choices=" ".join(cards)) if cards else what

    def done(
        self,
        told: Sequence[Event],
        asks: tuple[str, Mapping[str, Any]],
        table: Table,
        texts: Localizer,
        names: Names,
    ) -> Sequence[str]:
        """What was done, and what only its seat heard of it."""
        own = [line for event in told for line in lines(event, texts, names)]
        return (self.asked(*asks, table, texts, names), *own)

    def own(self, mine: Mine, texts: Localizer, names: Names) -> tuple[list[str], Rows]:
        """The hand, and every legal move."""
        hand = _hand(mine, texts, names)
        situation = RitesTable(mine.table.match, hand.seen, texts, names).situation()
        robot = [texts.text("turns-robot")] if mine.seat.robot and hand.seen.outcome is None else []
        return [*situation, *hand.lines(), *robot], hand.rows()

    def orders(self, mine: Mine, texts: Localizer, names: Names) -> tuple[list[str], Rows]:
        """The hand: there are no orders beside it."""
        return self.own(mine, texts, names)

    def why(self, told: Sequence[Line], table: Table, texts: Localizer, names: Names) -> Sequence[str]:
        """The latest showdown and the end."""
        return tuple(why(told, texts, names))

    def votes(
        self, told: Sequence[Line], table: Table, texts: Localizer, names: Names, *, day: int | None = None
    ) -> Sequence[str]:
        """The course of the match."""
        return course(told, day, texts, lambda events: self.public(events, table, texts, names))

    def fact(self, name: str, value: Any, texts: Localizer, names: Names) -> Value | None:
        """Cards and seats in words."""
        if name == "step" or isinstance(value, (bool, int)):
            return None
        if isinstance(value, (tuple, list)):
            return texts.listed(_word(one, texts, names) for one in value) or texts.text("rites-none")
        return texts.text("rites-none") if value is None else _word(value, texts, names)

    # --- moves

    def chosen(self, word: str, values: Sequence[str], mine: Mine, texts: Localizer, names: Names) -> Next | None:
        """What comes of a button or menu."""
        return _hand(mine, texts, names).chosen(word, values)

    def filled(self, word: str, fields: Mapping[str, Sequence[str]], mine: Mine) -> Asks | None:
        """What a form says."""
        return filled(word, fields)

    def moves(self, mine: Mine, texts: Localizer, names: Names) -> Iterable[Move]:
        """The whole moves in a line each."""
        return _hand(mine, texts, names).suggested()


RITES = Rites(
    game="rites",
    parts=("goal", "turn", "place", "sword", "generation", "overcoming"),
    more=("ranking", "tiles", "taking", "specials", "end"),
)


def _hand(mine: Mine, texts: Localizer, names: Names) -> RitesHand:
    return RitesHand(mine, seen(mine.view), read(house_rules_of(mine.table.match)), texts, names)


def _word(value: Any, texts: Localizer, names: Names) -> str:
    """A card or seat of somebody's act; anything else is his own text."""
    if isinstance(value, str) and (value in NUMBERS or value in SPECIALS):
        return card_name(texts, value)
    return seat_label(texts, value, names) if value in names else quoted(str(value))


def _secrets(state: Mapping[str, object], texts: Localizer, names: Names) -> Iterator[str]:
    yield TITLE + texts.text("look-title")
    for seat, one in msgspec.convert(state["seats"], dict[Seat, SeenSeat]).items():
        hand = cards_named(texts, in_order(one.hand)) or texts.text("rites-none")
        score = cards_named(texts, one.score) or texts.text("rites-none")
        yield texts.text("rites-look", seat=seat_label(texts, seat, names), hand=hand, score=score)

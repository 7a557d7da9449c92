"""The texts of sins as one object: what `games.GameTexts` and `turns.TurnTexts` ask for."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec

from bot.games.api import Event, Seat
from bot.games.sins import events
from bot.games.sins.rules import read
from bot.presentation.localizer import Localizer, Value
from bot.presentation.names import Names, seat_label
from bot.presentation.pictures import sins_picture
from bot.presentation.posts import TITLE, Rows
from bot.presentation.refusals import quoted
from bot.presentation.sins import SinsEvent, lines, markers_text
from bot.presentation.sins_cards import SIGNS, card_name, cards_named, is_card, suit_name
from bot.presentation.sins_hand import SinsHand, swapped
from bot.presentation.sins_seen import SeenSeat, seen
from bot.presentation.sins_table import SinsTable, table_lines, table_rows
from bot.presentation.sins_why import why
from bot.presentation.turn_texts import PICTURE, TurnGameTexts, people_among
from bot.presentation.turns import Move, Next
from bot.presentation.wording import house_rules_of
from bot.services.log import Asks
from bot.services.messaging import Picture, Table
from bot.services.queries import Line, Mine

_SHOWN_ELSEWHERE = (events.DrewCards, events.MourningNamed)
"""Private events that the hand shows, or the answer to the act itself."""

_TITLED = (events.Ended,)


class Sins(TurnGameTexts, frozen=True):
    """The texts of sins."""

    def events(self, data: bytes) -> tuple[Event, ...]:
        """Events from their JSON list."""
        return msgspec.json.decode(data, type=tuple[SinsEvent, ...])

    def public(self, told: Sequence[Event], table: Table, texts: Localizer, names: Names) -> Sequence[str]:
        """What everybody is told, a line for each thing; the draw that begins a turn is not worth one."""
        said: list[str] = []
        for markers_to, run in groupby(told, key=_markers_to):
            some = tuple(run)
            if markers_to is not None:
                suits = [event.suit for event in some if isinstance(event, events.MarkerMoved)]
                said.append(markers_text(suits, *markers_to, texts, names))
                continue
            for before, event in zip((None, *some), some, strict=False):
                if not (isinstance(event, events.Drew) and isinstance(before, (events.TurnBegan, events.Reshuffled))):
                    first, *rest = lines(event, texts, names)
                    said += [TITLE + first if isinstance(event, _TITLED) else first, *rest]
        return said

    def letter(self, told: Sequence[Event], table: Table, texts: Localizer, names: Names) -> Sequence[str]:
        """What one seat is told: the deal, and what was taken from it."""
        return [
            line for event in told if not isinstance(event, _SHOWN_ELSEWHERE) for line in lines(event, texts, names)
        ]

    def pinged(self, told: Sequence[Event], table: Table) -> tuple[Seat, ...]:
        """Whom the match waits for from now on."""
        seats: tuple[Seat, ...] = ()
        for event in told:
            match event:
                case events.TurnBegan(seat=seat) | events.Guessed(seat=seat, asked=True):
                    seats = (seat,)
                case events.Tricked(target=target):
                    seats = (target,)
                case events.MourningBegan(seats=mourning):
                    seats = mourning
                case events.Ended():
                    seats = ()
        return people_among(seats, table)

    def panel(self, table: Table, view: Mapping[str, object], texts: Localizer, names: Names) -> tuple[list[str], Rows]:
        """The table, with the buttons that are the same for everybody."""
        shown = SinsTable(table.match, seen(view), texts, names)
        return table_lines(shown), table_rows(table, texts, shown.seen)

    def pictures(self, table: Table, view: Mapping[str, object], texts: Localizer, names: Names) -> tuple[Picture, ...]:
        """The table, with its text as the alternative."""
        shown = SinsTable(table.match, seen(view), texts, names)
        return (Picture(name=PICTURE, png=sins_picture(view, texts).png, alt=shown.alt()),)

    def help(self, mine: Mine, texts: Localizer, names: Names) -> Sequence[str]:
        """What a player can do now."""
        return tuple(self.helped(mine, seen(mine.view).asked, texts))

    def secrets(self, state: Mapping[str, object], texts: Localizer, names: Names) -> Sequence[str]:
        """Every hand and fate."""
        return tuple(_secrets(state, texts, names))

    def asked(self, do: str, arguments: Mapping[str, Any], table: Table, texts: Localizer, names: Names) -> str:
        """What somebody asked for, in a few words."""
        if not texts.has(f"sins-do-{do}"):
            return quoted(do)
        shown = [_word(one, texts, names) for one in arguments.values() if one not in (None, "")]
        what = texts.text(f"sins-do-{do}")
        return texts.text("sins-move", what=what, choices=" ".join(shown)) if shown else what

    def done(
        self,
        told: Sequence[Event],
        asks: tuple[str, Mapping[str, Any]],
        table: Table,
        texts: Localizer,
        names: Names,
    ) -> Sequence[str]:
        """What was done, and what only its seat heard of it; the card that it mourns with stands in the hand."""
        own = [
            line for event in told if not isinstance(event, events.MourningNamed) for line in lines(event, texts, names)
        ]
        return (self.asked(*asks, table, texts, names), *own)

    def own(self, mine: Mine, texts: Localizer, names: Names) -> tuple[list[str], Rows]:
        """The hand, and every legal move."""
        hand = _hand(mine, texts, names)
        situation = SinsTable(mine.table.match, hand.seen, texts, names).situation()
        robot = [texts.text("turns-robot")] if mine.seat.robot and hand.seen.outcome is None else []
        return [*situation, *hand.lines(), *robot], hand.rows()

    def orders(self, mine: Mine, texts: Localizer, names: Names) -> tuple[list[str], Rows]:
        """The hand: there are no orders beside it."""
        return self.own(mine, texts, names)

    def why(self, told: Sequence[Line], table: Table, texts: Localizer, names: Names) -> Sequence[str]:
        """The latest accusation and the end."""
        return tuple(why(told, table, texts, names))

    def votes(
        self, told: Sequence[Line], table: Table, texts: Localizer, names: Names, *, day: int | None = None
    ) -> Sequence[str]:
        """The course of the match, or of one turn."""
        public = [one for one in told if one.event.audience is None]
        some = [one.event for one in public if day is None or one.phase.startswith(f"{day}-")]
        return tuple(self.public(some, table, texts, names)) or (texts.text("turns-course-none"),)

    def fact(self, name: str, value: Any, texts: Localizer, names: Names) -> Value | None:
        """Cards, suits and seats in words."""
        if name == "holder":
            held = value is not None
            return texts.text("sins-holder" if held else "sins-holder-none", **_seat_fact(value, texts, names))
        if name == "step" or isinstance(value, int):
            return None
        if isinstance(value, (tuple, list)):
            return texts.listed(_word(one, texts, names) for one in value) or texts.text("sins-none")
        return texts.text("sins-none") if value is None else _word(value, texts, names)

    # --- moves

    def chosen(self, word: str, values: Sequence[str], mine: Mine, texts: Localizer, names: Names) -> Next | None:
        """What comes of a button or menu."""
        return _hand(mine, texts, names).chosen(word, values)

    def filled(self, word: str, fields: Mapping[str, Sequence[str]], mine: Mine) -> Asks | None:
        """A swap is the only form."""
        return swapped(fields) if word == "swap" else None

    def moves(self, mine: Mine, texts: Localizer, names: Names) -> Iterable[Move]:
        """The whole moves in a line each."""
        return _hand(mine, texts, names).suggested()


SINS = Sins(
    game="sins",
    parts=("goal", "deal", "bear", "turn", "pile", "faces", "collect"),
    more=("markers", "skills", "accuse", "mourn", "end"),
)


def _markers_to(event: Event) -> tuple[Seat | None] | None:
    """Who gets a marker (None: nobody has it now), so that several at once are told together; None for the rest."""
    return (event.seat,) if isinstance(event, events.MarkerMoved) else None


def _hand(mine: Mine, texts: Localizer, names: Names) -> SinsHand:
    return SinsHand(mine, seen(mine.view), read(house_rules_of(mine.table.match)), texts, names)


def _seat_fact(seat: Seat | None, texts: Localizer, names: Names) -> dict[str, str]:
    return {} if seat is None else {"seat": seat_label(texts, seat, names)}


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
    yield TITLE + texts.text("look-title")
    seats = msgspec.convert(state["seats"], dict[Seat, SeenSeat])
    for seat, one in seats.items():
        if one.alive and one.fate is not None:
            hand = cards_named(texts, one.hand or ()) or texts.text("sins-none")
            label = seat_label(texts, seat, names)
            yield texts.text("sins-look", seat=label, hand=hand, fate=card_name(texts, one.fate))

"""What the texts of all games by turns have in common; see `games.GameTexts` and `turns.TurnTexts`."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from bot.games.api import Event, Seat
from bot.presentation import turn_rules
from bot.presentation.buttons import Board, Verb
from bot.presentation.commands import commands_in
from bot.presentation.localizer import Localizer
from bot.presentation.names import Names
from bot.presentation.posts import TITLE, Rows
from bot.presentation.refusals import quoted
from bot.presentation.turns import Move, Next
from bot.services.messaging import Picture, Table
from bot.services.queries import Line, Mine
from bot.services.rows import LIVE, Match

PICTURE = "table.png"
"""The file name of every table's picture."""


class Hand(Protocol):
    """A player's private panel."""

    def lines(self) -> Iterable[str]:
        """Return what it says."""
        ...

    def rows(self) -> Rows:
        """Return every legal move as menus and buttons."""
        ...

    def chosen(self, word: str, values: Sequence[str]) -> Next | None:
        """Return what comes of one of them."""
        ...

    def suggested(self) -> Iterable[Move]:
        """Return the whole moves in a line each."""
        ...


class Shown(Protocol):
    """A match's table as somebody may see it."""

    def situation(self) -> Iterable[str]:
        """Return whom the match waits for, for what, and until when."""
        ...

    def fitting(self) -> list[str]:
        """Return all of it in one message."""
        ...

    def alt(self) -> str:
        """Return what a picture of it shows, in words."""
        ...


class Kit(Struct, frozen=True):
    """What a game by turns brings: how its events are told, its table and its hands are shown."""

    event: Any
    """The union of its events."""

    lines: Callable[[Event, Localizer, Names], Sequence[str]]
    table: Callable[[Match, Mapping[str, object], Localizer, Names], Shown]
    hand: Callable[[Mine, Localizer, Names], Hand]
    picture: Callable[[Mapping[str, object], Localizer], bytes]
    awaited: Callable[[Mapping[str, object]], Sequence[Seat]]
    """The seats that a view says are waited for."""

    why: Callable[[Sequence[Line], Match, Localizer, Names], Iterable[str]]
    secrets: Callable[[Mapping[str, object], Localizer, Names], Iterable[str]]
    titled: tuple[type[Event], ...]
    """Events that are headings."""

    elsewhere: tuple[type[Event], ...]
    """Private events that the hand shows, or the answer to the act itself: no letter for them."""

    in_hand: tuple[type[Event], ...] = ()
    """Those of them that stand in the hand below the answer, word for word."""


class TurnGameTexts(Struct, frozen=True):
    """The texts of a game by turns, as far as its kit, its name and its house rules say them."""

    game: str
    """As `Game.name`."""

    parts: tuple[str, ...]
    """Of the guide's first screen."""

    more: tuple[str, ...]
    """Of its second one, above the house rules."""

    kit: Kit

    # --- what is told

    def events(self, data: bytes) -> tuple[Event, ...]:
        """Events from their JSON list."""
        found: tuple[Event, ...] = msgspec.json.decode(data, type=tuple[self.kit.event, ...])  # type: ignore[name-defined]
        return found

    def worth_a_line(self, before: Event | None, event: Event, after: Event | None) -> bool:
        """Whether the table is told of a public event; the ones beside it are told with it."""
        return True

    def public(self, told: Sequence[Event], table: Table, texts: Localizer, names: Names) -> Sequence[str]:
        """What everybody is told, a line for each thing."""
        said: list[str] = []
        for before, event, after in zip((None, *told), told, (*told[1:], None), strict=False):
            if self.worth_a_line(before, event, after):
                first, *rest = self.kit.lines(event, texts, names)
                said += [TITLE + first if isinstance(event, self.kit.titled) else first, *rest]
        return said

    def letter(self, told: Sequence[Event], table: Table, texts: Localizer, names: Names) -> Sequence[str]:
        """What one seat is told: the deal, and what others did to its cards."""
        some = [event for event in told if not isinstance(event, self.kit.elsewhere)]
        return [line for event in some for line in self.kit.lines(event, texts, names)]

    def asked(self, do: str, arguments: Mapping[str, Any], table: Table, texts: Localizer, names: Names) -> str:
        """What somebody asked for, in a few words."""
        if not texts.has(f"{self.game}-do-{do}"):
            return quoted(do)
        what = texts.text(f"{self.game}-do-{do}")
        choices = self.choices(arguments, texts, names)
        return texts.text("turns-move", what=what, choices=" ".join(choices)) if choices else what

    def choices(self, arguments: Mapping[str, Any], texts: Localizer, names: Names) -> Sequence[str]:
        """The arguments of an act that are worth a word."""
        return ()

    def done(
        self,
        told: Sequence[Event],
        asks: tuple[str, Mapping[str, Any]],
        table: Table,
        texts: Localizer,
        names: Names,
    ) -> Sequence[str]:
        """What was done, and what only its seat heard of it."""
        some = [event for event in told if not isinstance(event, self.kit.in_hand)]
        own = [line for event in some for line in self.kit.lines(event, texts, names)]
        return (self.asked(*asks, table, texts, names), *own)

    # --- the table and the hand

    def panel(self, table: Table, view: Mapping[str, object], texts: Localizer, names: Names) -> tuple[list[str], Rows]:
        """The table, with the buttons that are the same for everybody."""
        board = Board.of(table.match, texts)
        lines = self.kit.table(table.match, view, texts, names).fitting()
        if table.match.status not in LIVE:
            return lines, ((board.button(Verb.AGAIN, "success"), board.button(Verb.VOTES), board.button(Verb.WHY)),)
        return lines, ((board.button(Verb.ME, "primary"), *map(board.button, (Verb.RULES, Verb.VOTES, Verb.WHY))),)

    def pictures(self, table: Table, view: Mapping[str, object], texts: Localizer, names: Names) -> tuple[Picture, ...]:
        """The table, with its text as the alternative."""
        alt = self.kit.table(table.match, view, texts, names).alt()
        return (Picture(name=PICTURE, png=self.kit.picture(view, texts), alt=alt),)

    def own(self, mine: Mine, texts: Localizer, names: Names) -> tuple[list[str], Rows]:
        """The hand, and every legal move."""
        match, hand = mine.table.match, self.kit.hand(mine, texts, names)
        situation = self.kit.table(match, mine.view, texts, names).situation()
        robot = [texts.text("turns-robot")] if mine.seat.robot and match.status in LIVE else []
        return [*situation, *hand.lines(), *robot], hand.rows()

    def orders(self, mine: Mine, texts: Localizer, names: Names) -> tuple[list[str], Rows]:
        """The hand: there are no orders beside it."""
        return self.own(mine, texts, names)

    def chosen(self, word: str, values: Sequence[str], mine: Mine, texts: Localizer, names: Names) -> Next | None:
        """What comes of a button or menu of the hand."""
        return self.kit.hand(mine, texts, names).chosen(word, values)

    def moves(self, mine: Mine, texts: Localizer, names: Names) -> Iterable[Move]:
        """The whole moves in a line each."""
        return self.kit.hand(mine, texts, names).suggested()

    # --- asking

    def help(self, mine: Mine, texts: Localizer, names: Names) -> Sequence[str]:
        """What a player can do, by whether he is waited for."""
        waited = mine.seat.seat in self.kit.awaited(mine.view)
        first = texts.text("help-move", **commands_in(texts, ("move",))) if waited else texts.text("help-wait")
        return (first, texts.text("help-away", **commands_in(texts, ("away", "back"))))

    def why(self, told: Sequence[Line], table: Table, texts: Localizer, names: Names) -> Sequence[str]:
        """Why the latest results are what they are."""
        return tuple(self.kit.why(told, table.match, texts, names))

    def secrets(self, state: Mapping[str, object], texts: Localizer, names: Names) -> Sequence[str]:
        """All that is secret."""
        return (TITLE + texts.text("look-title"), *self.kit.secrets(state, texts, names))

    def votes(
        self, told: Sequence[Line], table: Table, texts: Localizer, names: Names, *, day: int | None = None
    ) -> Sequence[str]:
        """The course of the match: all that was public. There are no days to choose from."""
        lines = tuple(self.public([one.event for one in told if one.event.audience is None], table, texts, names))
        return lines or (texts.text("turns-course-none"),)

    # --- house rules

    def lobby(self, table: Table, texts: Localizer) -> Sequence[str]:
        """How many are enough, the turn's time, and every house rule that is not the usual one."""
        return (turn_rules.enough(table.match, texts), *turn_rules.changed(table.match, texts))

    def rule_title(self, key: str, texts: Localizer) -> str:
        """A house rule's name."""
        return turn_rules.rule_title(self.game, key, texts)

    def rule_value(self, key: str, value: Any, texts: Localizer) -> str:
        """What a house rule's value means."""
        return turn_rules.value_text(self.game, key, value, texts)

    def rule_part(self, key: str, part: str, texts: Localizer) -> str:
        """A number of a house rule; none of these games has a table of them."""
        return texts.text(f"{self.game}-rule-{key}-{part}")

    def guide(self, match: Match | None, texts: Localizer) -> tuple[list[str], list[str]]:
        """The rules on two screens."""
        return turn_rules.guide(self.game, self.parts, self.more, match, texts)

    # --- phases

    def phase(self, phase: str, texts: Localizer) -> str:
        """A phase by its turn and step."""
        turn, step, *_ = phase.split("-")
        return texts.text(f"{self.game}-phase-{step}", turn=int(turn))

    def phase_end(self, phase: str, texts: Localizer) -> str:
        """The end of a phase's time."""
        return texts.text("turns-phase-end", phase=self.phase(phase, texts))

    def foreseen(self, match: Match, view: Mapping[str, object], texts: Localizer, names: Names) -> Iterator[str]:
        """What is done for who lets the time pass."""
        _, step, *_ = match.phase.split("-")
        if step != "over":
            yield texts.text(f"{self.game}-foreseen-{step}")

    # --- what these games have nothing of

    def team(self, team: str, texts: Localizer) -> str:
        """Nobody has allies."""
        raise LookupError(f"{self.game} has no side {team}")

    def slot(self, slot: str, texts: Localizer) -> str:
        """Nothing is drafted."""
        raise LookupError(f"{self.game} has no drafts, so none for {slot}")

    def drafted(
        self,
        told: Sequence[Event],
        standing: Mapping[str, Any] | None,
        table: Table,
        texts: Localizer,
        names: Names,
    ) -> Sequence[str]:
        """Nothing is drafted."""
        raise LookupError(f"{self.game} has no drafts")

    def letter_rows(self, told: Sequence[Event], table: Table, texts: Localizer) -> Rows:
        """The way to the hand is on the table."""
        return ()


def people_among(seats: Sequence[Seat], table: Table) -> tuple[Seat, ...]:
    """Those of the seats that a person plays now: a robot needs no ping."""
    robots = {row.seat for row in table.seats if row.robot}
    return tuple(seat for seat in seats if seat not in robots)

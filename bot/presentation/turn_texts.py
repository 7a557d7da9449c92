"""What the texts of all games by turns have in common; see `games.GameTexts` and `turns.TurnTexts`."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from bot.games.api import Event, Seat
from bot.presentation import turn_rules
from bot.presentation.commands import commands_in
from bot.presentation.localizer import Localizer
from bot.presentation.names import Names
from bot.presentation.posts import Rows
from bot.services.messaging import Table
from bot.services.queries import Line, Mine
from bot.services.rows import Match

PICTURE = "table.png"
"""The file name of every table's picture."""


ALT = 1000
"""Characters of a picture's alternative text; Discord takes 1,024."""


class TurnGameTexts(Struct, frozen=True):
    """The texts of a game by turns, as far as they follow from its name and house rules."""

    game: str
    """As `Game.name`."""

    parts: tuple[str, ...]
    """Of the guide's first screen."""

    more: tuple[str, ...]
    """Of its second one, above the house rules."""

    # --- house rules

    def lobby(self, table: Table, texts: Localizer) -> Sequence[str]:
        """The turn's time, and every house rule that is not the usual one."""
        return tuple(turn_rules.changed(table.match, texts))

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

    # --- asking

    def helped(self, mine: Mine, asked: Sequence[Seat], texts: Localizer) -> Iterator[str]:
        """What a player can do, by whether he is waited for."""
        if mine.seat.seat in asked:
            yield texts.text("help-move", **commands_in(texts, ("move",)))
        else:
            yield texts.text("help-wait")
        yield texts.text("help-away", **commands_in(texts, ("away", "back")))


def people_among(seats: Sequence[Seat], table: Table) -> tuple[Seat, ...]:
    """Those of the seats that a person plays now: a robot needs no ping."""
    robots = {row.seat for row in table.seats if row.robot}
    return tuple(seat for seat in seats if seat not in robots)


def course(
    told: Sequence[Line], day: int | None, texts: Localizer, said: Callable[[Sequence[Event]], Sequence[str]]
) -> tuple[str, ...]:
    """All that was public, or that of one turn, in the words of `said`."""
    lines = tuple(
        line
        for one in told
        if one.event.audience is None and (day is None or one.phase.startswith(f"{day}-"))
        for line in said([one.event])
    )
    return lines or (texts.text("turns-course-none"),)

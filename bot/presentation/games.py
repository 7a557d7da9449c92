"""What presenting needs of each game; a new game is one more object in `GAMES`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from bot.games.api import Event, Seat
from bot.presentation.localizer import Localizer, Value
from bot.presentation.names import Names
from bot.presentation.posts import Rows
from bot.presentation.rites_game import RITES
from bot.presentation.sins_game import SINS
from bot.presentation.turns import TurnTexts
from bot.presentation.tycoon_game import TYCOON
from bot.services.messaging import Picture, Table
from bot.services.queries import Line, Mine
from bot.services.rows import Match


class GameTexts(Protocol):
    """One game's texts. `names` are those of the table's seats."""

    def events(self, data: bytes) -> tuple[Event, ...]:
        """Return events from their JSON list; raises msgspec.DecodeError for another game's."""
        ...

    def public(self, told: Sequence[Event], table: Table, texts: Localizer, names: Names) -> Sequence[str]:
        """Return what everybody is told of public events; empty when the panel alone shows it."""
        ...

    def letter(self, told: Sequence[Event], table: Table, texts: Localizer, names: Names) -> Sequence[str]:
        """Return what one seat is told of events that it alone may see."""
        ...

    def letter_rows(self, told: Sequence[Event], table: Table, texts: Localizer) -> Rows:
        """Return the buttons under a seat's letter."""
        ...

    def pinged(self, told: Sequence[Event], table: Table) -> tuple[Seat, ...]:
        """Return the seats that public events ping."""
        ...

    def panel(self, table: Table, view: Mapping[str, object], texts: Localizer, names: Names) -> tuple[list[str], Rows]:
        """Return the panel of a match that has begun."""
        ...

    def pictures(self, table: Table, view: Mapping[str, object], texts: Localizer, names: Names) -> tuple[Picture, ...]:
        """Return the table as pictures beside the panel's text; called in a thread of its own."""
        ...

    def help(self, mine: Mine, texts: Localizer, names: Names) -> Sequence[str]:
        """Return what a player of a running match can do now."""
        ...

    def foreseen(self, match: Match, view: Mapping[str, object], texts: Localizer, names: Names) -> Iterator[str]:
        """Return what the end of the present phase will do, made of the public view alone."""
        ...

    def lobby(self, table: Table, texts: Localizer) -> Sequence[str]:
        """Return what a lobby tells of the house rules."""
        ...

    def rule_title(self, key: str, texts: Localizer) -> str:
        """Return what a house rule is called."""
        ...

    def rule_value(self, key: str, value: Any, texts: Localizer) -> str:
        """Return what a value of a house rule means; the value as data has it."""
        ...

    def rule_part(self, key: str, part: str, texts: Localizer) -> str:
        """Return what one number of a house rule is about, where it has several."""
        ...

    def team(self, team: str, texts: Localizer) -> str:
        """Return what a side of `Game.teams` is called."""
        ...

    def secrets(self, state: Mapping[str, object], texts: Localizer, names: Names) -> Sequence[str]:
        """Return everything that a host sees of a state who looks; `state` as `Game.dump` has it."""
        ...

    def phase(self, phase: str, texts: Localizer) -> str:
        """Return a phase's name in a sentence; `phase` as the engine has it."""
        ...

    def phase_end(self, phase: str, texts: Localizer) -> str:
        """Return what ends a phase, in a sentence."""
        ...

    def slot(self, slot: str, texts: Localizer) -> str:
        """Return what a draft's slot is about."""
        ...

    def asked(self, do: str, arguments: Mapping[str, Any], table: Table, texts: Localizer, names: Names) -> str:
        """Return in a few words what somebody asked for."""
        ...

    def done(
        self,
        told: Sequence[Event],
        asks: tuple[str, Mapping[str, Any]],
        table: Table,
        texts: Localizer,
        names: Names,
    ) -> Sequence[str]:
        """Return what an act that counts did; `told`: what its seat alone heard of it."""
        ...

    def drafted(
        self,
        told: Sequence[Event],
        standing: Mapping[str, Any] | None,
        table: Table,
        texts: Localizer,
        names: Names,
    ) -> Sequence[str]:
        """Return a draft shown back, with what would be left; `standing`: `do` and `arguments` of its order."""
        ...

    def own(self, mine: Mine, texts: Localizer, names: Names) -> tuple[list[str], Rows]:
        """Return everything that a player may ask for again, with the buttons and menus of what he can do."""
        ...

    def orders(self, mine: Mine, texts: Localizer, names: Names) -> tuple[list[str], Rows]:
        """Return the form for what a player may use now, and nothing else."""
        ...

    def why(self, told: Sequence[Line], table: Table, texts: Localizer, names: Names) -> Sequence[str]:
        """Return why the latest results are what they are; `told`: what the asker was told."""
        ...

    def votes(
        self, told: Sequence[Line], table: Table, texts: Localizer, names: Names, *, day: int | None = None
    ) -> Sequence[str]:
        """Return the ledger of what everybody decided in public, or that of one day."""
        ...

    def fact(self, name: str, value: Any, texts: Localizer, names: Names) -> Value | None:
        """Return what a fact of the game's own refusals says; None for one that is said like everybody's."""
        ...

    def guide(self, match: Match | None, texts: Localizer) -> tuple[list[str], list[str]]:
        """Return the rules on two screens, with a match's house rules or the usual ones."""
        ...


GAMES: Mapping[str, GameTexts] = {"tycoon": TYCOON, "sins": SINS, "rites": RITES}
"""By `Game.name`."""

TURNS: Mapping[str, TurnTexts] = {"sins": SINS, "rites": RITES}
"""Of those, the games by turns."""

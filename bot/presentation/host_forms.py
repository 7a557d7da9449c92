"""What a host is asked before an act: forms to fill in, and red buttons to press once more."""

from msgspec import Struct

from bot.games.api import Refused, Seat
from bot.presentation.buttons import CHOICES, Board, Verb, custom_id
from bot.presentation.forms import Field, Form
from bot.presentation.games import GAMES
from bot.presentation.localizer import Localizer
from bot.presentation.names import Names, safe_name, seat_label
from bot.presentation.people import names_of
from bot.presentation.posts import one_post
from bot.presentation.seats import seat_labels
from bot.services.messaging import Choice, Rendered, Table
from bot.services.rows import LIVE, Match

SURE = "sure"
"""The word of a button that is pressed to confirm."""


class HostAsks(Struct, frozen=True):
    """Asks a host about one match in one language."""

    table: Table
    texts: Localizer

    @property
    def _match(self) -> Match:
        return self.table.match

    @property
    def _names(self) -> Names:
        return names_of(self.table, self.texts)

    # --- red, and asked once more

    def sure(self, verb: Verb, seat: Seat = "") -> Rendered:
        """The question before a dangerous act, with the red button that does it."""
        board, match = Board.of(self._match, self.texts), self._match
        word, facts = SURE, dict[str, str]()
        match verb:
            case Verb.UNDO:
                word = f"{SURE}.{self._match.head_number}"
            case Verb.REMOVE:
                word, facts = f"{SURE}.{seat}", {"seat": seat_label(self.texts, seat, self._names)}
            case Verb.TICK:
                facts = {"minutes": str(match.settings.tick_notice), "phase": self._phase()}
        return one_post(
            [self.texts.text(f"sure-{verb.value}", **facts)],
            ((board.button(verb, "danger", word, f"sure-button-{verb.value}"),),),
        )

    def late(self, input_id: str, shown: str) -> Rendered:
        """What to do with a late input."""
        board = Board.of(self._match, self.texts)
        buttons = (
            board.button(Verb.ENTER, "danger", f"{SURE}.{input_id}", "sure-button-enter"),
            board.button(Verb.DISMISS, word=input_id),
        )
        return one_post([self.texts.text("sure-enter", late=shown)], (buttons,))

    # --- forms

    def extend(self) -> Form:
        """How many minutes more."""
        return self._form(Verb.EXTEND, self._field("minutes", value="60", longest=5))

    def reschedule(self) -> Form:
        """When the phase ends, in the clocks of the match's place."""
        due_at = self._match.due_at
        shown = f"{due_at.astimezone(self._match.schedule.zone_info):%Y-%m-%d %H:%M}" if due_at is not None else ""
        return self._form(Verb.RESCHEDULE, self._field("at", value=shown, longest=16))

    def pause(self) -> Form:
        """Why the match rests."""
        return self._form(Verb.PAUSE, self._field("reason", required=False, longest=300, long=True))

    def end(self) -> Form:
        """Whether to end the match, and why."""
        return self._form(Verb.END, self._field("reason", required=False, longest=300, long=True), sure=True)

    def announce(self) -> Form:
        """The host's own words."""
        return self._form(Verb.ANNOUNCE, self._field("text", longest=3000, long=True))

    def correct(self) -> Form:
        """Which parts of the state to set."""
        parts = self._field("parts", longest=1000, long=True, placeholder="seats.3.gold = 12")
        return self._form(Verb.CORRECT, parts, self._field("reason", longest=300), sure=True)

    def substitute(self) -> Form:
        """Who takes which seat."""
        return self._form(Verb.SUBSTITUTE, self._seats(), self._field("person", people=True))

    def robot(self) -> Form:
        """Which seat a robot plays."""
        return self._form(Verb.REPLACE, self._seats())

    def remove(self) -> Form:
        """Which seat goes."""
        return self._form(Verb.REMOVE, self._seats())

    def cohost(self) -> Form:
        """Who hosts too."""
        return self._form(Verb.COHOST, self._field("person", people=True))

    def kick(self) -> Form:
        """Who leaves the lobby; raises Refused where nobody has joined."""
        seated = [
            Choice(str(row.person.user), seat_label(self.texts, row.seat, self._names))
            for row in self.table.seats
            if row.person is not None
        ]
        waiting = [Choice(str(one.user), safe_name(one.name)) for one in self._match.waiting]
        choices = (*seated, *waiting)[:CHOICES]
        if not choices:
            raise Refused("not_joined")
        return self._form(Verb.KICK, self._field("person", choices=choices))

    def _phase(self) -> str:
        return GAMES[self._match.game].phase(self._match.phase, self.texts) if self._match.status in LIVE else ""

    def _form(self, verb: Verb, *fields: Field, sure: bool = False) -> Form:
        return Form(
            custom_id=custom_id(self._match.id, verb, self._match.step),
            title=self.texts.text(f"button-{verb.value}"),
            fields=fields,
            text=self.texts.text(f"sure-{verb.value}") if sure else "",
        )

    def _field(self, name: str, **rest: object) -> Field:
        return Field(name=name, label=self.texts.text(f"field-{name}"), **rest)  # type: ignore[arg-type]

    def _seats(self) -> Field:
        choices = tuple(Choice(seat, label) for seat, label in seat_labels(self.table, self.texts))
        return self._field("seat", choices=choices)

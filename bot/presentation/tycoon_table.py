"""The panel of a tycoon match: who is alive, what to do, until when, who has voted for whom.

It is made of what everybody may see: the struct it is read into has no place for anything else.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from bot.games.api import Seat
from bot.games.tycoon.rules import Role, Rules, Side, read
from bot.games.tycoon.state import Effects, Outcome, Phase, Tally
from bot.presentation.buttons import Board, Verb
from bot.presentation.localizer import Localizer, until
from bot.presentation.names import Names, seat_label
from bot.presentation.people import number, seats_listed
from bot.presentation.posts import TITLE, Rows, fits
from bot.presentation.tycoon import effects_text, leaders, outcome_text
from bot.presentation.tycoon_hours import coming_hours
from bot.presentation.tycoon_words import phase_title, role_name, side_name
from bot.services.messaging import Choice, Menu
from bot.services.rows import Match, Status

BALLOTS: tuple[Phase, ...] = ("day", "dusk", "revote")


_FIRST: Mapping[Phase, tuple[Verb, ...]] = {"day": (Verb.BID, Verb.SEAL), "night": (Verb.ORDER,)}
"""What comes first in a phase."""


class PublicSeat(Struct, frozen=True):
    """A seat as everybody knows it."""

    alive: bool
    side: Side | None = None
    role: Role | None = None


class PublicTable(Struct, frozen=True):
    """A match as everybody knows it; read from the public view."""

    phase: Phase
    day: int
    seats: Mapping[Seat, PublicSeat]
    votes: Mapping[Seat, Seat | None] = {}
    effects: Effects | None = None
    last_tally: Tally | None = None
    outcome: Outcome | None = None

    @property
    def living(self) -> tuple[Seat, ...]:
        """The seats alive, in seat order."""
        return tuple(seat for seat, one in self.seats.items() if one.alive)

    @property
    def candidates(self) -> tuple[Seat, ...]:
        """Whom one may vote for, himself perhaps excepted (T19, T23)."""
        if self.phase != "revote" or self.last_tally is None:
            return self.living
        tied = leaders(self.last_tally.adjusted)
        return tuple(seat for seat in self.living if seat in tied)


def public_table(view: Mapping[str, object]) -> PublicTable:
    """The public view as a struct; raises msgspec.ValidationError."""
    return msgspec.convert(view, PublicTable)


def house_rules(match: Match) -> Rules:
    """The match's house rules."""
    return read(msgspec.json.decode(match.house_rules))


def panel(match: Match, table: PublicTable, texts: Localizer, names: Names) -> tuple[list[str], Rows]:
    """The panel's lines and buttons; without names where it would not fit with them."""
    shown = Panel(match, table, house_rules(match), texts, names)
    lines = list(shown.lines())
    if not fits(lines):
        lines = list(Panel(match, table, shown.rules, texts, {}).lines())
    return lines, shown.rows()


class Panel(Struct, frozen=True):
    """The panel of one match in one language."""

    match: Match
    table: PublicTable
    rules: Rules
    texts: Localizer
    names: Names

    @property
    def ballot(self) -> bool:
        """Whether votes can be cast now (T19)."""
        return self.table.phase in BALLOTS and (self.table.day > 1 or self.rules.day1_vote)

    def lines(self) -> Iterator[str]:
        """What the panel says."""
        yield TITLE + phase_title(self.texts, self.table.day, self.table.phase)
        yield from self.to_do()
        yield from self.hours()
        yield from self.people()
        if self.table.phase != "over":
            yield from self.effects()
        if self.ballot:
            yield from self.votes()

    def to_do(self) -> Iterator[str]:
        """What is to be done in this phase."""
        texts, table = self.texts, self.table
        if self.match.status is Status.PAUSED:
            return
        if table.outcome is not None:
            yield outcome_text(table.outcome.winner, table.outcome.reason, texts)
        elif table.phase == "revote":
            seats = seats_listed(texts, table.candidates, self.names)
            yield texts.text("tycoon-panel-do-revote", seats=seats)
        elif table.phase != "over":
            no_vote = "-no_vote" if table.phase in BALLOTS and not self.ballot else ""
            yield texts.text(f"tycoon-panel-do-{table.phase}{no_vote}")

    def hours(self) -> Iterator[str]:
        """When this phase ends, and by day when the votes are counted."""
        hours = coming_hours(self.match)
        coming = {
            "bids_close": hours.bids_close,
            "nightfall": hours.nightfall,
            "revote": hours.revote,
            "dawn": hours.dawn,
        }
        for hour, at in coming.items():
            if at is not None:
                yield self.texts.text(f"tycoon-panel-{hour}", until=until(self.texts, at))

    def people(self) -> Iterator[str]:
        """Who is in and who is out."""
        texts, living = self.texts, self.table.living
        if living:
            listed = seats_listed(texts, living, self.names)
            yield texts.text("tycoon-day-living", number=len(living), seats=listed)
        out = [self.fallen(seat, one) for seat, one in self.table.seats.items() if not one.alive]
        if out:
            yield texts.text("tycoon-panel-out", number=len(out), seats=texts.listed(out))

    def fallen(self, seat: Seat, one: PublicSeat) -> str:
        """A seat that is out, with what was revealed of it (T31)."""
        label = seat_label(self.texts, seat, self.names)
        if one.role is not None and one.side is not None:
            side, role = side_name(self.texts, one.side), role_name(self.texts, one.role)
            return self.texts.text("tycoon-panel-fallen-role", seat=label, side=side, role=role)
        if one.side is not None and self.rules.death_reveal == "side":
            side = side_name(self.texts, one.side)
            return self.texts.text("tycoon-panel-fallen-side", seat=label, side=side)
        return label

    def effects(self) -> Iterator[str]:
        """The cards on today's tally, where they are told at dawn (T24)."""
        effects = self.table.effects
        if effects is not None and effects != Effects() and self.table.phase in BALLOTS:
            yield self.texts.text("tycoon-effects")
            yield from effects_text(effects, self.texts, self.names)

    # --- votes

    def votes(self) -> Iterator[str]:
        """The running count, and who has not voted; a secret ballot shows neither (T20)."""
        texts, table = self.texts, self.table
        if not self.rules.votes_live:
            yield texts.text("tycoon-panel-votes-secret")
            return
        yield texts.text("tycoon-panel-votes", voted=len(table.votes), living=len(table.living))
        for target, voters in self.counted():
            yield self.tally_line(target, voters)
        missing = [seat for seat in table.living if seat not in table.votes]
        if missing:
            yield texts.text("tycoon-panel-votes-missing", seats=self.numbers(missing))

    def counted(self) -> list[tuple[Seat | None, list[Seat]]]:
        """Each target with its voters, most votes first; abstentions at the end."""
        by_target: dict[Seat | None, list[Seat]] = {}
        for voter, target in self.table.votes.items():
            by_target.setdefault(target, []).append(voter)
        return sorted(by_target.items(), key=lambda one: (one[0] is None, -len(one[1])))

    def tally_line(self, target: Seat | None, voters: Sequence[Seat]) -> str:
        """One target with its voters."""
        listed = self.numbers(voters)
        if target is None:
            return self.texts.text("tycoon-panel-votes-abstain", voters=listed)
        label = seat_label(self.texts, target, self.names)
        return self.texts.text("tycoon-panel-votes-for", seat=label, votes=len(voters), voters=listed)

    def numbers(self, seats: Iterable[Seat]) -> str:
        """Seats by their numbers alone: names stand above."""
        return self.texts.listed(number(self.texts, seat) for seat in seats)

    # --- buttons

    def rows(self) -> Rows:
        """The buttons, the same for everybody."""
        board = Board.of(self.match, self.texts)
        phase = self.table.phase
        if phase == "over":
            verbs = (Verb.AGAIN, Verb.VOTES, Verb.WHY)
            return (tuple(board.button(verb, "success" if verb is Verb.AGAIN else "secondary") for verb in verbs),)
        first = [board.button(verb, "primary") for verb in _FIRST.get(phase, ())]
        me = board.button(Verb.ME)
        if not self.ballot:
            return ((*first, me, board.button(Verb.VOTES), board.button(Verb.RULES)),)
        menu = self.vote_menu(board)
        ballot = (board.button(Verb.ABSTAIN), board.button(Verb.UNVOTE), board.button(Verb.VOTES))
        return ((*first, me, board.button(Verb.RULES)), (menu,), ballot)

    def vote_menu(self, board: Board) -> Menu:
        """Whom one may vote for."""
        return board.menu(Verb.VOTE, tuple(self.choice(seat) for seat in self.table.candidates))

    def choice(self, seat: Seat) -> Choice:
        """A seat in a menu."""
        return Choice(seat, seat_label(self.texts, seat, self.names))

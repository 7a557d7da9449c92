"""The ledger of tycoon's ballots: who voted for whom on each day, and what was counted; public facts only."""

from collections.abc import Iterator, Sequence

from msgspec import Struct, field

from bot.games.api import Seat
from bot.games.tycoon import events
from bot.presentation.localizer import Localizer
from bot.presentation.names import Names, seat_label
from bot.presentation.people import number
from bot.presentation.posts import TITLE
from bot.presentation.tycoon import lines
from bot.presentation.tycoon_hours import phase_parts
from bot.presentation.tycoon_words import phase_title
from bot.services.queries import Line


class Ballot(Struct):
    """One ballot as it went, filled in event by event."""

    day: int
    second: bool
    votes: dict[Seat, Seat | None] = field(default_factory=dict)
    changed: dict[Seat, None] = field(default_factory=dict)
    """The seats that voted more than once, or withdrew."""

    tally: events.Tallied | None = None

    def take(self, event: object) -> None:
        """Let one event count; a seat that is out before the tally has no vote, and no votes for it (T35)."""
        match event:
            case events.VoteCast():
                if self.votes.get(event.seat, event.target) != event.target:
                    self.changed[event.seat] = None
                self.votes.pop(event.seat, None)
                self.votes[event.seat] = event.target
            case events.VoteWithdrawn():
                if event.seat in self.votes:
                    self.changed[event.seat] = None
                self.votes.pop(event.seat, None)
            case events.Tallied():
                self.tally = event
            case events.Died() if self.tally is None:
                gone = event.seat
                self.votes = {voter: to for voter, to in self.votes.items() if gone not in (voter, to)}


def ballots(told: Sequence[Line]) -> list[Ballot]:
    """Every ballot, in order; `told`: what everybody was told."""
    found: list[Ballot] = []
    for line in told:
        if not line.phase:
            continue
        day, phase = phase_parts(line.phase)
        if phase not in ("day", "dusk", "revote"):
            continue
        second = phase == "revote"
        if not found or (found[-1].day, found[-1].second) != (day, second):
            found.append(Ballot(day, second))
        found[-1].take(line.event)
    return [one for one in found if one.votes or one.changed or one.tally]


def ledger(told: Sequence[Line], texts: Localizer, names: Names, *, day: int | None = None) -> Iterator[str]:
    """Every ballot, or those of one day; says so where there is none."""
    shown = [one for one in ballots(told) if day in (None, one.day)]
    if not shown:
        yield texts.text("tycoon-votes-none")
    for one in shown:
        yield TITLE + phase_title(texts, one.day, "revote" if one.second else "day")
        yield from _votes(one, texts, names)
        if one.tally is not None:
            yield from lines(one.tally, texts, names)


def _votes(ballot: Ballot, texts: Localizer, names: Names) -> Iterator[str]:
    by_target: dict[Seat | None, list[Seat]] = {}
    for voter, target in ballot.votes.items():
        by_target.setdefault(target, []).append(voter)
    for target, voters in sorted(by_target.items(), key=lambda one: (one[0] is None, -len(one[1]))):
        listed = texts.listed(number(texts, seat) for seat in voters)
        if target is None:
            yield texts.text("tycoon-panel-votes-abstain", voters=listed)
        else:
            label = seat_label(texts, target, names)
            yield texts.text("tycoon-panel-votes-for", seat=label, votes=len(voters), voters=listed)
    if ballot.changed:
        yield texts.text("tycoon-votes-changed", seats=texts.listed(number(texts, seat) for seat in ballot.changed))

"""The table of a match of rites: the open rites with everybody's cards, swords, tiles, whose turn it is, until when."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.games.api import Seat
from bot.presentation.localizer import Localizer, until
from bot.presentation.names import Names, seat_label
from bot.presentation.people import number, seats_listed
from bot.presentation.posts import SMALL, TITLE, fits
from bot.presentation.rites_seen import Seen, SeenRite, SeenSeat
from bot.presentation.rites_words import pattern, rite_name, rite_number, row_shown, tiles_named
from bot.presentation.turns import ALT
from bot.services.rows import Match, Status

BOLD = "**"


class RitesTable(Struct, frozen=True):
    """Shows one match in one language."""

    match: Match
    seen: Seen
    texts: Localizer
    names: Names

    def lines(self, *, zones: bool = True, timed: bool = True) -> Iterator[str]:
        """What the table says; every zone card by card where `zones`, until when where `timed`."""
        first, *rest = self.situation(timed=timed)
        yield TITLE + first
        yield from rest
        for at, rite in enumerate(self.seen.rites, start=1):
            yield from self.rite(at, rite, zones=zones)
        for seat, one in self.seen.seats.items():
            yield self.seat(seat, one)
        yield SMALL + self.texts.text("rites-table-deck", deck=len(self.seen.deck), library=len(self.seen.library))

    def fitting(self) -> list[str]:
        """All of it in one message: without names, then without single cards, where it would not fit."""
        for names, zones in ((self.names, True), ({}, True), ({}, False)):
            lines = list(replace(self, names=names).lines(zones=zones))
            if fits(lines):
                break
        return lines

    def situation(self, *, timed: bool = True) -> Iterator[str]:
        """Whom the match waits for, for what, and until when."""
        texts, seen = self.texts, self.seen
        if seen.outcome is not None:
            yield outcome_text(seen.outcome.winners, seen.outcome.reason, texts, self.names)
            return
        asked = seats_listed(texts, seen.asked, self.names)
        more = {"actions": seen.actions_left} if seen.step == "act" else {}
        yield texts.text(f"rites-table-{seen.step}", seat=asked, **more)
        if timed and self.match.due_at is not None and self.match.status is Status.RUNNING:
            yield texts.text("turns-until", until=until(texts, self.match.due_at))

    def rite(self, at: int, rite: SeenRite, *, zones: bool) -> Iterator[str]:
        """A rite: name, how cards are laid, the sword; then everybody's cards."""
        texts = self.texts
        line = texts.text(
            "rites-table-rite",
            number=rite_number(texts, at),
            rite=rite_name(texts, rite.tile),
            laid=pattern(texts, rite.tile),
        )
        if rite.sword is not None:
            line += texts.text("rites-table-sword", seat=number(texts, rite.sword))
        yield line
        if zones:
            yield from zones_of(rite, texts)

    def seat(self, seat: Seat, one: SeenSeat) -> str:
        """A seat: its hand, its score, its tiles."""
        texts = self.texts
        return texts.text(
            "rites-table-seat",
            seat=seat_label(texts, seat, self.names),
            hand=len(one.hand),
            score=len(one.score),
            tiles=tiles_named(texts, one.won),
        )

    def alt(self) -> str:
        """The picture in words: the text without marks and times, which are shown in posts alone; what has room."""
        timeless = replace(self, match=replace(self.match, due_at=None))
        for zones in (True, False):
            lines = (line.removeprefix(TITLE).removeprefix(SMALL) for line in timeless.lines(zones=zones))
            said = "\n".join(lines).replace(BOLD, "")
            if len(said) <= ALT:
                return said
        return said[: ALT - 1] + "…"


def zones_of(rite: SeenRite, texts: Localizer) -> Iterator[str]:
    """Everybody's cards at a rite, under numbers of seats alone."""
    for seat, row in rite.zones.items():
        yield texts.text("rites-table-zone", seat=number(texts, seat), cards=row_shown(texts, row))


def outcome_text(winners: Sequence[Seat], reason: str, texts: Localizer, names: Names) -> str:
    """Who has won, and how it ended."""
    several = {"count": len(winners)} if reason in ("library_empty", "stalled") else {}
    return texts.text(f"rites-outcome-{reason}", seats=seats_listed(texts, winners, names), **several)

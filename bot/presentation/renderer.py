"""The services' `Renderer`: events and notices made into messages, panels of what everybody may see.

A public message is made of public events alone: anything else in its row is a fault, and then nothing is shown.
"""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from datetime import timedelta

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.games.api import Event
from bot.presentation import answers, notices
from bot.presentation.answers import Answers
from bot.presentation.buttons import Board, Verb, pings_button
from bot.presentation.dry_run import dry_run
from bot.presentation.games import GAMES
from bot.presentation.host_panel import host_panel, late_labels
from bot.presentation.lobby_panel import lobby_panel
from bot.presentation.localizer import Localizer, closest
from bot.presentation.localizer import until as until_text
from bot.presentation.notices import Herald
from bot.presentation.people import names_of, number, users
from bot.presentation.posts import SMALL, TITLE, Rows, beside, one_post, posts, struck
from bot.presentation.wording import said_for
from bot.services.answers import Answer
from bot.services.decision import LOBBY, TABLE
from bot.services.messaging import Link, Rendered, Shown, Table
from bot.services.notices import SOURCE, AnyNotice, Begun, Briefed, To, Unread
from bot.services.outgoing import DestinationKind, NewMessage
from bot.services.queries import Foreseen, LateLine, Mine, Standing
from bot.services.rows import Status

_LINK = "https://discord.com/channels"


class Misdirected(Exception):
    """A row holds something that its reader may not know."""


class Said(Struct, frozen=True):
    """A message before it is split."""

    lines: Sequence[str]
    rows: Rows = ()
    ping: tuple[int, ...] = ()


class TextRenderer:
    """Makes messages from the texts of every language; the `Renderer` port, and answers beside it."""

    def __init__(self, languages: Mapping[str, Localizer]) -> None:
        self._languages = languages

    # --- the port

    async def message(self, message: NewMessage, table: Table) -> tuple[Rendered, ...]:
        """What tells the row's events; raises Misdirected, MissingText or msgspec.DecodeError."""
        texts = self._texts(message.language)
        said = self._said(message, table, texts)
        if not said.lines:
            return ()
        return posts([*said.lines, *_frame(message, table, texts)], rows=said.rows, ping=said.ping)

    async def struck(self, message: NewMessage, table: Table) -> Rendered:
        """The message struck through, under a word that it no longer counts."""
        texts = self._texts(message.language)
        return one_post([texts.text("struck"), *struck(self._said(message, table, texts).lines)])

    async def panel(self, panel: str, shown: Shown) -> Rendered | None:
        """The lobby's panel or the table's; None for one that there is not."""
        table, texts = shown.table, self._texts(shown.table.match.language)
        names = names_of(table, texts)
        if panel == LOBBY:
            return replace(one_post(*lobby_panel(table, texts, names)), pin=table.match.status is Status.LOBBY)
        if panel != TABLE or not shown.view:
            return None
        game = GAMES[table.match.game]
        lines, rows = game.panel(table, shown.view, texts, names)
        board = Board.of(table.match, texts)
        if table.match.status is Status.PAUSED:
            lines[1:1] = _paused(table, texts)
            rows = ((board.button(Verb.WISH, "success"), board.button(Verb.ME)),)
        if table.match.status is Status.ENDED:
            lines[:] = [TITLE + texts.text(f"{table.match.game}-name"), texts.text("notice-stopped")]
            rows = ((board.button(Verb.AGAIN, "success"), board.button(Verb.VOTES)),)
        over = table.match.status in (Status.OVER, Status.ENDED)
        if not over:
            rows = beside(rows, board.button(Verb.HOST))
        pictures = await asyncio.to_thread(game.pictures, table, shown.view, texts, names)
        return replace(one_post(lines, rows), pin=not over, pictures=pictures)

    async def way(self, table: Table) -> Link | None:
        """The way to the table's panel, where it is known."""
        return _to_panel(table, self._texts(table.match.language))

    # --- answers

    def answer(self, answer: Answer, language: str, table: Table | None = None) -> Rendered:
        """The answer to an input; `table` as it is after it, where it concerns a match."""
        texts = self._texts(language)
        said = Answers(table, texts, names_of(table, texts) if table is not None else {})
        return one_post(list(said.lines(answer)), said.rows(answer))

    def hint(self, name: str, language: str) -> Rendered:
        """One of `answers.HINTS`."""
        return Rendered(text=answers.hint(name, self._texts(language)))

    def fault(self, fault: str, language: str) -> Rendered:
        """What somebody is told when something failed; `fault` is what the log calls it."""
        return Rendered(text=answers.fault(fault, self._texts(language)))

    def host_panel(self, standing: Standing, language: str) -> Rendered:
        """A host's overview with every act of his."""
        texts = self._texts(language)
        return one_post(*host_panel(standing, texts, names_of(standing.table, texts)))

    def dry_run(self, foreseen: Foreseen, language: str) -> Rendered:
        """What the next tick will do, in public terms."""
        texts = self._texts(language)
        return one_post(list(dry_run(foreseen, texts, names_of(foreseen.shown.table, texts))))

    def late(self, standing: Standing, language: str) -> list[tuple[LateLine, str]]:
        """The late inputs that a host may enter, each as it is shown to him."""
        return late_labels(standing, self._texts(language))

    def own(self, mine: Mine, language: str) -> Rendered:
        """Everything that a player may ask for again, for him alone; in a lobby that is his place."""
        texts = self._texts(language)
        if not mine.view:
            said = said_for(mine.table.match, texts, "answer-joined", place=number(texts, mine.seat.seat))
            return Rendered(text=said)
        lines, rows = GAMES[mine.table.match.game].own(mine, texts, names_of(mine.table, texts))
        return one_post(lines, beside(rows, pings_button(texts, wanted=not mine.pinged)))

    def orders(self, mine: Mine, language: str) -> Rendered:
        """The form for what a player may use now, for him alone."""
        texts = self._texts(language)
        if not mine.view:
            return self.hint("nothing_yet", language)
        return one_post(*GAMES[mine.table.match.game].orders(mine, texts, names_of(mine.table, texts)))

    # --- how it is done

    def _texts(self, language: str) -> Localizer:
        return self._languages[closest(language)]

    def _said(self, message: NewMessage, table: Table, texts: Localizer) -> Said:
        if message.source == SOURCE:
            return _of_notices(message, table, texts)
        return _of_events(message, table, texts)


def _of_events(message: NewMessage, table: Table, texts: Localizer) -> Said:
    game, names = GAMES[message.source], names_of(table, texts)
    told = game.events(message.events)
    if not all(_may_read(message, event) for event in told):
        raise Misdirected(f"an event of match {message.match} is in a row of somebody who may not see it")
    if message.seat is None:
        ping = users(table, game.pinged(told, table))
        return Said(game.public(told, table, texts, names), ping=ping)
    return Said(game.letter(told, table, texts, names), game.letter_rows(told, table, texts))


def _may_read(message: NewMessage, event: Event) -> bool:
    if message.seat is None:
        return event.audience is None and message.destination.kind is DestinationKind.CHANNEL
    return event.audience is not None and message.seat in event.audience


def _of_notices(message: NewMessage, table: Table, texts: Localizer) -> Said:
    told = msgspec.json.decode(message.events, type=tuple[AnyNotice, ...])
    public = message.destination.kind is DestinationKind.CHANNEL
    to = To.SEAT if message.seat is not None else To.TABLE if public else To.HOSTS
    if any(notice.to is not to or notice.for_seat != message.seat for notice in told):
        raise Misdirected(f"a notice of match {message.match} is in a row of somebody who may not see it")
    herald = Herald(table, texts, names_of(table, texts))
    lines = [line for notice in told for line in herald.lines(notice)]
    pinged = {seat for notice in told for seat in notices.pinged(notice)}
    return Said(lines, _rows(told, table, texts), users(table, pinged))


def _rows(told: Sequence[AnyNotice], table: Table, texts: Localizer) -> Rows:
    """A way to one's own part, for who has just got one, or something to read there."""
    if not any(isinstance(notice, (Begun, Briefed, Unread)) for notice in told):
        return ()
    return ((Board.of(table.match, texts).button(Verb.ME, "primary"),),)


def _frame(message: NewMessage, table: Table, texts: Localizer) -> Iterator[str]:
    """Where a private message belongs, and from a public one the way to the panel."""
    match = table.match
    if message.destination.kind is DestinationKind.PERSON:
        yield SMALL + texts.text(f"{match.game}-name") + f" · #{match.id} · <#{match.home}>"
    elif (way := _to_panel(table, texts)) is not None:
        yield f"{SMALL}[{way.label}]({way.url})"


def _to_panel(table: Table, texts: Localizer) -> Link | None:
    if table.panel is None:
        return None
    channel, put = table.panel
    return Link(f"{_LINK}/{table.match.guild}/{channel}/{put}", texts.text("panel-link"))


def _paused(table: Table, texts: Localizer) -> Iterator[str]:
    match = table.match
    if match.paused_at is not None:
        latest = match.paused_at + timedelta(hours=match.settings.pause_hours)
        yield texts.text("panel-paused", until=until_text(texts, latest))

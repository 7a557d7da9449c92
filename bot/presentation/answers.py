"""What people are answered: what was recorded, when, until when it can be changed; or why it was not."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from bot.games.api import Event, Refused
from bot.presentation.buttons import Board, Verb, pings_button
from bot.presentation.games import GAMES
from bot.presentation.localizer import Localizer, Value, moment
from bot.presentation.names import Names
from bot.presentation.people import number, seats_listed
from bot.presentation.posts import SMALL, Rows
from bot.presentation.service_refusals import any_refusal_text, instant
from bot.presentation.wording import worded
from bot.services.answers import Answer
from bot.services.messaging import Table

INTERNAL = ("clock_jump", "marked", "postponed", "robot_acted", "robots_done", "ticked")
"""What the clock and the robots come to: nobody is answered so."""

HINTS = ("stale", "dead", "slow", "post_no_vote", "mentioned", "which_match", "no_match", "no_dm", "nothing_yet")
"""What the transport answers by itself, before any service is asked."""


class Answers(Struct, frozen=True):
    """Answers in one language about one match; no table where there is no match."""

    table: Table | None
    texts: Localizer
    names: Names

    def lines(self, answer: Answer) -> Iterator[str]:
        """What the answer says; raises MissingText."""
        if answer.refused:
            yield any_refusal_text(Refused(answer.code, **answer.facts), self.table, self.texts, self.names)
            return
        yield from self._said(answer)
        yield SMALL + self.texts.text("answer-recorded", at=moment(answer.at, "T"))

    def rows(self, answer: Answer) -> Rows:
        """The buttons under it: a draft can be sealed or thrown away."""
        if answer.code in ("pings_on", "pings_off"):
            return ((pings_button(self.texts, wanted=answer.code == "pings_off"),),)
        if self.table is None or answer.refused:
            return ()
        board = Board.of(self.table.match, self.texts)
        match answer.code:
            case "drafted":
                verbs = (Verb.BID, Verb.STAND, Verb.ME)
                return ((board.button(Verb.SEAL, "primary"), *map(board.button, verbs)),)
            case "sealed":
                return ((board.button(Verb.STAND), board.button(Verb.ME)),)
            case "standing_kept" | "withdrawn" | "received":
                return ((board.button(Verb.ME),),)
        return ()

    def _said(self, answer: Answer) -> Iterator[str]:
        facts = answer.facts
        match answer.code:
            case "acted" | "sealed":
                yield from self._done(answer)
            case "acted_before":
                yield self.texts.text("answer-acted_before", first=moment(instant(facts["first"]), "T"))
                yield from self._done(answer)
            case "drafted":
                table = self._table()
                game = GAMES[table.match.game]
                yield from game.drafted(self._events(answer), facts["standing"], table, self.texts, self.names)
            case "standing_kept":
                table = self._table()
                asked = GAMES[table.match.game].asked(facts["do"], facts["arguments"], table, self.texts, self.names)
                yield self.texts.text("answer-standing_kept", asked=asked)
            case _:
                shown = {name: self._shown(name, fact) for name, fact in facts.items()}
                variant = _variant(answer)
                message_id = f"answer-{answer.code}{variant}"
                if self.table is not None:
                    message_id = worded(message_id, self.table.match, self.texts)
                yield self.texts.text(message_id, **({} if variant == "-none" else shown))

    def _done(self, answer: Answer) -> Iterator[str]:
        table, facts = self._table(), answer.facts
        asks = (str(facts.get("do", "")), facts.get("arguments", {}))
        yield from GAMES[table.match.game].done(self._events(answer), asks, table, self.texts, self.names)

    def _events(self, answer: Answer) -> tuple[Event, ...]:
        return GAMES[self._table().match.game].events(bytes(answer.events))

    def _table(self) -> Table:
        if self.table is None:
            raise ValueError("an act is answered with its match")
        return self.table

    def _shown(self, name: str, fact: Any) -> Value:
        """One fact by its name."""
        texts = self.texts
        match name:
            case "place":
                return number(texts, str(fact))
            case "waiting":
                return seats_listed(texts, fact, self.names)
            case "act":
                return texts.text(f"act-{fact}")
            case "phase":
                return GAMES[self._table().match.game].phase(fact, texts)
            case "slot":
                return GAMES[self._table().match.game].slot(fact, texts)
            case "match" | "first" | "last" | "how":
                return str(fact)
        return int(fact)


def _variant(answer: Answer) -> str:
    """Which of several texts for one code it is."""
    if answer.code == "reminded" and not answer.facts["waiting"]:
        return "-none"
    standing = answer.code == "withdrawn" and str(answer.facts["slot"]).startswith("standing:")
    return "-standing" if standing else ""


def hint(name: str, texts: Localizer) -> str:
    """One of `HINTS`; raises MissingText for another."""
    return texts.text(f"hint-{name}")


def fault(name: str, texts: Localizer) -> str:
    """What somebody is told when something failed that should not; the id is in the log."""
    return texts.text("hint-fault", id=name)

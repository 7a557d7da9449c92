"""Each act of a host, once: `/host …` and the buttons of the panel both come here.

Dangerous acts are asked about once more: by a form, or by a red button whose word is `SURE`.
"""

from collections.abc import Sequence

from bot.games.api import Seat
from bot.presentation.audit import audit as audit_text
from bot.presentation.buttons import Verb
from bot.presentation.games import GAMES
from bot.presentation.host_forms import SURE, HostAsks
from bot.presentation.people import names_of
from bot.presentation.posts import posts
from bot.presentation.seats import seat_meant
from bot.services import overseeing, pausing, queries, rewinding, seating
from bot.services.answers import Answer
from bot.services.hosting import Caller
from bot.services.messaging import Rendered
from bot.services.rows import Person
from bot.transport.asked import Asked
from bot.transport.places import Places
from bot.transport.replies import Reply, Update
from cogs._hosts import asks, caller
from cogs._saying import said, table_of
from cogs._threads import make_threads


class Acts:
    """A host's acts in one match, asked for by one input."""

    def __init__(self, places: Places, asked: Asked, match: int) -> None:
        self._places = places
        self._asked = asked
        self._match = match
        self._rails = asked.services.rails

    @property
    def _caller(self) -> Caller:
        return caller(self._asked)

    async def _told(self, answer: Answer, *more: str) -> Rendered:
        return await said(self._asked, self._match, answer, *more)

    async def asks(self) -> HostAsks:
        """The forms and questions about this match; refused as `not_host` to everybody else."""
        await overseeing.status(self._rails, self._match, self._caller)
        return await asks(self._asked, self._match)

    async def _seat(self, typed: str) -> Seat:
        table, texts = await table_of(self._asked, self._match), self._asked.means.texts
        return seat_meant(typed, table, self._asked.texts, texts.values())

    # --- looking

    async def panel(self) -> Rendered:
        """The private panel: how the match stands, with every act as a button."""
        standing = await overseeing.status(self._rails, self._match, self._caller)
        return self._asked.means.renderer.host_panel(standing, self._asked.language)

    async def audit(self) -> Sequence[Rendered]:
        """The hosts' acts, for anybody."""
        await table_of(self._asked, self._match)
        return audit_text(await queries.audit(self._asked.services.storage, self._match), self._asked.texts)

    async def look(self) -> Reply:
        """Everything secret; the table is told."""
        seen = await overseeing.look(self._rails, self._match, self._caller)
        said = await self._told(seen.answer)
        if seen.state is None:
            return Update(said)
        table, texts = await table_of(self._asked, self._match), self._asked.texts
        lines = GAMES[table.match.game].secrets(seen.state, texts, names_of(table, texts))
        return (said, *posts(lines))

    async def dry_run(self) -> Rendered:
        """What the next tick will do in public; for a host who plays too, as nothing in it is secret."""
        foreseen = await overseeing.dry_run(self._rails, self._match, self._caller)
        return self._asked.means.renderer.dry_run(foreseen, self._asked.language)

    # --- time

    async def remind(self) -> Rendered:
        """Say who still owes a public act."""
        return await self._told(await overseeing.remind(self._rails, self._match, self._caller))

    async def extend(self, minutes: int) -> Rendered:
        """Give the phase more time."""
        return await self._told(await pausing.extend(self._rails, self._match, self._caller, minutes))

    async def reschedule(self, text: str) -> Rendered:
        """Let the phase end at an hour of the match's place."""
        table = await table_of(self._asked, self._match)
        due_at = pausing.instant_meant(text, table.match.schedule, self._asked.at)
        return await self._told(await pausing.reschedule(self._rails, self._match, self._caller, due_at))

    async def tick(self) -> Reply:
        """End the phase soon."""
        return Update(await self._told(await pausing.tick_soon(self._rails, self._match, self._caller)))

    async def pause(self, reason: str) -> Rendered:
        """Stop the clock."""
        return await self._told(await pausing.pause(self._rails, self._match, self._caller, reason))

    async def resume(self) -> Rendered:
        """Let the clock go on."""
        return await self._told(await pausing.resume(self._rails, self._match, self._caller))

    # --- people

    async def substitute(self, seat: str, user: int, name: str) -> Rendered:
        """Give a seat to somebody else."""
        table = await table_of(self._asked, self._match)
        person = Person(user=user, name=name, language=table.match.language)
        found = await self._seat(seat)
        return await self._told(await seating.substitute(self._rails, self._match, self._caller, found, person))

    async def robot(self, seat: str) -> Rendered:
        """Let a robot play a seat."""
        found = await self._seat(seat)
        return await self._told(await seating.robot(self._rails, self._match, self._caller, found))

    async def remove_asked(self, seat: str) -> Rendered:
        """Whether a seat is really to go."""
        return (await self.asks()).sure(Verb.REMOVE, await self._seat(seat))

    async def remove(self, seat: str) -> Reply:
        """Take a seat out of the match."""
        return Update(await self._told(await seating.remove(self._rails, self._match, self._caller, seat)))

    async def cohost(self, user: int) -> Rendered:
        """Make somebody a co-host."""
        return await self._told(await seating.add_host(self._rails, self._match, self._caller, user))

    async def drop(self, user: int) -> Rendered:
        """Let somebody host no more."""
        return await self._told(await seating.drop_host(self._rails, self._match, self._caller, user))

    async def threads(self) -> Rendered:
        """Make the sides' private threads anew where they are missing."""
        await self.asks()
        problem = await make_threads(self._places, self._asked, self._match)
        return Rendered(text=problem or self._asked.texts.text("threads-made"))

    # --- mending

    async def correct(self, parts: str, reason: str) -> Rendered:
        """Set parts of the state."""
        patch = rewinding.read_patch(parts)
        return await self._told(await rewinding.correct(self._rails, self._match, self._caller, patch, reason))

    async def undo(self, number: int) -> Reply:
        """Take the latest step back, if it still is the one that was seen."""
        return Update(await self._told(await rewinding.undo(self._rails, self._match, self._caller, number)))

    async def late(self, input_id: str) -> Rendered:
        """What to do with a late input."""
        standing = await overseeing.status(self._rails, self._match, self._caller)
        for line, label in self._asked.means.renderer.late(standing, self._asked.language):
            if str(line.input) == input_id:
                return (await self.asks()).late(input_id, label)
        return self._asked.means.renderer.hint("nothing_yet", self._asked.language)

    async def enter(self, input_id: int) -> Reply:
        """Enter a late input."""
        return Update(await self._told(await rewinding.enter(self._rails, self._match, self._caller, input_id)))

    async def dismiss(self, input_id: int) -> Reply:
        """Leave a late input out."""
        return Update(await self._told(await rewinding.dismiss(self._rails, self._match, self._caller, input_id)))

    async def announce(self, text: str) -> Rendered:
        """Say the host's own words to the table."""
        return await self._told(await overseeing.announce(self._rails, self._match, self._caller, text))

    async def words(self, text: str) -> Rendered:
        """Keep the host's own words for the end of the phase: they come before its result."""
        return await self._told(await overseeing.words(self._rails, self._match, self._caller, text))

    async def end(self, reason: str) -> Rendered:
        """End the match."""
        return await self._told(await overseeing.end(self._rails, self._match, self._caller, reason))


def confirmed(asked: Asked) -> str | None:
    """What stands behind `SURE` in a button that confirms; None where it was not such a button."""
    first, *rest = asked.target.word.split(".")
    return (rest[0] if rest else "") if first == SURE else None

"""`/host …`: visible to everybody, allowed to the match's hosts and to who manages the server."""

from collections.abc import Iterable

import discord
from discord import app_commands
from discord.ext import commands

from bot.presentation.buttons import Verb
from bot.presentation.seats import seat_labels
from bot.transport.asked import Asked
from bot.transport.client import DuskBot
from bot.transport.replies import Reply
from bot.transport.verbs import answered, suggests
from cogs._matches import match_of
from cogs._saying import table_of
from cogs.host._acts import Acts

Minutes = app_commands.Range[int, 1, 20_160]
Reason = app_commands.Range[str, 0, 300]
Words = app_commands.Range[str, 1, 3000]


class Host(commands.Cog):
    """The host's acts as commands. `match` is its number, where several are possible."""

    host = app_commands.Group(name="host", description="…", guild_only=True)

    def __init__(self, bot: DuskBot) -> None:
        self._bot = bot

    async def _acts(self, asked: Asked, match: int | None) -> Acts:
        return Acts(self._bot.places, asked, await match_of(asked, match))

    # --- looking

    @host.command(name="status", description="…")
    @answered
    async def status(self, asked: Asked, match: int | None = None) -> Reply:
        """Show the private panel."""
        return await (await self._acts(asked, match)).panel()

    @host.command(name="audit", description="…")
    @answered
    async def audit(self, asked: Asked, match: int | None = None) -> Reply:
        """Show what hosts did, to anybody."""
        return tuple(await (await self._acts(asked, match)).audit())

    @host.command(name="dryrun", description="…")
    @answered
    async def dry_run(self, asked: Asked, match: int | None = None) -> Reply:
        """Show what the next tick will do in public."""
        return await (await self._acts(asked, match)).dry_run()

    @host.command(name="look", description="…")
    @answered
    async def look(self, asked: Asked, match: int | None = None) -> Reply:
        """Look at the secrets; asked once more."""
        return (await (await self._acts(asked, match)).asks()).sure(Verb.LOOK)

    # --- time

    @host.command(name="remind", description="…")
    @answered
    async def remind(self, asked: Asked, match: int | None = None) -> Reply:
        """Say who still owes a public act."""
        return await (await self._acts(asked, match)).remind()

    @host.command(name="extend", description="…")
    @answered
    async def extend(self, asked: Asked, minutes: Minutes, match: int | None = None) -> Reply:
        """Give the phase more time."""
        return await (await self._acts(asked, match)).extend(minutes)

    @host.command(name="reschedule", description="…")
    @answered
    async def reschedule(self, asked: Asked, at: str, match: int | None = None) -> Reply:
        """Let the phase end at another hour."""
        return await (await self._acts(asked, match)).reschedule(at)

    @host.command(name="tick", description="…")
    @answered
    async def tick(self, asked: Asked, match: int | None = None) -> Reply:
        """End the phase soon; asked once more."""
        return (await (await self._acts(asked, match)).asks()).sure(Verb.TICK)

    @host.command(name="pause", description="…")
    @answered
    async def pause(self, asked: Asked, reason: Reason = "", match: int | None = None) -> Reply:
        """Stop the clock."""
        return await (await self._acts(asked, match)).pause(reason)

    @host.command(name="resume", description="…")
    @answered
    async def resume(self, asked: Asked, match: int | None = None) -> Reply:
        """Let the clock go on."""
        return await (await self._acts(asked, match)).resume()

    # --- people

    @host.command(name="substitute", description="…")
    @answered
    async def substitute(self, asked: Asked, seat: str, person: discord.User, match: int | None = None) -> Reply:
        """Give a seat to somebody else."""
        return await (await self._acts(asked, match)).substitute(seat, person.id, person.display_name)

    @host.command(name="robot", description="…")
    @answered
    async def robot(self, asked: Asked, seat: str, match: int | None = None) -> Reply:
        """Let a robot play a seat."""
        return await (await self._acts(asked, match)).robot(seat)

    @host.command(name="remove", description="…")
    @answered
    async def remove(self, asked: Asked, seat: str, match: int | None = None) -> Reply:
        """Take a seat out of the match; asked once more."""
        return await (await self._acts(asked, match)).remove_asked(seat)

    @host.command(name="cohost", description="…")
    @answered
    async def cohost(self, asked: Asked, person: discord.User, match: int | None = None) -> Reply:
        """Make somebody a co-host."""
        return await (await self._acts(asked, match)).cohost(person.id)

    @host.command(name="drop", description="…")
    @answered
    async def drop(self, asked: Asked, person: discord.User, match: int | None = None) -> Reply:
        """Let somebody host no more."""
        return await (await self._acts(asked, match)).drop(person.id)

    @host.command(name="threads", description="…")
    @answered
    async def threads(self, asked: Asked, match: int | None = None) -> Reply:
        """Make the sides' private threads where they are missing."""
        return await (await self._acts(asked, match)).threads()

    # --- mending

    @host.command(name="correct", description="…")
    @answered
    async def correct(self, asked: Asked, match: int | None = None) -> Reply:
        """Ask which parts of the state to set."""
        return (await (await self._acts(asked, match)).asks()).correct()

    @host.command(name="undo", description="…")
    @answered
    async def undo(self, asked: Asked, match: int | None = None) -> Reply:
        """Take the latest step back; asked once more."""
        return (await (await self._acts(asked, match)).asks()).sure(Verb.UNDO)

    @host.command(name="late", description="…")
    @answered
    async def late(self, asked: Asked, match: int | None = None) -> Reply:
        """Show what was in time and arrived late, to be entered or left out."""
        return await (await self._acts(asked, match)).panel()

    @host.command(name="announce", description="…")
    @answered
    async def announce(self, asked: Asked, text: Words, match: int | None = None) -> Reply:
        """Say something to the table."""
        return await (await self._acts(asked, match)).announce(text)

    @host.command(name="words", description="…")
    @answered
    async def words(self, asked: Asked, text: Words = "", match: int | None = None) -> Reply:
        """Keep words for the end of the phase."""
        return await (await self._acts(asked, match)).words(text)

    @host.command(name="end", description="…")
    @answered
    async def end(self, asked: Asked, match: int | None = None) -> Reply:
        """Ask whether the match is to end, and why."""
        return (await (await self._acts(asked, match)).asks()).end()

    # --- suggestions

    @substitute.autocomplete("seat")
    @suggests
    async def seat_to_substitute(self, asked: Asked, current: str) -> Iterable[tuple[str, str]]:
        """Offer seats."""
        return await _seats(asked, current)

    @robot.autocomplete("seat")
    @suggests
    async def seat_for_robot(self, asked: Asked, current: str) -> Iterable[tuple[str, str]]:
        """Offer seats."""
        return await _seats(asked, current)

    @remove.autocomplete("seat")
    @suggests
    async def seat_to_remove(self, asked: Asked, current: str) -> Iterable[tuple[str, str]]:
        """Offer seats."""
        return await _seats(asked, current)


async def _seats(asked: Asked, current: str) -> Iterable[tuple[str, str]]:
    """The seats whose label has in it what was typed so far."""
    labels = seat_labels(await table_of(asked, await match_of(asked)), asked.texts)
    wanted = current.strip().casefold()
    return [(label, seat) for seat, label in labels if wanted in label.casefold()]

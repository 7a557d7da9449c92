"""The buttons, menus and forms of the host's panel."""

from discord.ext import commands

from bot.presentation.buttons import Verb
from bot.services import pausing
from bot.services.opening import minutes_meant
from bot.transport.asked import Asked
from bot.transport.client import DuskBot
from bot.transport.replies import Reply
from bot.transport.verbs import filled, verb
from cogs._saying import said
from cogs.host._acts import Acts, confirmed


class HostButtons(commands.Cog):
    """Takes clicks of hosts: those on old panels are answered as stale."""

    def __init__(self, bot: DuskBot) -> None:
        self._bot = bot

    def _acts(self, asked: Asked) -> Acts:
        return Acts(self._bot.places, asked, asked.match)

    @verb("host", at_any_step=True)
    async def panel(self, asked: Asked) -> Reply:
        """Show the panel."""
        return await self._acts(asked).panel()

    @verb("dryrun", at_any_step=True)
    async def dry_run(self, asked: Asked) -> Reply:
        """Show what the next tick will do."""
        return await self._acts(asked).dry_run()

    # --- done at once

    @verb("remind")
    async def remind(self, asked: Asked) -> Reply:
        """Remind."""
        return await self._acts(asked).remind()

    @verb("resume")
    async def resume(self, asked: Asked) -> Reply:
        """Resume."""
        return await self._acts(asked).resume()

    @verb("wish", at_any_step=True)
    async def wish(self, asked: Asked) -> Reply:
        """A player wishes a pause to end."""
        answer = await pausing.wish_to_resume(asked.services.rails, asked.match, asked.input, asked.user)
        return await said(asked, asked.match, answer)

    # --- red buttons, asked once more

    @verb("tick", updates=True)
    async def tick(self, asked: Asked) -> Reply:
        """End the phase soon."""
        if confirmed(asked) is None:
            return (await self._acts(asked).asks()).sure(Verb.TICK)
        return await self._acts(asked).tick()

    @verb("undo", updates=True)
    async def undo(self, asked: Asked) -> Reply:
        """Take the latest step back."""
        number = confirmed(asked)
        if number is None:
            return (await self._acts(asked).asks()).sure(Verb.UNDO)
        return await self._acts(asked).undo(int(number))

    @verb("look", updates=True)
    async def look(self, asked: Asked) -> Reply:
        """Look at the secrets."""
        if confirmed(asked) is None:
            return (await self._acts(asked).asks()).sure(Verb.LOOK)
        return await self._acts(asked).look()

    @verb("remove", updates=True)
    async def remove(self, asked: Asked) -> Reply:
        """Take a seat out of the match."""
        seat = confirmed(asked)
        if seat is None:
            return (await self._acts(asked).asks()).remove()
        return await self._acts(asked).remove(seat)

    @filled("remove")
    async def remove_filled(self, asked: Asked) -> Reply:
        """A seat was named: ask once more."""
        return await self._acts(asked).remove_asked(asked.field("seat"))

    @verb("enter", updates=True)
    async def enter(self, asked: Asked) -> Reply:
        """A late input was chosen, or is to be entered."""
        late = confirmed(asked)
        if late is None:
            return await self._acts(asked).late(next(iter(asked.values), ""))
        return await self._acts(asked).enter(int(late))

    @verb("dismiss", updates=True)
    async def dismiss(self, asked: Asked) -> Reply:
        """A late input is to be left out."""
        return await self._acts(asked).dismiss(int(asked.target.word))

    # --- forms

    @verb("extend")
    async def extend(self, asked: Asked) -> Reply:
        """Ask how long."""
        return (await self._acts(asked).asks()).extend()

    @filled("extend")
    async def extend_filled(self, asked: Asked) -> Reply:
        """Give the phase more time."""
        return await self._acts(asked).extend(minutes_meant(asked.field("minutes")))

    @verb("reschedule")
    async def reschedule(self, asked: Asked) -> Reply:
        """Ask until when."""
        return (await self._acts(asked).asks()).reschedule()

    @filled("reschedule")
    async def reschedule_filled(self, asked: Asked) -> Reply:
        """Let the phase end at another hour."""
        return await self._acts(asked).reschedule(asked.field("at"))

    @verb("pause")
    async def pause(self, asked: Asked) -> Reply:
        """Ask why."""
        return (await self._acts(asked).asks()).pause()

    @filled("pause")
    async def pause_filled(self, asked: Asked) -> Reply:
        """Stop the clock."""
        return await self._acts(asked).pause(asked.field("reason"))

    @verb("announce")
    async def announce(self, asked: Asked) -> Reply:
        """Ask for the host's words."""
        return (await self._acts(asked).asks()).announce()

    @filled("announce", at_any_step=True)
    async def announce_filled(self, asked: Asked) -> Reply:
        """Say them to the table."""
        return await self._acts(asked).announce(asked.field("text"))

    @verb("substitute")
    async def substitute(self, asked: Asked) -> Reply:
        """Ask who takes which seat."""
        return (await self._acts(asked).asks()).substitute()

    @filled("substitute")
    async def substitute_filled(self, asked: Asked) -> Reply:
        """Give the seat to him."""
        user = int(asked.field("person"))
        return await self._acts(asked).substitute(asked.field("seat"), user, asked.named.get(user, "?"))

    @verb("replace")
    async def replace(self, asked: Asked) -> Reply:
        """Ask which seat a robot plays."""
        return (await self._acts(asked).asks()).robot()

    @filled("replace")
    async def replace_filled(self, asked: Asked) -> Reply:
        """Let a robot play it."""
        return await self._acts(asked).robot(asked.field("seat"))

    @verb("cohost", at_any_step=True)
    async def cohost(self, asked: Asked) -> Reply:
        """Ask who hosts too."""
        return (await self._acts(asked).asks()).cohost()

    @filled("cohost", at_any_step=True)
    async def cohost_filled(self, asked: Asked) -> Reply:
        """Make him a co-host."""
        return await self._acts(asked).cohost(int(asked.field("person")))

    @verb("correct")
    async def correct(self, asked: Asked) -> Reply:
        """Ask which parts to set."""
        return (await self._acts(asked).asks()).correct()

    @filled("correct")
    async def correct_filled(self, asked: Asked) -> Reply:
        """Set them."""
        return await self._acts(asked).correct(asked.field("parts"), asked.field("reason"))

    @verb("end")
    async def end(self, asked: Asked) -> Reply:
        """Ask whether the match is to end, and why."""
        return (await self._acts(asked).asks()).end()

    @filled("end")
    async def end_filled(self, asked: Asked) -> Reply:
        """End it."""
        return await self._acts(asked).end(asked.field("reason"))

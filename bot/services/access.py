"""What cogs and transport are given: the ports as they run here, for the functions of this package to be called with.

Every use case is a function: `lobby.join(services.rails, …)`, `queries.me(services.storage, …)`.
"""

from datetime import time

from msgspec import Struct

from bot.config import Config
from bot.services.delivery.worker import Delivery
from bot.services.discord_time import DiscordTime
from bot.services.host import Rails
from bot.services.hours import Schedule
from bot.services.listening import Listening
from bot.services.outgoing import Destination, DestinationKind
from bot.services.ports import Storage
from bot.services.rows import Settings


class Services(Struct, frozen=True, kw_only=True):
    """Everything that runs, made once at the start."""

    config: Config
    storage: Storage
    """For what only looks: `queries`."""

    rails: Rails
    """For what changes a match: `lobby`, `acting`, `drafts`, `seating`, `pausing`, `rewinding`, `overseeing`; and for
    `records`."""

    time: DiscordTime
    """To be told every time that Discord stamps."""

    listening: Listening
    """The `Gateway`; told by `connected` and `lost`."""

    delivery: Delivery
    schedule: Schedule
    """The hours of a match that has none of its own."""

    settings: Settings
    """How a match is run where its host chose nothing else."""

    async def connected(self, shard: int) -> None:
        """A connection is ready, or resumed and has heard what it missed: what waited for it is looked at again."""
        await self.listening.connected(shard)
        await self.rails.set_alarm()

    async def lost(self, shard: int) -> None:
        """A connection is gone: what is due meanwhile waits."""
        await self.listening.lost(shard)

    async def heard_from(self, user: int) -> None:
        """Somebody does something on Discord: whatever could not be brought to him is tried again."""
        destination = Destination(DestinationKind.PERSON, user)
        if await self.storage.breaker(destination) is not None:
            await self.try_again(destination)

    async def try_again(self, destination: Destination) -> None:
        """Somebody says that a destination takes messages again: do not wait any longer."""
        await self.storage.mend(destination)
        self.delivery.wake()


def schedule_of(config: Config) -> Schedule:
    """The hours that the config gives."""
    hours = config.hours
    return Schedule(
        zone=config.zone.key,
        dawn=time(hours.dawn.hour, hours.dawn.minute),
        nightfall=time(hours.nightfall.hour, hours.nightfall.minute),
        bids_close_minutes=hours.bids_close_minutes,
        first_nightfall_hours=config.first_nightfall_hours,
    )


def settings_of(config: Config) -> Settings:
    """The settings that the config gives; all else by default."""
    return Settings(grace_seconds=config.grace_seconds)

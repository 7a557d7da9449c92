"""Keeping when nobody listened: a gateway that was down, a process that did not run. Outages decide no game."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.services.grace import GatewayState
from bot.services.ports import DeadlineStore, Skewed

BEAT = timedelta(seconds=30)
"""How often `beat` is to be called: so exactly is the end of a killed process known."""


class Listening:
    """What this process's gateway connections hear, kept in storage; the `Gateway` port.

    `shard_count` is Discord's: a server is heard by one shard. Every connection begins as down.
    """

    def __init__(self, store: DeadlineStore, time: Skewed, shard_count: int) -> None:
        self._store = store
        self._time = time
        self._shard_count = shard_count
        self._states: dict[str, GatewayState] = {}
        self._began = time.now()

    @property
    def began_at(self) -> datetime:
        """When the process began to listen."""
        return self._began

    def listener(self, guild: int) -> str:
        """Return the name of the connection that hears this server (Discord's own rule)."""
        return shard_name((guild >> 22) % self._shard_count)

    def state(self, listener: str) -> GatewayState:
        """Return whether it is up, and since when."""
        return self._states.get(listener, GatewayState(up=False, since=self._began))

    async def began(self, shards: Sequence[int]) -> None:
        """The process begins: since its last beat these shards were deaf; what never listened missed nothing."""
        for shard in shards:
            name = shard_name(shard)
            last = await self._store.last_heard(name)
            if last is not None:
                await self._store.deaf(name, last)

    async def connected(self, shard: int) -> None:
        """A connection is ready, or resumed and has heard what it missed."""
        self._turn(shard, up=True)
        await self._store.heard(shard_name(shard), self._time.now())

    async def lost(self, shard: int) -> None:
        """A connection is gone."""
        self._turn(shard, up=False)
        await self._store.deaf(shard_name(shard), self.state(shard_name(shard)).since)

    async def beat(self) -> None:
        """Keep that the connections that are up still hear."""
        now: datetime = self._time.now()
        for name, state in tuple(self._states.items()):
            if state.up:
                await self._store.heard(name, now)

    def _turn(self, shard: int, *, up: bool) -> None:
        name = shard_name(shard)
        if self.state(name).up != up or name not in self._states:
            self._states[name] = GatewayState(up=up, since=self._time.now())


def shard_name(shard: int) -> str:
    """The name of a shard's connection in storage."""
    return f"shard {shard}"

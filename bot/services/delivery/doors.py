"""What a destination's refusal means for matches: `Doors` is a port; behind it stands `bot.services.reaching`."""

from typing import Protocol

from bot.services.outgoing import Breaker, Destination, Message


class Doors(Protocol):
    """Told before it is stored that a destination refuses or takes again, so once at least, whatever ends us."""

    async def refused(self, breaker: Breaker, rows: tuple[Message, ...]) -> None:
        """A destination refuses; `rows` are those that will never be sent, none while the refusal may end."""
        ...

    async def opened(self, destination: Destination) -> None:
        """A destination that refused takes messages again."""
        ...

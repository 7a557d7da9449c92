"""A renderer that shows events as they are, for tests in which wording plays no part."""

from bot.services.messaging import Link, Rendered, Shown, Table
from bot.services.outgoing import NewMessage


class PlainRenderer:
    """`Renderer`."""

    async def message(self, message: NewMessage, table: Table) -> tuple[Rendered, ...]:
        return (Rendered(text=message.events.decode()[:2000]),)

    async def struck(self, message: NewMessage, table: Table) -> Rendered:
        return Rendered(text=f"~~{message.events.decode()[:1900]}~~")

    async def panel(self, panel: str, shown: Shown) -> Rendered | None:
        match = shown.table.match
        return Rendered(text=f"{panel} of match {match.id}: {match.status.value} {match.phase}".strip())

    async def way(self, table: Table) -> Link | None:
        return None

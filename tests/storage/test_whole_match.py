"""A whole match over everything below Discord: services, a real database, delivery, and a Discord that obeys."""

import asyncio

import msgspec
import pytest

from bot.services import drafts, lobby, queries, records, rewinding
from bot.services.delivery.desk import Desk
from bot.services.delivery.worker import Delivery
from bot.services.log import Asks
from bot.services.messaging import Link, Rendered, Shown, Table
from bot.services.outgoing import OPEN, MessageState, NewMessage
from bot.services.reaching import Reaching
from bot.services.rows import Status
from bot.storage.store import SqlStorage
from tests.fakes.clock import FakeClock
from tests.fakes.messenger import FakeMessenger, dm_of
from tests.fakes.office import FakeReports
from tests.fakes.table import HOME, NOON, SCHEDULE, Process, person, user

PLAYERS = "123"


class WordRenderer:
    """Tells the words of the events."""

    async def message(self, message: NewMessage, table: Table) -> tuple[Rendered, ...]:
        words = [event["event"] for event in msgspec.json.decode(message.events)]
        return (Rendered(text=" ".join(words)),)

    async def struck(self, message: NewMessage, table: Table) -> Rendered:
        return Rendered(text="~~struck~~")

    async def panel(self, panel: str, shown: Shown) -> Rendered | None:
        return Rendered(text=f"panel {panel} {shown.table.match.phase}")

    async def way(self, table: Table) -> Link | None:
        return None


class Server(Process):
    """A process on a real database, with its post."""

    def __init__(self, storage: SqlStorage, clock: FakeClock) -> None:
        super().__init__(storage, clock)
        self.storage = storage
        self.discord = FakeMessenger(clock)
        self.reports = FakeReports()

    def post(self) -> Delivery:
        desk = Desk(
            outbox=self.storage,
            leases=self.storage,
            matches=self.storage,
            renderer=WordRenderer(),
            messenger=self.discord,
            clock=self.clock,
            time=self.time,
            reports=self.reports,
            doors=Reaching(self.rails),
        )
        return Delivery(desk, "only")

    async def deliver(self, match: int) -> None:
        """Let the post work until nothing is left to do."""
        post = self.post()
        work = asyncio.ensure_future(post.run())
        while not work.done():
            rows, panels = await self.storage.messages(match), await self.storage.panels(match)
            left = [row for row in rows if row.state in OPEN or (row.strike and row.state is MessageState.SENT)]
            if not left and all(panel.shown == panel.revision for panel in panels):
                post.stop()
            await self.clock.advance(0.5)
        await work


async def begun(server: Server) -> int:
    """Three people and thirteen robots."""
    opening = lobby.Opening(
        game="tycoon", guild=1, home=HOME, host=1, language="en", schedule=SCHEDULE, house_rules={"max_days": 2}
    )
    answer = await lobby.open_lobby(server.rails, server.input_id(), opening)
    match = int(answer.facts["match"])
    for name in PLAYERS:
        await lobby.join(server.rails, match, server.input_id(), person(name))
    await lobby.fill_with_robots(server.rails, match, server.host())
    assert (await lobby.start(server.rails, match, server.host())).code == "started"
    return match


async def test_a_match_from_the_lobby_to_the_last_reveal(storage: SqlStorage) -> None:
    server = Server(storage, FakeClock(NOON))
    match = await begun(server)
    order = Asks("order", {"item": "mine", "targets": ["2"]})
    bid = Asks("bid", {"item": "mine", "amount": 4})
    await drafts.draft(server.rails, match, server.given("1"), "mine", bid, standing=order)
    await server.deliver(match)
    await server.go(days=1, hours=8, minutes=1)
    stored = await storage.load(match)
    assert stored is not None
    assert stored.match.phase == "1-dusk"
    undone = await rewinding.undo(server.rails, match, server.host(), stored.match.head_number)
    assert undone.code == "undone"
    assert [one.slot for one in await storage.drafts(match)] == ["mine", "standing:mine"]
    await server.go(days=6)
    await server.deliver(match)

    finished = await storage.load(match)
    assert finished is not None
    assert finished.match.status is Status.OVER
    assert server.reports.broken_rows == []
    assert await storage.deadlines(match) == ()
    said = server.discord.seen(HOME)
    assert said.count("bids_closed") == 2  # the undone one was never sent
    assert any("ended" in text.split() for text in said)
    for name in PLAYERS:
        letters = [text for text in server.discord.seen(dm_of(user(name))) if "results" in text]
        assert len(letters) <= 2  # one for each night that he saw
    assert records.verify(await records.export(server.rails, match)) is None
    assert any(line.phase == "1-night" for line in await queries.ledger(storage, match))


@pytest.mark.parametrize("at_once", [16])
async def test_clicks_at_once_on_a_pool_of_one_connection(narrow: SqlStorage, at_once: int) -> None:
    server = Server(narrow, FakeClock(NOON))
    match = await begun(server)
    calls = [server.act(match, PLAYERS[at % 3], "vote", target=str(at % 16 + 1)) for at in range(at_once)]
    assert {answer.code for answer in await asyncio.gather(*calls)} == {"acted"}
    stored = await narrow.load(match)
    assert stored is not None
    assert stored.match.head_number == 1 + at_once

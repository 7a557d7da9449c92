"""`/status`: the bot's health for everybody, from where he asks; nothing secret, nothing of elsewhere."""

from collections.abc import Sequence

import pytest

from bot import __version__
from bot.services.rows import Match as MatchRow
from bot.services.rows import Status
from bot.storage.matches import Matches
from tests.e2e.chat import Server
from tests.e2e.lobbies import opened
from tests.e2e.play import Match


async def test_p4_everybody_sees_how_the_bot_is_and_the_next_hour_of_the_match_here(four: Match) -> None:
    server = four.server
    eve = server.person("eve", language="en")
    said = await eve.slash("status")
    assert said.private
    assert __version__ in said
    assert "Discord: connected <t:" in said
    assert "Database: answers." in said
    stored = await server.as_bot(server.services.storage.load(four.id))
    assert stored is not None
    assert stored.match.due_at is not None
    at = int(stored.match.due_at.timestamp())
    assert f"Mad Tycoon #{four.id}: next comes the closing of bids on day 1, <t:{at}:F> (<t:{at}:R>)." in said
    assert stored.match.seed not in said
    elsewhere = server.guild.create_text_channel("elsewhere")
    said = await eve.slash("status", where=elsewhere)
    assert f"#{four.id}" not in said
    assert "No match here." in said


async def test_in_a_dm_it_tells_of_ones_own_matches_alone(four: Match) -> None:
    cy, eve = four.people[2], four.server.person("eve", language="zh-TW")
    said = await cy.slash("status", dm=True)
    assert f"疯狂大富翁 #{four.id}：接下来是第 1 天截标，<t:" in said
    said = await eve.slash("status", dm=True)
    assert "資料庫：正常。" in said
    assert "這裡沒有局。" in said


async def test_a_lobby_and_a_pause_have_no_hour(server: Server) -> None:
    host = server.person("host", language="en")
    lobby = await opened(host)
    assert "the lobby is open." in await host.slash("status", where=lobby.home)
    await lobby.starts()
    await lobby.hosts("pause", reason="holiday")
    assert (await lobby.stored()).status is Status.PAUSED
    assert "paused, nothing is due." in await host.slash("status", where=lobby.home)


async def test_a_database_that_does_not_answer_is_told(
    server: Server, monkeypatch: pytest.MonkeyPatch, faults: list[str]
) -> None:
    async def broken(self: Matches, statuses: Sequence[Status], *, guild: int | None = None) -> tuple[MatchRow, ...]:
        raise OSError("words that nobody reads")

    monkeypatch.setattr(Matches, "matches", broken)
    faults.append("looking at the database")
    said = await server.person("eve", language="en").slash("status")
    assert "Database: does not answer." in said
    assert "words that nobody reads" not in said
    monkeypatch.undo()
    assert "Database: answers." in await server.person("ann", language="en").slash("status")

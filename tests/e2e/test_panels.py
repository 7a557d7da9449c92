"""One panel for each phase: it alone is pinned, and the ones before it lead to it."""

from typing import Any

from tests.e2e import simworld
from tests.e2e.chat import Server, custom_ids
from tests.e2e.lobbies import opened
from tests.e2e.play import Match


def pinned(match: Match) -> list[int]:
    return [one.id for one in match.channel.pinned_messages()]


def panels(match: Match) -> list[Any]:
    return [one for one in match.channel.history() if one.content.startswith("## ") and one.components]


def links(message: Any) -> list[str]:
    return [part.url for row in message.components for part in row.children if getattr(part, "url", None)]


async def test_the_newest_panel_alone_is_pinned_and_has_buttons(four: Match) -> None:
    first = four.panel
    assert pinned(four) == [first.id]
    for _ in range(4):
        await four.goes_on()
    newest = four.panel
    assert pinned(four) == [newest.id]
    *old, last = panels(four)
    assert last.id == newest.id
    assert first.id in [one.id for one in old]
    assert [custom_ids(one) for one in old] == [[]] * len(old)
    assert links(old[-1]) == [newest.jump_url]


async def test_after_a_restart_the_old_panel_is_still_retired(four: Match) -> None:
    server, first = four.server, four.panel
    path = f"/channels/{four.channel.id}/messages/{first.id}"
    server.wire.refuse("PATCH", path, 500, 0, times=None)
    await four.goes_on()
    assert custom_ids(next(one for one in panels(four) if one.id == first.id))
    await server.restart()
    server.wire.relent()
    await server.passes(minutes=2)
    [old] = [one for one in panels(four) if one.id == first.id]
    assert (custom_ids(old), links(old)) == ([], [four.panel.jump_url])


async def test_no_right_to_pin_holds_nothing_up(four: Match) -> None:
    first = four.panel
    for method in ("PUT", "DELETE"):
        four.server.wire.refuse(method, "/channels/*/messages/pins/*", 403, 50013, times=None)
    await four.goes_on()
    assert four.panel.id != first.id
    assert pinned(four) == [first.id], "it could not be taken away"
    assert links(next(one for one in panels(four) if one.id == first.id)) == [four.panel.jump_url]


async def test_the_lobbys_panel_is_unpinned_at_the_start_and_the_last_one_at_the_end(server: Server) -> None:
    lobby = await opened(server.person("host"))
    [before] = lobby.home.pinned_messages()
    await lobby.starts()
    [after] = lobby.home.pinned_messages()
    assert after.id != before.id
    form = await lobby.hosts("end")
    await lobby.host.fills(form, reason="supper")
    await server.passes(seconds=10)
    assert lobby.home.pinned_messages() == []
    assert simworld.errors(server.env) == []

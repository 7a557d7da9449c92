"""An input that was in time and arrived after its phase: the host enters it, or leaves it out."""

from tests.e2e import simworld
from tests.e2e.chat import Person, Server, custom_ids
from tests.e2e.lobbies import Opened, opened


async def late_vote(server: Server) -> tuple[Opened, Person]:
    """A match in which alice's abstention came too late, though it was sent in time."""
    match = await opened(server.person("host"), preset="classic")
    alice = server.person("alice")
    await match.joins(alice)
    await match.starts()
    await match.comes_to("dusk")
    await alice.slash("vote", where=match.home, seat="2")
    await server.passes(seconds=10)
    panel = next(one for one in reversed(match.home.history()) if f"v1:{match.id}:abstain:" in str(custom_ids(one)))
    payload, result = alice.late_click("abstain", on=panel)
    await match.comes_to("night")
    simworld.in_time(server.env, result)
    await simworld.deliver(server.env, payload)
    await server.passes(seconds=10)
    return match, alice


async def test_it_is_on_the_hosts_list_without_who_and_what(server: Server) -> None:
    match, _ = await late_vote(server)
    assert "in time" in match.host.last_dm
    assert "alice" not in match.host.last_dm
    panel = await match.hosts("late")
    assert "1 act was in time" in panel
    [late] = await server.as_bot(server.services.storage.late_inputs(match.id))
    asked = await match.host.chooses("enter", str(late.input), where=match.home)
    assert "alice" not in asked
    said = await match.host.clicks("enter.sure.*", on=asked.message)
    assert "Entered" in said
    assert "was in time" not in await match.hosts("late")


async def test_it_is_left_out(server: Server) -> None:
    match, _ = await late_vote(server)
    await match.hosts("late")
    [late] = await server.as_bot(server.services.storage.late_inputs(match.id))
    asked = await match.host.chooses("enter", str(late.input), where=match.home)
    assert "Left out" in await match.host.clicks("dismiss.*", on=asked.message)
    assert "was in time" not in await match.hosts("late")

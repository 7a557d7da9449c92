"""The edges of a phase, and inputs that come twice, at once or late, through the real buttons."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.games.notation import decoded
from tests.e2e import simworld
from tests.e2e.chat import Answer, Person, Server
from tests.e2e.match import Hosted, hosted_in

MILLISECOND = timedelta(milliseconds=1)


async def begun(server: Server) -> Hosted:
    hosted = await hosted_in(server, server.channel())
    assert not (await hosted.start()).refused
    await server.passes(minutes=1)
    return hosted


async def votes(hosted: Hosted) -> dict[str, Any]:
    """The votes that count, as the engine has them."""
    state: Any = decoded((await hosted.stored()).state)
    return dict(state["votes"])


async def to_nightfall(hosted: Hosted, before: timedelta) -> None:
    """Let time pass until so long before nightfall."""
    while not (await hosted.stored()).phase.endswith("dusk"):
        due_at = (await hosted.stored()).due_at
        assert due_at is not None
        await hosted.server.passes(seconds=(due_at - hosted.server.clock.now()).total_seconds() + 15)
    due_at = (await hosted.stored()).due_at
    assert due_at is not None
    await hosted.server.passes(seconds=(due_at - before - hosted.server.clock.now()).total_seconds())


async def arrives(hosted: Hosted, one: Person, *clicks: tuple[Any, Any]) -> Answer:
    """Let clicks arrive, and return the first one's answer."""
    for _, result in clicks:
        simworld.in_time(hosted.server.env, result)
    await simworld.deliver(hosted.server.env, *(payload for payload, _ in clicks))
    return Answer(clicks[0][1])


async def test_a_vote_a_millisecond_before_nightfall_counts(tmp_path: Path) -> None:
    async with Server(tmp_path) as server:
        hosted = await begun(server)
        await to_nightfall(hosted, MILLISECOND)
        an = hosted.players[0]
        click = an.late_click("vote", values=["3"])
        await server.passes(seconds=5)
        await arrives(hosted, an, click)
        assert await votes(hosted) == {"1": "3"}


async def test_a_vote_at_the_very_millisecond_of_nightfall_is_too_late(tmp_path: Path) -> None:
    async with Server(tmp_path) as server:
        hosted = await begun(server)
        await to_nightfall(hosted, timedelta(0))
        an = hosted.players[0]
        said = await arrives(hosted, an, an.late_click("vote", values=["3"]))
        assert said.private
        assert await votes(hosted) == {}


async def test_a_vote_in_time_that_arrives_after_the_tick_is_on_the_hosts_list(tmp_path: Path) -> None:
    async with Server(tmp_path) as server:
        hosted = await begun(server)
        await to_nightfall(hosted, timedelta(seconds=1))
        an = hosted.players[0]
        click = an.late_click("vote", values=["3"])
        await server.passes(seconds=60)
        assert (await hosted.stored()).phase.endswith("night")
        said = await arrives(hosted, an, click)
        assert said.private
        [late] = await server.as_bot(server.services.storage.late_inputs(hosted.match))
        assert late.input == int(click[0]["id"])
        assert late.seat == "1"


async def test_a_double_click_is_one_vote_and_both_are_answered(tmp_path: Path) -> None:
    async with Server(tmp_path) as server:
        hosted = await begun(server)
        an = hosted.players[0]
        first, second = an.late_click("vote", values=["3"]), an.late_click("vote", values=["3"])
        await arrives(hosted, an, first, second)
        assert await votes(hosted) == {"1": "3"}
        assert all(Answer(result).private for _, result in (first, second))


async def test_the_same_interaction_twice_is_one_vote(tmp_path: Path) -> None:
    async with Server(tmp_path) as server:
        hosted = await begun(server)
        an = hosted.players[0]
        click = an.late_click("vote", values=["3"])
        await arrives(hosted, an, click, click)
        log = await server.as_bot(server.services.storage.log(hosted.match))
        assert sum(row.seat == "1" for row in log) == 1


async def test_two_different_votes_at_once_are_two_votes_and_one_of_them_counts(tmp_path: Path) -> None:
    async with Server(tmp_path) as server:
        hosted = await begun(server)
        an = hosted.players[0]
        await arrives(hosted, an, an.late_click("vote", values=["3"]), an.late_click("vote", values=["4"]))
        assert (await votes(hosted))["1"] in ("3", "4")
        log = await server.as_bot(server.services.storage.log(hosted.match))
        assert sum(row.seat == "1" for row in log) == 2


async def test_a_vote_whose_answer_is_lost_counts(tmp_path: Path) -> None:
    async with Server(tmp_path) as server:
        hosted = await begun(server)
        server.wire.refuse("POST", "/interactions/*/*/callback", 404, 10062)
        an = hosted.players[0]
        await arrives(hosted, an, an.late_click("vote", values=["3"]))
        assert await votes(hosted) == {"1": "3"}


@pytest.mark.parametrize("phase", ["day", "dusk", "night"])
async def test_after_a_restart_in_any_phase_the_match_goes_on_by_its_old_buttons(tmp_path: Path, phase: str) -> None:
    async with Server(tmp_path) as server:
        hosted = await begun(server)
        an = hosted.players[0]
        if phase != "day":
            await to_nightfall(hosted, timedelta(minutes=30))
        if phase == "night":
            await server.passes(hours=1)
        before = await hosted.stored()
        assert before.phase == f"1-{phase}"
        await server.restart()
        assert (await hosted.stored()) == before
        said = await an.clicks("me")
        assert said.private
        if phase != "night":
            await an.chooses("vote", "3")
            assert await votes(hosted) == {"1": "3"}
        await server.passes(days=2)
        assert (await hosted.stored()).step > before.step


HOSTILE = (
    "@everyone",
    "**" * 16,
    "`" * 32,
    "<@1234567890123456789>"[:32],
    "||spoiler|| ~~gone~~ __under__",
    "\u202e" + "evil" * 7,
    "👨‍👩‍👧‍👦" * 4,
    "字" * 32,
    "[link](https://x.example)",
    "# head\n> quote",
    "\u200b" * 32,
    "a\u0300\u0301\u0302\u0303" * 6,
    "العربية" * 4,
    "seat 3",
    "{ $name }",
    "ﷺ" * 32,
)


async def test_sixteen_hostile_names_break_nothing(tmp_path: Path) -> None:
    """Discord's limits are enforced by the simulation; anything over them would be a fault in the log."""
    async with Server(tmp_path) as server:
        roster = {"miser": 1, "merchant": 1, "trader": 1, "thief": 1, "commoner": 4}
        hosted = await hosted_in(server, server.channel(), {"roster": roster}, HOSTILE, language="zh-CN")
        assert not (await hosted.start()).refused
        await server.passes(minutes=1)
        for one in hosted.players:
            await one.clicks("me")
            await one.chooses("vote", "3")
            await one.slash("votes")
        await hosted.players[0].actor.autocomplete(server.channel(), "vote", "seat", "")
        await server.passes(days=2)
        seen = hosted.host.reads()
        assert "@everyone" not in seen
        for message in hosted.host.sees():
            assert simworld.pinged(server.env, message.channel.id, message.id) <= {one.id for one in hosted.players}
        assert server.reports.broken_rows == []
        assert server.reports.broken_panels == []

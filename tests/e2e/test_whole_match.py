"""A match of sixteen from the deal to the last reveal: four people by all means there are, and twelve robots."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.services.rows import Status
from tests.e2e.chat import Person, Server, custom_ids
from tests.e2e.play import Match, begun

NAMES = {"an": "en", "bo": "zh-CN", "cy": "zh-TW", "di": "en"}
LIMIT = 60
"""Phases that a match may last at most in a test."""


class Evening:
    """What the four do in each phase; each in his own way. With DMs closed everybody uses buttons."""

    def __init__(self, match: Match, *, closed: bool = False) -> None:
        self.match = match
        self.closed = closed
        self.answers: list[str] = []

    async def play(self, phase: str) -> None:
        ways: dict[str, Callable[[int, Person], Awaitable[None]]] = {
            "day": self.bid_and_vote,
            "dusk": self.vote_again,
            "night": self.use,
        }
        for at, person in enumerate(self.match.people):
            if phase in ways and (await self.match.state())["seats"][str(at + 1)]["alive"]:
                await ways[phase](at, person)

    async def bid_and_vote(self, at: int, person: Person) -> None:
        purse = (await self.match.state())["seats"][str(at + 1)]["gold"]
        amount = str(int(min(purse, 4 + at)))
        if at == 1 and not self.closed:
            self.note(await person.dm_says(f"飞弹 {amount}"))
        elif at == 2:
            self.note((await person.slash("bid", item="missile", amount=amount)).text)
        else:
            form = await person.clicks("bid", on=self.match.panel)
            self.note((await person.fills(form, missile=amount)).text)
        if at != 3:  # the fourth leaves his draft to the close
            self.note((await person.clicks("seal", on=self.match.panel)).text)
        others = [seat for seat in await self.living() if int(seat) > 4] or await self.living()
        if at % 2:
            self.note((await person.slash("vote", seat=others[0])).text)
        else:
            self.note((await person.chooses("vote", others[-1], on=self.match.panel)).text)

    async def vote_again(self, at: int, person: Person) -> None:
        if at == 0:
            self.note((await person.clicks("abstain", on=self.match.panel)).text)

    async def use(self, at: int, person: Person) -> None:
        menus = await person.clicks("order", on=self.match.panel)
        assert menus.private
        targets = [seat for seat in await self.living() if int(seat) > 4] or await self.living()
        for one in custom_ids(menus.message):
            verb = one.split(":")[2]
            chosen = targets[:2] if verb == "use_alliance" else targets[:1]
            self.note((await person.chooses(verb, *chosen, on=menus.message)).text)

    def note(self, said: str) -> None:
        assert said
        self.answers.append(said)

    async def living(self) -> list[str]:
        return [seat for seat, one in (await self.match.state())["seats"].items() if one["alive"]]


async def to_the_end(evening: Evening, between: Callable[[str], Awaitable[None]] | None = None) -> list[str]:
    """Play until it is over; returns the phases."""
    phases = [await evening.match.phase()]
    while await evening.match.live():
        await evening.play(phases[-1])
        if between is not None:
            await between(phases[-1])
        phases.append(await evening.match.goes_on())
        assert len(phases) < LIMIT
    return phases


async def sixteen(server: Server, **rest: Any) -> Match:
    people = [server.person(name, language=language) for name, language in NAMES.items()]
    return await begun(server, *people, **rest)


async def test_a_match_of_sixteen_from_the_deal_to_the_last_reveal(server: Server) -> None:
    match = await sixteen(server)
    evening = Evening(match)
    phases = await to_the_end(evening)
    assert phases[:4] == ["day", "dusk", "night", "day"]
    assert phases[-1] == "over"
    row = await match.row()
    assert row.status is Status.OVER
    for seat, part in (await match.state())["seats"].items():
        told = "\n".join(match.public[-4:])
        assert f"Seat {seat}" in told, "everybody is revealed"
        assert part["role"] in told
    for at, person in enumerate(match.people):
        bids = [one for one in await match.acts(str(at + 1)) if one[0] == "bid"]
        assert bids, "each way to bid has come to something"
        assert "T13" in await person.slash("why")
    ledger = await match.people[0].slash("votes")
    assert "Day 1" in ledger
    assert "over" in (await match.people[0].slash("vote", seat="1", match=match.id)).text
    assert server.reports.faults == []


async def test_with_all_dms_closed_it_is_played_to_the_end_by_buttons(server: Server) -> None:
    people = [server.person(name, language=language) for name, language in NAMES.items()]
    for person in people:
        person.closes_dms()
    match = await begun(server, *people)
    assert all(person.dms == [] for person in people)
    assert "You are seat 1" in await people[0].clicks("me", on=match.panel)
    evening = Evening(match, closed=True)
    phases = await to_the_end(evening)
    assert phases[-1] == "over"
    for at, person in enumerate(people):
        assert [one for one in await match.acts(str(at + 1)) if one[0] == "bid"]
        assert "T13" in await person.slash("why")
    assert all(person.dms == [] for person in people)


async def test_restarted_in_the_middle_of_each_phase_old_buttons_and_forms_work(tmp_path: Path) -> None:
    async with Server(tmp_path) as server:
        match = await sixteen(server)
        evening = Evening(match)
        restarted: set[str] = set()

        async def restart(phase: str) -> None:
            if phase in restarted:
                return
            restarted.add(phase)
            person = match.people[0]
            alive = (await match.state())["seats"]["1"]["alive"]
            panel = match.panel
            form = await person.clicks("bid", on=panel) if phase == "day" and alive else None
            await server.restart()
            assert (await person.clicks("me", on=panel)).private
            if form is not None and form.form is not None:
                said = await person.fills(form, mine="3")
                assert "mine" in said
            if alive and phase == "dusk":
                assert "abstain" in await person.clicks("abstain", on=panel)

        phases = await to_the_end(evening, restart)
    assert restarted == {"day", "dusk", "night"}
    assert phases[-1] == "over"


@pytest.mark.parametrize("phase", ["day", "dusk", "night"])
async def test_a_restart_in_a_phase_loses_nothing_of_it(server: Server, phase: str) -> None:
    people = [server.person(name) for name in ("an", "bo", "cy", "di")]
    match = await begun(server, *people, rules={"roster": {"commoner": 2}})
    an = people[0]
    await an.dm_says("missile 5")
    await an.clicks("abstain", on=match.panel)
    await match.comes_to(phase)
    if phase == "night":
        await an.clicks("order", on=match.panel)
        await an.chooses("use_missile", "4")
    before = await match.state()
    mine = (await an.slash("me")).text
    await server.restart()
    assert await match.state() == before
    assert (await an.slash("me")).text == mine
    await match.comes_to("night" if phase != "night" else "day")
    state = await match.state()
    assert state["bids"] == {"1": {"missile": [5]}} if phase != "night" else not state["seats"]["4"]["alive"]

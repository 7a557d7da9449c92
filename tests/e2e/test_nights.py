"""Nights: menus and `/use` for items that were won; change, decline; who won nothing looks the same."""

import pytest_asyncio

from tests.e2e.chat import custom_ids
from tests.e2e.play import Match


@pytest_asyncio.fixture
async def night(four: Match) -> Match:
    """The first night: an has the missile and the alliance, bo lost nothing and won nothing."""
    await four.people[0].dm_says("missile 5; alliance 3")
    await four.people[0].slash("seal")
    await four.comes_to("night")
    return four


async def test_the_letter_has_the_way_to_the_targets(night: Match) -> None:
    an = night.people[0]
    assert "missile: won, 5 gold paid" in an.last_dm
    menus = await an.clicks("order", on=an.dms[-1])
    assert [one.split(":")[2] for one in custom_ids(menus.message)] == ["use_missile", "use_alliance"]
    said = await an.chooses("use_missile", "3", on=menus.message)
    assert "tonight your missile goes to seat 3 cy" in said
    assert "change this until dawn" in said
    assert (await night.state())["orders"] == [{"seat": "1", "item": "missile", "targets": ["3"]}]


async def test_an_order_can_be_changed_and_declined(night: Match) -> None:
    an = night.people[0]
    await an.clicks("order", on=night.panel)
    await an.chooses("use_missile", "3")
    await an.chooses("use_missile", "4")
    assert (await night.state())["orders"] == [{"seat": "1", "item": "missile", "targets": ["4"]}]
    said = await an.chooses("use_missile", "-")
    assert "do not use the missile" in said
    assert (await night.state())["orders"] == []
    await night.goes_on()
    assert (await night.state())["seats"]["4"]["alive"] is True


async def test_the_command_uses_items_too(night: Match) -> None:
    an = night.people[0]
    assert "your missile goes to seat 2 bo" in await an.slash("use", dm=True, item="missile", seat="bo")
    assert "choose 2 seats" in await an.slash("use", item="alliance", seat="2")
    assert "binds seat 2 bo and seat 3 cy" in await an.slash("use", item="alliance", seat="2", second="3号")
    assert "nothing was recorded" in await an.slash("use", item="missile", seat="nobody of that name")
    await an.slash("use", item="mine", seat="2")
    assert {one["item"] for one in (await night.state())["orders"]} == {"missile", "alliance"}
    offered = await an.actor.autocomplete(night.channel, "use", "seat", "")
    assert [one["value"] for one in offered] == ["1", "2", "3", "4", "-"]
    assert "do not use the missile" in await an.slash("use", item="missile", seat="-")


async def test_who_won_nothing_is_told_so_and_only_that(night: Match) -> None:
    bo = night.people[1]
    said = await bo.clicks("order", on=night.panel)
    assert said.text == "You hold no item tonight."
    assert said.private
    said = await bo.slash("use", item="missile", seat="1")
    assert said.private
    assert (await night.state())["orders"] == []


async def test_everything_of_ones_own_can_be_asked_for_again(night: Match) -> None:
    an = night.people[0]
    mine = await an.slash("me")
    assert mine.private
    assert "missile: won, 5 gold paid" in mine
    assert "seat 1" in mine
    assert "use_missile" in [one.split(":")[2] for one in custom_ids(mine.message)]
    await an.chooses("use_missile", "3", on=mine.message)
    assert "your missile goes to seat 3 cy" in await an.clicks("me", on=night.panel)


async def test_why_is_the_same_for_sold_and_unsold(four: Match) -> None:
    an, bo, cy, di = four.people
    # The missile goes to cy with 5; an's 6 loses to it. On the mine an and di collide: it is unsold.
    await an.slash("bid", item="missile", amount="6")
    await bo.slash("bid", item="missile", amount="4")
    await cy.slash("bid", item="missile", amount="5")
    await an.slash("bid", item="mine", amount="4")
    await di.slash("bid", item="mine", amount="4")
    await four.comes_to("night")
    lost, unsold = (await bo.slash("why")).text, (await di.slash("why")).text
    assert "missile: not won, refund 2 gold" in lost
    assert "地雷：沒有得標，返還 2 金" in unsold
    assert "T13" in lost
    assert "T14" in lost
    both = (await an.slash("why")).text
    assert both.replace("missile: not won, refund 3 gold", "…").count("not won") == 1
    won = (await cy.slash("why")).text
    assert "T15" in won
    assert "T15" not in lost
    for told in (lost, both):
        assert "unsold" not in told
        assert "cy" not in told
    watching = await four.server.person("eve").slash("why")
    assert "missile" not in watching
    assert "Nobody has a vote" in watching

"""Bids: the form, the command, texts in DMs; drafts, seals, and standing orders."""

import pytest

from tests.e2e.chat import Server, custom_ids
from tests.e2e.play import FOUR, Match, begun


async def test_the_form_shows_the_purse_and_each_reserve(four: Match) -> None:
    an, _, cy, _ = four.people
    form = (await cy.clicks("bid", on=four.panel)).form
    assert form is not None
    assert form["title"] == "出价 · 可用 10 金"
    labels = [row["label"] for row in form["components"]]
    assert labels == ["飞弹 · 底价 4", "地雷 · 底价 3", "同盟卡 · 底价 2", "红卡 · 底价 2", "黑卡 · 底价 2"]
    await an.fills(await an.clicks("bid", on=four.panel), missile="4")
    again = (await an.clicks("bid", on=four.panel)).form
    assert again is not None
    assert again["components"][0]["component"]["value"] == "4"


async def test_a_draft_is_shown_back_with_the_rest_of_the_purse(four: Match) -> None:
    an = four.people[0]
    said = await an.fills(await an.clicks("bid", on=four.panel), missile="5", mine="4 gold")
    assert said.private
    assert "Draft: missile, 5 gold" in said
    assert "Draft: mine, 4 gold" in said
    assert said.text.count("you can still spend") == 1
    assert "you can still spend 1 gold" in said
    assert (await four.state())["bids"] == {}
    assert "mine, 4 gold" in await an.slash("me", dm=True)


async def test_a_refused_form_records_nothing_and_can_be_filled_in_again(four: Match) -> None:
    an = four.people[0]
    said = await an.fills(await an.clicks("bid", on=four.panel), missile="8,5", mine="+3")
    assert "two ways" in said
    assert "no sign" in said
    assert "Nothing of this form was recorded" in said
    said = await an.fills(await an.clicks("bid", on=said.message), missile="8", mine="3")
    assert "10 gold" not in said
    assert "Nothing of this form was recorded" in said
    said = await an.fills(await an.clicks("bid", on=said.message), missile="3")
    assert "reserve" in said
    assert "Draft" not in await an.slash("me")


async def test_an_emptied_field_withdraws_its_draft(four: Match) -> None:
    an = four.people[0]
    await an.fills(await an.clicks("bid", on=four.panel), missile="5", mine="4")
    await an.fills(await an.clicks("bid", on=four.panel), missile="", mine="3")
    mine = await an.slash("me")
    assert "missile, 5" not in mine
    assert "mine, 3" in mine


async def test_a_text_is_a_bid_in_any_of_the_words(four: Match) -> None:
    an, bo, cy, di = four.people
    assert "Draft: missile, 5 gold" in await an.dm_says("导弹 5")
    assert "Draft: mine, 3 gold" in await bo.dm_says("mine 3")
    assert "草稿：地雷 3 金" in await cy.dm_says("地雷：3")
    assert "草稿：紅卡 2 金" in await di.dm_says("红 两金")
    assert "不像一个金额" in await cy.dm_says("飞弹 1e3")
    assert "看不准" in await cy.dm_says("飞弹 8。5")
    assert "没看懂" in await cy.dm_says("大家好")
    assert "地雷 3 金" in await cy.slash("me")


async def test_a_later_draft_replaces_an_unsealed_one_and_a_seal_is_final(four: Match) -> None:
    an = four.people[0]
    await an.dm_says("missile 9")
    await an.dm_says("missile 6")
    sealed = await an.clicks("seal", on=an.dms[-1])
    assert "Sealed: missile, 6 gold" in sealed
    assert (await four.state())["bids"] == {"1": {"missile": [6]}}
    assert "sealed" in await an.dm_says("missile 7")
    form = (await an.clicks("bid", on=four.panel)).form
    assert form is not None
    assert [row["component"]["custom_id"] for row in form["components"]] == [
        "mine",
        "alliance",
        "red_card",
        "black_card",
    ]
    assert form["title"] == "Bids · 4 gold to spend"


async def test_the_command_bids_withdraws_and_seals_or_opens_the_form(four: Match) -> None:
    an = four.people[0]
    assert (await an.slash("bid")).form is not None
    assert "Draft: red card, 2 gold" in await an.slash("bid", item="red_card", amount="2")
    assert "Draft: mine, 3 gold" in await an.slash("bid", dm=True, item="mine", amount="三")
    assert "withdrawn: mine" in await an.slash("withdraw", item="mine")
    assert "two ways" in await an.slash("bid", item="mine", amount="3,5")
    assert "Sealed: red card, 2 gold" in await an.slash("seal")
    assert "no draft" in (await an.slash("seal")).text.lower()
    assert await four.acts("1") == [("bid", {"item": "red_card", "amount": 2})]


async def test_a_draft_can_be_dropped_by_menu(four: Match) -> None:
    an = four.people[0]
    await an.dm_says("mine 3")
    assert "withdrawn: mine" in await an.chooses("drop", "mine", on=(await an.slash("me")).message)
    assert "Draft" not in await an.slash("me")


async def test_a_merchant_may_bid_twice_on_an_item(server: Server) -> None:
    people = [server.person(name) for name in ("an", "bo", "cy", "di")]
    match = await begun(server, *people, rules={"roster": {"commoner": 1, "merchant": 1}})
    parts = (await match.state())["seats"]
    merchant = next(one for seat, one in zip("1234", people, strict=True) if parts[seat]["role"] == "merchant")
    seat = str(people.index(merchant) + 1)
    form = await merchant.clicks("bid", on=match.panel)
    said = await merchant.fills(form, missile="4 5")
    assert "Draft: missile, 4 gold" in said
    assert "Draft: missile, 5 gold" in said
    await merchant.dm_says("missile 6")
    assert "missile, 5" not in await merchant.slash("me")
    await merchant.slash("seal")
    await merchant.fills(await merchant.clicks("bid", on=match.panel), missile="4")
    await merchant.slash("seal")
    assert (await match.state())["bids"] == {seat: {"missile": [6, 4]}}
    other = people[0] if merchant is not people[0] else people[1]
    assert "sealed" in await other.dm_says("missile 4 5")


async def test_a_draft_not_sealed_is_sealed_at_the_close(four: Match) -> None:
    an, bo, *_ = four.people
    await an.dm_says("missile 5")
    await bo.dm_says("mine 3")
    await bo.slash("withdraw", item="mine")
    await four.comes_to("dusk")
    assert (await four.state())["bids"] == {"1": {"missile": [5]}}
    assert "Sealed: missile, 5 gold" in an.last_dm
    assert "closed" in await an.dm_says("mine 3")


async def test_a_standing_order_is_carried_out_at_dawn(four: Match) -> None:
    an = four.people[0]
    await an.dm_says("missile 5")
    menus = await an.clicks("stand", on=an.dms[-1])
    assert [one.split(":")[2] for one in custom_ids(menus.message)] == ["stand_missile"]
    assert "Standing order kept" in await an.chooses("stand_missile", "3", on=menus.message)
    assert "Standing order" in await an.slash("me")
    await four.comes_to("night")
    await four.goes_on()
    assert (await four.state())["seats"]["3"]["alive"] is False
    assert ("order", {"item": "missile", "targets": ["3"]}) in await four.acts("1")


async def test_a_standing_order_needs_a_bid_and_can_be_withdrawn(four: Match) -> None:
    an = four.people[0]
    assert "Bid first" in await an.slash("use", item="missile", seat="3")
    await an.dm_says("alliance 5")
    assert "choose 2 seats" in await an.slash("use", item="alliance", seat="3")
    assert "if won" not in await an.slash("me")
    assert "Standing order kept" in await an.slash("use", item="alliance", seat="3", second="bo")
    menus = await an.slash("use")
    assert "Standing order withdrawn" in await an.chooses("stand_alliance", "-", on=menus.message)
    assert "if won" not in await an.slash("me")


async def test_with_two_matches_the_bot_asks_and_never_guesses(server: Server) -> None:
    people = [server.person(name) for name in ("an", "bo", "cy", "di")]
    first = await begun(server, *people, rules=FOUR)
    second = await begun(server, *people, rules=FOUR, channel="other")
    an = people[0]
    asked = await an.dm_says("missile 5; mine 3")
    assert "Which one" in asked
    assert "> missile 5" in asked
    assert all("missile" not in one for one in custom_ids(an.dms[-1]))
    assert "Draft" not in await an.slash("me")
    ids = custom_ids(an.dms[-1])
    assert [one.split(":")[1:3] for one in ids] == [[str(first.id), "take"], [str(second.id), "take"]]
    said = await an.actor.user.click(an.dms[-1], custom_id=ids[1])
    assert "Draft: missile, 5 gold" in said.response.content
    assert "Draft" not in await an.slash("me")
    assert "missile, 5" in await an.slash("me", where=second.channel)
    assert "Draft: red card, 2 gold" in await an.dm_says(f"#{first.id} red 2")
    assert "red card, 2" in await an.slash("me")
    asked = (await an.slash("bid", dm=True, item="mine", amount="4")).text
    assert "Which one" in asked
    assert "Draft: mine, 4 gold" in await an.slash("bid", dm=True, item="mine", amount="4", match=second.id)
    assert "no match 99" in (await an.dm_says("#99 mine 3")).lower()


async def test_an_edited_text_counts_as_it_was_first_read(four: Match) -> None:
    an = four.people[0]
    sent = await an.actor.user.send_dm("missile 5")
    await four.server.passes(seconds=5)
    await an.actor.user.edit(sent, "missile 9")
    assert "missile, 5" in await an.slash("me")


@pytest.mark.parametrize("where", ["channel", "dm"])
async def test_who_does_not_play_cannot_bid(four: Match, where: str) -> None:
    eve = four.server.person("eve")
    if where == "dm":
        assert "no match" in await eve.dm_says("missile 8")
    else:
        said = await eve.clicks("bid", on=four.panel)
        assert said.private
        assert said.form is None

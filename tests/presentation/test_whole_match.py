"""A match as the services run it, from its lobby to its end: every row they write and every panel can be shown."""

import pytest

from bot.presentation.localizer import LANGUAGES
from bot.presentation.renderer import TextRenderer
from bot.services import answers, drafts, hosting, lobby, overseeing, pausing, queries, rewinding, seating
from bot.services.delivery.tables import shown_of, table_of
from bot.services.log import Asks
from bot.services.rows import Person, Settings, Status
from tests.fakes.table import SECOND_HOST, House, person
from tests.presentation.test_limits import component
from tests.presentation.texts import ALL

RENDERER = TextRenderer({one.language: one for one in ALL})
HURRIED = Settings(reminders=(30,), missed_for_robot=2)


async def eventful(language: str) -> tuple[House, int]:
    """A match in which nearly everything happens that a host and the clock can do."""
    house = House()
    match = await house.lobby(language=language, settings=HURRIED)
    for place in "12345":
        await lobby.join(house.rails, match, house.input_id(), person(place))
    await lobby.leave(house.rails, match, house.input_id(), person("4").user)
    await lobby.start(house.rails, match, house.host())
    bid, order = Asks("bid", {"item": "missile", "amount": 5}), Asks("order", {"item": "missile", "targets": ["2"]})
    await drafts.draft(house.rails, match, house.given("1"), "missile", bid, standing=order)
    await drafts.draft(house.rails, match, house.given("2"), "mine", Asks("bid", {"item": "mine", "amount": 9}))
    await house.act(match, "2", "bid", item="alliance", amount=9)
    await house.act(match, "2", "vote", target="3")
    await hosted(house, match)
    for _ in range(12):
        if house.match(match).status is not Status.RUNNING:
            break
        await house.next_phase(match)
    return house, match


async def hosted(house: House, match: int) -> None:
    rails = house.rails
    await pausing.extend(rails, match, house.host(), 5)
    await pausing.pause(rails, match, house.host(), "rest")
    await pausing.wish_to_resume(rails, match, house.input_id(), person("1").user)
    await pausing.resume(rails, match, house.host())
    await overseeing.announce(rails, match, house.host(), "hello")
    await overseeing.look(rails, match, house.host())
    await overseeing.remind(rails, match, house.host())
    await seating.add_host(rails, match, house.host(), SECOND_HOST)
    newcomer = Person(user=77, name="new @everyone", language="zh-TW")
    await seating.substitute(rails, match, house.host(), "3", newcomer)
    await rewinding.undo(rails, match, house.host(), house.match(match).head_number)
    await rewinding.correct(rails, match, house.host(), {"seats": {"3": {"gold": 30}}}, "gift")
    late = hosting.Caller(user=person("1").user, input=house.input_id())
    assert (await pausing.pause(rails, match, late, "no")).refused


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_row_of_a_whole_match_is_shown(language: str) -> None:
    house, match = await eventful(language)
    assert house.match(match).status is not Status.PAUSED
    told = house.messages(match)
    assert len(told) > 25
    for one in told:
        for post in await RENDERER.message(one.new, await table_of(house.storage, match)):
            for row in post.rows:
                for part in row:
                    component(part)
        assert (await RENDERER.struck(one.new, await table_of(house.storage, match))).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_everything_that_can_be_asked_for_is_shown(language: str) -> None:
    house, match = await eventful(language)
    assert await RENDERER.panel("table", await shown_of(house.storage, match)) is not None
    assert await RENDERER.panel("lobby", await shown_of(house.storage, match)) is not None
    assert await RENDERER.panel("nothing", await shown_of(house.storage, match)) is None
    for place in "12":
        mine = await queries.me(house.storage, match, person(place).user)
        assert RENDERER.own(mine, language).text
        assert RENDERER.orders(mine, language).text
    assert RENDERER.host_panel(await queries.standing(house.storage, match), language).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_kept_answer_of_a_whole_match_is_shown(language: str) -> None:
    house, match = await eventful(language)
    table = await queries.table(house.storage, match)
    kept = [answers.read(one.answer) for one in house.storage.answers.values()]
    assert {"joined", "started", "drafted", "acted", "paused", "undone", "corrected"} <= {one.code for one in kept}
    for answer in kept:
        assert RENDERER.answer(answer, language, table).text

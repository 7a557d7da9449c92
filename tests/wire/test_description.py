"""The stand-in, and what the bot sends, fit Discord's own description of its API; skipped where it is not to be had."""

import asyncio
from typing import Any

import pytest

from bot.presentation.ids import custom_id
from bot.services.instants import snowflake_time
from bot.services.messaging import Button, Choice, Menu, Picture, RefusedByDestination, Rendered
from bot.transport import client, replying
from bot.transport.asked import Asked
from bot.transport.client import DuskBot
from bot.transport.messenger import DiscordMessenger
from tests.wire import payloads
from tests.wire.description import WHERE, Description, file
from tests.wire.faults import CALLBACK, CREATE, Limited, Refused
from tests.wire.payloads import BOT
from tests.wire.routes import ORIGINAL, ROUTES, Answer, Call
from tests.wire.standin import Standin

EVERYTHING = Rendered(
    text="<@7> hello",
    rows=(
        (
            Button(custom_id=custom_id(7, "join", 3), label="Join", style="success", emoji="🎲"),
            Button(custom_id=custom_id(7, "leave", 3), label="Leave", disabled=True),
        ),
        (Menu(custom_id(7, "vote", 3), "Whom?", (Choice("1", "One", "the first"), Choice("2", "Two", chosen=True))),),
        (Menu(custom_id(7, "place", 3), "Where?", (), least=0, channels=True),),
    ),
    pictures=(Picture(name="a.png", png=b"\x89PNG\r\n\x1a\n" + bytes(16), alt="a"),),
    ping=(7,),
    pin=True,
)


@pytest.fixture(scope="session")
def description() -> Description:
    """Discord's description."""
    path = file()
    if path is None:
        pytest.skip(f"Discord's openapi.json is not here; {WHERE} may say where it is")
    return Description(path)


async def test_every_route_of_the_stand_in_and_all_that_the_bot_says_there_is_as_described(
    description: Description, standin: Standin, bot: DuskBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _every_message(standin, bot)
    await _every_answer(standin, bot, monkeypatch)
    assert {one.route for one in standin.exchanges} == set(ROUTES)
    assert len(standin.world.commands) > 5
    assert [fault for one in standin.exchanges for fault in description.misfits(one.route, one.call, one.answer)] == []


async def _every_message(standin: Standin, bot: DuskBot) -> None:
    """What becomes of messages and threads, errors among it."""
    messenger, channel = DiscordMessenger(), standin.world.channel()
    messenger.use(bot)
    put = await messenger.send(channel, EVERYTHING, "one")
    assert await messenger.find(channel, EVERYTHING, "one", snowflake_time(BOT)) == put
    await messenger.edit(channel, put, Rendered(text="two"))
    await messenger.delete(channel, put)
    thread = await bot.places.thread(channel, "match 1", private=True)
    await messenger.let_in(thread, 7)
    await messenger.let_out(thread, 7)
    await messenger.unarchive(thread)
    standin.next(CREATE, Limited(0.01), Refused(403, 50013))
    with pytest.raises(RefusedByDestination):
        await messenger.send(await messenger.open_dm(7), EVERYTHING, "two")


async def _every_answer(standin: Standin, bot: DuskBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer at once, and one that is deferred first."""
    channel, deferred = int(standin.world.direct(7)["id"]), asyncio.Event()

    async def slow(asked: Asked) -> Rendered:
        await deferred.wait()
        return EVERYTHING

    async def click() -> None:
        interaction = standin.world.interaction()
        await standin.gateway.tell("INTERACTION_CREATE", payloads.click(interaction, 7, channel, "gone"))

    await click()
    await standin.until(lambda: len(standin.asked(CALLBACK)) == 1)
    monkeypatch.setattr(replying, "DEFER_SECONDS", 0.0)
    monkeypatch.setattr(client, "_dead", slow)
    await click()
    await standin.until(lambda: len(standin.asked(CALLBACK)) == 2)
    deferred.set()
    await standin.until(lambda: bool(standin.asked(ORIGINAL)))
    assert [one.call.asked["type"] for one in standin.asked(CALLBACK)] == [4, 5]


MYSELF = ("GET", "/users/@me")
NOTHING = Call({}, {}, None)


@pytest.mark.parametrize(
    ("route", "body", "answer"),
    [
        (("GET", "/users/@you"), None, None),
        (MYSELF, None, Answer(200)),
        (MYSELF, None, Answer(301, {})),
        (MYSELF, None, Answer(200, payloads.oneself() | {"id": 7})),
        (MYSELF, None, Answer(403, {"message": "no code"})),
        (MYSELF, None, Answer(429, payloads.error(0, "no time") | {"global": False})),
        (CREATE, None, None),
        (CREATE, {"content": "x" * 4_001}, None),
        (CREATE, {"content": "x", "nonce": "x" * 26}, None),
    ],
)
def test_what_is_not_as_described_is_found(
    description: Description, route: tuple[str, str], body: Any, answer: Answer | None
) -> None:
    assert len(description.misfits(route, Call({}, {}, body), answer)) == 1

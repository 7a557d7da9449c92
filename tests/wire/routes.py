"""What the stand-in does on each route; the paths are called as in Discord's own description of its API."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct

from tests.wire import payloads
from tests.wire.faults import CALLBACK, CREATE, DELETE, EDIT, HISTORY, OPEN_DM, PIN, THREAD, Route
from tests.wire.payloads import Json
from tests.wire.world import World

ORIGINAL: Route = ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original")

OK = 200
CREATED = 201
DONE = 204


class Call(Struct, frozen=True):
    """One request."""

    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Json | list[Json] | None
    files: tuple[str, ...] = ()

    @property
    def asked(self) -> Json:
        """The body, where it is one object."""
        assert isinstance(self.body, dict)
        return self.body

    @property
    def channel(self) -> int:
        return int(self.path["channel_id"])

    @property
    def message(self) -> int:
        return int(self.path["message_id"])


class Answer(Struct, frozen=True):
    """An answer's status and body."""

    status: int
    body: Json | list[Json] | None = None


Work: TypeAlias = Callable[[World, Call], Answer]


def _myself(_: World, __: Call) -> Answer:
    return Answer(OK, payloads.oneself())


def _application(_: World, __: Call) -> Answer:
    return Answer(OK, payloads.application())


def _overwrite(world: World, call: Call) -> Answer:
    assert isinstance(call.body, list)
    return Answer(OK, world.overwrite(call.body))


def _open_dm(world: World, call: Call) -> Answer:
    return Answer(OK, world.direct(int(call.asked["recipient_id"])))


def _create(world: World, call: Call) -> Answer:
    return Answer(OK, world.create(call.channel, call.asked, call.files))


def _edit(world: World, call: Call) -> Answer:
    return Answer(OK, world.edit(call.channel, call.message, call.asked))


def _delete(world: World, call: Call) -> Answer:
    world.delete(call.channel, call.message)
    return Answer(DONE)


def _history(world: World, call: Call) -> Answer:
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 50))
    return Answer(OK, world.history(call.channel, after, limit))


def _pin(world: World, call: Call) -> Answer:
    world.pin(call.channel, call.message)
    return Answer(DONE)


def _thread(world: World, call: Call) -> Answer:
    return Answer(CREATED, world.thread(call.channel, call.asked))


def _change_channel(world: World, call: Call) -> Answer:
    return Answer(OK, world.change_thread(call.channel, call.asked))


def _let(_: World, __: Call) -> Answer:
    return Answer(DONE)


def _answer(world: World, call: Call) -> Answer:
    token, asked = call.path["interaction_token"], call.asked
    world.answer(token, asked)
    number = call.path["interaction_id"]
    return Answer(OK, payloads.answered(number, world.number(), asked))


def _rewrite(world: World, call: Call) -> Answer:
    return Answer(OK, world.rewrite(call.path["webhook_token"], call.asked))


ROUTES: Mapping[Route, Work] = {
    ("GET", "/users/@me"): _myself,
    ("GET", "/oauth2/applications/@me"): _application,
    ("PUT", "/applications/{application_id}/commands"): _overwrite,
    OPEN_DM: _open_dm,
    CREATE: _create,
    EDIT: _edit,
    DELETE: _delete,
    HISTORY: _history,
    PIN: _pin,
    THREAD: _thread,
    ("PATCH", "/channels/{channel_id}"): _change_channel,
    ("PUT", "/channels/{channel_id}/thread-members/{user_id}"): _let,
    ("DELETE", "/channels/{channel_id}/thread-members/{user_id}"): _let,
    CALLBACK: _answer,
    ORIGINAL: _rewrite,
}
WITHOUT_TOKEN = frozenset({CALLBACK, ORIGINAL})
"""Routes whose path says who asks."""

"""Twins: matches that differ in a secret only, and who saw a difference."""

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from tests.e2e.chat import Server
from tests.e2e.leaks import LOG, Exits, appearance
from tests.e2e.match import FOUR, Hosted, hosted_in

PLAYERS = ("an", "bo", "cy", "di", "ed", "fa")
TWO_ROLES: Mapping[str, object] = {"roster": {"miser": 1, "merchant": 0, "trader": 0, "thief": 0, "commoner": 2}}

Play = Callable[[Hosted], Awaitable[None]]


async def seen(
    folder: Path, play: Play, rules: Mapping[str, object] = FOUR, *, language: str = "en", seed: bytes = bytes(32)
) -> dict[str, list[str]]:
    """What everybody saw of a match (and what the log says), by name."""
    async with Server(folder, seed=seed) as server:
        with Exits(server) as exits:
            stranger = server.person("stranger")
            hosted = await hosted_in(
                server, server.channel(), rules, PLAYERS[: 6 if rules is TWO_ROLES else 4], language=language
            )
            assert not (await hosted.start()).refused
            await server.passes(minutes=1)
            await play(hosted)
        people = {"stranger": stranger, "host": hosted.host, **{one.actor.user.name: one for one in hosted.players}}
        found = {name: appearance(exits.seen_by(one.id)) for name, one in people.items()}
        return {**found, "log": appearance(one for one in exits.all if one.seers == LOG)}


def differing(one: Mapping[str, list[str]], other: Mapping[str, list[str]]) -> set[str]:
    """Who saw a difference."""
    assert one.keys() == other.keys()
    return {name for name in one if one[name] != other[name]}

"""Which match is meant where nobody says so: the one of this place, or the only one that one has to do with."""

from collections.abc import Sequence

from bot.games.api import Refused
from bot.services.ports import MatchStore
from bot.services.rows import Match, Status

OPEN = (Status.LOBBY, Status.RUNNING, Status.PAUSED)
"""Matches that something can still be done in."""


async def match_meant(
    store: MatchStore, guild: int, channel: int, user: int, *, number: str = "", statuses: Sequence[Status] = OPEN
) -> int:
    """The match of that number on this server; without one the match of the channel, else the only one of the user's.

    Refused as `no_match` for a wrong number, `which_match` where several are meant, `no_match_around` for none.
    """
    if number:
        wanted = number.strip().lstrip("#")
        stored = await store.load(int(wanted)) if wanted.isdecimal() and len(wanted) < 19 else None
        if stored is None or stored.match.guild != guild:
            raise Refused("no_match", match=number)
        return stored.match.id
    found = await store.matches(statuses, guild=guild)
    here = [one for one in found if lives_in(one, channel)]
    hosted = [one for one in found if user in one.hosts]
    return _only(here or hosted or found)


def lives_in(match: Match, channel: int) -> bool:
    """Whether the channel is the match's home or one of its threads."""
    return channel == match.home or channel in match.places.values()


def _only(found: Sequence[Match]) -> int:
    if not found:
        raise Refused("no_match_around")
    if len(found) > 1:
        raise Refused("which_match", matches=[one.id for one in found])
    return found[0].id

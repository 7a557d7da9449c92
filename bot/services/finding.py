"""Which match somebody means: the one that he names, the one of this place, or the only one that he has to do with.

Never a guess: where several may be meant they are all returned, and whoever asks has to choose. A place is a match's
home or a channel that it keeps beside; so it is found in its thread, in its sides' threads and in the channel above.
"""

from collections.abc import Sequence

from msgspec import Struct

from bot.games.api import Refused
from bot.services.ports import MatchStore
from bot.services.rows import LIVE, Match, Status

OPEN = (Status.LOBBY, *LIVE)
"""Matches that something can still be done in."""

PAST = (Status.OVER, Status.ENDED)


class Asker(Struct, frozen=True, kw_only=True):
    """Who asks, and where; `guild` is 0 in a DM."""

    user: int
    channel: int
    guild: int


async def here(store: MatchStore, asker: Asker) -> tuple[Match, ...]:
    """The matches of this place: those that are open, else the latest that is over."""
    found = await store.matches(OPEN, channel=asker.channel)
    return found or (await store.matches(PAST, channel=asker.channel))[-1:]


async def own(store: MatchStore, user: int, statuses: Sequence[Status] = LIVE) -> tuple[Match, ...]:
    """The matches that somebody plays in, by number."""
    stored = [await store.load(seat.match) for seat in await store.seats_of(user, statuses)]
    return tuple(one.match for one in stored if one is not None)


async def played(store: MatchStore, asker: Asker, number: int | None = None) -> tuple[Match, ...]:
    """The match that a player means: one that he plays in, here if he plays here; for others the one of this place.

    Refused as `no_match` for a number that he has nothing to do with, `no_match_here` for none.
    """
    mine, around = await own(store, asker.user), await here(store, asker)
    if number is not None:
        return _named(number, (*mine, *around))
    there = {one.id for one in around}
    found = tuple(one for one in mine if one.id in there) or mine or around
    return _some(found or (await own(store, asker.user, PAST))[-1:])


async def read(store: MatchStore, asker: Asker, number: int | None = None) -> tuple[Match, ...]:
    """The match that a reader means: the one of this place, before those that he plays in; refused as `played`."""
    mine, around = await own(store, asker.user), await here(store, asker)
    if number is not None:
        return _named(number, (*mine, *around))
    there = {one.id for one in around}
    found = tuple(one for one in mine if one.id in there) or around or mine
    return _some(found or (await own(store, asker.user, PAST))[-1:])


async def hosted(store: MatchStore, asker: Asker, number: int | None = None) -> tuple[Match, ...]:
    """The match that a host means: of this place, else one that he hosts, else any on the server.

    Who may do what is looked at where it is done. Refused as `no_match` for a number that is not the server's,
    `no_match_around` for none.
    """
    if number is not None:
        stored = await store.load(number)
        return _named(number, (stored.match,) if stored is not None and stored.match.guild == asker.guild else ())
    found = await store.matches(OPEN, channel=asker.channel)
    if not found and asker.guild:
        around = await store.matches(OPEN, guild=asker.guild)
        found = tuple(one for one in around if asker.user in one.hosts) or around
    found = found or await here(store, asker)
    if not found:
        raise Refused("no_match_around")
    return found


def only(found: Sequence[Match]) -> Match:
    """The match, where there is but one; refused as `which_match`."""
    if len(found) > 1:
        raise Refused("which_match", matches=[one.id for one in found])
    return found[0]


def _named(number: int, among: Sequence[Match]) -> tuple[Match, ...]:
    found = next((one for one in among if one.id == number), None)
    if found is None:
        raise Refused("no_match", match=number)
    return (found,)


def _some(found: tuple[Match, ...]) -> tuple[Match, ...]:
    if not found:
        raise Refused("no_match_here")
    return found

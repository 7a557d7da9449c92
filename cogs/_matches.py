"""Which match somebody means: the one he names, the one that is played here, or his only one; else he is asked."""

from collections.abc import Awaitable, Callable, Sequence

from bot.games.api import Refused
from bot.presentation.buttons import ROW, ROWS, Verb, custom_id
from bot.presentation.posts import one_post
from bot.services.messaging import Button, Rendered
from bot.services.rows import LIVE, Match, Status
from bot.transport.asked import Asked
from bot.transport.replies import Reply

PAST = (Status.OVER, Status.ENDED)


async def in_match(
    asked: Asked,
    number: int | None,
    ask: Verb | Callable[[Sequence[Match]], Rendered],
    do: Callable[[int], Awaitable[Reply]],
    *,
    seated: bool = True,
) -> Reply:
    """Do it in the match that is meant, or ask which one, by buttons of a verb; refused as `no_match`.

    `seated`: only somebody who plays can do it; else whoever reads the match's channel may, in that channel.
    """
    found = await meant(asked, number, seated=seated)
    if len(found) == 1:
        return await do(found[0].id)
    return which(asked, found, ask) if isinstance(ask, Verb) else ask(found)


async def meant(asked: Asked, number: int | None = None, *, seated: bool = True) -> list[Match]:
    """The match that is meant, alone; several where nobody can tell. Refused as `no_match` or `no_match_here`."""
    own = await own_matches(asked)
    around = await here(asked)
    if number is not None:
        match = next((one for one in (*own, *around) if one.id == number), None)
        if match is None:
            raise Refused("no_match", match=number)
        return [match]
    played_here = [one for one in own if one.id in {other.id for other in around}]
    found = played_here or (around if around and not seated else own)
    if not found:
        found = around or await own_matches(asked, PAST)
        found = found[-1:]
    if not found:
        raise Refused("no_match_here")
    return found


async def only_own(asked: Asked) -> Match | None:
    """The live match that the asker plays in here, or his only one: for what is offered before he has said which."""
    own = await own_matches(asked)
    around = {one.id for one in await here(asked)}
    found = [one for one in own if one.id in around] or own
    return found[0] if len(found) == 1 else None


async def own_matches(asked: Asked, statuses: Sequence[Status] = LIVE) -> list[Match]:
    """The matches that the asker plays in, by number."""
    storage = asked.services.storage
    found = [await storage.load(seat.match) for seat in await storage.seats_of(asked.user, statuses)]
    return [one.match for one in found if one is not None]


async def here(asked: Asked) -> list[Match]:
    """The matches of this channel: those that are open, else the latest that is over."""
    if not asked.guild:
        return []
    for statuses in ((*LIVE, Status.LOBBY), PAST):
        matches = await asked.services.storage.matches(statuses, guild=asked.guild)
        found = [one for one in matches if asked.channel in (one.home, *one.places.values())]
        if found:
            return found if statuses is not PAST else found[-1:]
    return []


def which(asked: Asked, matches: Sequence[Match], verb: Verb, lines: Sequence[str] | None = None) -> Rendered:
    """The question which match is meant, with a button for each."""
    texts = asked.texts
    head = [asked.means.renderer.hint("which_match", asked.language).text] if lines is None else lines
    places = [
        texts.text("which-line", match=str(one.id), game=texts.text(f"{one.game}-name"), place=f"<#{one.home}>")
        for one in matches
    ]
    buttons = [
        Button(custom_id(one.id, verb, one.step), f"#{one.id} {texts.text(f'button-{verb.value}')}")
        for one in matches[: ROW * ROWS]
    ]
    rows = tuple(tuple(buttons[at : at + ROW]) for at in range(0, len(buttons), ROW))
    return one_post([*head, *places], rows)

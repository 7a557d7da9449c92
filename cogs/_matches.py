"""Which match a command, click or text means, by `bot.services.finding`; where several may be, the asker is asked."""

from collections.abc import Awaitable, Callable, Sequence

from bot.presentation.buttons import ROW, ROWS, Verb, custom_id
from bot.presentation.posts import one_post
from bot.services import finding
from bot.services.finding import Asker
from bot.services.messaging import Button, Rendered
from bot.services.rows import Match
from bot.transport.asked import Asked
from bot.transport.replies import Reply


async def in_match(
    asked: Asked,
    number: int | None,
    ask: Verb | Callable[[Sequence[Match]], Rendered],
    do: Callable[[int], Awaitable[Reply]],
    *,
    seated: bool = True,
) -> Reply:
    """Do it in the match that is meant, or ask which one, by buttons of a verb; refused as `finding` says.

    `seated`: only somebody who plays can do it; else whoever reads the match's channel may, in that channel.
    """
    found = await meant(asked, number, seated=seated)
    if len(found) == 1:
        return await do(found[0].id)
    return which(asked, found, ask) if isinstance(ask, Verb) else ask(found)


async def meant(asked: Asked, number: int | None = None, *, seated: bool = True) -> tuple[Match, ...]:
    """The match that is meant, alone; several where nobody can tell."""
    return await (finding.played if seated else finding.read)(asked.services.storage, _asker(asked), number)


async def match_of(asked: Asked, number: int | None = None) -> int:
    """The match that was clicked in, or that a command of hosts and lobbies means; refused as `finding` says."""
    if asked.match:
        return asked.match
    return finding.only(await finding.hosted(asked.services.storage, _asker(asked), number)).id


async def only_own(asked: Asked) -> Match | None:
    """The live match that the asker plays in here, or his only one: for what is offered before he has said which."""
    own = await own_matches(asked)
    around = {one.id for one in await here(asked)}
    found = [one for one in own if one.id in around] or own
    return found[0] if len(found) == 1 else None


async def own_matches(asked: Asked) -> tuple[Match, ...]:
    """The live matches that the asker plays in, by number."""
    return await finding.own(asked.services.storage, asked.user)


async def here(asked: Asked) -> tuple[Match, ...]:
    """The matches of this channel: those that are open, else the latest that is over."""
    return await finding.here(asked.services.storage, _asker(asked))


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


def _asker(asked: Asked) -> Asker:
    return Asker(user=asked.user, channel=asked.channel, guild=asked.guild)

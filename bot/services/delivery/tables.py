"""What rendering may know of a match: read when a message is sent, without the match's secrets."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.games.api import Data
from bot.games.notation import decoded
from bot.games.registry import find
from bot.services.decision import TABLE
from bot.services.messaging import Shown, Table
from bot.services.outgoing import Panel
from bot.services.ports import ChoiceStore, MatchStore, Stored
from bot.services.replay import loaded


async def table_of(matches: MatchStore, match: int, panels: Sequence[Panel] = ()) -> Table:
    """The table of a match as everybody may see it, its panels among these; LookupError for one that there is not."""
    stored = await _stored(matches, match)
    places = (
        (one.channel, one.message)
        for one in panels
        if one.panel == TABLE and one.channel is not None and one.message is not None
    )
    return replace(_table(stored), view=_public_view(stored), panel=next(places, None))


async def announced_at(choices: ChoiceStore, table: Table) -> Table:
    """The same table for what everybody there hears: with those whom it must not ping, as they want it now."""
    people = [row.person.user for row in table.seats if row.person is not None]
    return replace(table, quiet=await choices.quiet(people))


async def shown_of(matches: MatchStore, match: int) -> Shown:
    """What a panel of the match shows: the table and what everybody may see; raises LookupError."""
    stored = await _stored(matches, match)
    return Shown(table=_table(stored), view=_public_view(stored))


async def _stored(matches: MatchStore, match: int) -> Stored:
    stored = await matches.load(match)
    if stored is None:
        raise LookupError(f"there is no match {match}")
    return stored


def _table(stored: Stored) -> Table:
    return Table(match=replace(stored.match, seed="", state=b""), seats=stored.seats)


def _public_view(stored: Stored) -> Data:
    if not stored.match.state:
        return {}
    game = find(stored.match.game)
    state: Any = loaded(game, decoded(stored.match.state))
    view: Data = game.view_data(game.view(state, None))
    return view

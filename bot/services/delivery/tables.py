"""What rendering may know of a match: read when a message is sent, without the match's secrets."""

from typing import Any

from msgspec.structs import replace

from bot.games.api import Data
from bot.games.notation import decoded
from bot.games.registry import find
from bot.services.messaging import Shown, Table
from bot.services.ports import MatchStore, Stored
from bot.services.replay import loaded


async def table_of(matches: MatchStore, match: int) -> Table:
    """The table of a match; raises LookupError for one that there is not."""
    return _table(await _stored(matches, match))


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

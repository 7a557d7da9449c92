"""`duskbid export`: a match of a bot's database as a file that proves itself."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.app import beside
from bot.config import Config, load_config
from bot.errors import UserError
from bot.games.api import Refused
from bot.services import records


def exported(match: int, config: Path, *, reveal: bool) -> bytes:
    """The match's export; UserError where there is none. With `reveal` also of a live match: the table is told."""
    try:
        return asyncio.run(_export(match, load_config(config), reveal))
    except Refused as refused:
        raise UserError(_reason(match, refused)) from None


@contextmanager
def file_for(path: Path) -> Iterator[Path]:
    """A file to be written, tried first, so that no table is told of an export that nobody gets.

    It takes its name when all went well; UserError where it cannot be written.
    """
    if path.is_dir():
        raise UserError(f"{path}: cannot be written: it is a folder")
    part = path.with_name(path.name + ".part")
    try:
        part.touch()
        yield part
        part.replace(path)
    except OSError as error:
        raise UserError(f"{path}: cannot be written: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)


async def _export(match: int, config: Config, reveal: bool) -> bytes:
    async with beside(config) as rails:
        return await records.export(rails, match, reveal_by=0 if reveal else None)


def _reason(match: int, refused: Refused) -> str:
    match refused.code:
        case "no_match":
            return f"there is no match {match}"
        case "not_running":
            return f"match {match} has not begun"
        case "match_live":
            return f"match {match} is being played and its export shows every secret; with --reveal the table is told"
        case code:
            return f"match {match} cannot be exported: {code}"

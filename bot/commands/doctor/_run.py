"""All checks in order; those that rest on another one wait for it, and are loaded only then."""

import logging
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

from bot.clock import SystemClock
from bot.commands.doctor import _machine
from bot.commands.doctor._finding import Finding, Level, fault, left_out
from bot.config import Config
from bot.errors import UserError


async def examined(config: Path, *, offline: bool = False) -> AsyncIterator[Finding]:
    """What is found, one after the other; `offline`: Discord, and a database on a server, are left alone."""
    settled, settings = _machine.settings(config)
    yield _machine.python()
    yield (installed := _machine.packages(settings))
    yield _machine.zones()
    yield settled
    formed, token = _machine.token()
    yield formed
    first = next((one.what for one in (settled, installed) if one.level is Level.FAULT), "")
    if settings is None or first:
        for what in ("folder", "space", "database", "discord"):
            yield left_out(what, f"the {first} must be mended first")
        return
    yield _machine.folder(settings)
    yield _machine.space(settings)
    if offline and not settings.database_url.startswith("sqlite"):
        yield left_out("database", "it is on a server, and --offline was asked for")
    else:
        yield await _database(settings)
    if offline or token is None:
        yield left_out("discord", "--offline was asked for" if offline else "the token must be mended first")
        return
    async for finding in _on_discord(settings, token):
        yield finding


async def _database(settings: Config) -> Finding:
    from bot.commands.doctor._database import database

    return await database(settings)


async def _on_discord(settings: Config, token: str) -> AsyncIterator[Finding]:
    from bot.commands.doctor._account import account
    from bot.online import Online
    from bot.transport.looking import look

    # What the library would say of the account is told here.
    logging.getLogger("discord").setLevel(logging.CRITICAL)
    try:
        found = await look(token, SystemClock())
    except UserError as error:
        said, _, mend = str(error).partition("; ")
        yield fault(
            "discord", said, mend or "mend the network: address, proxy, firewall; or wait until Discord is well"
        )
        return
    for finding in account(found, settings, await Online(settings).commands()):
        yield finding


def sound(findings: Iterable[Finding]) -> bool:
    """Whether nothing keeps the bot from its work."""
    return all(one.level is not Level.FAULT for one in findings)

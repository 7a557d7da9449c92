"""`duskbid run`: the bot on Discord, until SIGTERM or Ctrl-C; what goes on is told on stderr."""

import asyncio
import json
import logging
import os
import signal
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from traceback import format_tb
from types import TracebackType
from typing import Any, TypeAlias

from bot.app import at_rest
from bot.commands.token import TOKEN, token_in
from bot.config import LogLevels, load_config
from bot.online import Online

FACTS = ("match", "status", "phase", "until")
"""What a line of the log may be about, beside its words."""

_ExcInfo: TypeAlias = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)  # as logging has it

_log = logging.getLogger(__name__)


class Discreet(logging.Formatter):
    """Tells of an exception its kind and its places, but not its words, which may hold what people wrote."""

    def formatException(self, ei: _ExcInfo) -> str:  # noqa: N802 - logging's own name
        """Return where it was raised, and its kind in the last line."""
        kind, _, places = ei
        return "".join(format_tb(places)) + (kind.__name__ if kind else "no exception")


class Fields(Discreet):
    """A line of the log as one JSON object, as discreet."""

    def format(self, record: logging.LogRecord) -> str:
        """Return when, how bad, which area, what, and the facts that the line is about."""
        facts = {name: getattr(record, name) for name in FACTS if hasattr(record, name)}
        error = {"error": self.formatException(record.exc_info)} if record.exc_info else {}
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "area": record.name, "message": record.getMessage()}
        return json.dumps({**line, **facts, **error}, ensure_ascii=False)


def run(config: Path) -> None:
    """Be online until a signal to stop; raises UserError for whatever a person has to mend."""
    settings, token = load_config(config), token_in(os.environ.get(TOKEN, ""))
    begin_log(settings.log, settings.log_format)
    asyncio.run(_run(Online(settings), token))


def begin_log(levels: LogLevels, form: str = "text") -> None:
    """Write each area's log to stderr from its level on; all else from warnings on."""
    handler = logging.StreamHandler()
    handler.setFormatter(Fields() if form == "json" else Discreet("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("bot").setLevel(logging.INFO)
    for name, level in levels.by_logger():
        logging.getLogger(name).setLevel(level.upper())


async def _run(online: Online, token: str) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(_forgotten)
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopped.set)
    async with online.app:
        at_rest()
        if not stopped.is_set():
            _log.info("connecting to Discord; Ctrl-C ends the bot")
            await _until(stopped, online, token)
    _log.info("the bot has stopped; what is left to do is done after its next start")


async def _until(stopped: asyncio.Event, online: Online, token: str) -> None:
    """Be connected until then; a connection that nobody but a person can mend ends it, too."""
    connected = asyncio.create_task(online.connection().run(token, now=True))
    waiting = asyncio.create_task(stopped.wait())
    await asyncio.wait({connected, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if connected.done():
        connected.result()
        return
    _log.info("stopping")
    # Cancelled rather than stopped: also a client that is about to connect leaves at once, and closes itself.
    connected.cancel()
    with suppress(asyncio.CancelledError):
        await connected


def _forgotten(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what asyncio found nobody waiting for, without its words."""
    error = context.get("exception")
    kind = f" ({type(error).__name__})" if isinstance(error, BaseException) else ""
    _log.error("%s%s", context["message"], kind, exc_info=error)

"""Nonces: the same for every attempt to say one thing, so that Discord itself drops the second one for a while."""

from base64 import b32encode
from datetime import datetime, timedelta
from hashlib import blake2b

from bot.services.instants import to_epoch_ms
from bot.services.outgoing import Message

NONCE_WINDOW = timedelta(seconds=90)
"""Begun within this time of the first attempt, another one is safe: Discord enforces a nonce for some minutes."""

_BYTES = 15


def message_nonce(row: Message, part: int) -> str:
    """The nonce of one part of an outbox row in its present revision: 24 characters.

    What the row tells is part of it, since a database brought back from a copy counts its ids from there again.
    """
    new = row.new
    return _nonce("message", row.id, row.revision, part, new.match, new.number, new.events.hex())


def panel_nonce(match: int, panel: str, attempted_at: datetime) -> str:
    """The nonce of a panel's post that was first tried at this instant, whatever it shows: 24 characters."""
    return _nonce("panel", match, panel, to_epoch_ms(attempted_at))


def _nonce(*parts: object) -> str:
    return b32encode(blake2b(repr(parts).encode(), digest_size=_BYTES).digest()).decode()

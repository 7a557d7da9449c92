"""Where the bot's token comes from, and what cannot be one."""

import re

from bot.errors import UserError

TOKEN = "DISCORD_TOKEN"


def token_in(value: str) -> str:
    """The bot's token; UserError, which never repeats it, where there is none or it cannot be one."""
    token = value.strip()
    if not token:
        raise UserError(f"there is no token; set the environment variable {TOKEN} to the bot's")
    if not re.fullmatch(r"[!-~]+", token):
        raise UserError(f"{TOKEN} holds no token: a token is letters, digits and signs without a gap")
    return token

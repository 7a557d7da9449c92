"""`duskbid` as a process whose Discord is the stand-in: `python -m tests.wire.child API GATEWAY run --config FILE`."""

import sys

from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.cli import main

if __name__ == "__main__":
    Route.BASE = sys.argv.pop(1)
    DiscordWebSocket.DEFAULT_GATEWAY = URL(sys.argv.pop(1))
    main()

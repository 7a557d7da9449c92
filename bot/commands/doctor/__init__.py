"""`duskbid doctor`: looks at everything that `duskbid run` needs, and says how to mend each; changes nothing.

Each check is a small function that returns a `Finding`: `_machine` looks at this machine, `_database` at the database,
`_account` at Discord. Start at `_run`, which calls them in order.
"""

from bot.commands.doctor._finding import Finding, Level
from bot.commands.doctor._run import examined, sound

__all__ = ("Finding", "Level", "examined", "sound")

"""The database: reachable, of this version, and whether somebody uses it."""

from bot.commands.doctor._finding import Finding, fault, ok, warning
from bot.config import Config
from bot.errors import UserError
from bot.storage.looking import condition

WHAT = "database"


async def database(settings: Config) -> Finding:
    """How the database is that the settings name."""
    try:
        found = await condition(settings.database_url)
    except UserError as error:
        return fault(WHAT, str(error), "mend the server or file, or `database` in the settings")
    if found.in_use:
        said = f"{found.place}: another process uses it"
        return warning(WHAT, said, "fine if that is the running bot; else stop it before you start the bot")
    if not found.exists:
        return ok(WHAT, f"{found.place} will be made at the first start")
    if found.revision is None:
        return ok(WHAT, f"{found.place}: empty; the first start makes its tables")
    if found.revision != found.head:
        return ok(WHAT, f"{found.place}: revision {found.revision}; the next start brings it to {found.head}")
    return ok(WHAT, f"{found.place}: {found.matches} matches, revision {found.revision}")

"""The bot's account as Discord has it, and this machine's clock beside Discord's."""

from collections.abc import Callable, Iterator, Sequence
from datetime import timedelta

from bot.commands.doctor._finding import Finding, fault, ok, warning
from bot.config import Config
from bot.transport.looking import Account
from bot.transport.syncing import FILE, given
from bot.transport.translator import Payload

PORTAL = "the developer portal"
SLIGHT = timedelta(seconds=10)
FEW_STARTS = 20


def account(found: Account, settings: Config, payload: Sequence[Payload]) -> Iterator[Finding]:
    """All that Discord's answers tell."""
    yield ok("discord", f"the token is that of {found.name}, application {found.application}")
    checks: tuple[Callable[[Account], Finding], ...] = (clock, intents, clicks, servers)
    yield from (check(found) for check in checks)
    yield shards(found, settings)
    yield commands(found, settings, payload)


def clock(found: Account) -> Finding:
    """Whether this machine knows what time it is; deadlines go by Discord's clock."""
    seconds = int(abs(found.ahead).total_seconds())
    if abs(found.ahead) > SLIGHT:
        side = "before" if found.ahead > timedelta(0) else "behind"
        return warning("clock", f"{seconds} s {side} Discord's", "let it be set by NTP: timedatectl set-ntp true")
    return ok("clock", f"within {seconds + 1} s of Discord's")


def intents(found: Account) -> Finding:
    """Which privileged intents are on; none is needed."""
    if found.privileged:
        on = ", ".join(found.privileged)
        return ok("intents", f"no privileged one is needed; {on} may be switched off in {PORTAL}, page Bot")
    return ok("intents", "no privileged one is needed, none is on")


def clicks(found: Account) -> Finding:
    """Whether commands and clicks come to the bot at all."""
    if found.endpoint:
        mend = f"empty 'Interactions Endpoint URL' in {PORTAL}, page General Information"
        return fault("clicks", "Discord sends commands and clicks to a web address, not to the bot", mend)
    return ok("clicks", "commands and clicks come to the bot")


def servers(found: Account) -> Finding:
    """Whether the bot is on a server, and how it gets there."""
    if found.code_grant:
        mend = f"switch off 'Requires OAuth2 Code Grant' in {PORTAL}, page Bot"
        return warning("servers", "the bot cannot be invited", mend)
    if not found.servers:
        return warning("servers", "the bot is on no server", f"invite it: {found.invitation}")
    return ok("servers", f"on {found.servers}; /setup there looks at its permissions")


def shards(found: Account, settings: Config) -> Finding:
    """Whether there are as many shards as Discord advises, and connections left for today."""
    count = settings.shard_count or 1
    if found.starts < FEW_STARTS:
        said = f"Discord takes only {found.starts} more connections today"
        return warning("shards", said, "find out why the bot starts so often; see its log")
    if found.shards > count:
        return warning("shards", f"{count}; Discord advises {found.shards}", "raise shard_count in the settings")
    return ok("shards", f"{count}; Discord advises {found.shards}")


def commands(found: Account, settings: Config, payload: Sequence[Payload]) -> Finding:
    """Whether Discord has the commands of this version."""
    ours = {str(one["name"]) for one in payload}
    if not given(found.application, payload, settings.data_dir):
        return ok("commands", f"the next start gives Discord {len(ours)} commands")
    if lacking := sorted(ours - found.commands):
        names = ", ".join(f"/{name}" for name in lacking)
        mend = f"delete {settings.data_dir / FILE} and start the bot again"
        return warning("commands", f"Discord has lost {names}", mend)
    return ok("commands", f"Discord has all {len(ours)}")

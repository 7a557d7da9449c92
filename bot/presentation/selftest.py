"""What the bot may and may not do in a channel, one permission after another, and how to mend each."""

from collections.abc import Collection, Iterator

from msgspec import Struct

from bot.presentation.localizer import Localizer
from bot.presentation.posts import TITLE, one_post
from bot.services.messaging import Rendered

NEEDED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "read_message_history",
)
"""Without these no match can be held there, by Discord's names."""

NEEDED_IN_FORUM = ("view_channel", "send_messages", "send_messages_in_threads", "read_message_history")

WANTED = ("create_private_threads", "pin_messages", "attach_files")
"""Without these something is missing."""


class Test(Struct, frozen=True, kw_only=True):
    """What was found out about a channel."""

    channel: int
    looked_at: tuple[str, ...]
    lacks: Collection[str]
    arrived: bool | None
    """Whether a post was taken; None where none was tried."""


def self_test(test: Test, texts: Localizer) -> Rendered:
    """The whole test of a channel."""
    return one_post(list(_lines(test, texts)))


def missing(channel: int, lacks: Collection[str], texts: Localizer) -> Rendered:
    """Why no match can be opened in a channel."""
    named = texts.listed(permission(name, texts) for name in lacks)
    return Rendered(text=texts.text("open-lacks", channel=f"<#{channel}>", permissions=named))


def permission(name: str, texts: Localizer) -> str:
    """A permission as Discord's own settings call it."""
    return texts.text(f"permission-{name}")


def _lines(test: Test, texts: Localizer) -> Iterator[str]:
    channel = f"<#{test.channel}>"
    yield TITLE + texts.text("setup-title", channel=channel)
    for name in test.looked_at:
        if name in test.lacks:
            yield texts.text("setup-lacks", permission=permission(name, texts), why=texts.text(f"setup-why-{name}"))
        else:
            yield texts.text("setup-has", permission=permission(name, texts))
    if test.arrived is not None:
        yield texts.text("setup-post-arrived" if test.arrived else "setup-post-refused")
    if test.lacks:
        yield texts.text("setup-mend", channel=channel)

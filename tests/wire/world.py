"""What the stand-in's Discord holds: channels, messages with their nonces, threads, commands; and when it refuses."""

from collections.abc import Iterable

from discord.utils import time_snowflake

from bot.clock import SystemClock
from tests.wire import payloads
from tests.wire.payloads import Json


class Refusal(Exception):
    """What is answered with an error of Discord's."""

    def __init__(self, status: int, code: int) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code


UNKNOWN_CHANNEL = Refusal(404, 10003)
UNKNOWN_MESSAGE = Refusal(404, 10008)
UNKNOWN_INTERACTION = Refusal(404, 10062)
ALREADY_ANSWERED = Refusal(400, 40060)
CLOSED_DM = Refusal(403, 50007)
ARCHIVED = Refusal(400, 50083)
EMPTY = Refusal(400, 50006)


class World:
    """One Discord; all of it is written by the one bot."""

    def __init__(self) -> None:
        self.commands: list[Json] = []
        self.closed: set[int] = set()
        """Users who take no DMs."""

        self.created = 0
        """How many messages were created: a nonce that is known creates none."""

        self.answers: dict[str, Json] = {}
        """What each interaction was answered, by its token."""

        self._clock = SystemClock()
        self._last = 0
        self._channels: dict[int, list[Json]] = {}
        self._direct: dict[int, int] = {}
        self._threads: dict[int, Json] = {}
        self._nonces: dict[tuple[int, str], Json] = {}
        self._interactions: set[str] = set()

    def channel(self, number: int | None = None) -> int:
        """A channel of the server, with this id or a new one."""
        made = self.number() if number is None else number
        self._channels[made] = []
        return made

    def messages(self, channel: int) -> list[Json]:
        """What stands in a channel, the oldest first."""
        return list(self._channels[channel])

    def all_messages(self) -> list[Json]:
        """Every message there is."""
        return [one for messages in self._channels.values() for one in messages]

    def number(self) -> int:
        """A new id, which tells the present instant as all ids do."""
        self._last = max(time_snowflake(self._clock.now()), self._last + 1)
        return self._last

    # --- what the API does

    def direct(self, user: int) -> Json:
        """Open somebody's DM; the same channel each time."""
        if user not in self._direct:
            self._direct[user] = self.channel()
        return payloads.direct(self._direct[user], user)

    def create(self, channel: int, asked: Json, files: Iterable[str]) -> Json:
        """Post a message, unless its nonce is enforced and known here: then that message is the answer."""
        there = self._open(channel)
        names = tuple(files)
        if not (asked.get("content") or asked.get("components") or names):
            raise EMPTY
        nonce = (channel, str(asked.get("nonce")))
        if asked.get("enforce_nonce") and nonce in self._nonces:
            return self._nonces[nonce]
        message = payloads.message(self.number(), channel, asked, names, self._stamp())
        there.append(message)
        self._nonces[nonce] = message
        self.created += 1
        return message

    def edit(self, channel: int, message: int, asked: Json) -> Json:
        """Change a message as asked."""
        found = self._message(channel, message)
        if "content" in asked:
            found["content"] = asked["content"] or ""
        if "components" in asked:
            found["components"] = payloads.numbered(asked["components"] or ())
        if "attachments" in asked:
            found["attachments"] = []
        found["edited_timestamp"] = self._stamp()
        return found

    def delete(self, channel: int, message: int) -> None:
        """Delete a message."""
        self._channels[channel].remove(self._message(channel, message))

    def pin(self, channel: int, message: int) -> None:
        """Pin a message."""
        self._message(channel, message)["pinned"] = True

    def history(self, channel: int, after: int, limit: int) -> list[Json]:
        """The first messages after an id, listed as Discord does: the latest of them first."""
        return [one for one in self._there(channel) if int(one["id"]) > after][:limit][::-1]

    def thread(self, parent: int, asked: Json) -> Json:
        """Make a thread."""
        self._there(parent)
        number = self.channel()
        self._threads[number] = payloads.thread(number, parent, asked, self._stamp())
        return self._threads[number]

    def change_thread(self, number: int, asked: Json) -> Json:
        """Archive a thread, or open it again."""
        if number not in self._threads:
            raise UNKNOWN_CHANNEL
        found = self._threads[number]
        found["thread_metadata"]["archived"] = asked["archived"]
        return {name: value for name, value in found.items() if name != "member"}

    def overwrite(self, asked: Iterable[Json]) -> list[Json]:
        """Take these commands instead of those before."""
        self.commands = [payloads.command(one, self.number()) for one in asked]
        return self.commands

    def interaction(self) -> tuple[int, str]:
        """A new interaction's id and token."""
        number = self.number()
        self._interactions.add(f"token{number}")
        return number, f"token{number}"

    def answer(self, token: str, asked: Json) -> None:
        """Take an interaction's first answer."""
        if token not in self._interactions:
            raise UNKNOWN_INTERACTION
        if token in self.answers:
            raise ALREADY_ANSWERED
        self.answers[token] = asked

    def rewrite(self, token: str, asked: Json) -> Json:
        """Write over an interaction's first answer; the message that it then is."""
        if token not in self.answers:
            raise UNKNOWN_INTERACTION
        self.answers[token] = {"type": 4, "data": asked}
        return payloads.message(self.number(), 1, asked, (), self._stamp())

    def _open(self, channel: int) -> list[Json]:
        if channel in self._threads and self._threads[channel]["thread_metadata"]["archived"]:
            raise ARCHIVED
        there = self._there(channel)
        if any(self._direct.get(user) == channel for user in self.closed):
            raise CLOSED_DM
        return there

    def _there(self, channel: int) -> list[Json]:
        if channel not in self._channels:
            raise UNKNOWN_CHANNEL
        return self._channels[channel]

    def _message(self, channel: int, message: int) -> Json:
        for one in self._there(channel):
            if one["id"] == str(message):
                return one
        raise UNKNOWN_MESSAGE

    def _stamp(self) -> str:
        return self._clock.now().isoformat()

"""Judging what Discord got: every message of the outbox once, in order, and nothing else."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.services.delivery.nonces import message_nonce
from bot.services.outgoing import DestinationKind, Message, MessageState, Panel
from tests.torture.people import Discord


def faults_of(messages: Sequence[Message], panels: Sequence[Panel], discord: Discord) -> list[str]:
    """Everything that is wrong at the end, when all was sent, in words; messages and panels of all matches."""
    row_of = {
        message_nonce(replace(row, revision=revision), 0): row
        for row in messages
        for revision in range(row.revision + 1)
    }
    puts: defaultdict[int, list[int]] = defaultdict(list)
    order: defaultdict[int, list[int]] = defaultdict(list)
    for put in discord.puts:
        row = row_of.get(put.nonce)
        if row is not None:
            puts[row.id].append(put.id)
            order[put.channel].append(row.id)
    wrong = [f"message {row.id}: {fault}" for row in messages for fault in _row_faults(row, puts[row.id], discord)]
    for channel, rows in order.items():
        once = list(dict.fromkeys(rows))
        wrong += [] if once == sorted(once) else [f"channel {channel} saw the messages {rows}"]
    posted = Counter(put.nonce for put in discord.puts if put.nonce not in row_of)
    wrong += [f"a panel was posted {count} times" for count in posted.values() if count > 1]
    wrong += [f"panel {one.panel} of {one.match} shows {one.shown}" for one in panels if one.shown != one.revision]
    return wrong


def _row_faults(row: Message, puts: list[int], discord: Discord) -> Iterator[str]:
    match row.state:
        case MessageState.SENT | MessageState.STRUCK:
            if len(puts) != 1:
                yield f"it is {row.state}, and was posted {len(puts)} times"
            elif (puts[0] in discord.struck) != (row.state is MessageState.STRUCK):
                yield f"it is {row.state}, and was struck through or not"
            elif [one.message for one in row.posted] != puts:
                yield f"it is at {puts}, not at {row.posted}"
        case MessageState.CANCELLED:
            if puts:
                yield "it was cancelled, and posted"
        case _:
            kind = "public" if row.new.destination.kind is DestinationKind.CHANNEL else "private"
            yield f"a {kind} one is still {row.state}"
    if row.strike and row.state is MessageState.SENT:
        yield "it was undone, but not struck through"

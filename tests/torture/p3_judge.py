"""What is wrong at the end of a story of P3, judged by everything that anybody ever saw."""

from collections import Counter

from bot.services.outgoing import OPEN, Destination, Message, MessageState
from tests.fakes.messenger import Put
from tests.fakes.office import place, texts
from tests.torture.p3_stage import HOMES, PEOPLE, Stage


def faults_of(stage: Stage) -> list[str]:
    """Everything that is wrong at the end of a story, in words."""
    office = stage.office
    wrong = [f"{row.id}: {fault}" for row in office.matches.outbox for fault in _row_faults(stage, row)]
    for to in (*HOMES, *PEOPLE):
        wrong += _order_faults(stage, to)
    wrong += _public_first_faults(stage)
    wrong += _panel_faults(stage)
    pings = Counter(put.history[0].text for put in office.messenger.puts if put.history[0].ping)
    wrong += [f"{text} pinged {count} times" for text, count in pings.items() if count > 1]
    return wrong


def _row_faults(stage: Stage, row: Message) -> list[str]:
    told = stage.told[row.id]
    wanted = [] if told.faulty else texts(told)
    puts = _puts(stage, row)
    said = [put.history[0].text for put in puts]
    stands = [put.text for put in puts if not put.deleted]
    struck = [f"~~{told.text}~~"] if told.parts else []
    where = place(row.new.destination)
    found = [f"{text} appears {count} times" for text, count in Counter(said).items() if count > 1]
    if any(put.channel != where for put in puts):
        found.append("seen where it does not belong")
    match row.state:
        case MessageState.SENT if row.strike:
            found.append("undone, but not struck")
        case MessageState.SENT if stands != wanted:
            found.append(f"sent, but there is {stands}")
        case MessageState.STRUCK if stands != struck:
            found.append(f"struck, but there is {stands}")
        case MessageState.CANCELLED if said:
            found.append(f"cancelled, but there is {said}")
        case MessageState.REFUSED if row.new.destination not in stage.refused:
            found.append("refused by nobody")
        case MessageState.BROKEN if not told.faulty:
            found.append("broken without a fault")
        case state if state in OPEN:
            found.append(f"still {state}")
    return found


def _puts(stage: Stage, row: Message) -> list[Put]:
    told = stage.told[row.id]
    return [put for put in stage.office.messenger.puts if put.history[0].text in texts(told)]


def _order_faults(stage: Stage, to: Destination) -> list[str]:
    wanted = [
        text for row in stage.office.matches.outbox if row.new.destination == to for text in texts(stage.told[row.id])
    ]
    seen = [text for text in stage.office.messenger.ever(place(to)) if text in wanted]
    return [] if seen == sorted(seen, key=wanted.index) else [f"{to.kind} {to.id} saw {seen}"]


def _public_first_faults(stage: Stage) -> list[str]:
    """Private rows that came before a public one of their match, where the home never refused."""
    wrong = []
    for row in stage.office.matches.outbox:
        home = HOMES[row.new.match - 1]
        if not row.new.after_public or home in stage.refused:
            continue
        earlier = [other for other in stage.office.matches.outbox[: row.id - 1] if other.new.destination == home]
        public = [put.id for other in earlier if other.new.match == row.new.match for put in _puts(stage, other)]
        own = [put.id for put in _puts(stage, row)]
        if public and own and min(own) < max(public):
            wrong.append(f"{row.id} came before a public one")
    return wrong


def _panel_faults(stage: Stage) -> list[str]:
    wrong = []
    for panel in stage.office.matches.panel_rows.values():
        key = (panel.match, panel.panel)
        home = place(HOMES[panel.match - 1])
        posts = [text for text in stage.office.messenger.ever(home) if text.startswith(f"{panel.panel} ")]
        if len(posts) > 1 + stage.anew[key]:
            wrong.append(f"{panel.panel} of {panel.match} was posted {len(posts)} times")
        given_up = panel.destination in stage.refused and panel.message is None
        if panel.shown < panel.revision:
            wrong.append(f"{panel.panel} of {panel.match} shows {panel.shown}, not {panel.revision}")
        elif panel.message is None:
            wrong += [] if given_up else [f"{panel.panel} of {panel.match} is nowhere"]
        else:
            wrong += _newest_faults(stage, panel.match, panel.panel, stage.office.messenger.put(panel.message))
    return wrong + _old_panel_faults(stage)


def _old_panel_faults(stage: Stage) -> list[str]:
    """Of all messages that were a panel, only the present one may be pinned or have buttons."""
    present = {panel.message for panel in stage.office.matches.panel_rows.values()}
    homes = {place(home) for home in HOMES if home not in stage.refused}
    old = (put for put in stage.office.messenger.puts if put.channel in homes and put.history[0].rows)
    standing = (put for put in old if not put.deleted and put.id not in present)
    wrong = [f"old panel {put.id} still has a pin or buttons" for put in standing if put.pinned or put.history[-1].rows]
    return wrong + [f"old panel {left.message} was not retired" for left in stage.office.matches.old_panels]


def _newest_faults(stage: Stage, match: int, panel: str, put: Put) -> list[str]:
    """A panel shows at least the version of the match that it was last wanted for."""
    wanted = stage.office.wanted[match, panel]
    shown = int(put.text.removeprefix(f"{panel} "))
    return [] if shown >= wanted else [f"{panel} of {match} shows {shown}, wanted {wanted}"]

"""Tycoon's texts as one object: what `games.GameTexts` asks for."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bot.games.api import Event, Seat
from bot.games.tycoon import events
from bot.games.tycoon.rules import ITEMS, TARGETS, Item, Rules
from bot.presentation.buttons import ROWS, Board, Verb
from bot.presentation.localizer import Localizer, Value
from bot.presentation.names import Names, seat_label
from bot.presentation.posts import TITLE, Rows
from bot.presentation.tycoon import TycoonEvent, lines
from bot.presentation.tycoon_acts import ACTS, Acts, OwnView, own_view
from bot.presentation.tycoon_bids import NOBODY, bid_on, targets
from bot.presentation.tycoon_foreseen import foreseen
from bot.presentation.tycoon_guide import guide
from bot.presentation.tycoon_help import help_lines
from bot.presentation.tycoon_hours import hours_for, phase_parts
from bot.presentation.tycoon_rules import describe, rule_title, value_text
from bot.presentation.tycoon_secrets import secrets
from bot.presentation.tycoon_table import BALLOTS, Panel, house_rules, panel, public_table
from bot.presentation.tycoon_votes import ledger
from bot.presentation.tycoon_why import why
from bot.presentation.tycoon_words import item_name, phase_end, phase_label, slot_name
from bot.services import log
from bot.services.messaging import Button, Choice, Menu, Picture, Table
from bot.services.queries import Line, Mine
from bot.services.rows import Match

_USE: Mapping[Item, Verb] = {item: Verb(f"use_{item}") for item in ITEMS}
_TITLED = (events.Tallied, events.NightFell, events.Ended)
_SILENT = (events.VoteCast, events.VoteWithdrawn)
"""The running count is on the panel: no message for each vote."""


class Tycoon(Struct, frozen=True):
    """The texts of tycoon; see `games.GameTexts`."""

    def events(self, data: bytes) -> tuple[Event, ...]:
        """Events from their JSON list."""
        return msgspec.json.decode(data, type=tuple[TycoonEvent, ...])

    def public(self, told: Sequence[Event], table: Table, texts: Localizer, names: Names) -> Sequence[str]:
        """What everybody is told; the beginning of a day or night, a tally and the end are headings."""
        said: list[str] = []
        for event in told:
            if isinstance(event, _SILENT):
                continue
            first, *rest = lines(event, texts, names, hours_for(event, table.match))
            if isinstance(event, events.DayBegan):  # above those whom the night has cost
                said = [TITLE + first, *said, *rest]
            else:
                said += [TITLE + first if isinstance(event, _TITLED) else first, *rest]
        return said

    def letter(self, told: Sequence[Event], table: Table, texts: Localizer, names: Names) -> Sequence[str]:
        """What one seat is told: its part, its results, and first what was done for it."""
        acts = [event for event in told if isinstance(event, ACTS)]
        said = list(Acts(table.match, texts, names).given(acts)) if acts else []
        for event in told:
            if not isinstance(event, ACTS):
                said += lines(event, texts, names, hours_for(event, table.match))
        return said

    def letter_rows(self, told: Sequence[Event], table: Table, texts: Localizer) -> Rows:
        """A dealt part is to be received; who won something may use it tonight."""
        board = Board.of(table.match, texts)
        buttons = []
        for event in told:
            if isinstance(event, events.Dealt):
                buttons.append(board.button(Verb.RECEIVED, "success"))
            if isinstance(event, events.Results) and _tonight(event, table.match):
                buttons.append(board.button(Verb.ORDER, "primary"))
        return (tuple(buttons),) if buttons else ()

    def pinged(self, told: Sequence[Event], table: Table) -> tuple[Seat, ...]:
        """The living, once at dawn and once at nightfall."""
        if not any(isinstance(event, (events.DayBegan, events.NightFell)) for event in told) or not table.view:
            return ()
        return public_table(table.view).living

    def panel(self, table: Table, view: Mapping[str, object], texts: Localizer, names: Names) -> tuple[list[str], Rows]:
        """The panel of the present phase."""
        return panel(table.match, public_table(view), texts, names)

    def pictures(self, table: Table, view: Mapping[str, object], texts: Localizer, names: Names) -> tuple[Picture, ...]:
        """None: the panel's text is all."""
        return ()

    def help(self, mine: Mine, texts: Localizer, names: Names) -> Sequence[str]:
        """What can be done in this phase."""
        return tuple(help_lines(mine, texts))

    def foreseen(self, match: Match, view: Mapping[str, object], texts: Localizer, names: Names) -> Iterator[str]:
        """What the end of the present phase will do in public."""
        return foreseen(match, view, texts, names)

    def lobby(self, table: Table, texts: Localizer) -> Sequence[str]:
        """What is known of the sides, and every house rule that is not the usual one."""
        rules = house_rules(table.match)
        return (
            texts.text("tycoon-lobby-roster", roster=value_text(texts, "roster", dict(rules.roster))),
            texts.text(f"tycoon-lobby-known-{rules.team_knowledge}"),
            *(
                texts.text("tycoon-lobby-rule", title=rule_title(texts, rule.key), rule=rule.text)
                for rule in describe(rules, texts)
                if rule.changed and rule.key not in ("roster", "team_knowledge")
            ),
        )

    def rule_title(self, key: str, texts: Localizer) -> str:
        """A house rule's name."""
        return rule_title(texts, key)

    def rule_value(self, key: str, value: Any, texts: Localizer) -> str:
        """What a house rule's value means."""
        return value_text(texts, key, value)

    def rule_part(self, key: str, part: str, texts: Localizer) -> str:
        """A role of the roster, or an item with a reserve."""
        return texts.text(f"tycoon-{'role' if key == 'roster' else 'item'}-{part}")

    def team(self, team: str, texts: Localizer) -> str:
        """A side's name."""
        return texts.text(f"tycoon-side-{team}")

    def secrets(self, state: Mapping[str, object], texts: Localizer, names: Names) -> Sequence[str]:
        """Parts, purses, bids and orders."""
        return tuple(secrets(state, texts, names))

    def phase(self, phase: str, texts: Localizer) -> str:
        """A phase's name in a sentence."""
        return phase_label(texts, *phase_parts(phase))

    def phase_end(self, phase: str, texts: Localizer) -> str:
        """What ends a phase."""
        return phase_end(texts, *phase_parts(phase))

    def slot(self, slot: str, texts: Localizer) -> str:
        """The item of a draft."""
        return slot_name(texts, slot)

    def asked(self, do: str, arguments: Mapping[str, Any], table: Table, texts: Localizer, names: Names) -> str:
        """What somebody asked for."""
        return Acts(table.match, texts, names).asked(do, arguments)

    def done(
        self,
        told: Sequence[Event],
        asks: tuple[str, Mapping[str, Any]],
        table: Table,
        texts: Localizer,
        names: Names,
    ) -> Sequence[str]:
        """What an act did."""
        return Acts(table.match, texts, names).done(told, *asks)

    def drafted(
        self,
        told: Sequence[Event],
        standing: Mapping[str, Any] | None,
        table: Table,
        texts: Localizer,
        names: Names,
    ) -> Sequence[str]:
        """A draft shown back."""
        return tuple(Acts(table.match, texts, names).drafted(told, standing))

    def own(self, mine: Mine, texts: Localizer, names: Names) -> tuple[list[str], Rows]:
        """A player's part, purse, bids and drafts, and what he can do about them."""
        view, match = own_view(mine.view), mine.table.match
        said = list(Acts(match, texts, names).own(view, mine.seat.seat, mine.drafts))
        board = Board.of(match, texts)
        last = [] if mine.seat.received else [board.button(Verb.RECEIVED, "success")]
        last += [board.button(Verb.VOTES), board.button(Verb.WHY)]
        rows: list[tuple[Button | Menu, ...]] = [tuple(last)]
        if view.seats[mine.seat.seat].alive and view.phase != "over":
            shown = Panel(match, public_table(mine.view), house_rules(match), texts, names)
            said += [*shown.to_do(), *shown.hours()]
            rows = [*_own_rows(mine, view, shown, board, names), *rows]
        return said, tuple(rows[:ROWS])

    def why(self, told: Sequence[Line], table: Table, texts: Localizer, names: Names) -> Sequence[str]:
        """The latest results explained with their rulings; `told`: what the asker was told."""
        return tuple(why(told, table, texts, names))

    def votes(
        self, told: Sequence[Line], table: Table, texts: Localizer, names: Names, *, day: int | None = None
    ) -> Sequence[str]:
        """The ledger of all ballots, or of one day's."""
        return tuple(ledger(told, texts, names, day=day))

    def guide(self, match: Match | None, texts: Localizer) -> tuple[list[str], list[str]]:
        """The rules on two screens, with a match's house rules or the usual ones."""
        rules = house_rules(match) if match is not None else Rules()
        return guide(rules, texts, of_match=match.id if match is not None else None)

    def fact(self, name: str, value: Any, texts: Localizer, names: Names) -> Value | None:
        """None: seats, items and numbers are said like everybody's."""
        return None

    def orders(self, mine: Mine, texts: Localizer, names: Names) -> tuple[list[str], Rows]:
        """The menus for tonight's items; to who has none it says so."""
        view, match = own_view(mine.view), mine.table.match
        rows = tuple(_order_rows(view, targets(mine, view), Board.of(match, texts), names))
        if not rows:
            return [texts.text("tycoon-orders-none")], ()
        acts = Acts(match, texts, names)
        return [line for item in view.items for line in acts.tonight(item, view.orders)], rows


TYCOON = Tycoon()


def _tonight(event: events.Results, match: Match) -> bool:
    """Whether something was won that can be used now."""
    return match.phase == f"{event.day}-night" and any(lot.price is not None for lot in event.lots)


def _own_rows(
    mine: Mine, view: OwnView, shown: Panel, board: Board, names: Names
) -> Iterator[tuple[Button | Menu, ...]]:
    """What a living player can do now: the night's menus, or bids and votes."""
    yield from _order_rows(view, targets(mine, view), board, names)
    drafts = [one for one in mine.drafts if not one.standing]
    first = []
    if view.phase == "day":
        first.append(board.button(Verb.BID, "primary"))
        if drafts:
            first.append(board.button(Verb.SEAL, "primary"))
    if view.phase in BALLOTS and bid_on(mine, view):
        first.append(board.button(Verb.STAND))
    if shown.ballot:
        first += [board.button(Verb.ABSTAIN), board.button(Verb.UNVOTE)]
    if first:
        yield tuple(first)
    if drafts:
        yield (board.menu(Verb.DROP, tuple(_dropped(mine, board.texts, names))),)
    if shown.ballot:
        yield (shown.vote_menu(board),)


def _order_rows(view: OwnView, targets: tuple[Seat, ...], board: Board, names: Names) -> Iterator[tuple[Menu, ...]]:
    """A menu of targets for each item held tonight; letting it go is one of the lines."""
    texts = board.texts
    if view.phase != "night":
        return
    for item in view.items:
        chosen = {target for order in view.orders if order.item == item for target in order.targets}
        choices = [Choice(one, seat_label(texts, one, names), chosen=one in chosen) for one in targets]
        nobody = Choice(NOBODY, texts.text("tycoon-orders-nobody", item=item_name(texts, item)))
        yield (board.menu(_USE[item], (*choices, nobody), most=TARGETS[item]),)


def _dropped(mine: Mine, texts: Localizer, names: Names) -> Iterator[Choice]:
    acts = Acts(mine.table.match, texts, names)
    for draft in mine.drafts:
        if not draft.standing:
            asks = log.read_asks(draft.action)
            yield Choice(draft.slot, acts.asked(asks.do, asks.arguments))

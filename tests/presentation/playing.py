"""What players are shown when they ask: forms, standing orders, ledgers, reasons, rules, help; in every turn."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.api import Event, Refused
from bot.games.tycoon import events
from bot.games.tycoon.rules import Rules
from bot.games.tycoon.state import Alliance
from bot.presentation.helping import help_lines
from bot.presentation.localizer import Localizer
from bot.presentation.names import Names
from bot.presentation.people import names_of
from bot.presentation.service_refusals import any_refusal_text
from bot.presentation.tycoon_bids import bid_form, standing_panel, which_bids
from bot.presentation.tycoon_guide import guide
from bot.presentation.tycoon_votes import ledger
from bot.presentation.tycoon_why import why
from bot.presentation.typed import TypedBid
from bot.services.messaging import Table
from bot.services.queries import Line, Mine
from bot.services.rows import Status
from tests.presentation import scenes

OWN = ("2",)
BALLOT: tuple[tuple[str, Event], ...] = (
    ("1-day", events.VoteCast(None, "1", "6")),
    ("1-day", events.VoteCast(None, "1", "5")),
    ("1-day", events.VoteCast(None, "2", None)),
    ("1-day", events.VoteCast(None, "3", "5")),
    ("1-dusk", events.VoteWithdrawn(None, "3")),
)
TALLY = events.Tallied(None, 1, {"5": 2, "6": 2}, {"5": 2, "6": 2}, (), (), (Alliance("1", ("2", "3")),), (), (), None)
LOTS = (
    events.OwnLot("missile", 6, None),
    events.OwnLot("mine", None, 2),
    events.OwnLot("alliance", 3, 1),
)
RESULTS = events.Results(OWN, "2", 1, LOTS, 5)
DEATHS = tuple(
    ("1-night", events.Died(None, "4", cause, "thief", "west", "silent"))
    for cause in ("missile", "mine", "vote", "removed", None)
)
ENDS = tuple(events.Ended(None, "east", reason, 2, {}, ()) for reason in ("commoners", "headcount", "max_days"))


def told(*happened: tuple[str, Event]) -> tuple[Line, ...]:
    return tuple(
        Line(number=at, at=scenes.AT, phase=phase, seat=None, event=event)
        for at, (phase, event) in enumerate(happened, start=1)
    )


def everything(texts: Localizer) -> None:
    """Ask these texts for whatever players can be shown when they ask."""
    table = scenes.table(texts.language)
    names = names_of(table, texts)
    _bids(texts, names)
    list(ledger((), texts, names))
    list(ledger(told(*BALLOT, ("1-dusk", TALLY), ("2-revote", BALLOT[0][1])), texts, names))
    _whys(table, texts, names)
    for rules, of_match in ((Rules(), None), (Rules(), 3), (Rules(self_vote=False), 3)):
        guide(rules, texts, of_match=of_match)
    for here, mine in helped(texts.language):
        list(help_lines(here, mine, texts))
    any_refusal_text(Refused("no_match_here"), None, texts, {})
    texts.text("seat-unclear", text="x")
    texts.text("which-line", match="3", game="x", place="<#1>")
    for message_id in ("form-nothing", "form-all", "use-nobody"):
        texts.text(f"tycoon-{message_id}")
    for message_id in ("stand", "take", "panel"):
        texts.text(f"button-{message_id}")


def _bids(texts: Localizer, names: Names) -> None:
    language = texts.language
    order = scenes.draft("standing:mine", "order", {"item": "mine", "targets": ["1"]}, standing=True)
    drafts = [
        scenes.draft(item, "bid", {"item": item, "amount": 2})
        for item in ("mine", "alliance", "red_card", "black_card")
    ]
    for seat in ("1", "2", "6"):
        bid_form(scenes.mine(language, seat, *(drafts if seat == "2" else ())), texts)
    bid_form(
        replace(scenes.mine(language, "2"), table=scenes.table(language, house_rules=b'{"revise_bids":"yes"}')), texts
    )
    standing_panel(scenes.mine(language, "2", *drafts, order), texts, names)
    standing_panel(scenes.mine(language, "3"), texts, names)
    which_bids((TypedBid("mine", (3, 4)),), 12, texts)


def _whys(table: Table, texts: Localizer, names: Names) -> None:
    full = replace(table, match=replace(table.match, house_rules=b'{"unsold_refund":"full"}'))
    for here in (table, full):
        list(why(told(("1-dusk", TALLY), ("1-dusk", RESULTS), *DEATHS), here, texts, names))
    for end in ENDS:
        list(why(told(("2-night", end)), table, texts, names))
    list(why((), table, texts, names))


def helped(language: str) -> Iterator[tuple[Table | None, Mine | None]]:
    """Who may ask for help: anybody, in any situation."""
    yield None, None
    for status in (Status.LOBBY, Status.PAUSED, Status.OVER, Status.RUNNING):
        yield scenes.table(language, status=status), None
    items = {"missile": "2"}
    seats = [("2", "day"), ("2", "dusk"), ("4", "day"), ("3", "night"), ("2", "night")]
    for seat, phase in seats:
        yield scenes.table(language), scenes.mine(language, seat, phase=phase, items=items if phase == "night" else {})

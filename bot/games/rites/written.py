"""The parts of a state that files and views write in another shape than the engine holds them."""

from collections.abc import Mapping
from typing import Any, assert_never

import msgspec

from bot.games.api import Data, Malformed, Seat
from bot.games.rites.rules import Rules
from bot.games.rites.state import (
    Assigning,
    Declared,
    Declaring,
    Discarding,
    Pending,
    Rite,
    Scoring,
    Step,
    Surrendering,
    Taking,
    Zone,
    laid_by,
)
from bot.games.rites.tiles import SLOTS, Card, Tile, special_kind


class WrittenRite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An open rite in a file."""

    tile: Tile
    zones: Mapping[Seat, tuple[Card | None, ...]] = {}
    faces: Mapping[Seat, str] = {}
    sword: Seat | None = None
    laid: Mapping[Seat, int] = {}


class WrittenPending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is waited for in a file."""

    declare: tuple[Seat, ...] | None = None
    declared: Mapping[Seat, dict[str, Any] | str | None] = {}
    take: Seat | None = None
    score: Seat | None = None
    up_to: int | None = None
    discard: Seat | None = None
    then: str | None = None
    place: int | None = None
    surrender: tuple[Seat, ...] | None = None
    assign: Seat | None = None
    cards: tuple[Card, ...] = ()
    round: int = 1


def rite_data(rite: Rite, seats: tuple[Seat, ...]) -> Data:
    """A rite as files write it, zones in seat order."""
    zones = {seat: rite.zones[seat] for seat in seats if seat in rite.zones}
    return {
        "tile": rite.tile,
        "zones": {seat: list(zone.cards) for seat, zone in zones.items()},
        "faces": {seat: zone.faces for seat, zone in zones.items()},
        "sword": rite.sword,
        "laid": {seat: zone.laid for seat, zone in zones.items()},
    }


def read_rite(written: WrittenRite, seats: tuple[Seat, ...], *, revealed: bool) -> Rite:
    """A rite from a file; faces left out are the tile's, or all open in a revealed one. Raises Malformed."""
    zones = {}
    for seat in seats:
        cards = written.zones.get(seat, ())
        while cards and cards[-1] is None:
            cards = cards[:-1]
        if len(cards) > SLOTS:
            raise Malformed(("zones", seat), f"{len(cards)} cards; a zone holds {SLOTS}")
        if cards:
            usual = _usual_faces(written.tile, cards, revealed=revealed)
            zones[seat] = Zone(cards, _faces(written.faces.get(seat, usual), cards, seat), written.laid.get(seat, 0))
    return Rite(written.tile, zones, written.sword)


def _usual_faces(tile: Tile, cards: tuple[Card | None, ...], *, revealed: bool) -> str:
    pattern = "1" * SLOTS if revealed or special_kind(tile) else tile[1:]
    return "".join(["-" if card is None else face for card, face in zip(cards, pattern, strict=False)])


def _faces(faces: str, cards: tuple[Card | None, ...], seat: Seat) -> str:
    fits = len(faces) == len(cards) and all(
        face == "-" if card is None else face in "01" for card, face in zip(cards, faces, strict=True)
    )
    if not fits:
        raise Malformed(
            ("faces", seat), f"{faces} does not fit {len(cards)} slots; allowed: 1, 0, and - for a free one"
        )
    return faces


def pending_data(pending: Pending | None, rules: Rules) -> Data:
    """What is waited for as files write it."""
    match pending:
        case None:
            return {}
        case Discarding(seat=seat, place=place):
            return {"discard": seat} if place is None else {"discard": seat, "then": "rite", "place": place}
        case Surrendering(seats=seats):
            return {"surrender": list(seats)}
        case Assigning(seat=seat, cards=cards, round=number):
            return {"assign": seat, "cards": list(cards), "round": number}
        case Declaring(seats=seats, declared=declared):
            by_element = rules.declare == "element_only"
            own = {seat: one.element if by_element else dict(one.changes) for seat, one in declared.items()}
            return {"declare": list(seats), "declared": own}
        case Taking(seat=seat):
            return {"take": seat}
        case Scoring(seat=seat, up_to=up_to, place=place):
            return {"score": seat, "up_to": up_to, "place": place}
    assert_never(pending)


PARTS_OF: Mapping[Step, tuple[str, ...]] = {
    "declare": ("declare", "declared"),
    "take": ("take",),
    "score": ("score", "up_to", "place"),
    "discard": ("discard", "then", "place"),
    "surrender": ("surrender",),
    "assign": ("assign", "cards", "round"),
    "act": (),
    "over": (),
}
"""What `pending` may say in each step."""


def step_of(pending: WrittenPending) -> Step:
    """What is waited for; `act` when nothing is."""
    said = _said(pending)
    return next((step for step, parts in PARTS_OF.items() if said.intersection(parts[:2])), "act")


def check_pending(pending: WrittenPending, step: Step) -> None:
    """Refuse what belongs to another step. Raises Malformed."""
    for part in sorted(_said(pending).difference(PARTS_OF[step])):
        allowed = ", ".join(PARTS_OF[step]) or "nothing"
        raise Malformed(("pending",), f"'{part}' is not what step {step} waits for; allowed: {allowed}", part)
    if pending.then not in (None, "rite"):
        raise Malformed(("pending", "then"), f"{pending.then} is not allowed; allowed: rite")
    if (pending.up_to or 0) < 0:
        raise Malformed(("pending", "up_to"), f"{pending.up_to} is not allowed; allowed: 0 or more")


def _said(pending: WrittenPending) -> frozenset[str]:
    """The parts that are not left out."""
    usual = msgspec.structs.asdict(WrittenPending())
    return frozenset(part for part, value in msgspec.structs.asdict(pending).items() if value != usual[part])


def read_declared(written: Mapping[Seat, dict[str, Any] | str | None]) -> Mapping[Seat, Declared]:
    """Declarations from a file: numbers by slot, or an element or nothing."""
    return {seat: Declared(one) if isinstance(one, dict) else Declared(element=one) for seat, one in written.items()}


def latest(rites: tuple[Rite, ...]) -> int:
    """When the latest card on the table was laid."""
    return max((laid_by(rite, seat) for rite in rites for seat in rite.zones), default=0)

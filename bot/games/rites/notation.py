"""The state as cases, logs and exports write it: `dump` and the strict `load` of any part of it.

Beyond the rules page a dump holds what a replay needs: `rules`, `seed`, `drawn` (words of chance used), `phase` (counts
the phases), `laid` (when the latest card was laid), the round of an astrology, the place of the rite that is scored,
and of the last showdown what was printed, declared and blocked.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from bot.games import houserules
from bot.games.api import Data, Malformed, Seat
from bot.games.notation import converted
from bot.games.rites import generation
from bot.games.rites.rules import Rules, read
from bot.games.rites.setup import dealt
from bot.games.rites.state import (
    ACTIONS,
    Assigning,
    Declaring,
    Discarding,
    Outcome,
    Pending,
    Rite,
    Scoring,
    Showdown,
    State,
    Step,
    Surrendering,
    Taking,
    laid_by,
)
from bot.games.rites.tiles import CARDS, DRAWN_TILES, NUMBERS, SPECIALS, TILES, Card, Tile
from bot.games.rites.written import (
    WrittenPending,
    WrittenRite,
    check_pending,
    latest,
    pending_data,
    read_declared,
    read_rite,
    rite_data,
    step_of,
)
from bot.games.rng import Stream

NAMES = "ABCDE"
"""The seats of a dealt match in a case, by their number."""


class WrittenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat in a file."""

    hand: tuple[Card, ...] = ()
    score: tuple[Card, ...] = ()
    won: tuple[Tile, ...] = ()


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state in a file; every part may be left out. `players` stands alone, or with `turn`: a dealt match."""

    turn: Seat | UnsetType = UNSET
    step: Step | UnsetType = UNSET
    actions_left: int = ACTIONS
    seats: dict[Seat, WrittenSeat] = {}
    rites: tuple[WrittenRite, ...] = ()
    library: tuple[Tile, ...] | UnsetType = UNSET
    deck: tuple[Card, ...] | UnsetType = UNSET
    discard: tuple[Card, ...] = ()
    removed: tuple[Card, ...] = ()
    pending: WrittenPending | None = None
    last_showdown: Showdown | None = None
    outcome: Outcome | None = None
    players: int | UnsetType = UNSET
    rules: dict[str, Any] | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    drawn: int = 0
    phase: int = 1
    laid: int | UnsetType = UNSET


def dump(state: State) -> Data:
    """The whole state in the words of the rules page, ready for JSON or YAML."""
    return {
        "turn": state.turn,
        "step": state.step,
        "actions_left": state.actions_left,
        "seats": {
            seat: {"hand": list(state.hands[seat]), "score": list(state.scores[seat]), "won": list(state.won[seat])}
            for seat in state.seats
        },
        "rites": [rite_data(rite, state.seats) for rite in state.rites],
        "library": list(state.library),
        "deck": list(state.deck),
        "discard": list(state.discard),
        "removed": list(state.removed),
        "pending": pending_data(state.pending, state.rules),
        "last_showdown": msgspec.to_builtins(state.last_showdown),
        "outcome": msgspec.to_builtins(state.outcome),
        "rules": dict(houserules.write(state.rules)),
        "seed": state.seed,
        "drawn": state.drawn,
        "phase": state.phase,
        "laid": state.laid,
    }


def load(data: Data, rules: Data, seed: str) -> State:
    """A state from any part of its dump; what is left out has its default. Raises Malformed."""
    written = converted(data, Written)
    house = read(rules if written.rules is UNSET else written.rules)
    seed = seed if written.seed is UNSET else written.seed
    if written.players is not UNSET:
        return _dealt(data, written, house, seed)
    seats = tuple(written.seats)
    if len(seats) not in DRAWN_TILES:
        raise Malformed(("seats",), f"{len(seats)} seats; the game is for {min(DRAWN_TILES)} to {max(DRAWN_TILES)}")
    for check in (_check_words, _check_seats, _check_numbers):
        check(written)
    turn, step = seats[0] if written.turn is UNSET else written.turn, _step(written)
    rites = _rites(written, seats, turn, step)
    pending = _pending(written, step, seats, turn, rites)
    return State(
        rules=house,
        seed=seed,
        drawn=written.drawn,
        seats=seats,
        hands={seat: one.hand for seat, one in written.seats.items()},
        scores={seat: one.score for seat, one in written.seats.items()},
        won={seat: one.won for seat, one in written.seats.items()},
        turn=turn,
        rites=rites,
        library=_library(written, seed, _lying(written, pending, turn, rites))
        if written.library is UNSET
        else written.library,
        deck=_deck(written, seed) if written.deck is UNSET else written.deck,
        discard=written.discard,
        removed=written.removed,
        actions_left=written.actions_left,
        pending=pending,
        last_showdown=written.last_showdown,
        outcome=written.outcome,
        phase=written.phase,
        laid=latest(rites) if written.laid is UNSET else written.laid,
    )


def _dealt(data: Data, written: Written, rules: Rules, seed: str) -> State:
    """A freshly dealt match of so many seats."""
    others = [key for key in data if key not in ("players", "turn")]
    if others:
        raise Malformed((), f"unknown key '{others[0]}'; allowed beside players: turn", others[0])
    players = written.players
    if players is UNSET or players not in DRAWN_TILES:
        raise Malformed(("players",), f"{players} is not allowed; allowed: {', '.join(map(str, DRAWN_TILES))}")
    seats = tuple(NAMES[:players])
    if written.turn is not UNSET and written.turn not in seats:
        raise Malformed(("turn",), f"unknown seat {written.turn}; allowed: {', '.join(seats)}")
    state, _ = dealt(rules, seats, seed, None if written.turn is UNSET else written.turn)
    return state


def _step(written: Written) -> Step:
    """What is waited for: as written, or as `pending` has it."""
    step: Step = written.step if written.step is not UNSET else step_of(written.pending or WrittenPending())
    if (step == "over") != (written.outcome is not None):
        if written.step is not UNSET:
            raise Malformed(("step",), "a match is over when, and only when, it has an outcome")
        step = "over"
    check_pending(written.pending or WrittenPending(), step)
    return step


def _rites(written: Written, seats: tuple[Seat, ...], turn: Seat, step: Step) -> tuple[Rite, ...]:
    """The rites; in a taking the cards of the one that is settled are all open (R16)."""
    rites = []
    for at, one in enumerate(written.rites):
        try:
            rites.append(read_rite(one, seats, revealed=False))
        except Malformed as fault:
            raise fault.under("rites", at) from None
    swords = [at for at, rite in enumerate(rites) if rite.sword == turn]
    if step in ("declare", "take"):
        if not swords:
            raise Malformed(("rites",), f"{turn} is on turn and has no sword to resolve")
        at = min(swords, key=lambda at: laid_by(rites[at], turn))
        rites[at] = read_rite(written.rites[at], seats, revealed=step == "take")
        if not rites[at].zones:
            raise Malformed(("rites", at), "nobody has cards where the sword is resolved")
    return tuple(rites)


def _pending(
    written: Written, step: Step, seats: tuple[Seat, ...], turn: Seat, rites: tuple[Rite, ...]
) -> Pending | None:
    """What is waited for; a part that is left out is everybody's, or of the seat on turn."""
    given = written.pending or WrittenPending()
    match step:
        case "act" | "over":
            return None
        case "discard":
            place = given.place or len(rites) + 1
            return Discarding(given.discard or turn, place if given.then is not None else None)
        case "surrender":
            owing = {seat for seat in seats if seat != turn and written.seats[seat].score}
            chosen = owing if given.surrender is None else set(given.surrender)
            if not chosen:
                raise Malformed(("pending", "surrender"), "nobody is waited for")
            return Surrendering(tuple([seat for seat in seats if seat in chosen]))
        case "assign":
            if len(given.cards) != len(seats):
                raise Malformed(("pending", "cards"), f"{len(given.cards)} cards for {len(seats)} seats")
            return Assigning(given.assign or turn, given.cards, given.round)
        case "declare":
            return _declaring(given, seats, min_sword(rites, turn))
        case "take":
            return Taking(given.take or turn)
        case "score":
            up_to = len(seats) - 1 if given.up_to is None else given.up_to
            return Scoring(given.score or turn, up_to, given.place or len(rites) + 1)


def _declaring(given: WrittenPending, seats: tuple[Seat, ...], rite: Rite) -> Declaring:
    participants = [seat for seat in seats if seat in rite.zones]
    yet = [seat for seat in participants if seat not in given.declared]
    waiting = yet if given.declare is None else given.declare
    if not waiting:
        raise Malformed(("pending", "declare"), "nobody is waited for")
    for seat in (*waiting, *given.declared):
        if seat not in participants:
            raise Malformed(("pending",), f"{seat} has no cards where the sword is resolved")
    declared = read_declared(given.declared)
    for seat, one in declared.items():
        fault = generation.misfit(rite.zones[seat].cards, one.changes)
        if fault is not None:
            raise Malformed(("pending", "declared", seat, fault.slot), fault.code)
    return Declaring(tuple([seat for seat in seats if seat in waiting]), declared)


def min_sword(rites: Sequence[Rite], turn: Seat) -> Rite:
    """The rite with the oldest sword of the seat (R4)."""
    return min((rite for rite in rites if rite.sword == turn), key=lambda rite: laid_by(rite, turn))


def _deck(written: Written, seed: str) -> tuple[Card, ...]:
    """The cards that are nowhere else, shuffled by the seed."""
    seen = Counter(_all_cards(written))
    unseen = (Counter(CARDS) - seen).elements()
    return Stream(seed, "deck").shuffled(tuple(unseen))


def _lying(written: Written, pending: Pending | None, turn: Seat, rites: Sequence[Rite]) -> Counter[Tile]:
    """The tile that is won while its rite still lies on the table (R16, R19): it is one tile."""
    lying, owner = None, turn
    if isinstance(pending, Taking):
        lying, owner = min_sword(rites, turn).tile, pending.seat
    elif written.outcome is not None and written.last_showdown is not None:
        lying, owner = written.last_showdown.tile, written.last_showdown.winner or turn
    there = lying is not None and lying in [rite.tile for rite in rites] and lying in written.seats[owner].won
    return Counter([lying] if lying is not None and there else [])


def _library(written: Written, seed: str, twice: Counter[Tile]) -> tuple[Tile, ...]:
    """As many of the tiles that are nowhere else as R3 draws, less those on the table and won."""
    seen = Counter(_all_tiles(written)) - twice
    unseen = tuple((Counter(TILES) - seen).elements())
    count = max(0, DRAWN_TILES[len(written.seats)] - seen.total())
    return Stream(seed, "library").pick(unseen, min(count, len(unseen)))


def _all_cards(written: Written) -> Iterable[Card]:
    for one in written.seats.values():
        yield from (*one.hand, *one.score)
    for rite in written.rites:
        for row in rite.zones.values():
            yield from (card for card in row if card is not None)
    deck = () if written.deck is UNSET else written.deck
    pending = written.pending.cards if written.pending else ()
    yield from (*written.discard, *written.removed, *pending, *deck)


def _all_tiles(written: Written) -> Iterable[Tile]:
    for one in written.seats.values():
        yield from one.won
    yield from (rite.tile for rite in written.rites)
    yield from () if written.library is UNSET else written.library


def _check_words(written: Written) -> None:
    """Every card and tile must be one."""
    for card in _all_cards(written):
        if card not in NUMBERS and card not in SPECIALS:
            raise Malformed((), f"unknown card {card}; allowed: 木5 and the like, {', '.join(SPECIALS)}")
    for tile in _all_tiles(written):
        if tile not in TILES:
            raise Malformed((), f"unknown tile {tile}; allowed: 青11000 and the like, 青特1")
    for rite in written.rites:
        for seat, row in rite.zones.items():
            for placed in row:
                if placed in SPECIALS:
                    raise Malformed(("rites", "zones", seat), f"{placed} is no number card")


def _check_numbers(written: Written) -> None:
    """No count is below zero, and score cards are number cards (R17)."""
    if written.actions_left < 0:
        raise Malformed(("actions_left",), f"{written.actions_left} is not allowed; allowed: 0 or more")
    for seat, one in written.seats.items():
        for card in one.score:
            if card not in NUMBERS:
                raise Malformed(("seats", seat, "score"), f"{card} is no number card")


def _check_seats(written: Written) -> None:
    """Every seat that is named must be there."""
    pending = written.pending or WrittenPending()
    named: list[tuple[str, Seat | None]] = [("turn", None if written.turn is UNSET else written.turn)]
    for rite in written.rites:
        named += [("rites", one) for one in (*rite.zones, *rite.faces, *rite.laid, rite.sword)]
    for group in (pending.declare, pending.declared, pending.surrender):
        named += [("pending", seat) for seat in group or ()]
    named += [("outcome", seat) for seat in (written.outcome.winners if written.outcome else ())]
    if written.last_showdown is not None:
        named += [("last_showdown", seat) for seat in (*written.last_showdown.hands, written.last_showdown.winner)]
    named += [("pending", one) for one in (pending.take, pending.score, pending.discard, pending.assign)]
    for where, name in named:
        if name is not None and name not in written.seats:
            raise Malformed((where,), f"unknown seat {name}; allowed: {', '.join(written.seats)}")

"""The state as cases, logs and exports write it: `dump` and the strict `load` of any part of it.

Beyond the rules page a dump holds what a replay needs: `rules`, `seed`, `drawn` (words of chance used).
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from bot.games import houserules
from bot.games.api import Data, Malformed, Seat
from bot.games.notation import converted
from bot.games.rng import Stream
from bot.games.sins import checks
from bot.games.sins.cards import ALL_CARDS, SUITS, Card, Suit
from bot.games.sins.rules import read
from bot.games.sins.setup import setup
from bot.games.sins.state import BySuit, Cards, Outcome, Player, State, Step

T = TypeVar("T")


class WrittenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat in a file."""

    alive: bool = True
    hand: Cards = ()
    sins: Mapping[Suit, Cards | None] = {}
    fate: Card | None = None
    fate_open: bool = False
    timeouts: int = 0
    robot: bool = False


class Pending(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Whose answer is waited for, in a file; which keys there are depends on the step."""

    guess: Seat | None = None
    transfer: Seat | None = None
    to: Seat | None = None
    mourn: tuple[Seat, ...] = ()
    chosen: Mapping[Seat, Card] = {}


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state in a file; every part may be left out."""

    turn: Seat | None = None
    step: Step = "act"
    seats: Mapping[Seat, WrittenSeat] = {}
    piles: Mapping[Suit, Cards | None] = {}
    deck: Cards | UnsetType = UNSET
    discard: Cards = ()
    markers: Mapping[Suit, Seat | None] = {}
    skills_used: tuple[Suit, ...] = ()
    accusations: int = 0
    turns: int = 1
    pending: Pending | None = None
    outcome: Outcome | None = None
    rules: dict[str, Any] | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    drawn: int = 0


class _Fresh(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fresh: tuple[Seat, ...]


def dump(state: State) -> Data:
    """The whole state in the words of the rules page, ready for JSON or YAML."""
    written = Written(
        turn=state.turn,
        step=state.step,
        seats={seat: _written_seat(state, seat) for seat in state.players},
        piles=state.piles,
        deck=state.deck,
        discard=state.discard,
        markers=state.markers,
        skills_used=state.skills_used,
        accusations=state.accusations,
        turns=state.turns,
        pending=_written_pending(state),
        outcome=state.outcome,
        rules=dict(houserules.write(state.rules)),
        seed=state.seed,
        drawn=state.drawn,
    )
    data: Data = msgspec.to_builtins(written)
    return data


def _written_seat(state: State, seat: Seat) -> WrittenSeat:
    player = state.players[seat]
    return WrittenSeat(
        alive=seat in state.living,
        hand=player.hand,
        sins=player.sins,
        fate=player.fate,
        fate_open=player.fate_open,
        timeouts=player.timeouts,
        robot=player.robot,
    )


def _written_pending(state: State) -> Pending:
    match state.step:
        case "guess":
            return Pending(guess=state.asked)
        case "transfer":
            return Pending(transfer=state.turn, to=state.asked)
        case "mourn":
            return Pending(mourn=state.mourning, chosen=state.chosen)
        case "act" | "over":
            return Pending()


def load(data: Data, rules: Data, seed: str) -> State:
    """A state from any part of its dump, or dealt afresh to `fresh` seats; raises Malformed."""
    if "fresh" in data:
        return setup(read(rules), converted(data, _Fresh).fresh, seed)[0]
    written = converted(data, Written)
    house_rules = read(rules if written.rules is UNSET else written.rules)
    seed = seed if written.seed is UNSET else written.seed
    players = {seat: _player(seat, one) for seat, one in written.seats.items()}
    living = tuple(seat for seat, one in written.seats.items() if one.alive)
    checks.check_seats(players, living)
    piles = _by_suit(written.piles)
    checks.check_piles(piles)
    checks.check_cards(("discard",), written.discard)
    deck, drawn = _deck(written, players, piles, seed)
    pending = written.pending or Pending()
    state = State(
        rules=house_rules,
        seed=seed,
        drawn=drawn,
        players=players,
        living=living,
        turn=living[0] if written.turn is None else written.turn,
        deck=deck,
        step=written.step,
        piles=piles,
        discard=written.discard,
        markers={suit: written.markers.get(suit) for suit in SUITS},
        skills_used=written.skills_used,
        accusations=written.accusations,
        turns=written.turns,
        asked=pending.guess if written.step == "guess" else pending.to,
        mourning=tuple(seat for seat in players if seat in pending.mourn),
        chosen={seat: pending.chosen[seat] for seat in players if seat in pending.chosen},
        outcome=written.outcome,
    )
    _check_pending(state, pending)
    checks.check_state(state)
    return state


def _player(seat: Seat, one: WrittenSeat) -> Player:
    fate = "x" if one.alive and one.fate is None else one.fate
    sins = _by_suit(one.sins)
    player = Player(one.hand, sins, fate, one.fate_open, one.timeouts, one.robot)
    checks.check_player(seat, player, alive=one.alive)
    return player


def _by_suit(written: Mapping[Suit, Cards | None]) -> BySuit:
    return {suit: written.get(suit) or () for suit in SUITS}


def _deck(written: Written, players: Mapping[Seat, Player], piles: BySuit, seed: str) -> tuple[Cards, int]:
    """The deck and the words of chance used: one that is not given is the rest of the 108 cards, shuffled."""
    if written.deck is not UNSET:
        checks.check_cards(("deck",), written.deck)
        return written.deck, written.drawn
    rest = Counter(ALL_CARDS) - Counter((*lying(players, piles), *written.discard))
    stream = Stream(seed, counter=written.drawn)
    return stream.shuffled(tuple(rest.elements())), stream.counter


def lying(players: Mapping[Seat, Player], piles: BySuit) -> Iterator[Card]:
    """Every card before a seat, in a hand or on a pile."""
    for player in players.values():
        yield from player.hand
        if player.fate is not None:
            yield player.fate
        for sins in player.sins.values():
            yield from sins
    for pile in piles.values():
        yield from pile


def _check_pending(state: State, pending: Pending) -> None:
    """What is pending must be what the step waits for."""
    if pending != _written_pending(state):
        raise Malformed(("pending",), f"this is not what step {state.step} waits for")

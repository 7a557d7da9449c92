"""Playing a whole match without people: every seat by a player that sees its own view only."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from bot.games.api import Action, AnyGame, Offer, Seat
from bot.games.record import Header, Row, Turn, acted, ticked
from bot.games.registry import find
from bot.games.rng import Stream

Player: TypeAlias = Callable[[Any, tuple[Offer[Any], ...], Stream], Action | None]
"""A view, what is offered, a stream of its own: what to do next, None when done for this phase."""

MOST_PHASES = 4_000
"""A match that goes on for longer is given up: the robots have found a way never to end."""

MOST_ACTIONS = 200
"""Of one seat in one phase; a player that wants more would never be done."""


def play(head: Header, players: Mapping[Seat, Player] | None = None) -> Iterator[Turn]:
    """A match from the deal on; seats without a player of their own are robots.

    Ends with the match, or undecided after MOST_PHASES. Raises RuntimeError for a player that is never done.
    """
    game = find(head.game)
    state, events = game.setup(game.rules(head.rules), head.seats, head.seed)
    yield Turn(None, state, events)
    number = 0
    for _ in range(MOST_PHASES):
        for turn in phase_turns(game, state, head.seed, number, players or {}):
            state = turn.state
            number += 1
            yield turn
        if game.outcome(state) is not None:
            return


def phase_turns(game: AnyGame, state: Any, seed: str, number: int, players: Mapping[Seat, Player]) -> Iterator[Turn]:
    """One phase: every seat that may act does so until it is done, in seat order, then the deadline is reached."""
    phase = game.phase(state)
    for seat in game.acting(state):
        for turn in seat_turns(game, state, seat, seed, number, players.get(seat, game.robot)):
            state = turn.state
            number += 1
            yield turn
    if game.phase(state) == phase and game.deadline(state) is not None:
        state, events = game.tick(state, phase)
        yield Turn(ticked(phase), state, events)


def seat_turns(game: AnyGame, state: Any, seat: Seat, seed: str, number: int, player: Player) -> Iterator[Turn]:
    """One seat's actions in this phase; its chance comes from (seed, "robot", seat, log number)."""
    for at in range(number, number + MOST_ACTIONS):
        offers = game.legal_actions(state, seat)
        action = player(game.view(state, seat), offers, Stream(seed, "robot", seat, at)) if offers else None
        if action is None:
            return
        row: Row = acted(seat, action)
        state, events = game.apply(state, seat, action)
        yield Turn(row, state, events)
    raise RuntimeError(f"the player of seat {seat} is never done in phase {game.phase(state)}")

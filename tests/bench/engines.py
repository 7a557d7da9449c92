"""Actions per second of uniform random legal play, beside RLCard's uno and OpenSpiel's crazy_eights.

Each engine is played through its Python interface: legal actions are asked for before every action, and one of them is
taken at random. Ours also draws the arguments; the time of its deadlines counts, the deadlines do not count as actions.
"""

import random
from collections.abc import Callable

import pyspiel
import rlcard

from bot.games.api import AnyGame
from bot.games.rites.game import RITES
from bot.games.rng import Stream
from bot.games.sins.game import SINS
from bot.games.tycoon.game import TYCOON
from tests.bench.measure import Row, rates

TURN = 4_000
"""Actions in one turn of a contender, at least; a match begun is played to its end."""

PACE = 4
"""Actions of each seat in each phase in which it may act, in rounds; as with the peers, chance chooses no player."""

SEATS = tuple(str(number) for number in range(1, 17))


def by_turns(game: AnyGame, seats: int) -> Callable[[], int]:
    """Random matches of a game by turns; whoever is due acts, so that no deadline is ever reached."""
    rules = game.rules({})
    rng = Stream("bench")
    matches = 0

    def turn() -> int:
        nonlocal matches
        actions = 0
        while actions < TURN:
            state, _ = game.setup(rules, SEATS[:seats], f"bench/{matches}")
            matches += 1
            while state.outcome is None:
                seat = game.acting(state)[0]
                action = rng.choice(game.legal_actions(state, seat)).sample(rng)
                state, _ = game.apply(state, seat, action)
                actions += 1
        return actions

    return turn


def tycoon() -> Callable[[], int]:
    """Random matches of the classic sixteen."""
    rules = TYCOON.rules({})
    rng = Stream("bench")
    matches = 0

    def turn() -> int:
        nonlocal matches
        actions = 0
        while actions < TURN:
            state, _ = TYCOON.setup(rules, SEATS, f"bench/{matches}")
            matches += 1
            while state.outcome is None:
                acting = TYCOON.acting(state) * PACE
                for seat in acting:
                    action = rng.choice(TYCOON.legal_actions(state, seat)).sample(rng)
                    state, _ = TYCOON.apply(state, seat, action)
                actions += len(acting)
                state, _ = TYCOON.tick(state, TYCOON.phase(state))
        return actions

    return turn


def uno() -> Callable[[], int]:
    """RLCard's uno, through its environment."""
    env = rlcard.make("uno")
    rng = random.Random(1)

    def turn() -> int:
        actions = 0
        while actions < TURN:
            seen, _ = env.reset()
            while not env.is_over():
                seen, _ = env.step(rng.choice(list(seen["legal_actions"])))
                actions += 1
        return actions

    return turn


def crazy_eights() -> Callable[[], int]:
    """OpenSpiel's crazy_eights; its states are changed in place."""
    game = pyspiel.load_game("crazy_eights")
    rng = random.Random(1)

    def turn() -> int:
        actions = 0
        while actions < TURN:
            state = game.new_initial_state()
            while not state.is_terminal():
                action = rng.choice(state.legal_actions())
                actions += not state.is_chance_node()
                state.apply_action(action)
        return actions

    return turn


def measure() -> list[Row]:
    """Our games beside both peers."""
    ours = {"tycoon": tycoon(), "sins": by_turns(SINS, 4), "rites": by_turns(RITES, 3)}
    seen = rates({**ours, "uno": uno(), "crazy_eights": crazy_eights()})
    return [
        Row(f"actions/s: {game}, {label}", seen[game], seen[peer], asked)
        for game in ours
        for peer, label, asked in (("uno", "RLCard uno", 3.0), ("crazy_eights", "OpenSpiel crazy_eights", 0.7))
    ]

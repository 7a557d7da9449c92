"""Random tycoon matches under random house rules, with removals: what the presets never meet."""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.games.rng import Stream
from bot.games.tycoon.game import TYCOON
from bot.games.tycoon.state import State

ROSTER: Mapping[str, int] = {"miser": 1, "merchant": 1, "trader": 1, "thief": 2, "commoner": 2}
SEATS = tuple(f"S{number}" for number in range(1, 15))

CHOICES: Mapping[str, tuple[Any, ...]] = {
    "team_knowledge": ("members_and_roles", "members", "none"),
    "floors": ({}, {"alliance": 4}, {"missile": 1, "black_card": 7}),
    "revise_bids": ("no", "yes"),
    "merchant_second_bid_refund": ("half", "none"),
    "unsold_refund": ("half", "full"),
    "thief_spares_team": ("no", "yes"),
    "dead_winner": ("item_lost", "rerun_without_them"),
    "day1_vote": ("on", "off"),
    "self_vote": ("on", "off"),
    "votes_live": ("on", "off"),
    "alliance_dead_user": ("abstain", "lapse"),
    "vote_tie": ("none", "revote_then_none", "random", "all", "revote_then_none"),
    "announce_effects": ("at_tally", "at_dawn"),
    "self_target": ("on", "off"),
    "mine_hits_layer": ("no", "yes"),
    "reveal_cause": ("on", "off"),
    "death_reveal": ("role", "side", "none"),
    "max_days": (0, 0, 6),
}
"""Every value of every house rule that the engine itself acts on."""


def house_rules(rng: Stream) -> dict[str, Any]:
    """One value of each rule, drawn at random."""
    return {"roster": ROSTER, **{key: rng.choice(values) for key, values in CHOICES.items()}}


def variant_play(seed: str, *, most: int = 400) -> Iterator[State]:
    """The states of one random match; each seat acts some twice in a phase, and now and then one is removed."""
    rng = Stream(seed, "variant play")
    rules = TYCOON.rules(house_rules(rng))
    state, _ = TYCOON.setup(rules, SEATS, seed)
    yield state
    for _ in range(most):
        if state.outcome is not None:
            return
        acting = TYCOON.acting(state)
        if not rng.below(100):
            state, _ = TYCOON.remove(state, rng.choice(state.living))
        elif acting and rng.below(1 + 2 * len(acting)):
            seat = rng.choice(acting)
            offers = TYCOON.legal_actions(state, seat)
            if offers:
                state, _ = TYCOON.apply(state, seat, rng.choice(offers).sample(rng))
        else:
            state, _ = TYCOON.tick(state, TYCOON.phase(state))
        yield state

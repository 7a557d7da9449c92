"""A long random life of a match under invariants, for every registered game."""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bot.games.api import Action, AnyGame, Refused, Seat
from bot.games.notation import decoded, encoded
from bot.games.registry import GAMES
from bot.games.rng import Stream
from tests.games.plays import CONTRARY, TABLES, accepted, changed, house_rules, offered, seat_names
from tests.games.tycoon.ledger import Ledger

NUMBERS = st.integers(0, 2**32 - 1)


class MatchMachine(RuleBasedStateMachine):
    """One match; subclasses say which game and preset."""

    game: AnyGame
    preset_name: str

    @initialize(seed=st.integers(0, 10**6))
    def deal(self, seed: int) -> None:
        rules = self.game.rules(house_rules(self.game, self.preset_name))
        self.state, _ = self.game.setup(rules, seat_names(self.game, rules), str(seed))
        self.dead: set[Seat] = set()
        self.ledger = Ledger(self.state) if self.game.name == "tycoon" and self.preset_name != CONTRARY else None

    def going_on(self) -> bool:
        return self.game.outcome(self.state) is None

    def step(self, seat: Seat, action: Action) -> None:
        """Apply, and see that `contains` knew what would come; a refusal changes nothing."""
        before = encoded(self.game.dump(self.state))
        legal = offered(self.game, self.state, seat, action)
        assert accepted(self.game, self.state, seat, action) == legal
        assert encoded(self.game.dump(self.state)) == before
        if not legal:
            return
        self.state, events = self.game.apply(self.state, seat, action)
        if self.ledger:
            self.ledger.acted(seat, action)
        assert all(event.audience is None or event.audience for event in events)

    @precondition(lambda self: self.game.acting(self.state))
    @rule(who=NUMBERS, what=NUMBERS, chance=NUMBERS)
    def act(self, who: int, what: int, chance: int) -> None:
        acting = self.game.acting(self.state)
        seat = acting[who % len(acting)]
        offers = self.game.legal_actions(self.state, seat)
        self.step(seat, offers[what % len(offers)].sample(Stream(str(chance))))

    @precondition(lambda self: self.game.acting(self.state))
    @rule(who=NUMBERS, what=NUMBERS, chance=NUMBERS)
    def act_oddly(self, who: int, what: int, chance: int) -> None:
        rng = Stream(str(chance))
        everybody = self.game.seats(self.state)
        acting = self.game.acting(self.state)
        offers = self.game.legal_actions(self.state, acting[who % len(acting)])
        action = changed(offers[what % len(offers)].sample(rng), offers, rng)
        if action is not None:
            self.step(everybody[who % len(everybody)], action)

    @precondition(lambda self: self.game.deadline(self.state) is not None)
    @rule()
    def deadline(self) -> None:
        phase = self.game.phase(self.state)
        state, _ = self.game.tick(self.state, phase)
        with pytest.raises(Refused):
            self.game.tick(state, phase)
        if self.ledger:
            self.ledger.ticked(self.state, state)
        self.state = state

    @rule()
    def deadline_of_another_phase(self) -> None:
        before = encoded(self.game.dump(self.state))
        with pytest.raises(Refused):
            self.game.tick(self.state, "another phase")
        assert encoded(self.game.dump(self.state)) == before

    @precondition(lambda self: self.going_on())
    @rule(who=NUMBERS)
    def remove(self, who: int) -> None:
        if who % 8:  # mostly not: matches would be over too soon
            return
        everybody = self.game.seats(self.state)
        seat = everybody[who // 8 % len(everybody)]
        before = encoded(self.game.dump(self.state))
        code = self.not_removed(seat)
        if code is not None:
            with pytest.raises(Refused, match=code):
                self.game.remove(self.state, seat)
            assert encoded(self.game.dump(self.state)) == before
            return
        self.state, _ = self.game.remove(self.state, seat)
        if self.ledger:
            self.ledger.removed(seat)

    def not_removed(self, seat: Seat) -> str | None:
        """Why this seat cannot be removed now: it is out, or (S21) somebody is asked for something; None: it can."""
        if seat in self.dead:
            return "dead"
        asked = self.game.name == "sins" and self.game.phase(self.state).split("-")[1] != "act"
        return "wrong_step" if asked else None

    @invariant()
    def is_sound(self) -> None:
        assert self.game.faults(self.state) == ()

    @invariant()
    def loads_as_it_was_dumped(self) -> None:
        written = encoded(self.game.dump(self.state))
        assert self.game.load(decoded(written), {}, "another") == self.state

    @invariant()
    def the_dead_stay_dead(self) -> None:
        seats: dict[Seat, dict[str, Any]] = self.game.view_data(self.game.view(self.state, None))["seats"]
        dead = {seat for seat, seen in seats.items() if not seen.get("alive", True)}
        assert self.dead <= dead
        self.dead = dead

    @invariant()
    def gold_is_accounted_for(self) -> None:
        if self.ledger:
            self.ledger.check(self.state)


@pytest.mark.parametrize(("name", "preset_name"), TABLES)
def test_machine(name: str, preset_name: str) -> None:
    class Table(MatchMachine):
        pass

    Table.game = GAMES[name]
    Table.preset_name = preset_name
    run_state_machine_as_test(Table, settings=settings(max_examples=25, stateful_step_count=120, deadline=None))

"""What every registered game must do, written once."""

from collections import Counter
from typing import Any

import pytest

from bot.games.api import AnyGame, Refused, Seat
from bot.games.driver import play
from bot.games.notation import decoded, encoded
from bot.games.record import Row, acted, header, replay, ticked
from bot.games.registry import GAMES
from bot.games.rng import Stream
from tests.games.plays import TABLES, Moment, accepted, changed, house_rules, offered, random_play, seat_names

pytestmark = pytest.mark.parametrize(("name", "preset_name"), TABLES)

WANTED = 200
"""Sampled actions for each kind of offer."""

SEVERAL = 3
"""Samples of one offer, until there are as many as wanted: some offers are rare."""


def moments(name: str, preset_name: str, matches: int = 3) -> list[tuple[AnyGame, Moment]]:
    game = GAMES[name]
    return [
        (game, moment) for seed in range(matches) for moment in random_play(game, preset_name, f"conformance/{seed}")
    ]


def bystanders(game: AnyGame, state: Any) -> tuple[Seat, ...]:
    return (*game.seats(state), "nobody")


def test_every_offered_action_is_accepted_and_every_other_refused(name: str, preset_name: str) -> None:
    rng = Stream("conformance", name, preset_name)
    samples: Counter[str] = Counter()
    changes: Counter[str] = Counter()
    for seed in range(1_000):
        for moment in random_play(GAMES[name], preset_name, f"offers/{seed}"):
            check_moment(GAMES[name], moment.state, rng, samples, changes)
        if samples and min(samples.values()) >= WANTED and min(changes.values(), default=0) >= WANTED // 4:
            break
    assert min(samples.values()) >= WANTED, samples
    assert all(count >= WANTED // 4 for count in changes.values()), changes


def check_moment(game: AnyGame, state: Any, rng: Stream, samples: Counter[str], changes: Counter[str]) -> None:
    """Sample every offer of one seat, change an argument of each, let another seat try the same."""
    acting = game.acting(state)
    if not acting:
        return
    seat = rng.choice(acting)
    offers = game.legal_actions(state, seat)
    for offer in (one for one in offers for _ in range(1 if samples[one.kind] >= WANTED else SEVERAL)):
        action = offer.sample(rng)
        samples[offer.kind] += 1
        assert offer.contains(action)
        assert accepted(game, state, seat, action), (seat, action)
        other = changed(action, offers, rng)
        if other is not None:
            changes[offer.kind] += 1
            assert offered(game, state, seat, other) == accepted(game, state, seat, other), (seat, other)
        stranger = rng.choice(bystanders(game, state))
        assert offered(game, state, stranger, action) == accepted(game, state, stranger, action), (stranger, action)


def test_choices_are_what_contains_says(name: str, preset_name: str) -> None:
    rng = Stream("choices", name, preset_name)
    for game, moment in moments(name, preset_name, matches=1)[::7]:
        for seat in game.acting(moment.state):
            for offer in game.legal_actions(moment.state, seat):
                listed = [choice for _, choice in zip(range(40), offer.choices(), strict=False)]
                assert listed
                assert all(offer.contains(choice) for choice in listed)
                assert len(set(map(repr, listed))) == len(listed)
                assert offer.contains(rng.choice(listed))


def test_the_same_seed_and_actions_give_the_same_bytes(name: str, preset_name: str) -> None:
    game = GAMES[name]
    first, second = ([encoded(game.dump(one.state)) for one in random_play(game, preset_name, "twice")] for _ in "ab")
    assert first == second


def test_a_record_replays_to_the_same_bytes(name: str, preset_name: str) -> None:
    game = GAMES[name]
    rules = house_rules(game, preset_name)
    rows: list[Row] = []
    states = []
    before = ""
    for moment in random_play(game, preset_name, "record"):
        states.append(encoded(game.dump(moment.state)))
        if moment.action is not None and moment.seat is not None:
            rows.append(acted(moment.seat, moment.action))
        elif before:
            rows.append(ticked(before))
        before = game.phase(moment.state)
    head = header(game, rules, seat_names(game, game.rules(rules)), "record")
    assert [encoded(game.dump(turn.state)) for turn in replay(head, rows)] == states


def test_load_of_dump_is_the_same_state(name: str, preset_name: str) -> None:
    for game, moment in moments(name, preset_name, matches=2)[::5]:
        data = decoded(encoded(game.dump(moment.state)))
        again = game.load(data, {}, "another seed")
        assert again == moment.state
        assert encoded(game.dump(again)) == encoded(game.dump(moment.state))


def test_invariants_hold_all_along(name: str, preset_name: str) -> None:
    for game, moment in moments(name, preset_name, matches=5):
        assert game.faults(moment.state) == ()


def test_never_stuck(name: str, preset_name: str) -> None:
    for game, moment in moments(name, preset_name):
        over = game.outcome(moment.state) is not None
        assert over == (game.deadline(moment.state) is None)
        assert all(game.legal_actions(moment.state, seat) for seat in game.acting(moment.state))
        if over:
            assert not any(game.legal_actions(moment.state, seat) for seat in game.seats(moment.state))


def test_who_is_awaited_may_act_and_is_no_secret(name: str, preset_name: str) -> None:
    """Two states that look the same to everybody await the same seats."""
    seen: dict[bytes, tuple[tuple[Seat, ...], tuple[Seat, ...]]] = {}
    for game, moment in moments(name, preset_name, matches=8):
        awaited, owing = game.awaited(moment.state), game.owing(moment.state)
        assert set(owing) <= set(awaited) <= set(game.acting(moment.state))
        public = encoded(game.view_data(game.view(moment.state, None)))
        assert seen.setdefault(public, (awaited, owing)) == (awaited, owing)


def test_a_second_tick_of_a_phase_is_refused(name: str, preset_name: str) -> None:
    game = GAMES[name]
    seen: list[str] = []
    for moment in random_play(game, preset_name, "ticks"):
        phase = game.phase(moment.state)
        if seen and phase != seen[-1]:
            assert phase not in seen, "a phase has a name of its own"
            with pytest.raises(Refused):
                game.tick(moment.state, seen[-1])
        if not seen or phase != seen[-1]:
            seen.append(phase)


def test_nothing_is_changed_in_place(name: str, preset_name: str) -> None:
    game = GAMES[name]
    states = [moment.state for moment in random_play(game, preset_name, "frozen")]
    before = [encoded(game.dump(state)) for state in states]
    rng = Stream("frozen", name)
    for state in states:
        for seat in game.acting(state):
            for offer in game.legal_actions(state, seat):
                game.apply(state, seat, offer.sample(rng))
        if game.deadline(state) is not None:
            game.tick(state, game.phase(state))
    assert [encoded(game.dump(state)) for state in states] == before


def test_the_public_sees_no_more_than_any_seat(name: str, preset_name: str) -> None:
    for game, moment in moments(name, preset_name, matches=1)[::11]:
        public = game.view_data(game.view(moment.state, None))
        for seat in game.seats(moment.state):
            seen = game.view_data(game.view(moment.state, seat))
            assert set(public) == set(seen)


def test_events_name_only_seats_of_the_match_as_their_audience(name: str, preset_name: str) -> None:
    for game, moment in moments(name, preset_name):
        for event in moment.events:
            assert event.audience is None or set(event.audience) <= set(game.seats(moment.state))


def test_robots_finish_their_matches(name: str, preset_name: str) -> None:
    game = GAMES[name]
    rules = house_rules(game, preset_name)
    for seed in range(5):
        *_, last = play(header(game, rules, seat_names(game, game.rules(rules)), f"robots/{seed}"))
        assert game.outcome(last.state) is not None

"""What can be rehearsed: games, presets and seats that fit together; and a tour for each game."""

import pytest

from bot.errors import UserError
from bot.games.registry import GAMES
from bot.presentation.localizer import LANGUAGES, Localizer
from bot.rehearsal import tour
from bot.rehearsal.wanted import wanted
from bot.resources import data_dir


def test_seats_choose_the_preset_and_a_preset_its_seats() -> None:
    usual, few, named = (
        wanted("tycoon", None, None, "en"),
        wanted("tycoon", None, 10, "en"),
        wanted("tycoon", "skirmish", None, "en"),
    )
    assert (usual.preset, usual.seats) == ("classic", 16)
    assert (few.preset, few.seats) == (named.preset, named.seats) == ("skirmish", 10)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_rehearsed_with_each_number_of_seats_that_it_takes(name: str) -> None:
    usual = wanted(name, None, None, "en")
    game = GAMES[name]
    limits = game.seat_limits(game.rules({}))
    assert usual.seats in limits
    for seats in limits:
        assert wanted(name, None, seats, "en").seats == seats
    with pytest.raises(UserError, match=f"--seats 99: a match of {name} has {limits[0]}"):
        wanted(name, None, 99, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_tour_in_every_language_and_no_step_is_left_over(language: str) -> None:
    texts = Localizer(language, data_dir() / "rehearsal")
    said = {step for name in GAMES for step in tour.steps(name)}
    assert all(texts.text(step) for step in said)
    controls = {"tour-close", "tour-back", "tour-on"}
    assert {one for one in texts.message_ids if one.startswith("tour-")} == said | controls


def test_the_tour_goes_on_by_what_somebody_has_done() -> None:
    def at(*, seated: bool = True, live: bool = True, read: bool = False, ended: int = 0, game: str = "tycoon") -> int:
        return tour.done(game, seated=seated, live=live, read=read, ended=ended)

    assert [at(seated=False, live=False), at(live=False), at(), at(read=True)] == [0, 1, 2, 3]
    assert [at(ended=ended) for ended in (1, 2, 3, 9)] == [4, 4, 5, 5]
    assert len(tour.steps("tycoon")) == 7
    assert at(game="a game without steps of its own", ended=9) == 2

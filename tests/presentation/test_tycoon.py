"""Every tycoon event has a message in every language, made of its own fields."""

import inspect
from typing import get_args

import pytest
from msgspec.structs import fields, replace

from bot.games.api import Event
from bot.games.tycoon import events
from bot.games.tycoon.state import Part
from bot.presentation.localizer import LANGUAGES, MissingText
from bot.presentation.names import safe_name
from bot.presentation.splitting import split, units
from bot.presentation.tycoon import TycoonEvent, lines
from tests.presentation.samples import BOTH_HOURS, EVENTS, HOURS
from tests.presentation.texts import NAMES, texts

CLASSES = tuple(
    cls for _, cls in inspect.getmembers(events, inspect.isclass) if issubclass(cls, Event) and cls is not Event
)


def test_every_event_of_the_engine_is_told_and_sampled() -> None:
    assert set(CLASSES) == set(get_args(TycoonEvent)) == {type(event) for event in EVENTS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_has_lines_that_are_not_blank(event: TycoonEvent, language: str) -> None:
    for hours in BOTH_HOURS:
        told = lines(event, texts(language), NAMES, hours)
        assert told
        assert all(line.strip() == line != "" and "\n" not in line for line in told)


def is_the_reader(cls: type[Event], field: str) -> bool:
    """Whom a private message is for need not be said to him."""
    samples = [event for event in EVENTS if type(event) is cls]
    return field == "seat" and all(event.audience == (getattr(event, field),) for event in samples)


FIELDS = [
    (cls, field.name)
    for cls in CLASSES
    for field in fields(cls)
    if field.name != "audience" and not is_the_reader(cls, field.name)
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("cls", "field"), FIELDS, ids=[f"{cls.__name__}.{field}" for cls, field in FIELDS])
def test_every_field_of_an_event_is_shown(cls: type[TycoonEvent], field: str, language: str) -> None:
    samples = [event for event in EVENTS if type(event) is cls]
    values = [getattr(event, field) for event in samples]

    def differs(event: TycoonEvent, value: object) -> bool:
        try:
            changed = lines(replace(event, **{field: value}), texts(language), NAMES, HOURS)
        except MissingText:  # what no engine does, such as a draw by commoners
            return False
        return changed != lines(event, texts(language), NAMES, HOURS)

    assert any(differs(event, value) for event in samples for value in values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_t17_a_letter_says_nothing_of_a_dawn_that_may_not_come(language: str) -> None:
    won = events.Results(("1",), "1", 2, (events.OwnLot("missile", 6, None),), 4)
    without, with_dawn = (lines(won, texts(language), NAMES, hours) for hours in BOTH_HOURS)
    assert with_dawn[: len(without)] == without
    assert "<t:1795957200:F>" in with_dawn[len(without)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_t20_a_public_vote_names_the_voter_and_a_secret_one_speaks_to_him(language: str) -> None:
    public, own = (lines(events.VoteCast(audience, "1", "2"), texts(language), NAMES) for audience in (None, ("1",)))
    assert "阿明" in public[0]
    assert "阿明" not in own[0]
    assert "Bob" in public[0]
    assert "Bob" in own[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_without_a_name_is_shown_by_its_number(language: str) -> None:
    (line,) = lines(events.VoteCast(None, "17", "18"), texts(language), {})
    assert "17" in line
    assert "18" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_c64_the_end_of_the_largest_match_fits_after_splitting(language: str) -> None:
    seats = [str(seat) for seat in range(1, 25)]
    names = {seat: safe_name("龘" * 40) for seat in seats}
    ended = events.Ended(None, "draw", "headcount", 99, dict.fromkeys(seats, Part("east", "merchant")), ())
    told = "\n".join(lines(ended, texts(language), names, HOURS))
    pieces = split(told)
    assert all(units(piece) <= 2000 for piece in pieces)
    assert "\n".join(pieces) == told


def test_an_event_of_another_game_is_a_missing_text() -> None:
    class Shuffled(Event, frozen=True):
        pass

    with pytest.raises(MissingText, match="Shuffled"):
        lines(Shuffled(None), texts("en"), NAMES)

"""Which match is meant, when an hour is, what a patch says; marks of a lobby; private talk that the bot carries."""

from datetime import UTC, datetime, time
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.api import Refused
from bot.presentation import plan_words
from bot.services import finding, lobby, opening, pausing, queries, rewinding, seating, talking
from bot.services.finding import Asker
from bot.services.hours import Schedule
from bot.services.opening import Home, first_plan
from bot.services.rows import Settings, Status
from tests.fakes.table import GUILD, HOME, HOST, House, person, user

ZURICH = Schedule(zone="Europe/Zurich", dawn=time(8), nightfall=time(21))
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
PLAN = first_plan("tycoon", "en", ZURICH)


def home(*, private: bool = True) -> Home:
    return Home(guild=1, home=2, parent=3, private_threads=private)


# --- the plan


def test_a_plan_becomes_an_opening() -> None:
    made = opening.opening_of(PLAN, home(), HOST, (ZURICH, Settings(grace_seconds=3)))
    assert (made.schedule, made.home, made.host, made.preset) == (ZURICH, 2, HOST, "classic")
    assert (made.settings.grace_seconds, made.settings.team_talk) == (3, "threads")
    assert made.places == {"parent": 3}
    assert made.house_rules["vote_tie"] == "none"


def test_t2_the_way_of_talk_follows_the_place_and_the_house_rules() -> None:
    def talk(plan: opening.Plan, *, private: bool = True) -> str:
        usual = (ZURICH, Settings())
        return opening.opening_of(plan, home(private=private), HOST, usual).settings.team_talk

    assert talk(PLAN) == "threads"
    assert talk(PLAN, private=False) == "relay"
    assert talk(replace(PLAN, preset="blind")) == "off"
    assert talk(opening.with_rule(PLAN, "team_chat", "off")) == "off"


def test_numbers_of_a_rule_are_read_strictly() -> None:
    assert opening.rule_from(PLAN, "max_days", {"": " 7 "}) == 7
    for text in ("", "-1", "7.5", "１", "99999", "7 days"):
        with pytest.raises(Refused, match="rule_number"):
            opening.rule_from(PLAN, "max_days", {"": text})


TURNS = replace(PLAN, game="sins", preset="standard", rules={})


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("6", 6),
        (" 12 hours", 12),
        ("12 小时", 12),
        ("90 minutes", "90 minutes"),
        ("3分钟", "3 minutes"),
        ("60 min", 1),
        ("1分", "1 minute"),
    ],
)
def test_s26_a_turns_time_is_read_in_hours_or_minutes(text: str, value: int | str) -> None:
    assert opening.rule_from(TURNS, "turn_hours", {"": text}) == value
    plan = opening.with_rule(TURNS, "turn_hours", value)
    assert plan_words.read(plan_words.write(replace(plan, seats=3))) == replace(plan, seats=3)


@pytest.mark.parametrize("text", ["", "0", "-3", "1.5", "soon", "12 days", "10000", "１２", "600000 minutes"])
def test_s26_any_other_time_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="rule_span"):
        opening.rule_from(TURNS, "turn_hours", {"": text})


def test_r10_a_word_that_is_a_number_is_chosen_in_a_menu() -> None:
    plan = replace(PLAN, game="rites", preset="standard", rules={})
    word = opening.rule_word("rites", "min_cards_to_win", "5")
    assert opening.house_rules(opening.with_rule(plan, "min_cards_to_win", word))["min_cards_to_win"] == 5


def test_s1_a_plan_may_have_fewer_seats_than_the_most() -> None:
    made = opening.opening_of(replace(TURNS, seats=3), home(), HOST, (ZURICH, Settings()))
    assert (made.seat_count, made.settings.missed_for_robot, made.settings.team_talk) == (3, 2, "off")


# --- which match


def asker(who: int, channel: int = 5, guild: int = GUILD) -> Asker:
    return Asker(user=who, channel=channel, guild=guild)


async def test_a_host_means_the_match_of_the_channel_else_his_own_else_the_only_one() -> None:
    house = House()
    first = await house.lobby()

    async def meant(who: int, channel: int, number: int | None = None) -> list[int]:
        return [one.id for one in await finding.hosted(house.storage, asker(who, channel), number)]

    assert await meant(user("1"), 5) == [first], "there is only one"
    second = await house.lobby(home=7, host=3, places={"parent": 8})
    assert [await meant(user("1"), channel) for channel in (HOME, 7, 8)] == [[first], [second], [second]]
    assert await meant(3, 5) == [second]
    assert await meant(user("1"), 5) == [first, second]
    assert await meant(user("1"), 5, second) == [second]
    with pytest.raises(Refused, match="no_match"):
        await meant(user("1"), 5, 99)
    with pytest.raises(Refused, match="which_match"):
        finding.only(await finding.hosted(house.storage, asker(user("1"))))


async def test_a_player_means_the_match_that_he_plays_here_else_the_others_that_he_plays() -> None:
    house = House()
    first, second = await house.begun(), await house.begun(home=7)

    async def meant(who: int, channel: int, number: int | None = None) -> list[int]:
        return [one.id for one in await finding.played(house.storage, asker(who, channel), number)]

    assert [await meant(user("1"), channel) for channel in (HOME, 7, 5)] == [[first], [second], [first, second]]
    assert await meant(user("1"), HOME, second) == [second]
    with pytest.raises(Refused, match="no_match"):
        await meant(user("99"), HOME, second)
    with pytest.raises(Refused, match="no_match_here"):
        await meant(user("99"), 5)


async def test_a_reader_means_the_match_of_the_channel_also_when_it_is_over() -> None:
    house = House()
    first, second = await house.begun(), await house.begun(home=7)
    for number in (first, second):
        house.storage.rows[number] = replace(house.match(number), status=Status.OVER)
    third = await house.begun()
    assert [one.id for one in await finding.read(house.storage, asker(user("1"), 7))] == [second]
    assert [one.id for one in await finding.read(house.storage, asker(user("99"), HOME))] == [third]
    assert [one.id for one in await finding.read(house.storage, asker(user("1"), 5))] == [third]


async def test_a_match_of_another_server_is_no_match() -> None:
    house = House()
    number = await house.lobby()
    with pytest.raises(Refused, match="no_match"):
        await finding.hosted(house.storage, asker(HOST, guild=77), number)
    with pytest.raises(Refused, match="no_match_around"):
        await finding.hosted(house.storage, asker(HOST, guild=77))


# --- hours and patches


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("21:30", datetime(2026, 3, 1, 20, 30, tzinfo=UTC)),
        ("9:00", datetime(2026, 3, 2, 8, 0, tzinfo=UTC)),
        ("2026-03-29 03:15", datetime(2026, 3, 29, 1, 15, tzinfo=UTC)),
        (" 13：00 ", datetime(2026, 3, 2, 12, 0, tzinfo=UTC)),
    ],
)
def test_an_hour_is_the_next_one_in_the_matchs_zone(text: str, at: datetime) -> None:
    assert pausing.instant_meant(text, ZURICH, NOON) == at


@pytest.mark.parametrize("text", ["", "soon", "24:00", "21:60", "2026-02-30 21:00", "21", "٢١:٣٠"])
def test_an_hour_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="hours_unreadable"):
        pausing.instant_meant(text, ZURICH, NOON)


@pytest.mark.parametrize(
    ("text", "patch"),
    [
        ("day = 3", {"day": 3}),
        ("seats.3.gold = 12.5\n\nseats.3.role = thief", {"seats": {"3": {"gold": 12.5, "role": "thief"}}}),
        ('votes = {"1": null}', {"votes": {"1": None}}),
    ],
)
def test_a_patch_is_read_line_by_line(text: str, patch: dict[str, Any]) -> None:
    assert rewinding.read_patch(text) == patch


@pytest.mark.parametrize("text", ["", "nonsense", "a..b = 1", "= 3", "a = 1\na.b = 2"])
def test_a_patch_that_says_nothing_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="malformed"):
        rewinding.read_patch(text)


# --- marks


async def test_what_is_found_out_about_somebody_goes_with_him_from_the_waiting_list_to_his_seat() -> None:
    house = House()
    match = await house.lobby()
    for name in "12345":
        await lobby.join(house.rails, match, house.input_id(), person(name))
    marked = replace(person("5"), reach="closed", reads_threads=True)
    await lobby.mark(house.rails, match, marked)
    await lobby.mark(house.rails, match, replace(person("1"), reach="open"))
    await lobby.leave(house.rails, match, house.input_id(), user("2"))
    found = {row.seat: row.person for row in house.storage.seats[match]}
    assert found["2"] == marked
    assert found["1"] == replace(person("1"), reach="open")


async def test_one_lobby_at_a_time_follows_a_match_in_its_place() -> None:
    house = House()
    match = await house.begun()
    house.storage.rows[match] = replace(house.match(match), status=Status.OVER, places={"parent": 9, "team-east": 8})
    again = await lobby.again(house.rails, match, house.input_id(), HOST)
    assert house.match(int(again.facts["match"])).places == {"parent": 9}
    assert (await lobby.again(house.rails, match, house.input_id(), HOST)).code == "lobby_open"


# --- private talk


async def talking_match(how: str = "relay") -> tuple[House, int]:
    house = House()
    match = await house.begun()
    row = house.match(match)
    house.storage.rows[match] = replace(row, settings=replace(row.settings, team_talk=how))
    return house, match


async def test_t2_what_a_side_says_reaches_its_own_people_alone() -> None:
    house, match = await talking_match()
    teams = await queries.teams(house.storage, match)
    side = next(rows for rows in teams.values() if "1" in {row.seat for row in rows})
    answer = await talking.say(house.rails, match, house.input_id(), user("1"), "bid low")
    assert (answer.code, answer.facts["heard"]) == ("said", len(side) - 1)
    heard = [one.new.seat for one in house.messages(match) if b"bid low" in one.new.events]
    assert heard == [row.seat for row in side if row.seat != "1"]


async def test_t2_where_the_bot_carries_no_talk_it_says_so() -> None:
    for how in ("threads", "off"):
        house, match = await talking_match(how)
        answer = await talking.say(house.rails, match, house.input_id(), user("1"), "bid low")
        assert answer.code == "team_talk_off"


async def test_t2_who_is_out_talks_to_nobody_and_strangers_neither() -> None:
    house, match = await talking_match()
    stranger = await talking.say(house.rails, match, house.input_id(), user("99"), "hello")
    assert stranger.code == "not_seated"
    await seating.remove(house.rails, match, house.host(), "1")
    answer = await talking.say(house.rails, match, house.input_id(), user("1"), "boo")
    assert answer.code == "no_team"

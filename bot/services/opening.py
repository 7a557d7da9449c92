"""What somebody chooses before a lobby opens, checked: the plan of a match."""

import re
from collections.abc import Mapping
from datetime import time
from functools import cache
from typing import Any
from zoneinfo import available_timezones

from msgspec import Struct
from msgspec.structs import replace

from bot.games import houserules
from bot.games.api import Malformed, Refused
from bot.games.registry import find
from bot.presets import names, preset
from bot.services.hours import Schedule, is_zone
from bot.services.lobby import PARENT, Opening
from bot.services.rows import DailyHours, Server, Settings

USUAL = ("classic", "standard")
"""The presets that somebody begins with, where a game has one of them."""

_DAY = 24 * 60
MOST, MOST_OF_TABLE = 4095, 63
"""The largest numbers that a plan can hold."""

LONGEST = 14 * _DAY
"""Minutes."""

_SPAN = re.compile(
    r"(?P<number>[0-9]{1,6})\s*(?:(?P<minutes>m|min|minutes?|分|分钟|分鐘)|h|hours?|小时|小時|个小时|個小時)?"
)
"""Hours, or minutes, in any language; a number alone is hours."""

_HOURS = re.compile(r"[^\d]*(\d{1,2})[:：](\d{2})" * 3 + r"[^\d]*")


class Plan(Struct, frozen=True, kw_only=True):
    """One match as it is planned; hours are minutes of the local day."""

    game: str
    preset: str
    language: str
    zone: str
    dawn: int
    bids_close: int
    nightfall: int
    place: int = 0
    """The channel or forum chosen; 0 for where one is."""

    seats: int = 0
    """How many may play; 0 for as many as the house rules allow."""

    rules: Mapping[str, Any] = {}
    """House rules that differ from the preset."""


def first_plan(game: str, language: str, schedule: Schedule, server: Server | None = None) -> Plan:
    """The plan that somebody begins with: the game's usual preset; else what the server chose, or as given."""
    known = names(find(game))
    chosen = Server(guild=0) if server is None else server
    hours = daily_hours(schedule) if chosen.hours is None else chosen.hours
    return Plan(
        game=game,
        preset=next((name for name in USUAL if name in known), known[0]),
        language=chosen.language or language,
        zone=chosen.zone or schedule.zone,
        dawn=hours.dawn,
        bids_close=hours.bids_close,
        nightfall=hours.nightfall,
        place=chosen.channel,
    )


def daily_hours(schedule: Schedule) -> DailyHours:
    """The hours of a schedule as minutes of the local day."""
    nightfall = _minute(schedule.nightfall)
    return DailyHours(
        dawn=_minute(schedule.dawn),
        bids_close=(nightfall - schedule.bids_close_minutes) % _DAY,
        nightfall=nightfall,
    )


def house_rules(plan: Plan) -> Mapping[str, Any]:
    """Every house rule of the plan; refused as `malformed`."""
    game = find(plan.game)
    try:
        return houserules.write(game.rules({**preset(game, plan.preset), **plan.rules}))
    except Malformed as fault:
        raise Refused("malformed", reason=str(fault)) from None


def with_rule(plan: Plan, key: str, value: Any) -> Plan:
    """The plan with another value of a house rule; one that the preset has anyway is not kept. Refused as above."""
    rules = {**plan.rules, key: value}
    chosen = house_rules(replace(plan, rules=rules))
    usual = preset(find(plan.game), plan.preset)
    return replace(plan, rules={one: chosen[one] for one in chosen if one in rules and chosen[one] != usual[one]})


def rule_from(plan: Plan, key: str, answers: Mapping[str, str]) -> Any:
    """The value of a house rule of numbers from what was filled in, by the names of its parts; "" for the only one.

    Refused as `rule_number`, or as `rule_span` where it is a length of time.
    """
    kind = rule_kinds(plan.game)[key]
    if isinstance(kind, houserules.Table):
        return {name: _number(answers.get(name, ""), kind.number.low, MOST_OF_TABLE) for name in kind.names}
    if isinstance(kind, houserules.Hours):
        return _span(answers.get("", ""), kind)
    assert isinstance(kind, houserules.Whole)
    return _number(answers.get("", ""), kind.low, MOST)


def seat_counts(plan: Plan) -> range:
    """How many may play by the plan's house rules; refused as `malformed`."""
    game = find(plan.game)
    return game.seat_limits(game.rules(house_rules(plan)))


def rule_word(game: str, key: str, chosen: str) -> Any:
    """The value of a house rule of words that a menu's line stands for; some words are numbers."""
    kind = rule_kinds(game)[key]
    words: tuple[Any, ...] = kind.words if isinstance(kind, houserules.Choice) else ()
    return next((word for word in words if str(word) == chosen), chosen)


def rule_kinds(game: str) -> Mapping[str, houserules.Kind]:
    """What each house rule of a game may hold, by key."""
    rules: type[Struct] = type(find(game).rules({}))
    return houserules.kinds(rules)


def minutes_meant(text: str) -> int:
    """A number of minutes that somebody wrote; refused as `rule_number`."""
    return _number(text, 1, LONGEST)


def with_hours(plan: Plan, text: str, zone: str) -> Plan:
    """The plan with `dawn / bids close / nightfall` as somebody wrote them, and the zone.

    Refused as `hours_meant` and `with_zone` say.
    """
    hours = hours_meant(text)
    return replace(with_zone(plan, zone), dawn=hours.dawn, bids_close=hours.bids_close, nightfall=hours.nightfall)


def hours_meant(text: str) -> DailyHours:
    """`dawn / bids close / nightfall` as somebody wrote them; refused as `hours_unreadable` or `hours_order`."""
    found = _HOURS.fullmatch(text.strip())
    numbers = [int(one) for one in found.groups()] if found else []
    if not numbers or any(hour > 23 for hour in numbers[::2]) or any(minute > 59 for minute in numbers[1::2]):
        raise Refused("hours_unreadable", text=text)
    dawn, bids_close, nightfall = (60 * hour + minute for hour, minute in zip(numbers[::2], numbers[1::2], strict=True))
    if not dawn < bids_close < nightfall:
        raise Refused("hours_order")
    return DailyHours(dawn=dawn, bids_close=bids_close, nightfall=nightfall)


def with_zone(plan: Plan, zone: str) -> Plan:
    """The plan in another zone; refused as `unknown_zone`."""
    return replace(plan, zone=zone_meant(zone))


def zone_meant(text: str) -> str:
    """A zone as somebody wrote it, by one of the names that everybody uses; refused as `unknown_zone`."""
    zone = text.strip()
    if zone not in _zones() or not is_zone(zone):
        raise Refused("unknown_zone", zone=text)
    return zone


@cache
def _zones() -> frozenset[str]:
    """Without such names as `posix/Europe/London`, which a plan could not be read back with."""
    return frozenset(available_timezones())


def schedule_of(plan: Plan, usual: Schedule) -> Schedule:
    """The hours of the plan; what it does not say is as `usual`."""
    return Schedule(
        zone=plan.zone,
        dawn=time(*divmod(plan.dawn, 60)),
        nightfall=time(*divmod(plan.nightfall, 60)),
        bids_close_minutes=plan.nightfall - plan.bids_close,
        first_nightfall_hours=usual.first_nightfall_hours,
    )


class Home(Struct, frozen=True, kw_only=True):
    """Where a match is to live: its thread or post, and the channel or forum above it."""

    guild: int
    home: int
    parent: int
    private_threads: bool
    """Whether private threads can be made beside it."""


def opening_of(plan: Plan, place: Home, host: int, usual: tuple[Schedule, Settings]) -> Opening:
    """What the lobby is opened with; refused as `malformed`."""
    schedule, settings = usual
    robot_after = settings.missed_for_robot or find(plan.game).missed_for_robot
    return Opening(
        game=plan.game,
        guild=place.guild,
        home=place.home,
        host=host,
        language=plan.language,
        schedule=schedule_of(plan, schedule),
        house_rules=house_rules(plan),
        preset=plan.preset,
        seat_count=plan.seats or None,
        settings=replace(settings, team_talk=_talk(plan, place), missed_for_robot=robot_after),
        places={PARENT: place.parent},
    )


def _minute(at: time) -> int:
    return at.hour * 60 + at.minute


def _talk(plan: Plan, place: Home) -> str:
    """How the sides talk: a deal shows whether this game, by these house rules, gives them a place to."""
    game = find(plan.game)
    rules = game.rules(house_rules(plan))
    seats = tuple(str(seat) for seat in range(1, game.seat_limits(rules)[-1] + 1))
    state, _ = game.setup(rules, seats, "0")
    if not game.teams(state):
        return "off"
    return "threads" if place.private_threads else "relay"


def _span(text: str, kind: houserules.Hours) -> int | str:
    """A length of time as house rules write it; refused as `rule_span`."""
    found = _SPAN.fullmatch(text.strip().casefold())
    value = int(found["number"]) if found else 0
    if found is None or not 1 <= (value if found["minutes"] else 60 * value) <= 60 * kind.most:
        raise Refused("rule_span", text=text, most=kind.most)
    return kind.write(value if found["minutes"] else 60 * value)  # type: ignore[no-any-return]


def _number(text: str, least: int, most: int) -> int:
    plain = text.strip()
    if not plain.isascii() or not plain.isdecimal() or len(plain) > 9 or not least <= int(plain) <= most:
        raise Refused("rule_number", text=text, least=least, most=most)
    return int(plain)

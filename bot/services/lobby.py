"""The lobby: open, join, leave, waiting list, kick, robots, and the start with its deal."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.games.api import AnyGame, Malformed, Refused
from bot.games.notation import encoded
from bot.games.registry import find
from bot.services import answers, log, notices, posting
from bot.services.answers import Answer, refusal
from bot.services.changes import Change
from bot.services.decision import LOBBY, Decision
from bot.services.host import ATTEMPTS, Outcome, Overrun, Rails
from bot.services.hosting import Caller, hosted_alone
from bot.services.hours import Schedule
from bot.services.outgoing import Destination, DestinationKind, PanelWanted
from bot.services.ports import Repeated, VersionClash
from bot.services.posting import Told
from bot.services.rows import AuditRow, Match, Person, SeatRow, Settings, Status, StoredAnswer

PARENT = "parent"
"""In `Match.places`: the channel or forum that the match's thread lies in."""

SEED = 32
"""Random bytes of a live match's seed."""


class Opening(Struct, frozen=True, kw_only=True):
    """What a host chooses before the lobby opens."""

    game: str
    guild: int
    home: int
    host: int
    language: str
    schedule: Schedule
    house_rules: Mapping[str, Any] = {}
    preset: str = ""
    seat_count: int | None = None
    """None: the most that the house rules allow."""

    settings: Settings = Settings()
    places: Mapping[str, int] = {}


async def open_lobby(rails: Rails, input_id: int, opening: Opening) -> Answer:
    """Open a lobby; the answer's facts hold its number as `match`. Refused as `malformed` or `seat_count`.

    The same input opens one lobby, however often it comes.
    """
    now = rails.time.now()
    try:
        match = _new(rails, opening)
    except Refused as refused:
        return refusal(refused, now)
    for _ in range(ATTEMPTS):
        match = replace(match, id=await rails.storage.free_match_id())
        answer = Answer(code="opened", facts={"match": match.id, "seats": match.seat_count}, at=now)
        kept = StoredAnswer(input=input_id, match=match.id, at=now, answer=answers.write(answer))
        try:
            await rails.create(replace(_opened(match), answer=kept))
        except VersionClash:
            continue
        except Repeated as before:
            return answers.read(before.answer)
        return answer
    raise Overrun("no free number for a match")


async def again(rails: Rails, match: int, input_id: int, user: int) -> Answer:
    """Open a lobby with the choices of a finished match, hosted by who asks; he must have hosted or played it."""
    now = rails.time.now()
    stored = await rails.storage.load(match)
    if stored is None:
        return refusal(Refused("no_match", match=match), now)
    old, players = stored.match, [row.person.user for row in stored.seats if row.person is not None]
    if old.status not in (Status.OVER, Status.ENDED):
        return refusal(Refused("match_live", match=match), now)
    if user not in (*old.hosts, *players):
        return refusal(Refused("not_seated"), now)
    if any(one.home == old.home for one in await rails.storage.matches((Status.LOBBY,), channel=old.home)):
        # It may be this very input that opened it, in another task or process.
        before = await rails.storage.answered(input_id)
        return refusal(Refused("lobby_open"), now) if before is None else answers.read(before)
    opening = Opening(
        game=old.game,
        guild=old.guild,
        home=old.home,
        host=user,
        language=old.language,
        schedule=old.schedule,
        house_rules=msgspec.json.decode(old.house_rules),
        preset=old.preset,
        seat_count=old.seat_count,
        settings=old.settings,
        places={name: channel for name, channel in old.places.items() if name == PARENT},
    )
    return await open_lobby(rails, input_id, opening)


async def join(rails: Rails, match: int, input_id: int, person: Person) -> Answer:
    """Take a place, or one on the waiting list: `joined` with `place`, or `waiting` with `position`."""

    async def decide(decision: Decision) -> Outcome:
        _require_lobby(decision)
        if _place_of(decision, person.user) or any(one.user == person.user for one in decision.match.waiting):
            raise Refused("already_joined")
        place = _free_place(decision)
        if place is not None:
            _sit(decision, place, person)
            return Outcome(code="joined", facts={"place": place})
        decision.update(waiting=(*decision.match.waiting, person))
        return Outcome(code="waiting", facts={"position": len(decision.match.waiting)})

    return await rails.change(match, decide, input_id=input_id)


async def mark(rails: Rails, match: int, person: Person) -> Answer:
    """Keep what was found out about somebody in the lobby: whether a DM reached him, what he could read."""

    async def decide(decision: Decision) -> Outcome:
        _require_lobby(decision)
        for row in decision.seats:
            if row.person is not None and row.person.user == person.user:
                decision.seat(replace(row, person=person))
        waiting = tuple(person if one.user == person.user else one for one in decision.match.waiting)
        decision.update(waiting=waiting)
        return Outcome(code="marked")

    return await rails.change(match, decide)


async def leave(rails: Rails, match: int, input_id: int, user: int) -> Answer:
    """Give the place up; the first of the waiting list takes it."""

    async def decide(decision: Decision) -> Outcome:
        _require_lobby(decision)
        _unseat(decision, user)
        return Outcome(code="left")

    return await rails.change(match, decide, input_id=input_id)


async def kick(rails: Rails, match: int, caller: Caller, user: int) -> Answer:
    """The host takes somebody out of the lobby."""

    async def do(decision: Decision) -> Outcome:
        _require_lobby(decision)
        _unseat(decision, user)
        return Outcome(code="kicked")

    return await hosted_alone(rails, match, caller, "kick", do, user=str(user))


async def fill_with_robots(rails: Rails, match: int, caller: Caller, count: int | None = None) -> Answer:
    """Put robots on so many free places (None: all); 0 sends them away again."""

    async def do(decision: Decision) -> Outcome:
        _require_lobby(decision)
        if count == 0:
            decision.reseat(tuple(row for row in decision.seats if row.person is not None))
        for _ in range(decision.match.seat_count if count is None else count):
            place = _free_place(decision)
            if place is None:
                break
            _sit(decision, place, None)
        return Outcome(code="robots_seated", facts={"robots": sum(row.robot for row in decision.seats)})

    return await hosted_alone(rails, match, caller, "robots", do, count=count)


async def talk(rails: Rails, match: int, caller: Caller, how: str) -> Answer:
    """The host chooses how the sides talk in private: `threads`, `relay` or `off`."""

    async def do(decision: Decision) -> Outcome:
        _require_lobby(decision)
        decision.update(settings=replace(decision.match.settings, team_talk=how))
        return Outcome(code="talk_set", facts={"how": how})

    return await hosted_alone(rails, match, caller, "talk", do, how=how)


async def keep_place(rails: Rails, match: int, name: str, channel: int) -> Answer:
    """Keep a channel of the match beside its home."""

    async def decide(decision: Decision) -> Outcome:
        decision.update(places={**decision.match.places, name: channel})
        return Outcome(code="marked")

    return await rails.change(match, decide)


async def close(rails: Rails, match: int, caller: Caller) -> Answer:
    """The host closes the lobby without a match."""

    async def do(decision: Decision) -> Outcome:
        _require_lobby(decision)
        decision.update(status=Status.CLOSED, ended_at=decision.now)
        decision.tell(notices.Closed())
        return Outcome(code="closed")

    return await hosted_alone(rails, match, caller, "close", do)


async def start(rails: Rails, match: int, caller: Caller, *, watchers: frozenset[int] = frozenset()) -> Answer:
    """Deal and begin. `watchers`: seated people who could read private threads as their permissions are now.

    The seed is 32 random bytes; what is published of it is in `Begun` and can be checked against it at the end.
    """

    async def do(decision: Decision) -> Outcome:
        _require_lobby(decision)
        _require_enough(decision)
        seen = [row.seat for row in decision.seats if row.person is not None and row.person.user in watchers]
        if seen and decision.match.settings.team_talk == "threads":
            raise Refused("could_read_threads", seats=seen)
        _deal(decision, caller.user)
        return Outcome(code="started")

    return await hosted_alone(rails, match, caller, "start", do)


def _deal(decision: Decision, by: int) -> None:
    game, match = decision.game, decision.match
    seed = decision.entropy.token_bytes(SEED).hex()
    seats = tuple(row.seat for row in decision.seats)
    data = msgspec.json.decode(match.house_rules)
    state, events = game.setup(game.rules(data), seats, seed)
    house_rules = msgspec.Raw(match.house_rules)
    decision.write(log.Started(game=game.name, house_rules=house_rules, seats=seats, seed=seed, by=str(by)))
    decision.update(seed=seed, commitment=log.commitment(seed), waiting=())
    decision.begin(state, events)
    begun = notices.Begun(commitment=decision.match.commitment.hex(), due_at=decision.match.due_at)
    decision.told.insert(0, Told(begun))


def _new(rails: Rails, opening: Opening) -> Match:
    """The match as it is inserted, still without its number."""
    try:
        game: AnyGame = find(opening.game)
        limits = game.seat_limits(game.rules(opening.house_rules))
    except Malformed as fault:
        raise Refused("malformed", reason=str(fault)) from None
    count = limits[-1] if opening.seat_count is None else opening.seat_count
    if count not in limits:
        raise Refused("seat_count", count=count, least=limits[0], most=limits[-1])
    return Match(
        id=0,
        version=1,
        status=Status.LOBBY,
        game=game.name,
        guild=opening.guild,
        home=opening.home,
        hosts=(opening.host,),
        language=opening.language,
        schedule=opening.schedule,
        settings=opening.settings,
        places=opening.places,
        preset=opening.preset,
        house_rules=encoded(opening.house_rules),
        seat_count=count,
        created_at=rails.time.now(),
    )


def _opened(match: Match) -> Change:
    """The bundle of a new lobby."""
    facts = encoded({"game": match.game, "seats": match.seat_count, "preset": match.preset})
    opened = Told(notices.Opened(game=match.game, seats=match.seat_count))
    home = Destination(DestinationKind.CHANNEL, match.home)
    return Change(
        match=match,
        channels=match.channels,
        seats=(),
        messages=posting.messages(match, (), [opened], 0),
        panels=(PanelWanted(match=match.id, panel=LOBBY, destination=home),),
        audit=(AuditRow(match=match.id, at=match.created_at, by=match.hosts[0], act="open", facts=facts),),
    )


def _require_lobby(decision: Decision) -> None:
    if decision.match.status is not Status.LOBBY:
        raise Refused("not_in_lobby")


def _require_enough(decision: Decision) -> None:
    """A game of a fixed size needs every place taken; others begin with as many as have come, from the least on."""
    game, match = decision.game, decision.match
    limits = game.seat_limits(game.rules(msgspec.json.decode(match.house_rules)))
    taken = len(decision.seats)
    if taken not in limits:
        raise Refused("places_empty", count=limits[0] - taken)


def _place_of(decision: Decision, user: int) -> int | None:
    for row in decision.seats:
        if row.person is not None and row.person.user == user:
            return row.place
    return None


def _free_place(decision: Decision) -> int | None:
    taken = {row.place for row in decision.seats}
    return next((place for place in range(1, decision.match.seat_count + 1) if place not in taken), None)


def _sit(decision: Decision, place: int, person: Person | None) -> None:
    row = SeatRow(match=decision.match.id, place=place, seat=str(place), person=person, robot=person is None)
    decision.reseat(tuple(sorted((*decision.seats, row), key=lambda one: one.place)))


def _unseat(decision: Decision, user: int) -> None:
    """Take a person out of the lobby; the first who waits gets the place."""
    waiting = decision.match.waiting
    place = _place_of(decision, user)
    if place is None:
        if all(one.user != user for one in waiting):
            raise Refused("not_joined")
        decision.update(waiting=tuple(one for one in waiting if one.user != user))
        return
    decision.reseat(tuple(row for row in decision.seats if row.place != place))
    if waiting:
        decision.update(waiting=waiting[1:])
        _sit(decision, place, waiting[0])
        decision.tell(notices.Moved(place=place, name=waiting[0].name))

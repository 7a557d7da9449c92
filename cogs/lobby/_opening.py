"""The set-up panel, and what it does in the end: a thread or post for the match, and its lobby in it."""

import asyncio
from weakref import WeakValueDictionary

from msgspec import Struct
from msgspec.structs import replace

from bot.presentation import plan_words
from bot.presentation.opening_panel import NUMBER, Act, Setup
from bot.presentation.selftest import NEEDED, NEEDED_IN_FORUM, missing
from bot.services import answers, lobby, opening
from bot.services.answers import Answer
from bot.services.messaging import RefusedByDestination, Rendered
from bot.services.opening import Home, Plan
from bot.transport.asked import Asked
from bot.transport.places import Place, Places
from bot.transport.replies import Reply, Update


class Chosen(Struct, frozen=True):
    """What a part of the set-up panel says: what to do, the plan so far, the house rule it is about."""

    act: str
    plan: Plan
    at: str = ""


class NoPlace(Exception):
    """A match cannot be opened there; `said` tells why."""

    def __init__(self, said: Rendered) -> None:
        super().__init__("no place for a match")
        self.said = said


class Openings:
    """Set-up panels of this process. A panel opens one match, however often its button is pressed."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def chosen(self, asked: Asked) -> Reply:
        """What becomes of the panel after a click or a choice."""
        found = _read(asked)
        if found is None:
            return asked.means.renderer.hint("dead", asked.language)
        value = next(iter(asked.values), "")
        setup = shown(asked, found.plan)
        match found.act:
            case Act.GO:
                return await self._go(asked, found.plan)
            case Act.HOURS:
                return setup.hours()
            case Act.RULES:
                return Update(setup.rules())
            case Act.KEY:
                return setup.numbers(value) or Update(setup.rules(value))
            case Act.VALUE:
                return _with_rule(asked, found, value)
        return Update(shown(asked, _with(found, value)).panel())

    def filled(self, asked: Asked) -> Reply:
        """What becomes of the panel after a form."""
        found = _read(asked)
        if found is None:
            return asked.means.renderer.hint("dead", asked.language)
        if found.act == Act.HOURS:
            plan = opening.with_hours(found.plan, asked.field("hours"), asked.field("zone"))
            return Update(shown(asked, plan).panel())
        return _with_rule(asked, found, None)

    async def _go(self, asked: Asked, plan: Plan) -> Reply:
        """Open the match; a second click is known by the panel's own message and gets the first one's answer."""
        async with self._locks.setdefault(asked.message, asyncio.Lock()):
            before = await asked.services.storage.answered(asked.message)
            if before is not None:
                return Update(_opened(asked, answers.read(before), 0))
            try:
                place = await self._place(asked, plan)
                home = await self._home(asked, plan, place)
            except NoPlace as fault:
                return fault.said
            usual = (asked.services.schedule, asked.services.settings)
            wanted = opening.opening_of(plan, home, asked.user, usual)
            answer = await lobby.open_lobby(asked.services.rails, asked.message, wanted)
        return Update(_opened(asked, answer, home.home))

    async def _place(self, asked: Asked, plan: Plan) -> Place:
        """The channel for the match, looked at anew; raises NoPlace, Refused."""
        opening.house_rules(plan)
        channel = plan.place or asked.channel
        try:
            place = await self._places.look(asked.guild, channel)
            rights = await self._places.rights_of(asked.guild, channel, asked.user)
        except RefusedByDestination:
            raise NoPlace(missing(channel, ("view_channel",), asked.texts)) from None
        needed = NEEDED_IN_FORUM if place.forum else NEEDED
        lacks = place.lacks(**dict.fromkeys(needed, True))
        if lacks:
            raise NoPlace(missing(channel, lacks, asked.texts))
        if replace(place, rights=rights).lacks(view_channel=True, send_messages=True):
            raise NoPlace(Rendered(text=asked.texts.text("open-not-yours", channel=f"<#{channel}>")))
        return place

    async def _home(self, asked: Asked, plan: Plan, place: Place) -> Home:
        """The thread or post of the match."""
        texts = asked.means.texts[plan.language]
        local = asked.at.astimezone(opening.schedule_of(plan, asked.services.schedule).zone_info)
        name = texts.text("open-thread", game=texts.text(f"{plan.game}-name"), at=f"{local:%m-%d %H:%M}")
        try:
            if place.thread:
                home = place.channel
            elif place.forum:
                home, _ = await self._places.post(place.channel, name, Rendered(text=texts.text("open-post")))
            else:
                home = await self._places.thread(place.channel, name)
        except RefusedByDestination:
            raise NoPlace(missing(place.channel, ("create_public_threads",), asked.texts)) from None
        private = not place.in_forum and not place.lacks(create_private_threads=True)
        return Home(guild=asked.guild, home=home, parent=place.parent, private_threads=private)


def shown(asked: Asked, plan: Plan) -> Setup:
    """A plan as this person reads it."""
    return Setup(plan, asked.texts)


def _read(asked: Asked) -> Chosen | None:
    act, *rest = asked.target.word.split(".")
    plan = plan_words.read(rest[-1]) if rest else None
    return Chosen(act, plan, rest[0] if len(rest) > 1 else "") if plan is not None else None


def _with(found: Chosen, value: str) -> Plan:
    """The plan with what was chosen in a menu."""
    match found.act:
        case Act.PRESET:
            return replace(found.plan, preset=value, rules={})
        case Act.LANGUAGE:
            return replace(found.plan, language=value)
        case Act.PLACE:
            return replace(found.plan, place=int(value or 0))
        case Act.ZONE:
            return opening.with_zone(found.plan, value)
        case Act.SEATS:
            return replace(found.plan, seats=int(value))
    return found.plan


def _with_rule(asked: Asked, found: Chosen, value: str | None) -> Reply:
    """The page of house rules with another value of one; None: it is in a form."""
    key = shown(asked, found.plan).key(found.at)
    if key is None:
        return asked.means.renderer.hint("dead", asked.language)
    if value is None:
        answered = {"" if name == NUMBER else name: asked.field(name) for name in asked.fields}
        plan = opening.with_rule(found.plan, key, opening.rule_from(found.plan, key, answered))
        return Update(shown(asked, plan).rules())
    word = opening.rule_word(found.plan.game, key, value)
    return Update(shown(asked, opening.with_rule(found.plan, key, word)).rules(key))


def _opened(asked: Asked, answer: Answer, home: int) -> Rendered:
    """The answer, and where the lobby is."""
    said = asked.means.renderer.answer(answer, asked.language)
    where = [asked.texts.text("open-where", place=f"<#{home}>")] if home and not answer.refused else []
    return Rendered(text="\n".join((said.text, *where)))

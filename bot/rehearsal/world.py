"""The server of a rehearsal: the real bot on it, its people, and what can be made to happen there."""

import asyncio
from collections.abc import Coroutine, Iterable, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar
from zoneinfo import ZoneInfo

from discord import Permissions
from msgspec import convert
from msgspec.structs import replace

from bot.app import Rhythm, Secrets
from bot.clock import Clock
from bot.config import Config, Language
from bot.games.registry import find
from bot.online import Online, all_texts
from bot.presentation.buttons import Verb
from bot.presentation.localizer import Localizer
from bot.presentation.opening_panel import Act
from bot.rehearsal import simworld
from bot.rehearsal.people import Marks, Member
from bot.rehearsal.simworld import SimClock
from bot.rehearsal.wanted import Dealt, Wanted
from bot.services import robots
from bot.services.access import Services
from bot.services.decision import Decision
from bot.services.host import Outcome
from bot.services.rows import LIVE, Deadline, DeadlineKind, Match, Status

T = TypeVar("T")
NAME = "Duskbid"
STEP = timedelta(hours=6)
"""The longest time that passes at once, so that one step never takes long."""

AFTER_GRACE = timedelta(seconds=1)
LOOKS = 40
"""How often one looks whether a phase has ended that was due; the gateway may hold it for some minutes."""

BETWEEN_LOOKS = timedelta(seconds=15)
MOMENT = timedelta(seconds=0.25)
"""Time that passes at once while the bot stops."""

SETTLING = timedelta(minutes=1)
"""Until panels, which are not edited at every click, show everything."""

MOST_PHASES = 20
"""So many turns robots play at once, where no person is waited for."""

OPEN = (*LIVE, Status.LOBBY)
SELDOM = Rhythm(**dict.fromkeys(("beat", "tidy", "sweep", "poll", "lease"), timedelta(days=1)))
"""What is due is known, and no other process writes; so looking often would only take time."""

DISCORD = {"en": "en-US"}
"""Our languages by Discord's names where these differ."""


class World:
    """One Discord server with the bot on it: `begin`, then whatever happens there, one thing at a time under `lock`."""

    def __init__(self, folder: Path, wanted: Wanted, bar: Localizer) -> None:
        self.wanted = wanted
        self.lock = asyncio.Lock()
        self.marks = Marks()
        self.clock = SimClock()
        self._bar = bar
        self._texts = all_texts()
        self._entropy = Dealt(wanted.seed) if wanted.seed else Secrets()
        self._config = Config(data_dir=folder, language=convert(wanted.language, Language), zone=ZoneInfo(wanted.zone))
        self._new()
        self.env = simworld.new_world(self._bot, self.clock)

    # --- beginning and end

    async def begin(self, real: Clock) -> None:
        """Start the bot, let everybody come, and open a match in which one seat is left for whoever sits here."""
        simworld.begins_at(self.env, real.now())
        simworld.on_event(self.env, self.marks.hear)
        await self.env.start()
        simworld.name_bot(self.env, NAME)
        self._guild = self.env.create_guild(
            self._bar.text("server-name"), preferred_locale=discord_language(self.wanted.language)
        )
        self.games = self._guild.create_text_channel(self._bar.text("channel-games"))
        host, you, *others = self._names()
        manages = self._guild.create_role(self._bar.text("role-host"), permissions=Permissions(manage_guild=True))
        self.host, self.you = self._come(host, [manages]), self._come(you)
        self.others = tuple(self._come(name) for name in others)
        await self.env.settle()
        await self._open_match()

    async def end(self) -> None:
        """Stop the bot, and the world with it."""
        try:
            await self._stop()
        finally:
            await self.env.shutdown()

    async def restart(self) -> None:
        """End the bot politely, and begin another one on the same database."""
        await self._stop()
        self._new()
        await self.env.restart_bot(self._bot)

    def _new(self) -> None:
        online = Online(self._config, clock=self.clock, texts=self._texts, entropy=self._entropy, rhythm=SELDOM)
        self._app = online.app
        self._bot = online.client()
        simworld.begin_with(self._bot, self._app.start)

    async def _stop(self) -> None:
        """Stop the bot; a message on its way may wait for its turn, so time passes until all is done."""
        with simworld.as_bot(self.env):
            stopping = asyncio.ensure_future(self._app.stop())
        await simworld.passes_while(self.env, stopping, MOMENT)
        await stopping

    # --- people and places

    @property
    def everybody(self) -> tuple[Member, ...]:
        """All people: who sits here, the host, the others."""
        return (self.you, self.host, *self.others)

    def speak(self, language: str) -> None:
        """Everybody reads this language from now on."""
        for member in self.everybody:
            simworld.LOCALES[member.id] = discord_language(language)

    def places(self, member: Member) -> list[Any]:
        """Where somebody can look: channels and threads that he reads, and last his DM with the bot."""
        channels = [one for channel in self._guild.channels.values() for one in (channel, *channel.threads)]
        seen = {one.id: one for one in channels if simworld.reads(self.env, one.id, member.id)}
        return [*seen.values(), member.actor.user.dm_channel]

    def _names(self) -> tuple[str, ...]:
        return self._bar.words("people")[: self.wanted.seats + 1]

    def _come(self, name: str, roles: Sequence[Any] = ()) -> Member:
        user = self.env.create_user(f"user{len(self.env.backend.users)}", global_name=name)
        simworld.LOCALES[user.id] = discord_language(self.wanted.language)
        return Member(name, self._guild.add_member(user, roles=list(roles)))

    # --- matches

    @property
    def services(self) -> Services:
        """The services of the running bot."""
        return self._app.services

    async def matches(self) -> tuple[Match, ...]:
        """The matches that are not over, by number."""
        return await self._as_bot(self.services.storage.matches(OPEN))

    async def seats(self, match: int) -> dict[int, str]:
        """Who plays which seat, by user."""
        stored = await self._as_bot(self.services.storage.load(match))
        rows = stored.seats if stored else ()
        return {row.person.user: row.seat for row in rows if row.person is not None}

    async def start(self) -> None:
        """Fill the open lobby's last seat, and let the host start the match."""
        for match in await self.matches():
            if match.status is Status.LOBBY:
                home = self._home(match)
                if self.you.id not in await self.seats(match.id):
                    await self._click(self.you, home, Verb.JOIN)
                await self._lend(match.id, [member.id for member in self.everybody])
                await self._click(self.host, home, Verb.START)

    async def robots_act(self, phases: int = MOST_PHASES) -> bool:
        """Let the robots of every live match act now, in so many phases, or until a person is waited for.

        Return whether a match went on to another phase by that.
        """
        went_on = False
        for match in await self.matches():
            for _ in range(phases):
                now = await self._as_bot(self._robots_in(match.id))
                if not now:
                    break
                went_on = True
        return went_on

    async def _robots_in(self, match: int) -> bool:
        """Let robots act in the match's present phase; return whether that ended it and another one is on."""
        rails, now = self.services.rails, self.clock.now()
        stored = await self.services.storage.load(match)
        if stored is None or stored.match.status is not Status.RUNNING:
            return False
        phase = stored.match.phase
        await robots.act_all(
            rails, Deadline(match=match, kind=DeadlineKind.ROBOTS, phase=phase, due_at=now, run_at=now)
        )
        stored = await self.services.storage.load(match)
        return stored is not None and stored.match.phase != phase

    async def robots_everywhere(self) -> None:
        """Let robots play every seat, whoever sits there."""
        for match in await self.matches():
            await self._lend(match.id, [member.id for member in self.everybody])

    async def to_next_deadline(self) -> bool:
        """Let time pass until the next phase of a match has ended; False where none is to end."""
        first = min(
            (one for one in await self.matches() if one.due_at is not None),
            key=lambda one: one.due_at or one.created_at,
            default=None,
        )
        if first is None or first.due_at is None:
            return False
        await self.passes(first.due_at + timedelta(seconds=first.settings.grace_seconds) + AFTER_GRACE)
        for _ in range(LOOKS):
            now = await self._as_bot(self.services.storage.load(first.id))
            if now is None or (now.match.step, now.match.status) != (first.step, first.status):
                return True
            await self.passes(self.clock.now() + BETWEEN_LOOKS)
        return True

    async def passes(self, until: datetime) -> None:
        """Let time pass until then."""
        while (left := until - self.clock.now()) > timedelta(0):
            await self.env.advance_time(min(left, STEP).total_seconds())

    async def _open_match(self) -> None:
        """The host opens a match as people do, and all but one of its seats are taken, by people with robots' help."""
        shown = await self.host.actor.slash(self.games, "match open", game=self.wanted.game)
        panel = shown.response.message
        await self.host.actor.select(panel, [self.wanted.preset], custom_id=_part(panel, Verb.OPEN, Act.PRESET))
        if find(self.wanted.game).by_turns:
            panel = self._panel(self.host, self.games, Verb.OPEN)
            seats = str(self.wanted.seats)
            await self.host.actor.select(panel, [seats], custom_id=_part(panel, Verb.OPEN, Act.SEATS))
        panel = self._panel(self.host, self.games, Verb.OPEN)
        await self.host.actor.click(panel, custom_id=_part(panel, Verb.OPEN, Act.GO))
        [match] = await self.matches()
        for member in self.others:
            await self._click(member, self._home(match), Verb.JOIN)
        await self._lend(match.id, [member.id for member in self.others])
        await self.passes(self.clock.now() + SETTLING)

    async def _lend(self, match: int, users: Iterable[int]) -> None:
        """Let robots play these people's seats, each until he acts himself."""
        lent = frozenset(users)

        async def decide(decision: Decision) -> Outcome:
            for row in decision.seats:
                if row.person is not None and row.person.user in lent:
                    decision.seat(replace(row, robot=True))
            return Outcome(code="marked")

        await self._as_bot(self.services.rails.change(match, decide))

    def _home(self, match: Match) -> Any:
        return next(one for one in self.places(self.host) if one.id == match.home)

    async def _click(self, member: Member, place: Any, verb: Verb) -> None:
        panel = self._panel(member, place, verb)
        await member.actor.click(panel, custom_id=_part(panel, verb))

    def _panel(self, member: Member, place: Any, verb: Verb) -> Any:
        """The newest message there with such a button."""
        return next(one for one in reversed(place.history(viewer=member.actor)) if _parts(one, verb))

    async def _as_bot(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the bot's place, and let all that follows from it happen."""
        with simworld.as_bot(self.env):
            doing = asyncio.ensure_future(work)
        await self.env.settle()
        return await doing


def discord_language(language: str) -> str:
    """A language of ours as Discord calls it."""
    return DISCORD.get(language, language)


def _parts(message: Any, verb: Verb, word: str = "") -> list[str]:
    start = f"{verb.value}.{word}." if word else verb.value
    ids = [part.custom_id for row in message.components for part in getattr(row, "children", ())]
    return [one for one in ids if one and one.split(":")[2].startswith(start)]


def _part(message: Any, verb: Verb, word: str = "") -> str:
    return _parts(message, verb, word)[0]

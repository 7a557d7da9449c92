"""What one looks at: a place as one person sees it, in one language; and the world's time, which goes on meanwhile."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct

from bot.clock import Clock
from bot.presentation.games import GAMES
from bot.presentation.localizer import LANGUAGES, Localizer
from bot.rehearsal import simworld, tour
from bot.rehearsal.people import Member
from bot.rehearsal.world import World, discord_language
from bot.services.rows import Match, Status

CHANNEL, THREAD = "#", "↳"
SECOND = 1.0
FIRST_PAUSE, PAUSE, TURN_PAUSE = 2.0, 4.0, 1.0
"""Real seconds before the first phase, between phases, and between turns, of a match that one watches."""


TURNS_AT_ONCE = 10
"""From this speed on more than one turn is played between two looks."""


class NothingShown(Exception):
    """No page is open at this moment."""


class Choice(Struct, frozen=True):
    """Somebody or some place that can be chosen; `marked`: there is something new."""

    id: str
    label: str
    chosen: bool
    marked: bool


class Seen(Struct, frozen=True, kw_only=True):
    """What the bar shows; instants are ISO 8601 in UTC."""

    page: int
    """Changes when another page is to be loaded."""

    people: tuple[Choice, ...]
    places: tuple[Choice, ...]
    languages: tuple[Choice, ...]
    now: str
    zone: str
    match: str
    """How far the match is, in words."""

    due: str
    """When the present phase ends; empty where nothing is due."""

    live: bool
    """Whether there is a match that goes on."""

    open: bool
    """Whether there is one that is not over."""

    autoplay: bool

    toured: int
    """How many steps of the tour have been done."""


class Stage:
    """Who looks, where, and what can be pressed on the bar; each call waits for its turn in the world."""

    def __init__(
        self, world: World, texts: Mapping[str, Localizer], bars: Mapping[str, Localizer], real: Clock
    ) -> None:
        self._world = world
        self._texts = texts
        self._bars = bars
        self._real = real
        self._language = world.wanted.language
        self._who = world.you
        self._where = 0
        self._page = 0
        self._preview: simworld.Page | None = None
        self._matches: tuple[Match, ...] = ()
        self._seats: Mapping[int, str] = {}
        self._last_time = real.now()
        self._play_at: datetime | None = None
        self._toured = 0
        self._phases: set[str] = set()

    @property
    def bar(self) -> Localizer:
        """The bar's texts."""
        return self._bars[self._language]

    @property
    def preview(self) -> simworld.Page:
        """The page that is shown now; raises NothingShown while another one is being opened."""
        if self._preview is None:
            raise NothingShown
        return self._preview

    # --- beginning and end

    async def begin(self) -> None:
        """Show the open match as the one who sits here sees it."""
        async with self._world.lock:
            self._last_time = self._real.now()
            await self._look_around()
            for member in self._world.everybody:
                for place in self._world.places(member):
                    self._world.marks.look(member.id, place.id)
            if self._matches:
                self._where = self._matches[0].home
            await self._show()
            if self._world.wanted.autoplay:
                await self._play(FIRST_PAUSE)

    async def end(self) -> None:
        """Show nothing any more."""
        async with self._world.lock:
            await self._close()

    @property
    def tour(self) -> tuple[str, ...]:
        """What the tour says, step by step."""
        return tuple(self.bar.text(step) for step in tour.steps(self._world.wanted.game))

    # --- what the bar does

    async def be(self, user: str) -> None:
        """Look as somebody else: at the same place where he may, at his own DM where one looked at a DM.

        KeyError for a user id that nobody has.
        """
        async with self._world.lock:
            was_dm = self._where == self._who.actor.user.dm_channel.id
            self._who = {str(one.id): one for one in self._world.everybody}[user]
            if was_dm:
                self._where = self._who.actor.user.dm_channel.id
            await self._show()

    async def go(self, place: str) -> None:
        """Look at another place; KeyError for one that the person does not see."""
        async with self._world.lock:
            self._where = {str(one.id): int(one.id) for one in self._world.places(self._who)}[place]
            await self._show()

    async def speak(self, language: str) -> None:
        """Let everybody read another language; KeyError for one that we do not have."""
        async with self._world.lock:
            self._language = self._bars[language].language
            self._world.speak(language)
            await self._show()

    async def next_deadline(self) -> None:
        """Let time pass until the present phase has ended."""
        async with self._world.lock:
            await self._world.to_next_deadline()
            await self._look_around()
            await self._show()  # anew, since "in two hours" is drawn once for each message

    async def robots(self) -> None:
        """Let every robot act."""
        async with self._world.lock:
            await self._world.robots_act()
            await self._refresh()

    async def autoplay(self) -> None:
        """Let robots play on, or stop it."""
        async with self._world.lock:
            if self._play_at is None:
                await self._play(0.0)
            else:
                self._play_at = None

    async def restart(self) -> None:
        """Restart the bot."""
        async with self._world.lock:
            await self._world.restart()
            await self._refresh()

    # --- what goes on by itself

    async def beat(self) -> None:
        """Let as much time pass as really did; play on; show what was posted. To be called several times a second."""
        async with self._world.lock:
            passed = self._real.now() - self._last_time
            if passed >= timedelta(seconds=SECOND):
                self._last_time += passed
                await self._world.passes(self._world.clock.now() + passed)
            if self._play_at is not None and self._real.now() >= self._play_at:
                await self._play_on()
            if self._world.marks.news:
                await self._refresh()

    async def _play(self, pause: float) -> None:
        await self._world.start()
        await self._world.robots_everywhere()
        self._play_at = self._real.now() + timedelta(seconds=pause)
        await self._refresh()

    async def _play_on(self) -> None:
        speed = self._world.wanted.speed
        turns = max(1, int(speed / TURNS_AT_ONCE))
        acted = await self._world.robots_act(phases=turns)
        went_on = acted or await self._world.to_next_deadline()
        pause = timedelta(seconds=(TURN_PAUSE if acted else PAUSE) / speed)
        if acted:  # however fast one watches: posts keep to Discord's limits, which count the world's time
            world_time = self._world.clock.now() + timedelta(seconds=TURN_PAUSE) * turns - pause
            await self._world.passes(world_time)
        await self._refresh()
        self._play_at = self._real.now() + pause if went_on and self._matches else None
        if self._play_at is None:
            await self._show()
        self._last_time = self._real.now()

    # --- showing

    def seen(self) -> Seen:
        """What the bar shows now."""
        world, marks = self._world, self._world.marks
        places = world.places(self._who)
        marks.look(self._who.id, self._where)
        match = self._matches[0] if self._matches else None
        return Seen(
            page=self._page,
            people=tuple(self._person(one) for one in world.everybody),
            places=tuple(
                Choice(str(one.id), self._name(one), one.id == self._where, marks.marked(self._who.id, one.id))
                for one in places
            ),
            languages=tuple(
                Choice(one, self._texts[one].text(f"language-{one}"), one == self._language, False) for one in LANGUAGES
            ),
            now=world.clock.now().isoformat(),
            zone=world.wanted.zone,
            match=self._standing(match),
            due=match.due_at.isoformat() if match and match.due_at else "",
            live=match is not None and match.status is Status.RUNNING,
            open=match is not None,
            autoplay=self._play_at is not None,
            toured=self._toured,
        )

    def _name(self, place: Any) -> str:
        if place.guild is None:
            return self.bar.text("dm")
        return f"{THREAD if place.is_thread else CHANNEL} {place.name}"

    def _person(self, member: Member) -> Choice:
        seat = self._seats.get(member.id)
        label = self.bar.text("seat", name=member.name, seat=seat) if seat else member.name
        news = self._world.marks.marked(member.id, member.actor.user.dm_channel.id)
        return Choice(str(member.id), label, member is self._who, news)

    def _standing(self, match: Match | None) -> str:
        if match is None:
            return self.bar.text("nothing")
        if match.status is Status.LOBBY:
            return self.bar.text("lobby")
        texts, game = self._texts[self._language], GAMES[match.game]
        return self.bar.text("until", phase=game.phase(match.phase, texts), end=game.phase_end(match.phase, texts))

    def _tour(self) -> None:
        """Note what somebody has done of it."""
        live = bool(self._matches) and self._matches[0].status is not Status.LOBBY
        seated = self._world.you.id in self._seats
        read = live and self._who is self._world.you and self._where == self._who.actor.user.dm_channel.id
        if live:
            self._phases.add(self._matches[0].phase)
        ended = max(0, len(self._phases) - 1)
        game = self._world.wanted.game
        self._toured = max(self._toured, tour.done(game, seated=seated, live=live, read=read, ended=ended))

    async def _refresh(self) -> None:
        await self._look_around()
        if self._preview is None or self._where not in {one.id for one in self._world.places(self._who)}:
            await self._show()
        else:
            await self.preview.refresh()

    async def _look_around(self) -> None:
        """Know how far the match is that one plays; one that goes on before one that has not begun."""
        self._world.marks.news = False
        found = await self._world.matches()
        self._matches = tuple(sorted(found, key=lambda one: (one.status is Status.LOBBY, one.due_at is None)))
        if found:
            self._seats = await self._world.seats(self._matches[0].id)
        self._tour()

    async def _show(self) -> None:
        """Show the place anew; another one where the person cannot read it."""
        await self._close()
        places = self._world.places(self._who)
        place: Any = next((one for one in places if one.id == self._where), None)
        if place is None:
            home = self._matches[0].home if self._matches else 0
            place = next((one for one in places if one.id == home), places[0])
        self._where = place.id
        self._tour()
        viewer = self._who.actor.user if place.id == places[-1].id else self._who.actor
        language = discord_language(self._language)
        preview = simworld.page_of(self._world.env, place, viewer, language, self._world.wanted.zone)
        self._preview = await preview.__aenter__()
        self._page += 1

    async def _close(self) -> None:
        preview, self._preview = self._preview, None  # before it closes: nobody is to be led to it any more
        if preview is not None:
            await preview.close()

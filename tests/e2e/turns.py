"""A match of a game by turns as people play it: by the buttons, menus and forms of their own hands.

table = await seated(server, "sins", ("an", "bo"), seats=4)
await table.moves(an, "play", "C5")
await table.goes_on()
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct
from simcord.builders import ChannelHandle

from bot.games.notation import decoded
from bot.games.registry import find
from bot.presentation.games import TURNS
from bot.services import rewinding
from bot.services.hosting import Caller
from bot.services.ports import Stored
from bot.services.rows import Match, Status
from tests.e2e.chat import Answer, Person, Server
from tests.e2e.lobbies import Opened, opened

GAMES = tuple(TURNS)
LANGUAGES = ("en", "zh-CN", "zh-TW")
GRACE = 11
"""Seconds: a tick waits so long after its hour."""

ROBOTS = 6
"""Seconds after which robots have acted."""

ELEMENTS = frozenset("金木水火土")
LIMIT = 900
"""Moves that a match may last at most in a test."""

TRIES = 30
"""Presses within which somebody has found a move that can be made: what a form says may be refused."""


class Press(Struct, frozen=True):
    """Something on a hand that may be pressed: a button, or one line of a menu."""

    custom_id: str
    value: str
    label: str

    @property
    def word(self) -> str:
        """The act: `play`."""
        return self.custom_id.split(":")[2].split(".")[1]


Taste = Callable[[Sequence[Press]], Press]
"""How somebody chooses."""


def presses(message: Any) -> list[Press]:
    """All moves that a private panel offers."""
    found = []
    for row in message.components:
        for part in getattr(row, "children", ()):
            if part.custom_id.split(":")[2].startswith("move."):
                options = getattr(part, "options", None)
                found += (
                    [Press(part.custom_id, "", part.label or "")]
                    if options is None
                    else [Press(part.custom_id, one.value, one.label) for one in options]
                )
    return found


class Curious:
    """Chooses what was done least so far, by chance among equals; what ends a match, whenever it can after a while."""

    def __init__(self, seed: int, ending: str = "", after: int = 0) -> None:
        self._random = Random(seed)
        self._ending = ending
        self._after = after
        self.done: dict[str, int] = {}

    def __call__(self, offered: Sequence[Press]) -> Press:
        some = offered
        if sum(self.done.values()) >= self._after:
            some = [one for one in offered if one.word == self._ending] or offered
        least = min(self.done.get(kind(one), 0) for one in some)
        chosen = self._random.choice([one for one in some if self.done.get(kind(one), 0) == least])
        self.done[kind(chosen)] = self.done.get(kind(chosen), 0) + 1
        return chosen

    @property
    def words(self) -> frozenset[str]:
        """The acts that were made."""
        return frozenset(one.partition(" ")[0] for one in self.done)


def kind(press: Press) -> str:
    """What sort of move it is: its act, and of a card only what a deck has of each suit, or that it has a number."""
    return " ".join((press.word, *(_kind(part) for part in press.value.split(" "))))


def _kind(part: str) -> str:
    return "number" if part[:1] in ELEMENTS else part.lstrip("CHDS") or part


def usual(form: Answer) -> dict[str, str]:
    """A form as it is sent with nothing changed; where nothing is chosen yet, with the first line of its first menu."""
    assert form.form is not None
    menus = [part["component"] for part in form.form["components"] if "component" in part]
    found = {menu["custom_id"]: one["value"] for menu in menus for one in menu["options"] if one.get("default")}
    return found or {menus[0]["custom_id"]: menus[0]["options"][0]["value"]}


class Table:
    """One match by turns in its thread, with the people who play it."""

    def __init__(self, opened: Opened, people: Sequence[Person]) -> None:
        self.opened = opened
        self.id = opened.id
        self.home: ChannelHandle = opened.home
        self.server: Server = opened.server
        self.people = tuple(people)

    @property
    def host(self) -> Person:
        """Who opened it."""
        return self.opened.host

    # --- playing

    async def hand(self, person: Person) -> Any:
        """Open one's private panel."""
        said = await person.clicks("me", on=self.panel)
        assert said.private
        return said.message

    def again(self, person: Person, message: Any) -> Any:
        """A private message as it is now."""
        return next(one for one in person.sees(self.home) if one.id == message.id)

    async def press(self, person: Person, message: Any, press: Press) -> Answer:
        """Press a button or choose a line of a menu on a private panel."""
        verb = press.custom_id.split(":")[2]
        if not press.value:
            return await person.clicks(verb, on=message)
        [menu] = [part for row in message.components for part in row.children if part.custom_id == press.custom_id]
        others = [one.value for one in menu.options if one.value != press.value]
        return await person.chooses(verb, press.value, *others[: menu.min_values - 1], on=message)

    async def moves(self, person: Person, word: str, *values: str) -> Answer:
        """Open the hand, press what has this word and value, and go on with the next values as they are asked for."""
        message, said = await self.hand(person), None
        for value in values or ("",):
            found = [one for one in presses(message) if (one.word, one.value) == (word, value)]
            assert found, f"{word} {value} is not on offer: {[one.value for one in presses(message)]}"
            said = await self.press(person, message, found[0])
            message = self.again(person, message)
        assert said is not None
        return said

    async def acts(self, person: Person, taste: Taste) -> Answer:
        """Open the hand and make one whole move, chosen as one likes."""
        return await self.goes_through(person, await self.hand(person), taste)

    async def goes_through(self, person: Person, hand: Any, taste: Taste) -> Answer:
        """Make one whole move on an open hand, with all that is asked on the way."""
        before = (await self.match()).head_number
        for _ in range(TRIES):
            message = self.again(person, hand)
            said = await self.press(person, message, taste(presses(message)))
            if said.form is not None:
                said = await person.fills(said, **usual(said))
            if (await self.match()).head_number != before:
                return said
        raise AssertionError(f"it never became a whole move: {message.content}\n{presses(message)}")

    async def awaited(self) -> tuple[Person, ...]:
        """The people whom the match waits for; robots in seats are none."""
        stored = await self.stored()
        game = find(stored.match.game)
        waited = set(game.awaited(game.load(decoded(stored.match.state), {}, stored.match.seed)))
        by_user = {one.id: one for one in self.people}
        return tuple(
            by_user[row.person.user]
            for row in stored.seats
            if row.seat in waited and row.person is not None and not row.robot
        )

    async def to_the_end(self, taste: Taste) -> None:
        """Everybody plays until it is over."""
        await self.plays(taste, LIMIT)
        assert not await self.live(), "the match does not end"

    async def plays(self, taste: Taste, times: int) -> None:
        """Whoever is waited for makes a move, so many times in all, or until it is over; robots need a while each."""
        for _ in range(times):
            if not await self.live():
                return
            people = await self.awaited()
            if people:
                await self.acts(people[0], taste)
            else:
                await self.robots_act()

    # --- time

    async def robots_act(self) -> None:
        await self.server.passes(seconds=ROBOTS)

    async def goes_on(self) -> str:
        """Let time pass until the present phase is over; returns the word of the next one."""
        match = await self.match()
        assert match.due_at is not None
        left = (match.due_at - self.server.clock.now()).total_seconds()
        await self.server.passes(seconds=left + GRACE)
        assert (await self.match()).phase != match.phase
        return await self.step()

    # --- looking

    async def stored(self) -> Stored:
        found = await self.server.services.storage.load(self.id)
        assert found is not None
        return found

    async def match(self) -> Match:
        return (await self.stored()).match

    async def step(self) -> str:
        """What the match waits for: `act`."""
        return str((await self.state())["step"])

    async def live(self) -> bool:
        return (await self.match()).status is Status.RUNNING

    async def state(self) -> dict[str, Any]:
        """The whole truth, as the engine has it."""
        data: dict[str, Any] = decoded((await self.match()).state)
        return data

    @property
    def panel(self) -> Any:
        """The table's message: one while it is played, edited; how it ended is another one."""
        return self.tables[-1]

    @property
    def tables(self) -> list[Any]:
        """All messages that show the table."""
        return [one for one in self.home.history() if one.attachments]

    @property
    def public(self) -> list[str]:
        """What everybody can read, in order."""
        return [one.content for one in self.home.history()]

    # --- what a test sets up

    async def stands(self, start: Mapping[str, Any], *, top: Sequence[str] = (), last: Sequence[str] = ()) -> None:
        """The host corrects the match to this position, in the words of a rule case.

        `top`: what is drawn next; `last`: that this is all there is to draw, and the rest lies on the discards.
        """
        game = find((await self.match()).game)
        whole = dict(game.dump(game.load({**start}, {}, "1")))
        rest = list(whole["deck"])
        for card in (*top, *last):
            rest.remove(card)
        whole |= {"deck": [*last], "discard": [*whole["discard"], *rest]} if last else {"deck": [*top, *rest]}
        patch = {key: value for key, value in whole.items() if key not in ("rules", "seed", "drawn", "phase")}
        services, server = self.server.services, self.server
        caller = Caller(user=self.host.id, input=int(server.env.backend.snowflake()))
        said = await server.as_bot(rewinding.correct(services.rails, self.id, caller, patch, "position"))
        assert said.code == "corrected", said
        await server.passes(seconds=2)


async def seated(
    server: Server,
    game: str,
    people: Iterable[str | Person],
    *,
    seats: int | None = None,
    at: ChannelHandle | None = None,
    language: str = "en",
    preset: str = "standard",
) -> Table:
    """A match that has just begun: opened, joined and started by clicks; robots in the seats that are left.

    People given by name read English and both Chinese in turn.
    """
    host = server.person("host")
    sat = [
        server.person(one, language=LANGUAGES[at_seat % 3]) if isinstance(one, str) else one
        for at_seat, one in enumerate(people)
    ]
    lobby = await opened(host, game=game, preset=preset, seats=seats or len(sat), at=at, language=language)
    await lobby.joins(*sat)
    await lobby.starts()
    return Table(lobby, sat)

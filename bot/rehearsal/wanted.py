"""What somebody wants to rehearse, checked before anything begins."""

from collections.abc import Mapping
from hashlib import blake2b

from msgspec import Struct

from bot.errors import UserError
from bot.games.api import AnyGame
from bot.games.registry import find
from bot.presentation.games import GAMES
from bot.presentation.localizer import LANGUAGES
from bot.presets import names, preset

SPEEDS = (0.1, 100.0)
USUAL = ("classic", "standard")
A_TABLE = 4
"""How many play where a game takes fewer or more, and nobody said how many."""

MOST_PEOPLE = 24

ZONES: Mapping[str, str] = {"zh-CN": "Asia/Shanghai", "zh-TW": "Asia/Taipei", "en": "Europe/London"}
"""Where the people of a rehearsal live."""


class Dealt:
    """`Entropy` that gives the same bytes for the same seed."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._count = 0

    def token_bytes(self, count: int) -> bytes:
        """Return so many bytes, 64 at most."""
        self._count += 1
        return blake2b(f"{self._seed}/{self._count}".encode(), digest_size=count).digest()


class Wanted(Struct, frozen=True, kw_only=True):
    """A rehearsal: one match that fits all of it."""

    game: str
    preset: str
    seats: int
    language: str
    autoplay: bool = False
    speed: float = 1.0
    """How fast robots play a match that one watches: 1 is a phase in four seconds."""

    seed: str = ""
    """The same deals and robots each time, for pictures and tests; empty: real chance."""

    @property
    def zone(self) -> str:
        """The time zone of the match."""
        return ZONES[self.language]


def wanted(
    game: str,
    preset_name: str | None,
    seats: int | None,
    language: str,
    *,
    autoplay: bool = False,
    speed: float = 1.0,
    seed: str = "",
) -> Wanted:
    """The rehearsal that was asked for; raises UserError with what is allowed."""
    if game not in GAMES:
        raise UserError(f"unknown game {game}; allowed: {', '.join(GAMES)}")
    found = find(game)
    if language not in LANGUAGES:
        raise UserError(f"unknown language '{language}'; allowed: {', '.join(LANGUAGES)}")
    if not SPEEDS[0] <= speed <= SPEEDS[1]:
        raise UserError(f"--speed: {SPEEDS[0]:g} to {SPEEDS[1]:g}")
    chosen = preset_name or _fitting(found, seats)
    limits = _limits(found, chosen)
    count = seats if seats is not None else min(limits[-1], max(limits[0], A_TABLE))
    if count not in limits:
        fitting = ", ".join(f"{_told(_limits(found, name))} with {name}" for name in names(found))
        raise UserError(f"--seats {seats}: a match of {game} has {fitting}")
    return Wanted(game=game, preset=chosen, seats=count, language=language, autoplay=autoplay, speed=speed, seed=seed)


def _fitting(game: AnyGame, seats: int | None) -> str:
    """The preset that takes so many seats, the usual one first."""
    known = sorted(names(game), key=lambda name: name not in USUAL)
    return next((name for name in known if seats is None or seats in _limits(game, name)), known[0])


def _limits(game: AnyGame, name: str) -> range:
    limits: range = game.seat_limits(game.rules(preset(game, name)))
    return limits


def _told(limits: range) -> str:
    return str(limits[0]) if len(limits) == 1 else f"{limits[0]} to {limits[-1]}"

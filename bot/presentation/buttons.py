"""Buttons and menus as plain data; their ids are the same for everybody."""

from enum import StrEnum
from typing import Self

from msgspec import Struct

from bot.presentation import ids
from bot.presentation.localizer import Localizer
from bot.presentation.wording import by_turns
from bot.services.messaging import Button, Choice, Menu
from bot.services.rows import Match

ROW = 5
"""Buttons in a row."""

ROWS = 5
CHOICES = 25
"""Lines of a menu."""


class Verb(StrEnum):
    """What a button or menu asks for."""

    JOIN = "join"
    LEAVE = "leave"
    RULES = "rules"
    ROBOTS = "robots"
    KICK = "kick"
    START = "start"
    CLOSE = "close"
    RECEIVED = "received"
    ME = "me"
    BID = "bid"
    SEAL = "seal"
    DROP = "drop"
    VOTE = "vote"
    ABSTAIN = "abstain"
    UNVOTE = "unvote"
    VOTES = "votes"
    ORDER = "order"
    USE_MISSILE = "use_missile"
    USE_MINE = "use_mine"
    USE_ALLIANCE = "use_alliance"
    USE_RED_CARD = "use_red_card"
    USE_BLACK_CARD = "use_black_card"
    STAND = "stand"
    STAND_MISSILE = "stand_missile"
    STAND_MINE = "stand_mine"
    STAND_ALLIANCE = "stand_alliance"
    STAND_RED_CARD = "stand_red_card"
    STAND_BLACK_CARD = "stand_black_card"
    TAKE = "take"
    PANEL = "panel"
    WHY = "why"
    WISH = "wish"
    AGAIN = "again"
    REMIND = "remind"
    ANNOUNCE = "announce"
    EXTEND = "extend"
    RESCHEDULE = "reschedule"
    TICK = "tick"
    PAUSE = "pause"
    RESUME = "resume"
    SUBSTITUTE = "substitute"
    REPLACE = "replace"
    REMOVE = "remove"
    LOOK = "look"
    CORRECT = "correct"
    UNDO = "undo"
    ENTER = "enter"
    END = "end"
    OPEN = "open"
    DISMISS = "dismiss"
    HOST = "host"
    COHOST = "cohost"
    MOVE = "move"
    BACK = "back"
    AWAY = "away"
    DRYRUN = "dryrun"
    SETUP = "setup"
    PINGS = "pings"


def custom_id(match: int, verb: Verb, step: int, word: str = "") -> str:
    """The id of a button or menu; `word`: what it asks for more closely, of letters, digits, -, _ and points.

    Raises ValueError for one that would not be read back.
    """
    return ids.custom_id(match, f"{verb.value}.{word}" if word else verb.value, step)


class Board(Struct, frozen=True):
    """Makes the buttons of one match at one step in one language."""

    texts: Localizer
    match: int
    step: int
    by_turns: bool = False
    """Whether the match's game is played by turns; some buttons are then called otherwise."""

    number: int = 0
    """The log's latest number; moves carry it, since a second click on the same hand is no second move."""

    @classmethod
    def of(cls, match: Match, texts: Localizer) -> Self:
        """Those of the match as it is now."""
        return cls(texts, match.id, match.step, by_turns(match.game), match.head_number)

    def button(self, verb: Verb, style: str = "secondary", word: str = "", label: str = "") -> Button:
        """A button with its verb's label, or with the one of another message id."""
        usual = label or f"button-{verb.value}"
        own = f"{usual}-turns"
        text = self.texts.text(own if self.by_turns and self.texts.has(own) else usual)
        return Button(custom_id(self.match, verb, self.step, word), text, style)

    def move_id(self, word: str) -> str:
        """The id of a move's button, menu or form."""
        return custom_id(self.match, Verb.MOVE, self.step, f"{word}.{self.number}")

    def move(self, word: str, style: str, label: str) -> Button:
        """A button of a move, or one that asks for the rest of it."""
        return Button(self.move_id(word), self.texts.text(label), style)

    def moves(self, word: str, prompt: str, choices: tuple[Choice, ...], *, least: int = 1, most: int = 1) -> Menu:
        """A menu of moves with a prompt of its own."""
        most = min(most, len(choices))
        return Menu(self.move_id(word), prompt, choices, least=least, most=most)

    def menu(self, verb: Verb, choices: tuple[Choice, ...], *, least: int = 1, most: int = 1) -> Menu:
        """A menu with its verb's prompt."""
        prompt = self.texts.text(f"menu-{verb.value}")
        return Menu(custom_id(self.match, verb, self.step), prompt, choices, least=least, most=most)


def pings_button(texts: Localizer, *, wanted: bool) -> Button:
    """The button by which somebody is pinged in public, or is so no more; it belongs to no match."""
    word = "on" if wanted else "off"
    return Board(texts, 0, 0).button(Verb.PINGS, word=word, label=f"button-pings-{word}")

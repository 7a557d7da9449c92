"""What games that are played by turns have in common: moves as words of menus, what is asked next, the hand panel.

A move is the word of a button or menu (`move.play`), and the values chosen in the menu (`C5`; `X H` for a card with
its pile). Values are seen by nobody but who chooses: menus of moves stand in private messages alone.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from bot.games.notation import action_step
from bot.presentation.buttons import CHOICES, ROW, ROWS, Board
from bot.presentation.forms import Form
from bot.presentation.localizer import Localizer
from bot.presentation.names import Names
from bot.presentation.posts import Rows
from bot.services.log import Asks
from bot.services.messaging import Button, Choice, Menu
from bot.services.queries import Mine

ALT = 1000
"""Characters of a picture's alternative text; Discord takes 1,024."""

PartsOf: TypeAlias = Callable[[str, Mapping[str, Any]], tuple[str, ...]]
"""The choices of a move as words, from its act and arguments."""


class Question(Struct, frozen=True):
    """What is asked before a move is whole."""

    lines: Sequence[str]
    rows: Rows


Next: TypeAlias = Asks | Form | Question
"""What comes of a choice: a whole move, a form, or one more question."""


class Move(Struct, frozen=True):
    """One whole move, as it is suggested to who types."""

    word: str
    value: str
    label: str

    @property
    def typed(self) -> str:
        """What stands for it in a command."""
        return f"{self.word} {self.value}".strip()


class TurnTexts(Protocol):
    """What a game by turns says beyond `games.GameTexts`."""

    def chosen(self, word: str, values: Sequence[str], mine: Mine, texts: Localizer, names: Names) -> Next | None:
        """Return what comes of a button or menu of moves; None for what is no move of this game."""
        ...

    def filled(self, word: str, fields: Mapping[str, Sequence[str]], mine: Mine) -> Asks | None:
        """Return the move that a form says; None for what is no form of this game."""
        ...

    def moves(self, mine: Mine, texts: Localizer, names: Names) -> Iterable[Move]:
        """Return the whole moves that can be told in a line each."""
        ...


def told_by(word: str) -> tuple[str, int | None]:
    """What the word of a button, menu or form says: the act, and the number of the log when it was shown."""
    name, *rest = word.split(".")
    return name, int(rest[-1]) if rest and rest[-1].isdecimal() else None


def menus(
    board: Board, word: str, prompt: str, choices: Sequence[Choice], *, least: int = 1, most: int = 1
) -> Iterator[tuple[Menu]]:
    """Menus of so many lines as there are, each in a row of its own; the ids of all but the first end in a number."""
    for at, begin in enumerate(range(0, len(choices), CHOICES)):
        some = tuple(choices[begin : begin + CHOICES])
        yield (board.moves(f"{word}.{at}" if at else word, prompt, some, least=least, most=most),)


def rows_of(buttons: Iterable[Button], *menu_rows: Iterable[tuple[Button | Menu, ...]]) -> Rows:
    """Menus first, then buttons five in a row; what has no room is left out."""
    every = list(buttons)
    first = [row for rows in menu_rows for row in rows]
    return tuple([*first, *(tuple(every[at : at + ROW]) for at in range(0, len(every), ROW))][:ROWS])


class Whole(Struct, frozen=True):
    """A whole move: the word of its act, its choices one after the other as words, and what is asked for by it."""

    word: str
    parts: tuple[str, ...]
    asks: Asks


def wholes(mine: Mine, parts_of: PartsOf, *, without: Iterable[str] = ()) -> list[Whole]:
    """Every move that is offered, but for acts that a form asks for."""
    left_out = frozenset(without)
    found: dict[tuple[str, tuple[str, ...]], Whole] = {}
    for offer in mine.offers:
        if offer.kind in left_out:
            continue
        for action in offer.choices():
            word, arguments = action_step(action)
            parts = parts_of(word, arguments)
            found.setdefault((word, parts), Whole(word, parts, Asks(word, arguments)))
    return list(found.values())


def suggested(
    game: str, moves: Iterable[Whole], texts: Localizer, label: Callable[[Whole, int], str]
) -> Iterator[Move]:
    """The whole moves in a line each; `label` says what the move's first so many choices come to."""
    for one in moves:
        what = texts.text(f"{game}-do-{one.word}")
        said = [label(one, count) for count in range(1, len(one.parts) + 1)]
        line = texts.text("turns-move", what=what, choices=texts.text("turns-then").join(said)) if said else what
        yield Move(one.word, " ".join(one.parts), line)


def narrowed(moves: Iterable[Whole], word: str, chosen: tuple[str, ...]) -> list[Whole]:
    """The moves that begin with what was chosen so far."""
    return [one for one in moves if one.word == word and one.parts[: len(chosen)] == chosen]


def steps_on(moves: Iterable[Whole], chosen: tuple[str, ...]) -> list[tuple[str, ...]]:
    """What can be chosen next: the choices so far with one more, each once."""
    return list(dict.fromkeys(one.parts[: len(chosen) + 1] for one in moves if len(one.parts) > len(chosen)))


def choice_of(parts: Sequence[str], label: str, description: str = "") -> Choice:
    """A line of a menu of moves."""
    return Choice(" ".join(parts), label, description)


def parts_in(values: Sequence[str]) -> tuple[str, ...]:
    """What was chosen in a menu of moves; nothing for a button."""
    return tuple(values[0].split(" ")) if values else ()


def copies(cards: Iterable[str]) -> list[tuple[str, str]]:
    """Cards with a value of their own each: the second of two equal ones is `C5#2`."""
    seen: dict[str, int] = {}
    found = []
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        found.append((card, card if seen[card] == 1 else f"{card}#{seen[card]}"))
    return found


def card_of(value: str) -> str:
    """The card of a value of `copies`."""
    return value.partition("#")[0]

"""The set-up panel of a match: menus and buttons that carry the plan in their ids, and the forms beside them."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any

from msgspec import Struct

from bot.games import registry
from bot.games.houserules import Choice as OneOf
from bot.games.houserules import Hours, Kind, Switch, Table
from bot.presentation import plan_words
from bot.presentation.buttons import CHOICES, Verb, custom_id
from bot.presentation.forms import Field, Form
from bot.presentation.games import GAMES, GameTexts
from bot.presentation.localizer import LANGUAGES, Localizer
from bot.presentation.posts import SMALL, TITLE, one_post
from bot.presets import names, preset
from bot.services.messaging import Button, Choice, Menu, Rendered
from bot.services.opening import MOST_OF_TABLE, Plan, house_rules, rule_kinds, seat_counts

ZONES = (
    "Asia/Shanghai", "Asia/Taipei", "Asia/Hong_Kong", "Asia/Singapore", "Asia/Kuala_Lumpur", "Asia/Tokyo", "Asia/Seoul",
    "Asia/Kolkata", "Asia/Dubai", "Europe/Moscow", "Europe/Berlin", "Europe/Paris", "Europe/London", "UTC",
    "America/Sao_Paulo", "America/New_York", "America/Toronto", "America/Chicago", "America/Denver",
    "America/Los_Angeles", "America/Vancouver", "Australia/Perth", "Australia/Sydney", "Pacific/Auckland",
)  # fmt: skip
"""Offered in the menu; any other can be written in the form of the hours."""


class Act(StrEnum):
    """What a part of the set-up panel does."""

    PRESET = "p"
    LANGUAGE = "l"
    PLACE = "c"
    ZONE = "z"
    SEATS = "s"
    HOURS = "h"
    RULES = "r"
    KEY = "k"
    VALUE = "v"
    BACK = "b"
    GO = "g"


class Setup(Struct, frozen=True):
    """Shows one plan in one language."""

    plan: Plan
    texts: Localizer

    @property
    def _game(self) -> GameTexts:
        return GAMES[self.plan.game]

    def panel(self) -> Rendered:
        """Everything chosen so far, with menus for it."""
        plan = self.plan
        presets = [(name, self.texts.text(f"{plan.game}-preset-{name}")) for name in names(registry.find(plan.game))]
        languages = [(name, self.texts.text(f"language-{name}")) for name in LANGUAGES]
        chosen = (Choice(str(plan.place), "", chosen=True),) if plan.place else ()
        place = Menu(self._id(Act.PLACE), self.texts.text("menu-open-place"), chosen, least=0, channels=True)
        acts = (Act.RULES,) if self._by_turns else (Act.HOURS, Act.RULES)
        return one_post(
            list(self._lines()),
            (
                (self._menu(Act.PRESET, presets, plan.preset),),
                (self._menu(Act.LANGUAGE, languages, plan.language),),
                (place,),
                (self._seats() if self._by_turns else self._zones(),),
                (self._button(Act.GO, "success"), *map(self._button, acts)),
            ),
        )

    @property
    def _by_turns(self) -> bool:
        """Whether the game has turns instead of hours of the day; then few or many may play it."""
        return registry.find(self.plan.game).by_turns

    def _zones(self) -> Menu:
        return self._menu(Act.ZONE, zones(self.plan.zone), self.plan.zone)

    def _seats(self) -> Menu:
        counts = [(str(count), self.texts.text("open-seats", seats=count)) for count in seat_counts(self.plan)]
        return self._menu(Act.SEATS, counts, str(self.plan.seats or counts[-1][0]))

    def rules(self, key: str = "") -> Rendered:
        """The house rules, one of them with its values."""
        chosen = house_rules(self.plan)
        lines = [TITLE + self.texts.text("open-rules")]
        keys = [(one, self._game.rule_title(one, self.texts)) for one in chosen]
        rows: list[tuple[Button | Menu, ...]] = [(self._menu(Act.KEY, keys, key),)]
        if key:
            lines += [self._game.rule_title(key, self.texts), self._game.rule_value(key, chosen[key], self.texts)]
            values = [(str(one), self._game.rule_value(key, one, self.texts)) for one in _words(self._kind(key))]
            rows.append((self._menu(f"{Act.VALUE}.{self._at(key)}", values, str(chosen[key])),))
        else:
            lines += self._changed() or [self.texts.text("open-rules-none")]
        return one_post(lines, (*rows, (self._button(Act.BACK),)))

    def numbers(self, key: str) -> Form | None:
        """The form for a house rule of numbers; None for one of words."""
        kind, value = self._kind(key), house_rules(self.plan)[key]
        if _words(kind):
            return None
        title = self._game.rule_title(key, self.texts)
        parts = kind.names if isinstance(kind, Table) else ("",)
        fields = tuple(
            Field(
                name=part or NUMBER,
                label=self._game.rule_part(key, part, self.texts) if part else title,
                value=self._shown(key, value[part] if part else value),
                longest=len(str(MOST_OF_TABLE)) if part else 16 if isinstance(kind, Hours) else 4,
            )
            for part in parts
        )
        return Form(custom_id=self._id(f"{Act.VALUE}.{self._at(key)}"), title=title, fields=fields)

    def _shown(self, key: str, value: Any) -> str:
        """What stands in a form at first; a length of time in words."""
        return self._game.rule_value(key, value, self.texts) if isinstance(self._kind(key), Hours) else str(value)

    def hours(self) -> Form:
        """The form for the daily hours and any zone."""
        plan = self.plan
        return hours_form(self._id(Act.HOURS), (plan.dawn, plan.bids_close, plan.nightfall), plan.zone, self.texts)

    def key(self, at: str) -> str | None:
        """The house rule of that place in the game's order, as `Act.VALUE` has it; None for none."""
        keys = list(rule_kinds(self.plan.game))
        return keys[int(at)] if at.isdecimal() and int(at) < len(keys) else None

    def _lines(self) -> Iterator[str]:
        plan, texts = self.plan, self.texts
        yield TITLE + texts.text("open-title", game=texts.text(f"{plan.game}-name"))
        yield texts.text("open-preset", preset=texts.text(f"{plan.game}-preset-{plan.preset}"))
        yield texts.text("open-language", language=texts.text(f"language-{plan.language}"))
        yield texts.text("open-place", place=f"<#{plan.place}>") if plan.place else texts.text("open-place-here")
        if self._by_turns:
            yield texts.text("open-seats", seats=plan.seats or seat_counts(plan)[-1])
        else:
            yield daily((plan.dawn, plan.bids_close, plan.nightfall), plan.zone, texts)
        yield from self._changed()
        yield SMALL + texts.text("open-hint")

    def _changed(self) -> list[str]:
        """The house rules that are not the preset's."""
        usual = preset(registry.find(self.plan.game), self.plan.preset)
        return [
            self.texts.text(
                "open-rule",
                title=self._game.rule_title(key, self.texts),
                rule=self._game.rule_value(key, value, self.texts),
            )
            for key, value in self.plan.rules.items()
            if usual[key] != value
        ]

    def _kind(self, key: str) -> Kind:
        return rule_kinds(self.plan.game)[key]

    def _at(self, key: str) -> int:
        return list(rule_kinds(self.plan.game)).index(key)

    def _id(self, act: str) -> str:
        return custom_id(0, Verb.OPEN, 0, f"{act}.{plan_words.write(self.plan)}")

    def _button(self, act: Act, style: str = "secondary") -> Button:
        return Button(self._id(act), self.texts.text(f"button-open-{act.name.lower()}"), style)

    def _menu(self, act: str, lines: list[tuple[str, str]], chosen: str) -> Menu:
        placeholder = self.texts.text(f"menu-open-{Act(act[0]).name.lower()}")
        return Menu(
            self._id(act), placeholder, tuple(Choice(value, label, chosen=value == chosen) for value, label in lines)
        )


NUMBER = "number"
"""The field of a form with one number."""

EXAMPLE = "08:00 / 20:00 / 21:00"


def zones(present: str) -> list[tuple[str, str]]:
    """The zones of a menu, the present one first: values and labels."""
    return [(zone, zone) for zone in dict.fromkeys((present, *ZONES))][:CHOICES]


def daily(hours: tuple[int, int, int], zone: str, texts: Localizer) -> str:
    """Dawn, bids close and nightfall, minutes of the local day, in a sentence."""
    dawn, bids_close, nightfall = map(clock, hours)
    return texts.text("lobby-hours", dawn=dawn, bids_close=bids_close, nightfall=nightfall, zone=zone)


def hours_form(custom_id: str, hours: tuple[int, int, int], zone: str, texts: Localizer) -> Form:
    """The form for the daily hours, in one line of text, and any zone."""
    label, value = texts.text("open-hours-label"), " / ".join(map(clock, hours))
    return Form(
        custom_id=custom_id,
        title=texts.text("open-hours-title"),
        fields=(
            Field(name="hours", label=label, value=value, placeholder=EXAMPLE, longest=40),
            Field(name="zone", label=texts.text("open-zone-label"), value=zone, longest=40),
        ),
    )


def clock(minutes: int) -> str:
    """Minutes of a day as a clock shows them."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _words(kind: Kind) -> tuple[Any, ...]:
    """The words that a house rule may hold; empty for numbers."""
    match kind:
        case Switch(off=off, on=on):
            return (off, on)
        case OneOf(words=words):
            return words
    return ()

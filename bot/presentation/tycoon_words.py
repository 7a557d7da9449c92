"""What the things of tycoon are called."""

from bot.games.tycoon.rules import Item, Role, Side
from bot.games.tycoon.state import Phase
from bot.presentation.localizer import Localizer


def item_name(texts: Localizer, item: Item) -> str:
    """The item's name."""
    return texts.text(f"tycoon-item-{item}")


def role_name(texts: Localizer, role: Role) -> str:
    """The role's name."""
    return texts.text(f"tycoon-role-{role}")


def side_name(texts: Localizer, side: Side) -> str:
    """The side's name."""
    return texts.text(f"tycoon-side-{side}")


def phase_name(texts: Localizer, phase: Phase) -> str:
    """The phase's name."""
    return texts.text(f"tycoon-phase-{phase}")


def item_use(texts: Localizer, item: Item) -> str:
    """What the item does, to the one who holds it tonight (T28-T30)."""
    return texts.text(f"tycoon-use-{item}")


def role_power(texts: Localizer, role: Role) -> str:
    """What the role can do, to the one who has it (T11-T15)."""
    return texts.text(f"tycoon-power-{role}")


def phase_label(texts: Localizer, day: int, phase: str) -> str:
    """A phase of one day, as a heading and in sentences: `第 2 天白天`."""
    return texts.text("tycoon-phase-label", day=day, phase=phase)


def phase_title(texts: Localizer, day: int, phase: str) -> str:
    """The same as a heading."""
    label = phase_label(texts, day, phase)
    return label[:1].upper() + label[1:]


def slot_name(texts: Localizer, slot: str) -> str:
    """What a draft's slot is about: an item's word, perhaps with `#` and a number behind it (`missile#2`)."""
    item = slot.removeprefix("standing:").partition("#")[0]
    return texts.text(f"tycoon-item-{item}")


def phase_end(texts: Localizer, day: int, phase: str) -> str:
    """What ends that phase: `第 2 天截标`."""
    return texts.text("tycoon-phase-end", day=day, next=day + 1, phase=phase)

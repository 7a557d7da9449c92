"""Commands in a sentence, as people of a language type them."""

from collections.abc import Mapping

from bot.presentation.localizer import Localizer

COMMANDS = ("me", "panel", "votes", "why", "rules")
"""What helps in every situation, by the commands' English names."""


def commands_in(texts: Localizer, names: tuple[str, ...] = COMMANDS) -> Mapping[str, str]:
    """Commands as people of this language type them."""
    return {name: f"/{texts.text(f'command-{name}-name')}" for name in names}

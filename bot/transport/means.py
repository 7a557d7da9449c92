"""What transport and cogs work with."""

from collections.abc import Mapping

from msgspec import Struct

from bot.clock import Clock
from bot.presentation.localizer import Localizer
from bot.presentation.renderer import TextRenderer
from bot.services.access import Services


class Means(Struct, frozen=True, kw_only=True):
    """The services as they run here, what makes messages, the texts of every language, the clock."""

    services: Services
    renderer: TextRenderer
    texts: Mapping[str, Localizer]
    clock: Clock

"""What transport and cogs work with."""

from collections.abc import Mapping

from msgspec import Struct

from bot.clock import Clock
from bot.presentation.localizer import Localizer
from bot.services.access import Services


class Means(Struct, frozen=True, kw_only=True):
    """The services as they run here, the texts of every language, the clock."""

    services: Services
    texts: Mapping[str, Localizer]
    clock: Clock

"""The whole bot: the app and its connection to Discord, built from a Config. What runs it gives the token."""

from collections.abc import Iterable, Mapping

from bot.app import App, Ports, Rhythm, Secrets, Time
from bot.clock import SystemClock
from bot.config import Config
from bot.presentation.localizer import LANGUAGES, Localizer
from bot.presentation.renderer import TextRenderer
from bot.resources import data_dir
from bot.services.delivery.reports import LoggedReports, Reports
from bot.services.messaging import Renderer
from bot.services.ports import Entropy
from bot.transport.client import COGS, DuskBot
from bot.transport.messenger import DiscordMessenger
from bot.transport.running import Connection
from bot.transport.translator import Payload


class Online:
    """An app and the client that carries it. Both begin once; `client` may be made anew after a crash of the library.

    `renderer` and the like are given by tests and rehearsals; the defaults are what a running bot has.
    """

    def __init__(
        self,
        config: Config,
        *,
        clock: Time | None = None,
        renderer: Renderer | None = None,
        entropy: Entropy | None = None,
        reports: Reports | None = None,
        texts: Mapping[str, Localizer] | None = None,
        rhythm: Rhythm | None = None,
        extensions: Iterable[str] = (COGS,),
    ) -> None:
        self.clock = clock or SystemClock()
        self.messenger = DiscordMessenger()
        self._config = config
        self._texts = texts or all_texts()
        self._answers = TextRenderer(self._texts)
        self._extensions = tuple(extensions)
        self.app = App(
            config,
            Ports(
                messenger=self.messenger,
                renderer=renderer or self._answers,
                clock=self.clock,
                entropy=entropy or Secrets(),
                reports=reports or LoggedReports(),
            ),
            rhythm=rhythm,
        )

    def client(self) -> DuskBot:
        """A client for this app; the messenger sends through it."""
        client = DuskBot(
            self._config,
            lambda: self.app.services,
            self._answers,
            self._texts,
            self.clock,
            extensions=self._extensions,
        )
        self.messenger.use(client)
        return client

    async def commands(self) -> list[Payload]:
        """All commands as Discord takes them; nothing is connected for it."""
        async with self.client() as client:
            return await client.load()

    def connection(self) -> Connection:
        """What keeps a client connected while the app runs: `async with online.app: await connection.run(token)`."""
        return Connection(self.client, self.clock)


def all_texts() -> dict[str, Localizer]:
    """The texts of every language, from the packaged data."""
    return {language: Localizer(language, data_dir() / "locales") for language in LANGUAGES}

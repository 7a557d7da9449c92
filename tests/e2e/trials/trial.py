"""An extension that tries transport alone: buttons, menus, forms, slow and faulty handlers, without a game."""

import asyncio
from collections.abc import Iterable, Iterator
from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.api import Refused
from bot.presentation.forms import Field, Form
from bot.presentation.ids import custom_id
from bot.services.messaging import Button, Choice, Menu, Rendered
from bot.transport.asked import Asked
from bot.transport.client import DuskBot
from bot.transport.replies import Reply, Update
from bot.transport.verbs import answered, filled, mentioned, suggests, typed, verb

SECRET = "canary-in-an-error"


class Trial(commands.Cog):
    """Handlers that say what they were asked; `asked` keeps every input that reached one."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.gate = asyncio.Event()
        self.says: Reply | Exception = None
        """What the button and the text `say` are answered, or fail with."""

    def kept(self, asked: Asked) -> Asked:
        self.asked.append(asked)
        return asked

    @app_commands.command(name="panel")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @answered
    async def panel(self, asked: Asked) -> Reply:
        self.kept(asked)
        return panel()

    @app_commands.command(name="bid")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @answered
    async def bid(self, asked: Asked, item: str, amount: int = 0) -> Reply:
        self.kept(asked)
        return Rendered(text=f"{item} {amount}")

    @bid.autocomplete("item")
    @suggests
    async def items(self, asked: Asked, current: str) -> Iterable[tuple[str, str]]:
        return _some_items(asked, current)

    @verb("hello")
    async def hello(self, asked: Asked) -> Reply:
        self.kept(asked)
        return Rendered(text=f"hello {asked.name} in {asked.language}, step {asked.target.step}")

    @verb("bid")
    async def open_bid(self, asked: Asked) -> Reply:
        return Form(
            custom_id=custom_id(asked.match, "bid", asked.target.step),
            title="A bid " * 20,
            fields=(
                Field(name="amount", label="How much? " * 9, value="8"),
                Field(name="kind", label="Kind", choices=(Choice(value="a", label="A"), Choice(value="b", label="B"))),
                Field(name="whom", label="Whom", people=True, required=False),
            ),
            text="Say it.",
        )

    @filled("bid")
    async def bid_filled(self, asked: Asked) -> Reply:
        self.kept(asked)
        return Rendered(text=f"{asked.field('amount')} {asked.field('kind')} {asked.fields.get('whom', ())}")

    @verb("pick")
    async def pick(self, asked: Asked) -> Reply:
        self.kept(asked)
        return Rendered(text=f"picked {', '.join(asked.values)}")

    @verb("turn", updates=True)
    async def turn(self, asked: Asked) -> Reply:
        self.kept(asked)
        return Update(Rendered(text=f"turned to {asked.target.word}", rows=((_button("turn.two"),),)))

    @verb("quiet")
    async def quiet(self, asked: Asked) -> Reply:
        self.kept(asked)
        return None

    @verb("long")
    async def long(self, asked: Asked) -> Reply:
        return (Rendered(text="one"), Rendered(text="two"))

    @verb("slow")
    async def slow(self, asked: Asked) -> Reply:
        self.kept(asked)
        await self.gate.wait()
        return Rendered(text="at last")

    @verb("slowturn", updates=True)
    async def slow_turn(self, asked: Asked) -> Reply:
        await self.gate.wait()
        return Update(Rendered(text="turned at last"))

    @verb("slowform")
    async def slow_form(self, asked: Asked) -> Reply:
        await self.gate.wait()
        return Form(custom_id=custom_id(0, "bid"), title="T", fields=(Field(name="amount", label="L"),))

    @verb("refuse")
    async def refuse(self, asked: Asked) -> Reply:
        raise Refused("unheard_of" if asked.target.word else "not_host")

    @verb("boom")
    async def boom(self, asked: Asked) -> Reply:
        raise RuntimeError(SECRET)

    @verb("broken")
    async def broken(self, asked: Asked) -> Reply:
        return Rendered(text="x" * 2001)

    @verb("anytime", at_any_step=True)
    async def anytime(self, asked: Asked) -> Reply:
        return Rendered(text="at any step")

    @verb("say")
    async def say(self, asked: Asked) -> Reply:
        if isinstance(self.says, Exception):
            raise self.says
        return self.says

    @typed
    async def text(self, asked: Asked) -> Reply:
        self.kept(asked)
        if asked.text == "boom":
            raise RuntimeError(SECRET)
        if asked.text == "say":
            return await self.say(asked)
        return Rendered(text=f"you said {asked.text}")

    @mentioned
    async def mention(self, asked: Asked) -> Reply:
        return Rendered(text="Posts do not count. @everyone")


def panel() -> Rendered:
    """A panel with every part."""
    names = (
        "hello",
        "bid",
        "turn.one",
        "quiet",
        "long",
        "slow",
        "slowturn",
        "slowform",
        "refuse",
        "boom",
        "broken",
        "say",
    )
    buttons = [_button(name) for name in names]
    menu = Menu(
        custom_id=custom_id(0, "pick"),
        placeholder="Pick " * 40,
        choices=tuple(Choice(value=str(at), label=f"{at} " * 60) for at in range(25)),
        most=2,
    )
    return Rendered(text="a panel", rows=(tuple(buttons[:5]), tuple(buttons[5:10]), tuple(buttons[10:]), (menu,)))


def _button(name: str, step: int = 0) -> Button:
    return Button(custom_id=custom_id(0, name, step), label=name * 30)


async def setup(bot: DuskBot) -> None:
    await bot.add_cog(Trial())


def trial_of(bot: discord.Client) -> Trial:
    """The cog of a running bot. (Its class is another one than ours: an extension's module is run anew when loaded.)"""
    return cast(Trial, cast(DuskBot, bot).get_cog("Trial"))


def _some_items(asked: Asked, current: str) -> Iterator[tuple[str, str]]:
    """As many as can be shown; whoever asks for one more is asking for trouble."""
    for at in range(40):
        if current == "boom" or at == 25:
            raise RuntimeError(SECRET)
        yield f"{asked.language} {current} {at}" * 9, str(at)

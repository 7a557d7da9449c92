"""Commit, then answer: the one way to answer an interaction, and the one place where its errors end.

Handlers commit and return plain data. Where nothing came after a second, the answer is deferred, privately, and edited
in later. What has been committed stays, whatever becomes of the answer: an interaction that Discord has forgotten or
already has an answer for is worth a warning, no more.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable
from traceback import format_tb

import aiohttp
import discord

from bot.games.api import Refused
from bot.presentation.forms import Form
from bot.presentation.localizer import MissingText
from bot.services.answers import refusal
from bot.services.messaging import Rendered
from bot.transport.asked import Asked, custom_id_of
from bot.transport.components import Interaction, files_of, modal_of, view_of
from bot.transport.replies import Reply, Update

DEFER_SECONDS = 1.0
"""So long nothing may have been committed before the answer is deferred; Discord waits for three seconds."""

TOO_LATE = frozenset({10062, 40060, 10008, 10015, 50027})
"""Discord has forgotten the interaction, or has an answer already; the input counts all the same."""

_log = logging.getLogger(__name__)


async def answer(interaction: Interaction, work: Awaitable[Reply], asked: Asked, *, updates: bool = False) -> None:
    """Wait for what a handler says and answer it; raises nothing but a cancellation."""
    reply = await _outcome(interaction, work, asked, updates)
    try:
        await _say(interaction, reply, asked)
    except discord.HTTPException as error:
        if error.code in TOO_LATE or error.status >= 500:
            _log.warning("interaction %d: the answer is lost (code %d)", interaction.id, error.code)
        else:
            await _apologise(interaction, error, asked)
    except (aiohttp.ClientError, OSError) as error:
        _log.warning("interaction %d: the answer is lost (%s)", interaction.id, type(error).__name__)
    except Exception as error:  # noqa: BLE001 - a message that cannot be made is a fault like any other
        await _apologise(interaction, error, asked)


def log_fault(error: BaseException, where: str) -> str:
    """Log where a fault came from, without its own words, which may hold a secret; returns the id that people see."""
    fault = secrets.token_hex(3)
    places = "".join(format_tb(error.__traceback__))
    _log.error("fault %s in %s: %s\n%s", fault, where, type(error).__name__, places)
    return fault


def fault_message(error: BaseException, asked: Asked, where: str) -> Rendered:
    """Log a fault; what somebody sees of it."""
    fault = log_fault(error, where)
    try:
        return asked.means.renderer.fault(fault, asked.language)
    except MissingText:
        # The texts themselves may be what is at fault; the id is what matters.
        return Rendered(text=f"⚠ {fault}")


async def caught(work: Awaitable[Reply], asked: Asked, where: str) -> Reply:
    """What a handler says, or what its refusal or fault says."""
    try:
        try:
            return await work
        except Refused as refused:
            return asked.means.renderer.answer(refusal(refused, asked.at), asked.language)
    except Exception as error:  # noqa: BLE001 - the one place where faults end: logged, and its id shown
        return fault_message(error, asked, where)


async def _outcome(interaction: Interaction, work: Awaitable[Reply], asked: Asked, updates: bool) -> Reply:
    doing = asyncio.ensure_future(caught(work, asked, _where(interaction)))
    alarm = asyncio.ensure_future(asked.means.clock.sleep(DEFER_SECONDS))
    try:
        await asyncio.wait({doing, alarm}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            await _defer(interaction, updates)
        return await doing
    finally:
        alarm.cancel()
        if not doing.done():
            doing.cancel()


async def _defer(interaction: Interaction, updates: bool) -> None:
    try:
        if updates and interaction.message is not None:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        # The work goes on: what it commits counts, whether its answer arrives or not.
        _log.warning("interaction %d: too late to defer (%s)", interaction.id, type(error).__name__)


async def _say(interaction: Interaction, reply: Reply, asked: Asked) -> None:
    match reply:
        case Form():
            await _open(interaction, reply, asked)
        case Update(message):
            await _update(interaction, message)
        case Rendered():
            await _tell(interaction, reply)
        case tuple():
            for message in reply:
                await _tell(interaction, message)
        case None:
            if not interaction.response.is_done():
                await interaction.response.defer()


async def _open(interaction: Interaction, form: Form, asked: Asked) -> None:
    """A form can only be the first answer, and never that to a form."""
    if interaction.response.is_done():
        await _tell(interaction, asked.means.renderer.hint("slow", asked.language))
    else:
        await interaction.response.send_modal(modal_of(form))


async def _update(interaction: Interaction, message: Rendered) -> None:
    """Edit the message that was clicked, if it is one that only this person sees."""
    private = interaction.message is not None and interaction.message.flags.ephemeral
    if not private:
        await _tell(interaction, message)
    elif not interaction.response.is_done():
        await interaction.response.edit_message(
            content=message.text,
            view=view_of(message.rows),
            attachments=files_of(message.pictures),
            allowed_mentions=discord.AllowedMentions.none(),
        )
    elif interaction.response.type is discord.InteractionResponseType.deferred_message_update:
        await _edit(interaction, message)
    else:
        await _tell(interaction, message)


async def _tell(interaction: Interaction, message: Rendered) -> None:
    """Say it privately: as the first answer, in the place of a deferred one, or as one more."""
    done = interaction.response.type
    if done is discord.InteractionResponseType.deferred_channel_message and not interaction.extras.get("told"):
        interaction.extras["told"] = True
        await _edit(interaction, message)
        return
    interaction.extras["told"] = True
    view = view_of(message.rows)
    send = interaction.response.send_message if done is None else interaction.followup.send
    await send(
        content=message.text,
        view=discord.utils.MISSING if view is None else view,
        files=files_of(message.pictures),
        ephemeral=True,
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def _edit(interaction: Interaction, message: Rendered) -> None:
    await interaction.edit_original_response(
        content=message.text,
        view=view_of(message.rows),
        attachments=files_of(message.pictures),
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def _apologise(interaction: Interaction, error: Exception, asked: Asked) -> None:
    """The answer itself could not be made or was not taken: say at least that."""
    message = fault_message(error, asked, f"{_where(interaction)}, answering")
    try:
        await _tell(interaction, message)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as again:
        _log.warning("interaction %d: the fault is not told (%s)", interaction.id, type(again).__name__)


def _where(interaction: Interaction) -> str:
    """The command or verb, for the log; never what somebody wrote."""
    if interaction.command is not None:
        return f"command {interaction.command.qualified_name}"
    return f"{interaction.type.name} {custom_id_of(interaction)}"

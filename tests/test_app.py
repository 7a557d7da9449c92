"""A whole match through the app on a database file, restarted in the middle of every phase."""

import asyncio
from collections import Counter
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from bot.games.notation import action_step, decoded, encoded
from bot.games.rng import Stream
from bot.games.tycoon.game import TYCOON
from bot.presets import preset
from bot.services import acting, drafts, lobby, log, records
from bot.services.acting import Input
from bot.services.answers import Answer
from bot.services.log import Acted, Asks
from bot.services.outgoing import DestinationKind, Message, MessageState, Panel
from bot.services.replay import loaded, replay
from bot.services.rows import LogKind, LogRow, Match, Person, Status
from tests.fakes.messenger import dm_of
from tests.fakes.running import Running

HOST = 1
HUMAN = Person(user=1_000_000_000_000_000_001, name="an", language="en")
HOME = 9_000_000_000_000_000_001
GUILD = 9_000_000_000_000_000_002
DOWN = timedelta(minutes=1)


class Played(Struct, frozen=True, kw_only=True):
    """What is left of a match when it is over."""

    match: Match
    rows: tuple[LogRow, ...]
    messages: tuple[Message, ...]
    panels: tuple[Panel, ...]
    texts: dict[int, list[str]]
    """What was ever posted to each channel."""

    confirmed: list[tuple[int, Asks]]
    """The log numbers and acts of the human's confirmed inputs."""

    drafted: list[Asks]
    restarted: Counter[str]
    """How often in each phase."""

    export: bytes
    faults: list[Exception]


class Human:
    """Plays a seat at random: one draft left to the end of the phase where it can bid, then acts of each kind."""

    def __init__(self, bot: Running, match: int) -> None:
        self._bot = bot
        self._match = match
        self._rng = Stream("human")
        self.confirmed: list[tuple[int, Asks]] = []
        self.drafted: list[Asks] = []

    async def play(self) -> None:
        bids = await self._offered("bid")
        if bids:
            asks = self._rng.choice(bids)
            given, slot = self._given(), str(asks.arguments["item"])
            answer = await drafts.draft(self._bot.services.rails, self._match, given, slot, asks)
            assert answer.code == "drafted", answer
            self.drafted.append(asks)
        for kind in ("bid", "vote", "order"):
            for asks in (await self._offered(kind))[:1]:
                await self._act(asks)

    async def _act(self, asks: Asks) -> None:
        given = self._given()
        answer = await acting.act(self._bot.services.rails, self._match, given, asks)
        again = await acting.act(self._bot.services.rails, self._match, given, asks)
        assert again == answer, "the same input twice is answered as the first time"
        assert answer.code == "acted", answer
        self.confirmed.append((answer.number, asks))

    async def _offered(self, kind: str) -> list[Asks]:
        stored = await self._bot.match(self._match)
        offers = TYCOON.legal_actions(loaded(TYCOON, decoded(stored.state)), "1")
        return [Asks(*action_step(offer.sample(self._rng))) for offer in offers if offer.kind == kind]

    def _given(self) -> Input:
        return Input(id=self._bot.input_id(), user=HUMAN.user, at=self._bot.clock.now())


async def started(bot: Running) -> int:
    """A classic match of the human and fifteen robots that has just begun."""
    rails, services = bot.services.rails, bot.services
    opening = lobby.Opening(
        game="tycoon",
        guild=GUILD,
        home=HOME,
        host=HOST,
        language="en",
        schedule=services.schedule,
        house_rules=preset(TYCOON, "classic"),
        preset="classic",
        settings=services.settings,
    )
    match = int((await lobby.open_lobby(rails, bot.input_id(), opening)).facts["match"])
    answers: list[Answer] = [
        await lobby.join(rails, match, bot.input_id(), HUMAN),
        await lobby.fill_with_robots(rails, match, bot.caller(HOST)),
        await lobby.start(rails, match, bot.caller(HOST)),
    ]
    assert [answer.code for answer in answers] == ["joined", "robots_seated", "started"]
    return match


async def play(folder: Path) -> Played:
    """Play a match to its end, with a new App in the middle of every phase."""
    async with Running(folder) as bot:
        match = await started(bot)
        human = Human(bot, match)
        restarted: Counter[str] = Counter()
        while await bot.live(match):
            now = await bot.match(match)
            assert now.due_at is not None
            await human.play()
            await bot.go_to(bot.clock.now() + (now.due_at - bot.clock.now()) / 2)
            await bot.restart(DOWN)
            restarted[now.phase] += 1
            await bot.go_to(now.due_at + timedelta(seconds=now.settings.grace_seconds))
        storage = bot.services.storage
        return Played(
            match=await bot.match(match),
            rows=await storage.log(match),
            messages=await storage.messages(match),
            panels=await storage.panels(match),
            texts={channel: bot.messenger.ever(channel) for channel in (HOME, dm_of(HUMAN.user), dm_of(HOST))},
            confirmed=human.confirmed,
            drafted=human.drafted,
            restarted=restarted,
            export=await records.export(bot.services.rails, match),
            faults=[
                *bot.reports.faults,
                *(fault for _, fault in bot.reports.broken_rows),
                *(fault for _, fault in bot.reports.broken_panels),
            ],
        )


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """One match, played once for all tests here."""
    return asyncio.run(play(tmp_path_factory.mktemp("played")))


def test_the_match_is_played_to_its_end_by_its_rules(played: Played) -> None:
    assert played.match.status is Status.OVER
    assert played.faults == []


def test_p2_every_phase_ends_once_never_early_and_was_restarted_in(played: Played) -> None:
    ticks = [(row.phase, row.at, log.read(row)) for row in played.rows if row.kind is LogKind.TICK]
    assert Counter(phase for phase, _, _ in ticks) == played.restarted
    assert len(ticks) > 3
    for _, at, entry in ticks:
        assert isinstance(entry, log.Ticked)
        assert entry.due_at is not None
        assert at >= entry.due_at


def test_p1_every_confirmed_input_is_in_the_log_once(played: Played) -> None:
    given = {row.number: log.read(row) for row in played.rows if row.kind is LogKind.ACTION and row.seat == "1"}
    by_hand = {
        number: Asks(entry.do, entry.arguments)
        for number, entry in given.items()
        if isinstance(entry, Acted) and entry.via == "player"
    }
    assert by_hand == {number: log.read_asks(log.write_asks(asks)) for number, asks in played.confirmed}
    assert played.confirmed
    refused = sum(text.count('"draft_refused"') for text in played.texts[dm_of(HUMAN.user)])
    sealed = [entry for entry in given.values() if isinstance(entry, Acted) and entry.via == "draft"]
    assert len(sealed) + refused == len(played.drafted) > 0


def test_p3_every_message_was_sent_once_in_its_order(played: Played) -> None:
    assert {row.state for row in played.messages} == {MessageState.SENT}
    for kind, to, channel in (
        (DestinationKind.CHANNEL, HOME, HOME),
        (DestinationKind.PERSON, HUMAN.user, dm_of(HUMAN.user)),
        (DestinationKind.PERSON, HOST, dm_of(HOST)),
    ):
        wanted = [
            row.new.events.decode()
            for row in played.messages
            if (row.new.destination.kind, row.new.destination.id) == (kind, to)
        ]
        assert [text for text in played.texts[channel] if not text.startswith(("table: ", "lobby: "))] == wanted
    assert [panel for panel in played.panels if panel.shown < panel.revision] == []


def test_p10_the_log_leads_to_the_stored_state_byte_for_byte(played: Played) -> None:
    assert encoded(TYCOON.dump(replay(played.rows))) == played.match.state
    assert bytes(records.read(played.export).header.state) == played.match.state
    assert records.read(played.export).rows == played.rows


def test_p5_the_export_is_the_match_that_was_promised_and_published(played: Played) -> None:
    told = [event for text in played.texts[HOME] if text.startswith("[") for event in _events(text)]
    [begun] = [event for event in told if event["event"] == "begun"]
    [finished] = [event for event in told if event["event"] == "finished"]
    assert records.verify(played.export, commitment=begun["commitment"], head=finished["head"]) is None


def test_p5_any_changed_byte_fails(played: Played) -> None:
    data = played.export
    for place in range(0, len(data), 331):
        changed = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
        assert records.verify(changed) is not None, place


def _events(text: str) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = decoded(text.encode())
    return events

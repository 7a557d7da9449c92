"""Games by turns on their tables and in private hands: nothing illegal offered, nothing too long, nothing told."""

import pytest
from msgspec.structs import replace

from bot.games.registry import find
from bot.presentation.forms import Form
from bot.presentation.games import GAMES, TURNS
from bot.presentation.localizer import LANGUAGES
from bot.presentation.renderer import TextRenderer
from bot.presentation.splitting import MESSAGE_LIMIT, units
from bot.services.messaging import Menu, Rendered
from bot.services.queries import Mine
from bot.services.rows import Status
from tests.games.plays import CONTRARY, house_rules, random_play
from tests.presentation import turning
from tests.presentation.hosting import sizes
from tests.presentation.texts import texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TURNS)
def test_c64_hands_menus_and_forms_are_such_as_discord_takes(game: str, language: str) -> None:
    own = texts(language)
    for scene in turning.scenes_of(game):
        for shown in turning.hands(scene, own):
            fits(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TURNS)
async def test_c64_tables_are_such_as_discord_takes(game: str, language: str) -> None:
    for scene in turning.scenes_of(game):
        shown = await turning.tables(scene, texts(language))
        fits(shown)
        assert [len(picture.alt) in range(1, 1025) for picture in shown.pictures] == [True]
        assert not any(mark in picture.alt for picture in shown.pictures for mark in ("**", "<t:", "-# "))


@pytest.mark.parametrize("game", TURNS)
async def test_the_table_is_the_same_for_everybody(game: str) -> None:
    """Its ids and words come of the public view, so that a click on it tells nothing of who clicks."""
    for scene in turning.scenes_of(game):
        shown = await turning.tables(scene, texts("en"))
        assert all(part.custom_id.split(":")[2].isalpha() for row in shown.rows for part in row)


@pytest.mark.parametrize("game", TURNS)
def test_p4_no_custom_id_of_a_hand_names_a_card_or_a_seat(game: str) -> None:
    words = set()
    for scene in turning.scenes_of(game):
        for shown in turning.hands(scene, texts("en")):
            rows = () if isinstance(shown, Form) else shown.rows
            words |= {part.custom_id.split(":")[2] for row in rows for part in row}
    assert all(word.replace(".", "").replace("_", "").rstrip("0123456789").isalpha() for word in words), words


@pytest.mark.parametrize("game", TURNS)
def test_a_hand_offers_to_be_away_or_back_while_that_may_be_and_no_longer(game: str) -> None:
    shown: dict[tuple[bool, bool], set[tuple[tuple[str, ...], tuple[str, ...]]]] = {}
    for scene in turning.scenes_of(game):
        for seat in scene.game.seats(scene.moment.state):
            mine = turning.mine_of(scene, seat, "en")
            away = replace(mine, seat=replace(mine.seat, robot=True))
            over = mine.table.match.status is Status.OVER
            kind = (over, mine.view["seats"][seat].get("alive", True))
            shown.setdefault(kind, set()).add((presence(mine), presence(away)))
    plays, never = {(("away",), ("back",))}, {((), ())}
    assert shown == {kind: plays if kind == (False, True) else never for kind in shown}
    assert {True, False} == {over for over, _ in shown}


@pytest.mark.parametrize("table", ["standard", CONTRARY])
@pytest.mark.parametrize("game", TURNS)
def test_whoever_is_waited_for_anew_is_pinged(game: str, table: str) -> None:
    engine, rules = find(game), dict(house_rules(find(game), table))
    for seed in turning.SEEDS:
        before: frozenset[str] = frozenset()
        for moment in random_play(engine, table, f"pings/{seed}"):
            scene = turning.Scene(engine, rules, moment, ())
            public = [event for event in moment.events if event.audience is None]
            pinged = frozenset(GAMES[game].pinged(public, turning.table_of(scene, "en")))
            waiting = frozenset(engine.acting(moment.state))
            anew = waiting - before - {moment.seat}
            assert anew <= pinged, (moment.action, public)
            assert pinged <= waiting, (moment.action, public)
            before = waiting


def presence(mine: Mine) -> tuple[str, ...]:
    own = TextRenderer({"en": texts("en")}).own(mine, "en")
    words = [part.custom_id.split(":")[2] for row in own.rows for part in row]
    return tuple(word for word in words if word in ("away", "back"))


def fits(shown: Rendered | Form) -> None:
    if isinstance(shown, Form):
        assert all(size <= most for _, size, most in sizes(shown))
        assert 1 <= len(shown.fields) + bool(shown.text) <= 5
        return
    assert 0 < units(shown.text) <= MESSAGE_LIMIT
    assert len(shown.rows) <= 5
    ids = [part.custom_id for row in shown.rows for part in row]
    assert len(ids) == len(set(ids))
    for row in shown.rows:
        assert 1 <= len(row) <= 5
        for part in row:
            assert len(part.custom_id) <= 100
            if isinstance(part, Menu):
                values = [one.value for one in part.choices]
                assert 1 <= len(values) == len(set(values)) <= 25
                assert all(0 < len(one.value) <= 100 and 0 < len(one.label) <= 100 for one in part.choices)
            else:
                assert 0 < len(part.label) <= 40

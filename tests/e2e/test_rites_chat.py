"""非常道 at the table, act by act: what each of its moves looks like to who makes it and to everybody else."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.rites.tiles import DRAWN_TILES, TILES
from tests.e2e import simworld
from tests.e2e.chat import Answer, Person, Server, custom_ids
from tests.e2e.turns import Table, presses, seated, usual

HANDS: Mapping[str, Mapping[str, Any]] = {
    "1": {"hand": ["木5", "火7"]},
    "2": {"hand": ["金9"]},
    "3": {"hand": ["水8"]},
}
GREEN: Mapping[str, Any] = {"tile": "青11000"}
SWORD: Mapping[str, Any] = {
    "tile": "青11000",
    "zones": {"1": ["木5", "火5", "火6", "火7", "火8"], "2": ["金6", "木9"], "3": ["水9"]},
    "laid": {"1": 4, "2": 2, "3": 3},
    "sword": "1",
}
OTHERS = [tile for at in range(10) for tile in TILES[at::10]][1:]
"""Tiles beside `GREEN`, a colour after the other."""


def position(**fields: Any) -> dict[str, Any]:
    """A position of three at one open rite, in which seat 1 is in turn, with what is given beside it."""
    given = fields.pop("seats", {})
    return {"turn": "1", "seats": {seat: {**one, **given.get(seat, {})} for seat, one in HANDS.items()}} | {
        "rites": [GREEN],
        **fields,
    }


def last_tile(**won: Sequence[str]) -> dict[str, Any]:
    """A showdown at the last tile, with these tiles won; what is left is won so that nobody has enough of them."""
    seats = {"1": "a", "2": "b", "3": "c"}
    have = {seat: list(won.get(name, ())) for seat, name in seats.items()}
    rest = [tile for tile in OTHERS if tile not in {one for some in have.values() for one in some}]
    for _ in range(DRAWN_TILES[3] - 1 - sum(map(len, have.values()))):
        poorest = min(seats, key=lambda seat: len(have[seat]))
        have[poorest].append(rest.pop(0))
    scores = {"1": ["土1"], "2": ["土9"], "3": ["土8"]}
    both = {seat: {"hand": [], "won": have[seat], "score": scores[seat]} for seat in seats}
    return position(seats=both, rites=[SWORD], library=[], step="declare")


async def three(
    server: Server, start: Mapping[str, Any], *, top: Sequence[str] = (), **rules: str
) -> tuple[Table, Person, Person, Person]:
    """an, bo and cy at a table of three, in that position; all of them read English."""
    people = [server.person(name) for name in ("an", "bo", "cy")]
    table = await seated(server, "rites", people)
    await table.stands(start, top=top)
    return table, people[0], people[1], people[2]


async def told(table: Table, lines: int = 1) -> str:
    """What everybody was told latest, without the line below."""
    await table.server.passes(seconds=5)
    return "\n".join(table.public[-lines:])


def pinged(table: Table) -> frozenset[int]:
    """Whom the latest public message has notified."""
    return simworld.pinged(table.server.env, table.home.id, table.home.history()[-1].id)


async def declares(table: Table, person: Person, **slots: str) -> Answer:
    """Fill in the form of a declaration: `s1="4"`."""
    form = await table.moves(person, "declare")
    return await person.fills(form, **{slot.removeprefix("s"): number for slot, number in slots.items()})


def forged(form: Answer, name: str, value: str) -> Answer:
    """The form as a client may send it that is none of Discord's: its first menu with a name and a value of its own."""
    simworld.forges(form.result, name, value)
    return form


# --- drawing and placing


async def test_r5_a_draw_is_told_and_the_card_is_for_its_drawer_alone(server: Server) -> None:
    table, an, bo, _ = await three(server, position(), top=["土3"])
    said = await table.moves(an, "draw")
    assert "You drew earth 3." in said
    assert "Your hand (3): wood 5, fire 7, earth 3" in said
    assert "Seat 1 an draws a card; the deck has" in await told(table)
    assert "earth 3" not in bo.reads(table.home)
    assert presses(await table.hand(bo)) == []


async def test_r5_the_sixth_card_is_followed_by_a_discard_from_a_menu(server: Server) -> None:
    hand = ["木1", "木2", "木3", "木4", "木5"]
    table, an, *_ = await three(server, position(seats={"1": {"hand": hand}}), top=["haste"])
    await table.moves(an, "draw")
    message = await table.hand(an)
    assert {one.word for one in presses(message)} == {"discard"}, "nothing else before it"
    assert [one.label for one in presses(message)][-1] == "Haste", "the new card may go as well"
    await table.moves(an, "discard", "木3")
    assert "Seat 1 an discards wood 3." in await told(table)
    assert "draw" in {one.word for one in presses(await table.hand(an))}, "the turn goes on"


async def test_r6_the_tile_says_whether_a_card_lies_open(server: Server) -> None:
    table, an, bo, _ = await three(server, position(rites=[{**GREEN, "zones": {"1": ["水1"]}}]))
    message = (await table.moves(an, "place", "木5")).message
    assert [one.label for one in presses(table.again(an, message))] == ["rite 1 (rain)"]
    await table.moves(an, "place", "木5", "木5 1")
    assert "Seat 1 an places wood 5 at rite 1 (rain), slot 2." in await told(table)
    said = await table.moves(an, "place", "火7", "火7 1")
    assert "Your card face down at rite 1, slot 3: fire 7." in said
    assert "Seat 1 an places a card face down at rite 1 (rain), slot 3." in await told(table)
    assert "Face down at rite 1 (rain): slot 3 fire 7" in (await table.hand(an)).content
    assert "water 1, wood 5, ▮" in table.panel.content
    assert "fire 7" not in bo.reads(table.home)


async def test_r7_at_a_special_tile_one_is_asked_and_three_at_most_lie_face_down(server: Server) -> None:
    rites = [{"tile": "红特1", "zones": {"1": ["水1", "水2"]}, "faces": {"1": "00"}}]
    table, an, *_ = await three(server, position(rites=rites))
    await table.moves(an, "place", "木5", "木5 1", "木5 1 down")
    assert "places a card face down at rite 1 (alchemy), slot 3." in await told(table)
    said = await table.moves(an, "place", "火7", "火7 1")
    assert [one.label for one in presses(table.again(an, said.message))] == ["open"]


async def test_r9_the_fifth_card_puts_the_sword_there(server: Server) -> None:
    table, an, *_ = await three(server, position(rites=[{**GREEN, "zones": {"1": ["水1", "水2", "水3", "水4"]}}]))
    await table.moves(an, "place", "木5", "木5 1")
    assert "Seat 1 an is the first to fill rite 1 (rain) and puts the sword there" in await told(table)
    assert "sword: seat 1" in table.panel.content


# --- special cards


async def test_r8_a_swap_is_asked_for_one_choice_after_the_other(server: Server) -> None:
    rites = [{**GREEN, "zones": {"2": ["金18", "金2", "金3"]}}]
    table, an, bo, cy = await three(server, position(seats={"1": {"hand": ["木5", "swap"]}}, rites=rites))
    asked, chosen = [], ["", "swap", "swap 木5", "swap 木5 1", "swap 木5 1 2"]
    for at in range(1, len(chosen) + 1):
        said = await table.moves(an, "special", *chosen[:at])
        message = table.again(an, said.message)
        asked.append([one.label for one in presses(message)])
    assert asked == [["Swap"], ["wood 5"], ["rite 1 (rain)"], ["seat 2 bo"], ["slot 1", "slot 2", "slot 3"]]
    assert "Special card: Swap → wood 5 → rite 1 (rain) → seat 2 bo" in message.content
    said = await table.moves(an, "special", *chosen, "swap 木5 1 2 3")
    assert "You put wood 5 at rite 1, slot 3 of seat 2 bo, and took metal 3." in said
    assert "Seat 1 an swaps the hidden card of seat 2 bo at rite 1 (rain), slot 3." in await told(table)
    assert "Your hidden card at rite 1, slot 3 is wood 5 now." in bo.last_dm
    assert "wood 5" not in cy.reads(table.home)


async def test_r8_an_ascension_asks_all_others_at_once(server: Server) -> None:
    scores = {"1": {"hand": ["ascension", "木5"]}, "2": {"score": ["土3", "土4"]}, "3": {"score": ["土6"]}}
    table, an, bo, cy = await three(server, position(seats=scores))
    await table.moves(an, "special", "", "ascension")
    assert "Seat 1 an uses an ascension; to give up a score card: seat 2 bo and seat 3 cy." in await told(table)
    assert pinged(table) == {bo.id, cy.id}
    await table.moves(cy, "surrender", "土6")
    assert "Seat 3 cy gives up the score card earth 6." in await told(table)
    assert "Still to give up a score card: seat 2 bo." in table.panel.content
    await table.moves(bo, "surrender", "土3")
    assert "Seat 1 an is to play, actions: 2." in await told(table)
    assert pinged(table) == {an.id}


async def test_r8_an_astrology_is_five_forms(server: Server) -> None:
    top = [f"{element}{number}" for number in range(10, 13) for element in "木火土金水"]
    table, an, bo, _ = await three(server, position(seats={"1": {"hand": ["astrology", "木5"]}}), top=top)
    await table.moves(an, "special", "", "astrology")
    assert "Seat 1 an uses an astrology; all hands are discarded:\n　Seat 1 an: wood 5\n　Seat 2 bo: metal 9" in (
        await told(table)
    )
    for number in range(1, 6):
        assert f"To give out, {number} of 5:" in (await table.hand(an)).content
        form = await table.moves(an, "assign")
        given = usual(form)
        assert list(given) == ["1", "2", "3"], "each gets another one of the three"
        await an.fills(form, **given)
    assert "Seat 1 an gives a card to each, 5 of 5" in await told(table)
    assert "Your hand (5): metal 12, wood 12, water 10, fire 10, earth 11" in (await table.hand(bo)).content


async def test_r8_an_astrology_refuses_a_card_given_twice(server: Server) -> None:
    start = position(step="assign", pending={"assign": "1", "cards": ["木1", "木2", "木3"]})
    table, an, *_ = await three(server, start)
    form = await table.moves(an, "assign")
    said = await an.fills(form, **{"1": "木1", "2": "木1", "3": "木3"})
    assert "There is no such card: wood 1." in said
    assert await table.step() == "assign"


async def test_r8_mirage_and_haste(server: Server) -> None:
    seats = {"1": {"hand": ["mirage", "haste"]}}
    table, an, *_ = await three(
        server, position(seats=seats, rites=[{**SWORD, "sword": None}], library=list(OTHERS[:15]))
    )
    await table.moves(an, "special", "", "haste")
    assert "Seat 1 an uses a haste, actions left: 5." in await told(table)
    await table.moves(an, "special", "", "mirage")
    assert "Seat 1 an uses a mirage; all cards on the table are discarded. New rites:" in await told(table)
    assert len((await table.state())["rites"]) == 4


# --- showdowns


async def test_r11_r16_r18_a_showdown_from_the_declarations_to_the_new_rite(server: Server) -> None:
    seats = {"1": {"hand": ["木1", "木2", "木3", "木4"]}}
    table, an, bo, cy = await three(server, position(seats=seats, rites=[SWORD], step="declare"))
    hand = (await table.hand(an)).content
    assert "Your cards at rite 1 (rain): wood 5, fire 5, fire 6, fire 7, fire 8" in hand
    assert "Suggested: fire 6 → earth 5, fire 7 → earth 5, fire 8 → earth 5." in hand
    assert "If nothing is blocked: wood 5, fire 5, earth 5, earth 5, earth 5, five of a kind." in hand
    said = await table.moves(bo, "nothing")
    assert "You declare: no change" in said
    assert "Seat 2 bo has declared; still awaited: seat 1 an and seat 3 cy." in await told(table)
    await declares(table, an, s1="4")
    assert "fire 4" not in await told(table), "what was declared is shown together"
    assert presses(await table.hand(an)) == [], "a declaration is final"
    await declares(table, cy, s1="8")
    said_to_all = await told(table)
    assert "## Showdown: rite 1 (rain)" in said_to_all
    assert "Seat 1 an: wood 5, fire 5, fire 6, fire 7, fire 8; pair" in said_to_all
    assert "slot 1, wood 5: cannot become 4, overcome by metal 6 of seat 2 bo" in said_to_all
    assert "Seat 2 bo: metal 6, wood 9; high card" in said_to_all
    assert "Seat 3 cy: water 9 → wood 8; high card" in said_to_all
    assert "Seat 1 an ranks highest and wins the tile, now 1." in said_to_all
    assert pinged(table) == {an.id}
    form = await table.moves(an, "take")
    assert usual(form) == {"2": "2", "3": "1"}, "the highest cards are chosen at first"
    await an.fills(form, **{"2": "1", "3": "1"})
    assert "Seat 1 an takes metal 6 of seat 2 bo and water 9 of seat 3 cy" in await told(table)
    assert "You may put down up to 2 number cards as score, or none." in (await table.hand(an)).content
    await table.moves(an, "none")
    assert "Discard which? (1)" in str((await table.hand(an)).components[0].children[0].placeholder)
    await table.moves(an, "discard", "木1")
    assert "A new rite: rite 1 (" in await told(table)
    why = await bo.slash("why", where=table.home)
    assert "overcome by metal 6" in why
    assert "R12, R13, R14" in why


async def test_r17_what_is_scored_is_counted_in_public_and_shown_to_its_owner(server: Server) -> None:
    start = position(step="score", pending={"score": "1", "up_to": 2, "place": 2})
    table, an, bo, _ = await three(server, start)
    message = await table.hand(an)
    await an.chooses("move.score.*", "木5", "火7", on=message)
    assert "Seat 1 an puts down score cards: 2, now 2." in await told(table)
    assert "Your score (only you see it): wood 5, fire 7, 12 in all" in (await table.hand(an)).content
    assert "fire 7" not in bo.reads(table.home)


async def test_r12_what_cannot_be_declared_is_refused_by_what_is_wrong_with_it(server: Server) -> None:
    table, an, *_ = await three(server, position(seats={"1": {"hand": []}}, rites=[SWORD], step="declare"))
    said = await declares(table, an, s1="4", s2="3")
    assert "Only one element may generate; slot 2 is of another." in said
    form = await table.moves(an, "declare")
    menu = next(part["component"] for part in (form.form or {})["components"])
    assert [one["label"] for one in menu["options"]] == ["wood 5, no change", *(f"fire {n}" for n in range(5, 0, -1))]
    for slot, number, wrong in (
        ("1", "6", "Slot 1 can become at most 5, you said 6."),
        ("1", "0", "Slot 1 cannot become 0; allowed: a whole number from 1 to 5."),
        ("6", "1", "There is no such slot, or no card in it: 6."),
        ("1", "many", "many"),
    ):
        said = await an.fills(forged(await table.moves(an, "declare"), slot, number), **{slot: number})
        assert wrong in said
        assert presses(said.message) != [], "what can be declared stands below"
    assert (await table.state())["pending"]["declare"] == ["1", "2", "3"]


# --- the end


async def whole_showdown(table: Table) -> None:
    """Nobody declares anything."""
    for person in table.people:
        await table.moves(person, "nothing")


async def test_r19_the_fifth_tile_of_a_colour_ends_it_at_the_last_tile_at_once(server: Server) -> None:
    green = [tile for tile in TILES if tile.startswith("青")][1:5]
    table, an, *_ = await three(server, last_tile(a=green))
    await whole_showdown(table)
    said = await told(table, 3)
    assert "Seat 1 an has five tiles of one colour and wins!" in said
    assert "takes" not in said, "nothing is taken any more"
    assert not await table.live()
    assert "By R19" in await an.slash("why", where=table.home)


async def test_r20_without_five_or_seven_the_last_tile_is_scored_and_the_score_decides(server: Server) -> None:
    table, an, bo, _ = await three(server, last_tile())
    await whole_showdown(table)
    assert await table.step() == "take", "the last tile wins nothing by itself"
    form = await table.moves(an, "take")
    await an.fills(form, **usual(form))
    await table.moves(an, "none")
    said = await told(table, 3)
    assert "All tiles are won; seat 2 bo has the highest score and wins!" in said
    assert "score earth 9, 9 in all" in said, "the scores are shown"
    assert "By R20" in await bo.slash("why", where=table.home)
    assert custom_ids(table.panel)[0].split(":")[2] == "again"
    assert (await bo.clicks("again", on=table.panel)).private
    await server.passes(seconds=5)
    assert "A lobby is open" in "\n".join(table.public)


# --- words


async def test_rules_and_moves_in_words(server: Server) -> None:
    table, an, bo, _ = await three(server, position(seats={"1": {"hand": ["木5", "haste"]}}))
    rules = await bo.slash("rules", where=table.home)
    assert "rain (green), exorcism (white), alchemy (red), divination (black)" in rules
    offered = {one["name"]: one["value"] for one in await an.actor.autocomplete(table.home, "move", "move", "")}
    assert offered == {
        "Draw": "draw",
        "Place: wood 5 → rite 1 (rain)": "place 木5 1",
        "Special card: Haste": "special haste",
    }
    await an.slash("move", where=table.home, move="place: WOOD 5 → rite 1 (rain)")
    assert "Seat 1 an places wood 5 at rite 1 (rain), slot 1." in await told(table)
    assert "This is not possible now" in await an.slash("move", where=table.home, move="place 木5 1")
    course = await bo.clicks("votes", on=table.panel)
    assert "Seat 1 an places wood 5 at rite 1 (rain), slot 1." in course

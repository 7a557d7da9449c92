"""酒色财气 at the table, act by act: what each of its moves looks like to who makes it and to everybody else."""

from collections.abc import Sequence
from typing import Any

from tests.e2e import simworld
from tests.e2e.chat import Person, Server, custom_ids
from tests.e2e.lobbies import opened
from tests.e2e.turns import Table, presses, seated

OUT = {"alive": False}


def position(**fields: Any) -> dict[str, Any]:
    """A position of three in which seat 1 is in turn, with what is given beside it."""
    usual: dict[str, dict[str, Any]] = {
        "1": {"hand": ["C5", "H2"], "fate": "C3"},
        "2": {"hand": ["D4"], "fate": "HA"},
        "3": {"hand": ["S9"], "fate": "SA"},
    }
    given = fields.pop("seats", {})
    every = {seat: OUT if given.get(seat) == OUT else {**one, **given.get(seat, {})} for seat, one in usual.items()}
    return {"turn": "1", "seats": every, **fields}


async def three(
    server: Server, *, top: Sequence[str] = (), last: Sequence[str] = (), **fields: Any
) -> tuple[Table, Person, Person, Person]:
    """an, bo and cy at a table of three, in that position; all of them read English."""
    people = [server.person(name) for name in ("an", "bo", "cy")]
    table = await seated(server, "sins", people)
    await table.stands(position(**fields), top=top, last=last)
    return table, people[0], people[1], people[2]


async def test_a_lobby_of_six_begins_with_three_who_have_come(server: Server) -> None:
    host, *people = [server.person(name) for name in ("host", "an", "bo", "cy")]
    lobby = await opened(host, game="sins", preset="standard", seats=6)
    await lobby.joins(*people)
    assert "3 of 6" in lobby.panel
    await lobby.starts(robots=False)
    table = Table(lobby, people)
    assert len((await table.state())["seats"]) == 3
    assert any("Seat 1 an, seat 2 bo, and seat 3 cy: 5 hand cards and 1 fate card each" in one for one in table.public)


async def test_the_hand_shows_cards_fate_and_sins_against_what_one_can_bear_to_oneself_alone(server: Server) -> None:
    table, an, bo, _ = await three(server, seats={"1": {"sins": {"C": ["C9", "C2"]}}}, piles={"C": ["C8"]})
    text = (await table.hand(an)).content
    assert "Your hand (2): ♣︎5 ♥︎2" in text
    assert "Fate card: ♣︎3 (only you know)" in text
    assert "♣︎wine 11/24 · ♥︎lust 0/21" in text
    assert "♣︎5" not in bo.reads(table.home)
    assert "Your hand (1): ♦︎4" in (await table.hand(bo)).content
    assert presses(await table.hand(bo)) == [], "whose turn it is not has nothing to press"


async def test_s8_a_number_card_is_one_choice_and_one_line(server: Server) -> None:
    table, an, *_ = await three(server, piles={"C": ["C8"]})
    message = await table.hand(an)
    assert [one.value for one in presses(message) if one.word == "play"] == ["C5", "H2"], "a hand in order, all fit"
    said = await table.moves(an, "play", "C5")
    assert "Play: ♣︎5" in said.text
    await server.passes(seconds=5)
    assert "Seat 1 an plays ♣︎5 onto ♣︎wine." in table.public[-1]
    assert "♣︎wine ♣︎5 (2)" in table.panel.content


async def test_s8_a_joker_asks_for_its_pile(server: Server) -> None:
    table, an, *_ = await three(server, seats={"1": {"hand": ["X", "C5"]}}, piles={"C": ["C8"], "H": ["x"]})
    said = await table.moves(an, "play", "X")
    assert "big joker: onto which pile" in said.text
    message = an.sees(table.home)[-1]
    assert [one.value for one in presses(message)] == ["X C", "X D", "X S"], "no pile that a joker has closed"
    said = await table.moves(an, "play", "X", "X D")
    await server.passes(seconds=5)
    assert "Seat 1 an plays big joker onto ♦︎greed." in table.public[-1]


async def test_s9_a_king_asks_for_its_sin(server: Server) -> None:
    sins = {"C": ["C9", "C2", "x"]}
    table, an, *_ = await three(server, seats={"1": {"hand": ["CK"], "sins": sins}}, piles={"C": ["C8"]})
    await table.moves(an, "play", "CK", "CK C2")
    await server.passes(seconds=5)
    assert "Seat 1 an atones with ♣︎K: the sin ♣︎2 goes onto ♣︎wine; ♣︎wine is 9 now." in table.public[-1]


async def test_s10_s12_a_collect_takes_the_tops_and_the_markers(server: Server) -> None:
    table, an, *_ = await three(server, piles={"C": ["C8", "C5"], "S": ["S3"]})
    await table.moves(an, "collect")
    await server.passes(seconds=5)
    said = table.public[-1]
    assert "Seat 1 an collects ♣︎5 ♠︎3; sins now: ♣︎wine 5 · ♠︎wrath 3." in said
    assert "Seat 1 an is the drunkard and hothead now." in said
    assert "[drunkard]" in table.panel.content


async def test_s16_trick_guess_and_transfer_go_from_hand_to_hand(server: Server) -> None:
    seats = {"1": {"hand": ["C5"], "sins": {"H": ["H9"]}}}
    table, an, bo, cy = await three(server, seats=seats, markers={"H": "1"})
    said = await table.moves(an, "trick", "", "2")
    assert "Trick: seat 2 bo" in said.text
    await server.passes(seconds=5)
    assert "Seat 1 an plays a trick on seat 2 bo" in table.public[-1]
    assert pinged(table) == {bo.id}
    assert presses(await table.hand(cy)) == []
    await table.moves(bo, "guess", "D")
    await server.passes(seconds=5)
    assert "Seat 2 bo says ♦︎greed, the card is ♣︎5: wrong." in table.public[-1]
    assert pinged(table) == {an.id}
    await table.moves(an, "transfer", "H9")
    await server.passes(seconds=5)
    assert "Seat 1 an gives the sin ♥︎9 to seat 2 bo, whose ♥︎lust is 9 now." in table.public[-1]
    assert "♥︎lust 9 (♥︎9)" in table.panel.content
    assert "Your hand (2): ♣︎5 ♦︎4" in (await table.hand(bo)).content


async def test_s17_a_swap_is_one_form_with_a_menu_for_each_suit(server: Server) -> None:
    hand = ["C5", "C5", "HQ", "X"]
    table, an, *_ = await three(server, seats={"1": {"hand": hand}}, markers={"D": "1"}, top=["D9", "D8", "D7"])
    form = await table.moves(an, "swap")
    assert form.form is not None
    menus = [part["component"] for part in form.form["components"]]
    assert [[one["label"] for one in menu["options"]] for menu in menus] == [["♣︎5", "♣︎5"], ["♥︎Q"], ["big joker"]]
    said = await an.fills(form, C=["C5", "C5#2"], H=["HQ"])
    assert "You drew ♦︎9 ♦︎8 ♦︎7." in said.text
    assert "Your hand (4): ♦︎7 ♦︎8 ♦︎9 big joker" in said.text
    await server.passes(seconds=5)
    assert "Seat 1 an swaps 3 cards: ♣︎5 ♣︎5 ♥︎Q." in table.public[-1]
    assert "♦︎9" not in table.public[-1]
    assert not any(one.word == "swap" for one in presses(await table.hand(an))), "once in a turn"


async def test_s18_what_was_robbed_is_known_to_the_two_alone(server: Server) -> None:
    table, an, bo, cy = await three(server, markers={"S": "1"})
    said = await table.moves(an, "rob", "", "2")
    assert "Seat 1 an took ♦︎4 from seat 2 bo." in said.text
    await server.passes(seconds=5)
    assert "Seat 1 an robs seat 2 bo of a card." in table.public[-1]
    assert "took ♦︎4" in bo.last_dm
    assert "♦︎4" not in "\n".join((*table.public[-2:], cy.last_dm, cy.reads(table.home).rpartition("robs")[2]))


async def test_s19_an_accusation_is_asked_about_once_more_and_s21_all_mourn_at_once(server: Server) -> None:
    seats = {
        "1": {"hand": ["C5"]},
        "2": {"hand": ["D4", "D9"]},
        "3": {"hand": ["S9"], "sins": {"S": ["S10", "S8", "S7"]}, "fate": "D2"},
    }
    table, an, bo, _ = await three(server, seats=seats, top=["H2", "H3", "H4", "H5", "H6"])
    said = await table.moves(an, "accuse", "", "3")
    assert "Do you really accuse seat 3 cy?" in said.text
    assert "accuses" not in table.public[-1], "nothing has happened yet"
    await table.moves(an, "accuse", "", "3", "3 !")
    await server.passes(seconds=5)
    assert "Seat 1 an accuses seat 3 cy, whose fate card is ♦︎2." in table.public[-1]
    assert "♠︎wrath 25/21" in table.public[-1]
    assert "Seat 3 cy is out." in table.public[-1]
    assert pinged(table) == {an.id, bo.id}
    before = len(table.public)
    said = await table.moves(bo, "mourn", "D9")
    assert "You mourn with ♦︎9" in said.text
    assert presses(await table.hand(bo)) == [], "a card once named is final"
    await server.passes(seconds=5)
    assert len(table.public) == before, "what was chosen is shown together, not before"
    assert "still to choose a card to mourn: seat 1 an" in table.panel.content
    await table.moves(an, "mourn", "C5")
    await server.passes(seconds=5)
    assert "Mourning: seat 1 an ♣︎5 and seat 2 bo ♦︎9." in table.public[-1]
    assert "S19" in await an.slash("why", where=table.home)


async def test_s23_s24_two_are_left_and_the_last_card_ends_it_with_both_fates_open(server: Server) -> None:
    seats = {"1": {"sins": {"C": ["C9"]}, "fate": "C2"}, "2": {"sins": {"D": ["D8"]}, "fate": "HK"}, "3": OUT}
    table, an, *_ = await three(server, seats=seats, last=["H9"], piles={"C": ["C8"]})
    await table.moves(an, "play", "C5")
    await server.passes(seconds=5)
    told = "\n".join(table.public[-3:])
    assert "The deck is empty; seat 2 bo wins!" in told
    assert "Seat 1 an: fate ♣︎2, sins 9" in told
    assert "Seat 2 bo: fate ♥︎K, sins 8" in told
    assert not await table.live()
    assert custom_ids(table.panel)[0].split(":")[2] == "again"


async def test_a_rematch_opens_a_lobby_in_the_same_thread(server: Server) -> None:
    seats = {"3": OUT, "2": {"sins": {"C": ["C10", "C9", "C8"]}, "fate": "HK"}}
    table, an, bo, _ = await three(server, seats=seats)
    await table.moves(an, "accuse", "", "2", "2 !")
    await server.passes(seconds=5)
    assert "Seat 1 an is the last one left and wins!" in table.panel.content
    said = await bo.clicks("again", on=table.panel)
    assert said.private
    await server.passes(seconds=5)
    assert "A lobby is open" in "\n".join(table.public)
    await an.clicks("join", where=table.home)
    assert [one.match for one in await server.services.storage.seats_of(an.id, ())] != [table.id]


async def test_c64_a_hand_of_thirty_cards_can_be_played_to_the_last_one(server: Server) -> None:
    every = [f"{suit}{rank}" for suit in "CHDS" for rank in ("A", 2, 3, 4, 5, 6, 7, 8)][:30]
    table, an, *_ = await three(server, seats={"1": {"hand": every}}, markers={"D": "1"})
    message = await table.hand(an)
    assert sorted(one.value for one in presses(message) if one.word == "play") == sorted(every)
    form = await table.moves(an, "swap")
    assert form.form is not None
    await table.moves(an, "play", every[-1])
    await server.passes(seconds=5)
    assert "Seat 1 an plays ♠︎6 onto ♠︎wrath." in table.public[-1]


def pinged(table: Table) -> frozenset[int]:
    """Whom the latest public message has notified."""
    last = table.home.history()[-1]
    return simworld.pinged(table.server.env, table.home.id, last.id)

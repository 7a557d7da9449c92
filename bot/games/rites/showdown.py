"""Resolving a sword: everything is revealed together, somebody wins the tile, takes, scores (R10-R18)."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from bot.games.api import Seat
from bot.games.rites import generation
from bot.games.rites.actions import over_limit
from bot.games.rites.events import OwnScored, Revealed, RiteReturned, Scored, Took
from bot.games.rites.ranking import Ranks, ranks, tile_value
from bot.games.rites.specials import cards_of
from bot.games.rites.state import (
    Block,
    Decided,
    Declared,
    Discarding,
    Hand,
    Outcome,
    Rite,
    Scoring,
    Showdown,
    State,
    Taking,
    in_seat_order,
    settled,
    turn_order,
)
from bot.games.rites.tiles import SPECIAL_TILES, Card, Tile
from bot.games.rites.turns import Events, Step, ends, opens_next, waits
from bot.games.rites.victory import by_tiles

Row: TypeAlias = tuple[Card | None, ...]
"""A zone's cards in slot order; None for a free slot."""

NOTHING = Declared()


def resolve(state: State, declared: Mapping[Seat, Declared], told: Events) -> Step:
    """All have declared: reveal, and give the tile to the winner (R13-R16, R19)."""
    at = settled(state)
    rite = state.rites[at]
    tables = ranks(state.rules.ranking)
    rows = {seat: rite.zones[seat].cards for seat in in_seat_order(state, rite.zones)}
    hands: dict[Seat, Hand] = {}
    by_rank: dict[Seat, int] = {}
    for seat in rows:
        hands[seat], by_rank[seat] = hand_of(rite, seat, declared.get(seat, NOTHING), rows, tables)
    winner, decided = decide(state, rite, hands, by_rank)
    showdown = Showdown(rite.tile, hands, winner, decided)
    won = state.won if winner is None else {**state.won, winner: (*state.won[winner], rite.tile)}
    tiles = 0 if winner is None else len(won[winner])
    told = (*told, Revealed(None, at + 1, state.turn, showdown, tiles))
    zones = {seat: replace(zone, faces=zone.faces.replace("0", "1")) for seat, zone in rite.zones.items()}
    rites = (*state.rites[:at], Rite(rite.tile, zones, rite.sword), *state.rites[at + 1 :])
    state = replace(state, rites=rites, won=won, last_showdown=showdown, pending=None)
    if winner is None:
        return _returned(state, at, told)
    reason = by_tiles(won[winner], state.rules)
    if reason is not None:
        return ends(state, Outcome((winner,), reason), told)
    if len(hands) == 1:
        return _makes_room(_cleared(state, at, cards_of(state, rite)), winner, at + 1, told)
    return waits(state, Taking(winner), told)


def hand_of(rite: Rite, seat: Seat, declared: Declared, rows: Mapping[Seat, Row], tables: Ranks) -> tuple[Hand, int]:
    """A participant's zone after generation and overcoming (R12, R13), and its rank; `rows` are all participants'."""
    zone = rite.zones[seat]
    changes = declared.changes
    if declared.element is not None:
        others = [row for other, row in rows.items() if other != seat]
        best = generation.best(zone.cards, others, tables, rite.tile, zone.faces, (declared.element,))
        changes = {str(slot): number for slot, number in best.changes.items()}
    cards, blocks = _generated(seat, changes, rows) if changes else (zone.cards, ())
    rank = tables.of(cards)
    hand = Hand(
        cards=tuple([card for card in cards if card is not None]),
        category=tables.category(rank),
        blocked=tuple([block.slot for block in blocks]) if blocks else (),
        blocks=blocks,
        printed=zone.cards,
        changes=changes,
        element=declared.element,
        value=tile_value(rite.tile, cards, zone.faces) if rite.tile in SPECIAL_TILES else 0,
    )
    return hand, rank


def _generated(seat: Seat, changes: Mapping[str, int], rows: Mapping[Seat, Row]) -> tuple[Row, tuple[Block, ...]]:
    """The seat's cards after the changes, and the changes that failed, by slots."""
    cards = list(rows[seat])
    blocks = []
    for word in sorted(changes):
        at, number = int(word) - 1, changes[word]
        card = cards[at]
        assert card is not None
        block = _block(seat, at, card, number, rows)
        if block is None:
            cards[at] = generation.generated(card, number)
        else:
            blocks.append(block)
    return tuple(cards), tuple(blocks)


def _block(seat: Seat, at: int, card: Card, number: int, rows: Mapping[Seat, Row]) -> Block | None:
    """What keeps the seat's card there from getting the number (R13); of several blockers the first in seat order."""
    for other, row in rows.items():
        blocker = row[at] if at < len(row) else None
        if blocker is not None and other != seat and generation.blocks(blocker, card, number):
            return Block(at + 1, number, other, blocker)
    return None


def decide(
    state: State, rite: Rite, hands: Mapping[Seat, Hand], by_rank: Mapping[Seat, int]
) -> tuple[Seat | None, Decided]:
    """The winner and what decided (R10, R15)."""
    if len(hands) == 1:
        return next(iter(hands)), "alone"
    able = [seat for seat, hand in hands.items() if len(hand.cards) >= state.rules.min_cards_to_win] or list(hands)
    value = max([hands[seat].value for seat in able])
    first = [seat for seat in able if hands[seat].value == value]
    if len(first) == 1 and len(able) > 1:
        return first[0], "tile"
    best = max([by_rank[seat] for seat in first])
    tied = [seat for seat in first if by_rank[seat] == best]
    return (tied[0], "ranking") if len(tied) == 1 else _out_of_tie(state, rite, tied)


def _out_of_tie(state: State, rite: Rite, tied: Sequence[Seat]) -> tuple[Seat | None, Decided]:
    if state.rules.tie == "nobody":
        return None, "nobody"
    if state.rules.tie == "earliest":
        return min(tied, key=lambda seat: rite.zones[seat].laid), "earliest"
    winner = next(seat for seat in turn_order(state, state.turn) if seat in tied)
    return winner, "sword" if winner == state.turn else "turn_order"


def _cleared(state: State, at: int, discarded: tuple[Card, ...]) -> State:
    """The rite is gone, these cards of it lie on the discards."""
    return replace(state, rites=state.rites[:at] + state.rites[at + 1 :], discard=state.discard + discarded)


def _returned(state: State, at: int, told: Events) -> Step:
    """Nobody has won: the rite goes under the library (R15)."""
    rite = state.rites[at]
    cards = cards_of(state, rite)
    tile: Tile = rite.tile
    state = _cleared(state, at, cards)
    state = replace(state, library=(*state.library, tile))
    return opens_next(state, at + 1, (*told, RiteReturned(None, at + 1, tile, cards)))


def take(state: State, seat: Seat, picks: Mapping[Seat, int]) -> Step:
    """The picked cards come to the winner's hand, all others go to the discards (R16)."""
    at = settled(state)
    rite = state.rites[at]
    taken: dict[Seat, Card] = {}
    left: list[Card] = []
    for other in in_seat_order(state, rite.zones):
        cards = list(rite.zones[other].cards)
        picked = cards.pop(picks[other] - 1) if other in picks else None
        if picked is not None:
            taken[other] = picked
        left += [card for card in cards if card is not None]
    state = _cleared(state, at, tuple(left))
    state = replace(state, hands={**state.hands, seat: (*state.hands[seat], *taken.values())})
    told = (Took(None, seat, at + 1, taken, tuple(left)),)
    return waits(state, Scoring(seat, len(taken), at + 1), told)


def score(state: State, seat: Seat, cards: Sequence[Card], pending: Scoring) -> Step:
    """The cards lie face down as score; then down to five, and the next rite (R17, R18)."""
    hand = list(state.hands[seat])
    for card in cards:
        hand.remove(card)
    scored = (*state.scores[seat], *cards)
    state = replace(
        state, hands={**state.hands, seat: tuple(hand)}, scores={**state.scores, seat: scored}, pending=None
    )
    told: Events = (Scored(None, seat, len(cards), len(scored)),)
    if cards:
        told += (OwnScored((seat,), seat, tuple(cards)),)
    return _makes_room(state, seat, pending.place, told)


def _makes_room(state: State, seat: Seat, place: int, told: Events) -> Step:
    """Down to five, and only then the next rite (R18)."""
    if over_limit(state.hands[seat]):
        return waits(state, Discarding(seat, place), told)
    return opens_next(state, place, told)

"""A robot that plays to win, from its own view only.

It gathers cards that fit together (`plans`), puts swords where its own zone is strong, joins where the sword of
another can be beaten with the cards in hand, and declares the best that is not blocked by what lies open.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.games.api import Offer, Seat
from bot.games.rites import generation
from bot.games.rites.actions import (
    Assign,
    Declare,
    Discard,
    Draw,
    Pass,
    Place,
    RitesAction,
    Score,
    Special,
    Surrender,
    Take,
)
from bot.games.rites.plans import (
    fitting,
    gain_of,
    keep,
    known,
    others_rows,
    own_zone,
    raid,
    weight,
    worth,
)
from bot.games.rites.ranking import ranks
from bot.games.rites.state import Assigning, Rite, Scoring
from bot.games.rites.tiles import NUMBERS, SLOTS, Card, special_kind
from bot.games.rites.view import View
from bot.games.rng import Stream

DRAWING = (0.5, 0.4, 0.3, 0.22, 0.14, 0.03)
"""What a draw is worth with so many cards in hand."""

PATIENCE = 50
"""So many phases for each seat; after that robots begin to place what they have, so that no match goes on for ever."""

HASTE = 0.004
"""What placing gains with each phase after that."""

RAID = 0.6
"""What a tile is worth that can be taken from under another's sword."""


def robot(view: View, offers: tuple[Offer[Any], ...], rng: Stream) -> RitesAction | None:
    """What the robot of the view's seat does next; None when nothing is asked of it."""
    seat = view.seat
    if seat is None or not offers:
        return None
    hand = view.seats[seat].hand
    match view.step:
        case "act":
            return _turn(view, seat, offers, rng)
        case "discard":
            return Discard(tuple(_least(view, seat, hand)[: len(hand) - SLOTS]))
        case "surrender":
            return Surrender(min(view.seats[seat].score, key=NUMBERS.__getitem__))
        case "assign":
            return _assign(view, seat)
        case "declare":
            return _declare(view, seat)
        case "take":
            return _take(view, seat)
        case "score":
            assert isinstance(view.pending, Scoring)
            numbers = sorted([card for card in hand if card in NUMBERS], key=lambda card: -NUMBERS[card])
            return Score(tuple(numbers[: view.pending.up_to]))
        case "over":
            return None


def _least(view: View, seat: Seat, cards: Sequence[Card]) -> list[Card]:
    """The cards, the one that the robot would miss least first."""
    return sorted(cards, key=lambda card: keep(view, seat, card, cards))


def settled_rite(view: View) -> Rite:
    """The rite whose sword is resolved (R4)."""
    swords = [rite for rite in view.rites if rite.sword == view.turn]
    return min(swords, key=lambda rite: own_zone(rite, view.turn).laid)


# --- answers


def _declare(view: View, seat: Seat) -> Declare:
    rite = settled_rite(view)
    zone = own_zone(rite, seat)
    tables = ranks("poker" if view.rules.ranking == "poker" else "chicago")
    found = generation.best(zone.cards, others_rows(rite, seat), tables, rite.tile, zone.faces)
    if view.rules.declare == "full":
        return Declare({str(slot): number for slot, number in found.changes.items()})
    card = next((zone.cards[slot - 1] for slot in found.changes), None)
    return Declare(element=card[0] if card else None)


def _take(view: View, seat: Seat) -> Take:
    """The highest cards, to be scored at once."""
    rite = settled_rite(view)
    picks = {}
    for other, zone in rite.zones.items():
        if other != seat:
            cards = {slot: NUMBERS[card] for slot, card in enumerate(zone.cards, 1) if card is not None}
            picks[other] = max(cards, key=lambda slot: cards[slot])
    return Take(picks)


def _assign(view: View, seat: Seat) -> Assign:
    """The best card for itself, the worst for who has the most tiles."""
    assert isinstance(view.pending, Assigning)
    hand = view.seats[seat].hand
    cards = sorted(view.pending.cards, key=lambda card: keep(view, seat, card, (*hand, card)))
    rivals = sorted((other for other in view.seats if other != seat), key=lambda other: -len(view.seats[other].won))
    return Assign(dict(zip((*rivals, seat), cards, strict=True)))


# --- the turn


def _turn(view: View, seat: Seat, offers: tuple[Offer[Any], ...], rng: Stream) -> RitesAction:
    """The act with the highest gain; chance breaks ties."""
    hand = view.seats[seat].hand
    gains: list[tuple[float, int, RitesAction]] = []
    for offer in offers:
        if offer.make is Draw:
            gains.append((DRAWING[min(len(hand), SLOTS)], rng.below(1 << 16), Draw()))
        elif offer.make is Place:
            gains += [(gain, rng.below(1 << 16), act) for gain, act in _placings(view, seat, offer)]
        elif offer.make is Special:
            gains += [(gain, rng.below(1 << 16), act) for gain, act in _specials(view, seat, offer)]
    gains += [(gain, rng.below(1 << 16), act) for gain, act in _raids(view, seat)]
    if not gains:
        return Pass()
    return max(gains, key=lambda one: one[:2])[2]


def _placings(view: View, seat: Seat, offer: Offer[Any]) -> Iterator[tuple[float, Place]]:
    for number in offer.domains["rite"].choices():
        rite = view.rites[number - 1]
        faces = list(offer.domains["open"].choices())
        late = HASTE * max(0, view.phase - PATIENCE * len(view.seats))
        opened = False if False in faces and special_kind(rite.tile) != 1 else None
        for card in offer.domains["card"].choices():
            yield late + gain_of(view, seat, rite, card, None), Place(card, number, opened)


def _raids(view: View, seat: Seat) -> Iterator[tuple[float, Place]]:
    """The first card of those that beat another's sword."""
    numbers = [card for card in view.seats[seat].hand if card in NUMBERS]
    for number, rite in enumerate(view.rites, 1):
        if rite.sword not in (None, seat) and numbers:
            cards = raid(view, seat, rite, numbers, view.actions_left)
            if cards:
                yield RAID * weight(view, seat, rite) / len(cards), Place(cards[0], number)


def _specials(view: View, seat: Seat, offer: Offer[Any]) -> Iterator[tuple[float, Special]]:
    [card] = offer.domains["card"].choices()
    hand = view.seats[seat].hand
    match card:
        case "haste":
            yield 0.45, Special(card)
        case "astrology":
            yield (0.6 if len(hand) <= 3 else -1.0), Special(card)
        case "ascension":
            rich = sum([bool(seen.score) for other, seen in view.seats.items() if other != seat])
            yield 0.1 * rich - 0.05, Special(card)
        case "mirage":
            yield _mirage(view, seat), Special(card)
        case _:
            yield from _swaps(view, seat, offer)


def _mirage(view: View, seat: Seat) -> float:
    """What the others lose by a mirage, less what the robot loses."""
    gain = -0.3
    for rite in view.rites:
        for other, zone in rite.zones.items():
            row = known(zone.cards)
            if other == seat:
                gain -= worth(view, seat, rite, row)
            elif rite.sword == other:
                gain += 0.5 * weight(view, other, rite)
    return gain


def _swaps(view: View, seat: Seat, offer: Offer[Any]) -> Iterator[tuple[float, Special]]:
    """A card that makes the own zone better, or the zone of another's sword worse."""
    [number] = offer.domains["rite"].choices()
    [owner] = offer.domains["owner"].choices()
    rite = view.rites[number - 1]
    row = known(own_zone(rite, owner).cards)
    for slot in offer.domains["slot"].choices():
        for card in offer.domains["with_"].choices():
            new = (*row[: slot - 1], card, *row[slot:])
            if owner == seat:
                gain = worth(view, seat, rite, new) - worth(view, seat, rite, row)
            elif rite.sword == owner:
                gain = 0.15 * (fitting(row) - fitting(new)) * weight(view, owner, rite)
            else:
                continue
            yield gain - 0.1, Special("swap", number, owner, slot, card)

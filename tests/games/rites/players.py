"""Players to hold the robot of rites against: one that plays any legal action, one that plays like a beginner."""

from typing import Any, cast

from bot.games.api import Action, Offer
from bot.games.rites.actions import Declare, Discard, Draw, Place, Score, Special, Take
from bot.games.rites.state import Zone
from bot.games.rites.tiles import NUMBERS, SLOTS
from bot.games.rites.view import HIDDEN, View
from bot.games.rng import Stream


def random_player(view: Any, offers: tuple[Offer[Any], ...], rng: Stream) -> Action | None:
    """Any offered action, uniformly."""
    return rng.choice(offers).sample(rng) if offers else None


def simple_player(view: View, offers: tuple[Offer[Any], ...], rng: Stream) -> Action | None:
    """Draws up to four cards and uses specials at random; then places a card where it makes the most of a number.

    It declares one change that gives it another card of a number that it has, takes and scores the highest cards,
    and discards the lowest.
    """
    assert view.seat is not None
    hand = view.seats[view.seat].hand
    by_kind = {offer.make: offer for offer in offers}
    numbers = sorted([card for card in hand if card in NUMBERS], key=lambda card: NUMBERS[card])
    if Discard in by_kind:
        return Discard((*numbers, *(card for card in hand if card not in NUMBERS))[: len(hand) - SLOTS])
    if Score in by_kind:
        most = by_kind[Score].domains["cards"]
        return Score(tuple(numbers[::-1][: getattr(most, "high", 0)]))
    if Declare in by_kind:
        return _declare(view)
    if Take in by_kind:
        return _take(view)
    specials = [offer for offer in offers if offer.make is Special]
    if specials and not rng.below(4):
        return cast("Action", rng.choice(specials).sample(rng))
    if Draw in by_kind and (len(hand) < SLOTS - 1 or Place not in by_kind):
        return Draw()
    return _place(view, offers) or rng.choice(offers).sample(rng)


def _zone(view: View, rite: int) -> Zone:
    assert view.seat is not None
    return view.rites[rite - 1].zones.get(view.seat, Zone((), "", 0))


def _place(view: View, offers: tuple[Offer[Any], ...]) -> Place | None:
    """The card with the most of its number in a zone; else into the fullest zone."""
    best: tuple[tuple[int, int], Place] | None = None
    for offer in offers:
        if offer.make is Place:
            for rite in offer.domains["rite"].choices():
                zone = [card for card in _zone(view, rite).cards if card]
                for card in offer.domains["card"].choices():
                    key = (sum(NUMBERS[one] == NUMBERS[card] for one in zone), len(zone))
                    if best is None or key > best[0]:
                        best = key, Place(card, rite)
    return best[1] if best else None


def _settled(view: View) -> int:
    swords = [number for number, rite in enumerate(view.rites, 1) if rite.sword == view.turn]
    return min(swords, key=lambda number: view.rites[number - 1].zones[view.turn].laid)


def _declare(view: View) -> Declare:
    if view.rules.declare != "full":
        return Declare()
    cards = _zone(view, _settled(view)).cards
    for slot, card in enumerate(cards, 1):
        for other in cards:
            if card and other and NUMBERS[other] < NUMBERS[card]:
                return Declare({str(slot): NUMBERS[other]})
    return Declare()


def _take(view: View) -> Take:
    rite = view.rites[_settled(view) - 1]
    picks = {}
    for other, zone in rite.zones.items():
        if other != view.seat:
            shown = {slot: NUMBERS[card] for slot, card in enumerate(zone.cards, 1) if card not in (None, HIDDEN)}
            picks[other] = max(shown, key=lambda slot: shown[slot])
    return Take(picks)

"""What a sins seat can ask for, and when it may: each check is written once, for `apply` and for the offers.

Refusals come in the order of the rules page.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from bot.games.api import Action, Offer, Refused, Seat
from bot.games.domains import IGNORED, OneOf, SomeOf
from bot.games.sins.cards import FACES, KINGS, SUIT_BY_NAME, SUIT_OF, SUITS, VALUES, Card, Suit
from bot.games.sins.piles import (
    TAKEN_BY,
    fitting_sins,
    joker_piles,
    king_sins,
    may_collect,
    playable,
    sin_suit,
    top_of,
)
from bot.games.sins.state import BySuit, Cards, Player, State, Step


class Play(Action, frozen=True, gc=False):
    """Play a hand card (S8, S9); `pile` counts for a joker only, `sin` for a K only."""

    card: Card | None
    pile: str | None = None
    sin: Card | None = None


class Collect(Action, frozen=True, gc=False):
    """Take the tops of the piles as sins (S10)."""


class Accuse(Action, frozen=True, gc=False):
    """Accuse a player of being bust (S19)."""

    target: Seat | None


class Sleep(Action, frozen=True, gc=False):
    """End the turn without a play (S15)."""


class Trick(Action, frozen=True, gc=False):
    """Let a player name a suit (S16)."""

    target: Seat | None


class Guess(Action, frozen=True, gc=False):
    """Name a suit (S16)."""

    suit: str | None


class Transfer(Action, frozen=True, gc=False):
    """Give the tricked player a sin, or none (S16)."""

    card: Card | None


class Swap(Action, frozen=True, gc=False):
    """Discard hand cards and draw as many (S17)."""

    cards: tuple[Card, ...]


class Rob(Action, frozen=True, gc=False):
    """Take a hand card of a player, unseen (S18)."""

    target: Seat | None


class Mourn(Action, frozen=True, gc=False):
    """Name the hand card to discard for the dead (S21)."""

    card: Card | None


SinsAction: TypeAlias = Play | Collect | Accuse | Sleep | Trick | Guess | Transfer | Swap | Rob | Mourn

STEP_OF: Mapping[type[SinsAction], Step] = {
    **dict.fromkeys((Play, Collect, Accuse, Sleep, Trick, Swap, Rob), "act"),
    Guess: "guess",
    Transfer: "transfer",
    Mourn: "mourn",
}
MARKER_OF: Mapping[type[SinsAction], Suit] = {Sleep: "C", Trick: "H", Swap: "D", Rob: "S"}
"""The skill of each marker (S15-S18)."""


CACHED = 1 << 10


# --- who may do anything at all


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats that are due, in seat order; everybody knows them."""
    match state.step:
        case "act" | "transfer":
            return (state.turn,)
        case "mourn":
            return state.mourning
        case "guess":
            assert state.asked is not None
            return (state.asked,)
        case "over":
            return ()


def require_living(state: State, seat: Seat) -> None:
    """Refuse everything once the match is over, and a seat that is out or was never there."""
    if state.step == "over":
        raise Refused("match_over")
    if seat not in state.living:
        raise Refused("dead", seat=seat)


def require_step(state: State, step: Step) -> None:
    """Refuse what is not possible in this step."""
    if state.step != step:
        raise Refused("wrong_step", step=state.step)


def _require_due(state: State, seat: Seat, step: Step) -> None:
    due = awaited(state)
    if state.step == step and seat in due:
        return  # whoever is due is alive
    require_living(state, seat)
    require_step(state, step)
    raise Refused("not_your_turn", awaited=due)


def _require_skill(state: State, seat: Seat, suit: Suit) -> None:
    if state.markers[suit] != seat:
        raise Refused("no_marker", suit=suit, holder=state.markers[suit])
    if suit in state.skills_used:
        raise Refused("skill_used", suit=suit)


def _has_skill(state: State, seat: Seat, suit: Suit) -> bool:
    return state.markers[suit] == seat and suit not in state.skills_used


def _may_accuse(state: State) -> bool:
    """Whether there is an accusation left this turn (S19)."""
    most = state.rules.accusations_per_turn
    return not most or state.accusations < most


def _require_target(state: State, seat: Seat, target: Seat | None) -> Seat:
    if target is None or target == seat or target not in state.living:
        raise Refused("bad_target", target=target, allowed=_others(state.living, seat))
    return target


def _others(living: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple([other for other in living if other != seat])


def _require_card(player: Player, card: Card | None) -> Card:
    if card is None or card not in player.hand:
        raise Refused("no_such_card", card=card)
    return card


def _require_hand(state: State, seat: Seat) -> Cards:
    hand = state.players[seat].hand
    if not hand:
        raise Refused("hand_empty", seat=seat)
    return hand


def _require_suit(name: str | None) -> Suit:
    suit = SUIT_BY_NAME.get(name)
    if suit is None:
        raise Refused("unknown_suit", suit=name, allowed=SUITS)
    return suit


# --- each action


def verify(state: State, seat: Seat, action: SinsAction) -> None:
    """Refuse what may not be done now, with the first code that applies."""
    kind = type(action)
    _require_due(state, seat, STEP_OF[kind])
    if kind in MARKER_OF:
        _require_skill(state, seat, MARKER_OF[kind])
    _CHECKS[kind](state, seat, action)


def _verify_play(state: State, seat: Seat, play: Play) -> None:
    player = state.players[seat]
    card = _require_card(player, play.card)
    suit = SUIT_OF.get(card)
    if suit is None:
        if play.pile is None:
            raise Refused("pile_required", card=card)
        suit = _require_suit(play.pile)
    if card in KINGS:
        _verify_atoning(state, player, suit, play)
    elif card in FACES:
        if not state.piles[suit]:
            raise Refused("pile_empty", card=card, pile=suit)
    elif VALUES[card] >= top_of(state.piles[suit]):
        raise Refused("not_smaller", card=card, pile=suit, top=state.piles[suit][-1])


def _verify_atoning(state: State, player: Player, suit: Suit, play: Play) -> None:
    fitting = fitting_sins(player, state.piles, suit)
    if not fitting:
        raise Refused("no_fitting_sin", card=play.card, pile=suit)
    if play.sin is None:
        raise Refused("sin_required", card=play.card, allowed=fitting)
    if play.sin not in king_sins(player, suit):
        raise Refused("no_such_sin", card=play.sin)
    if play.sin not in fitting:
        raise Refused("not_smaller", card=play.sin, pile=suit, top=state.piles[suit][-1])


def _verify_collect(state: State, seat: Seat, _action: Collect) -> None:
    if not may_collect(state.rules, state.players[seat], state.piles):
        raise Refused("collect_not_allowed")


def _verify_accuse(state: State, seat: Seat, accuse: Accuse) -> None:
    if not _may_accuse(state):
        raise Refused("no_more_accusations", allowed=state.rules.accusations_per_turn)
    _require_target(state, seat, accuse.target)


def _verify_sleep(_state: State, _seat: Seat, _action: Sleep) -> None:
    """Whoever has the marker may always sleep."""


def _verify_trick(state: State, seat: Seat, trick: Trick) -> None:
    _require_target(state, seat, trick.target)
    _require_hand(state, seat)


def _verify_guess(_state: State, _seat: Seat, guess: Guess) -> None:
    _require_suit(guess.suit)


def _verify_transfer(state: State, seat: Seat, transfer: Transfer) -> None:
    if transfer.card is not None and sin_suit(state.players[seat], transfer.card) is None:
        raise Refused("no_such_sin", card=transfer.card)


def _verify_swap(state: State, seat: Seat, swap: Swap) -> None:
    missing = Counter(swap.cards) - Counter(_require_hand(state, seat))
    if missing or not swap.cards:
        raise Refused("no_such_card", card=next(iter(missing), None))


def _verify_rob(state: State, seat: Seat, rob: Rob) -> None:
    _require_hand(state, _require_target(state, seat, rob.target))


def _verify_mourn(state: State, seat: Seat, mourn: Mourn) -> None:
    _require_card(state.players[seat], mourn.card)


_CHECKS: Mapping[type[SinsAction], Callable[[State, Seat, Any], None]] = {
    Play: _verify_play,
    Collect: _verify_collect,
    Accuse: _verify_accuse,
    Sleep: _verify_sleep,
    Trick: _verify_trick,
    Guess: _verify_guess,
    Transfer: _verify_transfer,
    Swap: _verify_swap,
    Rob: _verify_rob,
    Mourn: _verify_mourn,
}
"""What each action needs besides the step and the marker."""


# --- offers


def legal_actions(state: State, seat: Seat) -> tuple[Offer[Any], ...]:
    """Everything that the seat may do now; empty for all who are not due."""
    if seat not in awaited(state):
        return ()
    player = state.players[seat]
    match state.step:
        case "act":
            return (*_plays(state, player), *_specials(state, seat, player))
        case "mourn":
            return (Offer(Mourn, {"card": OneOf(tuple(dict.fromkeys(player.hand)))}),)
        case "guess":
            return (_GUESS,)
        case "transfer":
            sins = dict.fromkeys(sin for sins in player.sins.values() for sin in sins)
            return (Offer(Transfer, {"card": OneOf((*sins, None))}),)
        case "over":
            return ()


_GUESS: Offer[Any] = Offer(Guess, {"suit": OneOf(SUITS)})
_COLLECT: Offer[Any] = Offer(Collect, {})
_SLEEP: Offer[Any] = Offer(Sleep, {})


def _plays(state: State, player: Player) -> list[Offer[Any]]:
    """One offer for each hand card that can be played; and the collecting."""
    piles = state.piles
    plain, odd = playable(player.hand, piles)
    offers = [*map(_PLAIN.__getitem__, plain)]
    for card in odd:
        offer = _odd_play(player, piles, card)
        if offer is not None:
            offers.append(offer)
    if may_collect(state.rules, player, piles):
        offers.append(_COLLECT)
    return offers


_PLAIN: Mapping[Card, Offer[Any]] = {card: Offer(Play, {"card": OneOf((card,))}) for card in TAKEN_BY}
"""Cards that need no further choice; an argument without a domain does not count."""


def _odd_play(player: Player, piles: BySuit, card: Card) -> Offer[Any] | None:
    if card in KINGS:
        sins = fitting_sins(player, piles, KINGS[card])
        return _king_offer(card, sins) if sins else None
    open_piles = joker_piles(piles)
    return _joker_offer(card, open_piles) if open_piles else None


@lru_cache(maxsize=CACHED)
def _king_offer(card: Card, sins: Cards) -> Offer[Any]:
    return Offer(Play, {"card": OneOf((card,)), "pile": IGNORED, "sin": OneOf(sins)})


@lru_cache(maxsize=CACHED)
def _joker_offer(card: Card, open_piles: tuple[Suit, ...]) -> Offer[Any]:
    return Offer(Play, {"card": OneOf((card,)), "pile": OneOf(open_piles)})


def _specials(state: State, seat: Seat, player: Player) -> list[Offer[Any]]:
    """Accusations and marker skills (S7)."""
    offers: list[Offer[Any]] = []
    if _may_accuse(state):
        offers.append(_targeted(Accuse, state.living, seat))
    if seat not in state.markers.values():
        return offers
    if _has_skill(state, seat, "C"):
        offers.append(_SLEEP)
    if player.hand:
        if _has_skill(state, seat, "H"):
            offers.append(_targeted(Trick, state.living, seat))
        if _has_skill(state, seat, "D"):
            offers.append(Offer(Swap, {"cards": SomeOf(player.hand)}))
    if _has_skill(state, seat, "S"):
        targets = tuple([other for other in _others(state.living, seat) if state.players[other].hand])
        if targets:
            offers.append(_targeted(Rob, targets, seat))
    return offers


@lru_cache(maxsize=CACHED)
def _targeted(kind: type[Accuse | Trick | Rob], seats: tuple[Seat, ...], seat: Seat) -> Offer[Any]:
    """One of these seats may be named, but never the own."""
    return Offer(kind, {"target": OneOf(_others(seats, seat))})

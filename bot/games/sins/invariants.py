"""What holds in every state of a sins match that was dealt; simulations and tests look for states that break it."""

from collections import Counter
from collections.abc import Iterator

from bot.games.sins.actions import awaited
from bot.games.sins.cards import ALL_CARDS, SUIT_OF, VALUES
from bot.games.sins.notation import lying
from bot.games.sins.state import Player, State

PACKS = Counter(ALL_CARDS)


def faults(state: State) -> tuple[str, ...]:
    """Each broken invariant as a sentence; empty for a sound state."""
    return (*_card_faults(state), *_seat_faults(state), *_step_faults(state))


def _card_faults(state: State) -> Iterator[str]:
    """The 108 cards are all there, each once (S1); the dead may have taken theirs out of the game (S20)."""
    cards = Counter((*lying(state.players, state.piles), *state.deck, *state.discard))
    if cards != PACKS:
        gone = state.rules.dead_cards == "out_of_game" and len(state.living) < len(state.players)
        more = cards - PACKS
        if more or not gone:
            yield f"cards are not the two packs: {dict(more)} too many, {dict(PACKS - cards)} missing"
    for suit, pile in state.piles.items():
        values = [VALUES.get(card, -1) for card in pile]
        if values != sorted(set(values), reverse=True) or any(SUIT_OF.get(card, suit) != suit for card in pile):
            yield f"the pile of {suit} does not fall: {pile}"
    for seat, player in state.players.items():
        for suit, sins in player.sins.items():
            if any(card not in VALUES or SUIT_OF.get(card, suit) != suit for card in sins):
                yield f"{seat} has sins of {suit} that are none: {sins}"


def _seat_faults(state: State) -> Iterator[str]:
    if tuple(seat for seat in state.players if seat in state.living) != state.living:
        yield "seats are out of order"
    for seat, player in state.players.items():
        if seat not in state.living and player != Player(timeouts=player.timeouts, robot=player.robot):
            yield f"the dead {seat} has cards"
        if seat in state.living and player.fate is None:
            yield f"{seat} has no fate"
    for suit, holder in state.markers.items():
        if holder is not None and holder not in state.living:
            yield f"the dead {holder} has the marker of {suit}"


def _step_faults(state: State) -> Iterator[str]:
    if (state.outcome is None) == (state.step == "over"):
        yield "a match has an outcome when, and only when, it is over"
    if state.step != "over":
        due = awaited(state)
        if not due or any(seat not in state.living for seat in due):
            yield f"nobody alive is due: {due}"
        if len(state.living) < 2:
            yield "a decided match goes on"
    if (state.asked is not None) != (state.step in ("guess", "transfer")):
        yield "somebody is asked outside a trick"
    if bool(state.mourning) != (state.step == "mourn"):
        yield "there is mourning without a death"
    if any(card not in state.players[seat].hand for seat, card in state.chosen.items()):
        yield "a card that was named for the dead is gone"

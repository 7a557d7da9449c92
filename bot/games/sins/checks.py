"""What a state that was written by hand must be to be one: raises Malformed with the place and what is allowed."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from bot.games.api import Malformed, Seat
from bot.games.sins.cards import FATES, SUIT_OF, SUITS, VALUES, Suit
from bot.games.sins.rules import SEATS
from bot.games.sins.state import BySuit, Cards, Player, State

Path = Sequence[str | int]


def check_cards(path: Path, cards: Cards) -> None:
    """Only cards that there are."""
    for card in cards:
        if card not in FATES:
            raise Malformed(path, f"unknown card {card}; allowed: C2, HA, D10, SK and the like, x and X")


def check_player(seat: Seat, player: Player, *, alive: bool) -> None:
    """A seat's own cards; the dead have none (S20)."""
    path = ("seats", seat)
    check_cards((*path, "hand"), player.hand)
    if player.fate is not None:
        check_cards((*path, "fate"), (player.fate,))
    for suit, sins in player.sins.items():
        check_values((*path, "sins", suit), suit, sins)
    if not alive and player != Player(timeouts=player.timeouts, robot=player.robot):
        raise Malformed(path, "a dead seat has no cards")
    if player.timeouts < 0:
        raise Malformed((*path, "timeouts"), f"{player.timeouts} is not allowed; allowed: 0 or more")


def check_values(path: Path, suit: Suit, cards: Cards) -> None:
    """Cards that may lie as sins or on a pile of that suit: its number cards and jokers (S8, S11)."""
    check_cards(path, cards)
    for card in cards:
        if card not in VALUES or SUIT_OF.get(card, suit) != suit:
            raise Malformed(path, f"{card} cannot lie there; allowed: number cards of {suit} and jokers")


def check_seats(players: Mapping[Seat, Player], living: tuple[Seat, ...]) -> None:
    """Two to six seats (S1), somebody alive."""
    if len(players) not in SEATS:
        raise Malformed(("seats",), f"{len(players)} seats; a match is for {SEATS[0]} to {SEATS[-1]}")
    if not living:
        raise Malformed(("seats",), "nobody is alive")


def check_piles(piles: BySuit) -> None:
    """Piles fall strictly (S8)."""
    for suit, pile in piles.items():
        check_values(("piles", suit), suit, pile)
        values = [VALUES[card] for card in pile]
        if any(upper >= lower for lower, upper in pairwise(values)):
            raise Malformed(("piles", suit), "a pile falls: each card is smaller than the one below it")


def check_state(state: State) -> None:
    """Seats that are named are there and may be what they are named as; numbers are none below 0."""
    named = [(("turn",), state.turn), *((("markers", suit), state.markers[suit]) for suit in SUITS)]
    named += [(("pending",), seat) for seat in (state.asked, *state.mourning, *state.chosen)]
    named += [(("outcome",), seat) for seat in (state.outcome.winners if state.outcome else ())]
    for path, seat in named:
        if seat is not None and seat not in state.players:
            raise Malformed(path, f"unknown seat {seat}; allowed: {', '.join(state.players)}")
    alive = [*named[1:5], *((("pending",), seat) for seat in (state.asked, *state.mourning, *state.chosen))]
    if state.step not in ("mourn", "over"):
        alive.append((("turn",), state.turn))
    for path, seat in alive:
        if seat is not None and seat not in state.living:
            raise Malformed(path, f"{seat} is dead")
    for name, number in (("accusations", state.accusations), ("turns", state.turns), ("drawn", state.drawn)):
        if number < 0:
            raise Malformed((name,), f"{number} is not allowed; allowed: 0 or more")
    if len(set(state.skills_used)) < len(state.skills_used):
        raise Malformed(("skills_used",), "a skill is used once a turn")
    if state.outcome is not None and state.step != "over":
        raise Malformed(("outcome",), "a match with an outcome is in step over")
    _check_answers(state)


def _check_answers(state: State) -> None:
    """Somebody is waited for, and has the cards to answer with (S16, S21)."""
    players = state.players
    if state.step in ("guess", "transfer") and (state.asked is None or state.asked == state.turn):
        raise Malformed(("pending",), f"step {state.step} waits for an answer between two seats")
    if state.step == "guess" and not players[state.turn].hand:
        raise Malformed(("pending",), f"{state.turn} has no card to show")
    if state.step == "mourn" and not state.mourning:
        raise Malformed(("pending",), "step mourn waits for somebody")
    for seat in state.mourning:
        if not players[seat].hand or seat in state.chosen:
            raise Malformed(("pending", "mourn"), f"{seat} has no card left to name")
    for seat, card in state.chosen.items():
        if Counter((card,)) - Counter(players[seat].hand):
            raise Malformed(("pending", "chosen", seat), f"{seat} does not hold {card}")

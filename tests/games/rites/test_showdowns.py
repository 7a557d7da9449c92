"""Every showdown's winner is justified by the ranking of what was shown (R10-R15), worked out a second time."""

from collections import Counter
from typing import Any

import pytest

from bot.games.rites.events import Revealed
from bot.games.rites.game import RITES
from bot.games.rites.state import State
from tests.games.plays import random_play
from tests.games.rites import naive


def effective(printed: Any, changes: Any, others: list[Any]) -> tuple[list[str | None], list[int]]:
    """The cards after generation and overcoming, and the slots that were blocked."""
    cards: list[str | None] = list(printed)
    blocked = []
    for word, target in sorted(changes.items()):
        slot = int(word)
        card = printed[slot - 1]
        if naive.blocked(card, target, slot, others):
            blocked.append(slot)
        else:
            cards[slot - 1] = f"{naive.BECOMES[card[0]]}{target}"
    return cards, blocked


def justified(before: State, event: Revealed) -> str | None:
    """The seat that must have won, None when nobody."""
    rules, rite, hands = before.rules, before.rites[event.rite - 1], event.showdown.hands
    standing = {}
    for seat, hand in hands.items():
        others = [hands[other].printed for other in hands if other != seat]
        cards, blocked = effective(hand.printed, hand.changes, others)
        assert [card for card in cards if card] == list(hand.cards)
        assert blocked == list(hand.blocked) == [block.slot for block in hand.blocks]
        assert hand.printed == rite.zones[seat].cards
        assert naive.category(hand.cards, rules.ranking) == hand.category
        for block in hand.blocks:
            assert hands[block.seat].printed[block.slot - 1] == block.card
        able = len(hand.cards) >= rules.min_cards_to_win
        value = naive.value(rite.tile, cards, rite.zones[seat].faces)
        standing[seat] = (able, value, naive.rank(hand.cards, rules.ranking))
    tied = [seat for seat in hands if standing[seat] == max(standing.values())]
    if len(tied) > 1 and rules.tie == "nobody":
        return None
    if len(tied) > 1 and rules.tie == "sword_then_turn_order":
        at = before.seats.index(event.sword)
        return next(seat for seat in (*before.seats[at:], *before.seats[:at]) if seat in tied)
    return min(tied, key=lambda seat: rite.zones[seat].laid)


@pytest.mark.parametrize("table", ["standard", "contrary"])
def test_r15_every_winner_is_justified_by_what_was_shown(table: str) -> None:
    decided: Counter[str] = Counter()
    for number in range(25):
        before: State | None = None
        for moment in random_play(RITES, table, f"justified/{number}"):
            for event in moment.events:
                if isinstance(event, Revealed):
                    assert before is not None
                    decided[event.showdown.decided] += 1
                    if moment.action is not None:  # a time-out declares for several seats at once
                        assert event.showdown.winner == justified(before, event)
            before = moment.state
    assert decided["ranking"] > 100
    assert decided["tile"] > 20

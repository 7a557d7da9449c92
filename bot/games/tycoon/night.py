"""The night: all orders take effect at once at dawn (T25-T30)."""

from bot.games.tycoon.rules import ITEMS, Item
from bot.games.tycoon.state import Alliance, Death, Effects, Order, State


def deaths(state: State) -> tuple[Death, ...]:
    """Who dies of tonight's orders, in seat order; a missile counts before a mine (T27-T29)."""
    hit = {seat for order in _orders(state, "missile") for seat in order.targets}
    tripped = {order.seat for order in state.orders.values() if _trips(state, order)}
    return tuple(
        Death(seat, "missile" if seat in hit else "mine") for seat in state.living if seat in hit or seat in tripped
    )


def effects(state: State) -> Effects:
    """What tonight's cards do to the coming tally, as ordered (T27, T30)."""
    return Effects(
        red_card=tuple(seat for order in _orders(state, "red_card") for seat in order.targets),
        black_card=tuple(seat for order in _orders(state, "black_card") for seat in order.targets),
        alliance=tuple(Alliance(order.seat, order.targets) for order in _orders(state, "alliance")),
    )


def _trips(state: State, order: Order) -> bool:
    """Whether using this item sets a mine off (T29)."""
    return order.item != "mine" and any(
        mined in order.targets and order.seat != mined and (order.seat != mine.seat or state.rules.mine_hits_layer)
        for mine in _orders(state, "mine")
        for mined in mine.targets
    )


def _orders(state: State, item: Item) -> tuple[Order, ...]:
    order = state.orders.get(item)
    return (order,) if order else ()


def in_item_order(orders: dict[Item, Order]) -> dict[Item, Order]:
    """Tonight's orders as the state keeps them (T16)."""
    return {item: orders[item] for item in ITEMS if item in orders}

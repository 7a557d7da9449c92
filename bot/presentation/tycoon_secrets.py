"""What a host sees who looks at a tycoon match: parts, purses, bids and orders. The table is told that he looked."""

from collections.abc import Iterator, Mapping

from bot.presentation.localizer import Localizer
from bot.presentation.names import Names, seat_label
from bot.presentation.people import seats_listed
from bot.presentation.posts import TITLE
from bot.presentation.tycoon_acts import OwnSeat, own_view
from bot.presentation.tycoon_words import item_name, role_name, side_name


def secrets(state: Mapping[str, object], texts: Localizer, names: Names) -> Iterator[str]:
    """The secrets of a state as it is dumped, seat by seat; raises msgspec.ValidationError."""
    view = own_view(state)
    yield TITLE + texts.text("look-title")
    for seat, one in view.seats.items():
        yield _part(seat_label(texts, seat, names), one, texts)
        for item, amounts in view.bids.get(seat, {}).items():
            listed = texts.listed(f"{amount:g}" for amount in amounts)
            yield "- " + texts.text("tycoon-look-bid", item=item_name(texts, item), amounts=listed)
    for item, holder in view.items.items():
        yield texts.text("tycoon-look-item", item=item_name(texts, item), seat=seat_label(texts, holder, names))
    for order in view.orders:
        yield texts.text(
            "tycoon-look-order",
            seat=seat_label(texts, order.seat, names),
            item=item_name(texts, order.item),
            targets=seats_listed(texts, order.targets, names),
        )


def _part(label: str, one: OwnSeat, texts: Localizer) -> str:
    assert one.side is not None
    assert one.role is not None
    part = {"seat": label, "side": side_name(texts, one.side), "role": role_name(texts, one.role)}
    if not one.alive:
        return texts.text("tycoon-look-out", **part)
    return texts.text("tycoon-look-seat", **part, gold=one.gold)

"""What one seat, or everybody, may know of a tycoon match (T2, T17, T20, T24, T31)."""

from collections.abc import Mapping

import msgspec

from bot.games.api import Data, Seat
from bot.games.tycoon.actions import gold
from bot.games.tycoon.rules import Item, Role, Rules, Side
from bot.games.tycoon.state import Cause, Coins, Effects, Order, Outcome, Phase, State, Tally


class SeenSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as the viewer knows it; None where he does not. Gold is in half coins."""

    alive: bool
    side: Side | None = None
    role: Role | None = None
    gold: Coins | None = None
    half_bids: int | None = None


class SeenLot(msgspec.Struct, frozen=True):
    """An item that the viewer bid on: winner and price only if he won it, the sum of his refunds if a bid lost."""

    winner: Seat | None
    price: Coins | None
    refund: Coins | None


class SeenDeath(msgspec.Struct, frozen=True):
    """A death as it was told (T31)."""

    seat: Seat
    cause: Cause | None


class View(msgspec.Struct, frozen=True):
    """All that one seat may know; `seat` None is the public. Bids, items and orders are the viewer's own."""

    rules: Rules
    seat: Seat | None
    phase: Phase
    day: int
    seats: Mapping[Seat, SeenSeat]
    bids: Mapping[Item, tuple[Coins, ...]]
    votes: Mapping[Seat, Seat | None]
    items: tuple[Item, ...]
    orders: tuple[Order, ...]
    effects: Effects | None
    last_auction: Mapping[Item, SeenLot] | None
    last_tally: Tally | None
    last_night: tuple[SeenDeath, ...] | None
    outcome: Outcome | None


def view(state: State, seat: Seat | None) -> View:
    """The match as the seat may see it; None for everybody."""
    live = state.rules.votes_live
    shown = state.rules.announce_effects == "at_dawn"
    return View(
        rules=state.rules,
        seat=seat,
        phase=state.phase,
        day=state.day,
        seats={other: _seen_seat(state, seat, other) for other in state.parts},
        bids=state.bids.get(seat, {}) if seat is not None else {},
        votes={voter: target for voter, target in state.votes.items() if live or voter == seat},
        items=tuple(item for item, holder in state.items.items() if holder == seat),
        orders=tuple(order for order in state.orders.values() if order.seat == seat),
        effects=state.effects if shown else None,
        last_auction=_seen_lots(state, seat),
        last_tally=state.last_tally,
        last_night=_seen_deaths(state),
        outcome=state.outcome,
    )


def _seen_seat(state: State, viewer: Seat | None, other: Seat) -> SeenSeat:
    part, alive = state.parts[other], other in state.living
    if viewer == other:
        purse, half_bids = state.purses[other], state.half_bids.get(other)
        return SeenSeat(alive, part.side, part.role, gold=purse, half_bids=half_bids)
    own_side = viewer is not None and state.parts[viewer].side == part.side
    knowledge = state.rules.team_knowledge if viewer is not None else "none"
    reveal = "none" if alive else state.rules.death_reveal
    knows_role = reveal == "role" or (own_side and knowledge == "members_and_roles")
    knows_side = reveal != "none" or knowledge != "none"
    return SeenSeat(alive, part.side if knows_side else None, part.role if knows_role else None)


def _seen_lots(state: State, viewer: Seat | None) -> Mapping[Item, SeenLot] | None:
    if state.last_auction is None:
        return None
    return {
        item: SeenLot(
            winner=viewer if lot.winner == viewer else None,
            price=lot.price if lot.winner == viewer else None,
            refund=lot.refunds.get(viewer),
        )
        for item, lot in state.last_auction.items()
        if viewer is not None and (viewer == lot.winner or viewer in lot.refunds)
    }


def _seen_deaths(state: State) -> tuple[SeenDeath, ...] | None:
    if state.last_night is None:
        return None
    told = state.rules.reveal_cause
    return tuple(SeenDeath(death.seat, death.cause if told else None) for death in state.last_night)


def view_data(view: View) -> Data:
    """The view in the shape of the state, what the viewer may not know left out."""
    seats = {
        seat: {
            **msgspec.to_builtins(seen),
            **({"gold": gold(seen.gold)} if seen.gold is not None else {}),
        }
        for seat, seen in view.seats.items()
    }
    lots = view.last_auction
    return {
        "phase": view.phase,
        "day": view.day,
        "seats": seats,
        "bids": {view.seat: _golden(view.bids)} if view.bids else {},
        "votes": dict(view.votes),
        "items": dict.fromkeys(view.items, view.seat),
        "orders": msgspec.to_builtins(view.orders),
        **({"effects": msgspec.to_builtins(view.effects)} if view.effects is not None else {}),
        "last_auction": None if lots is None else {item: _lot_data(lot) for item, lot in lots.items()},
        "last_tally": msgspec.to_builtins(view.last_tally),
        "last_night": None if view.last_night is None else {"deaths": [_death_data(one) for one in view.last_night]},
        "outcome": msgspec.to_builtins(view.outcome),
    }


def _golden(bids: Mapping[Item, tuple[Coins, ...]]) -> Data:
    return {item: [gold(coins) for coins in amounts] for item, amounts in bids.items()}


def _lot_data(lot: SeenLot) -> Data:
    price = None if lot.price is None else gold(lot.price)
    refund = {} if lot.refund is None else {"refund": gold(lot.refund)}
    return {"winner": lot.winner, "price": price, **refund}


def _death_data(death: SeenDeath) -> Data:
    return {"seat": death.seat} if death.cause is None else {"seat": death.seat, "cause": death.cause}

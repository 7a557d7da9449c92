"""Drafts: acts that a seat prepares, seals itself or leaves to the end of the phase; and standing orders.

Waiting drafts are kept in order of their own time. At the end of their phase those that are then legal are given, each
at its own time. A standing order waits until it can be given: at the end of the first phase that takes such an act.
"""

from collections.abc import Collection, Mapping, Sequence
from hashlib import blake2b
from typing import Any

from msgspec.structs import replace

from bot.games.api import Event, Malformed, Refused
from bot.services import log, notices
from bot.services.acting import Input, asked, judge, present
from bot.services.answers import Answer, plain_facts
from bot.services.decision import Decision
from bot.services.host import Outcome, Rails
from bot.services.log import Acted, Asks, taken_back
from bot.services.posting import Told
from bot.services.rows import Draft, LogKind, LogRow

NOT_YET = "wrong_phase"
"""The games' code for an act that belongs to another phase: a standing order goes on waiting."""


async def draft(
    rails: Rails, match: int, given: Input, slot: str, asks: Asks, *, standing: Asks | None = None
) -> Answer:
    """Keep a draft in a slot, in the place of an earlier one, with what is to be done if it succeeds.

    It is tried on top of the seat's other drafts and refused as it would be. The answer holds the events it would give.
    """

    async def decide(decision: Decision) -> Outcome:
        seat = decision.seat_of(given.user)
        late = await judge(decision, given, seat, asks)
        if late is not None:
            return late
        waiting = [one for one in await decision.store.drafts(match, seat.seat) if one.slot != slot]
        events = _tried(decision, [one for one in waiting if not one.standing], seat.seat, asks)
        decision.told += [Told(event, seat.seat) for event in events if event.audience == (seat.seat,)]
        kept = _kept(decision, seat.seat, given, slot, asks)
        decision.drafts.append(kept)
        if standing is not None:
            order = replace(kept, slot=standing_slot(slot), standing=True, action=log.write_asks(standing))
            decision.drafts.append(order)
        present(decision, seat)
        facts = {"slot": slot, "standing": None if standing is None else asked(standing)}
        return Outcome(code="drafted", seat=seat.seat, facts=facts)

    return await rails.change(match, decide, input_id=given.id)


async def draft_all(
    rails: Rails, match: int, given: Input, wanted: Mapping[str, Asks], *, dropped: Collection[str] = ()
) -> Answer:
    """Keep drafts in several slots and throw others away, with their standing orders: all or none of it.

    They are tried one after the other, on top of the seat's drafts in other slots. Answered `drafted` with `slots`, or
    `withdrawn` with `slot` where nothing is kept; refused as `no_such_draft` where nothing is asked for.
    """

    async def decide(decision: Decision) -> Outcome:
        seat = decision.seat_of(given.user)
        parts = enumerate(wanted.values() or (None,))
        late = [await judge(decision, replace(given, id=_part(given.id, at)), seat, asks) for at, asks in parts]
        if late[0] is not None:
            return late[0]
        before = await decision.store.drafts(match, seat.seat)
        gone = {one for slot in dropped for one in (slot, standing_slot(slot))} - set(wanted)
        decision.dropped += [one for one in before if one.slot in gone]
        if not wanted and not decision.dropped:
            raise Refused("no_such_draft", slot=None)
        left = [one for one in before if not one.standing and one.slot not in gone and one.slot not in wanted]
        for slot, asks in wanted.items():
            events = _tried(decision, left, seat.seat, asks)
            decision.told += [Told(event, seat.seat) for event in events if event.audience == (seat.seat,)]
            kept = _kept(decision, seat.seat, given, slot, asks)
            decision.drafts.append(kept)
            left.append(kept)
        present(decision, seat)
        if not wanted:
            return Outcome(code="withdrawn", facts={"slot": decision.dropped[0].slot})
        return Outcome(code="drafted", seat=seat.seat, facts={"slots": list(wanted), "standing": None})

    return await rails.change(match, decide, input_id=given.id)


async def stand(rails: Rails, match: int, given: Input, slot: str, asks: Asks) -> Answer:
    """Keep a standing order for what this slot is about, also when its bid is sealed already."""

    async def decide(decision: Decision) -> Outcome:
        seat = decision.seat_of(given.user)
        await judge(decision, given, seat, None)
        order = Draft(
            match=match,
            seat=seat.seat,
            slot=standing_slot(slot),
            phase=decision.match.phase,
            standing=True,
            action=log.write_asks(asks),
            input_at=given.at,
        )
        decision.drafts.append(order)
        present(decision, seat)
        return Outcome(code="standing_kept", facts={"slot": slot, **asked(asks)})

    return await rails.change(match, decide, input_id=given.id)


async def withdraw(rails: Rails, match: int, given: Input, slot: str) -> Answer:
    """Throw a draft and its standing order away; refused as `no_such_draft`."""

    async def decide(decision: Decision) -> Outcome:
        seat = decision.seat_of(given.user)
        await judge(decision, given, seat, None)
        slots = (slot, standing_slot(slot))
        decision.dropped += [one for one in await decision.store.drafts(match, seat.seat) if one.slot in slots]
        if not decision.dropped:
            raise Refused("no_such_draft", slot=slot)
        return Outcome(code="withdrawn", facts={"slot": slot})

    return await rails.change(match, decide, input_id=given.id)


async def seal(rails: Rails, match: int, given: Input, slot: str | None = None) -> Answer:
    """Give a draft, or all of them (slot None), for good: all or none."""

    async def decide(decision: Decision) -> Outcome:
        seat = decision.seat_of(given.user)
        await judge(decision, given, seat, None)
        waiting = [one for one in await decision.store.drafts(match, seat.seat) if not one.standing]
        chosen = [one for one in waiting if slot is None or one.slot == slot]
        if not chosen:
            raise Refused("no_such_draft", slot=slot)
        for one in chosen:
            asks = log.read_asks(one.action)
            row = decision.act(seat.seat, asks, via="draft", user=given.user, input_at=given.at, answered=True)
            decision.drafts.append(replace(one, used=row.number))
        present(decision, seat)
        return Outcome(code="sealed", seat=seat.seat, facts={"slots": [one.slot for one in chosen]})

    return await rails.change(match, decide, input_id=given.id)


async def give_at_end(decision: Decision) -> None:
    """Give what waits for the end of the present phase: its drafts, then standing orders that are now possible."""
    waiting = await decision.store.drafts(decision.match.id)
    for one in waiting:
        if not one.standing and one.phase == decision.match.phase:
            _give(decision, one)
    standing = [one for one in waiting if one.standing]
    if not standing:
        return
    rows = await decision.store.log(decision.match.id)
    for one in standing:
        if _ordered_otherwise(decision, one, rows):
            decision.drafts.append(replace(one, used=decision.match.head_number + 1))
        else:
            _give(decision, one)


def _kept(decision: Decision, seat: str, given: Input, slot: str, asks: Asks) -> Draft:
    return Draft(
        match=decision.match.id,
        seat=seat,
        slot=slot,
        phase=decision.match.phase,
        standing=False,
        action=log.write_asks(asks),
        input_at=given.at,
    )


def _part(input_id: int, at: int) -> int:
    """The id of one of several acts of one input, should it come late: the first has the input's own.

    The others are below zero, where Discord has none.
    """
    if not at:
        return input_id
    digest = blake2b(f"{input_id}:{at}".encode(), digest_size=8).digest()
    return -1 - (int.from_bytes(digest) >> 2)


def standing_slot(slot: str) -> str:
    """The slot of the standing order that belongs to a draft's slot."""
    return f"standing:{slot}"


def _give(decision: Decision, one: Draft) -> None:
    """Give one draft in its player's name; what is refused is told to the seat."""
    asks = log.read_asks(one.action)
    person = decision.row_of(one.seat).person
    via = "standing" if one.standing else "draft"
    try:
        row = decision.act(one.seat, asks, via=via, user=person.user if person else None, input_at=one.input_at)
    except Refused as refused:
        if one.standing and refused.code == NOT_YET:
            return
        decision.tell(_refusal(one, asks, refused))
        # The number of the row that ends the phase: an undo of it lets the draft wait again.
        decision.drafts.append(replace(one, used=decision.match.head_number + 1))
    else:
        decision.drafts.append(replace(one, used=row.number))


def _refusal(one: Draft, asks: Asks, refused: Refused) -> notices.DraftRefused:
    return notices.DraftRefused(
        to=notices.To.SEAT,
        for_seat=one.seat,
        do=asks.do,
        arguments=asks.arguments,
        standing=one.standing,
        code=refused.code,
        facts=plain_facts(refused),
    )


def _tried(decision: Decision, waiting: Sequence[Draft], seat: str, asks: Asks) -> tuple[Event, ...]:
    """The events of this act after the seat's other drafts (those of them that are legal); raises Refused."""
    state: Any = decision.state
    for one in waiting:
        other = log.read_asks(one.action)
        try:
            state, _ = decision.game.step(state, other.do, {"seat": seat, **other.arguments})
        except (Refused, Malformed):
            continue  # it will be refused at the end of the phase and told then
    try:
        _, events = decision.game.step(state, asks.do, {"seat": seat, **asks.arguments})
    except Malformed as fault:
        raise Refused("malformed", reason=str(fault)) from None
    told: tuple[Event, ...] = events
    return told


def _ordered_otherwise(decision: Decision, one: Draft, rows: Sequence[LogRow]) -> bool:
    """Whether the seat has itself done something about the same thing in the present phase.

    The same thing: the arguments that the offer of this act leaves no choice about, such as the item.
    """
    asks = log.read_asks(one.action)
    fixed = _fixed(decision, one, asks)
    gone = taken_back(rows)
    for row in rows:
        if row.kind is LogKind.ACTION and row.seat == one.seat and row.phase == decision.match.phase:
            entry = log.read(row)
            assert isinstance(entry, Acted)
            if row.number not in gone and fixed and fixed.items() <= dict(entry.arguments).items():
                return True
    return False


def _fixed(decision: Decision, one: Draft, asks: Asks) -> dict[str, Any]:
    for offer in decision.game.legal_actions(decision.state, one.seat):
        if offer.kind == asks.do:
            single = {name: list(_few(domain.choices())) for name, domain in offer.domains.items()}
            fixed = {name: values[0] for name, values in single.items() if len(values) == 1}
            if all(asks.arguments.get(name) == value for name, value in fixed.items()):
                return fixed
    return {}


def _few(values: Any) -> Any:
    """The first two of them: enough to see whether there is a choice."""
    for _, value in zip(range(2), values, strict=False):
        yield value

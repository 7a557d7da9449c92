"""What phase a button was made for: buttons carry the match's step, inputs are judged by their phase."""

from bot.games.api import Refused
from bot.services.ports import MatchStore
from bot.services.rows import LogKind


async def phase_of(store: MatchStore, match: int, step: int) -> str:
    """The phase that was on at this step; one that never was where an undo lies between. Refused as `no_match`."""
    stored = await store.load(match)
    if stored is None:
        raise Refused("no_match", match=match)
    phases = [stored.match.phase]
    if stored.match.step != step:
        for row in reversed(await store.log(match)):
            if row.kind in (LogKind.UNDO, LogKind.CORRECT):
                break
            if row.phase and row.phase != phases[-1]:
                phases.append(row.phase)
    back = stored.match.step - step
    return phases[back] if 0 <= back < len(phases) else f"step {step}"

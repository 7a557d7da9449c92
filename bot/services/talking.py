"""Private talk of a side: in its thread, or carried by the bot where threads will not do."""

from bot.games.api import Refused
from bot.services import notices
from bot.services.answers import Answer
from bot.services.decision import Decision
from bot.services.host import Outcome, Rails
from bot.services.rows import LIVE

LONGEST = 1500


async def gather(rails: Rails, match: int) -> Answer:
    """Bring everybody anew to where he belongs in the sides' threads, as after a refusal: `marked`."""

    async def decide(decision: Decision) -> Outcome:
        decision.gather()
        return Outcome(code="marked")

    return await rails.change(match, decide)


async def say(rails: Rails, match: int, input_id: int, user: int, text: str) -> Answer:
    """Say something to one's own side: each of its people gets it privately. `said`, with how many got it.

    Refused as `team_talk_off` where the bot carries no talk, `no_team` for who has no side to talk to (any more).
    """

    async def decide(decision: Decision) -> Outcome:
        if decision.match.status not in LIVE:
            raise Refused("not_running")
        own = decision.seat_of(user).seat
        teams = decision.game.teams(decision.state).values()
        team = next((seats for seats in teams if own in seats), ())
        if decision.match.settings.team_talk != "relay":
            raise Refused("team_talk_off")
        if not team:
            raise Refused("no_team")
        hearing = [seat for seat in team if seat != own and decision.row_of(seat).person is not None]
        for seat in hearing:
            decision.tell(notices.TeamSaid(to=notices.To.SEAT, for_seat=seat, seat=own, text=text[:LONGEST]))
        return Outcome(code="said", facts={"heard": len(hearing)})

    return await rails.change(match, decide, input_id=input_id)

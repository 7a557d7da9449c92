"""The first private message to who joins a lobby: it opens the DM, and shows whether one arrives."""

from bot.presentation.localizer import Localizer
from bot.presentation.posts import SMALL, one_post
from bot.presentation.wording import said_for
from bot.services.answers import Answer
from bot.services.messaging import Rendered, Table


def greeting(answer: Answer, table: Table, texts: Localizer) -> Rendered:
    """To who has just joined: his seat or his place on the waiting list, and that bids can be sent here."""
    match = table.match
    if answer.code == "joined":
        said = said_for(match, texts, "greet-seat", seat=texts.text("seat", seat=str(answer.facts["place"])))
    else:
        said = said_for(match, texts, "greet-waiting", position=int(answer.facts["position"]))
    frame = f"{SMALL}{texts.text(f'{match.game}-name')} · #{match.id} · <#{match.home}>"
    return one_post([said, frame])

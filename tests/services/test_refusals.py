"""Every refusal of a service is a message id that the texts can be complete for."""

import re
from pathlib import Path

import bot.services
from bot.games import registry
from bot.services.refusals import REFUSALS

SERVICES = Path(next(iter(bot.services.__path__)))


def test_every_refusal_in_the_code_is_listed_and_every_listed_one_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(SERVICES.rglob("*.py")))
    used = set(re.findall(r'Refused\(\s*"(\w+)"', code)) | set(re.findall(r'code="(arrived_late)"', code))
    used |= set(re.findall(r'Refused\("\w+" if [^)]*? else "(\w+)"', code))
    games = {refusal for game in registry.GAMES.values() for refusal in game.refusals}
    assert used - games - set(REFUSALS) == set()
    assert set(REFUSALS) - used == set()

"""Discord's own description of its API, where this machine has it: whether what was said on the wire fits it."""

import json
import os
from copy import deepcopy
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from tests.architecture.project import ROOT
from tests.wire.faults import Route
from tests.wire.routes import Answer, Call

WHERE = "DISCORD_OPENAPI"
"""The environment variable that names the file."""

_MEDIA_CHANNEL = 16
_SENT, _ANSWERED = "urn:sent", "urn:answered"
_JSON = "application/json"


def file() -> Path | None:
    """The description: as the environment says, or in a folder `discord` of what lies beside the project."""
    named = os.environ.get(WHERE)
    if named:
        return Path(named)
    return next(iter(sorted(ROOT.parent.glob("*/discord/openapi.json"))), None)


class Description:
    """Reads the file once. It is taken as it stands, but for two things that discord.py says and Discord takes.

    Ids may be sent as numbers; and there are media channels, which discord.py offers wherever it offers forums.
    """

    def __init__(self, path: Path) -> None:
        self._all: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        schemas = self._all["components"]["schemas"]
        schemas["ChannelTypes"]["oneOf"].append({"const": _MEDIA_CHANNEL})
        sent = deepcopy(self._all)
        sent["components"]["schemas"]["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer"}]}
        self._registry: Registry[Any] = Registry().with_resources(
            [(_SENT, DRAFT202012.create_resource(sent)), (_ANSWERED, DRAFT202012.create_resource(self._all))]
        )

    def misfits(self, route: Route, call: Call, answer: Answer | None) -> list[str]:
        """What of a request and its answer is not as described; answers from 500 on are never described."""
        method, path = route
        operation = self._all["paths"].get(path, {}).get(method.lower())
        if operation is None:
            return [f"{method} {path}: there is no such route"]
        place = ("paths", path, method.lower())
        found = []
        if call.body is not None:
            sent = (*place, "requestBody", "content", _JSON, "schema")
            found += self._against(_SENT, sent, call.body, f"{method} {path}")
        elif operation.get("requestBody", {}).get("required"):
            found.append(f"{method} {path}: a body is required")
        if answer is not None and answer.status < 500:
            found += self._answer(place, answer, f"{answer.status} of {method} {path}")
        return found

    def _answer(self, operation: tuple[str, ...], answer: Answer, what: str) -> list[str]:
        responses = self._at((*operation, "responses"))
        names = (str(answer.status), f"{answer.status // 100}XX")
        described = next((name for name in names if name in responses), None)
        if described is None:
            return [f"{what}: there is no such answer"]
        response = responses[described]
        place = (*operation, "responses", described)
        if "$ref" in response:
            place = tuple(response["$ref"].removeprefix("#/").split("/"))
        has_body = _JSON in self._at(place).get("content", {})
        if has_body != (answer.body is not None):
            return [f"{what}: a body is {'missing' if has_body else 'too much'}"]
        answered = (*place, "content", _JSON, "schema")
        return self._against(_ANSWERED, answered, answer.body, what) if has_body else []

    def _against(self, where: str, place: tuple[str, ...], value: Any, what: str) -> list[str]:
        pointer = "/".join(quote(part.replace("~", "~0").replace("/", "~1")) for part in place)
        validator = Draft202012Validator({"$ref": f"{where}#/{pointer}"}, registry=self._registry)
        return [f"{what}: {error.json_path}: {error.message[:300]}" for error in validator.iter_errors(value)]

    def _at(self, place: tuple[str, ...]) -> Any:
        found: Any = self._all
        for part in place:
            found = found[part]
        return found

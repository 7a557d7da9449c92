"""What the tests of the loader share."""

import pytest
import yaml

from bot.strict_yaml import YamlError, parse
from bot.strict_yaml import _document as internals

PARSERS: dict[str, type | None] = {"libyaml": getattr(yaml, "CSafeLoader", None), "python": yaml.SafeLoader}


def use_parser(patch: pytest.MonkeyPatch, name: str) -> None:
    patch.setattr(internals, "_LOADER", PARSERS[name])


def error_of(text: str | bytes) -> str:
    with pytest.raises(YamlError) as caught:
        parse(text, "f.yaml")
    return str(caught.value)

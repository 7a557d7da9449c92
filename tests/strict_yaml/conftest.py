"""Every test here runs under both parsers."""

import pytest

from tests.strict_yaml.helpers import PARSERS, use_parser


@pytest.fixture(params=list(PARSERS), autouse=True)
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name = str(request.param)
    if PARSERS[name] is None:
        pytest.skip("PyYAML was built without libyaml here")
    use_parser(monkeypatch, name)
    return name

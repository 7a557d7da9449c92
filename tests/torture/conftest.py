"""What the torture's short versions share with other suites."""

from tests.services.conftest import counting
from tests.storage.conftest import server

__all__ = ["counting", "server"]

"""Where the program's data is looked for."""

from pathlib import Path

import pytest

from bot.errors import UserError
from bot.resources import find_data


def test_a_wheel_carries_its_data(tmp_path: Path) -> None:
    (tmp_path / "bot" / "_data").mkdir(parents=True)
    (tmp_path / "data").mkdir()
    (tmp_path / "pyproject.toml").touch()
    assert find_data(tmp_path / "bot") == tmp_path / "bot" / "_data"


def test_a_checkout_has_its_data_beside_the_package(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "pyproject.toml").touch()
    assert find_data(tmp_path / "bot") == tmp_path / "data"


def test_a_folder_called_data_beside_an_installed_package_is_not_ours(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with pytest.raises(UserError) as caught:
        find_data(tmp_path / "bot")
    places = f"neither {tmp_path / 'bot' / '_data'} nor {tmp_path / 'data'} is there"
    assert str(caught.value) == f"the program's data is missing: {places}; install again"

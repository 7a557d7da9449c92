"""Where the data that belongs to the program lies: rules, languages, cards. Imports `bot.errors` only."""

from pathlib import Path

from bot.errors import UserError


def data_dir() -> Path:
    """The folder of the packaged data; raises UserError when the installation has none."""
    return find_data(Path(__file__).resolve().parent)


def find_data(package: Path) -> Path:
    """`_data` in the package folder `package` (a wheel), else `data` beside it (a checkout); raises UserError."""
    packaged, checkout = package / "_data", package.parent / "data"
    if packaged.is_dir():
        return packaged
    # Beside an installed package `data` may be anybody's; only a checkout has the project file there too.
    if checkout.is_dir() and (package.parent / "pyproject.toml").is_file():
        return checkout
    raise UserError(f"the program's data is missing: neither {packaged} nor {checkout} is there; install again")

"""`python -m bot.storage.migrations "what it does"`: draft the next step by comparing the models with the tables."""

import sys
from pathlib import Path

from alembic import command
from sqlalchemy import create_engine

from bot.storage import migrate


def draft(words: str, folder: Path) -> Path:
    """Write the draft of the next step into a folder and return where it is; it is to be read and mended by hand."""
    number = f"{int(migrate.HEAD) + 1:04}"
    config = migrate.config()
    config.set_main_option("file_template", "v%%(rev)s_%%(slug)s")
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate.upgrade(connection)
        config.attributes["connection"] = connection
        command.revision(config, words, autogenerate=True, rev_id=number, version_path=str(folder))
    engine.dispose()
    [path] = folder.glob(f"v{number}_*.py")
    return path


if __name__ == "__main__":
    draft(" ".join(sys.argv[1:]), Path(__file__).parent / "versions")

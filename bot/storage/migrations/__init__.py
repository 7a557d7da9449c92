"""Alembic's scripts: `env` runs them on a connection that it is given, `versions/` holds one for each step."""

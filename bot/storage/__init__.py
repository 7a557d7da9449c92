"""Storage: what `bot.services.ports.Storage` promises, kept in SQLite or PostgreSQL.

May import `bot.services` and below, SQLAlchemy and Alembic, which are used nowhere else. Start reading at
`store.open_storage`, then `committer` (many Changes, one transaction) and `unit` (what one Change writes).
"""

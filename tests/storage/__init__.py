"""Storage: one suite on SQLite and on PostgreSQL, and what is peculiar to each."""

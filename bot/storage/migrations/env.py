"""Runs the steps on the connection that `bot.storage.migrate` hands over; there is no configuration file."""

from alembic import context

from bot.storage.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite changes a table by making it anew.
    render_as_batch=True,
    # All steps in the one transaction of that connection.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()

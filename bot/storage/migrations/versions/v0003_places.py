"""Matches are found by their channels; messages that were panels are retired."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

BIG = sa.BigInteger()


def upgrade() -> None:
    """Make the tables, and write down where the matches are that there are."""
    place = op.create_table(
        "place",
        sa.Column("match", BIG, nullable=False),
        sa.Column("channel", BIG, nullable=False),
        sa.PrimaryKeyConstraint("match", "channel", name="pk_place"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_place_match"),
    )
    op.create_index("ix_place_channel", "place", ["channel"])
    op.create_index("ix_match_guild", "match", ["guild"])
    op.create_table(
        "old_panel",
        sa.Column("match", BIG, nullable=False),
        sa.Column("panel", sa.Text(), nullable=False),
        sa.Column("destination_kind", sa.Text(), nullable=False),
        sa.Column("destination_id", BIG, nullable=False),
        sa.Column("channel", BIG, nullable=False),
        sa.Column("message", BIG, nullable=False),
        sa.PrimaryKeyConstraint("channel", "message", name="pk_old_panel"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_old_panel_match"),
    )
    op.create_index("ix_old_panel_destination_kind_destination_id", "old_panel", ["destination_kind", "destination_id"])
    found = op.get_bind().execute(sa.text("SELECT id, home, places FROM match")).all()
    rows = [
        {"match": number, "channel": channel}
        for number, home, places in found
        for channel in {home, *json.loads(places).values()}
    ]
    if rows:
        op.bulk_insert(place, rows)


def downgrade() -> None:
    """Drop them."""
    op.drop_table("old_panel")
    op.drop_index("ix_match_guild", "match")
    op.drop_table("place")

"""What servers and people choose for good."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the two tables."""
    op.create_table(
        "server",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("hours", sa.Text(), nullable=True),
        sa.Column("host_role", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild", name="pk_server"),
    )
    op.create_table(
        "quiet",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_quiet"),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("quiet")
    op.drop_table("server")

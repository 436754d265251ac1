"""Remembered players, and the settings of the device."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "players",
        sa.Column("name", sa.String(), primary_key=True),
        sa.Column("colour", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "settings", sa.Column("key", sa.String(), primary_key=True), sa.Column("value", sa.JSON(), nullable=False)
    )

"""By which rules a position was reached, and what a table chose when a rule was corrected."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; what was written before is of the rules that no correction had been made to yet."""
    for table in ("journal", "snapshots"):
        op.add_column(table, sa.Column("rules", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("journal", sa.Column("state", sa.JSON(), nullable=True))
    op.add_column("snapshots", sa.Column("asked", sa.Integer(), nullable=False, server_default="0"))

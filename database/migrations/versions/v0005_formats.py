"""In which format setups, journal lines, positions and settings were written, and by which version of the app."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; what was written before is in format 0, and nobody knows by which version."""
    for table in ("tables", "journal", "snapshots", "settings"):
        op.add_column(table, sa.Column("format", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("app", sa.String(), nullable=False, server_default=""))

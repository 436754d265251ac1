"""Why an automatic player did what it did, kept beside its act."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; what was written before says nothing."""
    op.add_column("journal", sa.Column("why", sa.JSON(), nullable=True))

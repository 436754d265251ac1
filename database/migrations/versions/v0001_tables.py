"""The tables people play at, their journals and their snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the three tables, and the triggers that keep journals append-only."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("engine", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("origin", sa.String(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Boolean(), nullable=False),
        sa.Column("archived", sa.Boolean(), nullable=False),
        sa.Column("doomed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("content_version", sa.String(), nullable=False),
        sa.Column("content_hash", sa.String(), nullable=False),
        sa.Column("setup", sa.JSON(), nullable=False),
    )
    op.create_index("ix_tables_origin", "tables", ["origin"])
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("act", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("burst", sa.String(), nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("undoable", sa.Integer(), nullable=False),
        sa.Column("redoable", sa.Integer(), nullable=False),
        sa.Column("state", sa.JSON(), nullable=False),
    )
    for statement in _TRIGGERS[op.get_bind().dialect.name]:
        op.execute(statement)


_TRIGGERS = {
    "sqlite": (
        """
        CREATE TRIGGER journal_is_never_changed BEFORE UPDATE ON journal
        BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END
        """,
        """
        CREATE TRIGGER journal_is_never_shortened BEFORE DELETE ON journal
        WHEN NOT EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id AND doomed)
        BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END
        """,
        """
        CREATE TRIGGER setup_is_never_changed BEFORE UPDATE OF setup, game, engine ON tables
        BEGIN SELECT RAISE(ABORT, 'a setup never changes'); END
        """,
    ),
    "postgresql": (
        """
        CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id AND doomed) THEN
                RETURN OLD;
            END IF;
            RAISE EXCEPTION 'the journal is append-only';
        END $$
        """,
        """
        CREATE TRIGGER journal_is_never_changed BEFORE UPDATE OR DELETE ON journal
        FOR EACH ROW EXECUTE FUNCTION refuse_change()
        """,
        """
        CREATE FUNCTION refuse_other_setup() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'a setup never changes'; END $$
        """,
        """
        CREATE TRIGGER setup_is_never_changed BEFORE UPDATE OF setup, game, engine ON tables
        FOR EACH ROW EXECUTE FUNCTION refuse_other_setup()
        """,
    ),
}

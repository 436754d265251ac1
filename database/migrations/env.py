"""What Alembic runs: the migrations, inside the connection and the transaction that the caller holds."""

from alembic import context

from database import row_models

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=row_models.TABLES.metadata,
    # SQLite can undo changes of tables like any other change; Alembic's default is that it cannot.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()

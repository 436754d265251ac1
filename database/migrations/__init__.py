"""How an older database becomes a newer one: one file a step in `versions/`, run by Alembic."""

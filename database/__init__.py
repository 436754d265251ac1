"""The database: the tables in progress, their journals and snapshots, remembered players, and settings.

Start with `store.py`. `row_models.py` says what is kept, `sql_engine.py` how it is reached, `errors.py` what can go
wrong, and `migrations/` how an older database becomes a newer one.
"""

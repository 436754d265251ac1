"""The database: the tables in progress, their journals and snapshots, remembered players, and settings.

Start with `store.py`. `rows.py` says what is kept, `engine.py` how it is reached, `troubles.py` what can go wrong,
and `migrations/` how an older database becomes a newer one.
"""

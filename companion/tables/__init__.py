"""The running tables: open one, give it inputs, undo, share, and hear what others do.

Start with `table_service.py`. `live_table.py` is one running table, `change_bus.py` brings changes to every screen,
`database_watch.py` notices other processes, `files/export_file.py` and `files/import_file.py` write and read a table as
a file.
"""

from database.records import TableRecord as TableRecord

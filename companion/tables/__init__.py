"""The running tables: open one, give it inputs, undo, share, and hear what others do.

Start with `house.py`. `live.py` is one running table, `hub.py` brings the news to every screen, `watch.py` notices
other processes, and `export.py` and `bring.py` are the way out and in as a file.
"""

from database.records import TableRecord as TableRecord

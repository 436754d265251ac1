"""The kernel: game-agnostic play, made of plain data and the standard library.

Start with `table.py` (a table is a pure function of its setup and its inputs) and `game.py`
(what a game must offer). Everything else here is a piece that games are built from.
"""

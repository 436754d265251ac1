"""The score sheet: keeps score for any game from data alone, and is the home of the evening.

`sheet.py` says what a sheet is, `state.py` what can change on it, `acts.py` what people can do, `game.py` what
follows from it. `box.py` and `laying.py` make a sheet from what `content/` says of a game and from what people chose.
"""

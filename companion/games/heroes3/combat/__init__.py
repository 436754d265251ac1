"""Combat of Heroes III as a full engine: neutral armies, heroes against heroes, sieges and creature banks.

Start with `game.py` (the engine), `state.py` (a position) and `acts.py` (what people do). `board.py` knows the spaces,
`kinds.py` the units with their abilities ready for use, `activation.py` and `attack.py` what happens when a unit acts.
A comment such as `heroes3 9` names the rule's paragraph.
"""

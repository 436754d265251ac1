"""Combat of Heroes III as a full engine: neutral armies, heroes against heroes, sieges and creature banks.

Start with `game.py` (the engine), `model/state.py` (a position) and `acts.py` (what players do). `model/board.py` knows
the spaces, `model/unit_types.py` the units with their abilities ready for use, `flow/activation.py` and
`attacks/attack_declaration_and_roll.py` what happens when a unit acts.
A comment such as `heroes3 9` names the rule's paragraph.
"""

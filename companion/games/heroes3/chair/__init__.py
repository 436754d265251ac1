"""The empty chair of Heroes III: neutral units and AI heroes by the rules for AI units (heroes3 13).

Start with `deciding.py` (`decide`: what an AI unit does now, and why). `targets.py` chooses whom to attack and from
where, `approach.py` where to go when nobody is in reach, `answers.py` answers questions, `cards.py` and `spells.py`
play the AI hero's cards, `map_turn.py` moves an AI hero on the map. `conventions.py` holds the settings that fill the
gaps of the rules, `telling.py` the reasons in words.
"""

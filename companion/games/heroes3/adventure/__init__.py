"""The map part of Heroes III: towns, heroes, fields, rounds, and the combats in between. heroes3 1 to 7 and 12.

`content/` and `rules/` hold what the books say; the engine keeps what the table has done with it. Start with `game.py`,
then `rounds/round_steps.py`.
"""

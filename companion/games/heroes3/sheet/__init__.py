"""The evening around the fights: one sheet a player and one for the table. heroes3 1 to 7 and 12.

`evening/` reads what the book says; this engine keeps what the table has done with it. Start with `game.py`, then
`rounds.py`.
"""

"""Players with physical cards: their cards lie before them, and the app knows only what everybody can see.

`card_ownership.py` keeps what each of them is known to own; `card_acts.py`, `combat_acts.py` and
`teammate_and_hoard_acts.py` are what they do, each one tap; `entry_corrections.py` corrects what was entered wrongly;
`act_options.py` lists for a screen what is possible now.
"""

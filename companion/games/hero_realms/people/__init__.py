"""People at a real table: their cards lie before them, and the app knows only what everybody can see.

`owning.py` keeps what each of them is known to own; `cards.py`, `fighting.py` and `company.py` are what they do, each
one tap; `corrections.py` puts right what was entered wrongly; `options.py` lists for a screen what is possible now.
"""

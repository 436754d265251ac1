"""Heroes of Terrinoth as a full engine: the whole round by the rules, with cards that the owner types or that we made.

Start with `game.py` (the engine), `state.py` (a position) and `acts.py` (what people do). Cards are data: `cards.py`
says what they hold, `pack.py` reads a file of them, `language.py` and `vocabulary.py` are the words of their effects,
and `running.py` carries these out. The rules are written as they are read, one generator a procedure that stops at
every question (`asking.py`). A comment such as `terrinoth A3a` names the rule.
"""

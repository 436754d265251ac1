"""Hero Realms as a full engine: every card, mode and boss by the rules, and chairs that play themselves.

Start with `game.py` (the engine), `state.py` (a position) and `acts.py` (what people do). The cards are data under
`content/hero_realms/`; `cards.py` loads them, `vocabulary.py` says which words their effects may use, `compiling.py`
turns them into operations and `running.py` carries these out. A comment such as `hero_realms 6.2` names the rule's
paragraph.
"""

"""Heroes III: The Board Game. Every card as data, and combats in which neutrals and AI heroes act by themselves.

Start with `units.py` (every side of every unit card, numbered) and `cards.py` (the cards that heroes play); both load
`content/heroes3/`. `vocabulary.py` says which words the abilities of units may use, `card_words.py` those of cards, and
`finding.py` reads what people type. `combat/` is the engine. A comment such as `heroes3 9` names the rule's paragraph.
"""

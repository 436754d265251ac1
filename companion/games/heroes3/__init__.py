"""Heroes III: The Board Game. Every card as data, and combats in which neutrals and AI heroes act by themselves.

Start with `cards/unit_cards.py` (every side of every unit card, numbered) and `cards/hero_cards.py` (the cards that
heroes play); both load `content/heroes3/`. `cards/unit_ability_vocabulary.py` says which words the abilities of units
may use, `cards/card_effect_vocabulary.py` those of cards, and `cards/find_unit_or_card_by_name.py` finds the card that
a typed name means. `combat/` is the engine of combats, `adventure/` the map part with its rounds, `odds/` computes
chances. A comment such as `heroes3 9` names the rule's paragraph.

Programs that use the game as a library find what they need in `api.py`; this package offers the same names
(docs/api.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kernel.lazy_exports import make_lazy_getattr

if TYPE_CHECKING:
    from companion.games.heroes3.api import (
        Settings,
        UnitCard,
        apply,
        bot_act,
        describe,
        legal_acts,
        read_line,
        start_combat,
    )

__all__ = ["Settings", "UnitCard", "apply", "bot_act", "describe", "legal_acts", "read_line", "start_combat"]

if not TYPE_CHECKING:
    __getattr__ = make_lazy_getattr(__name__, "api", __all__)

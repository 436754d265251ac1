"""Hero Realms as a full engine: every card, mode and boss by the rules, and bots that play seats.

Start with `game.py` (the engine), `state.py` (a position) and `acts.py` (what players do). The cards are data under
`content/hero_realms/`; `card_data/card_definitions.py` loads them, `card_data/effect_vocabulary.py` says which words
their effects may use, `card_data/effect_compiler.py` turns them into operations and `effects/effect_runner.py` carries
these out. A comment such as `hero_realms 6.2` names the rule's paragraph.

Programs that use the game as a library find what they need in `api.py`; this package offers the same names
(docs/api.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kernel.lazy_exports import make_lazy_getattr

if TYPE_CHECKING:
    from companion.games.hero_realms.api import Chair, Settings, apply, bot_act, describe, legal_acts, read_line, start

__all__ = ["Chair", "Settings", "apply", "bot_act", "describe", "legal_acts", "read_line", "start"]

if not TYPE_CHECKING:
    __getattr__ = make_lazy_getattr(__name__, "api", __all__)

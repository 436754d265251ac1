"""Heroes of Terrinoth as a full engine: the whole round by the rules, with cards that the owner types or that we made.

Start with `game.py` (the engine), `state.py` (a position) and `acts.py` (what players do). Cards are data:
`cards/card_types.py` says what they hold, `cards/pack.py` reads a file of them, `effects/effect_tree.py` and
`effects/effect_vocabulary.py` are the language of their effects, and `resolution/effect_runner.py` carries these out.
The rules are generators, one for each procedure, that stop at every question (`questions.py`). A comment such as
`terrinoth A3a` names the rule.

Programs that use the game as a library find what they need in `api.py`; this package offers the same names
(docs/api.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kernel.lazy_exports import make_lazy_getattr

if TYPE_CHECKING:
    from companion.games.terrinoth.api import Chair, Settings, apply, bot_act, describe, legal_acts, read_line, start

__all__ = ["Chair", "Settings", "apply", "bot_act", "describe", "legal_acts", "read_line", "start"]

if not TYPE_CHECKING:
    __getattr__ = make_lazy_getattr(__name__, "api", __all__)

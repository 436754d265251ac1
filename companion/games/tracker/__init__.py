"""The score sheet: keeps score for any game from data alone.

`score_sheet.py` says what a sheet is, `state.py` what can change on it, `acts.py` what players can do, `game.py` what
follows from it. `setup/box.py` and `setup/setup_builder.py` make a sheet from what `content/` says of a game and from
what players chose.

Programs that use the game as a library find what they need in `api.py`; this package offers the same names
(docs/api.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kernel.lazy_exports import make_lazy_getattr

if TYPE_CHECKING:
    from companion.games.tracker.api import apply, describe, examples, read_line, start

__all__ = ["apply", "describe", "examples", "read_line", "start"]

if not TYPE_CHECKING:
    __getattr__ = make_lazy_getattr(__name__, "api", __all__)

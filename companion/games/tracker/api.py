"""The score sheet for programs that use it as a library: set up, typed lines, apply, a readable position.

A score sheet judges no moves, so there is no list of legal acts, and nobody plays it: people type what happened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.games.game_boxes import load_box
from companion.games.tracker.acts import Act
from companion.games.tracker.game import TrackerGame
from companion.games.tracker.line_parser import example_typed_lines as examples
from companion.games.tracker.line_parser import parse_line as read_line
from companion.games.tracker.readable_positions import position_to_dict
from companion.games.tracker.setup.game_box import Chosen
from companion.games.tracker.setup.setup_builder import build_setup
from companion.games.tracker.state import SheetState
from companion.kernel.building_blocks.position_outline import format_outline
from companion.kernel.events import Tell, ignore_event
from companion.kernel.game import apply_to_copy

__all__ = ["apply", "describe", "examples", "read_line", "start"]

_GAME = TrackerGame()


def start(
    game: str,
    players: Sequence[str],
    *,
    mode: str = "",
    choices: Sequence[Mapping[str, str]] = (),
    numbers: Mapping[str, int] | None = None,
    first: str | None = None,
    seed: int = 0,
) -> SheetState:
    """A fresh score sheet of a game in `content/`; without a mode, of its first one.

    `choices` are those of each player (`{"character": "wizard"}`), `numbers` what people type at set-up.
    """
    described = load_box(game)
    chosen = Chosen(
        mode or described.modes[0].id,
        tuple(players),
        tuple(dict(choice) for choice in choices),
        numbers=dict(numbers or {}),
        first=first,
    )
    return _GAME.start(build_setup(described, chosen, seed), ignore_event)


def apply(state: SheetState, act: Act, tell: Tell = ignore_event) -> SheetState:
    """The sheet after an act; the one before stays as it was. Raises `Refused` with what is wrong."""
    return apply_to_copy(_GAME, state, act, tell)


def describe(state: SheetState) -> str:
    """The sheet in plain text."""
    return format_outline(position_to_dict(state))

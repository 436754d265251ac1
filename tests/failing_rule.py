"""A rule that fails as only a mistake of ours can: with an error that is no refusal."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.tracker import acts, game
from companion.kernel.events import Tell

BREAKS = acts.Out("red")
"""What fails where nothing else is said: somebody leaves the table."""


def break_rule(monkeypatch: pytest.MonkeyPatch, kind: type = acts.Out, spared: str = "") -> None:
    """Let every act of this kind fail at a score sheet, but not at one seat."""
    rule = game._APPLY._handlers[kind]

    def fail(state: Any, act: Any, tell: Tell) -> None:
        if act.seat != spared:
            raise LookupError(f"no chair for {act.seat}")
        rule(state, act, tell)

    monkeypatch.setitem(game._APPLY._handlers, kind, fail)

"""A rule of the score sheet that is corrected on purpose, in the middle of a test.

From then on every loss of life is one greater, for tables that began after it or have taken it.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.games.tracker import acts, corrected_rules, game
from companion.games.tracker.rules import counters
from companion.games.tracker.state import SheetState
from companion.kernel.events import Tell
from companion.kernel.messages import message
from companion.kernel.rule_versions import Correction, Rules

ONE_MORE = Correction("one-more", "hero_realms 6.2", message("undo-zero"), "9.9")
"""Its sentence is one that the catalogues have; what it says does not matter."""


def correct_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the correction, as a new version of the app would."""
    monkeypatch.setattr(corrected_rules, "RULES", Rules((ONE_MORE,)))
    plain = counters.change_counter

    def change(state: SheetState, act: acts.Change, tell: Tell) -> None:
        if act.counter == "life" and act.by < 0 and corrected_rules.follows_rule_correction(state, "one-more"):
            act = replace(act, by=act.by - 1)
        plain(state, act, tell)

    monkeypatch.setitem(game._APPLY._handlers, acts.Change, change)


def change_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same, without any correction that tells of it: as it was done before there were versions of the rules."""
    correct_a_rule(monkeypatch)
    monkeypatch.setattr(corrected_rules, "RULES", Rules())
    monkeypatch.setattr(corrected_rules, "follows_rule_correction", lambda state, correction: True)

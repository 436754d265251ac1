"""Every evening of the corpus is replayed by today's rules: it comes in, ends as it ended, and leaves as it came.

`make_evenings.py` makes the evenings; docs/saves.md says what to do when one leads elsewhere.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.games.engines import ENGINES
from companion.games.hero_realms.setup_data import MODES
from companion.games.tracker.acts import Act, Change
from companion.games.tracker.game import TrackerGame
from companion.games.tracker.state import SheetState
from companion.kernel.events import Tell
from companion.kernel.refusals import NotNow
from companion.kernel.table import Table
from companion.tables.files.export_file import export_table
from companion.tables.live_table import LiveTable
from companion.tables.table_service import TableService
from database.store import Store
from tests.golden import corpus
from tests.golden.covering import covered, wanted
from tests.golden.make_evenings import plans, played
from tests.golden.replaying import LeadsElsewhere, brought_in, differences, in_todays_file, recorded_position

NAMES = corpus.names()
MAKE = "plan an evening of each in tests/golden/players, then run python -m tests.golden.make_evenings"
PLAYED_ANEW = ("sheet-own-sheet", "combat-ai-hero", "evening-cooperative", "hero-realms-dragon-1")
"""Short ones, by which the players themselves are tested."""
PLAYED = "sheet-hero-realms-dragon"
"""An evening at a score sheet, for tests of the corpus itself."""

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableService]:
    """A house for all evenings."""
    with Store.open(tmp_path_factory.mktemp("evenings") / "evening.db") as store:
        yield TableService(store, ENGINES)


@pytest.mark.parametrize("name", NAMES)
def test_an_evening_leads_where_it_led_and_leaves_as_it_came(house: TableService, name: str) -> None:
    contents = corpus.contents(name)
    live = brought_in(house, name, corpus.read(name))
    assert live.length == len(contents.journal)
    assert live.state.ended
    assert house.store.read(live.id).ended
    assert corpus.outcome_of(contents.setup.engine, live.state) == corpus.outcomes()[name]
    if recorded_position(live.game, contents) is not None:
        assert export_table(house, live.id) == in_todays_file(live.game, contents)
    _undone_to_its_start_it_comes_back(house, live)


def _undone_to_its_start_it_comes_back(house: TableService, live: LiveTable) -> None:
    end, last = live.state, live.table.history.operations[-1].number
    assert live.can_redo == 0
    house.jump(live.id, 0)
    assert live.state == Table(live.game, live.setup).state
    house.jump(live.id, last)
    assert live.state == end


def test_the_evenings_cover_every_game_mode_and_level() -> None:
    missing = _missing()
    assert not missing, f"no evening has {', '.join(sorted(missing))}: {MAKE}"
    assert len(NAMES) >= 60
    assert list(corpus.outcomes()) == NAMES


def _missing() -> set[str]:
    outcomes = corpus.outcomes()
    return wanted().difference(*(covered(corpus.contents(name), outcomes[name]) for name in NAMES))


def test_the_evenings_hold_what_people_do_besides_playing() -> None:
    seen: Counter[str] = Counter()
    for name in NAMES:
        contents = corpus.contents(name)
        kinds = {entry.kind for entry in contents.journal}
        removed = any(entry.kind == "repair" and entry.act is None for entry in contents.journal)
        put_right = any(entry.kind == "repair" and entry.act is not None for entry in contents.journal)
        seen.update(kinds)
        seen.update(removed=removed, put_right=put_right, reasons=any(entry.why for entry in contents.journal))
        seen.update(corrections=bool(contents.setup.corrections), bursts=any(e.burst for e in contents.journal))
    many = len(NAMES) // 3
    few = {what for what in ("undo", "redo", "removed", "put_right", "reasons", "bursts") if seen[what] < many}
    assert not few, seen
    assert seen["corrections"] >= 2


# --- the corpus itself ------------------------------------------------------------------------------


def test_a_mode_without_an_evening_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODES, "three-heads", (3, 3))
    assert _missing() == {"hero-realms: mode three-heads"}


@pytest.mark.parametrize("name", PLAYED_ANEW)
def test_an_evening_that_is_played_again_is_the_same(name: str) -> None:
    plan = next(plan for plan in plans() if plan.name == name)
    files = played(plan)
    assert name in files
    assert files == played(plan)


class _OtherRule(TrackerGame):
    """Whoever loses life loses one more."""

    def apply(self, state: SheetState, act: Act, tell: Tell) -> None:
        if isinstance(act, Change) and act.counter == "life" and act.by < 0:
            act = Change("life", act.by - 1, act.seat)
        super().apply(state, act, tell)


class _StricterRule(TrackerGame):
    """Nobody loses life."""

    def apply(self, state: SheetState, act: Act, tell: Tell) -> None:
        if isinstance(act, Change) and act.counter == "life" and act.by < 0:
            raise NotNow("seat-not-out", name="Ana")
        super().apply(state, act, tell)


def _said_by(file: Path, game: Any) -> str:
    with Store.open(file) as store, pytest.raises(LeadsElsewhere) as caught:
        brought_in(TableService(store, {"tracker": game}), PLAYED, corpus.read(PLAYED))
    return str(caught.value)


def test_another_rule_is_told_with_the_fields_that_differ(file: Path) -> None:
    said = _said_by(file, _OtherRule())
    assert said.startswith(f"{PLAYED}: ")
    assert re.search(r"values\.ana\.life: \d+, now \d+", said)
    assert "Correcting a rule" in said


def test_a_stricter_rule_is_told_with_the_first_step_that_is_refused(file: Path) -> None:
    acts = [(entry.n, entry.act) for entry in corpus.contents(PLAYED).journal if entry.act is not None]
    first = next(n for n, act in acts if act["act"] == "change" and act["counter"] == "life" and int(act["by"]) < 0)  # type: ignore[call-overload]
    said = _said_by(file, _StricterRule())
    assert f"refused now: {{'n': {first}," in said
    assert "Correcting a rule" in said


def test_fields_that_differ_are_named_by_their_place() -> None:
    was = {"round": 3, "seats": [{"life": 12}, {"life": 7}], "out": ["ana"]}
    now = {"round": 3, "seats": [{"life": 12}, {"life": 6}], "out": []}
    assert list(differences(was, now)) == ["out: ['ana'], now []", "seats[1].life: 7, now 6"]

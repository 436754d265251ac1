"""Undo at a long table: how much is done for it, and that what is drawn then is what a fresh start draws."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flet.components.component import Renderer

from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.models.step_history_and_repair import FIRST
from companion.app.screen_router import make_flet_main
from companion.games.engines import ENGINES
from companion.games.heroes3.adventure import acts
from companion.kernel.events import Tell
from companion.library.library_facade import Library
from companion.tables.table_service import TableService
from database.store import Store
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, has, names, press
from tests.app.long_press.long_press_walk import sitting_of
from tests.bench.long_tables import TABLES, evening
from tests.in_process_device import Device
from tests.sample_tables.heroes3_adventures import Scribe, body

INPUTS = 125
"""Nearly as far from a multiple of 64 as can be."""
SECTIONS = ("now", "town", "army", "hero", "cards", "map")


class Counted:
    """An engine that counts the acts that are applied at tables, first or again."""

    def __init__(self, engine: Any) -> None:
        self._engine, self.applied = engine, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    def apply(self, state: Any, act: Any, tell: Tell) -> None:
        """Apply an act, and count it."""
        self.applied += 1
        self._engine.apply(state, act, tell)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give the names of the parts that were drawn, in order; empty it before what is to be looked at."""
    found: list[str] = []
    render = Renderer.render

    def noting(self: Renderer, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        found.append(getattr(fn, "__name__", ""))
        return render(self, fn, *args, **kwargs)

    monkeypatch.setattr(Renderer, "render", noting)
    return found


# --- how much is done for it ---------------------------------------------------------------------


@pytest.mark.parametrize("kind", TABLES)
def test_an_undo_applies_hardly_any_act_again(kind: str, file: Path, books: Library, no_errors: None) -> None:
    with Store.open(file) as store:
        table = TABLES[kind](TableService(store, ENGINES), INPUTS)
        name = store.read(table).setup.engine
        engine = Counted(ENGINES[name])
        house = TableService(store, {name: engine})
        house.library = books
        with Device(make_flet_main(house), route=f"/table/{table}", size=PHONE) as ann:
            press(ann, "undo")
            for _ in range(10):
                engine.applied = 0
                press(ann, "undo")
                # Only to tell again what the newest step, or in a combat the newest few, had brought.
                assert engine.applied <= 5
            engine.applied = 0
            open_history(ann)
            assert engine.applied <= FIRST, "one for each step that is shown"


def test_a_history_opens_with_few_steps_however_long_it_is(house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{evening(house, INPUTS)}", DESKTOP)
    open_history(ann)
    assert 0 < len([name for name in names(ann) if name.startswith("repair-")]) <= 25
    assert has(ann, "older")


def open_history(device: Device) -> None:
    """Open the history, on a phone from the menu."""
    press(device, *(("history",) if has(device, "history") else ("menu", "open-history")))


@pytest.mark.parametrize(
    ("act", "shown"),
    [
        (acts.Adjust("ana", "gold", 1), {"ResourcesPanel", "PlayerSummaryPanel", "TownPanel"}),
        (acts.Adjust("ana", "movement", -1), {"MovementPointsRow", "GuidePanel", "PlayerSummaryPanel"}),
        (acts.GainMorale("ana", "positive"), {"HeroPanel", "GuidePanel", "PlayerSummaryPanel"}),
    ],
    ids=["gold", "movement", "morale"],
)
def test_undo_in_an_evening_draws_only_what_shows_something_else_now(
    house: TableService, sit: Sit, drawn: list[str], act: acts.Act, shown: set[str]
) -> None:
    scribe = Scribe(house, body(rules=("no-start-bonus",)))
    scribe.to_turn("ana")
    # Two before it, so that neither whether undo is possible nor whether something has happened changes.
    scribe.give(acts.Adjust("ana", "materials", 1), acts.Adjust("ana", "materials", 1), act)
    ann = sit(f"/table/{scribe.table}", DESKTOP)
    drawn.clear()
    press(ann, "undo")
    assert shown <= set(drawn) <= shown | {"LastEventsPanel", "BottomBar"}
    assert len(drawn) == len(set(drawn)), "each of them once"


def test_what_waits_comes_and_goes_without_the_rest_being_drawn_again(
    house: TableService, sit: Sit, drawn: list[str]
) -> None:
    scribe = Scribe(house, body(rules=("no-start-bonus",)))
    scribe.to_turn("ana")
    scribe.give(acts.Adjust("ana", "gold", 1), acts.Experience("ana", 2))
    (matter,) = scribe.state.table.matters
    ann = sit(f"/table/{scribe.table}", DESKTOP)
    assert has(ann, f"matter-{matter.id}")
    rest = {"TownTokensRow", "ResourcesPanel", "ArmyPanel", "MapActionsPanel"}
    assert rest <= set(drawn)
    drawn.clear()
    press(ann, "undo")
    assert not has(ann, f"matter-{matter.id}")
    assert not rest & set(drawn)


# --- that it is right ----------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_drawn_on_the_way_back_is_what_a_fresh_start_draws(
    house: TableService, sit: Sit, size: tuple[int, int]
) -> None:
    table = evening(house, INPUTS)
    ann = sit(f"/table/{table}", size)
    for n in range(24):
        section = SECTIONS[n % len(SECTIONS)]
        if size == PHONE:
            press(ann, f"part-{section}")
        press(ann, "undo")
        if n % 2 or size == PHONE:
            same_as_fresh(ann, house, size, section)


def same_as_fresh(ann: Device, house: TableService, size: tuple[int, int], section: str) -> None:
    """Compare everything that is said with what a device says that has just come, at the same part of the sheet."""
    sitting = sitting_of(ann)
    assert isinstance(sitting, AdventureTableModel)
    with Device(make_flet_main(house), beside=ann, route=f"/table/{sitting.id}", size=size) as ben:
        press(ben, f"seat-{sitting.seat}")
        if size == PHONE:
            press(ben, f"part-{section}")
        assert ann.texts() == ben.texts(), f"after {sitting.length} entries, {section}"

"""A rule was corrected since a table began: the notice at the table, what would follow, and both choices."""

from __future__ import annotations

import pytest

from companion.games.tracker import acts
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, create_table, has, press
from tests.corrected_rule import change_a_rule, correct_a_rule

STEP = "It makes a difference from this step on: Ana: Life −3, now 47"


@pytest.fixture
def table(house: TableService) -> str:
    """A table of Ana and Ben at which Ana has lost three, and then all but one."""
    table = create_table(house, "hero-realms", "free-for-all", "Ana", "Ben")
    house.give(table, acts.Change("life", -3, "ana"))
    house.give(table, acts.Change("life", -46, "ana"))
    return table


def _life(house: TableService, table: str) -> int:
    found: int = house.open(table).state.value("life", "ana")
    return found


def test_where_nothing_was_corrected_nothing_is_said(table: str, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    ann.sees("Ana: Life 1")
    assert not has(ann, "rules-look")
    press(ann, "menu")
    assert not has(ann, "open-rules")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_correction_is_told_looked_at_and_taken(
    table: str, house: TableService, sit: Sit, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    correct_a_rule(monkeypatch)
    ann = sit(f"/table/{table}", size=size)
    ann.sees("A rule was corrected")
    ann.sees(STEP)
    ann.sees("Ana: Life 1")
    press(ann, "rules-look")
    ann.sees("One step would no longer be possible.")
    assert _life(house, table) == 1
    press(ann, "rules-take")
    ann.wait_until(lambda: _life(house, table) == 46, "the correction to be taken")
    press(ann, "back")
    ann.sees("Ana: Life 46")
    ann.wait_until(lambda: not has(ann, "rules-look"), "the notice to go")
    house.undo(table)
    ann.sees("A rule was corrected")
    ann.sees("Ana: Life 1")


def test_kept_as_it_was_no_device_asks_again_and_the_menu_leads_back(
    table: str, house: TableService, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    correct_a_rule(monkeypatch)
    ann, ben = sit(f"/table/{table}"), sit(f"/table/{table}", size=DESKTOP)
    for device in (ann, ben):
        device.sees(STEP)
    press(ann, "rules-keep")
    for device in (ann, ben):
        device.wait_until(lambda d=device: not has(d, "rules-look"), "the notice to go")  # type: ignore[misc]
    assert (_life(house, table), house.open(table).shown.asked) == (1, 1)
    press(ann, "menu", "open-rules")
    ann.sees(STEP)


def test_a_table_that_leads_elsewhere_by_an_unknown_rule_stays_as_shown_and_asks(
    table: str, house: TableService, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_a_rule(monkeypatch)
    ann = sit(f"/table/{table}")
    ann.sees("Ana: Life 1")
    assert not has(ann, "rules-look")
    press(ann, "undo")
    ann.sees("Choose first what is to hold")
    ann.sees("lead to another position than the one you saw")
    assert _life(house, table) == 1
    press(ann, "rules-keep")
    ann.wait_until(lambda: not has(ann, "rules-look"), "the notice to go")
    press(ann, "history")
    ann.sees("kept as it was")
    assert not has(ann, "repair-1")
    press(ann, "open-rules")
    ann.wait_until(lambda: has(ann, "rules-take"), "what would follow")
    press(ann, "rules-take")
    ann.wait_until(lambda: _life(house, table) == 46, "today's rules to be taken")

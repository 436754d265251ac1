"""Every automatic reason leads to its paragraph, every phase to what happens now, every mode to its checklist."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.app.screens.hero_realms.help_callbacks import current_phase_entry_id
from companion.games.card_catalogues import load_all_cards
from companion.games.engines import ENGINES
from companion.games.game_boxes import load_boxes
from companion.kernel.events import Event
from companion.library.content_location import content_folder
from companion.library.library_facade import Library
from companion.tables.table_service import TableService
from database.store import Store
from tests.library.rule_references import GAMES, in_code, in_data
from tests.sample_tables.hero_realms import hero_realms_tables_in
from tests.sample_tables.heroes3_combats import combat_tables_in
from tests.sample_tables.terrinoth_quests import quest_tables_in

BOXES = {box.id: box for box in load_boxes() if not box.own}
COMBAT = ("draw", "place", "fight", "limit", "over", "ai-activation")
"""The phases of a combat (`CombatState.phase`), and what an AI unit does in one of them."""
QUEST = ("heroes", "enemies", "peril", "travel", "end")
"""The phases of a round (`World.phase`)."""


@pytest.fixture(scope="module")
def books() -> Library:
    """All rules and cards."""
    return Library(content_folder(), load_all_cards)


def leading_nowhere(books: Library, rules: dict[str, str]) -> list[str]:
    """The paragraphs that no entry of the same game tells, each with where it is named."""
    found = []
    for rule, place in sorted(rules.items()):
        entry = books.entry_for(rule)
        if entry is None or entry.game != GAMES[rule.partition(" ")[0]]:
            found.append(f"{rule} ({place})")
    return found


def test_every_paragraph_in_the_code_of_the_engines_has_an_entry(books: Library) -> None:
    rules = in_code()
    for game, least in (("hero_realms", 20), ("heroes3", 8), ("terrinoth", 40)):
        assert sum(rule.startswith(f"{game} ") for rule in rules) >= least, f"{game}: {sorted(rules)}"
    assert leading_nowhere(books, rules) == []


def test_every_paragraph_in_the_data_of_the_boxes_has_an_entry(books: Library) -> None:
    rules = in_data()
    assert {rule.partition(" ")[0] for rule in rules} == set(GAMES)
    assert leading_nowhere(books, rules) == []


def test_every_reason_that_is_given_while_games_are_played_has_an_entry(books: Library, tmp_path: Path) -> None:
    with Store.open(tmp_path / "games.db") as store:
        house = TableService(store, ENGINES)
        tables = (hero_realms_tables_in(house), combat_tables_in(house), quest_tables_in(house))
        rules = {
            rule: table
            for laid in tables
            for table in (getattr(laid, name) for name in laid.__dataclass_fields__)
            for rule in _given(house, table)
        }
    assert {rule.partition(" ")[0] for rule in rules} == set(GAMES)
    assert leading_nowhere(books, rules) == []


def _given(house: TableService, table: str) -> Iterator[str]:
    """The paragraphs of everything that was told at a table, and of what the app decided there."""
    live = house.open(table)
    events: list[Event] = []
    state = live.game.start(live.setup, events.append)
    for step in live.steps:
        live.game.apply(state, step.act, events.append)
        if step.why is not None:
            yield step.why.rule
    yield from (event.reason.rule for event in events if event.reason is not None and event.reason.rule)


@pytest.mark.parametrize("game", BOXES)
def test_every_phase_of_every_mode_says_what_happens_now(game: str, books: Library) -> None:
    box = BOXES[game]
    engines = {"hero-realms": ("main", "boss"), "heroes3": COMBAT, "terrinoth": QUEST}
    for mode in box.modes:
        of_sheet = [phase.id for phase in box.flow.phases]
        for phase in (*of_sheet, *engines[game]):
            if phase == "boss" and not any(group.automatic for group in mode.groups):
                continue
            told = books.rules.now(game, phase, mode.id)
            assert told is not None, (mode.id, phase)
            assert told.phase == phase
        # A table without phases is in somebody's turn or in a round.
        assert of_sheet or any(books.rules.now(game, phase, mode.id) for phase in ("turn", "main", "round")), mode.id


@pytest.mark.parametrize("game", BOXES)
def test_every_mode_has_a_checklist_to_set_it_up(game: str, books: Library) -> None:
    for mode in BOXES[game].modes:
        found = books.rules.checklists(game, mode.id)
        assert found, mode.id
        assert all(entry.steps for entry in found), mode.id


def test_the_phase_of_a_table_of_hero_realms_is_one_that_the_library_knows(books: Library, tmp_path: Path) -> None:
    with Store.open(tmp_path / "chairs.db") as store:
        house = TableService(store, ENGINES)
        tables = hero_realms_tables_in(house)
        phases = {
            name: current_phase_entry_id(house.open(getattr(tables, name)).state)
            for name in ("party", "turn", "lich", "duel")
        }
    assert phases == {"party": "main", "turn": "boss", "lich": "main", "duel": "main"}

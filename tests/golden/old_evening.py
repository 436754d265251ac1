"""Makes one evening of tables with the code of the commit it is run in; `make_saves.py` runs it there.

It may use only what every commit of the history has, or look first whether it is there: this file is always today's,
what it imports is as old as the commit. Whatever a commit cannot set up, it has never saved.
"""

from __future__ import annotations

import importlib
import importlib.util
import itertools
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

SEED = 5
INPUTS = 12
"""Of each table. A few are enough: it is the shapes that count."""
PEOPLE = ("Ana", "Bea", "Čenda", "Dora", "Eli", "Fay")
LINES = ("turn next", "round next", "clock start", "note Good evening", "roll", "life ana -2", "gold ana +3")
PACK = {
    "pack": 1,
    "id": "our-table",
    "name": {"en": "Our table", "es": "Nuestra mesa"},
    "about": "What we agreed on.",
    "rules": [{"game": "hero-realms", "id": "no-stealing", "kind": "house", "title": "No stealing", "body": "Nobody."}],
    "corrections": [{"card": "hero-realms.fire-gem", "figure": "cost", "value": 3, "why": "Our print."}],
    "cards": [{"game": "hero-realms", "id": "promo-1", "name": "Promo", "type": "Action", "figures": {"cost": 2}}],
}


def main(folder: Path) -> None:
    """Write `evening.db` with all tables, and each table's file beside it."""
    store_module = importlib.import_module("database.store")
    house_module = importlib.import_module("companion.tables.house")
    export = importlib.import_module("companion.tables.export")
    numbers = itertools.count(1)
    # The same bytes each time: ids in order, and a clock that ticks once a second.
    store_module.__dict__["new_id"] = lambda: f"save{next(numbers):04}"
    ticks = itertools.count(1_770_000_000_000, 1000)
    with store_module.Store.open(folder / "evening.db") as store:
        house = house_module.House(store, _engines(), clock=lambda: next(ticks))
        _settings(store)
        made = []
        for label, setup in _setups():
            made.append((label, _played(house, setup, label)))
        if hasattr(store, "packs"):
            # Only the tables of Hero Realms after this one play with its correction.
            house.packs.bring(json.dumps(PACK), "our-table")
            if "hero-realms" in house.engines:
                label, setup = next(iter(_hero_realms()))
                made.append((f"{label} corrected", _played(house, setup, f"{label} corrected")))
        for label, table_id in made:
            (folder / f"{label.replace(' ', '-')}.json").write_bytes(export.export_table(house, table_id))


def _engines() -> Any:
    if _has("companion.games.engines"):
        return importlib.import_module("companion.games.engines").ENGINES
    return importlib.import_module("companion.cli.work.engines").ENGINES


def _has(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def _settings(store: Any) -> None:
    """What the app of every commit kept in the same words."""
    store.settings.put("language", "es")
    store.settings.put("mode", "dark")
    store.settings.put("last-hero-realms", {"mode": "dragon", "own": [["Luck", 3]]})
    records = importlib.import_module("database.records")
    store.people.remember([records.Player(name, n) for n, name in enumerate(PEOPLE[:3])], 1)


# --- setting up -------------------------------------------------------------------------------------


def _setups() -> Iterator[tuple[str, Any]]:
    yield from _score_sheets()
    for make in (_hero_realms, _combats, _evenings, _quests):
        yield from make()


def _score_sheets() -> Iterator[tuple[str, Any]]:
    shelf = importlib.import_module("companion.games.shelf")
    laying = importlib.import_module("companion.games.tracker.laying")
    box_module = importlib.import_module("companion.games.tracker.box")
    for box in shelf.boxes():
        for mode in box.modes:
            least, most = laying.seats_for_people(mode)
            chosen = _chosen(laying, box_module, box, mode, max(least, min(3, most)))
            yield f"sheet {box.id} {mode.id}", laying.lay(box, chosen, SEED, shelf.content_stamp())


def _chosen(laying: Any, box_module: Any, box: Any, mode: Any, count: int) -> Any:
    kinds = [laying.seat_kind(mode, place) for place in range(count)]
    choices = tuple(
        {c.id: c.options[place % len(c.options)].id for c in laying.seat_choices(box, mode, kind)}
        for place, kind in enumerate(kinds)
    )
    more: dict[str, Any] = {"timer_seconds": 90}
    if box.own:
        counters = (box_module.OwnCounter("Lives", 3, 0, 5), box_module.OwnCounter("Mood", -2, -3, 3, "quiet"))
        more |= {"own_counters": counters, "own_meter": "Storm", "own_title": "Friday"}
    return box_module.Chosen(mode.id, PEOPLE[:count], choices, **more)


def _hero_realms() -> Iterator[tuple[str, Any]]:
    if "hero-realms" not in _engines():
        return
    table = importlib.import_module("companion.games.hero_realms.table")
    for mode, (least, _) in table.MODES.items():
        bosses = ("dragon", "lich") if mode == "boss-vs-boss" else ("",) * least
        character = "cleric" if mode in ("dragon", "lich") else ""
        chairs = tuple(table.Chair(f"s{n}", PEOPLE[n], character, bosses[n]) for n in range(least))
        yield f"hero-realms {mode}", table.lay(table.Body(mode, chairs), SEED)
    seats = (table.Chair("ana", "Ana", played_by="people"), table.Chair("app", played_by="app", level="squire"))
    yield "hero-realms real-cards", table.lay(table.Body("free-for-all", seats, market="table"), SEED)


def _combats() -> Iterator[tuple[str, Any]]:
    if "heroes3.combat" not in _engines():
        return
    setup = importlib.import_module("companion.games.heroes3.combat.setup")
    mine = setup.Army(("castle:Marksmen/few", "castle:Crusaders/pack", "castle:Griffins/few"))
    ai = setup.Army(("necropolis:Zombies/pack", "necropolis:Skeletons/few"), by="ai")
    fights = {
        "neutral": setup.Fight(level="II", mine=mine),
        "heroes": setup.Fight(
            kind="heroes", mine=mine, theirs=setup.Army(("necropolis:Zombies/pack", "necropolis:Skeletons/pack"))
        ),
        "ai-hero": setup.Fight(kind="ai-hero", mine=mine, theirs=ai),
        "siege": setup.Fight(kind="ai-hero", mine=mine, theirs=ai, siege=setup.Siege()),
    }
    for name, fight in fights.items():
        settings = setup.Settings(dice="app") if name != "heroes" else setup.Settings()
        yield f"combat {name}", setup.lay(setup.Body(fight, settings), SEED)


def _evenings() -> Iterator[tuple[str, Any]]:
    if "heroes3.sheet" not in _engines():
        return
    engines = importlib.import_module("companion.games.engines")
    lay = engines.engine("heroes3.sheet").lay
    # The commits that came first could not be asked from a terminal.
    for mode, people in (("clash", 2), ("alliance", 4), ("cooperative", 2), ("campaign", 1)):
        teams = {(name, "team"): "ab"[n % 2] for n, name in enumerate(PEOPLE[:4])} if mode == "alliance" else {}
        order = engines.Order(PEOPLE[:people], mode, choices=teams, numbers={"gold": 30, "materials": 9}, seed=SEED)
        yield f"evening {mode}", lay(order)


def _quests() -> Iterator[tuple[str, Any]]:
    if "terrinoth" not in _engines():
        return
    table = importlib.import_module("companion.games.terrinoth.table")
    quests = importlib.import_module("tests.terrinoth.random_quests")
    for seed in (1, 2):
        yield f"quest {seed}", table.lay(quests.random_body(seed), SEED)
    chairs = (table.Chair("h0", "Ana", archetype="warrior"), table.Chair("h1", "Bea", archetype="mage"))
    for pack in importlib.import_module("companion.games.terrinoth.shipped").adventures()[:1]:
        yield "quest shipped", table.lay(table.body_of(pack, pack.quests[0].id, chairs), SEED)


# --- playing ----------------------------------------------------------------------------------------


def _played(house: Any, setup: Any, label: str) -> str:
    """Some inputs, one of them undone and brought back, one repaired; the table's id."""
    refused = importlib.import_module("companion.kernel.refusals").Refused
    table_id: str = house.begin(setup, label)
    live = house.open(table_id)
    for number in range(INPUTS):
        _one_input(house, live, number, refused)
        if number == INPUTS // 2 and live.can_undo:
            house.undo(table_id, who="Bea")
            house.redo(table_id, who="Bea")
    # Undone for good, so that the journal holds what is not in force.
    if live.can_undo > 2:
        house.undo(table_id)
        _one_input(house, live, 0, refused)
    if setup.engine == "tracker":
        house.repair(table_id, live.steps[0].number, None, who="Ana")
    return table_id


def _one_input(house: Any, live: Any, number: int, refused: type[Exception]) -> None:
    """Give the first act that is possible now, an automatic player's with its reason."""
    for act, why in _ideas(live, number, refused):
        try:
            house.give(live.id, act, "Ana", **({"why": why} if why is not None else {}))
        except refused:
            continue
        return


def _ideas(live: Any, number: int, refused: type[Exception]) -> Iterator[tuple[Any, Any]]:
    decided = _DECIDES.get(live.setup.engine, lambda live: None)(live)
    if decided is not None:
        yield decided
    lines = importlib.import_module("companion.cli.work.engines")
    typed = list(LINES) if live.setup.engine == "tracker" else []
    turned = [*_placings(live), *lines.examples_for(live), *typed]
    at = 0 if _placings(live) else number % max(len(turned), 1)
    for line in [*turned[at:], *turned[:at], "next", "end"]:
        try:
            yield lines.act_of(live, line, 1_770_000_000_000), None
        except refused:
            continue


def _placings(live: Any) -> list[str]:
    """Every way to place the next unit of a combat, while units are placed."""
    asked = getattr(live.state, "ask", None)
    if live.setup.engine != "heroes3.combat" or asked is None or asked[0] != "place":
        return []
    waiting = [fighter.kind.key for fighter in live.state.fighters if fighter.side == asked[1] and fighter.cell < 0]
    return [f"place {key} {column}{row}" for key in waiting[:1] for column in "ABCDE" for row in range(1, 7)]


def _hero_realms_decides(live: Any) -> tuple[Any, Any] | None:
    chairs = importlib.import_module("companion.games.hero_realms.chairs")
    state = live.state
    if state.ended or any(n in state.table.people for n in state.active):
        return None
    luck = importlib.import_module("companion.kernel.luck").Luck.from_seed(1)
    act, event = chairs.decide(state, chairs.chair("squire", luck))
    return act, event.reason


def _combat_decides(live: Any) -> tuple[Any, Any] | None:
    deciding = importlib.import_module("companion.games.heroes3.chair.deciding")
    if live.state.ended or not deciding.decides(live.state):
        return None
    verdict = deciding.decide(live.state)
    act = verdict.act if verdict.act is not None else next(iter(deciding.possible(live.state)), None)
    return (act, verdict.reason) if act is not None else None


_DECIDES: dict[str, Callable[[Any], tuple[Any, Any] | None]] = {
    "hero-realms": _hero_realms_decides,
    "heroes3.combat": _combat_decides,
}


if __name__ == "__main__":
    main(Path(sys.argv[1]))

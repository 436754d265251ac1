"""Whatever can be tapped on a phone has a name and room for a thumb: on every kind of screen, table and sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypedDict

import pytest

from companion.data_location import DATABASE_FILE_NAME
from companion.games.engines import ENGINES
from companion.games.game_boxes import load_boxes
from companion.tables.table_service import TableService
from database.store import Store
from tests.app.pages.test_every_screen import evening
from tests.app.pages.test_packs import PACK
from tests.browser.conftest import Seat
from tests.browser.harness.people import PHONE, TABLET, Person
from tests.browser.harness.server import Server, companion
from tests.browser.harness.terminal_tables import address, begin
from tests.sample_tables.hero_realms import hero_realms_tables_in
from tests.sample_tables.heroes3_adventures import adventure_tables_in
from tests.sample_tables.heroes3_combats import combat_tables_in
from tests.sample_tables.terrinoth_quests import quest_tables_in

TARGET = 48
"""Points, in both directions."""
TALL = 2600
"""High enough to show what otherwise has to be scrolled to."""

_LOOKS = 30
"""How often something is measured before it counts as wrong."""

# What reacts to a tap, with its name as a screen reader says it. What scrolls cuts off what lies at its edge: that is
# measured where there is more room.
_TAPPABLE = """() => {
  const box = (element) => element.getBoundingClientRect();
  const named = (element) => element.getAttribute("aria-label") || element.innerText || "";
  const cut = (element) => {
    const own = box(element);
    if (own.bottom <= 0 || own.right <= 0 || own.top >= innerHeight || own.left >= innerWidth) return true;
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (!/scroll|hidden|auto/.test(up.style.overflow + up.style.overflowX + up.style.overflowY)) continue;
      const edge = box(up);
      if (own.top <= edge.top || own.left <= edge.left || own.bottom >= edge.bottom || own.right >= edge.right)
        return true;
    }
    return false;
  };
  const host = document.querySelector("flt-semantics-host");
  return [...host.querySelectorAll("[flt-tappable], input, textarea")].map((element) => ({
    name: named(element).trim(), width: box(element).width, height: box(element).height, cut: cut(element),
    inline: element.tagName === "A" || element.getAttribute("role") === "link",
    identifier: element.closest("[flt-semantics-identifier]")?.getAttribute("flt-semantics-identifier") || "",
  }));
}"""
# As if somebody had typed an address, but without loading the app anew.
_GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate', { state: null })); }"

_HEIGHT = "() => document.querySelector('flt-semantics-host > flt-semantics')?.getBoundingClientRect().height"


class Thing(TypedDict):
    """Something that reacts to a tap."""

    identifier: str
    name: str
    width: float
    height: float
    cut: bool
    inline: bool


@dataclass(frozen=True)
class Stop:
    """A screen, what is to be read there, and the taps that open its sheets ("menu open-dice")."""

    path: str
    sees: str
    sheets: tuple[str, ...] = ()


def realms(house: TableService) -> list[Stop]:
    """Hero Realms with an empty chair."""
    laid = hero_realms_tables_in(house)
    sheets = (
        "seat-ana", "seat-dragon", "seat-ana about-orc-grunt", "pad-ana", "deeds", "last-turn", "lay-champion", "menu",
        "menu correct-slot-1",
    )  # fmt: skip
    return [
        Stop(f"/table/{laid.party}", "Dragon: life", sheets), Stop(f"/table/{laid.turn}", "Next"),
        Stop(f"/table/{laid.lich}", "Lich: life", ("seat-lich",)), Stop(f"/table/{laid.duel}", "app: life"),
        Stop(f"/table/{laid.over}", "win"), Stop("/new/hero-realms/hero-realms", "Mode"),
    ]  # fmt: skip


def combat(house: TableService) -> list[Stop]:
    """Combats of Heroes III."""
    laid = combat_tables_in(house)
    sheets = (
        "cards", "cards card-kind-spell", "menu", "menu open-units", "menu open-units unit-C2", "menu open-join",
        "open-odds",
    )  # fmt: skip
    return [
        Stop(f"/table/{laid.placing}", "Place your units"), Stop(f"/table/{laid.enemy}", "Next"),
        Stop(f"/table/{laid.mine}", "your move", sheets), Stop(f"/table/{laid.dice}", "Roll a die"),
        Stop(f"/table/{laid.siege}", "your move"), Stop(f"/table/{laid.over}", "Victory"),
        Stop("/new/heroes3/heroes3.combat", "I enter a level"),
    ]  # fmt: skip


def sheet(house: TableService) -> list[Stop]:
    """Evenings of Heroes III."""
    laid = adventure_tables_in(house)
    # A phone shows one part of the sheet, and stays there until another one is chosen.
    own = (
        "purse-gold", "purse-gold give", "income", "part-town building-citadel", "part-army muster", "add-unit",
        "unit-0", "part-hero hero-right", "morale", "part-cards add-card", "card-attack", "part-map trade", "visit",
        "visit place-mine-gold", "fight", "flag-0", "tables",
        *(f"tables table-{page}" for page in ("trade", "places", "search", "ai")), "menu",
        "menu open-finish",
    )  # fmt: skip
    return [
        Stop(f"/table/{laid.opening}", "Before round 1", ("next",)),
        Stop(f"/table/{laid.turn}", "Ana's turn"),
        Stop(f"/table/{laid.late}", "Ana's turn", own),
        Stop("/new/heroes3/heroes3.sheet", "Begin the evening"),
    ]


def quest(house: TableService) -> list[Stop]:
    """Quests of Terrinoth."""
    laid = quest_tables_in(house)
    typing = "menu open-cards rough-thorn-stalker"
    return [
        Stop(f"/table/{laid.hero}", "which card?", ("hero-mira", "location", "menu", "menu right-e1")),
        Stop(f"/table/{laid.dice}", "Enter the roll"), Stop(f"/table/{laid.enemy}", "Done, next"),
        Stop(f"/table/{laid.unknown}", "Known cards", ("close-sheet menu", typing, f"{typing} add-threat")),
        Stop(f"/table/{laid.over}", "Play again"), Stop("/new/terrinoth/terrinoth", "Quest"),
    ]  # fmt: skip


def scores(house: TableService) -> list[Stop]:
    """Score sheets and their history."""
    found: list[Stop] = []
    for box in load_boxes():
        table = evening(house, box.id)
        seat = house.open(table).state.sheet.seats[0].id
        sheets = [f"seat-{seat}", "menu"] if found else [f"seat-{seat}", "menu", "menu open-note", "menu open-finish"]
        if house.open(table).state.sheet.dice:
            sheets.append("menu open-dice")
        found.append(Stop(f"/table/{table}", "Anastasia", tuple(sheets)))
        found.append(Stop(f"/new/{box.id}", "What is counted" if box.own else "Who begins?"))
    return [*found, Stop(f"/table/{table}/history", "removed", ("repair-1",)), Stop(f"/table/{table}/export", "file")]


def pages(house: TableService) -> list[Stop]:
    """Lobby, library, packs, settings."""
    evening(house, "hero-realms")
    house.packs.bring(PACK, "friends.yaml")
    return [
        Stop("/", "In progress"), Stop("/new", "Which game?"), Stop("/settings", "Language"), Stop("/import", "file"),
        Stop("/library", "Every rule and every card"), Stop("/library/rule/hero-realms.guard", "Guard"),
        Stop("/library/card/heroes3.castle-griffins", "Griffins", ("card-correct", "compare-keep")),
        Stop("/library/card/heroes3.castle-marksmen", "Marksmen"),
        Stop("/library/numbers/heroes3", "Numbers"), Stop("/library/tables/heroes3", "Attack die"),
        Stop("/packs", "Friends", ("pack-write",)), Stop("/packs/friends", "No taunting"), Stop("/packs/bring", "file"),
    ]  # fmt: skip


KINDS = (realms, combat, sheet, quest, scores, pages)


@pytest.fixture(scope="module")
def walks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, list[Stop]]]]:
    """The app with a table of every kind, and where to stop."""
    data = tmp_path_factory.mktemp("targets")
    boss = begin(
        data,
        "hero-realms",
        "Mia,Noah",
        "--mode",
        "dragon",
        "--choose",
        "mia.character=cleric",
        "--choose",
        "noah.character=wizard",
    )
    with Store.open(data / DATABASE_FILE_NAME) as store:
        house = TableService(store, ENGINES)
        house.store.settings.put("heroes3-odds-in-view", False)
        stops = {kind.__name__: kind(house) for kind in KINDS}
    stops["scores"].append(Stop(f"/table/{boss}", "Dragon: Life"))
    with companion(data) as server:
        yield server, stops


class Ruler:
    """Measures what can be tapped on a person's screen."""

    def __init__(self, person: Person) -> None:
        self.person, self.wrong, self.measured = person, list[str](), 0

    def at(self, where: str) -> None:
        """Note what has no name or is too small here, and stays so."""
        # Flutter calls a list a scrolling one only frames after it has cut off what lies at its edge.
        faults: list[str] = []
        for _ in range(_LOOKS):
            things = self._at_rest()
            faults = [fault for thing in things if (fault := _fault(thing))]
            if not faults:
                break
            self.person.page.wait_for_timeout(100)
        self.measured += len(things)
        self.wrong += [f"{where}: {fault}" for fault in faults]

    def stretch(self, height: int) -> None:
        """Give the screen another height."""
        self.person.page.set_viewport_size({"width": PHONE["width"], "height": height})
        self._wait(lambda: self.person.page.evaluate(_HEIGHT) == height, f"the screen to be {height} high")

    def tap(self, name: str) -> None:
        """Tap something that changes what can be tapped."""
        before = self._things()
        self.person.tap(name)
        self._wait(lambda: self._things() != before, f"something to come of {name!r}")

    def close(self) -> None:
        """Back to the table, from however many sheets."""
        while any(thing["identifier"] == "close-sheet" for thing in self._things()):
            self.tap("close-sheet")

    def _things(self) -> list[Thing]:
        things: list[Thing] = self.person.page.evaluate(_TAPPABLE)
        return things

    def _at_rest(self) -> list[Thing]:
        """What can be tapped, once nothing moves any more."""
        seen: list[list[Thing]] = [[]]

        def at_rest() -> bool:
            seen.append(self._things())
            return bool(seen[-1]) and seen[-1] == seen[-2]

        self._wait(at_rest, "nothing to move any more")
        return seen[-1]

    def _wait(self, true: Callable[[], bool], what: str) -> None:
        for _ in range(100):
            if true():
                return
            self.person.page.wait_for_timeout(100)
        raise AssertionError(f"{self.person.name} waited for {what}")


def _fault(thing: Thing) -> str:
    """What is wrong with it, if anything."""
    if not thing["name"]:
        return f"{thing['identifier'] or 'something'} has no name"
    # A word in a sentence is as high as its line. Half a point may be lost where things share a row.
    if not (thing["cut"] or thing["inline"]) and min(thing["width"], thing["height"]) < TARGET - 0.5:
        return f"{thing['identifier']} {thing['name']!r} is {thing['width']:g} x {thing['height']:g}"
    return ""


@pytest.mark.parametrize("kind", [kind.__name__ for kind in KINDS])
def test_whatever_can_be_tapped_has_a_name_and_room_for_a_thumb(
    kind: str, walks: tuple[Server, dict[str, list[Stop]]], seat: Seat
) -> None:
    server, stops = walks
    ann = seat("Ann", size=PHONE)
    ann.open(address(server, stops[kind][0].path))
    ruler = Ruler(ann)
    for stop in stops[kind]:
        if stop is not stops[kind][0]:
            ann.page.evaluate(_GO, stop.path)
        ann.sees(stop.sees)
        # As on a phone, and once more with everything that has to be scrolled to.
        for height in (PHONE["height"], TALL):
            ruler.stretch(height)
            ruler.at(stop.path)
        for taps in stop.sheets:
            for tapped in taps.split():
                ruler.tap(tapped)
            ruler.at(f"{stop.path} {taps}")
            ruler.close()
    assert ruler.wrong == []
    assert ruler.measured > 50


@pytest.mark.parametrize("kind", [kind.__name__ for kind in KINDS])
def test_the_same_on_a_tablet(kind: str, walks: tuple[Server, dict[str, list[Stop]]], seat: Seat) -> None:
    server, stops = walks
    ann = seat("Ann", size=TABLET)
    ann.open(address(server, stops[kind][0].path))
    ruler = Ruler(ann)
    for stop in stops[kind]:
        ann.page.evaluate(_GO, stop.path)
        ann.sees(stop.sees)
        ruler.at(stop.path)
    assert ruler.wrong == []
    assert ruler.measured > 30

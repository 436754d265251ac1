"""Walks: seeded random touches on whatever is on the screen, with ears and eyes open all the while.

make walk ARGS="--seed 7 --steps 2000 --game heroes3 --size phone"

A walk goes through the screens of one game (or through the score sheets, or the pages around the tables), touches,
scrolls, types key by key, holds and goes back as a seeded `Random` says. It fails at once when the client complains or
the server logs an error, and every so many steps it looks whether the screen is the one that a fresh start draws. A
walk that fails prints its seed and its steps, and both pictures are kept in dist/failures.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TypedDict

from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import ViewportSize

from companion.data_location import DATABASE_FILE_NAME
from companion.games.engines import ENGINES
from companion.games.game_boxes import load_boxes
from companion.tables.table_service import TableService
from database.store import Store
from tests.app.pages.test_every_screen import evening
from tests.app.pages.test_packs import PACK
from tests.browser.harness.eyes import same_as_fresh
from tests.browser.harness.people import DESKTOP, PHONE, TABLET, Person, launched_browser
from tests.browser.harness.server import Server, companion
from tests.browser.harness.terminal_tables import address
from tests.sample_tables.hero_realms import hero_realms_tables_in
from tests.sample_tables.heroes3_adventures import adventure_tables_in
from tests.sample_tables.heroes3_combats import combat_tables_in
from tests.sample_tables.terrinoth_quests import quest_tables_in

SIZES: dict[str, ViewportSize] = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}

STAY = 40
"""Steps on the screens around one table before the walk goes on to the next one."""
ASTRAY = 5
"""Steps on other screens after which the walk comes back."""
EVERY = 25
"""Steps between two looks."""
_KEY = 60
"""Milliseconds between two keys: a quick typist."""
_HELD = 750
"""Milliseconds a finger stays down to hold something."""
_REST = [60, 250, 3000]
"""Milliseconds: how long the app is silent after an answer, how long it takes until the app is told of a touch, and how
long its answer is waited for."""

_CHANCES = {"touch": 84, "scroll": 8, "hold": 4, "Escape": 2, "back": 2}
"""What is done, of a hundred steps, where there is nothing to type."""
_WORDS = ("guard", "fire gem", "dragon", "griffin", "Ana", "Zoë", "12", "3", "wisdom", "stun", "gold mine", "x")
# What would end the walk for good, or leave the page: taking tables and packs away, files, the system's own dialogs.
_NEVER = re.compile(r"delete|pack-remove.*|export-(save|copy)|import-choose|pack-(choose|copy|save)")
# What a server says when something of ours went wrong.
_ERRORS = re.compile(r"Traceback|cannot draw|ERROR|Exception")

# As if somebody had typed an address, but without loading the app anew.
_GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate', { state: null })); }"


class Target(TypedDict):
    """Something that reacts to a touch, and the part of it that is in sight."""

    name: str
    identifier: str
    field: bool
    left: float
    top: float
    right: float
    bottom: float


class Failed(AssertionError):
    """A walk that came to a wrong place, with the way there."""


# ---------------------------------------------------------------- where walks go


def hero_realms(house: TableService) -> list[str]:
    """Turns of people, of the app and of bosses; setting up."""
    laid = hero_realms_tables_in(house)
    tables = (laid.party, laid.turn, laid.lich, laid.duel, laid.over)
    return [*(f"/table/{table}" for table in tables), "/new/hero-realms/hero-realms"]


def combat(house: TableService) -> list[str]:
    """Combats of Heroes III."""
    laid = combat_tables_in(house)
    tables = (laid.mine, laid.placing, laid.enemy, laid.siege, laid.dice, laid.over)
    return [*(f"/table/{table}" for table in tables), "/new/heroes3/heroes3.combat"]


def heroes3_evening(house: TableService) -> list[str]:
    """Evenings of Heroes III."""
    laid = adventure_tables_in(house)
    return [*(f"/table/{table}" for table in (laid.late, laid.opening, laid.turn)), "/new/heroes3/heroes3.sheet"]


def terrinoth(house: TableService) -> list[str]:
    """Quests of Terrinoth."""
    laid = quest_tables_in(house)
    tables = (laid.hero, laid.dice, laid.enemy, laid.unknown, laid.over)
    return [*(f"/table/{table}" for table in tables), "/new/terrinoth/terrinoth"]


def score_sheets(house: TableService) -> list[str]:
    """Score sheets of every game, their history, and setting them up."""
    tables = [evening(house, box.id) for box in load_boxes()]
    return [
        *(path for table in tables for path in (f"/table/{table}", f"/table/{table}/history")),
        *(f"/new/{box.id}" for box in load_boxes()),
    ]


def pages(house: TableService) -> list[str]:
    """What lies around the tables: library, home, settings, packs."""
    evening(house, "hero-realms")
    house.packs.bring(PACK, "friends.yaml")
    return [
        "/library", "/", "/settings", "/new", "/library/card/heroes3.castle-griffins", "/packs",
        "/library/tables/heroes3", "/import",
    ]  # fmt: skip


GAMES: dict[str, Callable[[TableService], list[str]]] = {
    "hero-realms": hero_realms, "heroes3-combat": combat, "heroes3-evening": heroes3_evening, "terrinoth": terrinoth,
    "score-sheets": score_sheets, "pages": pages,
}  # fmt: skip


def lay(data: Path, *games: str) -> dict[str, list[str]]:
    """Lay the tables for walks; where each of them goes."""
    with Store.open(data / DATABASE_FILE_NAME) as store:
        house = TableService(store, ENGINES)
        # Estimates run by themselves for two seconds after each change, and would be waited for each time.
        house.store.settings.put("heroes3-odds-in-view", False)
        return {game: GAMES[game](house) for game in games}


# ---------------------------------------------------------------- walking


@dataclass
class Walk:
    """One walk of one person through the screens of one game."""

    person: Person
    server: Server
    paths: list[str]
    seed: int
    name: str = "walk"
    every: int = EVERY
    steps: list[str] = field(default_factory=list)
    looks: int = 0
    seconds_looking: float = 0.0

    def __post_init__(self) -> None:
        """Throw no dice yet: everything comes from the seed."""
        self._dice = Random(self.seed)
        self._astray = 0
        self._log_read = 0

    def go(self, steps: int, told: Callable[[str], None] = lambda line: None, every_step: bool = False) -> None:
        """Take so many steps, with a look every now and then and one at the end."""
        self.person.open(address(self.server, self.paths[0]))
        for number in range(1, steps + 1):
            self._checked(self._step, number)
            if every_step:
                told(f"{number:5} {self.steps[-1]}")
            if number % self.every == 0 or number == steps:
                self._checked(self._look)
            if number % 100 == 0:
                told(f"{self.name}: {number} steps, {self.looks} looks")

    def _checked(self, act: Callable[..., None], *given: int) -> None:
        """Do something; whatever goes wrong is told with the way there."""
        try:
            act(*given)
            self._listen()
        except Exception as error:
            way = "\n".join(f"  {number:4} {step}" for number, step in enumerate(self.steps, 1))
            raise Failed(f"{error}\n{self.name}, seed {self.seed}, after these steps:\n{way}") from None

    def _look(self) -> None:
        begun = time.monotonic()
        same_as_fresh(self.person, f"{self.name}-{self.seed}-step-{len(self.steps)}")
        self.looks += 1
        self.seconds_looking += time.monotonic() - begun

    def _listen(self) -> None:
        """Fail on what the browser complained of and the server logged since the last time."""
        if self.person.complaints:
            raise AssertionError("the client complained: " + " | ".join(self.person.complaints))
        log = self.server.log()
        said, self._log_read = log[self._log_read :], len(log)
        if _ERRORS.search(said):
            raise AssertionError(f"the server logs an error: {said}")

    # ------------------------------------------------------------ one step

    def _step(self, number: int) -> None:
        path = self.person.page.url.removeprefix(self.server.url.rstrip("/"))
        here = self.paths[(number - 1) // STAY % len(self.paths)]
        self._astray = 0 if path == here else self._astray + 1
        if number % STAY == 0 or self._astray > ASTRAY:
            self._go_to(here)
            return
        targets: list[Target] = [
            target
            for target in self.person.page.evaluate("touching.targets")
            if not _NEVER.fullmatch(target["identifier"])
        ]
        fields = [target for target in targets if target["field"]]
        if fields and self._dice.random() < 0.45:
            self._type(self._dice.choice(fields))
        elif not targets:
            self._scroll()
        else:
            self._do(self._dice.choices(list(_CHANCES), list(_CHANCES.values()))[0], self._dice.choice(targets))
        self._rest()

    def _do(self, what: str, target: Target) -> None:
        match what:
            case "touch":
                self._touch(target)
            case "hold":
                self._hold(target)
            case "scroll":
                self._scroll()
            case "Escape":
                self._press(what)
            case "back":
                self._back()

    def _go_to(self, path: str) -> None:
        self._astray = 0
        self.steps.append(f"goes to {path}")
        self.person.page.evaluate("() => seeing.touched()")
        self.person.page.evaluate(_GO, path)
        self._rest()

    def _touch(self, target: Target) -> None:
        x, y = self._place(target, "touches")
        self.person.touch_at(x, y)

    def _hold(self, target: Target) -> None:
        x, y = self._place(target, "holds")
        self.person.hold_at(x, y, _HELD)

    def _type(self, target: Target) -> None:
        """Touch a field, strike a word key by key, and sometimes take letters back or press Enter."""
        word, back, enter = self._dice.choice(_WORDS), self._dice.randrange(4), self._dice.random() < 0.3
        anew = self._dice.random() < 0.7
        done = f"{'anew ' if anew else ''}{word!r}, {back} times Backspace{', Enter' if enter else ''}"
        x, y = self._place(target, f"types {done} into")
        self.person.touch_at(x, y)
        # Flutter hears what is typed only from a moment after the field has got the focus.
        self._rest()
        keys = self.person.page.keyboard
        if anew:
            keys.press("Control+A")
        keys.type(word, delay=_KEY)
        for _ in range(back):
            keys.press("Backspace", delay=_KEY)
        self.person.page.evaluate("seeing.touched()")
        if enter:
            keys.press("Enter")

    def _scroll(self) -> None:
        size = self.person.page.viewport_size or PHONE
        x, y = self._dice.uniform(0.1, 0.9) * size["width"], self._dice.uniform(0.2, 0.8) * size["height"]
        by = self._dice.choice((-350, 150, 250, 350))
        self.steps.append(f"scrolls by {by} at {x:.0f}, {y:.0f}")
        self.person.scroll_at(x, y, by)

    def _press(self, key: str) -> None:
        self.steps.append(f"presses {key}")
        self.person.page.evaluate("seeing.touched()")
        self.person.page.keyboard.press(key)

    def _back(self) -> None:
        self.steps.append("presses the browser's back button")
        self.person.page.evaluate("() => { seeing.touched(); if (history.length > 2) history.back(); }")
        self._rest()
        if not self.person.page.url.startswith(self.server.url):
            self.person.open(address(self.server, self.paths[0]))

    def _place(self, target: Target, what: str) -> tuple[float, float]:
        """A random place well inside of a target; notes what is done there."""
        x = target["left"] + (target["right"] - target["left"]) * self._dice.uniform(0.3, 0.7)
        y = target["top"] + (target["bottom"] - target["top"]) * self._dice.uniform(0.3, 0.7)
        said = " ".join(target["name"].split())[:60]
        self.steps.append(f"{what} {target['identifier'] or '-'} {said!r} at {x:.0f}, {y:.0f}")
        return x, y

    def _rest(self) -> None:
        with suppress(PlaywrightTimeout):
            self.person.page.wait_for_function("seeing.hurries", arg=_REST, timeout=4000, polling=20)


# ---------------------------------------------------------------- from the command line


def main() -> int:
    """Walk as far as asked; 1 where a walk failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=200, help="steps of each walk")
    parser.add_argument("--game", default="", help=f"one of {', '.join(GAMES)}, or how several of them begin")
    parser.add_argument("--size", choices=SIZES, help="one size only; otherwise they take turns")
    parser.add_argument("--every", type=int, default=EVERY, help="steps between two looks")
    parser.add_argument("--show", action="store_true", help="print every step as it is taken")
    asked = parser.parse_args()
    games = [game for game in GAMES if game.startswith(asked.game)]
    if not games:
        parser.error(f"no game begins with {asked.game!r}")
    failed = 0
    with tempfile.TemporaryDirectory(prefix="companion-walk-") as place, launched_browser() as browser:
        paths = lay(Path(place), *games)
        with companion(Path(place)) as server:
            for number, game in enumerate(games):
                size = asked.size or list(SIZES)[(asked.seed + number) % len(SIZES)]
                person = Person(browser, "Walker", size=SIZES[size])
                walk = Walk(person, server, paths[game], asked.seed, f"{game}-{size}", asked.every)
                failed += not _walked(walk, asked.steps, asked.show)
                person.leave()
    return 1 if failed else 0


def _walked(walk: Walk, steps: int, show: bool) -> bool:
    """Walk, and print the figures; False where it failed."""
    begun, trouble = time.monotonic(), ""
    try:
        walk.go(steps, lambda line: print(line, flush=True), show)
    except Failed as failed:
        trouble = str(failed)
        print(trouble, flush=True)
    took = time.monotonic() - begun
    print(
        f"{walk.name}: seed {walk.seed}, {len(walk.steps)} steps, {walk.looks} looks the same, "
        f"{'1 failure' if trouble else 'no complaint, no difference'}, {took:.0f} s "
        f"({(took - walk.seconds_looking) / max(1, len(walk.steps)):.2f} s a step, "
        f"{walk.seconds_looking / max(1, walk.looks):.2f} s a look)",
        flush=True,
    )
    return not trouble


if __name__ == "__main__":
    sys.exit(main())

"""Photographs of the screens for the README and the docs: `python -m tests.browser.shots` (or `make shots`).

Names on the command line take only those photographs; `--look light` (or contrast) takes them in other colours, to look
at while working on the screens, into `dist/shots`.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ViewportSize

from tests.browser.harness.people import DESKTOP, PHONE, TABLET, Person, launched_browser
from tests.browser.harness.png_palette import shrunk
from tests.browser.harness.server import ROOT, Server, companion
from tests.browser.harness.terminal_tables import address, begin, do, terminal
from tests.sample_tables.hero_realms import HeroRealmsTables, make_hero_realms_tables
from tests.sample_tables.heroes3_adventures import AdventureTables, make_adventure_tables
from tests.sample_tables.heroes3_combats import CombatTables, make_combat_tables
from tests.sample_tables.terrinoth_quests import QuestTables, make_quest_tables

IMAGES = ROOT / "docs" / "images"
LOOKING = ROOT / "dist" / "shots"
LARGEST = 120 * 1024

Look = Literal["dark", "light", "contrast"]
_LOOKS: dict[Look, str] = {"dark": "Dark", "light": "Light", "contrast": "High contrast"}


@dataclass(frozen=True)
class Demo:
    """The tables of the demonstration."""

    dragon: str
    four: str
    heroes: str
    quest: str
    chairs: HeroRealmsTables
    combats: CombatTables
    quests: QuestTables
    sheets: AdventureTables


@dataclass(frozen=True)
class Shot:
    """One photograph: which screen, on what, in which colours, and what must be on it before the shutter goes."""

    name: str
    size: ViewportSize
    path: Callable[[Demo], str]
    sees: str
    look: Look = "dark"
    before: Callable[[Person], None] = lambda person: None


def _lay_flat(person: Person) -> None:
    person.tap("Menu")
    person.tap("Flat")
    person.tap("Close")
    person.sees_no("Layout of the table")


def _spread_out(person: Person) -> None:
    person.tap("Menu")
    person.tap("Wide")
    person.tap("Close")
    person.sees_no("Layout of the table")


def _blow(person: Person) -> None:
    # What adds up stands beside the number for a moment.
    person.tap("Dragon: Life −5")
    person.tap("Dragon: Life −1")
    person.sees("−6 so far")


def _choose(person: Person) -> None:
    for choice in ("Mia: Cleric", "Noah: Ranger", "Lena: Fighter"):
        person.tap(choice)
    person.sees_no("still has to choose")


def _seat_party(person: Person) -> None:
    for choice in ("Mia: Cleric", "Noah: Fighter", "Lena: Wizard"):
        person.tap(choice)
    person.sees_no("still need")


def _three_steps(person: Person) -> None:
    """The Dragon's first three steps; another photograph of the same table may have taken them already."""
    for step in ("step-1", "step-2", "step-3"):
        if step not in {thing.identifier for thing in person.on_screen()}:
            person.tap("Next")
            person.page.wait_for_timeout(1500)


_COMBAT = "/new/heroes3/heroes3.combat"


def _odds(person: Person) -> None:
    person.tap("Should I take this fight?")
    person.sees("What it costs", within=30)
    person.scroll(900)


def _ask(person: Person) -> None:
    """A word of another language, without its accent."""
    person.type("Ask the library", "guardian")
    person.sees("A champion with a black shield")


SHOTS = [
    Shot("flat-tablet", TABLET, lambda d: f"/table/{d.four}", "Mia: Life", before=_lay_flat),
    Shot("terrinoth-tablet", TABLET, lambda d: f"/table/{d.quest}", "Juno: Wounds", "light", before=_spread_out),
    Shot("library-phone", PHONE, lambda d: "/library", "Ask the library", "light", before=_ask),
    Shot("boss-turn-phone", PHONE, lambda d: f"/table/{d.chairs.turn}", "Next", before=_three_steps),
    Shot("combat-phone", PHONE, lambda d: f"/table/{d.combats.mine}", "your move"),
    Shot("combat-tablet", TABLET, lambda d: f"/table/{d.combats.enemy}", "Next"),
    Shot("sheet-phone", PHONE, lambda d: f"/table/{d.sheets.late}", "Ana's turn"),
    Shot("sheet-desktop", DESKTOP, lambda d: f"/table/{d.sheets.late}", "Ana's turn"),
    Shot("sheet-setup-tablet", TABLET, lambda d: "/new/heroes3/heroes3.sheet", "Begin the evening"),
]

# On no page, only to be looked at.
CLOSER_LOOK = [
    Shot("dragon-phone", PHONE, lambda d: f"/table/{d.dragon}", "Dragon: Life", before=_blow),
    Shot("heroes3-desktop", DESKTOP, lambda d: f"/table/{d.heroes}", "Iris: Gold"),
    Shot("history-phone", PHONE, lambda d: f"/table/{d.dragon}/history", "put right"),
    Shot("setup-phone", PHONE, lambda d: "/new/hero-realms", "Party vs Dragon", before=_choose),
    Shot("home-tablet", TABLET, lambda d: "/", "In progress"),
    Shot("home-phone", PHONE, lambda d: "/", "In progress"),
    Shot("settings-phone", PHONE, lambda d: "/settings", "Language"),
    Shot("settings-desktop", DESKTOP, lambda d: "/settings", "Language"),
    Shot("setup-desktop", DESKTOP, lambda d: "/new/terrinoth", "Printed health"),
    Shot("history-desktop", DESKTOP, lambda d: f"/table/{d.dragon}/history", "put right"),
    Shot("dragon-desktop", DESKTOP, lambda d: f"/table/{d.dragon}", "Dragon: Life"),
    Shot("terrinoth-phone", PHONE, lambda d: f"/table/{d.quest}", "Juno: Wounds"),
    Shot("heroes3-phone", PHONE, lambda d: f"/table/{d.heroes}", "Iris: Gold"),
    Shot("four-phone", PHONE, lambda d: f"/table/{d.four}", "Mia: Life"),
    Shot("pad-phone", PHONE, lambda d: f"/table/{d.four}", "Mia: Life", before=lambda p: p.tap("pad-mia-life")),
    Shot("menu-phone", PHONE, lambda d: f"/table/{d.heroes}", "Iris: Gold", before=lambda p: p.tap("Menu")),
    Shot("seat-phone", PHONE, lambda d: f"/table/{d.heroes}", "Iris: Gold", before=lambda p: p.tap("seat-iris")),
    Shot("seat-desktop", DESKTOP, lambda d: f"/table/{d.heroes}", "Iris: Gold", before=lambda p: p.tap("seat-iris")),
    Shot("lich-phone", PHONE, lambda d: f"/table/{d.chairs.lich}", "Lich: life"),
    Shot("slot-phone", PHONE, lambda d: f"/table/{d.chairs.party}", "Dragon: life", before=lambda p: p.tap("slot-2")),
]

# The empty chair on every kind of screen: set-up, table, the Dragon's turn, the end.
for _device, _size in (("phone", PHONE), ("tablet", TABLET), ("desktop", DESKTOP)):
    CLOSER_LOOK += [
        Shot(f"chair-setup-{_device}", _size, lambda d: "/new/hero-realms/hero-realms", "Mode", before=_seat_party),
        Shot(f"chair-table-{_device}", _size, lambda d: f"/table/{d.chairs.party}", "Dragon: life"),
        Shot(f"chair-turn-{_device}", _size, lambda d: f"/table/{d.chairs.turn}", "Next", before=_three_steps),
        Shot(f"chair-end-{_device}", _size, lambda d: f"/table/{d.chairs.over}", "win"),
    ]

# Combat of Heroes III on every kind of screen: set-up, odds, placing, enemy, own unit, dice, siege, the end.
for _device, _size in (("phone", PHONE), ("tablet", TABLET), ("desktop", DESKTOP)):
    CLOSER_LOOK += [
        Shot(f"combat-setup-{_device}", _size, lambda d: _COMBAT, "I enter a level IV"),
        Shot(f"combat-odds-{_device}", _size, lambda d: _COMBAT, "I enter a level IV", before=_odds),
        Shot(f"combat-place-{_device}", _size, lambda d: f"/table/{d.combats.placing}", "Place your units"),
        Shot(f"combat-enemy-{_device}", _size, lambda d: f"/table/{d.combats.enemy}", "Next"),
        Shot(f"combat-mine-{_device}", _size, lambda d: f"/table/{d.combats.mine}", "your move"),
        Shot(f"combat-dice-{_device}", _size, lambda d: f"/table/{d.combats.dice}", "Roll a die"),
        Shot(f"combat-siege-{_device}", _size, lambda d: f"/table/{d.combats.siege}", "your move"),
        Shot(f"combat-end-{_device}", _size, lambda d: f"/table/{d.combats.over}", "Victory"),
    ]

# Terrinoth: set-up, a hero to act, dice to type, an enemy to activate, a card that nobody knows, the end.
for _device, _size in (("phone", PHONE), ("tablet", TABLET), ("desktop", DESKTOP)):
    CLOSER_LOOK += [
        Shot(f"quest-setup-{_device}", _size, lambda d: "/new/terrinoth/terrinoth", "Quest"),
        Shot(f"quest-hero-{_device}", _size, lambda d: f"/table/{d.quests.hero}", "which card?"),
        Shot(f"quest-dice-{_device}", _size, lambda d: f"/table/{d.quests.dice}", "Enter the roll"),
        Shot(f"quest-enemy-{_device}", _size, lambda d: f"/table/{d.quests.enemy}", "Done, next"),
        Shot(f"quest-unknown-{_device}", _size, lambda d: f"/table/{d.quests.unknown}", "Known cards"),
        Shot(f"quest-end-{_device}", _size, lambda d: f"/table/{d.quests.over}", "Play again"),
    ]

# The evening of Heroes III: what is open at the beginning, a turn, and the parts of a sheet that a phone shows.
for _device, _size in (("phone", PHONE), ("tablet", TABLET), ("desktop", DESKTOP)):
    CLOSER_LOOK += [
        Shot(f"sheet-opening-{_device}", _size, lambda d: f"/table/{d.sheets.opening}", "Before round 1"),
        Shot(f"sheet-turn-{_device}", _size, lambda d: f"/table/{d.sheets.turn}", "Ana's turn"),
        Shot(f"sheet-late-{_device}", _size, lambda d: f"/table/{d.sheets.late}", "Ana's turn"),
    ]
for _part in ("town", "army", "hero", "cards", "map"):
    CLOSER_LOOK.append(
        Shot(
            f"sheet-{_part}-phone",
            PHONE,
            lambda d: f"/table/{d.sheets.late}",
            "Ana's turn",
            before=partial(Person.tap, name=f"part-{_part}"),
        )
    )


def lay_tables(data: Path) -> Demo:
    """Play a little at four tables."""
    four = begin(data, "hero-realms", "Mia,Noah,Lena,Omar", "--mode", "free-for-all")
    do(data, four, "life mia -9", "life noah -27", "life lena +4", "life omar -14")
    do(data, four, "turn next", "gold noah =5", "combat noah =7")

    quest = begin(
        data,
        "terrinoth",
        "Juno,Kai,Vera",
        "--first",
        "Kai",
        "--choose",
        "juno.archetype=healer",
        "--choose",
        "kai.archetype=warrior",
        "--choose",
        "vera.archetype=scout",
        "--number",
        "juno.health=7",
        "--number",
        "kai.health=9",
        "--number",
        "vera.health=8",
        "--number",
        "exploration=6",
        "--spaces",
        "danger=grey,green,grey,yellow,grey,violet,green,red",
    )
    do(data, quest, "wounds juno +3", "wounds kai +5", "success vera +2", "success kai +1", "progress +4")
    do(data, quest, "phase next", "phase next", "phase next")

    heroes = begin(
        data,
        "heroes3",
        "Iris,Tom,Sofia",
        "--choose",
        "iris.faction=castle",
        "--choose",
        "tom.faction=necropolis",
        "--choose",
        "sofia.faction=rampart",
        "--number",
        "start-gold=15",
        "--number",
        "start-materials=4",
        "--number",
        "start-valuables=1",
    )
    do(data, heroes, "gold iris -8", "experience iris +2", "materials tom +3", "experience sofia +5")
    do(data, heroes, "valuables sofia +2", "turn next", "turn next", "turn next", "gold tom +6")

    dragon = begin(
        data,
        "hero-realms",
        "Mia,Noah,Lena",
        "--mode",
        "dragon",
        "--choose",
        "mia.character=cleric",
        "--choose",
        "noah.character=wizard",
        "--choose",
        "lena.character=ranger",
    )
    do(data, dragon, "life dragon -12", "life mia -7", "turn next", "life noah -16", "life dragon -9", "turn next")
    do(data, dragon, "life lena -21", "gold lena +3", "combat lena +6", "life dragon -17")
    terminal(data, "repair", dragon, "7", "life lena -18")
    terminal(data, "rename", dragon, "Friday: the Dragon")
    return Demo(
        dragon,
        four,
        heroes,
        quest,
        make_hero_realms_tables(data),
        make_combat_tables(data),
        make_quest_tables(data),
        make_adventure_tables(data),
    )


def photograph(browser: Browser, server: Server, demo: Demo, shot: Shot, look: Look, folder: Path) -> Path:
    """Take one photograph."""
    person = Person(browser, "Photographer", size=shot.size, scheme="dark" if look == "dark" else "light")
    try:
        person.open(address(server, "/settings"))
        person.tap(_LOOKS[look])
        person.open(address(server, shot.path(demo)))
        person.sees(shot.sees)
        shot.before(person)
        file = folder / f"{shot.name}.png"
        # The picture lags behind what is known to be on the screen; on a busy machine by a second.
        person.page.screenshot()
        person.page.wait_for_timeout(1500)
        person.screenshot(file)
        file.write_bytes(shrunk(file.read_bytes()))
        return file
    finally:
        person.leave()


def main() -> int:
    """Take them all, or those named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only these photographs")
    parser.add_argument("--look", choices=_LOOKS, help="all of them in these colours, into dist/shots")
    asked = parser.parse_args()
    every = SHOTS if asked.look is None and not asked.names else [*SHOTS, *CLOSER_LOOK]
    wanted = [shot for shot in every if not asked.names or shot.name in asked.names]
    if missing := set(asked.names) - {shot.name for shot in wanted}:
        parser.error(f"no photograph is called {', '.join(sorted(missing))}")
    too_large = 0
    with tempfile.TemporaryDirectory(prefix="companion-shots-") as place:
        data = Path(place)
        demo = lay_tables(data)
        with companion(data) as server, launched_browser() as browser:
            for shot in wanted:
                for_readme = shot in SHOTS and asked.look is None
                folder = IMAGES if for_readme else LOOKING / (asked.look or shot.look)
                file = photograph(browser, server, demo, shot, asked.look or shot.look, folder)
                size = file.stat().st_size
                too_large += for_readme and size > LARGEST
                print(f"{file.relative_to(ROOT)}  {size // 1024} kB")
    return 1 if too_large else 0


if __name__ == "__main__":
    sys.exit(main())

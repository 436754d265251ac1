"""The walks at the tables of each engine, so that everything on them and in their dialogs is pressed for long."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from companion.app.models.heroes3.adventure.dialog_states import Section
from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import FightKind, TablePage
from companion.app.screens.heroes3.adventure.dialogs.fight_outcome_dialog import OUTCOMES
from companion.games.game_boxes import load_boxes
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.scenario.game_start import build_scenario_setup
from companion.games.heroes3.adventure.setup_data import Settings
from companion.games.heroes3.cards.unit_cards import NAVAL
from companion.games.heroes3.combat.model.board import NAMES
from companion.games.heroes3.combat.model.setup_data import Fight
from tests.app.device_actions import DESKTOP, PHONE, TABLET, names, press
from tests.app.heroes3 import test_adventure_dialogs as after
from tests.app.heroes3 import test_adventure_fights as fights
from tests.app.long_press.long_press_walk import Walk, first
from tests.app.pages.test_every_screen import evening
from tests.in_process_device import Device
from tests.sample_tables.hero_realms import hero_realms_tables_in
from tests.sample_tables.heroes3_adventures import adventure_tables_in
from tests.sample_tables.heroes3_combats import MINE, Marshal, combat_tables_in, field
from tests.sample_tables.terrinoth_quests import quest_tables_in

GAMES = [box.id for box in load_boxes() if not box.own]
SIZES = (PHONE, DESKTOP)


def score_sheets(walk: Walk) -> None:
    """The score sheet of every game in every layout."""
    # The layout of the table in the hand is no hand of cards.
    walk.other.add(walk.words("layout-hand"))
    for game in GAMES:
        laid = evening(walk.house, game)
        seat = walk.house.open(laid).state.sheet.seats[0].id
        for layout in ("hand", "flat", "wide"):
            walk.house.store.settings.put("layout-tablet", layout)
            ann = walk.at(f"/table/{laid}", PHONE if layout == "hand" else TABLET, game)
            walk.sheets(ann, game, "parts")
            if layout == "hand":
                walk.sheets(ann, game, f"seat-{seat}", first(ann, "pad-"), first(ann, "edit-"), first(ann, "enter-"))
                walk.sheets(ann, game, f"seat-{seat} rename", "menu open-note", least=0)
                menu = opened_names(ann, "menu")
                walk.sheets(ann, game, "menu", *(f"menu {name}" for name in menu if name in MENU))


MENU = ("open-finish", "open-dice")


def hero_realms(walk: Walk) -> None:
    """People's turns, the app's, a boss that has champions, a duel, and the end."""
    tables = hero_realms_tables_in(walk.house)
    for size in SIZES:
        for laid in (tables.party, tables.turn, tables.lich, tables.duel, tables.over):
            ann = walk.at(f"/table/{laid}", size, "hero-realms")
            if laid in (tables.party, tables.lich):
                walk.sheets(
                    ann,
                    "hero-realms",
                    "seat-ana",
                    "seat-dragon",
                    "seat-lich",
                    "pad-ana",
                    "deeds",
                    "last-turn",
                    "menu",
                    "menu correct-slot-1",
                    "lay-champion",
                    "seat-ana missing-champion",
                    "seat-ana set-life",
                )
                whose = "ana about-orc-grunt" if laid == tables.party else "lich about-skeleton-horde"
                walk.sheets(ann, "hero-realms", f"seat-{whose}")


def combats(walk: Walk) -> None:
    """From placing to the end, in a field and before a town, with real cards and with the app's."""
    # The spaces of the board are called as tiles of the map are.
    walk.other |= {*NAMES}
    tables = combat_tables_in(walk.house)
    for size in SIZES:
        for laid in (tables.placing, tables.enemy, tables.mine, tables.dice, tables.siege, tables.over):
            ann = walk.at(f"/table/{laid}", size, "heroes3")
            walk.sheets(ann, "heroes3", "cards", first(ann, "order-"))
            # The sheets are the same on every screen.
            if size == PHONE and laid in (tables.mine, tables.siege):
                walk.sheets(ann, "heroes3", *COMBAT_SHEETS)
                walk.sheets(ann, "heroes3", "open-odds", least=0)
                units = [name for name in opened_names(ann, "menu", "open-units") if name.startswith("unit-")]
                walk.sheets(ann, "heroes3", *(f"menu open-units {name}" for name in units))
    drawing = Marshal(walk.house, Fight(level="IV", difficulty="hard", mine=field(MINE, ()).mine, drawn_by="table"))
    ben = walk.at(f"/table/{drawing.table}", PHONE, "heroes3")
    press(ben, "place-all", "ready")
    walk.explained(ben, "heroes3")


COMBAT_SHEETS = (
    "menu",
    "menu open-units",
    "menu open-join",
    "menu open-cards",
    *(f"cards card-kind-{kind}" for kind in ("ability", "artifact", "specialty", "spell", "statistic")),
)


def quests(walk: Walk) -> None:
    """A hero to act, dice, enemies, cards that nobody has typed, and the end."""
    tables = quest_tables_in(walk.house)
    for size in SIZES:
        for laid in (tables.hero, tables.dice, tables.enemy, tables.over):
            ann = walk.at(f"/table/{laid}", size, "terrinoth")
            walk.sheets(ann, "terrinoth", "hero-mira", "location")
            if laid == tables.hero:
                walk.sheets(ann, "terrinoth", "menu", "menu right-e1", "menu open-place", "menu open-cards")
        # The question which card was drawn lies over the table.
        ben = walk.sit(f"/table/{tables.unknown}", size)
        walk.explained(ben, "terrinoth", least=1)
        press(ben, "close-sheet")
        walk.explained(ben, "terrinoth")
        rough = [name for name in opened_names(ben, "menu", "open-cards") if name.startswith("rough-")]
        walk.sheets(ben, "terrinoth", *(f"menu open-cards {name}" for name in rough))
    for adding in ("threat", "passive"):
        walk.sheets(ben, "terrinoth", f"menu open-cards rough-thorn-stalker add-{adding}", least=0)


def opened_names(device: Device, *presses: str) -> list[str]:
    """What is there after these presses."""
    press(device, *presses)
    found = names(device)
    press(device, "close-sheet")
    return found


SHEETS = (
    "purse-gold", "purse-gold give", "income", "trade", "muster", "add-unit", "add-card", "hero-right", "morale",
    "token-build", "building-citadel", "visit", "visit place-mine-gold", "fight", "fight kind-heroes enemy-bea", "menu",
    "menu open-finish",
)  # fmt: skip


def evenings(walk: Walk) -> None:
    """The opening with its choices, turns, every page of the tables, AI heroes, a combat with cards, the end."""
    opening, turn, late = (getattr(adventure_tables_in(walk.house), name) for name in ("opening", "turn", "late"))
    walk.at(f"/table/{turn}", DESKTOP, "heroes3")
    ann = walk.at(f"/table/{late}", DESKTOP, "heroes3")
    walk.sheets(ann, "heroes3", *SHEETS, first(ann, "unit-"), first(ann, "card-"), first(ann, "flag-"))
    walk.sheets(ann, "heroes3", *(f"tables-tool table-{page}" for page in get_args(TablePage) if page))
    ben = walk.sit(f"/table/{late}", PHONE)
    for part in get_args(Section):
        press(ben, f"part-{part}")
        walk.explained(ben, "heroes3")
    a_fight(walk)
    an_ai_hero(walk)
    a_campaign(walk)
    a_matter(walk, opening)


def a_fight(walk: Walk) -> None:
    """Every kind of combat, as it begins and as its outcome is typed."""
    for kind in get_args(FightKind):
        table = fights.begin(walk.house, *PLAYERS[kind], **AGAINST[kind])
        ann = walk.sit(f"/table/{table}", DESKTOP)
        press(ann, "fight", f"kind-{kind}", *ENEMY[kind])
        walk.explained(ann, "heroes3")
        press(ann, "with-cards")
        walk.explained(ann, "heroes3")
        for outcome in OUTCOMES[kind]:
            walk.sheets(ann, "heroes3", f"enter-outcome-open outcome-{outcome}")
    a_random_town(walk)


def a_random_town(walk: Walk) -> None:
    """A faction that nobody plays defends it, or units that the table names."""
    table = fights.begin(walk.house, fights.ANA, mode="campaign", boxes=("core", "tower", "inferno"))
    walk.house.give(table, acts.BeginFight("ana", level="VII", place="random-town"))
    ann = walk.at(f"/table/{table}", DESKTOP, "heroes3")
    walk.sheets(ann, "heroes3", "fight-here-now guard-tower", "fight-here-now guard-tower guards-by-hand")


AI: dict[str, object] = {"mode": "campaign", "ai": (fights.SANDRO,)}
AGAINST: dict[FightKind, dict[str, object]] = {
    "neutral": {},
    "heroes": {},
    "bank": {"boxes": ("core", NAVAL)},
    "ai-hero": AI,
}
PLAYERS = {"neutral": (), "heroes": (), "bank": (), "ai-hero": (fights.ANA,)}
ENEMY: dict[FightKind, tuple[str, ...]] = {
    "neutral": ("level-IV",),
    "heroes": ("enemy-bea",),
    "bank": ("bank-imp-cache",),
    "ai-hero": ("enemy-sandro",),
}


def an_ai_hero(walk: Walk) -> None:
    """Its sheet in its turn and before, and its army put right."""
    table = fights.begin(walk.house, fights.ANA, **AI)
    for size in SIZES:
        walk.sheets(walk.at(f"/table/{table}", size, "heroes3"), "heroes3", "ai-sandro", "ai-sandro ai-army")
    walk.house.give(table, acts.Next(anyway=True))
    ann = walk.at(f"/table/{table}", DESKTOP, "heroes3")
    walk.sheets(ann, "heroes3", "ai-sandro there-mine-gold near-ana-plus")


def a_campaign(walk: Walk) -> None:
    """The end of a scenario, and the cards that come along."""
    table = after.begin(walk.house, build_scenario_setup("greek-gift", (after.ANA,), settings=Settings(cards="app")))
    for card in ("haste", "fireball", "tactics"):
        walk.house.give(table, acts.GainCard("ana", card, anyway=True))
    walk.house.give(table, acts.Claim(("ana",), now=True))
    for size in SIZES:
        walk.sheets(walk.at(f"/table/{table}", size, "heroes3"), "heroes3", "carry-ana")


def a_matter(walk: Walk, opening: str) -> None:
    """What is open at the beginning: in a sheet of its own, and what the rules say to those who go on without it."""
    for size in SIZES:
        ann = walk.at(f"/table/{opening}", size, "heroes3")
        press(ann, "next")
        walk.explained(ann, "heroes3", least=1)
        walk.close(ann)
        press(ann, "skip")
        ann.sees(walk.words("h3s-ui-refused"))
        walk.explained(ann, "heroes3", least=1)
        press(ann, "leave-it")


WALKS: dict[str, Callable[[Walk], None]] = {
    "tracker": score_sheets,
    "hero-realms": hero_realms,
    "heroes3.combat": combats,
    "heroes3.sheet": evenings,
    "terrinoth": quests,
}
"""What is walked at the tables of each engine."""

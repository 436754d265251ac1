"""Builds the set-up of a combat from the options of the command line; what is not given is chosen.

Without a word the first units of the Castle fight neutral units of level II that the app draws.
"""

from __future__ import annotations

from typing import Literal

from companion.games.cli_setup import CliSetupOrder, cli_setting_names
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import FACTIONS, load_units
from companion.games.heroes3.combat.model.ai_conventions import Conventions
from companion.games.heroes3.combat.model.neutral_guards import creature_bank_names
from companion.games.heroes3.combat.model.setup_data import (
    ENGINE,
    GAME,
    Army,
    CombatSetup,
    Fight,
    Hero,
    Settings,
    Siege,
    build_setup,
    parse_combat_setup,
)
from companion.kernel.game import Setup
from companion.kernel.plain_data import Plain, to_plain
from companion.kernel.refusals import Unknown

KINDS = ("neutral", "bank", "ai-hero", "heroes")
WHERE = ("land", "sea", "their-town", "my-town")
OF_TABLE = (
    "level", "difficulty", "faction", "units", "machines", "where", "bank", "drawn-by", "attacker",
    "their-faction", "their-units", "deck", "spells", *cli_setting_names(Settings), *cli_setting_names(Conventions),
)  # fmt: skip
NUMBERS = ("hero-level", "movement", "others", "rerolls", "their-hero-level")
USUAL_LEVEL, USUAL_UNITS = "II", 3


def build_setup_from_cli_options(order: CliSetupOrder) -> Setup:
    """The setup of a combat from its options, or a refusal that names what there is to choose."""
    order.check((), OF_TABLE, NUMBERS)
    kind = _among(order.mode or KINDS[0], KINDS)
    settings = order.settings(Settings()) | {"conventions": order.settings(Conventions())}
    plain = to_plain(CombatSetup()) | {"fight": _fight(order, kind), "settings": settings}
    # What is typed is as good as any file: it is checked like one.
    return build_setup(parse_combat_setup(Setup(GAME, ENGINE, order.seed, plain)), order.seed)


def _fight(order: CliSetupOrder, kind: str) -> dict[str, Plain]:
    where = _among(order.chosen("where", otherwise=WHERE[0]), WHERE)
    attacker = {"their-town": "mine", "my-town": "theirs"}.get(where, order.chosen("attacker", otherwise="mine"))
    plain: dict[str, Plain] = to_plain(Fight(mine=_mine(order), theirs=_theirs(order, kind)))
    return plain | {
        "kind": kind,
        "level": order.chosen("level", otherwise=USUAL_LEVEL) if kind == "neutral" else "",
        "difficulty": order.chosen("difficulty", otherwise="normal"),
        "attacker": attacker,
        "board": "bank" if kind == "bank" else "naval" if where == "sea" else "field",
        "siege": to_plain(Siege()) if where in ("their-town", "my-town") else None,
        "bank": order.chosen("bank", otherwise=creature_bank_names()[0]) if kind == "bank" else "",
        "drawn_by": order.chosen("drawn-by", otherwise="app"),
        "own_town": where == "my-town",
    }


def _mine(order: CliSetupOrder) -> Army:
    faction, numbers = _faction(order, "faction", FACTIONS[0]), order.numbers
    hero = Hero(numbers.get("hero-level", 1), movement=numbers.get("movement", 3), faction=faction)
    return Army(
        _units(order, "units", faction),
        hero=hero,
        others=numbers.get("others", 0),
        rerolls=numbers.get("rerolls", 0),
        machines=order.listed("machines"),
    )


def _theirs(order: CliSetupOrder, kind: str) -> Army:
    """The other army: drawn where it is neutral and nobody has named it, people's only where heroes meet."""
    if kind == "bank" or (kind == "neutral" and not order.listed("their-units")):
        return Army(by="ai")
    faction = _faction(order, "their-faction", "necropolis")
    army, hero = _units(order, "their-units", faction), Hero(order.numbers.get("their-hero-level", 1), faction=faction)
    by: Literal["people", "ai"] = "people" if kind == "heroes" else "ai"
    if kind != "ai-hero":
        return Army(army, by, hero)
    return Army(army, by, hero, deck=order.listed("deck") or tuple(load_cards().ai), spells=order.listed("spells"))


def _faction(order: CliSetupOrder, what: str, usual: str) -> str:
    return _among(order.chosen(what, otherwise=usual), FACTIONS)


def _units(order: CliSetupOrder, what: str, faction: str) -> tuple[str, ...]:
    """The units that were named, such as `castle:griffins/few`; else the first ones of the faction."""
    few = [side.key for side in load_units().sides if side.group == faction and side.side == "few"]
    return order.listed(what) or tuple(few[:USUAL_UNITS])


def _among(found: str, known: tuple[str, ...]) -> str:
    if found not in known:
        raise Unknown("order-no-choice", found=found, options=list(known))
    return found

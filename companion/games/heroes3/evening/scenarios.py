"""Scenarios, optional rules, the starting bonus, and when a player is out. heroes3 12."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Set
from dataclasses import dataclass
from pathlib import Path

from companion.games.heroes3.evening.deeds import Deed, deeds, load
from companion.games.heroes3.evening.files import OptionalRuleDef, OptionalRuleFile, ScenarioDef, ScenarioFile
from companion.games.heroes3.evening.purse import Purse
from companion.kernel.refusals import BeyondLimit, Unknown
from companion.kernel.words import Text
from companion.library.places import content_folder

NOTHING = Purse()
HOMELESS_ROUNDS = 3
"""So many full rounds without a Town or Settlement, and a player is out."""


@dataclass(frozen=True, slots=True, eq=False)
class Bonus:
    """One way of taking the starting bonus; `tell` is what only the table can do."""

    deed: Deed
    tell: Text


@dataclass(frozen=True, slots=True, eq=False)
class Scenarios:
    """All scenarios by id, with their modes, campaigns and starting bonuses, and the optional rules."""

    by_id: Mapping[str, ScenarioDef]
    fan_made: frozenset[str]
    modes: Mapping[str, Text]
    campaigns: Mapping[str, Text]
    bonuses: Mapping[str, tuple[Bonus, ...]]
    rules: Mapping[str, OptionalRuleDef]


@functools.cache
def scenarios() -> Scenarios:
    """The scenarios of the content folder in use."""
    return load_scenarios(content_folder() / "heroes3")


def scenario(scenario_id: str) -> ScenarioDef:
    """The scenario with this id, or `Unknown`."""
    if scenario_id not in scenarios().by_id:
        raise Unknown("h3e-no-scenario", found=scenario_id)
    return scenarios().by_id[scenario_id]


def start_bonus(difficulty: str, mode: str, rules: Set[str] = frozenset()) -> tuple[Bonus, ...]:
    """The ways to take the starting bonus, of which one is chosen; none in campaigns, which have their own."""
    known = scenarios().bonuses
    if difficulty not in known:
        raise Unknown("h3e-no-difficulty", found=difficulty, options=list(known))
    return () if mode == "campaign" or "no-start-bonus" in rules else known[difficulty]


def starting_purse(scenario: ScenarioDef, carried: Purse = NOTHING) -> Purse:
    """What a player begins with; some scenarios of a campaign carry over what was left."""
    if scenario.start is None:
        raise Unknown("h3e-start-unknown", scenario=scenario.name)
    own = Purse.of({str(resource): amount for resource, amount in scenario.start.resources.items()})
    return own + carried if scenario.start.carried else own


def rounds_left(homeless: int) -> int:
    """How many full rounds a player without Town and Settlement has left; 0 means that the player is out."""
    if homeless < 0:
        raise BeyondLimit("h3e-negative", found=homeless)
    return max(0, HOMELESS_ROUNDS - homeless)


def eliminated(homes: int, homeless: int, main_hero_lost: bool = False) -> bool:
    """Whether a player is out: three full rounds without Town and Settlement, or the main hero beaten without one."""
    return homes == 0 and (main_hero_lost or rounds_left(homeless) == 0)


def load_scenarios(folder: Path) -> Scenarios:
    """The scenarios of a folder, or `BadContent`."""
    read = load(ScenarioFile, folder / "scenarios.yaml")
    rules = load(OptionalRuleFile, folder / "optional_rules.yaml").optional_rules
    bonuses = {
        difficulty: tuple(
            Bonus(deed, read.bonus_tell.get(difficulty, {}) if "ask-table" in deed.text else {})
            for deed in deeds(written)
        )
        for difficulty, written in read.start_bonus.items()
    }
    return Scenarios(
        {written.id: written for written in (*read.official, *read.fan_made)},
        frozenset(written.id for written in read.fan_made),
        {str(mode): name for mode, name in read.modes.items()},
        read.campaigns,
        bonuses,
        {rule.id: rule for rule in rules},
    )

"""Scenarios, optional rules, the starting bonus, and when a player is out. heroes3 12."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Set
from dataclasses import dataclass
from pathlib import Path

from companion.games.heroes3.adventure.content.file_schemas import (
    OptionalRuleDef,
    OptionalRuleFile,
    ScenarioDef,
    ScenarioFile,
)
from companion.games.heroes3.adventure.content.triggered_effect_loading import (
    TimedEffect,
    load_content_file,
    parse_triggered_effects,
)
from companion.games.heroes3.adventure.purse import Purse
from companion.kernel.messages import Text
from companion.kernel.refusals import BeyondLimit, Unknown
from companion.library.content_location import content_folder

NOTHING = Purse()
HOMELESS_ROUNDS = 3
"""So many full rounds without a Town or Settlement, and a player is out."""


@dataclass(frozen=True, slots=True, eq=False)
class StartingBonus:
    """One way of taking the starting bonus; `tell` is what only the table can do."""

    deed: TimedEffect
    tell: Text


@dataclass(frozen=True, slots=True, eq=False)
class ScenarioContent:
    """All scenarios by id, with their modes, campaigns and starting bonuses, and the optional rules."""

    by_id: Mapping[str, ScenarioDef]
    fan_made: frozenset[str]
    modes: Mapping[str, Text]
    campaigns: Mapping[str, Text]
    bonuses: Mapping[str, tuple[StartingBonus, ...]]
    rules: Mapping[str, OptionalRuleDef]


@functools.cache
def get_scenario_content() -> ScenarioContent:
    """The scenarios of the content folder in use."""
    return load_scenario_content(content_folder() / "heroes3")


def require_scenario(scenario_id: str) -> ScenarioDef:
    """The scenario with this id, or `Unknown`."""
    if scenario_id not in get_scenario_content().by_id:
        raise Unknown("h3e-no-scenario", found=scenario_id)
    return get_scenario_content().by_id[scenario_id]


def starting_bonuses(difficulty: str, mode: str, rules: Set[str] = frozenset()) -> tuple[StartingBonus, ...]:
    """The ways to take the starting bonus, of which one is chosen; none in campaigns, which have their own."""
    known = get_scenario_content().bonuses
    if difficulty not in known:
        raise Unknown("h3e-no-difficulty", found=difficulty, options=list(known))
    return () if mode == "campaign" or "no-start-bonus" in rules else known[difficulty]


def starting_purse(scenario: ScenarioDef, carried: Purse = NOTHING) -> Purse:
    """What a player begins with; some scenarios of a campaign carry over what was left."""
    if scenario.start is None:
        raise Unknown("h3e-start-unknown", scenario=scenario.name)
    own = Purse.of({str(resource): amount for resource, amount in scenario.start.resources.items()})
    return own + carried if scenario.start.carried else own


def homeless_rounds_left(homeless: int) -> int:
    """How many full rounds a player without Town and Settlement has left; 0 means that the player is out."""
    if homeless < 0:
        raise BeyondLimit("h3e-negative", found=homeless)
    return max(0, HOMELESS_ROUNDS - homeless)


def is_eliminated(homes: int, homeless: int, main_hero_lost: bool = False) -> bool:
    """Whether a player is out: three full rounds without Town and Settlement, or the main hero beaten without one."""
    return homes == 0 and (main_hero_lost or homeless_rounds_left(homeless) == 0)


def load_scenario_content(folder: Path) -> ScenarioContent:
    """The scenarios of a folder, or `BadContent`."""
    read = load_content_file(ScenarioFile, folder / "scenarios.yaml")
    rules = load_content_file(OptionalRuleFile, folder / "optional_rules.yaml").optional_rules
    bonuses = {
        difficulty: tuple(
            StartingBonus(deed, read.bonus_tell.get(difficulty, {}) if "ask-table" in deed.text else {})
            for deed in parse_triggered_effects(written)
        )
        for difficulty, written in read.start_bonus.items()
    }
    return ScenarioContent(
        {written.id: written for written in (*read.official, *read.fan_made)},
        frozenset(written.id for written in read.fan_made),
        {str(mode): name for mode, name in read.modes.items()},
        read.campaigns,
        bonuses,
        {rule.id: rule for rule in rules},
    )

"""Towns: what each building costs and brings, and what may be built now. heroes3 6."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, replace
from pathlib import Path

from companion.games.heroes3.adventure.content.file_schemas import BuildingDef, TownFile
from companion.games.heroes3.adventure.content.triggered_effect_loading import (
    TimedEffect,
    When,
    load_content_file,
    parse_triggered_effects,
)
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.refusals import BuildTokenUsed, BuiltAlready, DwellingMissing, TooDear
from companion.kernel.game import CorrectedFigure
from companion.kernel.messages import Text
from companion.kernel.refusals import Refused, Unknown
from companion.library.content_location import content_folder

DWELLINGS = ("bronze", "silver", "gold")
"""The tiers of dwellings, in the order in which they are built."""


@dataclass(frozen=True, slots=True, eq=False)
class Building:
    """A building of a town; dwellings have a `tier`. `ours` are the languages in which its name is our own."""

    id: str
    faction: str
    kind: str
    tier: str
    name: Text
    cost: Purse
    deeds: tuple[TimedEffect, ...]
    tell: Text
    ours: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """What people type: `castle:city-hall`."""
        return f"{self.faction}:{self.id}"

    def due(self, when: When) -> tuple[TimedEffect, ...]:
        """What it does at such a moment."""
        return tuple(deed for deed in self.deeds if deed.when == when)

    def __repr__(self) -> str:
        return f"Building({self.key})"


@dataclass(frozen=True, slots=True, eq=False)
class Town:
    """The town board of a faction: eight buildings by id."""

    faction: str
    buildings: Mapping[str, Building]

    def building(self, building: str) -> Building:
        """The building with this id, or `Unknown` with those there are."""
        if building not in self.buildings:
            raise Unknown("h3e-no-building", found=building, options=list(self.buildings))
        return self.buildings[building]

    def dwelling(self, tier: str) -> Building:
        """The dwelling that lets units of a tier be recruited."""
        return next(building for building in self.buildings.values() if building.tier == tier)

    def of_kind(self, kind: str) -> Building:
        """The City Hall, the Citadel, the Mage Guild, or the dwelling of a tier: as scenarios name them."""
        return self.dwelling(kind) if kind in DWELLINGS else self.buildings[kind]


def check_building_allowed(town: Town, building: str, built: Set[str], purse: Purse, built_this_round: bool) -> None:
    """Raise a refusal unless this building may be built now; it names the rule and what is missing."""
    wanted = town.building(building)
    if wanted.id in built:
        raise BuiltAlready("h3e-built-already", "6", building=wanted.name)
    if built_this_round:
        # heroes3 2: the Build token, once a round.
        raise BuildTokenUsed("h3e-build-token-used", "2", building=wanted.name)
    before = _dwelling_before(town, wanted)
    if before is not None and before.id not in built:
        raise DwellingMissing("h3e-dwelling-first", "6", building=wanted.name, first=before.name)
    if missing := purse.missing(wanted.cost):
        raise TooDear(wanted.name, wanted.cost, missing, "6")


def refusals_by_building(
    town: Town, built: Set[str], purse: Purse, built_this_round: bool
) -> dict[str, Refused | None]:
    """Every building that does not stand yet, with why it cannot be built now, or None where it can."""
    return {
        building: _refusal(town, building, built, purse, built_this_round)
        for building in town.buildings
        if building not in built
    }


def has_dwelling_of_tier(town: Town, built: Set[str], tier: str) -> bool:
    """Recruiting needs the dwelling of the tier. heroes3 6."""
    return tier in DWELLINGS and town.dwelling(tier).id in built


def building_effects_due_at(town: Town, built: Set[str], when: When) -> Iterator[tuple[Building, TimedEffect]]:
    """What the buildings that stand do at such a moment, in the order of the town board."""
    for building in town.buildings.values():
        if building.id in built:
            yield from ((building, deed) for deed in building.due(when))


@functools.cache
def towns_by_faction() -> Mapping[str, Town]:
    """The towns of the content folder in use, by faction."""
    return load_towns(content_folder() / "heroes3")


def require_town(faction: str, corrections: tuple[CorrectedFigure, ...] = ()) -> Town:
    """The town of a faction, or `Unknown` with those there are.

    `corrections` are prices that a table asks instead of the printed ones (docs/packs.md).
    """
    if faction not in towns_by_faction():
        raise Unknown("h3e-no-faction", found=faction, options=list(towns_by_faction()))
    return _corrected(faction, corrections) if corrections else towns_by_faction()[faction]


@functools.cache
def _corrected(faction: str, corrections: tuple[CorrectedFigure, ...]) -> Town:
    printed = towns_by_faction()[faction].buildings
    said = {(c.card, c.figure): c.value for c in corrections}
    return Town(
        faction,
        {
            building.id: replace(
                building,
                cost=Purse.of(
                    {
                        resource: said.get((f"heroes3.building-{faction}-{building.id}", resource), amount)
                        for resource, amount in building.cost.amounts().items()
                    }
                ),
            )
            for building in printed.values()
        },
    )


def load_towns(folder: Path) -> Mapping[str, Town]:
    """The towns of a folder, or `BadContent`."""
    read = load_content_file(TownFile, folder / "towns.yaml").towns
    return {
        faction: Town(faction, {written.id: _building(faction, written) for written in buildings})
        for faction, buildings in read.items()
    }


def _building(faction: str, written: BuildingDef) -> Building:
    return Building(
        written.id,
        faction,
        written.kind,
        written.tier,
        written.name,
        Purse(written.cost.get("gold", 0), written.cost.get("materials", 0), written.cost.get("valuables", 0)),
        parse_triggered_effects(written.deeds),
        written.tell,
        written.ours,
    )


def _dwelling_before(town: Town, building: Building) -> Building | None:
    place = DWELLINGS.index(building.tier) if building.tier else 0
    return town.dwelling(DWELLINGS[place - 1]) if place else None


def _refusal(town: Town, building: str, built: Set[str], purse: Purse, built_this_round: bool) -> Refused | None:
    try:
        check_building_allowed(town, building, built, purse, built_this_round)
    except Refused as refused:
        return refused
    return None

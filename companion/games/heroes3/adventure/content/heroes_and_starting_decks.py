"""The 64 heroes and their starting decks. heroes3 3."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from companion.games.heroes3.adventure.content.file_schemas import HeroBoardDef, HeroFile
from companion.games.heroes3.adventure.content.triggered_effect_loading import load_content_file
from companion.kernel.messages import Text, same_text_in_all_languages
from companion.kernel.refusals import Unknown
from companion.library.content_location import content_folder

STATISTICS = ("attack", "defense", "power", "knowledge")
MAGIC_ARROW = "magic-arrow"
MAGIC_ARROWS = {"might": 1, "magic": 2}


@dataclass(frozen=True, slots=True, eq=False)
class HeroBoard:
    """A hero: `statistics` are the numbers of Attack, Defense, Power and Knowledge cards."""

    id: str
    name: Text
    faction: str
    type: str
    profession: Text
    statistics: tuple[int, ...]
    ability: str
    box: str

    def starting_deck(self) -> tuple[str, ...]:
        """The ids of the cards: Statistics, Magic Arrows, the starting Ability and Specialty I; nine in all."""
        cards = [card for card, count in zip(STATISTICS, self.statistics, strict=True) for _ in range(count)]
        cards += [MAGIC_ARROW] * MAGIC_ARROWS[self.type]
        return (*cards, self.ability, self.specialty("I"))

    def specialty(self, level: str) -> str:
        """The id of the Specialty card of level I, IV or VI."""
        return f"{self.id}-{level.lower()}"

    def __repr__(self) -> str:
        return f"HeroBoard({self.id})"


@functools.cache
def heroes_by_id() -> Mapping[str, HeroBoard]:
    """The heroes of the content folder in use, by id."""
    return load_heroes(content_folder() / "heroes3")


def require_hero(hero_id: str) -> HeroBoard:
    """The hero with this id, or `Unknown`."""
    if hero_id not in heroes_by_id():
        raise Unknown("h3e-no-hero", found=hero_id)
    return heroes_by_id()[hero_id]


def load_heroes(folder: Path) -> Mapping[str, HeroBoard]:
    """The heroes of a folder, or `BadContent`."""
    read = load_content_file(HeroFile, folder / "heroes.yaml")
    return {written.id: _hero(written, read.professions) for written in read.heroes}


def _hero(written: HeroBoardDef, professions: Mapping[str, Text]) -> HeroBoard:
    return HeroBoard(
        written.id,
        same_text_in_all_languages(written.name),
        written.faction,
        written.type,
        professions.get(written.profession, {}),
        written.statistics,
        written.ability,
        written.box,
    )

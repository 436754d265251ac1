"""The tables at the back of the book: resources, trade rates, production steps and dice. heroes3 5."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from companion.games.heroes3.adventure.content.file_schemas import DieDef, RateDef, TableFile
from companion.games.heroes3.adventure.content.triggered_effect_loading import check_effects, load_content_file
from companion.kernel.messages import Text
from companion.library.content_location import content_folder


@dataclass(frozen=True, slots=True, eq=False)
class ReferenceTables:
    """What `tables.yaml` holds."""

    resources: Mapping[str, Text]
    rates: Mapping[tuple[str, str], RateDef]
    production: Mapping[str, int]
    dice: Mapping[str, DieDef]


@functools.cache
def get_reference_tables() -> ReferenceTables:
    """The tables of the content folder in use."""
    return load_reference_tables(content_folder() / "heroes3")


def load_reference_tables(folder: Path) -> ReferenceTables:
    """The tables of a folder, or `BadContent`."""
    file = folder / "tables.yaml"
    read = load_content_file(TableFile, file)
    check_effects(file, [text for die in read.dice for text in die.does])
    return ReferenceTables(
        {str(resource): name for resource, name in read.resources.items()},
        {(rate.give, rate.get): rate for rate in read.trade},
        {str(resource): step for resource, step in read.production.items()},
        {die.id: die for die in read.dice},
    )

"""The group `fifth-wheel:` of a pack: roads of one's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.kernel.messages import message
from companion.kernel.plain_data import Fault, describe_found_value, from_plain
from companion.library.packs import PackSection

from .setup import LONGEST_RACE


@dataclass(frozen=True, slots=True)
class Roads:
    """What a pack says of this game: roads by their names, and how many miles it is to their end."""

    roads: dict[str, int]


def find_faults(section: Mapping[str, object]) -> Iterator[Fault]:
    """Everything wrong with the roads of a pack."""
    for name, miles in from_plain(Roads, section).roads.items():
        if not 1 <= miles <= LONGEST_RACE:
            yield Fault(("roads", name), describe_found_value(miles), f"1 - {LONGEST_RACE}")


SECTION = PackSection(message("fw-roads"), find_faults)

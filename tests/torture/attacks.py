"""All attacks. Each is a loop that gives way after every few inputs, until nobody asks it to go on."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from tests.faults.killing import Victims
from tests.torture.attacks_on_inputs import acts, lines, packs, positions
from tests.torture.attacks_on_storage import clocks, databases, full_disks, imports
from tests.torture.figures import Figures

Attack: TypeAlias = Callable[[random.Random, Figures, Path], Iterator[None]]
_THOROUGHLY = 50
"""After so many kills everything is looked at, and other tables are begun: long journals take long to look at."""


def kills(chance: random.Random, figures: Figures, where: Path | str) -> Iterator[None]:
    """Processes that write are killed: what they were told to be safe is there, sound, and the table goes on."""
    victims = Victims(where, chance)
    while True:
        with figures.one(f"a kill at {where}", may_refuse=False):
            victims.kill_one()
        if figures.inputs % _THOROUGHLY == 0:
            with figures.look("the database after kills"):
                victims.check_everything()
            victims = Victims(where, chance)
        yield


ATTACKS: dict[str, Attack] = {
    "torn databases": databases,
    "typed lines": lines,
    "acts": acts,
    "imports": imports,
    "packs": packs,
    "positions": positions,
    "clocks": clocks,
    "full disks": full_disks,
}

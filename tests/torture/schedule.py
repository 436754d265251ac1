"""Which attack comes next, and when it is enough."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from tests.postgres import fresh_database, running_postgres
from tests.torture.attacks import ATTACKS, kills
from tests.torture.figures import Figures


@dataclass(frozen=True, slots=True)
class Goals:
    """When it is enough: so much time has passed, so many processes were killed, so many inputs given."""

    seconds: float = 0
    kills: int = 0
    inputs: int = 0

    def wanting(self, found: dict[str, Figures]) -> list[str]:
        """The attacks that have not done enough yet."""
        short = {
            killing: sum(one.inputs for one in found.values() if one.kills is killing) < goal
            for killing, goal in ((True, self.kills), (False, self.inputs))
        }
        return [name for name, one in found.items() if short[one.kills]]


def torture(goals: Goals, seed: int, postgres: bool = True) -> dict[str, Figures]:
    """Attack until the goals are reached; what came of it. The seed fixes the inputs, as far as each attack gets."""
    found: dict[str, Figures] = {}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        running: dict[str, Iterator[None]] = {}

        def add(name: str, killing: bool = False) -> tuple[random.Random, Figures]:
            found[name] = Figures(killing)
            return random.Random(f"{seed} {name}"), found[name]

        running["kills, SQLite"] = kills(*add("kills, SQLite", killing=True), folder / "kills.db")
        if postgres:
            address = stack.enter_context(fresh_database(stack.enter_context(running_postgres())))
            running["kills, PostgreSQL"] = kills(*add("kills, PostgreSQL", killing=True), address)
        for name, attack in ATTACKS.items():
            running[name] = attack(*add(name), folder)
        try:
            _by_turns(running, found, goals)
        finally:
            for attacking in running.values():
                attacking.close()  # type: ignore[attr-defined]
    return found


def _by_turns(running: dict[str, Iterator[None]], found: dict[str, Figures], goals: Goals) -> None:
    """Every attack once, however slow the machine is; then the one that has had the least time of those that count."""
    end = time.monotonic() + goals.seconds
    waiting = list(running)
    while waiting or (wanting := goals.wanting(found)) or time.monotonic() < end:
        name = waiting.pop() if waiting else min(wanting or running, key=lambda each: found[each].seconds)
        begun = time.monotonic()
        next(running[name])
        found[name].seconds += time.monotonic() - begun

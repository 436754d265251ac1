"""Makes the finished evenings in `evenings/`: the app's own players, and people who type, play games to their end.

    python -m tests.golden.make_evenings                    those that are missing
    python -m tests.golden.make_evenings --renew NAME ...   these, anew
    python -m tests.golden.make_evenings --list             how many there are, of what

Old evenings stay as they are, for they prove that what was played once can be opened: an evening is renewed only where
it could never have been played. The same seeds lead to the same files.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import tempfile
import zlib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion.games.engines import ENGINES
from companion.tables.files.export_file import export_table
from companion.tables.table_service import TableService
from database.store import Store
from tests.golden import corpus
from tests.golden.players import combats, hero_realms, heroes3_evenings, quests, score_sheets
from tests.golden.players.playing import NotOver, Plan, play

SEEDS = 40
"""So many are tried, from one that follows from its name, until an evening ends in time."""
PACK = {
    "pack": 1,
    "id": "our-prints",
    "name": {"en": "Our prints"},
    "corrections": [
        {"card": "hero-realms.fire-gem", "figure": "cost", "value": 3, "why": "Our print."},
        {"card": "heroes3.castle-griffins", "figure": "attack-few", "value": 5, "why": "Our print."},
    ],
}


def main() -> None:
    """Make what is missing, or what is named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--renew", metavar="NAME", nargs="+", default=[], help="play these evenings anew")
    parser.add_argument("--list", action="store_true", help="tell how many there are, of what")
    asked = parser.parse_args()
    if asked.list:
        tell()
        return
    planned = {plan.name: plan for plan in plans()}
    if unknown := set(asked.renew) - planned.keys():
        parser.error(f"no evening is planned as {', '.join(sorted(unknown))}")
    for name in asked.renew or [name for name in planned if name not in corpus.names()]:
        corpus.forget(name)
        make(planned[name])


def plans() -> Iterator[Plan]:
    """Every evening that is to be there."""
    for engine in (score_sheets, hero_realms, combats, heroes3_evenings, quests):
        yield from engine.plans()


def make(plan: Plan) -> None:
    """Play an evening and keep it, and the combats that are part of it."""
    for name, (data, outcome) in played(plan).items():
        corpus.keep(name, data, outcome)
        print(f"{name}: {corpus.file_of(name).stat().st_size / 1000:.1f} kB, {outcome}")


def played(plan: Plan) -> dict[str, tuple[bytes, str]]:
    """The files of an evening, with the first seed that brings it to an end, and how each of them ended."""
    first = zlib.crc32(plan.name.encode()) % 1_000_000
    for seed in range(first, first + SEEDS):
        with tempfile.TemporaryDirectory() as folder, NumberedStore.open(Path(folder, "evening.db")) as store:
            assert isinstance(store, NumberedStore)
            store.evening = plan.name
            ticks = itertools.count(1_770_000_000_000, 4_000)
            house = TableService(store, ENGINES, clock=ticks.__next__)
            if plan.packs:
                house.packs.bring(json.dumps(PACK), "our-prints")
            try:
                play(house, plan, seed)
            except NotOver:
                continue
            return dict(_files(house, plan.name))
    raise SystemExit(f"{plan.name}: none of {SEEDS} seeds brings it to an end")


def _files(house: TableService, name: str) -> Iterator[tuple[str, tuple[bytes, str]]]:
    """Every table that came to its end, the one of the evening first."""
    records = [record for record in house.list(archived=None) if record.ended]
    for number, record in enumerate(sorted(records, key=lambda record: record.created)):
        outcome = corpus.outcome_of(record.setup.engine, house.open(record.id).state)
        yield f"{name}{corpus.COMBAT}{number}" if number else name, (export_table(house, record.id), outcome)


class NumberedStore(Store):
    """A store whose tables have ids that follow from the evening's name, so that the same evening has the same file."""

    evening = ""

    def create(self, *given: Any, table_id: str | None = None, **more: Any) -> str:
        """Keep a new table under the next id."""
        named = hashlib.sha256(self.evening.encode()).hexdigest()[:7]
        return super().create(*given, table_id=table_id or f"{named}{len(self.heads()) + 1}", **more)


def tell() -> None:
    """One line an engine."""
    rows: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for name in corpus.names():
        found = corpus.contents(name)
        rows[found.setup.engine].append((len(found.journal), corpus.file_of(name).stat().st_size))
    for engine, evenings in sorted(rows.items()):
        entries, size = sum(n for n, _ in evenings), sum(n for _, n in evenings)
        print(f"{engine:16} {len(evenings):3} evenings {entries:6} entries {size / 1000:8.1f} kB")


if __name__ == "__main__":
    main()

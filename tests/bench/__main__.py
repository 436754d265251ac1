"""Run the benchmarks: `make bench`, or `make bench ARGS=database` for those whose name begins so."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
RESULTS = FOLDER.parents[1] / "dist" / "bench.json"


def main(wanted: list[str]) -> None:
    """Print each figure as it is measured, and keep them all in dist/."""
    figures: dict[str, dict[str, str]] = {}
    for file in sorted(FOLDER.glob("bench_*.py")):
        name = file.stem.removeprefix("bench_")
        if wanted and not any(name.startswith(word) for word in wanted):
            continue
        print(f"== {name}")
        figures[name] = {}
        for what, figure in importlib.import_module(f"tests.bench.{file.stem}").run():
            figures[name][what] = figure
            print(f"{what:44} {figure}", flush=True)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

"""`python -m tests.torture --kills 2000 --inputs 1000000 --seed 1`: attacks by turns, and a table of figures."""

from __future__ import annotations

import argparse
import logging
import random
import sys

from tests.torture.figures import table_of, troubles_of
from tests.torture.schedule import Goals, torture


def main() -> int:
    """Attack, and tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture", description=__doc__)
    parser.add_argument("--minutes", type=float, help="at least so long; one where no goal is set")
    parser.add_argument("--kills", type=int, default=0, help="at least so many kills")
    parser.add_argument("--inputs", type=int, default=0, help="at least so many inputs in the other attacks")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--no-postgres", action="store_true")
    wanted = parser.parse_args()
    # What is refused on purpose is logged as well; only the figures are of interest here.
    logging.disable(logging.CRITICAL)
    minutes = wanted.minutes if wanted.minutes is not None else 0.0 if wanted.kills or wanted.inputs else 1.0
    sys.stdout.write(f"seed {wanted.seed}: {minutes} minutes, {wanted.kills:,} kills, {wanted.inputs:,} inputs\n")
    sys.stdout.flush()
    found = torture(Goals(minutes * 60, wanted.kills, wanted.inputs), wanted.seed, postgres=not wanted.no_postgres)
    troubles = troubles_of(found)
    sys.stdout.write("\n\n".join([*troubles, table_of(found)]) + "\n")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())

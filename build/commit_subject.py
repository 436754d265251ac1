"""Refuse a commit message whose first line is too long or runs into the text below. Git gives the file it is in."""

from __future__ import annotations

import sys
from pathlib import Path

LONGEST = 72


def faults(message: str) -> list[str]:
    """What is wrong with a message; git's own comment lines do not count."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0] if lines else ""
    found = []
    if not subject.strip():
        found.append("The first line is empty: say in a few words what changes.")
    if len(subject) > LONGEST:
        found.append(f"The first line has {len(subject)} letters, at most {LONGEST} fit. The why stands below it.")
    if len(lines) > 1 and lines[1].strip():
        found.append("The second line stays empty: git takes the first one for the subject.")
    return found


if __name__ == "__main__":
    sys.exit("\n".join(faults(Path(sys.argv[1]).read_text("utf-8"))) or 0)

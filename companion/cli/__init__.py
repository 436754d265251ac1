"""`companion`, the command: the app's abilities for a terminal.

One module a group of commands (`start.py`, `table.py`, `games.py`) holds nothing but their options and help, so that
`companion --help` is quick; what they do is in `work/`, imported when a command runs. A new group is a module with a
`register(root)` and its name in `root.py`.
"""

from __future__ import annotations

from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    from companion.cli.root import run

    return run(argv)

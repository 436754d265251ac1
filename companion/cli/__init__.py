"""`companion`, the command: the app's abilities for a terminal.

One module of `commands/` for a group of commands holds nothing but their options and help, so that `companion --help`
is quick; what they do is in `handlers/`, imported when a command runs. A new group is a module with a `register(root)`
and its name in `root.py`.
"""

from __future__ import annotations

from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    from companion.cli.root import run_command_line

    return run_command_line(argv)

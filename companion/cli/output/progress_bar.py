"""The bar that shows how far a long piece of work has come."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def make_progress_bar(name: str) -> Progress:
    """A bar on the error stream, so that the answer stays clean; none where nobody looks at it."""
    return Progress(
        TextColumn(name),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr),
        transient=True,
        disable=not sys.stderr.isatty(),
    )

"""`companion pack`: rules, corrections and cards of your own, as files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.options import command

group = typer.Typer(
    name="pack",
    help="Check, bring in, switch and send packs: house rules, notes, corrected figures, cards of your own.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)

_FILE = typer.Argument(metavar="FILE", show_default=False, help="The file of a pack, or - for the standard input.")
_PACK = typer.Argument(metavar="PACK", show_default=False, help="The id of a pack; `companion pack list` shows them.")


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    root.add_typer(group, rich_help_panel="Rules and odds")


@command(group, "check")
def check(desk: Desk, file: Annotated[str, _FILE]) -> Answer:
    """Say whether a file is a good pack, with every mistake in it; keep nothing."""
    from companion.cli.work import packs

    return packs.check(desk, file)


@command(group, "import")
def import_(desk: Desk, file: Annotated[str, _FILE]) -> Answer:
    """Bring in a pack whole, or refuse it whole. One with the same id is replaced."""
    from companion.cli.work import packs

    return packs.import_(desk, file)


@command(group, "export")
def export(
    desk: Desk,
    pack: Annotated[str, _PACK],
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", show_default=False, help="Where to; else shown.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", metavar="", help="Write over a file that is there.")] = False,
) -> Answer | None:
    """Write the file of a pack. Without FILE, or with -, it goes to the standard output."""
    from companion.cli.work import packs

    return packs.export(desk, pack, file, force)


@command(group, "list")
def list_(desk: Desk) -> Answer:
    """The packs on this device, and where they contradict each other."""
    from companion.cli.work import packs

    return packs.list_packs(desk)


@command(group, "on")
def on(desk: Desk, pack: Annotated[str, _PACK]) -> Answer:
    """Switch a pack on."""
    from companion.cli.work import packs

    return packs.switch(desk, pack, True)


@command(group, "off")
def off(desk: Desk, pack: Annotated[str, _PACK]) -> Answer:
    """Switch a pack off; it stays on the shelf."""
    from companion.cli.work import packs

    return packs.switch(desk, pack, False)


@command(group, "remove")
def remove(desk: Desk, pack: Annotated[str, _PACK]) -> Answer:
    """Take a pack off the shelf."""
    from companion.cli.work import packs

    return packs.remove(desk, pack)

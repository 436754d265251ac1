"""`companion backup`, `restore` and `doctor`: everything at once, kept, put back and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from companion.cli.command_registration import register_command
from companion.cli.context import CommandContext
from companion.cli.results import CommandResult

_PANEL = "Keep"


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    register_command(root, "backup", rich_help_panel=_PANEL)(write_backup)
    register_command(root, "restore", rich_help_panel=_PANEL)(preview_or_restore_backup)
    register_command(root, "doctor", rich_help_panel=_PANEL)(run_doctor)


def write_backup(
    context: CommandContext,
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False, help="Where to.")],
    force: Annotated[bool, typer.Option("--force", metavar="", help="Write over a file that is there.")] = False,
) -> CommandResult:
    """Write all tables, people, packs and settings to one file. The app may run meanwhile."""
    from companion.cli.handlers import backups

    return backups.back_up_everything(context, file, force)


def preview_or_restore_backup(
    context: CommandContext,
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False, help="A backup.")],
    yes: Annotated[
        bool, typer.Option("--yes", metavar="", help="Do it, instead of only saying what would be.")
    ] = False,
) -> CommandResult:
    """Put a backup in the place of everything that is here. Says what would change; --yes does it."""
    from companion.cli.handlers import backups

    return backups.preview_or_restore_everything(context, file, yes)


def run_doctor(
    context: CommandContext,
    salvage: Annotated[
        Path | None,
        typer.Option(metavar="FILE", show_default=False, help="Write what can be read into a new database."),
    ] = None,
    compact: Annotated[bool, typer.Option("--compact", metavar="", help="Give unused room back to the disk.")] = False,
) -> CommandResult:
    """Check every table, and say where data, log and backups are. Exit code 3 where something is wrong."""
    from companion.cli.handlers import doctor as checking

    return checking.check_salvage_and_compact_database(context, salvage, compact)

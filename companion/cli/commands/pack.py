"""`companion pack`: rules, corrections and cards of your own, as files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from companion.cli.command_registration import register_command
from companion.cli.context import CommandContext
from companion.cli.results import CommandResult

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


@register_command(group, "check")
def check_pack(context: CommandContext, file: Annotated[str, _FILE]) -> CommandResult:
    """Say whether a file is a good pack, with every mistake in it; keep nothing."""
    from companion.cli.handlers import packs

    return packs.check_pack(context, file)


@register_command(group, "import")
def import_pack(context: CommandContext, file: Annotated[str, _FILE]) -> CommandResult:
    """Bring in a pack whole, or refuse it whole. One with the same id is replaced."""
    from companion.cli.handlers import packs

    return packs.import_pack(context, file)


@register_command(group, "export")
def export_pack(
    context: CommandContext,
    pack: Annotated[str, _PACK],
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", show_default=False, help="Where to; else shown.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", metavar="", help="Write over a file that is there.")] = False,
) -> CommandResult | None:
    """Write the file of a pack. Without FILE, or with -, it goes to the standard output."""
    from companion.cli.handlers import packs

    return packs.export_pack(context, pack, file, force)


@register_command(group, "list")
def list_packs(context: CommandContext) -> CommandResult:
    """The packs on this device, and where they contradict each other."""
    from companion.cli.handlers import packs

    return packs.list_packs(context)


@register_command(group, "on")
def switch_pack_on(context: CommandContext, pack: Annotated[str, _PACK]) -> CommandResult:
    """Switch a pack on."""
    from companion.cli.handlers import packs

    return packs.switch_pack(context, pack, True)


@register_command(group, "off")
def switch_pack_off(context: CommandContext, pack: Annotated[str, _PACK]) -> CommandResult:
    """Switch a pack off; it stays on the shelf."""
    from companion.cli.handlers import packs

    return packs.switch_pack(context, pack, False)


@register_command(group, "remove")
def remove_pack(context: CommandContext, pack: Annotated[str, _PACK]) -> CommandResult:
    """Take a pack off the shelf."""
    from companion.cli.handlers import packs

    return packs.remove_pack(context, pack)

"""The options that every command understands, before or after its name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import typer

_EVERYWHERE = "Everywhere"


class Language(StrEnum):
    """The languages of sentences."""

    EN = "en"
    ES = "es"
    FR = "fr"
    IT = "it"


Data: TypeAlias = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", rich_help_panel=_EVERYWHERE,
                 help="Where the data lives. Or set COMPANION_DATA.", show_default=False),
]  # fmt: skip
Database: TypeAlias = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", rich_help_panel=_EVERYWHERE,
                 help="A PostgreSQL address instead of a file. Or set COMPANION_DATABASE.", show_default=False),
]  # fmt: skip
Lang: TypeAlias = Annotated[
    Language | None,
    typer.Option("--lang", rich_help_panel=_EVERYWHERE,
                 help="The language of sentences; otherwise the app's setting, then LANG.", show_default=False),
]  # fmt: skip
Debug: TypeAlias = Annotated[
    bool,
    typer.Option(
        "--debug",
        metavar="",
        rich_help_panel=_EVERYWHERE,
        help="Show details of unexpected errors. Or set COMPANION_DEBUG=1.",
    ),
]
Json: TypeAlias = Annotated[
    bool,
    typer.Option("--json", metavar="", rich_help_panel=_EVERYWHERE, help="Print JSON for programs, errors included."),
]

SHARED_OPTIONS: dict[str, tuple[Any, Any]] = {
    "data": (Data, None),
    "database": (Database, None),
    "lang": (Lang, None),
    "debug": (Debug, False),
    "json": (Json, False),
}
"""Name, type and default of each of them, as a command's signature holds them."""


@dataclass(frozen=True, slots=True)
class SharedOptions:
    """What was asked for with the shared options."""

    data: Path | None = None
    database: str | None = None
    lang: Language | None = None
    debug: bool = False
    json: bool = False

    def then(self, later: Mapping[str, Any]) -> SharedOptions:
        """These, with what stood behind the command's name on top."""
        # A folder named here goes before an address named further left, and the other way round.
        elsewhere = later["data"] is not None or later["database"] is not None
        return SharedOptions(
            later["data"] if elsewhere else self.data,
            later["database"] if elsewhere else self.database,
            later["lang"] or self.lang,
            later["debug"] or self.debug,
            later["json"] or self.json,
        )

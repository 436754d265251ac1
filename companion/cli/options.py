"""The options that every command understands, before or after its name, and how a command is added to a group."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

if TYPE_CHECKING:
    from companion.cli.answers import Answer

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
    typer.Option("--debug", metavar="", rich_help_panel=_EVERYWHERE,
                 help="Show details of unexpected errors. Or set COMPANION_DEBUG=1."),
]  # fmt: skip
Json: TypeAlias = Annotated[
    bool,
    typer.Option("--json", metavar="", rich_help_panel=_EVERYWHERE, help="Print JSON for programs, errors included."),
]

_SHARED: dict[str, tuple[Any, Any]] = {
    "data": (Data, None),
    "database": (Database, None),
    "lang": (Lang, None),
    "debug": (Debug, False),
    "json": (Json, False),
}


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for with the shared options."""

    data: Path | None = None
    database: str | None = None
    lang: Language | None = None
    debug: bool = False
    json: bool = False

    def then(self, later: Mapping[str, Any]) -> Wishes:
        """These, with what stood behind the command's name on top."""
        # A folder named here goes before an address named further left, and the other way round.
        elsewhere = later["data"] is not None or later["database"] is not None
        return Wishes(
            later["data"] if elsewhere else self.data,
            later["database"] if elsewhere else self.database,
            later["lang"] or self.lang,
            later["debug"] or self.debug,
            later["json"] or self.json,
        )


Work: TypeAlias = "Callable[..., Answer | None]"
"""A command: takes the desk and its own options, gives an answer; it may raise `Refused`."""


def command(group: typer.Typer, name: str, **settings: Any) -> Callable[[Work], Work]:
    """Add a function as a command. It gets a `Desk` first; the shared options are added behind its own."""

    def add(work: Work) -> Work:
        group.command(name, **settings)(_with_shared(work))
        return work

    return add


def _with_shared(work: Work) -> Callable[..., None]:
    def run(**given: Any) -> None:
        from companion.cli.answers import answer

        ctx = given.pop("ctx")
        asked = ctx.obj.then({name: given.pop(name) for name in _SHARED})
        raise typer.Exit(answer(asked, lambda desk: work(desk, **given)))

    hints = typing.get_type_hints(work, include_extras=True)
    own = list(inspect.signature(work).parameters.values())[1:]
    parameters = [_parameter("ctx", typer.Context, inspect.Parameter.empty)]
    parameters += [_parameter(p.name, hints[p.name], p.default) for p in own]
    parameters += [_parameter(name, hint, default) for name, (hint, default) in _SHARED.items()]
    # Typer reads the signature to know the options.
    setattr(run, "__signature__", inspect.Signature(parameters))  # noqa: B010
    run.__annotations__ = {p.name: p.annotation for p in parameters}
    run.__name__, run.__doc__ = work.__name__, work.__doc__
    return run


def _parameter(name: str, hint: Any, default: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=hint)

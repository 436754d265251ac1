"""How a command is added to a group: with the options that every command understands, and told like every other."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeAlias

import typer

from companion.cli.results import CommandResult, run_and_print
from companion.cli.shared_options import SHARED_OPTIONS

CommandFunction: TypeAlias = Callable[..., CommandResult | None]
"""A command: takes its context and its own options, gives an answer; it may raise `Refused`."""


def register_command(group: typer.Typer, name: str, **settings: Any) -> Callable[[CommandFunction], CommandFunction]:
    """Add a function as a command. It gets a `CommandContext` first; the shared options are added behind its own."""

    def add(work: CommandFunction) -> CommandFunction:
        group.command(name, **settings)(_with_shared(work))
        return work

    return add


def _with_shared(work: CommandFunction) -> Callable[..., None]:
    def run(**given: Any) -> None:
        ctx = given.pop("ctx")
        asked = ctx.obj.then({name: given.pop(name) for name in SHARED_OPTIONS})
        raise typer.Exit(run_and_print(asked, lambda context: work(context, **given)))

    own = list(inspect.signature(work, eval_str=True).parameters.values())[1:]
    parameters = [_parameter("ctx", typer.Context, inspect.Parameter.empty)]
    parameters += [_parameter(p.name, p.annotation, p.default) for p in own]
    parameters += [_parameter(name, hint, default) for name, (hint, default) in SHARED_OPTIONS.items()]
    # Typer reads the signature to know the options.
    setattr(run, "__signature__", inspect.Signature(parameters))  # noqa: B010
    run.__annotations__ = {p.name: p.annotation for p in parameters}
    run.__name__, run.__doc__ = work.__name__, work.__doc__
    return run


def _parameter(name: str, hint: Any, default: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=hint)

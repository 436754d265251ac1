"""Results: what a command gives back, for people or as JSON, and how each kind of failure is reported.

Exit codes: 0 done, 1 something unexpected, 2 refused (nothing changed), 3 the database cannot be used.
"""

from __future__ import annotations

import json
import logging
import os
import shutil
import sys
import textwrap
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.cli.context import CommandContext
from companion.cli.output.terminal_text import escape_for_terminal
from companion.cli.shared_options import SharedOptions
from companion.kernel.refusals import Refused
from companion.log_file import log_file_path, log_to_folder, remove_secrets

if TYPE_CHECKING:
    from rich.console import RenderableType

log = logging.getLogger(__name__)

UNEXPECTED, REFUSED, TROUBLE = 1, 2, 3


@dataclass(frozen=True, slots=True)
class CommandResult:
    """What came of a command: data for `--json`, and what people read, drawn only when somebody does.

    `refused` is there where part of the work was done before something was refused. `failed` is for a command that did
    its work and found an error: the exit code is that of an unexpected one.
    """

    plain: Mapping[str, object]
    draw: Callable[[], Sequence[RenderableType]]
    refused: Refused | None = None
    failed: bool = False


def run_and_print(options: SharedOptions, work: Callable[[CommandContext], CommandResult | None]) -> int:
    """Do a command's work and tell what came of it; the exit code."""
    context = CommandContext(options)
    with log_to_folder(context.folder, debug=context.debug):
        return _answered(context, work)


def _answered(context: CommandContext, work: Callable[[CommandContext], CommandResult | None]) -> int:
    try:
        result = work(context)
        if result is None:
            return 0
        _tell(context, result)
        sys.stdout.flush()
        if result.failed:
            return UNEXPECTED
        return 0 if result.refused is None else _code(result.refused)
    except Refused as refused:
        _tell_refusal(context, refused)
        return _code(refused)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return _quietly()
    except Exception as error:
        return _unexpected(context, error)
    finally:
        context.close()


def report_usage_error(error: Exception, argv: Sequence[str]) -> int:
    """Tell of a command line that cannot be read, or of an error outside any command."""
    explain = getattr(error, "format_message", None)
    if explain is None:
        context = CommandContext(SharedOptions(debug="--debug" in argv, json="--json" in argv))
        with log_to_folder(context.folder):
            return _unexpected(context, error)
    if type(error).__name__ == "NoArgsIsHelpError":
        # It has shown the help already.
        return REFUSED
    sentence, where = str(explain()), getattr(error, "ctx", None)
    if "--json" in argv:
        print_json({"error": {"kind": "Usage", "id": "usage", "message": sentence}})
        return REFUSED
    hint = f"\nTry `{where.command_path} --help`." if where is not None else ""
    print(sentence + hint, file=sys.stderr)
    return REFUSED


def refusal_to_json(context: CommandContext, refused: Refused) -> dict[str, str]:
    """A refusal for programs."""
    return {"kind": type(refused).__name__, "id": refused.message.id, "message": context.words.say(refused.message)}


def print_json(plain: object) -> None:
    """Print data for programs."""
    text = json.dumps(plain, indent=2, ensure_ascii=False)
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeError:
        text = json.dumps(plain, indent=2)
    print(text, flush=True)


def _tell(context: CommandContext, result: CommandResult) -> None:
    if context.options.json:
        error = {"error": refusal_to_json(context, result.refused)} if result.refused is not None else {}
        print_json({**result.plain, **error})
        return
    for part in result.draw():
        context.paper.print(part)
    if result.refused is not None:
        _tell_refusal(context, result.refused)


def _tell_refusal(context: CommandContext, refused: Refused) -> None:
    if context.debug:
        traceback.print_exception(refused)
    if context.options.json:
        print_json({"error": refusal_to_json(context, refused)})
    else:
        print(_wrapped(escape_for_terminal(context.words.say(refused.message))), file=sys.stderr)


def _wrapped(sentence: str) -> str:
    """On a terminal a long sentence breaks between words, and no id within."""
    if not sys.stderr.isatty():
        return sentence
    width = shutil.get_terminal_size().columns
    return textwrap.fill(sentence, width, break_long_words=False, break_on_hyphens=False)


def _code(refused: Refused) -> int:
    from database.errors import DatabaseTrouble

    return TROUBLE if isinstance(refused, DatabaseTrouble) else REFUSED


def _unexpected(context: CommandContext, error: Exception) -> int:
    if context.debug:
        traceback.print_exception(error)
    log.error("a command failed", exc_info=error)
    first = (remove_secrets(str(error)).splitlines() or [""])[0]
    detail = f"{type(error).__name__}: {first}" if first else type(error).__name__
    sentence = _sentence_about(context, detail)
    if context.options.json:
        print_json({"error": {"kind": "Unexpected", "id": "cli-unexpected", "message": sentence}})
    else:
        print(escape_for_terminal(sentence), file=sys.stderr)
    return UNEXPECTED


def _sentence_about(context: CommandContext, detail: str) -> str:
    kept = log_file_path(context.folder)
    if kept.is_file() and os.access(kept, os.W_OK):
        return context.words("cli-unexpected-logged", detail=detail, log=str(kept))
    # Nothing can be kept there.
    return context.words("cli-unexpected", detail=detail)


def _quietly() -> int:
    """Whoever read our output has left, as `head` does: that is no error, but Python would complain at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0

"""Answers: what a command gives back, for people or as JSON, and how each kind of failure is told.

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
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from companion.cli.desk import Desk
from companion.cli.options import Wishes
from companion.kernel.refusals import Refused

if TYPE_CHECKING:
    from rich.console import RenderableType

UNEXPECTED, REFUSED, TROUBLE = 1, 2, 3


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a command: data for `--json`, and what people read, drawn only when somebody does.

    `refused` is there where part of the work was done before something was refused.
    """

    plain: dict[str, Any]
    draw: Callable[[], Sequence[RenderableType]]
    refused: Refused | None = None


def answer(wishes: Wishes, work: Callable[[Desk], Answer | None]) -> int:
    """Do a command's work and tell what came of it; the exit code."""
    desk = Desk(wishes)
    logging.basicConfig(level=logging.INFO if desk.debug else logging.CRITICAL, format="%(name)s: %(message)s")
    try:
        result = work(desk)
        if result is None:
            return 0
        _tell(desk, result)
        sys.stdout.flush()
        return 0 if result.refused is None else _code(result.refused)
    except Refused as refused:
        _tell_refusal(desk, refused)
        return _code(refused)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return _quietly()
    except Exception as error:
        return _unexpected(desk, error)
    finally:
        desk.close()


def usage_error(error: Exception, argv: Sequence[str]) -> int:
    """Tell of a command line that cannot be read, or of an error outside any command."""
    explain = getattr(error, "format_message", None)
    if explain is None:
        return _unexpected(Desk(Wishes(debug="--debug" in argv, json="--json" in argv)), error)
    if type(error).__name__ == "NoArgsIsHelpError":
        # It has shown the help already.
        return REFUSED
    sentence, context = str(explain()), getattr(error, "ctx", None)
    if "--json" in argv:
        print_json({"error": {"kind": "Usage", "id": "usage", "message": sentence}})
        return REFUSED
    hint = f"\nTry `{context.command_path} --help`." if context is not None else ""
    print(sentence + hint, file=sys.stderr)
    return REFUSED


def error_shape(desk: Desk, refused: Refused) -> dict[str, str]:
    """A refusal for programs."""
    return {
        "kind": type(refused).__name__,
        "id": refused.message.id,
        "message": desk.words.say(refused.message),
    }


def print_json(plain: object) -> None:
    """Print data for programs."""
    text = json.dumps(plain, indent=2, ensure_ascii=False)
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeError:
        text = json.dumps(plain, indent=2)
    print(text, flush=True)


def _tell(desk: Desk, result: Answer) -> None:
    if desk.wishes.json:
        error = {"error": error_shape(desk, result.refused)} if result.refused is not None else {}
        print_json(result.plain | error)
        return
    for part in result.draw():
        desk.paper.print(part)
    if result.refused is not None:
        _tell_refusal(desk, result.refused)


def _tell_refusal(desk: Desk, refused: Refused) -> None:
    if desk.debug:
        traceback.print_exception(refused)
    if desk.wishes.json:
        print_json({"error": error_shape(desk, refused)})
    else:
        print(_wrapped(shown(desk.words.say(refused.message))), file=sys.stderr)


def _wrapped(sentence: str) -> str:
    """On a terminal a long sentence breaks between words, and no id within."""
    if not sys.stderr.isatty():
        return sentence
    width = shutil.get_terminal_size().columns
    return textwrap.fill(sentence, width, break_long_words=False, break_on_hyphens=False)


def shown(text: str) -> str:
    """Text that is safe on a terminal: whatever somebody named a player, it moves no cursor."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def _code(refused: Refused) -> int:
    from database.troubles import DatabaseTrouble

    return TROUBLE if isinstance(refused, DatabaseTrouble) else REFUSED


def _unexpected(desk: Desk, error: Exception) -> int:
    if desk.debug:
        traceback.print_exception(error)
    first = (str(error).splitlines() or [""])[0]
    detail = f"{type(error).__name__}: {first}" if first else type(error).__name__
    sentence = desk.words("cli-unexpected", detail=detail)
    if desk.wishes.json:
        print_json({"error": {"kind": "Unexpected", "id": "cli-unexpected", "message": sentence}})
    else:
        print(shown(sentence), file=sys.stderr)
    return UNEXPECTED


def _quietly() -> int:
    """Whoever read our output has left, as `head` does: that is no error, but Python would complain at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0

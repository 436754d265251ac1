"""Checks everything under `content/` the way a compiler checks code: `python -m companion.games.lint`.

Boxes must parse, speak four languages, refer only to what exists, name the paragraph behind every rule, and lay a
table in every mode. The rules must explain, in four languages, every word that a box puts on the table. Catalogues
must hold the same messages with the same variables in every language, every message that the code names, and none that
nobody uses. Prints what is wrong, one line each, and then ends with status 1.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from companion.games.catalogues import all_cards
from companion.games.lint_boxes import check_boxes
from companion.games.lint_words import Catalogues, Usage, check_usage
from companion.games.tracker.box import Box
from companion.library.copied import copied
from companion.library.lint import Shown, undefined
from companion.library.lint import problems as check_rules
from companion.library.places import content_folder
from companion.library.reading import BadContent, read_file
from companion.library.rules import load as load_rules

_CODE = Path(__file__).resolve().parents[2]


def main() -> int:
    """Check all content; print what is wrong."""
    problems = check(content_folder(), [_CODE / "companion", _CODE / "database"])
    problems += beside_the_checkout(content_folder(), _CODE.parent / "shared")
    for problem in problems:
        print(problem)
    print(f"{len(problems)} problems in the content." if problems else "The content is in order.")
    return 1 if problems else 0


def beside_the_checkout(content: Path, shared: Path) -> list[str]:
    """What the rulebooks say about ours, where their texts lie beside the checkout; they are no part of it.

    No sentence may be copied from them, and every term of a glossary must be explained.
    """
    ours = [*content.rglob("*.yaml"), *content.rglob("*.ftl")]
    found = list(copied(sorted(ours), sorted((shared / "seeds").glob("*.txt"))))
    try:
        book = load_rules(content)
    except BadContent:
        # Told already, with its line.
        return found
    if book.entries:
        names = [name for card in all_cards() for name in card.name.values()]
        for glossary in sorted((shared / "reference").glob("*/glossary.csv")):
            found += undefined(book, glossary, names)
    return found


def check(content: Path, code: Iterable[Path]) -> list[str]:
    """Everything wrong with a content folder and with the messages that code uses."""
    found = check_boxes(content) + check_games(content) + check_rules(content, shown_words(content))
    if (content / "words").exists():
        catalogues = Catalogues(content / "words")
        found += catalogues.problems
        found += check_usage(catalogues, Usage.of(code))
    return found


# --- what a game checks itself ------------------------------------------------------------------


def check_games(content: Path) -> list[str]:
    """What the games with content of their own find: `problems(content)` in the `lint.py` of a game's folder."""
    found: list[str] = []
    for file in sorted(Path(__file__).parent.glob("*/lint.py")):
        found += importlib.import_module(f"companion.games.{file.parent.name}.lint").problems(content)
    return found


# --- what the rules must explain -----------------------------------------------------------------

_SHOWN = ("kinds", "counters", "marks", "tokens", "dials", "meters", "modes")


def shown_words(content: Path) -> Iterator[Shown]:
    """The words of the boxes that people meet on a table and may want explained."""
    for file in sorted(content.glob("*/box.yaml")):
        try:
            box = read_file(Box, file)
        except BadContent:
            continue
        for what in _SHOWN:
            yield from (Shown(box.id, f"{box.id}.{what}.{thing.id}", thing.name) for thing in getattr(box, what))
        yield from (Shown(box.id, f"{box.id}.phases.{phase.id}", phase.name) for phase in box.flow.phases)


if __name__ == "__main__":
    sys.exit(main())

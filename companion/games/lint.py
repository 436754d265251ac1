"""Checks everything under `content/` the way a compiler checks code: `python -m companion.games.lint`.

Boxes must parse, speak four languages, refer only to what exists, name the paragraph behind every rule, and set a
table up in every mode. The rules must explain, in four languages, every word that a box puts on the table. Catalogues
must hold the same messages with the same variables in every language, every message that the code names, and none that
nobody uses. Prints what is wrong, one line each, and then ends with status 1.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import companion.games
from companion.games.card_catalogues import load_all_cards
from companion.games.game_folders import find_packages_with, import_game_module
from companion.games.lint_game_boxes import find_all_game_box_problems
from companion.games.lint_message_catalogues import Catalogues, MessageUsage, find_message_usage_problems
from companion.games.tracker.setup.game_box import Box
from companion.library.content_location import content_folder
from companion.library.content_reader import BadContent, read_content_file
from companion.library.copied_sentences import find_copied_sentences
from companion.library.rulebook import load_rulebook as load_rules
from companion.library.rules_lint import ShownTerm, find_unexplained_terms
from companion.library.rules_lint import find_rules_problems as check_rules

_CODE = Path(__file__).resolve().parents[2]


def main() -> int:
    """Check all content; print what is wrong."""
    # Games that lie elsewhere say their messages there.
    code = [_CODE / "companion", _CODE / "database", *map(Path, companion.games.__path__[1:])]
    problems = find_content_problems(content_folder(), code)
    problems += find_copied_rulebook_text(content_folder(), _CODE.parent / "shared")
    for problem in problems:
        print(problem)
    print(f"{len(problems)} problems in the content." if problems else "The content is in order.")
    return 1 if problems else 0


def find_copied_rulebook_text(content: Path, shared: Path) -> list[str]:
    """What the rulebooks say about ours, where their texts lie beside the checkout; they are no part of it.

    No sentence may be copied from them, and every term of a glossary must be explained.
    """
    ours = [*content.rglob("*.yaml"), *content.rglob("*.ftl")]
    found = list(find_copied_sentences(sorted(ours), sorted((shared / "seeds").glob("*.txt"))))
    try:
        book = load_rules(content)
    except BadContent:
        # Told already, with its line.
        return found
    if book.entries:
        names = [name for card in load_all_cards() for name in card.name.values()]
        for glossary in sorted((shared / "reference").glob("*/glossary.csv")):
            found += find_unexplained_terms(book, glossary, names)
    return found


def find_content_problems(content: Path, code: Iterable[Path]) -> list[str]:
    """Everything wrong with a content folder and with the messages that code uses."""
    found = (
        find_all_game_box_problems(content)
        + find_game_problems(content)
        + check_rules(content, game_box_terms_to_explain(content))
    )
    if (content / "words").exists():
        catalogues = Catalogues(content)
        found += catalogues.problems
        found += find_message_usage_problems(catalogues, MessageUsage.of(code))
    return found


# --- what a game checks itself ------------------------------------------------------------------


def find_game_problems(content: Path) -> list[str]:
    """What the games with content of their own find: `problems(content)` in the `lint.py` of a game's folder."""
    found: list[str] = []
    for package in find_packages_with("lint"):
        found += import_game_module(package, "lint").problems(content)
    return found


# --- what the rules must explain -----------------------------------------------------------------

_SHOWN = ("kinds", "counters", "marks", "tokens", "dials", "meters", "modes")


def game_box_terms_to_explain(content: Path) -> Iterator[ShownTerm]:
    """The words of the boxes that people meet on a table and may want explained."""
    for file in sorted(content.glob("*/box.yaml")):
        try:
            box = read_content_file(Box, file)
        except BadContent:
            continue
        for what in _SHOWN:
            yield from (ShownTerm(box.id, f"{box.id}.{what}.{thing.id}", thing.name) for thing in getattr(box, what))
        yield from (ShownTerm(box.id, f"{box.id}.phases.{phase.id}", phase.name) for phase in box.flow.phases)


if __name__ == "__main__":
    sys.exit(main())

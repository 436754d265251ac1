"""Size limits of a table's file. A normal game stays far below; a bigger file is refused with a message."""

from __future__ import annotations

from collections.abc import Mapping

from companion.kernel.messages import Message, message
from companion.kernel.refusals import Malformed

MAX_BYTES = 20_000_000
"""A long game makes a file of about one million."""
MAX_ENTRIES = 50_000
"""A long game has about two thousand."""
MAX_REPAIRS = 5_000
_REPLAYED = ("repair", "take", "keep", "renew")
"""Entries after which much of the history is replayed."""
MAX_DEPTH = 50
"""Lists in lists. The setups of all games stay below ten."""
MAX_NAME_LETTERS = 200
"""Of a table's name, of who did something, of the mark that makes taps one."""


def find_exceeded_limit(plain: Mapping[str, object]) -> Message | None:
    """The limit that a file exceeds, if any; checked before anything is built from it."""
    journal = plain.get("journal")
    if isinstance(journal, list):
        if len(journal) > MAX_ENTRIES:
            return message("import-too-many-entries", found=len(journal), limit=MAX_ENTRIES)
        repairs = sum(isinstance(entry, dict) and entry.get("kind") in _REPLAYED for entry in journal)
        if repairs > MAX_REPAIRS:
            return message("import-too-many-repairs", found=repairs, limit=MAX_REPAIRS)
    return message("import-too-deep", limit=MAX_DEPTH) if _deeper_than(plain, MAX_DEPTH) else None


def check_table_name(name: str) -> None:
    """Refuse a name for a table that no list could show."""
    if len(name) > MAX_NAME_LETTERS:
        raise Malformed("name-bad", found=name[:40], high=MAX_NAME_LETTERS)


def _deeper_than(plain: object, limit: int) -> bool:
    level = [plain]
    for _ in range(limit):
        level = [each for group in level for each in _inside(group)]
        if not level:
            return False
    return True


def _inside(group: object) -> list[object]:
    values = group.values() if isinstance(group, dict) else group if isinstance(group, list) else ()
    return [value for value in values if isinstance(value, (dict, list))]

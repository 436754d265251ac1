"""Text that may be written to a terminal, whoever typed it."""

from __future__ import annotations


def escape_for_terminal(text: str) -> str:
    """Text that is safe on a terminal: whatever somebody named a player, it moves no cursor."""
    return "".join(letter if letter.isprintable() else " " for letter in text)

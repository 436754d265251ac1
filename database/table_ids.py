"""Random ids for tables that nobody guesses and everybody can read aloud."""

from __future__ import annotations

import secrets

# Without 0 and o, 1, i and l: they look alike on a phone across the table.
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
LENGTH = 8


def make_table_id() -> str:
    """Eight characters: one of 850 thousand million."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))

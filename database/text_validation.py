"""Checks that a text can be stored by every database."""

from __future__ import annotations

from companion.kernel.plain_data import describe_found_value
from companion.kernel.refusals import Malformed


def require_storable_text(text: str) -> str:
    """The text itself, or a refusal: halves of characters and zero bytes are no text to a database."""
    if "\x00" in text or any("\ud800" <= letter <= "\udfff" for letter in text):
        raise Malformed("database-bad-text", found=describe_found_value(text))
    return text

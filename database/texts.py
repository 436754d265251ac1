"""Texts that every database can keep."""

from __future__ import annotations

from companion.kernel.plain import spell
from companion.kernel.refusals import Malformed


def storable(text: str) -> str:
    """The text itself, or a refusal: halves of characters and zero bytes are no text to a database."""
    if "\x00" in text or any("\ud800" <= letter <= "\udfff" for letter in text):
        raise Malformed("database-bad-text", found=spell(text))
    return text

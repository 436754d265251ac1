"""The languages by their own names, and the one that the system is set to."""

from __future__ import annotations

import os

from companion.kernel.messages import LANGUAGES

LANGUAGE_NAMES = {"en": "English", "es": "Español", "fr": "Français", "it": "Italiano"}


def system_language() -> str:
    """The language that the system is set to, English where we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        # The first that is set counts, as everywhere.
        if value := os.environ.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"

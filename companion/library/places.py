"""Where the content lies."""

from __future__ import annotations

import os
from pathlib import Path

from companion.kernel.words import LANGUAGES

LANGUAGE_NAMES = {"en": "English", "es": "Español", "fr": "Français", "it": "Italiano"}


def content_folder() -> Path:
    """The `content/` folder beside the package, or the one that `COMPANION_CONTENT` names."""
    chosen = os.environ.get("COMPANION_CONTENT")
    return Path(chosen) if chosen else Path(__file__).resolve().parents[2] / "content"


def system_language() -> str:
    """The language that the system is set to, English where we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        # The first that is set counts, as everywhere.
        if value := os.environ.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"

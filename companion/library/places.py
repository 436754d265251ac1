"""Where the content lies."""

from __future__ import annotations

import os
from pathlib import Path

LANGUAGE_NAMES = {"en": "English", "es": "Español", "fr": "Français", "it": "Italiano"}


def content_folder() -> Path:
    """The `content/` folder beside the package, or the one that `COMPANION_CONTENT` names."""
    chosen = os.environ.get("COMPANION_CONTENT")
    return Path(chosen) if chosen else Path(__file__).resolve().parents[2] / "content"

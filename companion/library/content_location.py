"""Finds the content folder."""

from __future__ import annotations

import os
from pathlib import Path


def content_folder() -> Path:
    """The `content/` folder beside the package, or the one that `COMPANION_CONTENT` names."""
    chosen = os.environ.get("COMPANION_CONTENT")
    return Path(chosen) if chosen else Path(__file__).resolve().parents[2] / "content"

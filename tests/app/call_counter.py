"""Counting how often the app does something, where doing it too often would be slow."""

from __future__ import annotations

import pytest


class Counted:
    """How often something was done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> None:
        """Count the calls of a function, which goes on doing its work."""
        self.calls = 0
        real = getattr(owner, name)

        def counting(*args: object, **kwargs: object) -> object:
            self.calls += 1
            return real(*args, **kwargs)

        monkeypatch.setattr(owner, name, counting)

"""Timers without a clock: the time of each start and stop comes in with the input, so replay is exact."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Timer:
    """A stopwatch in milliseconds; it runs while `since` is set."""

    elapsed: int = 0
    since: int | None = None

    @property
    def running(self) -> bool:
        """Whether it is counting now."""
        return self.since is not None

    def start(self, at: int) -> None:
        """Let it run from this moment; a running timer goes on."""
        if self.since is None:
            self.since = at

    def pause(self, at: int) -> None:
        """Stop it and keep what has passed. A clock that was set back counts as no time."""
        if self.since is not None:
            self.elapsed += max(0, at - self.since)
            self.since = None

    def reset(self) -> None:
        """Back to zero, stopped."""
        self.elapsed, self.since = 0, None

    def shows(self, now: int) -> int:
        """What it shows at this moment, in milliseconds."""
        return self.elapsed + (max(0, now - self.since) if self.since is not None else 0)

    def copy(self) -> Timer:
        """A timer of its own showing the same."""
        return Timer(self.elapsed, self.since)

"""What is in the menu of every table: questions to the library, the history, language, file and settings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.app.icons import Icon
from companion.app.kit.buttons import quiet
from companion.app.kit.tap import Act
from companion.app.kit.words import strong
from companion.app.models import about
from companion.app.models.about import About
from companion.app.models.guest import Guest
from companion.app.screens.choices import language_choice
from companion.app.theme import Look


@dataclass(frozen=True, slots=True)
class TableMenu:
    """The menu of one table; `close` takes it away."""

    look: Look
    guest: Guest
    table: str
    close: Callable[[], None]

    def entry(self, symbol: Icon, said: str, act: Act | None, name: str, held: Act | None = None) -> ft.Control:
        """One line of the menu; `held` tells what it is about."""
        return quiet(self.look, said, act, symbol=symbol, name=name, height=52, on_long_press=held)

    def questions(self, game: str, now: About, setup: About) -> list[ft.Control]:
        """Whatever one wants to know, what happens now, and how it is set up."""
        words, ask = self.guest.words, about.question(self.guest, game, self.close)
        return [
            self.entry("search", words("library-ask"), ask, "open-library"),
            self.entry("info", words("library-now"), now, "open-now", now),
            self.entry("check", words("library-setup"), setup, "open-setup", setup),
        ]

    def history(self, symbol: Icon = "log") -> ft.Control:
        """The way to everything that happened."""
        return self.entry(
            symbol, self.guest.words("history-open"), self._to(f"/table/{self.table}/history"), "open-history"
        )

    def language(self) -> list[ft.Control]:
        """What language the table is told in."""
        return [strong(self.look, self.guest.words("language")), language_choice(self.look, self.guest)]

    def ways_out(self) -> list[ft.Control]:
        """The table as a file, and the settings."""
        words = self.guest.words
        return [
            self.entry("share", words("table-export"), self._to(f"/table/{self.table}/export"), "open-export"),
            self.entry("gear", words("settings"), self._to("/settings"), "open-settings"),
        ]

    def _to(self, place: str) -> Act:
        return partial(self._go, place)

    def _go(self, place: str) -> None:
        # Who comes back wants to see the table.
        self.close()
        self.guest.device.go(place)

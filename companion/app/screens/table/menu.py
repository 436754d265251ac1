"""What is in the menu of every table: questions to the library, the history, language, file and settings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.touch.pressable import Callback
from companion.app.models.table_model import AnyTableModel
from companion.app.screens.preference_choices import language_choice
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.ui import OpenHelp, Ui
from companion.tables.rules_update import has_open_rules_choice


@dataclass(frozen=True, slots=True)
class TableMenu:
    """The menu of one table."""

    ui: Ui
    model: AnyTableModel

    def dialog(self, body: list[ft.Control], scrolls: bool = True) -> ft.Control:
        """The menu with these lines."""
        return table_dialog(self.ui, self.model, self.ui.words("table-menu"), body, scrolls=scrolls)

    def close(self) -> None:
        """Back to the table."""
        self.model.show(None)

    def entry(
        self, symbol: IconName, said: str, act: Callback | None, name: str, held: Callback | None = None
    ) -> ft.Control:
        """One line of the menu; `held` tells what it is about."""
        return self.ui.button(said, act, symbol=symbol, name=name, height=52, on_long_press=held)

    def opens(self, symbol: IconName, said: str, dialog: object, name: str, held: Callback | None = None) -> ft.Control:
        """One line of the menu that opens another dialog."""
        return self.entry(symbol, said, partial(self.model.show, dialog), name, held)

    def questions(self, game: str, now: OpenHelp, setup: OpenHelp) -> list[ft.Control]:
        """Whatever one wants to know, what happens now, and how it is set up."""
        words, ask = (self.ui.words, self.ui.library_search(game, self.close))
        return [
            self.entry("search", words("library-ask"), ask, "open-library"),
            self.entry("info", words("library-now"), now, "open-now", now),
            self.entry("check", words("library-setup"), setup, "open-setup", setup),
        ]

    def history(self, symbol: IconName = "log") -> ft.Control:
        """The way to everything that happened."""
        return self._link(symbol, "history-open", f"/table/{self.model.id}/history", "open-history")

    def language(self) -> list[ft.Control]:
        """What language the table is told in."""
        return [self.ui.strong(self.ui.words("language")), language_choice(self.ui)]

    def table_links(self) -> list[ft.Control]:
        """Rules that were corrected, the table as a file, the report of a problem, and the settings."""
        table = f"/table/{self.model.id}"
        rules = [self._link("book", "rules-open", f"{table}/rules", "open-rules")] if self._rules_choice() else []
        return [
            *rules,
            self._link("share", "table-export", f"{table}/export", "open-export"),
            self._link("warning", "report-open", f"{table}/report", "open-report"),
            self._link("gear", "settings", "/settings", "open-settings"),
        ]

    def _rules_choice(self) -> bool:
        """Whether there is something to choose about corrected rules, or was and can be thought over."""
        live = self.ui.session.service.open(self.model.id)
        return has_open_rules_choice(live) or live.shown.asked > live.shown.rules

    def _link(self, symbol: IconName, said: str, place: str, name: str) -> ft.Control:
        return self.entry(symbol, self.ui.words(said), partial(self._go, place), name)

    def _go(self, place: str) -> None:
        # Who comes back wants to see the table.
        self.close()
        self.ui.device.go(place)

"""What a command works with: its language, where it prints, and all the tables, opened when first needed."""

from __future__ import annotations

import os
import sys
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from companion.cli.shared_options import SharedOptions
from companion.data_location import data_folder, database_address
from companion.kernel.messages import LANGUAGES
from companion.library.languages import system_language

if TYPE_CHECKING:
    from rich.console import Console

    from companion.library.translations import MessageCatalogue
    from companion.tables.table_service import TableService
    from database.store import Store

_ENDLESS = 2000
"""Columns of a pipe: wide enough that no line is ever broken."""

WHO = "terminal"
"""How the history names what was done here."""


class CommandContext:
    """The language, console, database and tables that every command uses; each is opened when first needed."""

    def __init__(self, options: SharedOptions) -> None:
        self.options = options

    @property
    def debug(self) -> bool:
        """Whether unexpected errors are shown in full."""
        return self.options.debug or os.environ.get("COMPANION_DEBUG", "") not in ("", "0")

    @property
    def folder(self) -> Path:
        """The folder that holds the data, and the log."""
        return data_folder(self.options.data)

    @cached_property
    def store(self) -> Store:
        """The database, made or migrated if need be. Raises `DatabaseTrouble`."""
        from database.store import Store

        return Store.open(database_address(self.options.data, self.options.database))

    @cached_property
    def house(self) -> TableService:
        """The table service, with all tables."""
        from companion.games.engines import ENGINES
        from companion.tables.table_service import TableService

        return TableService(self.store, ENGINES)

    @property
    def words(self) -> MessageCatalogue:
        """Sentences in the language that was asked for, or else the app's, or else the system's."""
        from companion.library.translations import load_message_catalogue

        return load_message_catalogue(self.options.lang or self._stored_language or system_language())

    @cached_property
    def _stored_language(self) -> str:
        # A refusal is told even where the database cannot be opened: only ask it when it is open.
        if "store" not in self.__dict__:
            return ""
        from companion.kernel.refusals import Refused

        try:
            chosen = self.store.settings.get("language", "")
        except Refused:
            return ""
        return chosen if chosen in LANGUAGES else ""

    @cached_property
    def paper(self) -> Console:
        """Where people read the answer: colours on a terminal, long plain lines in a pipe."""
        from companion.cli.output.render import TerminalConsole

        return TerminalConsole(
            markup=False, highlight=False, emoji=False, width=None if sys.stdout.isatty() else _ENDLESS
        )

    def close(self) -> None:
        """Let the database go."""
        if "store" in self.__dict__:
            self.store.close()

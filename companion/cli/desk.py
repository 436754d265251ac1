"""The desk a command works at: its language, its paper, and the house with all the tables, opened when first needed."""

from __future__ import annotations

import os
import sys
from functools import cached_property
from typing import TYPE_CHECKING

from companion.cli.options import Wishes
from companion.kernel.words import LANGUAGES
from companion.library.places import system_language
from companion.place import database_address

if TYPE_CHECKING:
    from rich.console import Console

    from companion.library.words import Catalogue
    from companion.tables.house import House
    from database.store import Store

_ENDLESS = 2000
"""Columns of a pipe: wide enough that no line is ever broken."""

WHO = "terminal"
"""How the history names what was done here."""


class Desk:
    """What every command has at hand."""

    def __init__(self, wishes: Wishes) -> None:
        self.wishes = wishes

    @property
    def debug(self) -> bool:
        """Whether unexpected errors are shown in full."""
        return self.wishes.debug or os.environ.get("COMPANION_DEBUG", "") not in ("", "0")

    @cached_property
    def store(self) -> Store:
        """The database, made or migrated if need be. Raises `DatabaseTrouble`."""
        from database.store import Store

        return Store.open(database_address(self.wishes.data, self.wishes.database))

    @cached_property
    def house(self) -> House:
        """All the tables."""
        from companion.games.engines import ENGINES
        from companion.tables.house import House

        return House(self.store, ENGINES)

    @property
    def words(self) -> Catalogue:
        """Sentences in the language that was asked for, or else the app's, or else the system's."""
        from companion.library.words import catalogue

        return catalogue(self.wishes.lang or self._stored_language or system_language())

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
        from companion.cli.work.paint import Paper

        return Paper(markup=False, highlight=False, emoji=False, width=None if sys.stdout.isatty() else _ENDLESS)

    def close(self) -> None:
        """Let the database go."""
        if "store" in self.__dict__:
            self.store.close()

"""Reporting a problem: one file with the table, the versions and what went wrong on this device."""

from __future__ import annotations

from functools import partial

from companion.app.models.device_session import DeviceSession
from companion.app.models.file_and_clipboard_transfer import copy_to_clipboard, save_file
from companion.app.reactivity import Model
from companion.tables.files.file_replay import last_traceback_line
from companion.tables.problems.problem_report import Problem, can_read_table, make_report, report_file_name


class ProblemReportModel(Model):
    """Watch `names` and `saved`."""

    def __init__(self, session: DeviceSession, table: str = "") -> None:
        self.session = session
        self.table = table
        self.names = True
        self.saved = ""
        self.trouble = session.service.trouble(table) if table else None
        """Why the table cannot be opened; None where it can."""
        self.unreadable = self.trouble is not None and not can_read_table(session.service, table)
        """Whether its rows cannot even be understood, so that nobody can find the names in them."""

    @property
    def error(self) -> str:
        """Why the table cannot be opened, or the last thing that went wrong here; empty where nothing did."""
        if self.trouble is not None:
            return self.session.words.say(self.trouble)
        faults = self.session.device.faults
        return last_traceback_line(faults[0][0]) if faults else ""

    def call(self, names: bool) -> None:
        """Leave the players their names, or call them Player 1, Player 2."""
        self.names, self.saved = names, ""
        self.changed()

    async def save(self) -> None:
        """Save the report; a browser downloads it."""
        data = await self._made()
        if data is not None:
            self.saved = await save_file(self.session, report_file_name(self.table), data) or ""
            self.changed()

    async def copy(self) -> None:
        """Copy the report as text."""
        data = await self._made()
        if data is not None and await copy_to_clipboard(self.session, data.decode("utf-8")):
            self.session.device.tell(self.session.words("report-copied"))

    async def _made(self) -> bytes | None:
        problems = [Problem(error, at) for error, at in self.session.device.faults]
        make = partial(make_report, self.session.service, self.table, problems, names=self.names)
        return await self.session.ask(make)

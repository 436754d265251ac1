"""The lobby: the list of tables, kept up to date wherever they change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from companion.app.models.guest import Guest
from companion.app.watch import Model
from companion.games.shelf import boxes
from companion.games.tracker.sheet import Sheet
from companion.kernel.refusals import Refused
from companion.tables import TableRecord
from companion.tables.hub import Change


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table as the home screen shows it."""

    id: str
    title: str
    mode: str
    game: str
    colour: str
    icon: str
    people: tuple[tuple[str, int], ...]
    now: str
    ended: bool
    changed: int


class Lobby(Model):
    """Watch `lines` and `asked`."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.language = guest.language
        self.asked: TableLine | None = None
        self.lines: list[TableLine] = []
        self.refresh()
        self.close: Callable[[], None] = guest.house.hub.listen(None, self._hear)

    def refresh(self) -> None:
        """Read the list anew."""
        self.lines = [line for record in self.guest.house.list() if (line := self._line(record)) is not None]
        self.changed()

    def ask(self, line: TableLine | None) -> None:
        """Open the sheet of a table, or close it."""
        self.asked = line
        self.changed()

    async def destroy(self, line: TableLine) -> None:
        """Delete a table for good."""
        self.asked = None
        await self.guest.ask(partial(self.guest.house.destroy, line.id))
        self.refresh()

    def again(self, line: TableLine) -> None:
        """Set the same game up once more."""
        self.asked = None
        self.guest.device.go(f"/new/{line.game}")

    def _hear(self, change: Change) -> None:
        self.guest.device.deliver(self.refresh)

    def _line(self, record: TableRecord) -> TableLine | None:
        words = self.guest.words
        try:
            state = self.guest.house.open(record.id).state
            sheet: Sheet = state.sheet
        except Refused:
            # A table this version cannot play is left alone; the rest of the list goes on.
            return None
        now = words("now-ended") if state.ended else words("now-round", round=state.round)
        icons = {box.id: box.icon for box in boxes()}
        return TableLine(
            record.id,
            record.name or words.name(sheet.title),
            words.name(sheet.mode_name),
            sheet.game,
            sheet.colour,
            icons.get(sheet.game, "grid"),
            tuple((words.name(state.name(seat.id)), seat.colour) for seat in sheet.seats if not seat.automatic),
            now,
            record.ended,
            record.changed,
        )

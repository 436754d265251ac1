"""The lobby: the list of tables, kept up to date wherever they change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from companion.app.models.guest import Guest
from companion.app.watch import Model
from companion.games.engines import engine
from companion.games.shelf import boxes
from companion.games.tracker.laying import ENGINE as TRACKER
from companion.kernel.refusals import Refused
from companion.kernel.words import Message
from companion.tables import TableRecord
from companion.tables.hub import Change


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table as the home screen shows it."""

    id: str
    title: str
    mode: str
    game: str
    engine: str
    colour: str
    icon: str
    people: tuple[tuple[str, int], ...]
    now: str
    ended: bool
    changed: int


def new_route(game: str, engine: str) -> str:
    """The address at which such a table is set up."""
    return f"/new/{game}" if engine == TRACKER else f"/new/{game}/{engine}"


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
        self.guest.device.go(new_route(line.game, line.engine))

    def _hear(self, change: Change) -> None:
        self.guest.device.deliver(self.refresh)

    def _line(self, record: TableRecord) -> TableLine | None:
        words = self.guest.words
        try:
            face = engine(record.setup.engine).face(self.guest.house.open(record.id).state)
        except (Refused, KeyError):
            # A table this version cannot play is left alone; the rest of the list goes on.
            return None
        shelf = next((known for known in boxes() if known.id == record.setup.game), None)
        return TableLine(
            record.id,
            record.name or words.name(face.title),
            words.say(face.mode) if isinstance(face.mode, Message) else words.name(face.mode),
            record.setup.game,
            record.setup.engine,
            shelf.colour if shelf is not None else "slate",
            shelf.icon if shelf is not None else "grid",
            tuple((name if isinstance(name, str) else words.name(name), colour) for name, colour in face.people),
            words.say(face.now),
            record.ended,
            record.changed,
        )

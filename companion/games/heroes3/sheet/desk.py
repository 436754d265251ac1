"""The desk at which an act is carried out: the position, who listens, and whether the table overrules the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, TypeAlias

from companion.games.heroes3.combat.refusals import Forbidden, NotAllowed
from companion.games.heroes3.sheet.state import HeroKind, Lasting, Matter, Memory, Sheet, SheetState
from companion.kernel.events import Event, Reason, Tell, Tone
from companion.kernel.words import Argument, Message, message

NOTHING = Memory()


class Desk:
    """What every rule of the sheet works at."""

    def __init__(self, state: SheetState, tell: Tell, anyway: bool = False) -> None:
        self.state, self.anyway = state, anyway
        self._tell = tell

    # --- telling ---

    def note(self, seat: str, rule: str, what: Message, tone: Tone = "plain", why: Message | None = None) -> None:
        """Tell one thing that happened to a player (or the table), by the rule `heroes3 <rule>`."""
        self._tell(Event(what, Reason(f"heroes3 {rule}", why), tone, seat or None))

    def tell(self, what: Message, reason: Reason, tone: Tone = "plain") -> None:
        """Tell one thing with the reason that an automatic player gave."""
        self._tell(Event(what, reason, tone))

    def forbid(self, refusal: Forbidden) -> None:
        """Refuse, unless the table says so: then the history shows which rule was overruled."""
        if not self.anyway:
            raise refusal
        self._tell(Event(message("h3s-overruled", why=refusal.message), Reason(refusal.rule), "remind"))

    def on_table(self, boxes: Iterable[str], what: Argument) -> None:
        """Refuse what lies in none of the boxes on the table; what names no box is everywhere. heroes3 12."""
        wanted = set(filter(None, boxes))
        if wanted and wanted.isdisjoint(self.state.layout.body.boxes):
            self.forbid(NotAllowed("h3s-not-on-table", "12", what=what))

    def name(self, seat: str) -> Argument:
        """What a player is called; the table itself where nobody is named."""
        return self.state.layout.chairs[seat].name if seat else message("h3s-the-table")

    # --- what is open ---

    def open(
        self, seat: str, kind: str, source: str, *, step: str = "", rest: str = "",
        found: tuple[str, ...] = (), hero: HeroKind = "main", memory: Memory = NOTHING,
    ) -> Matter:  # fmt: skip
        """Something has to be settled before play goes on."""
        table = self.state.table
        table.serial += 1
        matter = Matter(table.serial, seat, kind, source, step, rest, found, hero, memory)
        table.matters = (*table.matters, matter)
        return matter

    def close(self, matter: Matter) -> None:
        """A matter is settled."""
        table = self.state.table
        table.matters = tuple(open_ for open_ in table.matters if open_.id != matter.id)

    def reopen(self, matter: Matter, **changes: Any) -> None:
        """A matter goes on in its place with something changed, such as dice that have been rolled."""
        table = self.state.table
        changed = replace(matter, **changes)
        table.matters = tuple(changed if open_.id == matter.id else open_ for open_ in table.matters)

    def lasts(self, lasting: Lasting) -> None:
        """Something holds from now on."""
        self.state.table.lasting = (*self.state.table.lasting, lasting)

    # --- looking ---

    def sheet(self, seat: str) -> Sheet:
        """The sheet of a player."""
        return self.state.sheet(seat)

    def rule(self, optional: str) -> bool:
        """Whether this optional rule is in force. heroes3 12."""
        return optional in self.state.layout.rules


Carry: TypeAlias = Callable[[Desk, Any], None]
"""Carries out one kind of act."""

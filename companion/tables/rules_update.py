"""When a rule was corrected after a table began: what that would change there, and what its players choose."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

from companion.kernel.game import State
from companion.kernel.journal import Entry
from companion.kernel.messages import Words, message
from companion.kernel.refusals import Overtaken
from companion.kernel.rule_versions import Correction
from companion.kernel.rules_preview import RulesPreview
from companion.kernel.table import AnyTable
from companion.tables.cancellable_progress import Progress, WatchedGame
from companion.tables.change_bus import Change
from companion.tables.history_text import describe_history_step
from companion.tables.live_table import LiveTable
from companion.tables.table_loader import load_table
from companion.tables.table_service import TableService
from database.errors import DatabaseTrouble

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class RulesUpdate:
    """What to tell the people at a table that leads elsewhere by the rules as they are now, before they choose.

    `corrections` are those made since; without any, nobody knows which rule it was. `preview.first` is the step that
    follows another rule. `table` is the table as it was looked at, for describing its steps; nobody plays at it.
    """

    table: AnyTable
    corrections: tuple[Correction, ...]
    preview: RulesPreview[State]

    @property
    def length(self) -> int:
        """How long the journal was."""
        return self.table.length

    def lines(self, words: Words) -> list[str]:
        """What was corrected, and from which step on it leads elsewhere."""
        said = [words.say(each.message) for each in self.corrections] or [words.say(message("rules-unknown"))]
        return [*said, *([where] if (where := self._where(words)) else [])]

    def impossible(self, words: Words) -> list[str]:
        """Each step that would become impossible, with the reason."""
        return [
            words.say(message("rules-step-impossible", step=self._name(step.number, words), why=step.aside.message))
            for step in self.preview.impossible
            if step.aside is not None
        ]

    def _where(self, words: Words) -> str:
        if self.preview.first is None:
            return ""
        if self.preview.first == 0:
            return words.say(message("rules-from-the-start"))
        return words.say(message("rules-from-step", step=self._name(self.preview.first, words)))

    def _name(self, number: int, words: Words) -> str:
        told = describe_history_step(self.table, number, words)
        return told.text or str(number)


def has_open_rules_choice(live: LiveTable) -> bool:
    """Whether there may be something to choose: a rule is newer than the table, and nobody has said to keep it."""
    return live.undecided or max(live.shown.rules, live.shown.asked) < live.game.rules.number


def find_rules_update(service: TableService, table_id: str) -> RulesUpdate | None:
    """What the people at a table have to choose, if anything. Takes as long as replaying it, where a rule is newer.

    Corrections that change nothing here are taken at once, and nobody is asked.
    """
    live = service.open(table_id)
    if not has_open_rules_choice(live):
        return None
    news = preview_newest_rules(service, table_id)
    if news.preview.differs:
        return news
    if not live.can_redo:
        # What could be redone was not compared; it is when it is back, or cut off.
        _renew(service, table_id, news.preview.version, news.length)
    return None


def preview_newest_rules(service: TableService, table_id: str) -> RulesUpdate:
    """What the newest rules would lead to, also where people chose to keep the table as it was."""
    table = _twin(service, service.open(table_id))
    return RulesUpdate(table, table.game.rules.since(table.rules), table.preview_rules())


def adopt_newest_rules(service: TableService, table_id: str, who: str = "", expects: int | None = None) -> Change:
    """Replay everything by the newest rules. What is impossible by them is set aside; undo brings the old ones back."""
    live = service.open(table_id)
    with live.lock:
        _ = live.table.history
        if live.undecided:
            # First what was shown goes into the journal, so that undo finds it there.
            expects = keep_old_rules(service, table_id, who, expects).length
    entry = Entry("take", rules=live.game.rules.number, who=who, at=service.clock())
    return service.write(table_id, lambda table: entry, expects, with_history=True)


def keep_old_rules(service: TableService, table_id: str, who: str = "", expects: int | None = None) -> Change:
    """Keep the table as it was. Nobody is asked again, until another rule is corrected."""

    def keeping(table: AnyTable) -> Entry:
        return replace(table.keeping(), who=who, at=service.clock())

    return service.write(table_id, keeping, expects, with_history=True)


def _twin(service: TableService, live: LiveTable) -> AnyTable:
    """A second copy of the table read from disk, so that nobody who plays at it has to wait meanwhile."""
    return load_table(service.store, WatchedGame(live.game, Progress()), service.store.read(live.id))


def _renew(service: TableService, table_id: str, version: int, expects: int) -> None:
    entry = Entry("renew", rules=version, at=service.clock())
    try:
        service.write(table_id, lambda table: entry, expects, with_history=True)
    except (Overtaken, DatabaseTrouble):
        # Somebody went on playing, or nothing can be written now. The next look finds the same.
        log.info("the rules of table %s are renewed another time", table_id)

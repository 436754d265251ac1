"""Rules that were corrected since a table began: what one device is told of them, and what its person chooses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from companion.app.models.device_session import DeviceSession
from companion.app.reactivity import Model
from companion.kernel.refusals import Refused
from companion.library.translations import MessageCatalogue
from companion.tables.change_bus import Change
from companion.tables.live_table import LiveTable
from companion.tables.rules_update import (
    RulesUpdate,
    adopt_newest_rules,
    find_rules_update,
    has_open_rules_choice,
    keep_old_rules,
    preview_newest_rules,
)

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CorrectionPreview:
    """What the corrected rules would change, in words, at a journal of this length."""

    length: int
    differs: bool
    lines: tuple[str, ...]
    impossible: tuple[str, ...]


class CorrectedTable(Protocol):
    """The table that the corrections are about, as one device sees it."""

    id: str
    name: str
    live: LiveTable
    session: DeviceSession

    @property
    def length(self) -> int:
        """How long the journal is."""

    def catch_up(self, counting: bool = True) -> None:
        """Look at the table as it stands now; `counting` is False where it jumped instead of going on."""


class RuleCorrectionsModel(Model):
    """Watch `notice`, what the table is to be asked, and `preview`, what would follow; None where there is nothing.

    Both are worked out beside the screens, for it takes as long as replaying the table.
    """

    def __init__(self, table_model: CorrectedTable) -> None:
        self.table_model = table_model
        self.notice: CorrectionPreview | None = None
        self.preview: CorrectionPreview | None = None
        self._asked: object = None
        self._seen: object = None

    def check(self) -> None:
        """Look whether there is something to choose; what was looked at already is not looked at again."""
        live, words = self.table_model.live, self.table_model.session.words
        if not has_open_rules_choice(live):
            self._asked = None
            self._show(None)
            return
        asked = (live.shown.rules, live.shown.asked, live.undecided, words.language)
        if asked != self._asked:
            self._asked = asked
            self.table_model.session.device.page.run_task(self._look)

    def prepare(self) -> None:
        """Work out what would follow, for the screen that shows it."""
        seen = (self.table_model.length, self.table_model.session.words.language)
        if seen != self._seen:
            self._seen, self.preview = seen, None
            self.table_model.session.device.page.run_task(self._prepare)

    async def take(self) -> None:
        """Replay everything by the corrected rules."""
        await self._choose(adopt_newest_rules, "rules-taken-now")

    async def keep(self) -> None:
        """Keep the table as it was."""
        await self._choose(keep_old_rules, "rules-kept-now")

    async def _choose(self, choose: Callable[..., Change], said: str) -> None:
        shown, table_model = self.preview or self.notice, self.table_model
        session = table_model.session
        expects = shown.length if shown is not None and choose is adopt_newest_rules else None
        done = await session.ask(partial(choose, session.service, table_model.id, session.who, expects))
        table_model.catch_up(counting=False)
        self._seen = None
        if done is not None:
            session.device.tell(session.words(said))
        else:
            self.prepare()

    async def _look(self) -> None:
        self._show(await self._worked_out(find_rules_update))

    async def _prepare(self) -> None:
        self.preview = await self._worked_out(preview_newest_rules)
        self.changed()

    async def _worked_out(self, news: Callable[..., RulesUpdate | None]) -> CorrectionPreview | None:
        session = self.table_model.session
        try:
            find = partial(news, session.service, self.table_model.id)
            return await asyncio.to_thread(_in_words, find, session.words)
        except Refused:
            # A journal that cannot be read says so where somebody wants to see it.
            log.info("the rules of table %s cannot be compared", self.table_model.id, exc_info=True)
        except Exception as error:
            session.device.fault("the rules could not be compared", error)
        return None

    def _show(self, notice: CorrectionPreview | None) -> None:
        if notice != self.notice:
            self.notice = notice
            self.changed()


def _in_words(find: Callable[[], RulesUpdate | None], words: MessageCatalogue) -> CorrectionPreview | None:
    news = find()
    if news is None:
        return None
    impossible = tuple(news.impossible(words))
    return CorrectionPreview(news.length, news.preview.differs, tuple(news.lines(words)), impossible)

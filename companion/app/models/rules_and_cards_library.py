"""The library on one device: search, filters, and pages that were looked up over a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

from companion.app.connected_device import Device
from companion.app.reactivity import Model
from companion.games.game_boxes import load_box
from companion.library.card_entries import CardEntry, label_text
from companion.library.rulebook import Entry
from companion.library.search_documents import Document, DocumentKind
from companion.library.search_index import SearchHit
from companion.library.translations import MessageCatalogue
from companion.tables.table_service import TableService

if TYPE_CHECKING:
    from companion.library.library_facade import Library

RECENT = 8
"""Searches that are remembered on this device."""
SHOWN = 30
"""Results on the screen; whoever needs the thirty-first types another letter."""

PageKind: TypeAlias = Literal["rule", "card"]


@dataclass(frozen=True, slots=True)
class LibraryPage:
    """One entry or card that can be opened."""

    kind: PageKind
    id: str

    @property
    def route(self) -> str:
        """Its address."""
        return f"/library/{self.kind}/{self.id}"


def page_for_document(document: Document) -> LibraryPage:
    """The page of something found."""
    return LibraryPage("rule" if document.what == "rules" else "card", document.id)


class ReaderSession(Protocol):
    """What reading needs of the device it happens on."""

    service: TableService
    device: Device
    words: MessageCatalogue

    @property
    def language(self) -> str:
        """The two letters of the language on this screen."""

    def keep(self, key: str, value: object) -> None:
        """Write a setting down in the background."""


class LibraryModel(Model):
    """Watch `hits`, `query`, `over` and the filters. Searching happens off the screen's thread."""

    def __init__(self, session: ReaderSession) -> None:
        self.session = session
        self.query = ""
        self.game = ""
        self.what: DocumentKind | None = None
        self.sifted: dict[str, str] = {}
        self.unfolded = False
        self.hits: Sequence[SearchHit] = ()
        self.shelf: Sequence[Document] = ()
        self.busy = False
        self.beside = ""
        self.over: tuple[LibraryPage, ...] = ()
        kept = session.service.store.settings.get("recent-searches", [])
        self.recent: tuple[str, ...] = tuple(str(asked) for asked in kept) if isinstance(kept, list) else ()
        self._asked = 0
        self.awake = False
        self._waking: asyncio.Task[None] | None = None

    def load_library(self) -> None:
        """Load the library if it is not loaded yet: that takes a moment, and the screen must not wait for it."""
        if self.books.read:
            self.awake = True
        elif self._waking is None:
            self._waking = asyncio.get_running_loop().create_task(self._wake())

    async def _wake(self) -> None:
        await asyncio.to_thread(lambda: (self.books.rules, self.books.cards))
        self.awake = True
        self.changed()
        # While people look at the first page, search gets ready.
        await asyncio.to_thread(lambda: self.books.search(self.session.language))
        self._waking = None

    # --- searching ----------------------------------------------------------------------------

    async def type(self, query: str) -> None:
        """Search while typing."""
        self.query = query
        await self.search()

    async def filter_results(self, *, game: str | None = None, what: DocumentKind | None = None) -> None:
        """Show only one game, or only rules or cards; the same again shows everything."""
        if game is not None:
            self.game = "" if game == self.game else game
            self.sifted = {}
        if what is not None:
            self.what = None if what == self.what else what
            self.sifted = {}
        await self.search()

    async def filter_by_facet(self, facet: str, value: str) -> None:
        """Show only cards of a faction, cost, tier, type or box; the same again shows all."""
        if self.sifted.get(facet) == value:
            del self.sifted[facet]
        else:
            self.sifted[facet] = value
        await self.search()

    def unfold(self) -> None:
        """Show all filters for cards, or only those in use again."""
        self.unfolded = not self.unfolded
        self.changed()

    async def search(self) -> None:
        """Look again. A slower answer to an earlier question is dropped."""
        self._asked += 1
        mine, self.busy = self._asked, True
        self.changed()
        question, game, what, sifted = self.query.strip(), self.game, self.what, dict(self.sifted)
        language = self.session.language

        def look() -> tuple[Sequence[SearchHit], Sequence[Document]]:
            books = self.books
            if question:
                return books.find(question, language, what, game, sifted, SHOWN), ()
            return (), books.browse(language, "cards", game, sifted) if what == "cards" else ()

        hits, shelf = await asyncio.to_thread(look)
        if mine == self._asked:
            self.hits, self.shelf, self.busy = hits, shelf, False
            self.changed()

    def remember(self) -> None:
        """Keep the question: something was opened that answered it."""
        if asked := self.query.strip():
            rest = [other for other in self.recent if other.casefold() != asked.casefold()]
            self.recent = (asked, *rest)[:RECENT]
            self.session.keep("recent-searches", list(self.recent))

    def open(self, page: LibraryPage) -> None:
        """Go to an entry or card."""
        self.remember()
        self.session.device.go(page.route)

    def keep_for_comparison(self, card_id: str) -> None:
        """Keep a card to compare the next one with; nothing to stop comparing."""
        self.beside = card_id
        self.changed()

    async def ask_about(self, game: str) -> None:
        """Go to the library with a new question about one game; the way back leads where one came from."""
        self.query, self.what, self.sifted = "", None, {}
        self.game = "" if load_box(game).own else game
        self.session.device.go("/library")
        await self.search()

    # --- looking something up over the table --------------------------------------------------

    def look_up(self, page: LibraryPage) -> None:
        """Show an entry or card over whatever is on the screen."""
        self.over = (*self.over, page)
        self._cover()

    async def look_up_word(self, game: str, word: str) -> None:
        """Show the entry that explains a word of a game, or the card of that name; where there is none, search."""
        self._show(await asyncio.to_thread(self._explaining, game, word), word)

    async def look_up_term(self, game: str, word: str, source: str) -> None:
        """Show the entry or card of this name; where there is none, the paragraph `source`, or else search."""
        named = await asyncio.to_thread(self._named, game, word)
        if named is None and source:
            await self.look_up_rule(source)
        else:
            self._show(named or await asyncio.to_thread(self._explaining, game, word), word)

    async def look_up_entry(self, entry_id: str) -> None:
        """Show an entry by its id."""
        await self._show_entry(lambda: self.books.rules.entry(entry_id), entry_id)

    async def look_up_card(self, card_id: str, otherwise: str = "") -> None:
        """Show a card; where the library does not have it (the owner typed it), the entry that explains its kind."""
        if await asyncio.to_thread(lambda: card_id in self.books.cards):
            self.look_up(LibraryPage("card", card_id))
        else:
            await self.look_up_entry(otherwise)

    async def look_up_rule(self, source: str) -> None:
        """Show the entry that tells a paragraph of the rules."""
        await self._show_entry(lambda: self.books.entry_for(source), source)

    async def look_up_now(self, game: str, phase: str | tuple[str, ...] = "", mode: str = "") -> None:
        """Show what happens in a phase of a game; of several, the first that an entry tells of."""
        phases = (phase,) if isinstance(phase, str) else phase
        now = self.books.rules.now
        told = (entry for phase in phases if (entry := now(game, phase, mode)))
        await self._show_entry(lambda: next(told, None), self.session.words("library-now"))

    async def look_up_setup(self, game: str, mode: str = "") -> None:
        """Show how a game is set up."""
        lists = self.books.rules.checklists
        await self._show_entry(lambda: next(iter(lists(game, mode)), None), self.session.words("library-setup"))

    async def _show_entry(self, find: Callable[[], Entry | None], word: str) -> None:
        found = await asyncio.to_thread(find)
        self._show(LibraryPage("rule", found.id) if found is not None else None, word)

    def _named(self, game: str, word: str) -> LibraryPage | None:
        """The entry that is called so, or the card."""
        found = self.books.rules.named(game, word)
        if found is not None:
            return LibraryPage("rule", found.id)
        card = self.books.find_card_by_name(game, word)
        return LibraryPage("card", card.id) if card is not None else None

    def _explaining(self, game: str, word: str) -> LibraryPage | None:
        if (named := self._named(game, word)) is not None:
            return named
        hits = self.books.find(word, self.session.language, game=game, limit=1)
        return page_for_document(hits[0].document) if hits else None

    def _show(self, page: LibraryPage | None, word: str) -> None:
        if page is not None:
            self.look_up(page)
        else:
            self.session.device.tell(self.session.words("lookup-nothing", word=word))

    def step_back(self) -> None:
        """Back to what was looked up before, or to the table."""
        self.over = self.over[:-1]
        self._cover()

    def close(self) -> None:
        """Back to the table."""
        self.over = ()
        self._cover()

    def _cover(self) -> None:
        self.changed()
        self.session.device.covered = self.over
        self.session.device.changed()

    # --- reading ------------------------------------------------------------------------------

    @property
    def books(self) -> Library:
        """The library itself, shared by all devices."""
        return self.session.service.library

    def entry(self, entry_id: str) -> Entry | None:
        """The entry with this id."""
        return self.books.rules.entry(entry_id)

    def card(self, card_id: str) -> CardEntry | None:
        """The card with this id."""
        return self.books.cards.get(card_id)

    def facets(self) -> dict[str, list[tuple[str, str]]]:
        """What the cards of the chosen game and type can be filtered by: facet, then value and name."""
        words = self.session.words
        found: dict[str, dict[str, str]] = {"type": {}}
        for card in self.books.cards.values():
            if self.game and card.game != self.game:
                continue
            found["type"][card.type] = label_text(card.type_name, words)
            if self.sifted.get("type", card.type) != card.type:
                continue
            for facet in card.facets:
                found.setdefault(facet.id, {})[facet.value] = label_text(facet.name, words)
        return {facet: sorted(values.items(), key=_by_number_then_name) for facet, values in found.items()}


def _by_number_then_name(pair: tuple[str, str]) -> tuple[int, int, str]:
    value, name = pair
    return (0, int(value), "") if value.isdecimal() else (1, 0, name)

"""Reading: what a device looks for in the library, and what it looked up without leaving the table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from companion.app.watch import Model
from companion.games.shelf import box
from companion.library.cards import CardEntry, told
from companion.library.documents import Document, What
from companion.library.rules import Entry
from companion.library.search import Hit

if TYPE_CHECKING:
    from companion.app.models.guest import Guest
    from companion.library.asking import Library

RECENT = 8
"""Searches that are remembered on this device."""
SHOWN = 30
"""Results on the screen; whoever needs the thirty-first types another letter."""

Kind: TypeAlias = Literal["rule", "card"]


@dataclass(frozen=True, slots=True)
class Page:
    """One entry or card that can be opened."""

    kind: Kind
    id: str

    @property
    def route(self) -> str:
        """Its address."""
        return f"/library/{self.kind}/{self.id}"


def page_of(document: Document) -> Page:
    """The page of something found."""
    return Page("rule" if document.what == "rules" else "card", document.id)


class Reading(Model):
    """Watch `hits`, `query`, `over` and the filters. Searching happens off the screen's thread."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.query = ""
        self.game = ""
        self.what: What | None = None
        self.sifted: dict[str, str] = {}
        self.unfolded = False
        self.hits: Sequence[Hit] = ()
        self.shelf: Sequence[Document] = ()
        self.busy = False
        self.beside = ""
        self.over: tuple[Page, ...] = ()
        kept = guest.house.store.settings.get("recent-searches", [])
        self.recent: tuple[str, ...] = tuple(str(asked) for asked in kept) if isinstance(kept, list) else ()
        self._asked = 0
        self.awake = False
        self._waking: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Open the books if they are still closed: reading them takes a moment, and the screen must not wait for it."""
        if self.books.read:
            self.awake = True
        elif self._waking is None:
            self._waking = asyncio.get_running_loop().create_task(self._wake())

    async def _wake(self) -> None:
        await asyncio.to_thread(lambda: (self.books.rules, self.books.cards))
        self.awake = True
        self.changed()
        # While people look at the desk, search gets ready.
        await asyncio.to_thread(lambda: self.books.search(self.guest.language))
        self._waking = None

    # --- searching ----------------------------------------------------------------------------

    async def type(self, query: str) -> None:
        """Search while typing."""
        self.query = query
        await self.search()

    async def sift(self, *, game: str | None = None, what: What | None = None) -> None:
        """Show only one game, or only rules or cards; the same again shows everything."""
        if game is not None:
            self.game = "" if game == self.game else game
            self.sifted = {}
        if what is not None:
            self.what = None if what == self.what else what
            self.sifted = {}
        await self.search()

    async def sift_by(self, facet: str, value: str) -> None:
        """Show only cards of a faction, cost, tier, type or box; the same again shows all."""
        if self.sifted.get(facet) == value:
            del self.sifted[facet]
        else:
            self.sifted[facet] = value
        await self.search()

    def unfold(self) -> None:
        """Show everything that cards can be sifted by, or only what is in use again."""
        self.unfolded = not self.unfolded
        self.changed()

    async def search(self) -> None:
        """Look again. A slower answer to an earlier question is dropped."""
        self._asked += 1
        mine, self.busy = self._asked, True
        self.changed()
        question, game, what, sifted = self.query.strip(), self.game, self.what, dict(self.sifted)
        language = self.guest.language

        def look() -> tuple[Sequence[Hit], Sequence[Document]]:
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
        asked = self.query.strip()
        if not asked:
            return
        rest = [other for other in self.recent if other.casefold() != asked.casefold()]
        self.recent = (asked, *rest)[:RECENT]
        self.guest.house.store.settings.put("recent-searches", list(self.recent))

    def open(self, page: Page) -> None:
        """Go to an entry or card."""
        self.remember()
        self.guest.device.go(page.route)

    def keep_beside(self, card_id: str) -> None:
        """Keep a card to compare the next one with; nothing to stop comparing."""
        self.beside = card_id
        self.changed()

    async def ask_about(self, game: str) -> None:
        """Go to the library with a new question about one game; the way back leads where one came from."""
        self.query, self.what, self.sifted = "", None, {}
        self.game = "" if box(game).own else game
        self.guest.device.go("/library")
        await self.search()

    # --- looking something up over the table --------------------------------------------------

    def look_up(self, page: Page) -> None:
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
        found = await asyncio.to_thread(lambda: self.books.rules.entry(entry_id))
        self._show(Page("rule", found.id) if found is not None else None, entry_id)

    async def look_up_card(self, card_id: str, otherwise: str = "") -> None:
        """Show a card; where the library does not have it (the owner typed it), the entry that explains its kind."""
        if await asyncio.to_thread(lambda: card_id in self.books.cards):
            self.look_up(Page("card", card_id))
        else:
            await self.look_up_entry(otherwise)

    async def look_up_rule(self, source: str) -> None:
        """Show the entry that tells a paragraph of the rules."""
        found = await asyncio.to_thread(lambda: self.books.entry_for(source))
        self._show(Page("rule", found.id) if found is not None else None, source)

    async def look_up_now(self, game: str, phase: str | tuple[str, ...] = "", mode: str = "") -> None:
        """Show what happens in a phase of a game; of several, the first that an entry tells of."""
        phases = (phase,) if isinstance(phase, str) else phase
        now = self.books.rules.now
        found = await asyncio.to_thread(lambda: next((e for p in phases if (e := now(game, p, mode))), None))
        self._show(Page("rule", found.id) if found is not None else None, self.guest.words("library-now"))

    async def look_up_setup(self, game: str, mode: str = "") -> None:
        """Show how a game is set up."""
        found = await asyncio.to_thread(lambda: self.books.rules.checklists(game, mode))
        self._show(Page("rule", found[0].id) if found else None, self.guest.words("library-setup"))

    def _named(self, game: str, word: str) -> Page | None:
        """The entry that is called so, or the card."""
        found = self.books.rules.named(game, word)
        if found is not None:
            return Page("rule", found.id)
        card = self.books.card_named(game, word)
        return Page("card", card.id) if card is not None else None

    def _explaining(self, game: str, word: str) -> Page | None:
        named = self._named(game, word)
        if named is not None:
            return named
        hits = self.books.find(word, self.guest.language, game=game, limit=1)
        return page_of(hits[0].document) if hits else None

    def _show(self, page: Page | None, word: str) -> None:
        if page is not None:
            self.look_up(page)
        else:
            self.guest.device.tell(self.guest.words("lookup-nothing", word=word))

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
        self.guest.device.covered = self.over
        self.guest.device.changed()

    # --- reading ------------------------------------------------------------------------------

    @property
    def books(self) -> Library:
        """The library of this house."""
        return self.guest.house.library

    def entry(self, entry_id: str) -> Entry | None:
        """The entry with this id."""
        return self.books.rules.entry(entry_id)

    def card(self, card_id: str) -> CardEntry | None:
        """The card with this id."""
        return self.books.cards.get(card_id)

    def facets(self) -> dict[str, list[tuple[str, str]]]:
        """What the cards of the chosen game and type can be sifted by: facet, then value and name."""
        words = self.guest.words
        found: dict[str, dict[str, str]] = {"type": {}}
        for card in self.books.cards.values():
            if self.game and card.game != self.game:
                continue
            found["type"][card.type] = told(card.type_name, words)
            if self.sifted.get("type", card.type) != card.type:
                continue
            for facet in card.facets:
                found.setdefault(facet.id, {})[facet.value] = told(facet.name, words)
        return {facet: sorted(values.items(), key=_by_number_then_name) for facet, values in found.items()}


def _by_number_then_name(pair: tuple[str, str]) -> tuple[int, int, str]:
    value, name = pair
    return (0, int(value), "") if value.isdecimal() else (1, 0, name)

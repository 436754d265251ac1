"""The library as the app and the command line ask it: rules and cards, found, read and kept fresh."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from companion.library.cards import CardEntry, used_by
from companion.library.documents import Document, What, of_cards, of_entries
from companion.library.folding import folded
from companion.library.packs import Pack, entries_of, with_packs
from companion.library.rules import Entry, Rulebook, load
from companion.library.search import Hit, Search
from companion.library.synonyms import read_ideas, synonyms_of
from companion.library.words import catalogue


class Library:
    """All rules and cards. It reads them when first asked, and again when `refresh` finds that files have changed.

    `cards` gives the cards of all games; the library knows no game itself. `packs` gives the packs that are switched
    on, in the order in which they are applied. Several threads may ask at once.
    """

    def __init__(
        self, content: Path, cards: Callable[[], Iterable[CardEntry]], packs: Callable[[], Sequence[Pack]] = tuple
    ) -> None:
        self._content, self._give_cards, self._give_packs = content, cards, packs
        # An index takes a second to make; whoever only opens a page must not wait for it.
        self._lock, self._indexing = threading.RLock(), threading.RLock()
        self._stamp = stamp(content)
        self._packs: Sequence[Pack] = packs()
        self._rules: Rulebook | None = None
        self._cards: dict[str, CardEntry] | None = None
        self._named: dict[tuple[str, str], CardEntry] = {}
        self._used_by: dict[str, tuple[str, ...]] | None = None
        self._searches: dict[str, Search] = {}

    def find(
        self, question: str, language: str, what: What | None = None, game: str = "",
        sifted: Mapping[str, str] | None = None, limit: int = 20,
    ) -> list[Hit]:  # fmt: skip
        """What a question may mean, best first."""
        return self.search(language).find(question, what, game, sifted, limit)

    def browse(
        self, language: str, what: What | None = None, game: str = "", sifted: Mapping[str, str] | None = None
    ) -> list[Document]:
        """Everything that fits the filters."""
        return self.search(language).all(what, game, sifted)

    @property
    def rules(self) -> Rulebook:
        """The entries of all games."""
        with self._lock:
            if self._rules is None:
                printed = load(self._content).entries
                self._rules = Rulebook([*entries_of(self._packs), *printed])
            return self._rules

    @property
    def cards(self) -> dict[str, CardEntry]:
        """The cards of all games by id."""
        with self._lock:
            if self._cards is None:
                self._cards = with_packs(self._give_cards(), self._packs)
                self._named = {}
                for card in self._cards.values():
                    for name in card.name.values():
                        self._named.setdefault((card.game, folded(name)), card)
            return self._cards

    def card_named(self, game: str, name: str) -> CardEntry | None:
        """The card of a game with this name, whatever its language, accents and capitals; of several, the first."""
        with self._lock:
            return self._named.get((game, folded(name))) if self.cards else None

    def used_by(self, card_id: str) -> tuple[CardEntry, ...]:
        """The cards that lead to a card: the hero whose deck it is in, the tiles that carry the place."""
        with self._lock:
            if self._used_by is None:
                self._used_by = used_by(self.cards.values())
            return tuple(self.cards[other] for other in self._used_by.get(card_id, ()))

    @property
    def read(self) -> bool:
        """Whether the books are open already, so that asking takes no time."""
        return self._rules is not None and self._cards is not None

    def entry_for(self, source: str) -> Entry | None:
        """The entry that tells a paragraph: `hero_realms 6.2`."""
        return self.rules.entry_for(source)

    def search(self, language: str) -> Search:
        """The index for readers of a language, made when it is first needed."""
        with self._indexing:
            if language not in self._searches:
                documents = [
                    *of_entries(self.rules.entries, language),
                    *of_cards(self.cards.values(), catalogue(language)),
                ]
                self._searches[language] = Search(documents, synonyms_of(read_ideas(self._content), language))
            return self._searches[language]

    def refresh(self) -> bool:
        """Forget everything that was read if the content or the packs have changed since; whether they have."""
        with self._indexing, self._lock:
            now, packs = stamp(self._content), self._give_packs()
            if now == self._stamp and packs == self._packs:
                return False
            self._stamp, self._packs = now, packs
            self._rules, self._cards, self._used_by, self._searches = None, None, None, {}
            return True


def stamp(content: Path) -> tuple[tuple[str, int, int], ...]:
    """What the files of a content folder look like from outside: names, sizes and times of the last change."""
    files = sorted([*content.rglob("*.yaml"), *content.rglob("*.ftl")])
    return tuple((str(file), (seen := file.stat()).st_size, seen.st_mtime_ns) for file in files)

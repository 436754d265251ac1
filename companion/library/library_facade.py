"""The library as the app and the command line use it: finds and reads rules and cards, and reloads changed files."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from companion.library.card_entries import CardEntry, build_backlinks
from companion.library.packs import Pack, apply_packs_to_cards, rules_entries_from_packs
from companion.library.rulebook import Entry, Rulebook, load_rulebook
from companion.library.search_documents import Document, DocumentKind, documents_from_cards, documents_from_entries
from companion.library.search_index import SearchHit, SearchIndex
from companion.library.synonyms import build_synonyms, load_synonym_ideas
from companion.library.text_normalization import normalize_text
from companion.library.translations import load_message_catalogue


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
        self._stamp = content_fingerprint(content)
        self._packs: Sequence[Pack] = packs()
        self._rules: Rulebook | None = None
        self._cards: dict[str, CardEntry] | None = None
        self._named: dict[tuple[str, str], CardEntry] = {}
        self._used_by: dict[str, tuple[str, ...]] | None = None
        self._searches: dict[str, SearchIndex] = {}

    def find(
        self,
        question: str,
        language: str,
        what: DocumentKind | None = None,
        game: str = "",
        sifted: Mapping[str, str] | None = None,
        limit: int = 20,
    ) -> list[SearchHit]:
        """What a question may mean, best first."""
        return self.search(language).find(question, what, game, sifted, limit)

    def browse(
        self, language: str, what: DocumentKind | None = None, game: str = "", sifted: Mapping[str, str] | None = None
    ) -> list[Document]:
        """Everything that fits the filters."""
        return self.search(language).all(what, game, sifted)

    @property
    def rules(self) -> Rulebook:
        """The entries of all games."""
        with self._lock:
            if self._rules is None:
                printed = load_rulebook(self._content).entries
                self._rules = Rulebook([*rules_entries_from_packs(self._packs), *printed])
            return self._rules

    @property
    def cards(self) -> dict[str, CardEntry]:
        """The cards of all games by id."""
        with self._lock:
            if self._cards is None:
                self._cards = apply_packs_to_cards(self._give_cards(), self._packs)
                self._named = {}
                for card in self._cards.values():
                    for name in card.name.values():
                        self._named.setdefault((card.game, normalize_text(name)), card)
            return self._cards

    def find_card_by_name(self, game: str, name: str) -> CardEntry | None:
        """The card of a game with this name, whatever its language, accents and capitals; of several, the first."""
        with self._lock:
            return self._named.get((game, normalize_text(name))) if self.cards else None

    def used_by(self, card_id: str) -> tuple[CardEntry, ...]:
        """The cards that lead to a card: the hero whose deck it is in, the tiles that carry the place."""
        with self._lock:
            if self._used_by is None:
                self._used_by = build_backlinks(self.cards.values())
            return tuple(self.cards[other] for other in self._used_by.get(card_id, ()))

    @property
    def read(self) -> bool:
        """Whether everything is loaded already, so that asking takes no time."""
        return self._rules is not None and self._cards is not None

    def entry_for(self, source: str) -> Entry | None:
        """The entry that tells a paragraph: `hero_realms 6.2`."""
        return self.rules.entry_for(source)

    def search(self, language: str) -> SearchIndex:
        """The index for readers of a language, made when it is first needed."""
        with self._indexing:
            if language not in self._searches:
                documents = [
                    *documents_from_entries(self.rules.entries, language),
                    *documents_from_cards(self.cards.values(), load_message_catalogue(language)),
                ]
                self._searches[language] = SearchIndex(
                    documents, build_synonyms(load_synonym_ideas(self._content), language)
                )
            return self._searches[language]

    def refresh(self) -> bool:
        """Forget everything that was read if the content or the packs have changed since; whether they have."""
        with self._indexing, self._lock:
            now, packs = content_fingerprint(self._content), self._give_packs()
            if now == self._stamp and packs == self._packs:
                return False
            self._stamp, self._packs = now, packs
            self._rules, self._cards, self._used_by, self._searches = None, None, None, {}
            return True


def content_fingerprint(content: Path) -> tuple[tuple[str, int, int], ...]:
    """What the files of a content folder look like from outside: names, sizes and times of the last change."""
    files = sorted([*content.rglob("*.yaml"), *content.rglob("*.ftl")])
    return tuple((str(file), (seen := file.stat()).st_size, seen.st_mtime_ns) for file in files)

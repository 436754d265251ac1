"""Search while typing: which entries and cards a few words may mean, best first, definitions before the rest."""

from __future__ import annotations

import heapq
import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from companion.library.fuzzy_lexicon import SURE, Lexicon
from companion.library.search_documents import TITLE, Document, DocumentKind
from companion.library.stop_words import STOP_WORDS
from companion.library.synonyms import Synonyms
from companion.library.text_normalization import normalize_text, normalized_words, split_into_tokens, stem_word

KINDS = {"definition": 1.2, "rule": 1.0, "phase": 0.95, "setup": 0.95, "note": 1.0, "house": 1.4}
"""A definition goes before rules that only mention the word, a house rule before everything else.

A card counts less than any rule that fits as well.
"""
CARD = 0.75
NAMED = 12.0
"""For the whole question being a name of something, and for each name of several words that stands in it."""
LONGEST_NAME = 5
TOGETHER, CLOSER = 1.5, 40
"""How much more it counts when one name says all of the question, and how many of the best are looked at for that."""
ABOUT = 0.3
"""How much worse than the best one a word may fit and still be marked."""
KEPT = 60
"""Words whose documents are kept."""
MOST_TYPED, MOST_WORDS = 40, 12
"""Words of a question that are looked at, and that count; nobody types more to find one thing."""


@dataclass(frozen=True)
class SearchHit:
    """Something found. `near` are, for each word that was typed, the words it may mean, with how well they fit."""

    document: Document
    score: float
    near: tuple[Mapping[str, float], ...]

    @property
    def id(self) -> str:
        """The id of the entry or card."""
        return self.document.id

    @cached_property
    def words(self) -> frozenset[str]:
        """The words shown that were meant: for each word typed those that fit about as well as the best one here."""
        shown = {token.word for text in (self.document.title, self.document.text) for token in split_into_tokens(text)}
        meant: set[str] = set()
        for near in self.near:
            fits = {word: near[word] for word in shown if word in near}
            best = max(fits.values(), default=0.0)
            meant.update(word for word, fit in fits.items() if fit >= best - ABOUT)
        return frozenset(meant)

    @cached_property
    def title_marks(self) -> tuple[tuple[int, int], ...]:
        """Where the title shows what was asked for."""
        return find_highlight_ranges(self.document.title, self.words)

    @cached_property
    def text_marks(self) -> tuple[tuple[int, int], ...]:
        """Where the text shows it."""
        return find_highlight_ranges(self.document.text, self.words)


@dataclass(frozen=True, slots=True)
class TypedWord:
    """One word of a question.

    `near` are the words it may mean, each with how well it fits; `best` is what it counts in which documents; `says` is
    how much it says at all.
    """

    near: Mapping[str, float]
    best: Mapping[int, float]
    says: float


def find_highlight_ranges(text: str, words: frozenset[str]) -> tuple[tuple[int, int], ...]:
    """The ranges of a text that show one of these folded words: start, and end behind the last letter."""
    return tuple((token.start, token.end) for token in split_into_tokens(text) if token.word in words)


class SearchIndex:
    """An index over documents. Building it takes a moment, asking it a few milliseconds; it never changes."""

    def __init__(self, documents: Iterable[Document], synonyms: Synonyms | None = None) -> None:
        self.documents = tuple(documents)
        self._places: dict[str, dict[int, float]] = defaultdict(dict)
        self._names: dict[tuple[str, ...], dict[int, float]] = defaultdict(dict)
        self._whole: dict[str, dict[int, float]] = defaultdict(dict)
        self._called: list[set[tuple[str, ...]]] = [set() for _ in self.documents]
        self._standing = [_standing(document) for document in self.documents]
        self._asked: dict[str, TypedWord] = {}
        titles: set[str] = set()
        for number, document in enumerate(self.documents):
            titles.update(self._take(number, document))
        self._lexicon = Lexicon(self._places, titles, synonyms)

    def find(
        self,
        question: str,
        what: DocumentKind | None = None,
        game: str = "",
        sifted: Mapping[str, str] | None = None,
        limit: int = 20,
    ) -> list[SearchHit]:
        """The best answers; only rules or cards, only of a game, only with certain facets where that is asked for."""
        asked = _asked(question)
        typed = [self._typed(word) for word in asked]
        scores = self._score(typed)
        self._add_names(asked, scores)
        # A name typed to the letter, small words and all: "L'or des nains" is not the dwarves.
        for number, weight in self._whole.get(normalize_text(question), {}).items():
            scores[number] += 2.0 * NAMED * weight / 10.0
        # Of several that fit as well, the one that was given first: a faction's unit before a guard of the same name.
        fitting = [
            (-score * self._standing[number], self.documents[number].title, number)
            for number, score in scores.items()
            if not (what or game or sifted) or _fits(self.documents[number], what, game, sifted or {})
        ]
        together = self._together(typed)
        closer = sorted(
            (score * (1.0 + TOGETHER * together(number)), title, number)
            for score, title, number in heapq.nsmallest(max(limit, CLOSER), fitting)
        )
        near = tuple(one.near for one in typed)
        return [SearchHit(self.documents[number], -score, near) for score, _, number in closer[:limit]]

    def all(
        self, what: DocumentKind | None = None, game: str = "", sifted: Mapping[str, str] | None = None
    ) -> list[Document]:
        """Everything that fits the filters, in the order it was given; for a reader who has not typed anything."""
        return [document for document in self.documents if _fits(document, what, game, sifted or {})]

    def _take(self, number: int, document: Document) -> set[str]:
        """Note where the words of a document stand; the words of its names."""
        named: set[str] = set()
        places = self._places
        for field in document.fields:
            words = normalized_words(field.text)
            # A word that is the whole name says more than one of many.
            weight = field.weight * (0.5 + 0.5 / len(words)) if field.name and words else field.weight
            for word in words:
                place = places[word]
                # Standing in several places counts a little more than in the best of them alone.
                best = place.get(number, 0.0)
                place[number] = best + 0.1 * weight if best > weight else weight + 0.1 * best
            if field.name:
                named.update(words)
                whole = self._whole[" ".join(words)]
                whole[number] = max(whole.get(number, 0.0), field.weight)
                called = tuple(word for word in words if word not in STOP_WORDS) or tuple(words)
                self._called[number].add(called)
                key = tuple(map(stem_word, called))
                self._names[key][number] = max(self._names[key].get(number, 0.0), field.weight)
        return named

    def _score(self, typed: list[TypedWord]) -> dict[int, float]:
        """What each word counts where it stands; whoever knows only some of them counts less."""
        scores: dict[int, float] = defaultdict(float)
        reached: dict[int, float] = defaultdict(float)
        for one in typed:
            for number, weight in one.best.items():
                scores[number] += one.says * weight
                reached[number] += one.says
        total = sum(one.says for one in typed)
        for number in scores:
            scores[number] *= (reached[number] / total) ** 1.5
        return scores

    def _typed(self, word: str) -> TypedWord:
        """A word of a question. The last ones are kept: with every letter of the next word they are asked again."""
        known = self._asked.get(word)
        if known is None:
            if len(self._asked) > KEPT:
                self._asked.clear()
            known = self._asked[word] = self._meant(word)
        return known

    def _meant(self, word: str) -> TypedWord:
        near = self._lexicon.near(word)
        best: dict[int, float] = {}
        sure: set[int] = set()
        for one, fit in near.items():
            place = self._places.get(one, {})
            if fit >= SURE:
                sure.update(place)
            for number, weight in place.items():
                if fit * weight > best.get(number, 0.0):
                    best[number] = fit * weight
        if not best:
            # A word that nobody knows must not hide what the others say.
            return TypedWord(near, best, 0.5)
        # Words that stand everywhere say little; what a word may mean besides itself counts half.
        spread = math.sqrt((len(sure) or len(best)) * len(best))
        # A word that names nothing is rarely what a question is about, however rare it is.
        names = min(1.0, max(best.values()) / TITLE)
        return TypedWord(near, best, math.log(1.0 + len(self.documents) / (1.0 + spread)) * (0.3 + 0.7 * names))

    def _together(self, typed: list[TypedWord]) -> Callable[[int], float]:
        """How much of the question one single name of a document says, up to 1 for all of it and nothing else.

        Three words that stand in three different names say less than three words of one.
        """
        knows: dict[str, list[tuple[int, float]]] = defaultdict(list)
        for n, one in enumerate(typed):
            for word, fit in one.near.items():
                knows[word].append((n, fit * one.says))
        total, unknown = sum(one.says for one in typed), knows.keys().isdisjoint

        def together(number: int) -> float:
            most = 0.0
            for called in self._called[number]:
                if not unknown(called):
                    known = [knows[word] for word in called if word in knows]
                    best: dict[int, float] = {}
                    for n, says in chain.from_iterable(known):
                        if says > best.get(n, 0.0):
                            best[n] = says
                    most = max(most, sum(best.values()) / total * len(known) / len(called))
            return most

        return together

    def _add_names(self, asked: list[str], scores: dict[int, float]) -> None:
        """Names that stand whole in the question lift what they name, most of all where they are the question."""
        stems = [stem_word(word) for word in asked]
        for length in range(1, min(LONGEST_NAME, len(stems)) + 1):
            for at in range(len(stems) - length + 1):
                named = self._names.get(tuple(stems[at : at + length]))
                if not named or (length == 1 and len(stems) > 1):
                    continue
                whole = 2.0 if length == len(stems) else 1.0
                for number, weight in named.items():
                    scores[number] += NAMED * whole * weight / 10.0 * (1.0 + 0.3 * length)


def _asked(question: str) -> list[str]:
    """The words that matter: no small ones and no single letters, unless there is nothing else. *2 players* has two."""
    words = normalized_words(question)[:MOST_TYPED]
    significant = [word for word in words if word not in STOP_WORDS and (len(word) > 1 or word.isdigit())]
    return (significant or words)[:MOST_WORDS]


def _standing(document: Document) -> float:
    return CARD if document.what == "cards" else KINDS.get(document.kind, 1.0)


def _fits(document: Document, what: DocumentKind | None, game: str, sifted: Mapping[str, str]) -> bool:
    if (what is not None and document.what != what) or (game and document.game != game):
        return False
    return all(pair in document.facets for pair in sifted.items())

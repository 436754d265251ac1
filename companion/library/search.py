"""Search while typing: which entries and cards a few words may mean, best first, definitions before the rest."""

from __future__ import annotations

import heapq
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from companion.library.documents import Document, What
from companion.library.folding import folded, stem, tokens, words_of
from companion.library.lexicon import Lexicon
from companion.library.small_words import SMALL_WORDS

KINDS = {"definition": 1.2, "rule": 1.0, "phase": 0.95, "setup": 0.95, "note": 1.0, "house": 1.4}
"""A definition goes before rules that only mention the word, a house rule before everything else.

A card counts less than any rule that fits as well.
"""
CARD = 0.75
NAMED = 12.0
"""For the whole question being a name of something, and for each name of several words that stands in it."""
LONGEST_NAME = 5
MOST_TYPED, MOST_WORDS = 40, 12
"""Words of a question that are looked at, and that count; nobody types more to find one thing."""


@dataclass(frozen=True)
class Hit:
    """Something found: what is shown of it, and which of its words were meant."""

    document: Document
    score: float
    words: frozenset[str]

    @property
    def id(self) -> str:
        """The id of the entry or card."""
        return self.document.id

    @cached_property
    def title_marks(self) -> tuple[tuple[int, int], ...]:
        """Where the title shows what was asked for."""
        return marks(self.document.title, self.words)

    @cached_property
    def text_marks(self) -> tuple[tuple[int, int], ...]:
        """Where the text shows it."""
        return marks(self.document.text, self.words)


def marks(text: str, words: frozenset[str]) -> tuple[tuple[int, int], ...]:
    """The ranges of a text that show one of these folded words: start, and end behind the last letter."""
    return tuple((token.start, token.end) for token in tokens(text) if token.word in words)


class Search:
    """An index over documents. Building it takes a moment, asking it a few milliseconds; it never changes."""

    def __init__(self, documents: Iterable[Document]) -> None:
        self.documents = tuple(documents)
        self._places: dict[str, dict[int, float]] = defaultdict(dict)
        self._names: dict[tuple[str, ...], dict[int, float]] = defaultdict(dict)
        self._whole: dict[str, dict[int, float]] = defaultdict(dict)
        titles: set[str] = set()
        for number, document in enumerate(self.documents):
            titles.update(self._take(number, document))
        self._lexicon = Lexicon(self._places, titles)

    def find(
        self, question: str, what: What | None = None, game: str = "", sifted: Mapping[str, str] | None = None,
        limit: int = 20,
    ) -> list[Hit]:  # fmt: skip
        """The best answers; only rules or cards, only of a game, only with certain facets where that is asked for."""
        scores, meant = self._score(_asked(question))
        # A name typed to the letter, small words and all: "L'or des nains" is not the dwarves.
        for number, weight in self._whole.get(folded(question), {}).items():
            scores[number] += 2.0 * NAMED * weight / 10.0
        fitting = [
            (score * _standing(document), number, document)
            for number, score in scores.items()
            if _fits(document := self.documents[number], what, game, sifted or {})
        ]
        words = frozenset(meant)
        # Of several that fit as well, the one that was given first: a faction's unit before a guard of the same name.
        best = heapq.nsmallest(limit, fitting, key=lambda found: (-found[0], found[2].title, found[1]))
        return [Hit(document, score, words) for score, _, document in best]

    def all(self, what: What | None = None, game: str = "", sifted: Mapping[str, str] | None = None) -> list[Document]:
        """Everything that fits the filters, in the order it was given; for a reader who has not typed anything."""
        return [document for document in self.documents if _fits(document, what, game, sifted or {})]

    def _take(self, number: int, document: Document) -> set[str]:
        """Note where the words of a document stand; the words of its names."""
        named: set[str] = set()
        places = self._places
        for field in document.fields:
            words = words_of(field.text)
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
                key = tuple(stem(word) for word in words if word not in SMALL_WORDS) or tuple(words)
                self._names[key][number] = max(self._names[key].get(number, 0.0), field.weight)
        return named

    def _score(self, asked: list[str]) -> tuple[dict[int, float], set[str]]:
        scores: dict[int, float] = defaultdict(float)
        reached: dict[int, float] = defaultdict(float)
        meant: set[str] = set()
        total = 0.0
        for typed in asked:
            near = self._lexicon.near(typed)
            best: dict[int, float] = {}
            for word, fit in near.items():
                for number, weight in self._places[word].items():
                    if fit * weight > best.get(number, 0.0):
                        best[number] = fit * weight
            # Words that stand everywhere say little; a word that nobody knows must not hide what the others say.
            rarity = math.log(1.0 + len(self.documents) / (1 + len(best))) if best else 0.5
            total += rarity
            meant.update(near)
            for number, weight in best.items():
                scores[number] += rarity * weight
                reached[number] += rarity
        for number in scores:
            scores[number] *= (reached[number] / total) ** 1.5
        self._add_names(asked, scores)
        return scores, meant

    def _add_names(self, asked: list[str], scores: dict[int, float]) -> None:
        """Names that stand whole in the question lift what they name, most of all where they are the question."""
        stems = [stem(word) for word in asked]
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
    words = words_of(question)[:MOST_TYPED]
    matter = [word for word in words if word not in SMALL_WORDS and (len(word) > 1 or word.isdigit())]
    return (matter or words)[:MOST_WORDS]


def _standing(document: Document) -> float:
    return CARD if document.what == "cards" else KINDS.get(document.kind, 1.0)


def _fits(document: Document, what: What | None, game: str, sifted: Mapping[str, str]) -> bool:
    if (what is not None and document.what != what) or (game and document.game != game):
        return False
    return all(pair in document.facets for pair in sifted.items())

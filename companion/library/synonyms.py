"""What people say at the table and what the rules call it: *killed* is *defeated*, *copain* is *allié*.

Written in `content/rules/synonyms.yaml`, idea by idea, in four languages at once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from companion.library.content_reader import read_content_file
from companion.library.rulebook import FOLDER
from companion.library.text_normalization import normalize_text, stem_word

FILE = "synonyms.yaml"
Synonyms: TypeAlias = Mapping[str, frozenset[str]]
"""From a word, folded, to the stems of what the rules call it."""


@dataclass(frozen=True, slots=True)
class SynonymIdea:
    """One idea: the words people `say` for it, and the words that `mean` it in the rules, by language."""

    say: dict[str, tuple[str, ...]]
    mean: dict[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class SynonymsFile:
    """All ideas."""

    synonyms: tuple[SynonymIdea, ...]


def load_synonym_ideas(content: Path) -> tuple[SynonymIdea, ...]:
    """The ideas of a content folder; none where it has no such file."""
    file = content / FOLDER / FILE
    return read_content_file(SynonymsFile, file).synonyms if file.exists() else ()


def build_synonyms(ideas: Iterable[SynonymIdea], reader: str) -> Synonyms:
    """Where each word leads: to what is meant in its own language, and in the reader's, whose texts are searched.

    Every entry has its names in four languages, so a third one adds only words that happen to mean something else, too.
    """
    leads: dict[str, set[str]] = defaultdict(set)
    for idea in ideas:
        for language, said in idea.say.items():
            meant = {stem_word(normalize_text(word)) for own in (language, reader) for word in idea.mean.get(own, ())}
            for word in (*said, *idea.mean.get(language, ())):
                leads[normalize_text(word)].update(meant)
    return {word: frozenset(stems - {stem_word(word)}) for word, stems in leads.items()}

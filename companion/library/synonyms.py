"""What people say at the table and what the rules call it: *killed* is *defeated*, *copain* is *allié*.

Written in `content/rules/synonyms.yaml`, idea by idea, in four languages at once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from companion.library.folding import folded, stem
from companion.library.reading import read_file
from companion.library.rules import FOLDER

FILE = "synonyms.yaml"
Synonyms: TypeAlias = Mapping[str, frozenset[str]]
"""From a word, folded, to the stems of what the rules call it."""


@dataclass(frozen=True, slots=True)
class Idea:
    """One idea: the words people `say` for it, and the words that `mean` it in the rules, by language."""

    say: dict[str, tuple[str, ...]]
    mean: dict[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class SynonymsFile:
    """All ideas."""

    synonyms: tuple[Idea, ...]


def read_ideas(content: Path) -> tuple[Idea, ...]:
    """The ideas of a content folder; none where it has no such file."""
    file = content / FOLDER / FILE
    return read_file(SynonymsFile, file).synonyms if file.exists() else ()


def synonyms_of(ideas: Iterable[Idea], reader: str) -> Synonyms:
    """Where each word leads: to what is meant in its own language, and in the reader's, whose texts are searched.

    Every entry has its names in four languages, so a third one adds only words that happen to mean something else, too.
    """
    leads: dict[str, set[str]] = defaultdict(set)
    for idea in ideas:
        for language, said in idea.say.items():
            meant = {stem(folded(word)) for own in (language, reader) for word in idea.mean.get(own, ())}
            for word in (*said, *idea.mean.get(language, ())):
                leads[folded(word)].update(meant)
    return {word: frozenset(stems - {stem(word)}) for word, stems in leads.items()}

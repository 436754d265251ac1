"""The questions of `questions/*.yaml`, read like content, and the library that answers them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from companion.games.card_catalogues import load_all_cards
from companion.library.content_location import content_folder
from companion.library.content_reader import read_content_file
from companion.library.library_facade import Library

FOLDER = Path(__file__).parent / "questions"


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody types, and the entry that must come up. `anywhere` searches all games."""

    ask: str
    find: str | tuple[str, ...]
    anywhere: bool = False


@dataclass(frozen=True, slots=True)
class QuestionsFile:
    """The questions about one game, by the language they are asked in."""

    game: str
    questions: dict[str, tuple[Question, ...]]


@dataclass(frozen=True, slots=True)
class Asked:
    """One question with its game and language; `wanted` are full ids."""

    game: str
    language: str
    question: Question

    @property
    def wanted(self) -> tuple[str, ...]:
        """The entries of which one must be found."""
        found = self.question.find
        return tuple(f"{self.game}.{entry}" for entry in ((found,) if isinstance(found, str) else found))


def all_questions() -> Iterator[Asked]:
    """Every question of every game."""
    for file in sorted(FOLDER.glob("*.yaml")):
        read = read_content_file(QuestionsFile, file)
        for language, questions in read.questions.items():
            yield from (Asked(read.game, language, question) for question in questions)


@cache
def library() -> Library:
    """The library with everything in it."""
    return Library(content_folder(), load_all_cards)

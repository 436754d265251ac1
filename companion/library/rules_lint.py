"""Checks the rules: four languages that say the same, links that lead somewhere, answers that fit a phone.

`companion.games.lint` calls it with the words that the boxes put on the table; each of them must be explained.
"""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from companion.kernel.messages import LANGUAGES, Text
from companion.library.content_reader import BadContent
from companion.library.rulebook import (
    PARAGRAPH,
    Entry,
    Rulebook,
    find_rules_files,
    read_rules_file,
    translated_texts_of_entry,
)
from companion.library.text_links import find_links, strip_links
from companion.library.text_normalization import normalize_text

LONGEST = {"title": 48}
"""Letters."""
MOST_WORDS = {"body": 95, "examples": 45, "steps": 30, "uncertain": 45}
MOST_IN_ALL = 190
"""Words of a whole entry, steps and examples included."""
_ID = re.compile(r"[a-z0-9-]+\.[a-z0-9-]+")
_LEFTOVER = re.compile(r"\]\(|\[[^\]]*\]|[ ]{2,}|\bTODO\b|\?\?\?|\.\.\.$")


@dataclass(frozen=True, slots=True)
class ShownTerm:
    """A word that a game puts on the table: where it comes from, and the word itself."""

    game: str
    where: str
    name: Text


def find_rules_problems(content: Path, shown: Iterable[ShownTerm] = ()) -> list[str]:
    """Everything wrong with the rules of a content folder; `shown` are words that must be explained."""
    found: list[str] = []
    entries: list[tuple[str, Entry]] = []
    for file in find_rules_files(content):
        where = f"{file.parent.parent.name}/{file.parent.name}/{file.name}"
        try:
            entries += [(where, entry) for entry in read_rules_file(file)]
        except BadContent as bad:
            found += [f"{file.parent.parent.name}/{file.parent.name}/{mistake}" for mistake in bad.mistakes]
    book = Rulebook(entry for _, entry in entries)
    for where, entry in entries:
        found += [f"{where}: {entry.id}: {problem}" for problem in find_rules_entry_problems(entry, book)]
        if entry.game.replace("-", "_") != where.split("/")[1]:
            found.append(f"{where}: {entry.id}: an entry of another game than its folder's")
    return found + list(_twice(book)) + list(_unexplained(book, shown))


def find_unexplained_terms(book: Rulebook, glossary: Path, cards: Iterable[str] = ()) -> Iterator[str]:
    """Terms of a printed glossary that neither an entry nor the name of a card explains: `<game>/glossary.csv`."""
    game = glossary.parent.name.replace("_", "-")
    if game not in {entry.game for entry in book.entries}:
        return
    known = {normalize_text(name) for name in cards}
    with glossary.open(encoding="utf-8", newline="") as rows:
        for row in csv.DictReader(rows):
            # "Frontline / Vanguard" names a thing twice; what stands in brackets is a remark.
            names = [name.strip() for name in re.sub(r"\([^)]*\)", "", row["english"]).split("/")]
            if not any(book.named(game, name) or normalize_text(name) in known for name in names):
                yield f"rules: no entry or card of {game} is called {' or '.join(names)}, a term of its glossary"


def find_rules_entry_problems(entry: Entry, book: Rulebook) -> Iterator[str]:
    """Everything wrong with one entry."""
    if not _ID.fullmatch(entry.id):
        yield "an id is small letters, digits and dashes"
    yield from _languages(entry)
    yield from _links(entry, book)
    yield from _lengths(entry)
    yield from _source(entry)
    if (entry.kind == "phase") != bool(entry.phase):
        yield f"of the kind {entry.kind} with the phase {entry.phase!r}"
    if entry.kind == "setup" and not entry.steps:
        yield "a set-up without steps"


def _languages(entry: Entry) -> Iterator[str]:
    for where, text in translated_texts_of_entry(entry):
        if missing := [language for language in LANGUAGES if not text.get(language, "").strip()]:
            yield f"{where}: no wording in {', '.join(missing)}"
            continue
        if extra := sorted(set(text) - set(LANGUAGES)):
            yield f"{where}: unknown language {', '.join(extra)}"
        if where != "title" and len({text[language] for language in LANGUAGES}) < len(LANGUAGES):
            yield f"{where}: two languages with the same wording"
        yield from (f"{where}: {problem}" for problem in _same_in_all(text))
    for language in {*entry.terms, *entry.ours} - set(LANGUAGES):
        yield f"unknown language {language}"


def _same_in_all(text: Text) -> Iterator[str]:
    """A number or a link that one language lacks is most often a slip in the others."""
    english = text["en"]
    for language in LANGUAGES[1:]:
        wording = text[language]
        if _numbers(wording) != _numbers(english):
            yield f"the numbers in {language} are {_spell(wording)}, in English {_spell(english)}"
        if sorted(set(find_links(wording))) != sorted(set(find_links(english))):
            yield f"the links in {language} are other ones than in English"
    for language in LANGUAGES:
        if left := _LEFTOVER.search(strip_links(text[language])):
            yield f"{language}: unfinished at {left[0]!r}"


def _numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", strip_links(text)))


def _spell(text: str) -> str:
    return ", ".join(sorted(_numbers(text).elements())) or "none"


def _links(entry: Entry, book: Rulebook) -> Iterator[str]:
    for other in {
        *entry.see,
        *(link for _, text in translated_texts_of_entry(entry) for link in find_links(text.get("en", ""))),
    }:
        if book.entry(other) is None:
            yield f"there is no entry {other}"
        if other == entry.id:
            yield "leads to itself"
    if len(set(entry.see)) < len(entry.see):
        yield "names an entry twice under see"


def _lengths(entry: Entry) -> Iterator[str]:
    for language in LANGUAGES:
        total = 0
        for where, text in translated_texts_of_entry(entry):
            wording = strip_links(text.get(language, ""))
            name, words = where.partition("[")[0], len(wording.split())
            total += words
            if words > MOST_WORDS.get(name, words):
                yield f"{where}.{language}: {words} words, at most {MOST_WORDS[name]}"
            if len(wording) > LONGEST.get(name, len(wording)):
                yield f"{where}.{language}: {len(wording)} letters, at most {LONGEST[name]}"
        if total > MOST_IN_ALL:
            yield f"{total} words in all in {language}, at most {MOST_IN_ALL}"


def _source(entry: Entry) -> Iterator[str]:
    reference = entry.game.replace("-", "_")
    if not entry.source:
        yield "no source"
    for source in entry.source:
        if not re.fullmatch(rf"{reference} {PARAGRAPH}", source):
            yield f"the source {source!r} does not read like '{reference} 6.2'"


def _twice(book: Rulebook) -> Iterator[str]:
    for entry_id, count in Counter(entry.id for entry in book.entries).items():
        if count > 1:
            yield f"rules: the id {entry_id} is used {count} times"
    for language in LANGUAGES:
        titles = Counter((entry.game, normalize_text(entry.title.get(language, ""))) for entry in book.entries)
        for (game, title), count in titles.items():
            if count > 1 and title:
                yield f"rules: {count} entries of {game} have the title {title!r} in {language}"


def _unexplained(book: Rulebook, shown: Iterable[ShownTerm]) -> Iterator[str]:
    """Words on the table that nobody could look up. A game without rules is not asked yet."""
    games = {entry.game for entry in book.entries}
    for word in shown:
        if word.game not in games:
            continue
        unknown = [
            f"{name} ({language})" for language, name in word.name.items() if book.named(word.game, name) is None
        ]
        if unknown:
            yield f"rules: no entry of {word.game} is called {', '.join(unknown)}, which {word.where} shows"

"""The rules as short entries in four languages: one question, one answer that fits a phone.

They are written in `content/rules/<game>/*.yaml` (`docs/library.md` says how). In a file ids are short (`guard`); once
loaded they carry their game (`hero-realms.guard`), and so do the links between entries.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

from companion.kernel.messages import Text
from companion.library.content_reader import BadContent, Mistake, read_content_file
from companion.library.text_links import qualify_links
from companion.library.text_normalization import normalize_text

FOLDER = "rules"
PARAGRAPH = r"(?:\d+(?:\.\d+)*|[A-Z]+[a-z]?-?\d+[a-z]?|[A-Z]{2,}[a-z]?|[A-Z])"
"""How paragraphs of a reference are numbered: `6.2`, or `H5`, `A3a`, `S-10`, `HCd`."""
EntryKind: TypeAlias = Literal["definition", "rule", "phase", "setup", "note", "house"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer.

    `source` names the paragraphs of the rules reference it tells; the one it is *the* answer for comes first.
    `uncertain` says what no printed text decides. `terms` are the words people type for it, by language. `ours` lists
    the languages in which its name is our own, because no printed edition was at hand. `steps` are ticked off one by
    one. `phase` is the phase it explains ("what happens now"); `modes` keeps it to some modes. `pack` names the
    pack that brought it; notes and house rules come from nowhere else.
    """

    id: str
    kind: EntryKind
    source: tuple[str, ...]
    title: Text
    body: Text
    terms: dict[str, tuple[str, ...]] = field(default_factory=dict)
    ours: tuple[str, ...] = ()
    steps: tuple[Text, ...] = ()
    examples: tuple[Text, ...] = ()
    uncertain: Text = field(default_factory=dict)
    see: tuple[str, ...] = ()
    phase: str = ""
    modes: tuple[str, ...] = ()
    pack: Text = field(default_factory=dict)

    @property
    def game(self) -> str:
        """The id of the game it belongs to."""
        return self.id.partition(".")[0]

    def names(self) -> Iterator[str]:
        """Everything it is called, in every language."""
        yield from self.title.values()
        for terms in self.terms.values():
            yield from terms


@dataclass(frozen=True, slots=True)
class RulesFile:
    """One file of entries, all of one game."""

    game: str
    entries: tuple[Entry, ...]


class Rulebook:
    """The entries of all games, found by id, by paragraph, by name and by phase."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.entries = tuple(entries)
        self._by_id = {entry.id: entry for entry in self.entries}
        self._by_source = _first(self.entries)
        self._by_name: dict[tuple[str, str], Entry] = {}
        for entry in sorted(self.entries, key=lambda e: e.kind != "definition"):
            for name in entry.names():
                self._by_name.setdefault((entry.game, normalize_text(name)), entry)

    def entry(self, entry_id: str) -> Entry | None:
        """The entry with this id."""
        return self._by_id.get(entry_id)

    def entry_for(self, source: str) -> Entry | None:
        """The entry that tells a paragraph such as `hero_realms 6.2`; otherwise the one of the section around it."""
        place = source.strip().rstrip(".")
        while place not in self._by_source and (above := _above(place)):
            place = above
        return self._by_source.get(place) or self._within(place)

    def named(self, game: str, name: str) -> Entry | None:
        """The entry that explains a word of a game, whatever its language, accents and capitals."""
        return self._by_name.get((game, normalize_text(name)))

    def now(self, game: str, phase: str, mode: str = "") -> Entry | None:
        """What happens in a phase of a game; the entry for this mode goes before the one for all modes."""
        return next(iter(self._fitting("phase", game, mode, phase)), None)

    def checklists(self, game: str, mode: str = "") -> list[Entry]:
        """The set-up of a game: what belongs to the mode first, then what belongs to all."""
        return self._fitting("setup", game, mode)

    def _fitting(self, kind: EntryKind, game: str, mode: str, phase: str = "") -> list[Entry]:
        found = [
            entry
            for entry in self.entries
            if entry.kind == kind
            and entry.game == game
            and (not entry.modes or mode in entry.modes)
            and (not phase or entry.phase == phase)
        ]
        return sorted(found, key=lambda entry: not entry.modes)

    def _within(self, place: str) -> Entry | None:
        """The first entry about a part of a section that has no entry of its own: `hero_realms 6` is told by 6.1."""
        game, _, section = place.partition(" ")
        inside = re.compile(rf"{re.escape(f'{game} {section}')}[.\d]")
        return next((entry for source, entry in self._by_source.items() if section and inside.match(source)), None)


def load_rulebook(folder: Path) -> Rulebook:
    """The entries of every game in a content folder, or `BadContent` with every mistake in all the files."""
    entries: list[Entry] = []
    mistakes: list[Mistake] = []
    for file in find_rules_files(folder):
        try:
            entries += read_rules_file(file)
        except BadContent as bad:
            mistakes += bad.mistakes
    if mistakes:
        raise BadContent(mistakes)
    return Rulebook(entries)


def find_rules_files(folder: Path) -> list[Path]:
    """The files with rules in a content folder: in `rules/<game>/`, or in the folder of a game, `<game>/rules/`."""
    return [*sorted((folder / FOLDER).glob("*/*.yaml")), *sorted(folder.glob(f"*/{FOLDER}/*.yaml"))]


def read_rules_file(file: Path) -> list[Entry]:
    """The entries of one file, with the game in their ids and links."""
    read = read_content_file(RulesFile, file)
    return [_with_game(entry, read.game) for entry in read.entries]


def _with_game(entry: Entry, game: str) -> Entry:
    return dataclasses.replace(
        entry,
        id=f"{game}.{entry.id}",
        see=tuple(other if "." in other else f"{game}.{other}" for other in entry.see),
        body=_resolved(entry.body, game),
        steps=tuple(_resolved(step, game) for step in entry.steps),
        examples=tuple(_resolved(example, game) for example in entry.examples),
        uncertain=_resolved(entry.uncertain, game),
    )


def _resolved(text: Text, game: str) -> Text:
    return {language: qualify_links(wording, game) for language, wording in text.items()}


def _first(entries: tuple[Entry, ...]) -> dict[str, Entry]:
    """Who answers for a paragraph: whoever names it first in its list, otherwise whoever names it at all."""
    found: dict[str, Entry] = {}
    for entry in entries:
        for source in entry.source[:1]:
            found.setdefault(source, entry)
    for entry in entries:
        for source in entry.source:
            found.setdefault(source, entry)
    return found


def _above(place: str) -> str:
    """The section around a paragraph: 13.2 is in 13, A3c in A3, HC2 in HC, S-10 in S."""
    game, _, section = place.partition(" ")
    if "." in section:
        return f"{game} {section.rpartition('.')[0]}"
    around = re.sub(r"(?<=[\dA-Z])[a-z]$|-?\d+$", "", section)
    return f"{game} {around}" if around and around != section else ""


def translated_texts_of_entry(entry: Entry) -> Iterator[tuple[str, Text]]:
    """Every text of an entry that is told in all languages, and where it stands."""
    yield "title", entry.title
    yield "body", entry.body
    for name in ("steps", "examples"):
        yield from ((f"{name}[{n}]", text) for n, text in enumerate(getattr(entry, name)))
    if entry.uncertain:
        yield "uncertain", entry.uncertain

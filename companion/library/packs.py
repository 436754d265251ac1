"""Packs: what a table adds to the printed rules. House rules and notes, corrected figures, cards of its own.

A pack is one file (YAML or JSON), read whole or refused whole, with every mistake told by file, line, field, what was
found and what was expected. What belongs to the engine of one game stands in a group named after that game and is
checked by it. `docs/packs.md` describes the format.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal, TypeAlias

from companion.kernel.messages import LANGUAGES, Message, Text, message, same_text_in_all_languages
from companion.kernel.plain_data import BadShape, Fault, describe_found_value, from_plain, to_plain
from companion.kernel.plain_data import DataPath as Place
from companion.kernel.save_format_upgrades import MadeByNewer
from companion.library.card_entries import CardEntry, Figure
from companion.library.content_reader import BadContent, parse_content_text_with, whole_file_mistake
from companion.library.rulebook import Entry

PACK_FORMAT = 1
"""The number that a pack begins with (`pack: 1`)."""
STEPS: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = ()
"""How a pack of format 1 becomes one of format 2, and so on; plain data in, plain data out."""
LARGEST = 5_000_000
"""Letters. The whole box of a game makes about 200,000."""
MOST = 999
"""The highest figure of a correction."""
TextOrTranslations: TypeAlias = str | Text
"""A wording in one language, or in several."""
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_ONE_OF_LANGUAGES = message("shape-one-of", options=", ".join(LANGUAGES))


@dataclass(frozen=True, slots=True)
class Note:
    """An entry of the table's own: a note on the rules, or a house rule, which is found before the printed one."""

    game: str
    id: str
    title: TextOrTranslations
    body: TextOrTranslations
    kind: Literal["note", "house"] = "note"
    terms: tuple[str, ...] = ()
    see: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Correction:
    """Another value for a figure of a card, and why."""

    card: str
    figure: str
    value: int
    why: str = ""


@dataclass(frozen=True, slots=True)
class OwnCard:
    """A card that no box of ours has: a promo, an expansion, one of the table's own."""

    game: str
    id: str
    name: TextOrTranslations
    type: TextOrTranslations
    figures: dict[str, int] = field(default_factory=dict)
    text: tuple[TextOrTranslations, ...] = ()
    see: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack. `pack` is the version of the format.

    `sections` holds what belongs to the engines of single games, by the game. In the file each of them is a group
    beside the others, named after the game.
    """

    pack: Literal[1]
    id: str
    name: TextOrTranslations
    about: TextOrTranslations = ""
    language: str = ""
    rules: tuple[Note, ...] = ()
    corrections: tuple[Correction, ...] = ()
    cards: tuple[OwnCard, ...] = ()
    sections: dict[str, dict[str, object]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PackSection:
    """The group of a pack that is one game's own: what it holds, in words, and what is wrong with one."""

    holds: Message
    find_faults: Callable[[Mapping[str, object]], Iterable[Fault]]


@dataclass(frozen=True, slots=True)
class KnownContent:
    """What a pack may speak about: the games, the cards with their figures, the entries, and the groups of games."""

    games: Container[str]
    cards: Mapping[str, CardEntry]
    entries: AbstractSet[str]
    sections: Mapping[str, PackSection] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PackConflict:
    """Two packs that say different things about one: a figure, a card, or a rule. The later pack wins."""

    what: str
    earlier: str
    later: str


# --- reading and writing --------------------------------------------------------------------------


def parse_pack(text: str, name: str, known: KnownContent) -> Pack:
    """The pack in a text, or `BadContent` with every mistake in it; or `MadeByNewer`."""
    if len(text) > LARGEST:
        found, most = message("found-letters", n=len(text)), message("expected-at-most-letters", most=LARGEST)
        raise BadContent([whole_file_mistake(name, found, most)])
    return parse_content_text_with(lambda data: _checked(_from_file(_brought_up(data), known), known), text, name)


def pack_to_text(pack: Pack) -> str:
    """The pack as a file that reads back as the same pack. JSON, which is YAML, too."""
    common: dict[str, Any] = to_plain(replace(pack, sections={}))
    sections = {game: section for game, section in pack.sections.items() if section}
    return json.dumps({"pack": pack.pack, **common, **sections}, ensure_ascii=False, indent=2) + "\n"


# --- what packs do to the books ---------------------------------------------------------------------


def rules_entries_from_packs(packs: Sequence[Pack]) -> list[Entry]:
    """The notes and house rules of packs as entries of the library; the later one of two with the same id counts."""
    found: dict[str, Entry] = {}
    for pack in packs:
        for note in pack.rules:
            entry = Entry(
                f"{note.game}.{note.id}",
                note.kind,
                (),
                _text(note.title),
                _text(note.body),
                terms={pack.language or "en": note.terms},
                see=note.see,
                pack=_name(pack),
            )
            found[entry.id] = entry
    return list(found.values())


def apply_packs_to_cards(cards: Iterable[CardEntry], packs: Sequence[Pack]) -> dict[str, CardEntry]:
    """All cards by id: the printed ones with the figures that packs correct, and those that packs bring."""
    found = {card.id: card for card in cards}
    for pack in packs:
        for own in pack.cards:
            found[f"{own.game}.{own.id}"] = _own(own, pack)
        for correction in pack.corrections:
            card = found.get(correction.card)
            if card is not None:
                figures = tuple(_corrected(figure, correction, pack) for figure in card.figures)
                found[card.id] = replace(card, figures=figures)
    return found


def find_pack_conflicts(packs: Sequence[Pack]) -> list[PackConflict]:
    """Where packs contradict each other, in the order in which they are applied."""
    said: dict[str, tuple[Pack, object]] = {}
    found = []
    for pack in packs:
        for what, saying in _sayings(pack):
            before = said.get(what)
            if before is not None and before[1] != saying:
                found.append(PackConflict(what, before[0].id, pack.id))
            said[what] = (pack, saying)
    return found


# --- how it works -----------------------------------------------------------------------------------


def _brought_up(data: Any) -> Any:
    """A pack of an older format, upgraded to today's."""
    written = data.get("pack") if isinstance(data, dict) else None
    # `yes` is a number to Python. What is no number at all is told with the other mistakes.
    if not isinstance(written, int) or isinstance(written, bool):
        return data
    if written > PACK_FORMAT:
        raise MadeByNewer("pack-newer", found=written, newest=PACK_FORMAT)
    for step in STEPS[max(written, 1) - 1 :]:
        data = step(dict(data))
    return data


def _from_file(data: Any, known: KnownContent) -> Pack:
    """The pack in a file, the groups of games as its sections; or `BadShape` with every place that is wrong."""
    if not isinstance(data, Mapping):
        return from_plain(Pack, data)
    common = [field.name for field in fields(Pack) if field.name != "sections"]
    options = message("shape-one-of", options=", ".join((*common, *known.sections)))
    unknown = [name for name in data if name not in common and name not in known.sections]
    faults = [Fault((str(name),), message("shape-unknown-field"), options) for name in unknown]
    sections = {name: group for name, group in data.items() if name in known.sections}
    try:
        pack = from_plain(Pack, {name: data[name] for name in common if name in data} | {"sections": sections})
    except BadShape as bad:
        faults += [replace(f, path=f.path[1:]) if f.path[:1] == ("sections",) else f for f in bad.faults]
    if faults:
        raise BadShape(faults)
    return replace(pack, sections={game: section for game, section in pack.sections.items() if section})


def _checked(pack: Pack, known: KnownContent) -> Pack:
    """The pack, if what it says is right, too."""
    if faults := list(_faults(pack, known)):
        raise BadShape(faults)
    return pack


def _sayings(pack: Pack) -> Iterator[tuple[str, object]]:
    yield from ((f"{c.card} {c.figure}", c.value) for c in pack.corrections)
    yield from ((f"{own.game}.{own.id}", own) for own in pack.cards)
    yield from ((f"{note.game}.{note.id}", note) for note in pack.rules)


def _corrected(figure: Figure, correction: Correction, pack: Pack) -> Figure:
    if figure.id != correction.figure:
        return figure
    printed = figure.printed if figure.printed is not None else figure.value
    return replace(figure, value=correction.value, printed=printed, by=_name(pack))


def _own(own: OwnCard, pack: Pack) -> CardEntry:
    lines = tuple(_text(line) for line in own.text)
    return CardEntry(
        id=f"{own.game}.{own.id}",
        type="own",
        type_name=_text(own.type),
        name=_text(own.name),
        figures=tuple(Figure(name, same_text_in_all_languages(name), value) for name, value in own.figures.items()),
        lines=lambda words: [words.name(line) for line in lines],
        see=own.see,
        pack=_name(pack),
    )


def _text(words: TextOrTranslations) -> Text:
    return same_text_in_all_languages(words) if isinstance(words, str) else words


def _name(pack: Pack) -> Text:
    return _text(pack.name)


def _faults(pack: Pack, known: KnownContent) -> Iterator[Fault]:
    yield from _id(pack.id, ("id",))
    yield from _worded(pack.name, ("name",))
    yield from _languages(pack.about, ("about",))
    if pack.language and pack.language not in LANGUAGES:
        yield Fault(("language",), describe_found_value(pack.language), _ONE_OF_LANGUAGES)
    yield from _notes(pack, known)
    yield from _corrections(pack, known)
    yield from _cards(pack, known)
    for game, section in pack.sections.items():
        try:
            faults = list(known.sections[game].find_faults(section))
        except BadShape as bad:
            faults = list(bad.faults)
        yield from (replace(fault, path=(game, *fault.path)) for fault in faults)


def _notes(pack: Pack, known: KnownContent) -> Iterator[Fault]:
    for n, note in enumerate(pack.rules):
        place = ("rules", n)
        yield from _game(note.game, known, place)
        yield from _id(note.id, (*place, "id"))
        yield from _worded(note.title, (*place, "title"))
        yield from _worded(note.body, (*place, "body"))
        yield from _links(note.see, known, place)
        if f"{note.game}.{note.id}" in known.entries:
            yield Fault((*place, "id"), describe_found_value(note.id), message("expected-new-entry"))
    yield from _twice([f"{note.game}.{note.id}" for note in pack.rules], "rules", "id", "expected-another-id")


def _corrections(pack: Pack, known: KnownContent) -> Iterator[Fault]:
    for n, correction in enumerate(pack.corrections):
        place = ("corrections", n)
        card = known.cards.get(correction.card)
        if card is None:
            yield Fault((*place, "card"), describe_found_value(correction.card), message("expected-known-card"))
            continue
        figures = [figure.id for figure in card.figures if isinstance(figure.value, int)]
        if correction.figure not in figures:
            options = ", ".join(figures)
            yield Fault(
                (*place, "figure"), describe_found_value(correction.figure), message("shape-one-of", options=options)
            )
        # Engines play with it: a unit without health could never stand on a board.
        least = 1 if correction.figure.startswith("health") else 0
        if not least <= correction.value <= MOST:
            yield Fault((*place, "value"), describe_found_value(correction.value), f"{least} - {MOST}")
    figures_said = [f"{c.card} {c.figure}" for c in pack.corrections]
    yield from _twice(figures_said, "corrections", "figure", "expected-figure-once")


def _cards(pack: Pack, known: KnownContent) -> Iterator[Fault]:
    for n, own in enumerate(pack.cards):
        place = ("cards", n)
        yield from _game(own.game, known, place)
        yield from _id(own.id, (*place, "id"))
        yield from _worded(own.name, (*place, "name"))
        yield from _worded(own.type, (*place, "type"))
        for line, text in enumerate(own.text):
            yield from _worded(text, (*place, "text", line))
        for figure in own.figures:
            yield from _worded(figure, (*place, "figures"))
        yield from _links(own.see, known, place)
        if f"{own.game}.{own.id}" in known.cards:
            yield Fault((*place, "id"), describe_found_value(own.id), message("expected-new-card"))
    yield from _twice([f"{own.game}.{own.id}" for own in pack.cards], "cards", "id", "expected-another-id")


def _game(game: str, known: KnownContent, place: Place) -> Iterator[Fault]:
    if game not in known.games:
        yield Fault((*place, "game"), describe_found_value(game), message("expected-known-game"))


def _id(name: str, place: Place) -> Iterator[Fault]:
    if not _ID.fullmatch(name) or len(name) > 60:
        yield Fault(place, describe_found_value(name), message("expected-pack-id"))


def _worded(words: TextOrTranslations, place: Place) -> Iterator[Fault]:
    if not (words.strip() if isinstance(words, str) else any(w.strip() for w in words.values())):
        yield Fault(place, message("shape-nothing"), message("shape-text"))
    yield from _languages(words, place)


def _languages(words: TextOrTranslations, place: Place) -> Iterator[Fault]:
    for language in words if isinstance(words, dict) else ():
        if language not in LANGUAGES:
            yield Fault((*place, language), message("shape-unknown-field"), _ONE_OF_LANGUAGES)


def _links(see: Sequence[str], known: KnownContent, place: Place) -> Iterator[Fault]:
    for n, target in enumerate(see):
        if target not in known.entries:
            yield Fault((*place, "see", n), describe_found_value(target), message("expected-known-entry"))


def _twice(ids: Sequence[str], group: str, field: str, expected: str) -> Iterator[Fault]:
    seen: set[str] = set()
    for n, name in enumerate(ids):
        if name in seen:
            yield Fault((group, n, field), describe_found_value(name), message(expected))
        seen.add(name)

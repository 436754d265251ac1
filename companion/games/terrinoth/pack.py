"""A pack: one file with the cards of one owner, or of an adventure of our own. It is read whole or refused whole.

Whatever is wrong is told with line, field, what was found and what was expected; nothing half-read is ever used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

import yaml

from companion.games.terrinoth.cards import (
    KINDS,
    ActivationCard,
    ConditionCard,
    Definition,
    DiceFaces,
    EnemyCard,
    ExplorationCard,
    HeroCard,
    LocationCard,
    QuestSheet,
    Title,
)
from companion.games.terrinoth.checking import Wrong, checked
from companion.kernel.plain import BadShape, Fault, from_plain, place_of
from companion.kernel.words import message
from companion.library.reading import BadContent, Mistake, read_text, text_of

PackPath = tuple[str | int, ...]
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Pack:
    """The content of a pack file. `ours` marks cards that we invented; `pack` is the version of the format.

    `words` are the names of keywords, traits, classes and colours in the languages of the reader.
    """

    name: Title
    pack: Literal[1] = 1
    id: str = ""
    about: Title = ""
    language: str = ""
    ours: bool = False
    words: dict[str, Title] = field(default_factory=dict)
    dice: DiceFaces = field(default_factory=DiceFaces)
    heroes: tuple[HeroCard, ...] = ()
    activation: tuple[ActivationCard, ...] = ()
    enemies: tuple[EnemyCard, ...] = ()
    locations: tuple[LocationCard, ...] = ()
    exploration: tuple[ExplorationCard, ...] = ()
    conditions: tuple[ConditionCard, ...] = ()
    quests: tuple[QuestSheet, ...] = ()

    def cards(self) -> Iterator[tuple[str, int, Definition]]:
        """Every card: its kind, its place in the list, and itself."""
        for kind in KINDS:
            for place, definition in enumerate(getattr(self, kind)):
                yield kind, place, definition


# --- reading and writing -------------------------------------------------------------------------


def read_pack(file: Path) -> Pack:
    """The pack in a file (YAML or JSON), or `BadContent` with every mistake in it."""
    return pack_from_text(text_of(file), file.name)


def pack_from_text(text: str, name: str = "pack") -> Pack:
    """The pack that a text holds."""
    try:
        pack = read_text(Pack, text, name)
    except BadContent as bad:
        # Where the text breaks off, the line behind the last one is told.
        last = text.count("\n") + 1
        raise BadContent([replace(mistake, line=min(mistake.line, last)) for mistake in bad.mistakes]) from bad
    if wrong := list(checked(pack)):
        root = yaml.compose(text, Loader=_Loader)
        raise BadContent([_located(mistake, root, name) for mistake in wrong])
    return pack


def pack_from_plain(data: object) -> Pack:
    """The pack that plain data holds, or `BadShape` with every fault."""
    pack = from_plain(Pack, data)
    if wrong := list(checked(pack)):
        raise BadShape([Fault(mistake.path, mistake.found, mistake.expected) for mistake in wrong])
    return pack


def joined(packs: Iterable[Pack]) -> Pack:
    """Several packs as one; a card of a later pack takes the place of one with the same id."""
    parts = list(packs)
    found = parts[0]
    for other in parts[1:]:
        lists: dict[str, Any] = {}
        for kind in KINDS:
            by_id = {card.id: card for card in (*getattr(found, kind), *getattr(other, kind))}
            lists[kind] = tuple(by_id.values())
        dice = DiceFaces(other.dice.hero or found.dice.hero, other.dice.enemy or found.dice.enemy)
        found = replace(found, dice=dice, words=found.words | other.words, **lists)
    return found


def _located(wrong: Wrong, root: Any, name: str) -> Mistake:
    where = place_of(wrong.path)
    if wrong.column:
        where = message("mistake-column", field=where, column=wrong.column)
    return Mistake(name, _line(root, wrong.path), where, wrong.found, wrong.expected)


def _line(node: Any, path: PackPath) -> int:
    """The line of a field, or of the nearest thing around it."""
    line = 1
    for part in path:
        inner: Any = None
        if isinstance(node, yaml.SequenceNode) and isinstance(part, int) and part < len(node.value):
            inner = node.value[part]
        elif isinstance(node, yaml.MappingNode):
            inner = next((value for key, value in node.value if key.value == part), None)
        if inner is None:
            break
        node = inner
        line = int(node.start_mark.line) + 1
    return line


# --- how far it is -------------------------------------------------------------------------------

BOX: Mapping[str, int] = {
    "heroes": 12, "activation": 48, "enemies": 65, "locations": 26, "exploration": 37, "conditions": 3, "quests": 8,
}  # fmt: skip
"""How many cards of each kind the box holds: terrinoth 1. Of conditions, the kinds."""


@dataclass(frozen=True, slots=True)
class Completeness:
    """How many cards of a kind are known by title, by their numbers, and wholly, of how many in the box."""

    kind: str
    named: int
    stats: int
    complete: int
    total: int


def completeness(pack: Pack) -> tuple[Completeness, ...]:
    """How far a pack is, kind by kind."""
    found = []
    for kind, total in BOX.items():
        counts = dict.fromkeys(("stub", "stats", "complete", "checked"), 0)
        for definition in getattr(pack, kind):
            counts[definition.state] += definition.count if isinstance(definition, EnemyCard) else _copies(definition)
        complete = counts["complete"] + counts["checked"]
        stats = complete + counts["stats"]
        found.append(Completeness(kind, stats + counts["stub"], stats, complete, total))
    return tuple(found)


def _copies(definition: Definition) -> int:
    return definition.copies if isinstance(definition, ExplorationCard) else 1

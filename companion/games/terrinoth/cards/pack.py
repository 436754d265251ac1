"""A pack: one file with the cards of one owner, or of an adventure of our own. It is read whole or refused whole.

Whatever is wrong is told with line, field, what was found and what was expected; nothing half-read is ever used.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

import yaml

from companion.games.terrinoth.cards.card_types import Definition, DiceFaces, EnemyCard, ExplorationCard
from companion.games.terrinoth.cards.pack_contents import Pack
from companion.games.terrinoth.cards.pack_validation import PackFault, find_pack_faults
from companion.kernel.messages import message
from companion.kernel.plain_data import BadShape, Fault, data_path_argument, from_plain
from companion.library.content_reader import BadContent, Mistake, parse_content_text, read_file_as_text

__all__ = [
    "BOX_CARD_COUNTS", "Completeness", "Pack", "measure_completeness", "merge_packs", "pack_from_plain",
    "pack_from_text", "read_pack",
]  # fmt: skip

PackPath = tuple[str | int, ...]
D = TypeVar("D", bound=Definition)
_Loader: type[yaml.SafeLoader | yaml.CSafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


# --- reading and writing -------------------------------------------------------------------------


def read_pack(file: Path) -> Pack:
    """The pack in a file (YAML or JSON), or `BadContent` with every mistake in it."""
    return pack_from_text(read_file_as_text(file), file.name)


def pack_from_text(text: str, name: str = "pack") -> Pack:
    """The pack that a text holds."""
    try:
        pack = parse_content_text(Pack, text, name)
    except BadContent as bad:
        # Where the text breaks off, the line behind the last one is told.
        last = text.count("\n") + 1
        raise BadContent([replace(mistake, line=min(mistake.line, last)) for mistake in bad.mistakes]) from bad
    if wrong := list(find_pack_faults(pack)):
        root = yaml.compose(text, Loader=_Loader)
        raise BadContent([_located(mistake, root, name) for mistake in wrong])
    return pack


def pack_from_plain(data: object) -> Pack:
    """The pack that plain data holds, or `BadShape` with every fault."""
    pack = from_plain(Pack, data)
    if wrong := list(find_pack_faults(pack)):
        raise BadShape([Fault(mistake.path, mistake.found, mistake.expected) for mistake in wrong])
    return pack


def merge_packs(packs: Iterable[Pack]) -> Pack:
    """Several packs as one; a card of a later pack takes the place of one with the same id."""
    parts = list(packs)
    found = parts[0]
    for other in parts[1:]:
        found = replace(
            found,
            dice=DiceFaces(other.dice.hero or found.dice.hero, other.dice.enemy or found.dice.enemy),
            words=found.words | other.words,
            heroes=_last_of_each_id(found.heroes, other.heroes),
            activation=_last_of_each_id(found.activation, other.activation),
            enemies=_last_of_each_id(found.enemies, other.enemies),
            locations=_last_of_each_id(found.locations, other.locations),
            exploration=_last_of_each_id(found.exploration, other.exploration),
            conditions=_last_of_each_id(found.conditions, other.conditions),
            quests=_last_of_each_id(found.quests, other.quests),
        )
    return found


def _last_of_each_id(cards: tuple[D, ...], others: tuple[D, ...]) -> tuple[D, ...]:
    """Cards of two packs; the last one with an id is put where the first one was."""
    return tuple({card.id: card for card in (*cards, *others)}.values())


def _located(wrong: PackFault, root: yaml.Node | None, name: str) -> Mistake:
    where = data_path_argument(wrong.path)
    if wrong.column:
        where = message("mistake-column", field=where, column=wrong.column)
    return Mistake(name, _line(root, wrong.path), where, wrong.found, wrong.expected)


def _line(node: yaml.Node | None, path: PackPath) -> int:
    """The line of a field, or of the nearest thing around it."""
    line = 1
    for part in path:
        inner: yaml.Node | None = None
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

BOX_CARD_COUNTS: Mapping[str, int] = {
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


def measure_completeness(pack: Pack) -> tuple[Completeness, ...]:
    """How far a pack is, kind by kind."""
    found = []
    for kind, total in BOX_CARD_COUNTS.items():
        counts = dict.fromkeys(("stub", "stats", "complete", "checked"), 0)
        for definition in getattr(pack, kind):
            counts[definition.state] += definition.count if isinstance(definition, EnemyCard) else _copies(definition)
        complete = counts["complete"] + counts["checked"]
        stats = complete + counts["stats"]
        found.append(Completeness(kind, stats + counts["stub"], stats, complete, total))
    return tuple(found)


def _copies(definition: Definition) -> int:
    return definition.copies if isinstance(definition, ExplorationCard) else 1

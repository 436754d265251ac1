"""Checks boxes: they parse, speak four languages, refer only to what exists, name their rules, and can be played."""

from __future__ import annotations

import ast
import dataclasses
import re
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeVar

from companion.games.tracker.game import TrackerGame
from companion.games.tracker.score_sheet import Effect, FaceDef
from companion.games.tracker.setup.game_box import Box, Chosen, Mode, OptionDef
from companion.games.tracker.setup.setup_builder import build_setup, choices_for_seat, kind_of_seat, player_count_range
from companion.kernel.events import ignore_event
from companion.kernel.messages import LANGUAGES
from companion.kernel.refusals import Refused
from companion.library.content_reader import BadContent, read_content_file

H = TypeVar("H", bound=Hashable)
_CODE = Path(__file__).resolve().parents[2]
_SOURCE = re.compile(r"[a-z0-9_]+ [A-Za-z0-9.-]+")


def find_all_game_box_problems(content: Path) -> list[str]:
    """Everything wrong with the boxes of a content folder."""
    problems: list[str] = []
    boxes: list[Box] = []
    for file in sorted(content.glob("*/box.yaml")):
        where = f"{file.parent.name}/{file.name}"
        try:
            box = read_content_file(Box, file)
        except BadContent as bad:
            problems += [f"{file.parent.name}/{mistake}" for mistake in bad.mistakes]
            continue
        boxes.append(box)
        problems += [f"{where}: {problem}" for problem in find_game_box_problems(box)]
    if not boxes and not problems:
        problems.append("no box.yaml found")
    for what, values in (("id", [b.id for b in boxes]), ("order", [b.order for b in boxes])):
        problems += [f"two boxes have the {what} {value}" for value in _twice(values)]
    return problems


def find_game_box_problems(box: Box) -> list[str]:
    """Everything wrong with one box."""
    problems = [*_texts(box, box.id), *_ids(box, box.id), *_unknown(box)]
    if not box.own:
        problems += _sources(box, box.id)
    # A table laid from names that do not exist would only say the same thing again.
    return problems or list(_unplayable(box))


def _texts(value: object, path: str) -> Iterator[str]:
    """Wordings that lack a language. A wording is any group that names a language."""
    for where, item in _walk(value, path):
        if isinstance(item, Mapping) and set(item) & set(LANGUAGES) and _all_words(item):
            missing = [language for language in LANGUAGES if not str(item.get(language, "")).strip()]
            if missing:
                yield f"{where}: no wording in {', '.join(missing)}"
            for language in item.keys() - set(LANGUAGES):
                yield f"{where}: unknown language {language}"
        if dataclasses.is_dataclass(item) and getattr(item, "name", "?") == {} and not hasattr(item, "automatic"):
            yield f"{where}: no name"


def _all_words(item: Mapping[object, object]) -> bool:
    return all(isinstance(wording, str) for wording in item.values())


def _ids(value: object, path: str) -> Iterator[str]:
    """Ids that are used twice in one list. Only a die may show the same face twice."""
    for where, item in _walk(value, path):
        if isinstance(item, tuple) and item and hasattr(item[0], "id") and not isinstance(item[0], FaceDef):
            for twice in _twice([entry.id for entry in item]):
                yield f"{where}: the id {twice} is used twice"


def _sources(value: object, path: str) -> Iterator[str]:
    """Rules that do not say where they stand. An option without numbers is only a name and needs no source."""
    for where, item in _walk(value, path):
        if not dataclasses.is_dataclass(item) or not hasattr(item, "source"):
            continue
        source: str = item.source
        only_a_name = isinstance(item, OptionDef) and not item.gives and not item.without
        if not source and not only_a_name:
            yield f"{where}: no source"
        if source and not _SOURCE.fullmatch(source):
            yield f"{where}: the source {source!r} does not read like 'hero_realms 7.3'"


def _walk(value: object, path: str) -> Iterator[tuple[str, object]]:
    yield path, value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        for f in dataclasses.fields(value):
            yield from _walk(getattr(value, f.name), f"{path}.{f.name}")
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from _walk(item, f"{path}.{key}")
    elif isinstance(value, tuple):
        for n, item in enumerate(value):
            yield from _walk(item, f"{path}.{getattr(item, 'id', n)}")


def _twice(values: Iterable[H]) -> list[H]:
    return [value for value, count in Counter(values).items() if count > 1]


# --- references ----------------------------------------------------------------------------------


def _unknown(box: Box) -> Iterator[str]:
    """References to something that the box does not have."""
    known: dict[str, set[str]] = {
        "counter": {c.id for c in box.counters} | {""},
        "mark": {m.id for m in box.marks},
        "kind": {k.id for k in box.kinds},
        "choice": {c.id for c in box.choices},
        "number": {n.id for n in box.numbers},
        "rule": {r.id for r in box.rules},
        "mode": {m.id for m in box.modes},
        "meter": {m.id for m in box.meters},
        "ladder": {ladder.id for ladder in box.ladders},
        "dial": {d.id for d in box.dials},
        "icon": find_drawable_icon_names(_CODE / "companion"),
    }
    for where, what, wanted in _references(box):
        if wanted not in known[what] and not (what == "icon" and not known["icon"]):
            yield f"{where}: there is no {what} {wanted!r}"
    yield from _unknown_inside(box)


_FIELDS: dict[str, str] = {
    "counter": "counter", "from_counter": "counter", "high_from": "counter", "kind": "kind", "needs": "kind",
    "to": "kind", "choice": "choice", "number": "number", "rule": "rule", "without_rule": "rule", "marked": "mark",
    "ladder": "ladder", "icon": "icon",
}  # fmt: skip
_LISTS = {"kinds": "kind", "modes": "mode", "choices": "choice", "required": "choice", "without": "dial"}
_KEYS = {"table": "counter", "shared": "counter", "hands": "kind", "defaults": "number"}
_EFFECTS = {"put": "counter", "add": "counter", "pass": "counter", "mark": "mark", "unmark": "mark", "move": "meter"}


def _references(box: Box) -> Iterator[tuple[str, str, str]]:
    """Every place that names something else: where, what kind of thing, its id."""
    for where, item in _walk(box, box.id):
        if not dataclasses.is_dataclass(item):
            continue
        for f in dataclasses.fields(item):
            value = getattr(item, f.name)
            if f.name in _FIELDS and isinstance(value, str) and (value or f.name == "icon"):
                # A bounty goes to the right, a dial's move to its own positions; both are no kinds.
                if f.name != "to" or isinstance(item, Effect):
                    yield f"{where}.{f.name}", _FIELDS[f.name], value
            elif f.name in _LISTS and isinstance(value, tuple) and all(isinstance(v, str) for v in value):
                yield from ((f"{where}.{f.name}", _LISTS[f.name], v) for v in value)
            elif f.name in _KEYS and isinstance(value, Mapping):
                yield from ((f"{where}.{f.name}", _KEYS[f.name], key) for key in value)
        if isinstance(item, Effect) and item.do in _EFFECTS:
            yield f"{where}.what", _EFFECTS[item.do], item.what
        if isinstance(item, Mode):
            yield from ((f"{where}.holds", "kind", kind) for kind in item.holds)
            yield from ((f"{where}.holds", "counter", counter) for held in item.holds.values() for counter in held)


def _unknown_inside(box: Box) -> Iterator[str]:
    """References that stay inside one thing: positions of a dial, colours of a meter, numbers of a ladder."""
    for dial in box.dials:
        positions = {value.id for value in dial.values}
        for move in dial.moves:
            for position in ({*move.to, *move.to.values(), *move.remind}) - positions:
                yield f"{dial.id}.{move.id}: there is no position {position!r}"
            for position in positions - move.to.keys():
                yield f"{dial.id}.{move.id}: does not say where it leads from {position!r}"
    for meter in box.meters:
        for space in set(meter.spaces) - {colour.id for colour in meter.colours}:
            yield f"{meter.id}: there is no colour {space!r}"
    yield from _unknown_gives(box)


def _unknown_gives(box: Box) -> Iterator[str]:
    gives = {ladder.id: set(ladder.gives) for ladder in box.ladders}
    for ladder in box.ladders:
        if [rung.at for rung in ladder.rungs] != sorted({rung.at for rung in ladder.rungs}):
            yield f"{ladder.id}: the rungs do not go upwards"
        for rung in ladder.rungs:
            if set(rung.gives) != set(ladder.gives):
                yield f"{ladder.id}, rung at {rung.at}: gives {sorted(rung.gives)} instead of {sorted(ladder.gives)}"
    for where, effect in _walk(box, box.id):
        if isinstance(effect, Effect) and effect.ladder and effect.gives not in gives.get(effect.ladder, set()):
            yield f"{where}: the ladder {effect.ladder} does not give {effect.gives!r}"


def find_drawable_icon_names(package: Path) -> set[str]:
    """The icons that can be drawn: the words of the type `IconName`, wherever the code defines it."""
    for file in sorted(package.rglob("icons.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and [ast.unparse(t) for t in node.targets] == ["IconName"]:
                return {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    return set()


# --- can it be played? ---------------------------------------------------------------------------


def _unplayable(box: Box) -> Iterator[str]:
    """Modes that no table can be set up for, with the fewest and with the most players."""
    for mode in box.modes:
        for count in sorted(set(player_count_range(mode))):
            try:
                TrackerGame().start(build_setup(box, _plain_choice(box, mode, count), seed=1), ignore_event)
            except Refused as refused:
                yield f"{mode.id} with {count} people cannot be laid: {refused}"


def _plain_choice(box: Box, mode: Mode, count: int) -> Chosen:
    """The first option of every choice, for people called Seat 1, Seat 2, ..."""
    choices = tuple(
        {c.id: c.options[0].id for c in choices_for_seat(box, mode, kind_of_seat(mode, place)) if c.options}
        for place in range(count)
    )
    return Chosen(mode.id, tuple(f"Seat {n + 1}" for n in range(count)), choices)

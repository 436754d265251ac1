"""The cards that heroes play with their effects read, and the tables of AI heroes and neutral armies."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from pathlib import Path
from typing import TypeVar

from companion.games.heroes3.cards.card_effect_vocabulary import CARD_VOCABULARY, CARD_WORDS
from companion.games.heroes3.cards.card_file_schema import (
    AbilityFile,
    AiCardDef,
    AiCardFile,
    ArtifactFile,
    DifficultyFile,
    HeroDef,
    HordeDef,
    MachineDef,
    MachineFile,
    PlayDef,
    SkillDef,
    SpecialtyFile,
    SpellDef,
    SpellFile,
    StatisticFile,
)
from companion.kernel.building_blocks.effect_parser import (
    BadEffect,
    Choose,
    Do,
    Effect,
    If,
    IfDid,
    May,
    parse_effect_text,
)
from companion.kernel.messages import Text
from companion.library.content_location import content_folder
from companion.library.content_reader import BadContent, Mistake, read_content_file

FILES = (
    "statistics.yaml", "abilities.yaml", "spells.yaml", "artifacts.yaml", "specialties.yaml", "war_machines.yaml",
    "ai_cards.yaml", "difficulty.yaml",
)  # fmt: skip
LEVELS = ("I", "IV", "VI")


@dataclass(frozen=True, slots=True, eq=False)
class Play:
    """One way to play a card.

    `label` is `basic`, `expert` or `empowered` on Statistics and Abilities, else its number on the card, from 1.
    `strength` lists pairs of a power and what is reached with it, upwards.
    """

    label: str
    when: str
    text: str
    effect: Effect
    strength: tuple[tuple[int, int | str], ...] = ()
    double: frozenset[str] = frozenset()

    def at(self, power: int) -> int | str | None:
        """The strength that this power reaches; None where it is too little for any."""
        reached = [value for needed, value in self.strength if needed <= power]
        return reached[-1] if reached else None

    @property
    def combat(self) -> bool:
        """Whether it does anything in combat, on the board or to its rules."""
        return any(CARD_WORDS[do.word].kind in ("board", "rule") for do in iter_effect_words(self.effect))


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card. Spells have `school`, `level`, `ai`; artifacts a `level`; Specialties `hero`, `faction`, `level`."""

    id: str
    kind: str
    name: Text
    boxes: tuple[str, ...]
    plays: tuple[Play, ...]
    school: str = ""
    level: str = ""
    ai: str = ""
    hero: str = ""
    faction: str = ""
    certainty: str = "single"
    ours: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"Card({self.id})"


@dataclass(frozen=True, slots=True, eq=False)
class Machine:
    """A war machine with its effect read."""

    id: str
    name: Text
    acts: str
    factory: int
    trading_post: int
    play: Play
    boxes: tuple[str, ...] = ()
    ours: tuple[str, ...] = ()


class Cards:
    """Every card by id, and the tables."""

    def __init__(self, cards: list[Card], machines: list[Machine], others: _Tables) -> None:
        self.families = others.families
        self.by_id = {card.id: card for card in cards}
        self.machines = {machine.id: machine for machine in machines}
        self.hordes: dict[str, HordeDef] = {horde.id: horde for horde in others.hordes}
        self.ai: dict[str, AiCardDef] = {card.id: card for card in others.ai}
        self.difficulty = others.difficulty

    def of_kind(self, kind: str) -> list[Card]:
        """All statistics, abilities, spells, artifacts or specialties."""
        return [card for card in self.by_id.values() if card.kind == kind]

    def guards(self, level: str, difficulty: str) -> Mapping[str, int]:
        """How many neutral cards of each tier guard a field: heroes3 8."""
        return self.difficulty.fields[level][difficulty]


def iter_effect_words(effect: Effect) -> Iterator[Do]:
    """Every word in an effect, those of all branches included."""
    for step in effect:
        if isinstance(step, Do):
            yield step
        elif isinstance(step, Choose):
            for branch in step.branches:
                yield from iter_effect_words(branch)
        elif isinstance(step, May):
            yield from iter_effect_words(step.body)
        elif isinstance(step, IfDid):
            yield from (*iter_effect_words(step.body), *iter_effect_words(step.then))
        elif isinstance(step, If):
            yield from (*iter_effect_words(step.then), *iter_effect_words(step.otherwise))


# --- loading -------------------------------------------------------------------------------------


@functools.cache
def load_cards() -> Cards:
    """The cards of the content folder in use."""
    return load_cards_from(content_folder() / "heroes3")


def load_cards_from(folder: Path) -> Cards:
    """The cards of a folder, or `BadContent` with every mistake in the first bad file."""
    statistics = _read(StatisticFile, folder / "statistics.yaml").statistics
    abilities = _read(AbilityFile, folder / "abilities.yaml").abilities
    spells = _read(SpellFile, folder / "spells.yaml").spells
    artifacts = _read(ArtifactFile, folder / "artifacts.yaml").artifacts
    specialties = _read(SpecialtyFile, folder / "specialties.yaml")
    machines = _read(MachineFile, folder / "war_machines.yaml").war_machines
    difficulty = _read(DifficultyFile, folder / "difficulty.yaml")
    ai = _read(AiCardFile, folder / "ai_cards.yaml").ai_cards
    tables = _Tables(specialties.families, specialties.hordes, ai, difficulty)
    found: list[Card] = [_skill("statistic", card) for card in statistics]
    found += [_skill("ability", card) for card in abilities]
    found += [_spell(card) for card in spells]
    found += [
        Card(card.id, "artifact", card.name, card.boxes, _plays(card.plays), level=card.level, ours=card.ours)
        for card in artifacts
    ]
    found += [card for hero in specialties.heroes for card in _specialties(hero, specialties.families)]
    return Cards(found, [_machine(machine) for machine in machines], tables)


@dataclass(frozen=True, slots=True)
class _Tables:
    families: Mapping[str, tuple[str, ...]]
    hordes: tuple[HordeDef, ...]
    ai: tuple[AiCardDef, ...]
    difficulty: DifficultyFile


def _skill(kind: str, card: SkillDef) -> Card:
    """A Statistic or Ability with its empowered side, whichever way that is described."""
    plays = [_play("basic", card.basic), _play("expert", card.expert)]
    if card.empowered == "own" and card.own is not None:
        plays.append(_play("empowered", card.own))
    elif card.empowered == "either":
        plays.append(_play("empowered", card.basic))
    if card.empowered != "own":
        plays.append(_play("empowered", card.expert))
    return Card(card.id, kind, card.name, card.boxes, tuple(plays), ours=card.ours)


def _spell(card: SpellDef) -> Card:
    plays = _plays((card.play,))
    return Card(card.id, "spell", card.name, card.boxes, plays, card.school, card.level, card.ai, ours=card.ours)


def _specialties(hero: HeroDef, families: Mapping[str, tuple[str, ...]]) -> Iterator[Card]:
    """The cards `adelaide-i`, `adelaide-iv` and `adelaide-vi`; a family stands for all its creatures."""
    for level, written in zip(LEVELS, (hero.I, hero.IV, hero.VI), strict=True):
        yield Card(
            f"{hero.id}-{level.lower()}",
            "specialty",
            hero.name,
            hero.boxes,
            tuple(_widened(play, families) for play in _plays(written)),
            level=level,
            hero=hero.hero,
            faction=hero.faction,
            certainty="single" if level in hero.unread else "printed",
            ours=hero.ours,
        )


def _widened(play: Play, families: Mapping[str, tuple[str, ...]]) -> Play:
    double = {creature for named in play.double for creature in families.get(named, (named,))}
    return replace(play, double=frozenset(double))


def _machine(machine: MachineDef) -> Machine:
    play = _play("1", PlayDef("permanent", machine.does))
    return Machine(
        machine.id, machine.name, machine.acts, machine.factory, machine.trading_post, play, machine.boxes, machine.ours
    )


def _plays(written: tuple[PlayDef, ...]) -> tuple[Play, ...]:
    return tuple(_play(str(number), play) for number, play in enumerate(written, 1))


def _play(label: str, written: PlayDef) -> Play:
    strength = tuple(sorted((int(power), value) for power, value in written.strength.items()))
    effect = parse_effect_text(written.does, CARD_VOCABULARY)
    return Play(label, written.when, written.does, effect, strength, frozenset(written.double))


F = TypeVar("F")


def _read(kind: type[F], file: Path) -> F:
    found = read_content_file(kind, file)
    mistakes = [mistake for text in _texts(found) for mistake in _bad_effect(file, text)]
    if mistakes:
        raise BadContent(mistakes)
    return found


def _texts(value: object) -> Iterator[str]:
    """Every effect that is written anywhere in a file."""
    if isinstance(value, PlayDef | MachineDef):
        yield value.does
    elif isinstance(value, tuple):
        for item in value:
            yield from _texts(item)
    elif is_dataclass(value):
        for entry in fields(value):
            yield from _texts(getattr(value, entry.name))


def _bad_effect(file: Path, text: str) -> Iterator[Mistake]:
    try:
        parse_effect_text(text, CARD_VOCABULARY)
    except BadEffect as bad:
        lines = file.read_text(encoding="utf-8").splitlines()
        line = next((number for number, line in enumerate(lines, 1) if text in line), 1)
        yield Mistake(file.name, line, f"does, column {bad.column}", bad.found, bad.expected)

"""The cards as the content files describe them, and as the engine uses them: numbered, with their effects compiled."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal, TypeVar

import yaml

from companion.games.hero_realms.card_data.effect_compiler import EffectProgram, compile_effect
from companion.games.hero_realms.card_data.effect_vocabulary import VOCABULARY
from companion.kernel.building_blocks.effect_parser import BadEffect, Do, Effect, parse_effect_text
from companion.kernel.game import CorrectedFigure
from companion.kernel.messages import Text
from companion.library.content_location import content_folder
from companion.library.content_reader import BadContent, Mistake, read_content_file

FACTIONS = ("none", "imperial", "guild", "necros", "wild")
TRIGGERS = ("primary", "expend", "ally", "sacrifice", "passive")
FILES = ("cards.yaml", "dragon.yaml", "lich.yaml", "characters.yaml")


# --- as written in content/hero_realms/*.yaml ----------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardDef:
    """One card. `ours` lists the languages in which its name is our own translation; no cost means none is printed."""

    id: str
    name: Text
    role: Literal[
        "starter", "gem", "market", "boss", "hoard", "minion", "jar", "power", "ability", "skill", "character"
    ]
    type: Literal["action", "item", "champion", "hoard_item", "soul_jar", "power", "ability", "skill"]
    ours: tuple[str, ...] = ()
    copies: int = 1
    faction: Literal["none", "imperial", "guild", "necros", "wild"] = "none"
    subtypes: tuple[str, ...] = ()
    cost: int | None = None
    defense: int = 0
    guard: bool = False
    check: int = 0
    health: int = 0
    pay: int = 0
    after_turns: int = 0
    stays_expended: bool = False
    primary: str = ""
    expend: str = ""
    ally: str = ""
    sacrifice: str = ""
    passive: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class BaseFile:
    """cards.yaml: the base set, what everybody starts with, and the number of Fire Gems."""

    source: str
    health: int
    starters: dict[str, int]
    gems: int
    cards: tuple[CardDef, ...]


@dataclass(frozen=True, slots=True)
class PartyAmount:
    """A number that grows with the starting size of the party."""

    base: int = 0
    per_player: int = 0

    def of(self, party: int) -> int:
        """The number for a party of this size."""
        return self.base + self.per_player * party


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """A card of a boss's deck, from a party of this size on."""

    card: str
    party: int = 1
    copies: int = 1


@dataclass(frozen=True, slots=True)
class BossFile:
    """dragon.yaml and lich.yaml."""

    id: str
    name: Text
    source: str
    hand: PartyAmount
    deck_sizes: tuple[int, ...]
    deck: tuple[DeckEntry, ...]
    cards: tuple[CardDef, ...]
    health: PartyAmount = field(default_factory=PartyAmount)
    powers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CharacterDef:
    """A character pack."""

    id: str
    health: int
    ability: str
    skill: str
    deck: dict[str, int]


@dataclass(frozen=True, slots=True)
class CharacterFile:
    """characters.yaml."""

    source: str
    characters: tuple[CharacterDef, ...]
    cards: tuple[CardDef, ...]


# --- as the engine uses them ---------------------------------------------------------------------


class Card:
    """One kind of card, numbered. Copies of a card are the same kind."""

    __slots__ = (
        "ally", "champion", "check", "cost", "defense", "definition", "expend", "faction", "guard", "id", "index",
        "is_action", "item_or_action", "minion", "name", "pay", "prevents", "primary", "printed", "role", "sacrifice",
        "subtypes", "type", "value",
    )  # fmt: skip

    def __init__(self, index: int, definition: CardDef, programs: dict[str, EffectProgram], passive: Effect) -> None:
        self.index, self.definition = index, definition
        self.id, self.name, self.role, self.type = definition.id, definition.name, definition.role, definition.type
        self.printed = definition.cost is not None
        # A card without a printed cost has cost 0: hero_realms 1.
        self.cost = definition.cost or 0
        self.faction = FACTIONS.index(definition.faction)
        self.champion = definition.type == "champion"
        self.minion = definition.role == "minion"
        self.is_action = definition.type == "action"
        self.item_or_action = definition.type in ("action", "item")
        self.defense, self.guard = definition.defense, definition.guard
        self.check, self.pay = definition.check, definition.pay
        self.subtypes = frozenset(definition.subtypes)
        self.primary, self.expend = programs.get("primary"), programs.get("expend")
        self.ally, self.sacrifice = programs.get("ally"), programs.get("sacrifice")
        self.prevents = next((tuple(map(int, s.args)) for s in passive if isinstance(s, Do)), (0, 0))

    def __repr__(self) -> str:
        return f"Card({self.id})"


class CardBook:
    """Every card of the game by number and by id, every program by number, and what decks are made of."""

    def __init__(
        self,
        base: BaseFile,
        dragon: BossFile,
        lich: BossFile,
        packs: CharacterFile,
        corrections: tuple[CorrectedFigure, ...] = (),
    ) -> None:
        self.base, self.bosses, self.packs = base, {"dragon": dragon, "lich": lich}, packs
        self.characters = {character.id: character for character in packs.characters}
        self.cards: list[Card] = []
        self.programs: list[EffectProgram] = []
        for definition in (*base.cards, *dragon.cards, *lich.cards, *packs.cards):
            self._add(_corrected(definition, corrections))
        self.by_id = {card.id: card for card in self.cards}
        self.gem = self.by_id["fire-gem"].index
        self.market = [c.index for c in self.cards if c.role == "market" for _ in range(c.definition.copies)]
        self.hoard = [c.index for c in self.cards if c.role == "hoard"]
        self.grimoire = [c.index for c in self.cards if c.role == "minion" for _ in range(c.definition.copies)]
        self.jars = [c.index for c in self.cards if c.role == "jar"]
        self.powers = [self.index(power) for power in lich.powers]
        self.names = tuple(card.id for card in self.cards)

    def index(self, card_id: str) -> int:
        """The number of a card."""
        return self.by_id[card_id].index

    def kinds(self, deck: dict[str, int]) -> list[int]:
        """A deck by numbers: `{"gold": 7}` is seven times the number of Gold."""
        return [self.index(card) for card, copies in deck.items() for _ in range(copies)]

    def boss_deck(self, boss: str, party: int) -> list[int]:
        """The starting deck of a boss against a party of this size: hero_realms 9.1 and 10."""
        return [self.index(e.card) for e in self.bosses[boss].deck if e.party <= party for _ in range(e.copies)]

    def _add(self, definition: CardDef) -> None:
        programs: dict[str, EffectProgram] = {}
        for trigger, text in list_card_effects(definition):
            if trigger != "passive":
                program = compile_effect(
                    parse_effect_text(text, VOCABULARY), len(self.programs), f"{definition.id} {trigger}"
                )
                program.kind = len(self.cards)
                self.programs.append(program)
                programs[trigger] = program
        passive = parse_effect_text(definition.passive, VOCABULARY) if definition.passive else ()
        self.cards.append(Card(len(self.cards), definition, programs, passive))


def _corrected(definition: CardDef, corrections: tuple[CorrectedFigure, ...]) -> CardDef:
    """A card with the figures that a table plays instead of the printed ones (docs/packs.md)."""
    figures = {c.figure: c.value for c in corrections if c.card == f"hero-realms.{definition.id}"}
    cost, copies = figures.get("cost", definition.cost), figures.get("copies", definition.copies)
    return replace(definition, cost=cost, copies=copies) if figures else definition


def list_card_effects(definition: CardDef) -> Iterator[tuple[str, str]]:
    """The effects of a card: trigger and text."""
    for trigger in TRIGGERS:
        if text := getattr(definition, trigger):
            yield trigger, text


# --- loading -------------------------------------------------------------------------------------

F = TypeVar("F", BaseFile, BossFile, CharacterFile)


def load_card_book(folder: Path, corrections: tuple[CorrectedFigure, ...] = ()) -> CardBook:
    """The book made from the four files of a folder, or `BadContent` with every mistake in the first bad one."""
    base = _read(BaseFile, folder / "cards.yaml")
    dragon, lich = _read(BossFile, folder / "dragon.yaml"), _read(BossFile, folder / "lich.yaml")
    packs = _read(CharacterFile, folder / "characters.yaml")
    _check_references(folder, base, dragon, lich, packs)
    return CardBook(base, dragon, lich, packs, corrections)


def get_card_book(corrections: tuple[CorrectedFigure, ...] = ()) -> CardBook:
    """The book of the content folder in use, with the figures that a table plays instead of the printed ones."""
    return _book(corrections)


@functools.cache
def _book(corrections: tuple[CorrectedFigure, ...]) -> CardBook:
    return load_card_book(content_folder() / "hero_realms", corrections)


def _read(kind: type[F], file: Path) -> F:
    found = read_content_file(kind, file)
    if mistakes := list(_bad_effects(found.cards, file)):
        raise BadContent(mistakes)
    return found


def _bad_effects(cards: Iterable[CardDef], file: Path) -> Iterator[Mistake]:
    for n, definition in enumerate(cards):
        for trigger, text in list_card_effects(definition):
            try:
                parse_effect_text(text, VOCABULARY)
            except BadEffect as bad:
                where = f"cards[{n}].{trigger} ({definition.id}), column {bad.column}"
                yield Mistake(file.name, _line(file, n, trigger), where, bad.found, bad.expected)


def _line(file: Path, card: int, trigger: str) -> int:
    """The line of a card's trigger."""
    node = yaml.compose(file.read_text(encoding="utf-8"))
    assert node is not None
    for step in ("cards", card, trigger):
        if isinstance(step, int):
            node = node.value[step]
        else:
            node = next(value for key, value in node.value if key.value == step)
    return int(node.start_mark.line) + 1


def _check_references(folder: Path, base: BaseFile, dragon: BossFile, lich: BossFile, packs: CharacterFile) -> None:
    known = {card.id for part in (base, dragon, lich, packs) for card in part.cards}
    wanted = [("cards.yaml", "starters", card) for card in base.starters]
    wanted += [(f"{boss.id}.yaml", "deck", entry.card) for boss in (dragon, lich) for entry in boss.deck]
    wanted += [("lich.yaml", "powers", power) for power in lich.powers]
    for pack in packs.characters:
        named = (pack.ability, pack.skill, *pack.deck)
        wanted += [("characters.yaml", f"characters.{pack.id}", card) for card in named]
    mistakes = [
        Mistake(name, _line_with(folder / name, card), where, repr(card), "the id of a card")
        for name, where, card in wanted
        if card not in known
    ]
    if mistakes:
        raise BadContent(mistakes)


def _line_with(file: Path, word: str) -> int:
    lines = file.read_text(encoding="utf-8").splitlines()
    return next((n for n, line in enumerate(lines, 1) if word in line), 1)

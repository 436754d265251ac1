"""The cards as data. What is not known is `None`, never 0; `state` says how far a card has been typed.

Effects stand in the fields `does`, `keywords`, `on` and `passive`, as text or in their JSON form; `Card` is a card with
these read. A value or sentence of the publisher's cards is never in this repository: the owner types them from the own
copy (`pack.py`), or the table types them while it plays (`rules/player_entered_cards.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal, TypeVar

from companion.games.terrinoth.effects.effect_json import effects_from_text_or_json
from companion.games.terrinoth.effects.effect_parser import read_passive, read_trigger
from companion.games.terrinoth.effects.effect_tree import Effects, Passive, Trigger
from companion.games.terrinoth.effects.effect_vocabulary import Action
from companion.kernel.messages import Argument, Message, Text, same_text_in_all_languages
from companion.kernel.plain_data import to_plain

Title = str | Text
CardCompleteness = Literal["stub", "stats", "complete", "checked"]
Level = Literal["trivial", "challenging", "formidable"]
Role = Literal["minion", "chieftain", "nemesis"]
Archetype = Literal["healer", "mage", "scout", "warrior"]
HeroFace = Literal["success", "critical", "shield", "blank"]
EnemyFace = Literal["counterattack", "threat", "blank"]


@dataclass(frozen=True, slots=True)
class HeroCard:
    """A hero: archetype, health and an ability."""

    id: str
    title: Title
    archetype: Archetype | None = None
    health: int | None = None
    on: dict[str, object] = field(default_factory=dict)
    passive: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    note: str = ""
    state: CardCompleteness = "stub"


@dataclass(frozen=True, slots=True)
class ActivationCard:
    """One of a hero's four cards, basic or of a class: what it `does`, top to bottom. `on: {roll: ...}` in its roll."""

    id: str
    title: Title
    archetype: Archetype
    action: Action
    hero_class: str = ""
    does: object = None
    on: dict[str, object] = field(default_factory=dict)
    passive: tuple[str, ...] = ()
    note: str = ""
    state: CardCompleteness = "stub"


@dataclass(frozen=True, slots=True)
class EnemyCard:
    """An enemy. Minions and chieftain of one `set` come into the deck together; a nemesis belongs to no set."""

    id: str
    title: Title
    role: Role | None = None
    set: str = ""
    copies: int | None = None
    level: Level | None = None
    attack: int | None = None
    health: int | None = None
    resistance: int | None = None
    traits: tuple[str, ...] = ()
    bar: tuple[str, ...] = ()
    keywords: dict[str, object] = field(default_factory=dict)
    on: dict[str, object] = field(default_factory=dict)
    passive: tuple[str, ...] = ()
    quest_only: bool = False
    note: str = ""
    state: CardCompleteness = "stub"

    @property
    def count(self) -> int:
        """How many of it are in the set: two minions, one chieftain, one nemesis (terrinoth S-2)."""
        return self.copies if self.copies is not None else 2 if self.role == "minion" else 1


@dataclass(frozen=True, slots=True)
class LocationCard:
    """A location: its two spawn values and its exploration value."""

    id: str
    title: Title
    level: Level | None = None
    traits: tuple[str, ...] = ()
    spawn_engaged: int | None = None
    spawn_shadows: int | None = None
    exploration: int | None = None
    on: dict[str, object] = field(default_factory=dict)
    passive: tuple[str, ...] = ()
    quest_only: bool = False
    note: str = ""
    state: CardCompleteness = "stub"


@dataclass(frozen=True, slots=True)
class ExplorationCard:
    """An item (`on: {use: ...}`) or an event (`on: {resolve: ...}`)."""

    id: str
    title: Title
    kind: Literal["item", "event"] | None = None
    set: str = "basic"
    copies: int = 1
    traits: tuple[str, ...] = ()
    on: dict[str, object] = field(default_factory=dict)
    passive: tuple[str, ...] = ()
    quest_only: bool = False
    note: str = ""
    state: CardCompleteness = "stub"


@dataclass(frozen=True, slots=True)
class ConditionCard:
    """A condition that a hero has: terrinoth K1."""

    id: str
    title: Title
    copies: int = 4
    on: dict[str, object] = field(default_factory=dict)
    passive: tuple[str, ...] = ()
    note: str = ""
    state: CardCompleteness = "stub"


@dataclass(frozen=True, slots=True)
class RandomSets:
    """So many sets of a level, drawn at random: terrinoth P2."""

    level: Level
    n: int


@dataclass(frozen=True, slots=True)
class PileDef:
    """One pile of a deck: whole sets, random sets, and single cards that the quest names."""

    sets: tuple[str, ...] = ()
    random: tuple[RandomSets, ...] = ()
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class QuestSheet:
    """A quest: the peril track (the first space is the start), what its colours do, the decks, how it ends."""

    id: str
    title: Title
    nemesis: str = ""
    track: tuple[str, ...] = ()
    on: dict[str, object] = field(default_factory=dict)
    passive: tuple[str, ...] = ()
    victory: str = ""
    defeat: str = ""
    final: str = ""
    enemies: tuple[PileDef, ...] = ()
    locations: tuple[PileDef, ...] = ()
    exploration: tuple[PileDef, ...] = ()
    order: Literal["first_is_top", "first_is_bottom"] = "first_is_top"
    level: Level | None = None
    intro: Title = ""
    won: Title = ""
    lost: Title = ""
    note: str = ""
    state: CardCompleteness = "stub"


@dataclass(frozen=True, slots=True)
class DiceFaces:
    """The six faces of each die, once the owner has typed them."""

    hero: tuple[HeroFace, ...] | None = None
    enemy: tuple[EnemyFace, ...] | None = None


Definition = HeroCard | ActivationCard | EnemyCard | LocationCard | ExplorationCard | ConditionCard | QuestSheet
D = TypeVar("D", bound=Definition)
CARD_KINDS: dict[str, type[Definition]] = {
    "heroes": HeroCard,
    "activation": ActivationCard,
    "enemies": EnemyCard,
    "locations": LocationCard,
    "exploration": ExplorationCard,
    "conditions": ConditionCard,
    "quests": QuestSheet,
}
"""The kinds of cards, by the name of their list in a pack."""
PRINTED_NUMBERS: dict[str, tuple[str, ...]] = {
    "heroes": ("health",),
    "enemies": ("attack", "health", "resistance"),
    "locations": ("spawn_engaged", "spawn_shadows", "exploration"),
}
"""The numbers that a card of a kind shows."""


class Card:
    """A card with its effects read. Cards never change; learning something makes a new one."""

    __slots__ = (
        "definition",
        "does",
        "id",
        "keywords",
        "kind",
        "name",
        "on",
        "passives",
        "title_words",
        "titles",
        "traits",
    )

    def __init__(self, kind: str, definition: Definition, name: Message | None = None) -> None:
        self.kind, self.id = kind, definition.id
        # Screens read its fields without saying which kind of card they mean; the rules use `printed_as`.
        self.definition: Any = definition
        title = definition.title
        names = same_text_in_all_languages(title) if isinstance(title, str) else dict(title)
        # What nobody has typed has no title: it is called by what it is.
        self.name: Argument = names if name is None else name
        self.titles = frozenset(word.casefold() for word in names.values())
        self.title_words = self.titles | {self.id}
        self.traits = frozenset(trait.casefold() for trait in getattr(definition, "traits", ()))
        self.on: dict[Trigger, Effects] = {
            read_trigger(k): effects_from_text_or_json(e) for k, e in definition.on.items()
        }
        self.passives: tuple[Passive, ...] = tuple(map(read_passive, definition.passive))
        self.keywords: dict[str, Effects] = {
            word: effects_from_text_or_json(effects) for word, effects in getattr(definition, "keywords", {}).items()
        }
        does = getattr(definition, "does", None)
        self.does: Effects | None = effects_from_text_or_json(does) if does is not None else None

    def __repr__(self) -> str:
        return f"Card({self.id})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and (self.kind, self.definition) == (other.kind, other.definition)

    __hash__ = None  # type: ignore[assignment]

    def printed_as(self, kind: type[D]) -> D:
        """What is printed on it, as the kind of card that it must be."""
        assert isinstance(self.definition, kind), (self.id, kind)
        return self.definition

    @property
    def count(self) -> int:
        """How many of it there are."""
        return int(getattr(self.definition, "count", getattr(self.definition, "copies", 1)))

    def number(self, name: str) -> int | None:
        """A printed number; None where it has not been typed."""
        value = getattr(self.definition, name)
        return None if value is None else int(value)


def iter_effect_fields(definition: Definition) -> Iterator[tuple[tuple[str | int, ...], object]]:
    """Where effects stand on a card, and what stands there."""
    if isinstance(definition, ActivationCard) and definition.does is not None:
        yield ("does",), definition.does
    if isinstance(definition, EnemyCard):
        for word, effects in definition.keywords.items():
            yield ("keywords", word), effects
    for trigger, effects in definition.on.items():
        yield ("on", trigger), effects


def replace_card_fields(definition: Definition, given: Mapping[str, object]) -> dict[str, object]:
    """The plain fields of a card with some of them replaced."""
    known = {f.name for f in fields(definition)}
    return {**to_plain(definition), **{name: value for name, value in given.items() if name in known}}

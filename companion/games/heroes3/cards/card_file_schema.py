"""The cards of heroes as they are written in `content/heroes3/`, with the tables that belong to them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from companion.games.heroes3.cards.unit_file_schema import Language
from companion.kernel.messages import Text

When = Literal["instant", "ongoing", "activation", "map", "permanent"]
School = Literal["air", "earth", "fire", "water", "any"]


@dataclass(frozen=True, slots=True)
class PlayDef:
    """One way to play a card: when, what it does, its `strength` by power, and the creatures it counts `double` for."""

    when: When
    does: str
    strength: dict[str, int | str] = field(default_factory=dict)
    double: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SkillDef:
    """A Statistic or Ability card. Its empowered card has the expert effect, either effect, or one of its `own`."""

    id: str
    name: Text
    boxes: tuple[str, ...]
    basic: PlayDef
    expert: PlayDef
    empowered: Literal["expert", "either", "own"]
    ours: tuple[Language, ...] = ()
    own: PlayDef | None = None


@dataclass(frozen=True, slots=True)
class SpellDef:
    """A spell; `ai` is how an AI hero uses it."""

    id: str
    name: Text
    school: School
    level: Literal["basic", "expert"]
    boxes: tuple[str, ...]
    ai: Literal["harmful", "helpful", "several", "defence", "healing", "buff", "weakening", "none"]
    play: PlayDef
    ours: tuple[Language, ...] = ()


@dataclass(frozen=True, slots=True)
class ArtifactDef:
    """An artifact: one of its two effects is played."""

    id: str
    name: Text
    level: Literal["minor", "major", "relic"]
    boxes: tuple[str, ...]
    plays: tuple[PlayDef, ...]
    ours: tuple[Language, ...] = ()


@dataclass(frozen=True, slots=True)
class HordeDef:
    """What a unit becomes while a Specialty card lies on it: its name and figures, and on which sides it may lie."""

    id: str
    name: Text
    creature: str
    sides: tuple[str, ...]
    attack: int
    defense: int
    health: int
    initiative: int
    ours: tuple[Language, ...] = ()


@dataclass(frozen=True, slots=True)
class HeroDef:
    """The Specialty cards of a hero, each with the ways to play it; `unread` are those nobody read on the card."""

    id: str
    hero: str
    faction: str
    name: Text
    boxes: tuple[str, ...]
    I: tuple[PlayDef, ...]  # noqa: E741 (the level as it is printed)
    IV: tuple[PlayDef, ...]
    VI: tuple[PlayDef, ...]
    ours: tuple[Language, ...] = ()
    unread: tuple[Literal["I", "IV", "VI"], ...] = ()


@dataclass(frozen=True, slots=True)
class MachineDef:
    """A war machine: its two prices in gold, and when it acts."""

    id: str
    name: Text
    boxes: tuple[str, ...]
    factory: int
    trading_post: int
    acts: Literal["always", "start", "once"]
    does: str
    ours: tuple[Language, ...] = ()


@dataclass(frozen=True, slots=True)
class AiCardDef:
    """An AI card: what it does and how much, by difficulty; `again` shuffles it back in the first combat round."""

    id: str
    name: Text
    type: Literal["might", "magic", "skill"]
    does: Literal["attack", "defend-healthiest", "defend-next", "cast", "skill"]
    amount: dict[str, int]
    ours: tuple[Language, ...] = ()
    again: tuple[str, ...] = ()


# --- the files -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StatisticFile:
    """statistics.yaml."""

    source: str
    statistics: tuple[SkillDef, ...]


@dataclass(frozen=True, slots=True)
class AbilityFile:
    """abilities.yaml."""

    source: str
    abilities: tuple[SkillDef, ...]


@dataclass(frozen=True, slots=True)
class SpellFile:
    """spells.yaml."""

    source: str
    spells: tuple[SpellDef, ...]


@dataclass(frozen=True, slots=True)
class ArtifactFile:
    """artifacts.yaml."""

    source: str
    artifacts: tuple[ArtifactDef, ...]


@dataclass(frozen=True, slots=True)
class SpecialtyFile:
    """specialties.yaml."""

    source: str
    families: dict[str, tuple[str, ...]]
    hordes: tuple[HordeDef, ...]
    heroes: tuple[HeroDef, ...]


@dataclass(frozen=True, slots=True)
class MachineFile:
    """war_machines.yaml."""

    source: str
    war_machines: tuple[MachineDef, ...]


@dataclass(frozen=True, slots=True)
class AiCardFile:
    """ai_cards.yaml."""

    source: str
    ai_cards: tuple[AiCardDef, ...]


@dataclass(frozen=True, slots=True)
class DifficultyFile:
    """difficulty.yaml: the neutral cards of each tier that guard a field, by its level and the difficulty."""

    source: str
    difficulties: dict[str, Text]
    fields: dict[str, dict[str, dict[str, int]]]
    ours: tuple[Language, ...] = ()

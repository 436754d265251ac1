"""The shape of the files of the map part in `content/heroes3/`; places and tiles are in `map_file_schemas.py`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from companion.games.heroes3.adventure.content.triggered_effect_loading import TimedEffectDef
from companion.games.heroes3.cards.unit_file_schema import Language
from companion.kernel.messages import Text

Resource = Literal["gold", "materials", "valuables"]
Level = Literal["I", "II", "III", "IV", "V", "VI", "VII"]


@dataclass(frozen=True, slots=True)
class EntryDef:
    """What every entry has: `deeds` is what it does, `tell` what the table does about an `ask-table` among them."""

    id: str
    name: Text
    ours: tuple[Language, ...] = ()
    deeds: tuple[TimedEffectDef, ...] = ()
    tell: Text = field(default_factory=dict)


# --- towns and heroes ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildingDef(EntryDef):
    """A building; dwellings have the tier that they let recruit."""

    kind: Literal["city-hall", "citadel", "mage-guild", "dwelling", "special"]
    cost: dict[Resource, int]
    tier: Literal["", "bronze", "silver", "gold"] = ""


@dataclass(frozen=True, slots=True)
class TownFile:
    """towns.yaml."""

    source: str
    towns: dict[str, tuple[BuildingDef, ...]]


@dataclass(frozen=True, slots=True)
class HeroBoardDef:
    """A hero board: the numbers of Attack, Defense, Power and Knowledge cards, and the starting Ability."""

    id: str
    name: str
    faction: str
    type: Literal["might", "magic"]
    profession: str
    statistics: tuple[int, ...]
    ability: str
    box: str


@dataclass(frozen=True, slots=True)
class HeroFile:
    """heroes.yaml."""

    source: str
    professions: dict[str, Text]
    heroes: tuple[HeroBoardDef, ...]
    ours: tuple[Language, ...] = ()


@dataclass(frozen=True, slots=True)
class LevelDef:
    """A level: hand limit and expert uses, and what comes on reaching it."""

    level: Level
    hand: int
    expert: int
    search: int = 0
    specialty: Literal["", "I", "IV", "VI"] = ""


@dataclass(frozen=True, slots=True)
class LevelFile:
    """levels.yaml."""

    source: str
    experience_per_level: int
    main_movement: int
    secondary_movement: int
    secondary_cost: int
    levels: tuple[LevelDef, ...]


# --- the calendar --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class AstrologerDef(EntryDef):
    """An Astrologers Proclaim card; `redraw` is when another one is drawn in its place."""

    box: str
    redraw: Literal["", "first-astrologers", "no-sea", "campaign", "easy", "impossible"] = ""


@dataclass(frozen=True, slots=True)
class AstrologerFile:
    """astrologers.yaml."""

    source: str
    astrologers: tuple[AstrologerDef, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EventDef(EntryDef):
    """An Event card."""

    box: str
    who: Literal["all", "choose", "pass", "drawer"]


@dataclass(frozen=True, slots=True)
class EventFile:
    """events.yaml."""

    source: str
    events: tuple[EventDef, ...]


# --- scenarios and optional rules ----------------------------------------------------------------

Mode = Literal["clash", "campaign", "alliance", "cooperative", "tournament", "unknown"]


@dataclass(frozen=True, slots=True)
class StartDef:
    """What a scenario begins with; `carried` from the one before it, with `resources` on top."""

    resources: dict[Resource, int]
    income: dict[Resource, int]
    units: tuple[str, ...] = ()
    buildings: tuple[Literal["bronze", "silver", "gold", "citadel", "city-hall", "mage-guild"], ...] = ()
    carried: bool = False


@dataclass(frozen=True, slots=True)
class AiDef:
    """The AI hero of a scenario; `elsewhere` are parts that only the scenario's own page tells."""

    army: tuple[str, ...] = ()
    deck: dict[Literal["might", "magic", "skill"], int] = field(default_factory=dict)
    spells: dict[str, int] = field(default_factory=dict)
    skills: tuple[str, ...] = ()
    elsewhere: tuple[Literal["army", "deck", "spells", "skills"], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ScenarioDef:
    """A scenario; of official ones only names, players and heroes are known."""

    id: str
    name: Text
    mode: Mode
    players: tuple[int, ...]
    campaign: str = ""
    number: int = 0
    factions: tuple[str, ...] = ()
    heroes: tuple[str, ...] = ()
    enemies: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()
    box: str = ""
    start: StartDef | None = None
    ai: AiDef | None = None


@dataclass(frozen=True, slots=True)
class ScenarioFile:
    """scenarios.yaml."""

    source: str
    modes: dict[Mode, Text]
    campaigns: dict[str, Text]
    start_bonus: dict[str, tuple[TimedEffectDef, ...]]
    bonus_tell: dict[str, Text]
    official: tuple[ScenarioDef, ...]
    fan_made: tuple[ScenarioDef, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionalRuleDef(EntryDef):
    """An optional rule: what it makes of the game, and what carries it out."""

    effect: Literal["harder", "easier", "variant"]
    where: Literal["sheet", "combat", "both"]


@dataclass(frozen=True, slots=True)
class OptionalRuleFile:
    """optional_rules.yaml."""

    source: str
    optional_rules: tuple[OptionalRuleDef, ...]


# --- tables and morale ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RateDef:
    """A line of the trade table: `pay` of one resource buys `gain` of another."""

    give: Resource
    get: Resource
    pay: int
    gain: int


@dataclass(frozen=True, slots=True)
class DieDef:
    """A die: faces to read, or effects that its faces have."""

    id: str
    name: Text
    ours: tuple[Language, ...] = ()
    faces: tuple[str, ...] = ()
    does: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TableFile:
    """tables.yaml."""

    source: str
    resources: dict[Resource, Text]
    trade: tuple[RateDef, ...]
    production: dict[Resource, int]
    dice: tuple[DieDef, ...]
    ours: tuple[Language, ...] = ()


Morale = Literal["none", "positive", "negative"]


@dataclass(frozen=True, slots=True)
class MoraleCardDef:
    """A morale card of the Battlefield box; `battlefield` ones count in its own modes only."""

    id: str
    morale: Literal["positive", "negative"]
    battlefield: bool
    tell: Text


@dataclass(frozen=True, slots=True)
class MoraleFile:
    """morale.yaml."""

    source: str
    immune: tuple[str, ...]
    gain: dict[Literal["positive", "negative"], dict[Morale, Morale]]
    disputed: Text
    most_positive: int
    cards: tuple[MoraleCardDef, ...]


@dataclass(frozen=True, slots=True)
class AdventureCardDef:
    """An Adventure card: an event tells what it does, a combat has `rewards` by combat power and a `basic` one."""

    id: str
    kind: Literal["event", "combat"]
    name: Text
    tell: Text = field(default_factory=dict)
    rewards: dict[str, Text] = field(default_factory=dict)
    basic: Text = field(default_factory=dict)
    ours: tuple[Language, ...] = ()


@dataclass(frozen=True, slots=True)
class AdventureFile:
    """adventure.yaml."""

    source: str
    cards: tuple[AdventureCardDef, ...]

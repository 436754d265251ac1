"""More dialogs of the map part: tables and dice, places of the map, combats, AI heroes, carried cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.state import HeroKind

TablePage = Literal["", "difficulty", "trade", "dice", "levels", "places", "search", "machines", "ai", "rules"]
FightKind = Literal["neutral", "heroes", "ai-hero", "bank"]
Outcome = Literal["victory", "defeat", "retreat", "surrender", "surrendered"]


@dataclass(frozen=True, slots=True)
class ReferenceTablesDialog:
    """The tables at the back of the book; `page` is the one that is open.

    `have` and `want` are on the scales of trade, `rolled` are the faces of `die` that came up last.
    """

    page: TablePage = ""
    seat: str = ""
    typed: str = ""
    have: Purse = field(default_factory=Purse)
    want: Purse = field(default_factory=Purse)
    die: str = "resource"
    count: int = 1
    rolled: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class VisitPlaceDialog:
    """A hero visits a place: which one, and what only the table sees of it."""

    seat: str = ""
    place: str = ""
    typed: str = ""
    hero: HeroKind = "main"
    taken_from: str = ""
    first: bool = True
    dice: int = 1
    stacked: int = 0


@dataclass(frozen=True, slots=True)
class GuardsChoice:
    """Who guards a place, where the table names them in the place of those of the field's level.

    `guards` are units: those of a `faction` in a Random Town, or any, found by letters (`naming`).
    """

    place: str = ""
    guards: tuple[str, ...] = ()
    faction: str = ""
    naming: bool = False
    unit_typed: str = ""


@dataclass(frozen=True, slots=True)
class BeginFightDialog(GuardsChoice):
    """A combat about to begin: with which hero, against whom, and for which place."""

    seat: str = ""
    hero: HeroKind = "main"
    kind: FightKind = "neutral"
    level: str = "I"
    enemy: str = ""
    enemy_hero: HeroKind = "main"
    bank: str = ""
    own_town: bool = False
    garrison: bool = False
    typed: str = ""
    dice: int = 1


@dataclass(frozen=True, slots=True)
class GuardsDialog(GuardsChoice):
    """Who guards the place of the open combat, named before it is fought in the app."""


@dataclass(frozen=True, slots=True)
class FightOutcomeDialog:
    """The outcome of a combat fought with cards.

    `lost` and `enemy_lost` say how often the card in that place of the unit deck was hit: a Pack becomes Few, then it
    is gone. `experience` is None while the rules say what it is, and so is `azure`: whether an azure unit was
    among the neutrals.
    """

    outcome: Outcome = "victory"
    lost: tuple[int, ...] = ()
    enemy_lost: tuple[int, ...] = ()
    movement: int = 0
    experience: int | None = None
    azure: bool | None = None
    stacked: int = 0


@dataclass(frozen=True, slots=True)
class AiHeroDialog:
    """An AI hero: its army and decks, and its turn on the map from what the table sees around it.

    `heroes` and `fields` are pairs of a name, as `acts.NearbyTarget` has it, and a distance; -1 is what is not there.
    """

    hero: str = ""
    heroes: tuple[tuple[str, int], ...] = ()
    fields: tuple[tuple[str, int], ...] = ()
    town: int = -1
    unknown: int = -1


@dataclass(frozen=True, slots=True)
class AiArmyDialog:
    """An AI hero put right: its army and its cards, found by letters, its level, and whether it is beaten."""

    hero: str = ""
    typed: str = ""
    spell_typed: str = ""
    skill_typed: str = ""


@dataclass(frozen=True, slots=True)
class CarriedCardsDialog:
    """After a scenario of a campaign: the cards that come along."""

    seat: str = ""
    cards: tuple[str, ...] = ()


MapOrCombatDialog = (
    ReferenceTablesDialog
    | VisitPlaceDialog
    | BeginFightDialog
    | GuardsDialog
    | FightOutcomeDialog
    | AiHeroDialog
    | AiArmyDialog
    | CarriedCardsDialog
)

"""How a combat begins: who fights whom, where and for what, and how the table reads the rules."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from companion.games.game_boxes import compute_content_stamp
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.combat.model.ai_conventions import Conventions
from companion.games.heroes3.combat.model.board import ALL, BY_NAME, CENTRE, CORNERS, HALF, NAVAL_GAP, TOWER
from companion.games.heroes3.combat.model.neutral_guards import LEVELS, creature_bank_names
from companion.games.heroes3.combat.model.refusals import NotAllowed, Occupied, TooMany, WrongPlace
from companion.games.heroes3.combat.model.unit_types import UnitType, require_unit_type, unit_type_by_key
from companion.kernel.game import CorrectedFigure, Setup
from companion.kernel.plain_data import BadShape, Plain, data_path_argument, from_plain, to_plain
from companion.kernel.refusals import Malformed, Unknown

GAME, ENGINE = "heroes3", "heroes3.combat"
MOST_UNITS = 5
"""So many units of an army fight: heroes3 6."""

Difficulty = Literal["easy", "normal", "hard", "impossible"]
SideName = Literal["mine", "theirs"]


@dataclass(frozen=True, slots=True)
class Settings:
    """How the table reads the rules, and the optional rules it plays by (docs/heroes3_combat.md).

    `paralysis_ends`: a paralysed unit recovers when it is attacked, or only when it takes damage. `retaliates_as`: a
    Pack that was flipped strikes back with its Few values or still with those of the Pack. `stop_before_dice` gives
    the table a moment for cards before each attack die. `conventions` say how AI units are played where the rulebook
    is silent.
    """

    dice: Literal["app", "table"] = "app"
    stop_before_dice: bool = False
    paralysis_ends: Literal["attacked", "damaged"] = "attacked"
    retaliates_as: Literal["few", "pack"] = "few"
    penalty_when_retaliating: bool = True
    flying_attack_then_move: bool = False
    die_changes_damage: bool = True
    every_attack_hurts: bool = False
    free_extension: bool = False
    conventions: Conventions = field(default_factory=Conventions)


@dataclass(frozen=True, slots=True)
class UnitCard:
    """A unit of an army that is not simply healthy and still to be placed."""

    unit: str
    space: str = ""
    damage: int = 0
    stack: str = ""
    paralysed: bool = False
    defending: bool = False
    acted: bool = False
    retaliated: bool = False
    poison: int = 0
    corrosion: int = 0


@dataclass(frozen=True, slots=True)
class Hero:
    """The hero who leads an army: level I to VII as a number, main or secondary, movement points left."""

    level: int = 1
    main: bool = True
    movement: int = 3
    faction: str = ""


@dataclass(frozen=True, slots=True)
class Army:
    """One side. `units` may be more than fight: those not placed stay in the unit deck, as do `others` more.

    `by` says who decides for it: people, or the rules for AI units. `deck` and `spells` are the AI hero's cards,
    `machines` war machines, `rerolls` how many attack dice the owner may roll again (a positive morale token is one).
    """

    units: tuple[str | UnitCard, ...] = ()
    by: Literal["people", "ai"] = "people"
    hero: Hero = field(default_factory=Hero)
    others: int = 0
    rerolls: int = 0
    machines: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Siege:
    """Walls, Gate and Arrow Tower of the defender. `gate` is a space of the middle row, or empty to be decided."""

    gate: str = ""
    walls: tuple[str, ...] | None = None
    tower: bool = True


@dataclass(frozen=True, slots=True)
class Fight:
    """One combat. `theirs` without units is drawn by level and difficulty, by the app or by the table (`drawn_by`).

    `open_round` begins in the middle: that combat round is running, the units stand as they are described, and the one
    on the space `acting` is the first to act. `guards` are neutral cards printed with the place: they join those that
    are drawn, in the place of one card of the tier `instead` (heroes3 7). `wards` hold for both sides all combat, by
    the astrologers' word (heroes3 1): more power for a school, Defense tokens that need no die.
    """

    kind: Literal["neutral", "heroes", "ai-hero", "bank"] = "neutral"
    level: Literal["", "I", "II", "III", "IV", "V", "VI", "VII"] = ""
    difficulty: Difficulty = "normal"
    mine: Army = field(default_factory=Army)
    theirs: Army = field(default_factory=lambda: Army(by="ai"))
    attacker: SideName = "mine"
    board: Literal["field", "naval", "bank"] = "field"
    siege: Siege | None = None
    bank: str = ""
    stacked: int | None = None
    drawn_by: Literal["app", "table"] = "app"
    own_town: bool = False
    open_round: int = 0
    acting: str = ""
    guards: tuple[str, ...] = ()
    instead: Literal["", "bronze", "silver", "gold", "azure"] = ""
    wards: tuple[Literal["power-air", "power-earth", "power-fire", "power-water", "sure-tokens"], ...] = ()


@dataclass(frozen=True, slots=True)
class CombatSetup:
    """What a table of the engine is set up with. `boxes` are those on the table; none named means all.

    `corrections` are those of the setup: the figures that this table plays instead of the printed ones. `sheet` is the
    table of the map part that the combat belongs to; its outcome goes back there. `discarded` are neutral cards that
    lie on the discard piles of their decks as the combat begins, `held` those that players have in their unit decks.
    """

    fight: Fight = field(default_factory=Fight)
    settings: Settings = field(default_factory=Settings)
    boxes: tuple[str, ...] = ()
    corrections: tuple[CorrectedFigure, ...] = ()
    sheet: str = ""
    discarded: tuple[str, ...] = ()
    held: tuple[str, ...] = ()


def build_setup(body: CombatSetup, seed: int) -> Setup:
    """The setup of a table."""
    return Setup(GAME, ENGINE, seed, to_plain(body), compute_content_stamp())


class Layout:
    """Everything about a table that never changes. All copies of a position share it."""

    def __init__(self, body: CombatSetup, rules_version: int | None = None) -> None:
        self.rules_version = rules_version
        self.body, self.settings = body, body.settings
        self.app_dice = body.settings.dice == "app"
        # G6 of heroes3 13.2: a table may play without retaliation by AI units.
        self.no_ai_retaliation = body.settings.conventions.retaliation == "never"
        self.at_once = self.app_dice and not body.settings.stop_before_dice

    def kind(self, key: str) -> UnitType:
        """A unit by its exact id."""
        return unit_type_by_key(key, self.body.corrections)

    def kind_of(self, typed: str) -> UnitType:
        """A unit as people type it, or a refusal with the nearest names."""
        return require_unit_type(typed, self.body.corrections)

    def write_fight(self, fight: Fight) -> Plain:
        """A fight as plain data."""
        plain: Plain = to_plain(fight)
        return plain

    def read_fight(self, data: object) -> Fight:
        """A fight from plain data."""
        return from_plain(Fight, data)


def placement_zone_mask(fight: Fight, side: int) -> int:
    """Where a side may be placed. heroes3 8 and 11."""
    if fight.board == "bank":
        return CENTRE if side == 0 else CORNERS
    return HALF[side]


def missing_space_mask(fight: Fight) -> int:
    """Spaces that the board does not have."""
    return NAVAL_GAP if fight.board == "naval" else 0


def army_unit_cards(army: Army) -> list[UnitCard]:
    """The units of an army, each with its state."""
    return [unit if isinstance(unit, UnitCard) else UnitCard(unit) for unit in army.units]


def parse_combat_setup(setup: Setup) -> CombatSetup:
    """The body of a setup, checked."""
    try:
        body = from_plain(CombatSetup, setup.body)
    except BadShape as bad:
        fault = bad.faults[0]
        raise Malformed(
            "h3-bad-setup", field=data_path_argument(fault.path), found=fault.found, expected=fault.expected
        ) from bad
    check_fight(body.fight)
    return replace(body, corrections=setup.corrections)


def check_fight(fight: Fight) -> None:
    """Refuse armies and boards that cannot be."""
    taken: dict[str, str] = {}
    for side, army in enumerate((fight.mine, fight.theirs)):
        units = army_unit_cards(army)
        placed = [card for card in units if card.space]
        if len(placed) > MOST_UNITS or (army.by == "ai" and len(units) > MOST_UNITS):
            raise TooMany("h3-too-many-units", "6", found=len(units), most=MOST_UNITS)
        for card in units:
            require_unit_type(card.unit)
            _check_space(card, taken, missing_space_mask(fight))
            if card.space and not fight.open_round and not placement_zone_mask(fight, side) >> BY_NAME[card.space] & 1:
                raise WrongPlace("h3-wrong-place", "8", unit=require_unit_type(card.unit).name, space=card.space)
        if not 1 <= army.hero.level <= len(LEVELS):
            raise Malformed("h3-bad-setup", field="hero.level", found=str(army.hero.level), expected="1 - 7")
        _check_machines(army)
        _check_deck(army)
    if not fight.mine.units:
        raise TooMany("h3-no-units", "8")
    for guard in fight.guards:
        require_unit_type(guard)
    _check_siege(fight.siege)
    _check_enemy(fight)


def _check_space(card: UnitCard, taken: dict[str, str], gaps: int) -> None:
    if not card.space:
        return
    if card.space not in BY_NAME or card.space == TOWER:
        raise Unknown("h3-no-space", found=card.space)
    if gaps >> BY_NAME[card.space] & 1 or not ALL >> BY_NAME[card.space] & 1:
        raise WrongPlace("h3-space-missing", "11", space=card.space)
    if card.space in taken:
        raise Occupied("h3-occupied", "8", space=card.space)
    taken[card.space] = card.unit


def _check_machines(army: Army) -> None:
    for machine in army.machines:
        if machine not in load_cards().machines:
            raise NotAllowed("h3-no-machine", "12", machine=machine)


def _check_deck(army: Army) -> None:
    for card in army.deck:
        if card not in load_cards().ai:
            raise Malformed("h3-bad-setup", field="deck", found=card, expected=", ".join(load_cards().ai))


def _check_siege(siege: Siege | None) -> None:
    if siege is None:
        return
    for space in (*((siege.gate,) if siege.gate else ()), *(siege.walls or ())):
        if space not in BY_NAME or space == TOWER:
            raise Unknown("h3-no-space", found=space)


def _check_enemy(fight: Fight) -> None:
    if fight.kind == "bank":
        if not fight.theirs.units and fight.bank not in creature_bank_names():
            raise Unknown("h3-no-bank", found=fight.bank, options=", ".join(creature_bank_names()))
    elif not fight.theirs.units and (fight.kind != "neutral" or not fight.level):
        raise Malformed("h3-no-enemy", options=", ".join(LEVELS))

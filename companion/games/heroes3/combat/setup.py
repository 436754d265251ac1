"""How a combat begins: who fights whom, where and for what, and how the table reads the rules."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Literal

from companion.games.heroes3.chair.conventions import Conventions
from companion.games.heroes3.combat.board import ALL, BY_NAME, CENTRE, CORNERS, HALF, NAVAL_GAP, TOWER
from companion.games.heroes3.combat.kinds import Kind, kind_by_key, kind_of
from companion.games.heroes3.combat.muster import LEVELS, bank_names
from companion.games.heroes3.combat.refusals import Occupied, TooMany, WrongPlace
from companion.games.shelf import content_stamp
from companion.kernel.game import Corrected, Setup
from companion.kernel.plain import BadShape, from_plain, place_of, to_plain
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
class Body:
    """What a table of the engine is set up with. `boxes` are those on the table; none named means all.

    `corrections` are those of the setup: the figures that this table plays instead of the printed ones. `sheet` is the
    table whose evening the combat belongs to; its outcome goes back there. `discarded` are neutral cards that lie on
    the discard piles of their decks as the combat begins, `held` those in nobody's deck because players have them.
    """

    fight: Fight = field(default_factory=Fight)
    settings: Settings = field(default_factory=Settings)
    boxes: tuple[str, ...] = ()
    corrections: tuple[Corrected, ...] = ()
    sheet: str = ""
    discarded: tuple[str, ...] = ()
    held: tuple[str, ...] = ()


def lay(body: Body, seed: int) -> Setup:
    """The setup of a table."""
    return Setup(GAME, ENGINE, seed, to_plain(body), content_stamp())


class Layout:
    """Everything about a table that never changes. All copies of a position share it."""

    def __init__(self, body: Body) -> None:
        self.body, self.settings = body, body.settings
        self.app_dice = body.settings.dice == "app"
        # G6 of heroes3 13.2: a table may play without retaliation by AI units.
        self.no_ai_retaliation = body.settings.conventions.retaliation == "never"
        self.at_once = self.app_dice and not body.settings.stop_before_dice

    def kind(self, key: str) -> Kind:
        """A unit by its exact id."""
        return kind_by_key(key, self.body.corrections)

    def kind_of(self, typed: str) -> Kind:
        """A unit as people type it, or a refusal with the nearest names."""
        return kind_of(typed, self.body.corrections)

    def write_fight(self, fight: Fight) -> Any:
        """A fight as plain data."""
        return to_plain(fight)

    def read_fight(self, data: object) -> Fight:
        """A fight from plain data."""
        return from_plain(Fight, data)


def zone(fight: Fight, side: int) -> int:
    """Where a side may be placed. heroes3 8 and 11."""
    if fight.board == "bank":
        return CENTRE if side == 0 else CORNERS
    return HALF[side]


def missing(fight: Fight) -> int:
    """Spaces that the board does not have."""
    return NAVAL_GAP if fight.board == "naval" else 0


def unit_cards(army: Army) -> list[UnitCard]:
    """The units of an army, each with its state."""
    return [unit if isinstance(unit, UnitCard) else UnitCard(unit) for unit in army.units]


def read_body(setup: Setup) -> Body:
    """The body of a setup, checked."""
    try:
        body = from_plain(Body, setup.body)
    except BadShape as bad:
        fault = bad.faults[0]
        raise Malformed("h3-bad-setup", field=place_of(fault.path), found=fault.found, expected=fault.expected) from bad
    check_fight(body.fight)
    return replace(body, corrections=setup.corrections)


def check_fight(fight: Fight) -> None:
    """Refuse armies and boards that cannot be."""
    taken: dict[str, str] = {}
    for side, army in enumerate((fight.mine, fight.theirs)):
        cards = unit_cards(army)
        placed = [card for card in cards if card.space]
        if len(placed) > MOST_UNITS or (army.by == "ai" and len(cards) > MOST_UNITS):
            raise TooMany("h3-too-many-units", "6", found=len(cards), most=MOST_UNITS)
        for card in cards:
            kind_of(card.unit)
            _check_space(card, taken, missing(fight))
            if card.space and not fight.open_round and not zone(fight, side) >> BY_NAME[card.space] & 1:
                raise WrongPlace("h3-wrong-place", "8", unit=kind_of(card.unit).name, space=card.space)
        if not 1 <= army.hero.level <= len(LEVELS):
            raise Malformed("h3-bad-setup", field="hero.level", found=str(army.hero.level), expected="1 - 7")
    if not fight.mine.units:
        raise TooMany("h3-no-units", "8")
    for guard in fight.guards:
        kind_of(guard)
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


def _check_enemy(fight: Fight) -> None:
    if fight.kind == "bank":
        if not fight.theirs.units and fight.bank not in bank_names():
            raise Unknown("h3-no-bank", found=fight.bank, options=", ".join(bank_names()))
    elif not fight.theirs.units and (fight.kind != "neutral" or not fight.level):
        raise Malformed("h3-no-enemy", options=", ".join(LEVELS))

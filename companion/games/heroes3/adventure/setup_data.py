"""The set-up of a game: mode, scenario, who plays what, the optional rules, and how the table reads the book."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from companion.games.game_boxes import compute_content_stamp
from companion.games.heroes3.adventure.purse import Purse
from companion.kernel.game import CorrectedFigure, Setup
from companion.kernel.messages import Text
from companion.kernel.plain_data import BadShape, data_path_argument, from_plain, to_plain
from companion.kernel.refusals import Malformed

GAME, ENGINE = "heroes3", "heroes3.sheet"
Mode = Literal["clash", "campaign", "alliance", "cooperative", "tournament"]
Difficulty = Literal["easy", "normal", "hard", "impossible"]


@dataclass(frozen=True, slots=True)
class Settings:
    """How the table plays, and how it reads the book where sources differ (docs/rules_decisions.md).

    `dice`: who rolls; `cards`: who draws Astrologers, Event and Pandora cards. `second_negative`: whether the morale
    token stays after a second negative one, which costs the hand (heroes3 2). `ai_army`: whether an AI hero has the
    scenario's army in every combat, or keeps its losses (heroes3 13.5). `morale`: tokens, or the cards of the
    Battlefield box in their place (heroes3 2).
    """

    dice: Literal["app", "table"] = "app"
    cards: Literal["app", "table"] = "table"
    second_negative: Literal["stays", "goes"] = "stays"
    ai_army: Literal["static", "losses"] = "static"
    morale: Literal["tokens", "cards"] = "tokens"


@dataclass(frozen=True, slots=True)
class CampaignCarryOver:
    """What a player brings from the scenario before. heroes3 12.

    The deck with its empowered Statistics; where the scenario says so, what was left of resources and units.
    """

    cards: tuple[str, ...] = ()
    resources: Purse = field(default_factory=Purse)
    units: tuple[str, ...] = ()
    empowered: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerSetup:
    """A player: `id` is what acts call the seat, `hero` the main hero's board, `team` the side in an Alliance."""

    id: str
    name: str
    faction: str
    hero: str
    team: str = ""
    carried: CampaignCarryOver | None = None


@dataclass(frozen=True, slots=True)
class StartingPosition:
    """What everybody begins with.

    Units are `castle:halberdiers/few`, or `bronze/pack` for one of the own choice; buildings are kinds (`city-hall`,
    `citadel`, `mage-guild`) or tiers of dwellings (`bronze`).
    """

    resources: Purse = field(default_factory=Purse)
    income: Purse = field(default_factory=lambda: Purse(10))
    units: tuple[str, ...] = ()
    buildings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundEvent:
    """Something that the scenario brings in a round, in the table's own words."""

    round: int
    text: Text


@dataclass(frozen=True, slots=True)
class AiHero:
    """An AI hero: a static army, the decks that the scenario names, and nothing else. heroes3 13.4 and 13.5.

    `deck` counts its Might, Magic and Skill cards; `elsewhere` names parts that only the scenario's page tells.
    """

    id: str
    name: Text
    level: int = 1
    army: tuple[str, ...] = ()
    deck: dict[str, int] = field(default_factory=dict)
    spells: dict[str, int] = field(default_factory=dict)
    skills: tuple[str, ...] = ()
    elsewhere: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AdventureSetup:
    """What a table of the engine is set up with.

    `scenario` is an id of scenarios.yaml, or empty for one of the table's own; what it brings is written out in
    `start`, `rounds` (0: no limit), `events` and `victory`, so that a table never depends on later content. `rules`
    are the optional rules in force, `boxes` those on the table.
    """

    players: tuple[PlayerSetup, ...]
    mode: Mode = "clash"
    difficulty: Difficulty = "normal"
    scenario: str = ""
    title: Text = field(default_factory=dict)
    start: StartingPosition = field(default_factory=StartingPosition)
    rounds: int = 0
    events: tuple[RoundEvent, ...] = ()
    victory: Text = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    boxes: tuple[str, ...] = ("core",)
    ai: tuple[AiHero, ...] = ()
    settings: Settings = field(default_factory=Settings)
    corrections: tuple[CorrectedFigure, ...] = ()


def build_setup(body: AdventureSetup, seed: int) -> Setup:
    """The setup of a table."""
    # The mode is always written, so that a list of tables can name it.
    return Setup(GAME, ENGINE, seed, {**to_plain(body), "mode": body.mode}, compute_content_stamp())


def parse_setup(setup: Setup) -> AdventureSetup:
    """The body of a setup, checked for its shape; `scenario/setup_checks.py` refuses what cannot be played."""
    try:
        return replace(from_plain(AdventureSetup, setup.body), corrections=setup.corrections)
    except BadShape as bad:
        fault = bad.faults[0]
        raise Malformed(
            "h3s-bad-setup", field=data_path_argument(fault.path), found=fault.found, expected=fault.expected
        ) from bad


class Layout:
    """Everything about a table that never changes. All copies of a position share it."""

    def __init__(self, body: AdventureSetup, rules_version: int | None = None) -> None:
        self.rules_version = rules_version
        self.body, self.settings = body, body.settings
        self.rules = frozenset(body.rules)
        self.morale_cards = body.settings.morale == "cards"
        self.chairs = {chair.id: chair for chair in body.players}
        self.ai = {hero.id: hero for hero in body.ai}

    def names(self, seat: str) -> str:
        """What a player is called."""
        return self.chairs[seat].name

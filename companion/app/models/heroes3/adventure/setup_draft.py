"""The set-up draft of the map part of Heroes III: what was chosen so far, and what there is to choose from."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.games.heroes3.adventure.content.file_schemas import ScenarioDef
from companion.games.heroes3.adventure.content.heroes_and_starting_decks import HeroBoard, heroes_by_id
from companion.games.heroes3.adventure.content.scenarios import get_scenario_content
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.scenario.setup_checks import PLAYERS
from companion.games.heroes3.adventure.setup_data import CampaignCarryOver, Difficulty, Mode, Settings
from companion.games.heroes3.cards.unit_cards import FACTIONS, load_units

MODES: tuple[Mode, ...] = ("clash", "alliance", "cooperative", "campaign", "tournament")
USUAL: dict[Mode, int] = {"clash": 2, "alliance": 4, "cooperative": 2, "campaign": 1, "tournament": 2}
"""How many sit down where nobody has been named yet. heroes3 1 and 12."""
WITH_AI: tuple[Mode, ...] = ("campaign", "cooperative")
"""Where AI heroes may play. heroes3 13."""
TEAMS = ("first", "second")
TIER_UNITS = ("bronze/few", "bronze/pack", "silver/few", "silver/pack", "gold/few", "gold/pack")
BUILDINGS = ("bronze", "silver", "gold", "citadel", "city-hall", "mage-guild")
MOST_RESOURCES, MOST_ROUNDS, MOST_AI = 99, 30, 3


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: name, faction, hero, the side in an Alliance, and what comes along from the scenario before."""

    name: str
    faction: str = ""
    hero: str = ""
    team: str = TEAMS[0]
    carried: CampaignCarryOver | None = None


@dataclass(frozen=True, slots=True)
class EventDraft:
    """What the scenario brings in a round, in the words of whoever typed it."""

    round: int = 2
    text: str = ""


@dataclass(frozen=True, slots=True)
class AiDraft:
    """An AI hero as it is typed; `elsewhere` are parts for which the scenario's own page is needed."""

    id: str = "ai"
    name: str = ""
    level: int = 1
    army: tuple[str, ...] = ()
    might: int = 4
    magic: int = 0
    skill: int = 0
    spells: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    elsewhere: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Draft:
    """Everything chosen so far. The beginning is one of ours, so that a game starts at once.

    The production is the book's (heroes3 12); what a scenario prints takes the place of the rest.
    """

    mode: Mode = "clash"
    scenario: str = ""
    difficulty: Difficulty = "normal"
    seats: tuple[Seat, ...] = ()
    boxes: tuple[str, ...] = ("core",)
    rules: tuple[str, ...] = ()
    settings: Settings = field(default_factory=Settings)
    title: str = ""
    resources: Purse = field(default_factory=lambda: Purse(15, 3, 1))
    income: Purse = field(default_factory=lambda: Purse(10))
    units: tuple[str, ...] = ("bronze/few", "bronze/few")
    buildings: tuple[str, ...] = ("bronze",)
    rounds: int = 0
    events: tuple[EventDraft, ...] = ()
    victory: str = ""
    ai: tuple[AiDraft, ...] = ()


def list_game_box_ids() -> list[str]:
    """The boxes that can lie on the table."""
    return list(load_units().file.boxes)


def find_game_box_of_faction(faction: str) -> str:
    """The box that brings a faction."""
    return load_units().file.groups[faction].box


def list_factions_in_game_boxes(boxes: tuple[str, ...]) -> list[str]:
    """The factions that these boxes bring, in the order of the boxes."""
    return [faction for faction in FACTIONS if find_game_box_of_faction(faction) in boxes]


def list_heroes_in_game_boxes(faction: str, boxes: tuple[str, ...]) -> list[HeroBoard]:
    """The heroes of a faction that these boxes bring, those of might first."""
    found = [hero for hero in heroes_by_id().values() if hero.faction == faction and hero.box in boxes]
    return sorted(found, key=lambda hero: (hero.type != "might", hero.name["en"]))


def list_scenarios_of_mode(mode: Mode) -> list[ScenarioDef]:
    """The scenarios of a mode: those whose beginning is known first."""
    known = get_scenario_content()
    fitting = [found for found in known.by_id.values() if found.mode == mode]
    return sorted(fitting, key=lambda found: (found.campaign, found.id not in known.fan_made, found.number))


def get_player_limits(mode: Mode, scenario: ScenarioDef | None) -> tuple[int, int]:
    """The least and the most players."""
    if scenario is None or not scenario.players:
        return PLAYERS[mode]
    return min(scenario.players), max(scenario.players)

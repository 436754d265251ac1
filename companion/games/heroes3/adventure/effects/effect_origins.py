"""Origins of effects, written `building:castle:city-hall`, `place:windmill`, `astrologers:blue-sky`, `level:IV`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.content.scenarios import get_scenario_content
from companion.games.heroes3.adventure.content.towns import Building, require_town
from companion.games.heroes3.adventure.rules.round_calendar import astrologers_cards, event_cards
from companion.games.heroes3.cards.find_unit_or_card_by_name import card_name
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.kernel.messages import Argument, Text, message

RULES = {
    "building": "6", "place": "7", "astrologers": "1", "event": "1", "pandora": "7", "level": "3", "bonus": "12",
    "round": "12", "order": "1", "start": "12", "card": "4", "machine": "5", "unit": "6", "fight": "10",
    "scenario": "12", "rule": "12", "draw": "1",
}  # fmt: skip
"""The paragraph of each kind of source."""


def origin_name(source: str) -> Argument:
    """What an origin is called."""
    kind, _, what = source.partition(":")
    return _NAMES[kind](what) if kind in _NAMES else message("h3s-fx-source", kind=kind, what=what)


def origin_table_instructions(source: str) -> Text:
    """What only the table can do for this origin."""
    kind, _, what = source.partition(":")
    return _TELLS[kind](what) if kind in _TELLS else {}


def origin_rule_number(source: str) -> str:
    """The rule paragraph of an origin, such as `6`."""
    return RULES.get(source.partition(":")[0], "1")


def require_building(key: str) -> Building:
    """The building `castle:city-hall`."""
    faction, _, wanted = key.partition(":")
    return require_town(faction).building(wanted)


def _bonus(difficulty: str) -> Text:
    return next((bonus.tell for bonus in get_scenario_content().bonuses.get(difficulty, ()) if bonus.tell), {})


_NAMES: Mapping[str, Callable[[str], Argument]] = {
    "building": lambda what: require_building(what).name,
    "place": lambda what: get_map_content().place(what).name,
    "astrologers": lambda what: astrologers_cards()[what].name,
    "event": lambda what: event_cards()[what].name,
    "pandora": lambda what: get_map_content().pandora[what].name,
    "card": lambda what: card_name(load_cards().by_id[what]),
    "machine": lambda what: load_cards().machines[what].name,
    "unit": lambda what: load_units().by_key[what].name,
    "rule": lambda what: get_scenario_content().rules[what].name,
}
_TELLS: Mapping[str, Callable[[str], Text]] = {
    "building": lambda what: require_building(what).tell,
    "place": lambda what: get_map_content().place(what).tell,
    "astrologers": lambda what: astrologers_cards()[what].tell,
    "event": lambda what: event_cards()[what].tell,
    "pandora": lambda what: get_map_content().pandora[what].tell,
    "bonus": _bonus,
    "rule": lambda what: get_scenario_content().rules[what].tell,
}

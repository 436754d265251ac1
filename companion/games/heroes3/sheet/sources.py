"""What things come from: `building:castle:city-hall`, `place:windmill`, `astrologers:blue-sky`, `level:IV`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.heroes3.cards import cards
from companion.games.heroes3.evening.calendar import astrologers, events
from companion.games.heroes3.evening.places import places
from companion.games.heroes3.evening.scenarios import scenarios
from companion.games.heroes3.evening.towns import Building, town
from companion.games.heroes3.finding import card_name
from companion.games.heroes3.units import units
from companion.kernel.words import Argument, Text, message

RULES = {
    "building": "6", "place": "7", "astrologers": "1", "event": "1", "pandora": "7", "level": "3", "bonus": "12",
    "round": "12", "order": "1", "start": "12", "card": "4", "machine": "5", "unit": "6", "fight": "10",
    "scenario": "12", "rule": "12", "draw": "1",
}  # fmt: skip
"""The paragraph of each kind of source."""


def name(source: str) -> Argument:
    """What it is called."""
    kind, _, what = source.partition(":")
    return _NAMES[kind](what) if kind in _NAMES else message("h3s-fx-source", kind=kind, what=what)


def tell(source: str) -> Text:
    """What only the table can do about it."""
    kind, _, what = source.partition(":")
    return _TELLS[kind](what) if kind in _TELLS else {}


def rule(source: str) -> str:
    """The paragraph that it falls under, such as `6`."""
    return RULES.get(source.partition(":")[0], "1")


def building(key: str) -> Building:
    """The building `castle:city-hall`."""
    faction, _, wanted = key.partition(":")
    return town(faction).building(wanted)


def _bonus(difficulty: str) -> Text:
    return next((bonus.tell for bonus in scenarios().bonuses.get(difficulty, ()) if bonus.tell), {})


_NAMES: Mapping[str, Callable[[str], Argument]] = {
    "building": lambda what: building(what).name,
    "place": lambda what: places().place(what).name,
    "astrologers": lambda what: astrologers()[what].name,
    "event": lambda what: events()[what].name,
    "pandora": lambda what: places().pandora[what].name,
    "card": lambda what: card_name(cards().by_id[what]),
    "machine": lambda what: cards().machines[what].name,
    "unit": lambda what: units().by_key[what].name,
    "rule": lambda what: scenarios().rules[what].name,
}
_TELLS: Mapping[str, Callable[[str], Text]] = {
    "building": lambda what: building(what).tell,
    "place": lambda what: places().place(what).tell,
    "astrologers": lambda what: astrologers()[what].tell,
    "event": lambda what: events()[what].tell,
    "pandora": lambda what: places().pandora[what].tell,
    "bonus": _bonus,
    "rule": lambda what: scenarios().rules[what].tell,
}

"""Units that an effect costs: a Pack is turned to its Few side, or a unit is lost. heroes3 6."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.heroes3.combat.refusals import Forbidden, NotAllowed
from companion.games.heroes3.evening import towns
from companion.games.heroes3.sheet import at_once, enlisting, opening, purses, sources
from companion.games.heroes3.sheet.asked import NONE, Ask
from companion.games.heroes3.sheet.errands import Carried, Errand, Word
from companion.games.heroes3.sheet.state import Matter, Unit
from companion.games.heroes3.units import Side, units
from companion.kernel.effects import Do
from companion.kernel.questions import Option
from companion.kernel.refusals import Unknown
from companion.kernel.words import message


def _lose(errand: Errand) -> Carried:
    """A Pack is turned, or a unit lost, of choice where several fit."""
    fitting = _losable(errand, errand.do)
    if not fitting:
        return _spared(errand)
    if len(fitting) == 1:
        return _lost(errand, fitting[0])
    return errand.wait("lose-unit")


def ask_lose(errand: Errand, matter: Matter) -> Ask:
    """Ask which unit is turned or lost."""
    options = tuple(
        Option(unit.side, enlisting.side_words(units().by_key[unit.side])) for unit in _losable(errand, errand.do)
    )
    asked = message(
        "h3s-fx-lose-unit", name=errand.name, source=sources.name(matter.source), does=at_once.phrase(errand)
    )  # fmt: skip
    return Ask(asked, options or (NONE,), rule="6")


def take_lost(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The unit that is turned or lost."""
    fitting = _losable(errand, errand.do)
    for unit in fitting:
        if answer in ((unit.side,), (unit.unit,)):
            return _lost(errand, unit)
    if not fitting and answer == (NONE.id,):
        # A combat took meanwhile what would have been lost.
        return _spared(errand)
    options = [unit.side for unit in fitting] or [NONE.id]
    raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=options)


def _spared(errand: Errand) -> Carried:
    errand.note(message("h3s-fx-no-unit", name=errand.name), "plain", "6")
    return errand.then


def _losable(errand: Errand, do: Do) -> list[Unit]:
    which = do.args[0]
    army = of_tier(errand, which) if which in towns.DWELLINGS else list(dict.fromkeys(errand.sheet.army))
    if do.word == "flip-pack":
        return [unit for unit in army if unit.pack]
    if which != "cheapest" or not army:
        return army
    least = min(_worth(unit) for unit in army)
    return [unit for unit in army if _worth(unit) == least]


def of_tier(errand: Errand, tier: str) -> list[Unit]:
    """The units of a tier in the unit deck, neutral ones among them, each card once."""
    return [unit for unit in dict.fromkeys(errand.sheet.army) if units().by_key[unit.side].tier == tier]


def _worth(unit: Unit) -> int:
    """What a unit costs in gold, valuables counted at what they are sold for. heroes3 5."""
    side = units().by_key[unit.side]
    sides: list[Side] = [side] if side.below < 0 else [side, units().sides[side.below]]
    return sum(one.cost.get("gold", 0) + 3 * one.cost.get("valuables", 0) for one in sides)


def _lost(errand: Errand, unit: Unit) -> Carried:
    name = units().by_key[unit.side].name
    if errand.do.word == "flip-pack":
        enlisting.turn(errand, unit, Unit(unit.unit))
        errand.note(message("h3s-fx-turned", name=errand.name, unit=name), "harm", "6")
        return errand.then
    army = list(errand.sheet.army)
    army.remove(unit)
    errand.sheet.army = tuple(army)
    errand.note(message("h3s-fx-loses", name=errand.name, what=name), "harm", "6")
    purses.count(errand.desk, errand.seat, "units-lost")
    opening.restock(errand.desk, errand.seat)
    return errand.then


def nothing_to_lose(errand: Errand, do: Do) -> Forbidden | None:
    """A refusal where no unit of the deck fits."""
    return None if _losable(errand, do) else NotAllowed("h3s-fx-no-fitting-unit", "6", name=errand.name)


WORDS: Mapping[str, Word] = dict.fromkeys(("flip-pack", "lose-unit"), _lose)

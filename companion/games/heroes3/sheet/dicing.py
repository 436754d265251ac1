"""Dice that lie there and give nothing by themselves: what stands behind them takes, pays or loses by them."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.refusals import told
from companion.games.heroes3.evening.sheet_words import RESOURCES
from companion.games.heroes3.evening.tables import tables
from companion.games.heroes3.sheet import at_once, lasting, purses, rolling, sources
from companion.games.heroes3.sheet.asked import Ask
from companion.games.heroes3.sheet.errands import Carried, Errand, Word
from companion.games.heroes3.sheet.spelling import read
from companion.games.heroes3.sheet.state import Matter
from companion.kernel.questions import Option
from companion.kernel.refusals import Unknown
from companion.kernel.words import message


def worth(face: str) -> Purse:
    """The resources that a face shows; nothing for experience and cards."""
    resource, plus, count = face.partition("+")
    return Purse.of({resource: int(count)}) if plus and resource in RESOURCES else Purse()


def _of_one(errand: Errand) -> Carried:
    """One of the dice is taken, paid or lost; the player says which where they differ."""
    found = tuple(dict.fromkeys(errand.memory.dice))
    if not found:
        return ()
    return errand.wait("die", found) if len(found) > 1 else _by(errand, found[0])


def ask_die(errand: Errand, matter: Matter) -> Ask:
    """Ask which of the dice."""
    asked = message("h3s-fx-which-die", name=errand.name, does=at_once.phrase(errand))
    return Ask(asked, tuple(Option(face, rolling.face_words(face)) for face in matter.found), rule="5")


def take_die(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The die that counts."""
    wanted = "".join(" ".join(answer).split())
    for face in matter.found:
        if "".join(face.split()) == wanted:
            return _by(errand, face)
    raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=list(matter.found))


def _by(errand: Errand, face: str) -> Carried:
    if errand.do.word == "take-die":
        return (*read(rolling.given(errand, face)), *errand.then)
    cost, purse = worth(face), errand.sheet.purse
    if errand.do.word == "lose-die":
        cost = purse - (purse - cost).floored()
        errand.sheet.purse -= cost
    else:
        purses.pay(errand.desk, errand.seat, cost, errand.rule, sources.name(errand.source))
    errand.note(
        message("h3s-fx-die-lost", name=errand.name, amount=told(cost), source=sources.name(errand.source)), "harm"
    )
    return errand.then


def _step(errand: Errand) -> Carried:
    """The production of the resource rolled is a step higher, so long."""
    resource = next((face.partition("+")[0] for face in errand.memory.dice), "")
    if resource not in RESOURCES:
        return ()
    effect = f"production({tables().production[resource]}, {resource})"
    lasting.begin(errand.desk, errand.source, effect, "always", errand.seat)
    return errand.then


def _name_resource(errand: Errand) -> Carried:
    return errand.wait("name-resource")


def ask_resource(errand: Errand, matter: Matter) -> Ask:
    """Ask which resource is named."""
    options = tuple(Option(resource, message("h3s-fx-resource", resource=resource)) for resource in RESOURCES)
    return Ask(message("h3s-fx-name-resource", name=errand.name), options, rule=errand.rule)


def take_resource(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The resource that is named."""
    if len(answer) != 1 or answer[0] not in RESOURCES:
        raise Unknown("h3e-no-resource", found=" ".join(answer), options=list(RESOURCES))
    errand.remember(named=answer[0])
    return errand.then


def _gamble(errand: Errand) -> Carried:
    """Pay and roll, and again, as often as it says."""
    left = int(errand.do.args[0])
    if not left:
        return errand.then
    prices = [f"pay({step}, {resource})" for resource, step in (("gold", 3), ("materials", 2), ("valuables", 1))]
    ways = "; ".join(f"{price} & roll(1, resource, all) & gamble({left - 1})" for price in prices)
    return (*read(f"may(choose({ways}))"), *errand.then)


WORDS: Mapping[str, Word] = {
    **dict.fromkeys(("take-die", "pay-die", "lose-die"), _of_one),
    "step-of-die": _step,
    "name-resource": _name_resource,
    "gamble": _gamble,
}

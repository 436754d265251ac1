"""Units and war machines by an effect: no token, no Citadel, no dwelling. heroes3 5 and 6."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.games.heroes3.cards import cards
from companion.games.heroes3.combat.refusals import Forbidden, NotAllowed, TooMany
from companion.games.heroes3.evening import towns
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.refusals import TooDear, told
from companion.games.heroes3.finding import find_side
from companion.games.heroes3.sheet import at_once, looking, mustering, purses, sources
from companion.games.heroes3.sheet.asked import NONE, Ask
from companion.games.heroes3.sheet.errands import Carried, Errand, Word
from companion.games.heroes3.sheet.prices import machine_price, unit_price
from companion.games.heroes3.sheet.state import Matter, Unit
from companion.games.heroes3.units import Side, units
from companion.kernel.effects import Do
from companion.kernel.questions import Option
from companion.kernel.refusals import Unknown
from companion.kernel.words import Message, Text, message

LESS = 3
"""The gold that some effects take off a price."""
TIERS_NAMED = {
    "no azure": ("bronze", "silver", "gold"), "silver": ("silver",), "bronze and silver": ("bronze", "silver"),
}  # fmt: skip
"""The tiers of neutral units that an effect names."""
ONE_A_TIER = ("bronze and silver", "a dwelling each")
WITH_DWELLING = ("dwelling", "a dwelling each", "elementals", "own faction")
"""Effects by which the dwelling of a neutral unit's tier must stand."""
ELEMENTALS = "elementals"
TIERS = {"any": ("bronze", "silver", "gold"), "bronze or silver": ("bronze", "silver"), "bronze": ("bronze",)}


@dataclass(frozen=True, slots=True)
class Price:
    """Something that can be had for a price."""

    id: str
    name: Text
    cost: Purse


def reduced(cost: Purse, how: str) -> Purse:
    """A price as an effect has it: printed, nothing, half of each resource rounded up, 3 gold less but not below 0."""
    if how == "free":
        return Purse()
    if how == "printed":
        return cost
    if how == "half":
        return Purse(-(-cost.gold // 2), -(-cost.materials // 2), -(-cost.valuables // 2))
    return Purse(max(0, cost.gold - LESS), cost.materials, cost.valuables)


# --- reinforcing ---------------------------------------------------------------------------------


def _reinforce(errand: Errand) -> Carried:
    if not _reinforceable(errand, errand.do):
        errand.note(message("h3s-fx-nothing-to-reinforce", name=errand.name), "remind", "6")
        return ()
    return errand.wait("reinforce")


def ask_reinforce(errand: Errand, matter: Matter) -> Ask:
    """Ask which unit is reinforced."""
    return _priced(errand, matter, _reinforceable(errand, errand.do), "6")


def take_reinforced(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """A Few becomes a Pack for the price of the effect."""
    chosen = _chosen(answer, _reinforceable(errand, errand.do))
    if chosen is None:
        return ()
    cost = mustering.payment(errand.state, errand.seat, chosen.cost)
    purses.pay(errand.desk, errand.seat, cost, "6", chosen.name)
    turn(errand, Unit(chosen.id), Unit(chosen.id, True))
    purses.count(errand.desk, errand.seat, "reinforced")
    errand.note(
        message("h3s-fx-reinforces", name=errand.name, unit=chosen.name, cost=told(cost)), "gain", "6"
    )  # fmt: skip
    return errand.then


def _reinforceable(errand: Errand, do: Do) -> list[Price]:
    """Every Few of these tiers, or of this name, with what its Pack costs now. Neutral units have none."""
    wanted, how = do.args
    found = []
    for unit in dict.fromkeys(errand.sheet.army):
        side = units().by_key[unit.side]
        fits = side.tier in TIERS[wanted] if wanted in TIERS else side.unit == wanted
        if side.above >= 0 and fits:
            pack = units().sides[side.above]
            found.append(Price(unit.unit, side.name, reduced(unit_price(errand.state.layout, pack), how)))
    return found


def nothing_to_reinforce(errand: Errand, do: Do) -> Forbidden | None:
    """A refusal where no unit of the deck fits."""
    return None if _reinforceable(errand, do) else NotAllowed("h3s-fx-no-fitting-unit", "6", name=errand.name)


def turn(errand: Errand, old: Unit, new: Unit) -> None:
    """A card of the unit deck is turned to its other side."""
    army = list(errand.sheet.army)
    army[army.index(old)] = new
    errand.sheet.army = tuple(army)


def _recruit_or_reinforce(errand: Errand) -> Carried:
    """Bring this unit for nothing: a Few that is there becomes a Pack, else a Few comes."""
    unit = f"{errand.faction}:{errand.do.args[0]}"
    few, pack = Unit(unit), Unit(unit, True)
    if f"{unit}/few" not in units().by_key:
        return at_once.told(errand)
    if pack in errand.sheet.army:
        errand.note(message("h3s-fx-nothing-to-reinforce", name=errand.name), "remind", "6")
        return ()
    name = units().by_key[few.side].name
    if few in errand.sheet.army:
        turn(errand, few, pack)
        errand.note(message("h3s-fx-reinforces", name=errand.name, unit=name, cost=told(Purse())), "gain", "6")
    else:
        errand.sheet.army = (*errand.sheet.army, few)
        errand.note(message("h3s-fx-recruits", name=errand.name, unit=name), "gain", "6")
    return errand.then


# --- neutral units -------------------------------------------------------------------------------


def _neutrals(errand: Errand) -> Carried:
    return errand.wait("recruit")


def ask_neutrals(errand: Errand, matter: Matter) -> Ask:
    """Ask which of the neutral units that the table shows are recruited; those that may not be stand last."""
    found = _neutral(errand)
    unfit = {key: refused.message for key in found if (refused := _unfit(errand, key)) is not None}
    prices = sorted(found.values(), key=lambda price: price.id in unfit)
    asked = _priced(errand, matter, prices, "6", several=int(errand.do.args[0]) > 1)
    return replace(
        asked, options=tuple(replace(one, refusal=unfit.get(one.id, one.refusal)) for one in asked.options)
    )  # fmt: skip


def take_neutrals(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """Neutral units join the deck for the price of the effect."""
    if answer == ("none",):
        return ()
    most, known = int(errand.do.args[0]), _neutral(errand)
    wanted = [find_side(f"neutral:{typed.removeprefix('neutral:')}").key for typed in answer]
    if len(wanted) > most:
        errand.desk.forbid(TooMany("h3s-fx-too-many", "6", count=len(wanted), most=most))
    tiers = Counter(units().by_key[key].tier for key in wanted)
    if errand.do.args[2] in ONE_A_TIER and max(tiers.values()) > 1:
        errand.desk.forbid(TooMany("h3s-fx-one-a-tier", errand.rule))
    for key in wanted:
        if key not in known:
            raise Unknown("h3s-fx-no-option", found=key, options=[*known, "none"])
        if (unfit := _unfit(errand, key)) is not None:
            errand.desk.forbid(unfit)
        cost = mustering.payment(errand.state, errand.seat, known[key].cost)
        purses.pay_told(errand.desk, errand.seat, cost, "6", known[key].name, sources.name(errand.source))
        errand.sheet.army = (*errand.sheet.army, Unit(key))
        purses.count(errand.desk, errand.seat, "recruited")
        errand.note(message("h3s-fx-recruits", name=errand.name, unit=known[key].name), "gain", "6")
    return errand.then


def _neutral(errand: Errand) -> dict[str, Price]:
    """Every neutral unit of the boxes on the table, with what it costs now."""
    how, boxes = errand.do.args[1], set(errand.state.layout.body.boxes)
    sides = [side for side in units().sides if side.group == "neutral" and not boxes.isdisjoint(side.boxes)]
    return {side.key: Price(side.key, side.name, reduced(unit_price(errand.state.layout, side), how)) for side in sides}


def _unfit(errand: Errand, key: str) -> Forbidden | None:
    """Why the effect does not let the player recruit this neutral unit, apart from the price."""
    which, side = errand.do.args[2], units().by_key[key]
    town = looking.town(errand.state, errand.seat)
    if which in TIERS_NAMED and side.tier not in TIERS_NAMED[which]:
        return NotAllowed("h3s-fx-not-of-tier", errand.rule, unit=side.name, which=which.replace(" ", "-"))
    if which == "elementals" and not side.unit.endswith(ELEMENTALS):
        return NotAllowed("h3s-fx-no-elementals", errand.rule, unit=side.name)
    if which == "own faction" and f"{town.faction}:{side.unit}/few" not in units().by_key:
        return NotAllowed(
            "h3s-fx-not-own-faction", errand.rule, unit=side.name, faction=units().group_name(town.faction)
        )
    # A neutral card may be azure where the faction's own is of gold: then its dwelling is meant.
    tier = units().by_key[f"{town.faction}:{side.unit}/few"].tier if which == "own faction" else side.tier
    if which in WITH_DWELLING and not towns.can_recruit(town, set(errand.sheet.built), tier):
        if tier not in towns.DWELLINGS:
            return NotAllowed("h3s-fx-not-of-tier", errand.rule, unit=side.name, which="no-azure")
        return NotAllowed("h3s-no-dwelling", "6", unit=side.name, dwelling=town.dwelling(tier).name)
    return None


def _gain_unit(errand: Errand) -> Carried:
    """A card of the bank that was beaten joins the deck; it is no neutral unit and has no tier. heroes3 11."""
    card = next(side for side in units().sides if side.side == "bank" and side.unit == errand.do.args[0])
    errand.sheet.army = (*errand.sheet.army, Unit(card.key))
    purses.count(errand.desk, errand.seat, "recruited")
    errand.note(message("h3s-fx-recruits", name=errand.name, unit=card.name), "gain", "11")
    return errand.then


# --- war machines --------------------------------------------------------------------------------


def _machine(errand: Errand) -> Carried:
    return errand.wait("machine") if _machines(errand, errand.do) else at_once.told(errand)


def ask_machine(errand: Errand, matter: Matter) -> Ask:
    """Ask which war machine."""
    return _priced(errand, matter, _machines(errand, errand.do), "5")


def take_machine(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """A war machine is bought."""
    chosen = _chosen(answer, _machines(errand, errand.do))
    if chosen is None:
        return ()
    purses.pay(errand.desk, errand.seat, chosen.cost, "5", chosen.name)
    errand.sheet.machines = (*errand.sheet.machines, chosen.id)
    errand.note(message("h3s-fx-machine", name=errand.name, machine=chosen.name, cost=told(chosen.cost)), "gain", "5")
    return errand.then


def no_machine(errand: Errand, do: Do) -> Forbidden | None:
    """A refusal where the boxes on the table have no war machine for the player."""
    return None if _machines(errand, do) else NotAllowed("h3s-fx-no-machines", "5", name=errand.name)


def _machines(errand: Errand, do: Do) -> list[Price]:
    """The machines of the boxes on the table that the player has not got yet."""
    how, boxes = do.args[0], set(errand.state.layout.body.boxes)
    found = []
    for machine in cards().machines.values():
        if machine.id not in errand.sheet.machines and not boxes.isdisjoint(machine.boxes):
            high, low = (machine_price(errand.state.layout, machine, where) for where in ("trading-post", "factory"))
            cost = low if how == "factory" else high if how == "trading post" else reduced(high, how)
            found.append(Price(machine.id, machine.name, cost))
    return found


# --- a unit of the start -------------------------------------------------------------------------


def ask_unit(errand: Errand, matter: Matter) -> Ask:
    """Ask which unit of a tier the player begins with. heroes3 12."""
    options = tuple(Option(f"{side.group}:{side.unit}", side_words(side)) for side in _of_tier(errand, matter.step))
    return Ask(message("h3s-fx-start-unit", name=errand.name), options, rule="12")


def take_unit(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The unit that the player begins with."""
    sides = _of_tier(errand, matter.step)
    for side in sides:
        if answer in ((f"{side.group}:{side.unit}",), (side.unit,), (side.key,)):
            errand.sheet.army = (*errand.sheet.army, Unit.of(side.key))
            errand.note(message("h3s-fx-recruits", name=errand.name, unit=side_words(side)), "gain", "12")
            return ()
    raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=[f"{side.group}:{side.unit}" for side in sides])


def _of_tier(errand: Errand, step: str) -> list[Side]:
    tier, _, face = step.partition("/")
    own = [side for side in units().sides if side.group == errand.faction and side.tier == tier]
    left = [side for side in own if not mustering.owned(errand.sheet.army, side)]
    return [side for side in left if side.side == (face or "few")]


def side_words(side: Side) -> Message:
    """A side of a unit card by its name, and Few or Pack where it is one of these."""
    names = units().file.sides
    if side.side not in names:
        return message("h3s-fx-unit", unit=side.name)
    return message("h3s-fx-unit-side", unit=side.name, side=names[side.side])


# --- prices --------------------------------------------------------------------------------------


def _priced(errand: Errand, matter: Matter, prices: list[Price], rule: str, several: bool = False) -> Ask:
    options = tuple(
        Option(
            price.id, message("h3s-fx-price", what=price.name, cost=told(price.cost)), _too_dear(errand, price, rule)
        )
        for price in prices
    )
    asked = message(
        "h3s-fx-buys", name=errand.name, source=sources.name(matter.source), does=at_once.phrase(errand)
    )  # fmt: skip
    return Ask(asked, (*options, NONE), optional=True, rule=rule, several=several)


def _too_dear(errand: Errand, price: Price, rule: str) -> Message | None:
    cost = mustering.payment(errand.state, errand.seat, price.cost) if rule == "6" else price.cost
    missing = errand.sheet.purse.missing(cost)
    return TooDear(price.name, price.cost, missing, rule).message if missing else None


def _chosen(answer: tuple[str, ...], prices: list[Price]) -> Price | None:
    if answer == ("none",):
        return None
    for price in prices:
        if answer in ((price.id,), (price.id.rpartition(":")[2],)):
            return price
    raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=[*(price.id for price in prices), "none"])


WORDS: Mapping[str, Word] = {
    "reinforce": _reinforce,
    "recruit-neutrals": _neutrals,
    "recruit-or-reinforce": _recruit_or_reinforce,
    "gain-unit": _gain_unit,
    "machine": _machine,
}

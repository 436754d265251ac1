"""Units with the Population token: what they cost, and why they are not possible now. heroes3 2 and 6."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from companion.games.heroes3.combat.refusals import Forbidden, NotAllowed
from companion.games.heroes3.evening import towns
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.refusals import TooDear
from companion.games.heroes3.sheet import lasting, looking
from companion.games.heroes3.sheet.prices import unit_price
from companion.games.heroes3.sheet.state import SheetState, Unit
from companion.games.heroes3.units import Side, units
from companion.kernel.refusals import Refused, Unknown
from companion.kernel.words import Text

WITHOUT_PACK = ("neutral:", "bank-")
"""Units of these groups have one side only."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A unit that can be had, what it costs, and why it cannot be had now, if so."""

    unit: str
    name: Text
    tier: str
    cost: Purse
    refusal: Refused | None = None


def recruitable(state: SheetState, seat: str) -> list[Offer]:
    """Every unit of the faction as Few."""
    faction, boxes = state.layout.chairs[seat].faction, set(state.layout.body.boxes)
    return [
        _offer(state, seat, side)
        for side in units().sides
        if side.group == faction and side.side == "few" and not boxes.isdisjoint(side.boxes)
    ]


def reinforceable(state: SheetState, seat: str) -> list[Offer]:
    """Every kind of Few in the unit deck, as the Pack that it could become."""
    army = state.sheet(seat).army
    fews = dict.fromkeys(unit.unit for unit in army if not unit.pack and not unit.unit.startswith(WITHOUT_PACK))
    return [_offer(state, seat, pack(unit)) for unit in fews]


def muster_cost(state: SheetState, seat: str, recruit: Iterable[str], reinforce: Iterable[str]) -> Purse:
    """What recruiting and reinforcing these together costs; one reinforcement may be cheaper."""
    packs = [pack(unit) for unit in reinforce]
    total = sum((unit_price(state.layout, side) for side in [*map(few, recruit), *packs]), Purse())
    return total - Purse(max((_saved(state, seat, side) for side in packs), default=0))


def cheaper(state: SheetState, seat: str) -> int:
    """How much less gold one reinforcement costs now."""
    held = lasting.of(state, "cheaper-reinforcing", seat)
    return max((_number(one.effect) for one in held), default=0)


def payment(state: SheetState, seat: str, cost: Purse) -> Purse:
    """What is paid for units: gold that is missing may be building materials, then valuables, where a building says so.

    The Freelancer's Guild does not say which comes first; building materials are worth less.
    """
    have = state.sheet(seat).purse
    short = max(0, cost.gold - max(0, have.gold))
    if not short or not looking.has_word(state, seat, "units-for-anything"):
        return cost
    materials = min(short, max(0, have.materials - cost.materials))
    valuables = min(short - materials, max(0, have.valuables - cost.valuables))
    return cost + Purse(-materials - valuables, materials, valuables)


def few(unit: str) -> Side:
    """The Few of a faction's unit, or `Unknown`."""
    return _side(f"{unit}/few")


def pack(unit: str) -> Side:
    """The Pack of a faction's unit. Neutral units have none, whatever the table says. heroes3 6."""
    if unit.startswith(WITHOUT_PACK):
        raise Unknown("h3s-neutral-stays", unit=_side(unit).name, rule="heroes3 6")
    return _side(f"{unit}/pack")


def why_no_muster(
    state: SheetState, seat: str, recruit: tuple[str, ...], reinforce: tuple[str, ...]
) -> Iterator[Forbidden]:
    """Why these units cannot be had together, apart from the price."""
    yield from _closed(state, seat)
    if not recruit and not reinforce:
        yield NotAllowed("h3s-nobody-named", "2")
    for unit, times in Counter(recruit).items():
        yield from _needs(state, seat, few(unit))
        if times > 1:
            yield _there(state, seat, few(unit))
    fews = Counter(unit.unit for unit in state.sheet(seat).army if not unit.pack) + Counter(recruit)
    for unit, times in Counter(reinforce).items():
        yield from _needs(state, seat, pack(unit))
        if fews[unit] < times:
            yield NotAllowed("h3s-no-few", "6", name=state.layout.names(seat), unit=pack(unit).name)
    if (amid := looking.mid_action(state)) is not None:
        yield amid


def owned(army: Iterable[Unit], side: Side) -> bool:
    """Whether a faction's card lies in the unit deck: each player has one of each unit. heroes3 6."""
    cards = (units().by_key[unit.side] for unit in army)
    return any((card.group, card.creature) == (side.group, side.creature) for card in cards)


def reinforced(army: tuple[Unit, ...], unit: str) -> tuple[Unit, ...]:
    """The unit deck with one Few of a unit turned over; without one, a Pack is put there as the table says."""
    if Unit(unit) not in army:
        return (*army, Unit(unit, pack=True))
    at = army.index(Unit(unit))
    return (*army[:at], Unit(unit, pack=True), *army[at + 1 :])


# --- how it works --------------------------------------------------------------------------------


def _offer(state: SheetState, seat: str, side: Side) -> Offer:
    cost = unit_price(state.layout, side) - Purse(_saved(state, seat, side) if side.side == "pack" else 0)
    refusal: Refused | None = next(chain(_closed(state, seat), _needs(state, seat, side)), None)
    if refusal is None and (missing := state.sheet(seat).purse.missing(payment(state, seat, cost))):
        refusal = TooDear(side.name, cost, missing, "6")
    return Offer(f"{side.group}:{side.unit}", side.name, side.tier, cost, refusal)


def _closed(state: SheetState, seat: str) -> Iterator[Forbidden]:
    """The Population token, once a round, not during a combat. heroes3 2."""
    if (closed := looking.town_closed(state)) is not None:
        yield closed
    if not state.sheet(seat).population_token:
        yield NotAllowed("h3s-token-used", "2", name=state.layout.names(seat), token="population")


def _needs(state: SheetState, seat: str, side: Side) -> Iterator[Forbidden]:
    """A Few needs the dwelling of its tier and its card, a Pack the Citadel besides. heroes3 6."""
    town, built = looking.town(state, seat), set(state.sheet(seat).built)
    if side.group != town.faction:
        yield NotAllowed("h3s-not-your-unit", "6", unit=side.name, faction=units().group_name(town.faction))
    elif not towns.can_recruit(town, built, side.tier):
        yield NotAllowed("h3s-no-dwelling", "6", unit=side.name, dwelling=town.dwelling(side.tier).name)
    if side.side == "few" and owned(state.sheet(seat).army, side):
        yield _there(state, seat, side)
    if side.side == "pack" and "citadel" not in built:
        yield NotAllowed("h3s-no-citadel", "6", unit=side.name, citadel=town.building("citadel").name)


def _there(state: SheetState, seat: str, side: Side) -> Forbidden:
    return NotAllowed("h3s-unit-there", "6", name=state.layout.names(seat), unit=side.name)


def _saved(state: SheetState, seat: str, side: Side) -> int:
    return min(cheaper(state, seat), unit_price(state.layout, side).gold)


def _side(key: str) -> Side:
    found = units().by_key.get(key)
    if found is None or found.group == "siege":
        raise Unknown("h3s-no-such-unit", found=key)
    return found


def _number(effect: str) -> int:
    """The number in `cheaper-reinforcing(3)`."""
    return int("".join(filter(str.isdecimal, effect)) or 0)

"""Units with the Population token: what they cost, and why they are not possible now. heroes3 2 and 6."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from companion.games.heroes3.adventure.content import towns
from companion.games.heroes3.adventure.effects import lasting_effects
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.players.unit_and_machine_prices import unit_price
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.refusals import TooDear
from companion.games.heroes3.adventure.state import AdventureState, Unit
from companion.games.heroes3.cards.unit_cards import Side, load_units
from companion.games.heroes3.combat.model.refusals import Forbidden, NotAllowed
from companion.kernel.messages import Text
from companion.kernel.refusals import Refused, Unknown

WITHOUT_PACK = ("neutral:", "bank-")
"""Units of these groups have one side only."""


@dataclass(frozen=True, slots=True)
class UnitOffer:
    """A unit that can be had, what it costs, and why it cannot be had now, if so."""

    unit: str
    name: Text
    tier: str
    cost: Purse
    refusal: Refused | None = None


def recruit_offers(state: AdventureState, seat: str) -> list[UnitOffer]:
    """Every unit of the faction as Few."""
    faction, boxes = state.layout.chairs[seat].faction, set(state.layout.body.boxes)
    return [
        _offer(state, seat, side)
        for side in load_units().sides
        if side.group == faction and side.side == "few" and not boxes.isdisjoint(side.boxes)
    ]


def reinforce_offers(state: AdventureState, seat: str) -> list[UnitOffer]:
    """Every kind of Few in the unit deck, as the Pack that it could become."""
    army = state.sheet(seat).army
    fews = dict.fromkeys(unit.unit for unit in army if not unit.pack and not unit.unit.startswith(WITHOUT_PACK))
    return [_offer(state, seat, require_pack_side(unit)) for unit in fews]


def muster_cost(state: AdventureState, seat: str, recruit: Iterable[str], reinforce: Iterable[str]) -> Purse:
    """What recruiting and reinforcing these together costs; one reinforcement may be cheaper."""
    packs = [require_pack_side(unit) for unit in reinforce]
    total = sum((unit_price(state.layout, side) for side in [*map(require_few_side, recruit), *packs]), Purse())
    return total - Purse(max((_saved(state, seat, side) for side in packs), default=0))


def reinforce_discount(state: AdventureState, seat: str) -> int:
    """How much less gold one reinforcement costs now."""
    held = lasting_effects.find_lasting_effects(state, "cheaper-reinforcing", seat)
    return max((_number(one.effect) for one in held), default=0)


def unit_payment_with_substitutes(state: AdventureState, seat: str, cost: Purse) -> Purse:
    """What is paid for units: gold that is missing may be building materials, then valuables, where a building says so.

    The Freelancer's Guild does not say which comes first; building materials are worth less.
    """
    have = state.sheet(seat).purse
    short = max(0, cost.gold - max(0, have.gold))
    if not short or not player_queries.has_building_or_lasting_effect(state, seat, "units-for-anything"):
        return cost
    materials = min(short, max(0, have.materials - cost.materials))
    valuables = min(short - materials, max(0, have.valuables - cost.valuables))
    return cost + Purse(-materials - valuables, materials, valuables)


def require_few_side(unit: str) -> Side:
    """The Few of a faction's unit, or `Unknown`."""
    return _side(f"{unit}/few")


def require_pack_side(unit: str) -> Side:
    """The Pack of a faction's unit. Neutral units have none, whatever the table says. heroes3 6."""
    if unit.startswith(WITHOUT_PACK):
        raise Unknown("h3s-neutral-stays", unit=_side(unit).name, rule="heroes3 6")
    return _side(f"{unit}/pack")


def muster_refusals(
    state: AdventureState, seat: str, recruit: tuple[str, ...], reinforce: tuple[str, ...]
) -> Iterator[Forbidden]:
    """Why these units cannot be had together, apart from the price."""
    yield from _closed(state, seat)
    if not recruit and not reinforce:
        yield NotAllowed("h3s-nobody-named", "2")
    for unit, times in Counter(recruit).items():
        yield from _needs(state, seat, require_few_side(unit))
        if times > 1:
            yield _there(state, seat, require_few_side(unit))
    fews = Counter(unit.unit for unit in state.sheet(seat).army if not unit.pack) + Counter(recruit)
    for unit, times in Counter(reinforce).items():
        yield from _needs(state, seat, require_pack_side(unit))
        if fews[unit] < times:
            yield NotAllowed("h3s-no-few", "6", name=state.layout.names(seat), unit=require_pack_side(unit).name)
    if (amid := player_queries.town_token_interruption_refusal(state)) is not None:
        yield amid


def has_unit_card(army: Iterable[Unit], side: Side) -> bool:
    """Whether a faction's card lies in the unit deck: each player has one of each unit. heroes3 6."""
    cards = (load_units().by_key[unit.side] for unit in army)
    return any((card.group, card.creature) == (side.group, side.creature) for card in cards)


def army_after_reinforcing(army: tuple[Unit, ...], unit: str) -> tuple[Unit, ...]:
    """The unit deck with one Few of a unit turned over; without one, a Pack is put there as the table says."""
    if Unit(unit) not in army:
        return (*army, Unit(unit, pack=True))
    at = army.index(Unit(unit))
    return (*army[:at], Unit(unit, pack=True), *army[at + 1 :])


# --- how it works --------------------------------------------------------------------------------


def _offer(state: AdventureState, seat: str, side: Side) -> UnitOffer:
    cost = unit_price(state.layout, side) - Purse(_saved(state, seat, side) if side.side == "pack" else 0)
    refusal: Refused | None = next(chain(_closed(state, seat), _needs(state, seat, side)), None)
    if refusal is None and (
        missing := state.sheet(seat).purse.missing(unit_payment_with_substitutes(state, seat, cost))
    ):
        refusal = TooDear(side.name, cost, missing, "6")
    return UnitOffer(f"{side.group}:{side.unit}", side.name, side.tier, cost, refusal)


def _closed(state: AdventureState, seat: str) -> Iterator[Forbidden]:
    """The Population token, once a round, not during a combat. heroes3 2."""
    if (closed := player_queries.town_token_moment_refusal(state)) is not None:
        yield closed
    if not state.sheet(seat).population_token:
        yield NotAllowed("h3s-token-used", "2", name=state.layout.names(seat), token="population")


def _needs(state: AdventureState, seat: str, side: Side) -> Iterator[Forbidden]:
    """A Few needs the dwelling of its tier and its card, a Pack the Citadel besides. heroes3 6."""
    town, built = player_queries.player_town(state, seat), set(state.sheet(seat).built)
    if side.group != town.faction:
        yield NotAllowed("h3s-not-your-unit", "6", unit=side.name, faction=load_units().group_name(town.faction))
    elif not towns.has_dwelling_of_tier(town, built, side.tier):
        yield NotAllowed("h3s-no-dwelling", "6", unit=side.name, dwelling=town.dwelling(side.tier).name)
    if side.side == "few" and has_unit_card(state.sheet(seat).army, side):
        yield _there(state, seat, side)
    if side.side == "pack" and "citadel" not in built:
        yield NotAllowed("h3s-no-citadel", "6", unit=side.name, citadel=town.building("citadel").name)


def _there(state: AdventureState, seat: str, side: Side) -> Forbidden:
    return NotAllowed("h3s-unit-there", "6", name=state.layout.names(seat), unit=side.name)


def _saved(state: AdventureState, seat: str, side: Side) -> int:
    return min(reinforce_discount(state, seat), unit_price(state.layout, side).gold)


def _side(key: str) -> Side:
    found = load_units().by_key.get(key)
    if found is None or found.group == "siege":
        raise Unknown("h3s-no-such-unit", found=key)
    return found


def _number(effect: str) -> int:
    """The number in `cheaper-reinforcing(3)`."""
    return int("".join(filter(str.isdecimal, effect)) or 0)

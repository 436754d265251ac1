"""Effects that bring units and war machines, without a token, Citadel or dwelling. heroes3 5 and 6."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.games.heroes3.adventure.content import towns
from companion.games.heroes3.adventure.effect_handlers import immediate_effects
from companion.games.heroes3.adventure.effects import effect_origins
from companion.games.heroes3.adventure.effects.effect_context import EffectContext, EffectHandler, StepResult
from companion.games.heroes3.adventure.players import player_queries, resource_gains_and_payments, unit_offers
from companion.games.heroes3.adventure.players.unit_and_machine_prices import machine_price, unit_price
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.question_form import NONE, QuestionForm
from companion.games.heroes3.adventure.refusals import TooDear, purse_text
from companion.games.heroes3.adventure.state import PendingQuestion, Unit
from companion.games.heroes3.cards.find_unit_or_card_by_name import require_unit_side
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import Side, load_units
from companion.games.heroes3.combat.model.refusals import Forbidden, NotAllowed, TooMany
from companion.kernel.building_blocks.effect_parser import Do
from companion.kernel.messages import Message, Text, message
from companion.kernel.question_types import Option
from companion.kernel.refusals import Unknown

LESS = 3
"""The gold that some effects take off a price."""
TIERS_NAMED = {
    "no azure": ("bronze", "silver", "gold"),
    "silver": ("silver",),
    "bronze and silver": ("bronze", "silver"),
}
"""The tiers of neutral units that an effect names."""
ONE_A_TIER = ("bronze and silver", "a dwelling each")
WITH_DWELLING = ("dwelling", "a dwelling each", "elementals", "own faction")
"""Effects by which the dwelling of a neutral unit's tier must stand."""
ELEMENTALS = "elementals"
TIERS = {"any": ("bronze", "silver", "gold"), "bronze or silver": ("bronze", "silver"), "bronze": ("bronze",)}


@dataclass(frozen=True, slots=True)
class PricedItem:
    """A unit or war machine with its price."""

    id: str
    name: Text
    cost: Purse


def price_after_effect(cost: Purse, how: str) -> Purse:
    """A price as an effect has it: printed, nothing, half of each resource rounded up, 3 gold less but not below 0."""
    if how == "free":
        return Purse()
    if how == "printed":
        return cost
    if how == "half":
        return Purse(-(-cost.gold // 2), -(-cost.materials // 2), -(-cost.valuables // 2))
    return Purse(max(0, cost.gold - LESS), cost.materials, cost.valuables)


# --- reinforcing ---------------------------------------------------------------------------------


def _reinforce(effect_context: EffectContext) -> StepResult:
    if not _reinforceable(effect_context, effect_context.do):
        effect_context.note(message("h3s-fx-nothing-to-reinforce", name=effect_context.name), "remind", "6")
        return ()
    return effect_context.wait("reinforce")


def build_reinforce_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which unit is reinforced."""
    return _priced(effect_context, matter, _reinforceable(effect_context, effect_context.do), "6")


def apply_reinforce_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """A Few becomes a Pack for the price of the effect."""
    chosen = _chosen(answer, _reinforceable(effect_context, effect_context.do))
    if chosen is None:
        return ()
    cost = unit_offers.unit_payment_with_substitutes(effect_context.state, effect_context.seat, chosen.cost)
    resource_gains_and_payments.pay_resources(effect_context.context, effect_context.seat, cost, "6", chosen.name)
    flip_unit_card(effect_context, Unit(chosen.id), Unit(chosen.id, True))
    resource_gains_and_payments.count_for_game_statistics(effect_context.context, effect_context.seat, "reinforced")
    effect_context.note(
        message("h3s-fx-reinforces", name=effect_context.name, unit=chosen.name, cost=purse_text(cost)), "gain", "6"
    )
    return effect_context.then


def _reinforceable(effect_context: EffectContext, do: Do) -> list[PricedItem]:
    """Every Few of these tiers, or of this name, with what its Pack costs now. Neutral units have none."""
    wanted, how = do.args
    found = []
    for unit in dict.fromkeys(effect_context.sheet.army):
        side = load_units().by_key[unit.side]
        fits = side.tier in TIERS[wanted] if wanted in TIERS else side.unit == wanted
        if side.above >= 0 and fits:
            pack = load_units().sides[side.above]
            found.append(
                PricedItem(unit.unit, side.name, price_after_effect(unit_price(effect_context.state.layout, pack), how))
            )
    return found


def no_unit_to_reinforce_refusal(effect_context: EffectContext, do: Do) -> Forbidden | None:
    """A refusal where no unit of the deck fits."""
    return (
        None
        if _reinforceable(effect_context, do)
        else NotAllowed("h3s-fx-no-fitting-unit", "6", name=effect_context.name)
    )


def flip_unit_card(effect_context: EffectContext, old: Unit, new: Unit) -> None:
    """Turn a card of the unit deck to its other side."""
    army = list(effect_context.sheet.army)
    army[army.index(old)] = new
    effect_context.sheet.army = tuple(army)


def _recruit_or_reinforce(effect_context: EffectContext) -> StepResult:
    """Bring this unit for nothing: a Few that is there becomes a Pack, else a Few comes."""
    unit = f"{effect_context.faction}:{effect_context.do.args[0]}"
    few, pack = Unit(unit), Unit(unit, True)
    if f"{unit}/few" not in load_units().by_key:
        return immediate_effects.announce_to_table(effect_context)
    if pack in effect_context.sheet.army:
        effect_context.note(message("h3s-fx-nothing-to-reinforce", name=effect_context.name), "remind", "6")
        return ()
    name = load_units().by_key[few.side].name
    if few in effect_context.sheet.army:
        flip_unit_card(effect_context, few, pack)
        effect_context.note(
            message("h3s-fx-reinforces", name=effect_context.name, unit=name, cost=purse_text(Purse())), "gain", "6"
        )
    else:
        effect_context.sheet.army = (*effect_context.sheet.army, few)
        effect_context.note(message("h3s-fx-recruits", name=effect_context.name, unit=name), "gain", "6")
    return effect_context.then


# --- neutral units -------------------------------------------------------------------------------


def _neutrals(effect_context: EffectContext) -> StepResult:
    return effect_context.wait("recruit")


def build_neutral_recruits_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which of the neutral units that the table shows are recruited; those that may not be stand last."""
    found = _neutral(effect_context)
    unfit = {key: refused.message for key in found if (refused := _unfit(effect_context, key)) is not None}
    prices = sorted(found.values(), key=lambda price: price.id in unfit)
    asked = _priced(effect_context, matter, prices, "6", several=int(effect_context.do.args[0]) > 1)
    return replace(asked, options=tuple(replace(one, refusal=unfit.get(one.id, one.refusal)) for one in asked.options))


def apply_neutral_recruits_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """Neutral units join the deck for the price of the effect."""
    if answer == ("none",):
        return ()
    most, known = int(effect_context.do.args[0]), _neutral(effect_context)
    wanted = [require_unit_side(f"neutral:{typed.removeprefix('neutral:')}").key for typed in answer]
    if len(wanted) > most:
        effect_context.context.forbid(TooMany("h3s-fx-too-many", "6", count=len(wanted), most=most))
    tiers = Counter(load_units().by_key[key].tier for key in wanted)
    if effect_context.do.args[2] in ONE_A_TIER and max(tiers.values()) > 1:
        effect_context.context.forbid(TooMany("h3s-fx-one-a-tier", effect_context.rule))
    for key in wanted:
        if key not in known:
            raise Unknown("h3s-fx-no-option", found=key, options=[*known, "none"])
        if (unfit := _unfit(effect_context, key)) is not None:
            effect_context.context.forbid(unfit)
        cost = unit_offers.unit_payment_with_substitutes(effect_context.state, effect_context.seat, known[key].cost)
        resource_gains_and_payments.pay_and_announce(
            effect_context.context,
            effect_context.seat,
            cost,
            "6",
            known[key].name,
            effect_origins.origin_name(effect_context.source),
        )
        effect_context.sheet.army = (*effect_context.sheet.army, Unit(key))
        resource_gains_and_payments.count_for_game_statistics(effect_context.context, effect_context.seat, "recruited")
        effect_context.note(message("h3s-fx-recruits", name=effect_context.name, unit=known[key].name), "gain", "6")
    return effect_context.then


def _neutral(effect_context: EffectContext) -> dict[str, PricedItem]:
    """Every neutral unit of the boxes on the table, with what it costs now."""
    how, boxes = effect_context.do.args[1], set(effect_context.state.layout.body.boxes)
    sides = [side for side in load_units().sides if side.group == "neutral" and not boxes.isdisjoint(side.boxes)]
    return {
        side.key: PricedItem(
            side.key, side.name, price_after_effect(unit_price(effect_context.state.layout, side), how)
        )
        for side in sides
    }


def _unfit(effect_context: EffectContext, key: str) -> Forbidden | None:
    """Why the effect does not let the player recruit this neutral unit, apart from the price."""
    which, side = effect_context.do.args[2], load_units().by_key[key]
    town = player_queries.player_town(effect_context.state, effect_context.seat)
    if which in TIERS_NAMED and side.tier not in TIERS_NAMED[which]:
        return NotAllowed("h3s-fx-not-of-tier", effect_context.rule, unit=side.name, which=which.replace(" ", "-"))
    if which == "elementals" and not side.unit.endswith(ELEMENTALS):
        return NotAllowed("h3s-fx-no-elementals", effect_context.rule, unit=side.name)
    if which == "own faction" and f"{town.faction}:{side.unit}/few" not in load_units().by_key:
        return NotAllowed(
            "h3s-fx-not-own-faction", effect_context.rule, unit=side.name, faction=load_units().group_name(town.faction)
        )
    # A neutral card may be azure where the faction's own is of gold: then its dwelling is meant.
    tier = load_units().by_key[f"{town.faction}:{side.unit}/few"].tier if which == "own faction" else side.tier
    if which in WITH_DWELLING and not towns.has_dwelling_of_tier(town, set(effect_context.sheet.built), tier):
        if tier not in towns.DWELLINGS:
            return NotAllowed("h3s-fx-not-of-tier", effect_context.rule, unit=side.name, which="no-azure")
        return NotAllowed("h3s-no-dwelling", "6", unit=side.name, dwelling=town.dwelling(tier).name)
    return None


def _gain_unit(effect_context: EffectContext) -> StepResult:
    """A card of the bank that was beaten joins the deck; it is no neutral unit and has no tier. heroes3 11."""
    card = next(side for side in load_units().sides if side.side == "bank" and side.unit == effect_context.do.args[0])
    effect_context.sheet.army = (*effect_context.sheet.army, Unit(card.key))
    resource_gains_and_payments.count_for_game_statistics(effect_context.context, effect_context.seat, "recruited")
    effect_context.note(message("h3s-fx-recruits", name=effect_context.name, unit=card.name), "gain", "11")
    return effect_context.then


# --- war machines --------------------------------------------------------------------------------


def _machine(effect_context: EffectContext) -> StepResult:
    return (
        effect_context.wait("machine")
        if _machines(effect_context, effect_context.do)
        else immediate_effects.announce_to_table(effect_context)
    )


def build_war_machine_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which war machine."""
    return _priced(effect_context, matter, _machines(effect_context, effect_context.do), "5")


def apply_war_machine_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """A war machine is bought."""
    chosen = _chosen(answer, _machines(effect_context, effect_context.do))
    if chosen is None:
        return ()
    resource_gains_and_payments.pay_resources(
        effect_context.context, effect_context.seat, chosen.cost, "5", chosen.name
    )
    effect_context.sheet.machines = (*effect_context.sheet.machines, chosen.id)
    effect_context.note(
        message("h3s-fx-machine", name=effect_context.name, machine=chosen.name, cost=purse_text(chosen.cost)),
        "gain",
        "5",
    )
    return effect_context.then


def no_war_machine_left_refusal(effect_context: EffectContext, do: Do) -> Forbidden | None:
    """A refusal where the boxes on the table have no war machine for the player."""
    return None if _machines(effect_context, do) else NotAllowed("h3s-fx-no-machines", "5", name=effect_context.name)


def _machines(effect_context: EffectContext, do: Do) -> list[PricedItem]:
    """The machines of the boxes on the table that the player has not got yet."""
    how, boxes = do.args[0], set(effect_context.state.layout.body.boxes)
    found = []
    for machine in load_cards().machines.values():
        if machine.id not in effect_context.sheet.machines and not boxes.isdisjoint(machine.boxes):
            high, low = (
                machine_price(effect_context.state.layout, machine, where) for where in ("trading-post", "factory")
            )
            cost = low if how == "factory" else high if how == "trading post" else price_after_effect(high, how)
            found.append(PricedItem(machine.id, machine.name, cost))
    return found


# --- a unit of the start -------------------------------------------------------------------------


def build_starting_unit_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which unit of a tier the player begins with. heroes3 12."""
    options = tuple(
        Option(f"{side.group}:{side.unit}", unit_name_with_side(side)) for side in _of_tier(effect_context, matter.step)
    )
    return QuestionForm(message("h3s-fx-start-unit", name=effect_context.name), options, rule="12")


def apply_starting_unit_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """Give the player the starting unit that was chosen."""
    sides = _of_tier(effect_context, matter.step)
    for side in sides:
        if answer in ((f"{side.group}:{side.unit}",), (side.unit,), (side.key,)):
            effect_context.sheet.army = (*effect_context.sheet.army, Unit.of(side.key))
            effect_context.note(
                message("h3s-fx-recruits", name=effect_context.name, unit=unit_name_with_side(side)), "gain", "12"
            )
            return ()
    raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=[f"{side.group}:{side.unit}" for side in sides])


def _of_tier(effect_context: EffectContext, step: str) -> list[Side]:
    tier, _, face = step.partition("/")
    own = [side for side in load_units().sides if side.group == effect_context.faction and side.tier == tier]
    left = [side for side in own if not unit_offers.has_unit_card(effect_context.sheet.army, side)]
    return [side for side in left if side.side == (face or "few")]


def unit_name_with_side(side: Side) -> Message:
    """A side of a unit card by its name, and Few or Pack where it is one of these."""
    names = load_units().file.sides
    if side.side not in names:
        return message("h3s-fx-unit", unit=side.name)
    return message("h3s-fx-unit-side", unit=side.name, side=names[side.side])


# --- prices --------------------------------------------------------------------------------------


def _priced(
    effect_context: EffectContext, matter: PendingQuestion, prices: list[PricedItem], rule: str, several: bool = False
) -> QuestionForm:
    options = tuple(
        Option(
            price.id,
            message("h3s-fx-price", what=price.name, cost=purse_text(price.cost)),
            _too_dear(effect_context, price, rule),
        )
        for price in prices
    )
    asked = message(
        "h3s-fx-buys",
        name=effect_context.name,
        source=effect_origins.origin_name(matter.source),
        does=immediate_effects.describe_effect_step(effect_context),
    )
    return QuestionForm(asked, (*options, NONE), optional=True, rule=rule, several=several)


def _too_dear(effect_context: EffectContext, price: PricedItem, rule: str) -> Message | None:
    cost = (
        unit_offers.unit_payment_with_substitutes(effect_context.state, effect_context.seat, price.cost)
        if rule == "6"
        else price.cost
    )
    missing = effect_context.sheet.purse.missing(cost)
    return TooDear(price.name, price.cost, missing, rule).message if missing else None


def _chosen(answer: tuple[str, ...], prices: list[PricedItem]) -> PricedItem | None:
    if answer == ("none",):
        return None
    for price in prices:
        if answer in ((price.id,), (price.id.rpartition(":")[2],)):
            return price
    raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=[*(price.id for price in prices), "none"])


HANDLERS: Mapping[str, EffectHandler] = {
    "reinforce": _reinforce,
    "recruit-neutrals": _neutrals,
    "recruit-or-reinforce": _recruit_or_reinforce,
    "gain-unit": _gain_unit,
    "machine": _machine,
}

"""The town: building, units, the Mage Guild, and what buildings offer. heroes3 2, 3 and 6.

Every token is used once a round, in anybody's turn, but not during a combat.
"""

from __future__ import annotations

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.content.towns import Building, check_building_allowed
from companion.games.heroes3.adventure.content.triggered_effect_loading import TimedEffect
from companion.games.heroes3.adventure.effects import lasting_effects
from companion.games.heroes3.adventure.effects.effect_text import describe_effect
from companion.games.heroes3.adventure.players import (
    hero_state_changes,
    player_queries,
    resource_gains_and_payments,
    unit_offers,
)
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.refusals import purse_text
from companion.games.heroes3.adventure.rules.hero_levels import level_table
from companion.games.heroes3.adventure.state import Unit
from companion.games.heroes3.combat.model.refusals import Forbidden, NotAllowed
from companion.kernel.building_blocks.effect_parser import Do
from companion.kernel.messages import Message, message
from companion.kernel.refusals import Refused, Unknown

_IN_COMBAT = {"attack", "defense", "power", "enemy-discards"}
"""Words that are played out at the combat board."""


def construct_building(context: ActContext, act: acts.Build) -> None:
    """A building is built with the Build token. heroes3 6."""
    sheet, town = context.sheet(act.seat), player_queries.player_town(context.state, act.seat)
    building = town.building(act.building)
    if (closed := player_queries.town_token_moment_refusal(context.state)) is not None:
        context.forbid(closed)
    try:
        check_building_allowed(town, building.id, set(sheet.built), building.cost, not sheet.build_token)
    except Forbidden as refusal:
        context.forbid(refusal)
    if (amid := player_queries.town_token_interruption_refusal(context.state)) is not None:
        context.forbid(amid)
    resource_gains_and_payments.pay_resources(context, act.seat, building.cost, "6", building.name)
    sheet.build_token = False
    _reacts(context, act.seat)
    place_building(context, act.seat, building)
    if building.kind == "mage-guild":
        sheet.guild_round = context.state.table.round
    resource_gains_and_payments.count_for_game_statistics(context, act.seat, "built")
    context.note(act.seat, "6", _builds(context, act.seat, building))
    for deed in building.due("built"):
        context.run_effect(act.seat, player_queries.building_effect_origin(building), deed.effect)


def place_building(context: ActContext, seat: str, building: Building) -> None:
    """The building stands on the board from now on."""
    sheet = context.sheet(seat)
    if building.id not in sheet.built:
        sheet.built = (*sheet.built, building.id)


def recruit_and_reinforce(context: ActContext, act: acts.Muster) -> None:
    """Units are recruited and reinforced with the Population token. heroes3 2 and 6."""
    sheet = context.sheet(act.seat)
    for refusal in unit_offers.muster_refusals(context.state, act.seat, act.recruit, act.reinforce):
        context.forbid(refusal)
    cost = unit_offers.muster_cost(context.state, act.seat, act.recruit, act.reinforce)
    paid = unit_offers.unit_payment_with_substitutes(context.state, act.seat, cost)
    resource_gains_and_payments.pay_resources(
        context, act.seat, paid, "6", message("h3s-units", count=len(act.recruit) + len(act.reinforce))
    )
    if act.reinforce and unit_offers.reinforce_discount(context.state, act.seat):
        lasting_effects.use_up_lasting_effect(context, act.seat, "cheaper-reinforcing")
    sheet.population_token = False
    _reacts(context, act.seat)
    for unit in act.recruit:
        sheet.army = (*sheet.army, Unit(unit))
        _recruited(context, act.seat, unit)
    for unit in act.reinforce:
        sheet.army = unit_offers.army_after_reinforcing(sheet.army, unit)
        _reinforced(context, act.seat, unit)
    if paid:
        context.note(act.seat, "6", message("h3s-paid", name=context.name(act.seat), amount=purse_text(paid)))


def hire_secondary_hero(context: ActContext, act: acts.Hire) -> None:
    """A secondary hero is hired with the Population token, in an own Town or Settlement. heroes3 3."""
    sheet = context.sheet(act.seat)
    for refusal in player_queries.hire_refusals(context.state, act.seat):
        context.forbid(refusal)
    price = Purse(level_table().secondary_cost)
    resource_gains_and_payments.pay_resources(context, act.seat, price, "3", message("h3s-secondary-hero"))
    sheet.population_token = False
    _reacts(context, act.seat)
    context.note(act.seat, "3", message("h3s-paid", name=context.name(act.seat), amount=purse_text(price)))
    if not sheet.secondary:
        hero_state_changes.add_secondary_hero(context, act.seat)


def buy_spell(context: ActContext, act: acts.BuySpell) -> None:
    """The Mage Guild sells Search(2) in the Spell deck for the Spell Book token. heroes3 2."""
    for refusal in player_queries.spell_purchase_refusals(context.state, act.seat):
        context.forbid(refusal)
    sheet, guild = context.sheet(act.seat), player_queries.player_town(context.state, act.seat).building("mage-guild")
    price = Purse(player_queries.spell_token_price(context.state, act.seat) or 0)
    resource_gains_and_payments.pay_resources(context, act.seat, price, "2", guild.name)
    sheet.spell_token = False
    _reacts(context, act.seat)
    resource_gains_and_payments.count_for_game_statistics(context, act.seat, "spells-bought")
    context.note(act.seat, "2", message("h3s-buys-spell", name=context.name(act.seat), amount=purse_text(price)))
    context.run_effect(act.seat, player_queries.building_effect_origin(guild), "search(spells, 2)")


def use_building(context: ActContext, act: acts.Use) -> None:
    """A building is used: in the own turn, once in the round, or in a combat."""
    sheet = context.sheet(act.seat)
    building = player_queries.player_town(context.state, act.seat).building(act.building)
    deed, refusal = _offered(context, act.seat, building)
    if isinstance(refusal, Forbidden):
        context.forbid(refusal)
    source = player_queries.building_effect_origin(building)
    context.note(act.seat, "6", message("h3s-uses", name=context.name(act.seat), building=building.name))
    if deed.when in player_queries.ONCE and source not in sheet.used:
        sheet.used = (*sheet.used, source)
    if "spend-cube" in deed.text:
        sheet.cubes[building.id] = max(0, sheet.cubes.get(building.id, 0) - 1)
    if deed.when == "combat" or _played_in_combat(deed):
        words = describe_effect(deed.effect, building.tell)
        context.note(act.seat, "9", message("h3s-in-combat", what=words), "remind")
        return
    context.run_effect(act.seat, source, deed.effect)


# --- how it works --------------------------------------------------------------------------------


def _reacts(context: ActContext, seat: str) -> None:
    """A token is used as somebody announces a combat: only before its units are placed. heroes3 2."""
    if context.state.table.fight is not None:
        context.note(seat, "2", message("h3s-tb-town-first"), "remind")


def _builds(context: ActContext, seat: str, building: Building) -> Message:
    return message("h3s-builds", name=context.name(seat), building=building.name, cost=purse_text(building.cost))


def _recruited(context: ActContext, seat: str, unit: str) -> None:
    resource_gains_and_payments.count_for_game_statistics(context, seat, "recruited")
    side = unit_offers.require_few_side(unit)
    context.note(seat, "6", message("h3s-recruits", name=context.name(seat), unit=side.name), "gain")


def _reinforced(context: ActContext, seat: str, unit: str) -> None:
    resource_gains_and_payments.count_for_game_statistics(context, seat, "reinforced")
    side = unit_offers.require_pack_side(unit)
    context.note(seat, "6", message("h3s-reinforces", name=context.name(seat), unit=side.name), "gain")


def _offered(context: ActContext, seat: str, building: Building) -> tuple[TimedEffect, Refused | None]:
    """What a building offers: what is possible now comes first. A refusal where nothing can be used at all."""
    every = [deed for deed in building.deeds if deed.when in player_queries.OFFERED]
    if not every:
        raise Unknown("h3s-nothing-to-use", building=building.name)
    offers = [
        (deed, why)
        for found, deed, why in player_queries.list_building_uses_with_refusals(context.state, seat)
        if found is building
    ]
    if not offers:
        context.forbid(NotAllowed("h3s-not-built", "6", building=building.name))
        return every[0], None
    return next((offer for offer in offers if offer[1] is None), offers[0])


def _played_in_combat(deed: TimedEffect) -> bool:
    return all(isinstance(step, Do) and step.word in _IN_COMBAT for step in deed.effect)

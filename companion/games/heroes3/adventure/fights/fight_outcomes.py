"""What a combat brings to both sheets: losses, experience, cubes, who goes where, then the visit. heroes3 10."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.content.towns import building_effects_due_at, require_town
from companion.games.heroes3.adventure.effects import lasting_effects
from companion.games.heroes3.adventure.fights import combat_setup, neutral_discard_piles
from companion.games.heroes3.adventure.players import (
    ai_heroes,
    flagged_map_fields,
    game_end,
    hero_state_changes,
    place_visits,
    player_queries,
    resource_gains_and_payments,
)
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.scenario import game_start
from companion.games.heroes3.adventure.scenario.setup_checks import check_unit_deck_side
from companion.games.heroes3.adventure.state import AdventureState, HeroKind, OpenFight, Unit
from companion.games.heroes3.combat.flow.combat_end import TOP_LEVEL
from companion.games.heroes3.combat.model.neutral_guards import LEVELS
from companion.games.heroes3.combat.model.refusals import NotAllowed
from companion.kernel.messages import message
from companion.kernel.refusals import BeyondLimit

STEP = "aftermath"
"""The step that waits until the levels are resolved."""
RANSOM, SPOILS = 10, 5
"""The gold of a surrender, and what the loser of a combat between main heroes gives."""
MOST = 999
"""No number that a combat brings is larger: a sheet shows no more."""


def apply_fight_outcome(context: ActContext, act: acts.Fought) -> None:
    """Carry the outcome of the open combat out."""
    fight = context.state.table.fight
    assert fight is not None
    if act.outcome == "retreat" and combat_setup.has_azure_guard(context.state, fight):
        context.forbid(NotAllowed("h3s-tb-no-azure-retreat", "9"))
    left = context.sheet(fight.seat).army if act.army is None else act.army
    if act.outcome == "defeat" and fight.kind == "neutral" and left:
        # All fighting units lost while others remain in the unit deck counts as a retreat: heroes3 10.
        act = replace(act, outcome="retreat")
    _check(context, fight, act)
    context.state.table.fight = None
    told = message("h3s-tb-outcome", name=context.name(fight.seat), outcome=act.outcome)
    context.note(fight.seat, "8" if act.outcome == "quick" else "10", told, "turn")
    _book(context, fight, act)
    OUTCOME_HANDLERS[act.outcome](context, fight, act)
    if act.outcome != "quick" and not context.state.ended:
        lasting_effects.apply_lasting_effects_after_combat(context, fight.seat, act.outcome == "victory")
    for seat in (fight.seat, *((fight.enemy,) if fight.kind == "heroes" else ())):
        if not context.state.ended:
            game_start.give_starting_units_to_empty_army(context, seat)


def victory_experience(state: AdventureState, fight: OpenFight, azure: bool | None = None) -> int:
    """What a victory brings to the main hero who began the combat: 1 for its own level, 2 for a higher one.

    `azure` says that an azure unit was among the neutrals, or was not; None: what the level brings.
    """
    if fight.hero != "main" or fight.kind in ("bank", "ai-hero"):
        return 0
    own = combat_setup.main_hero_level(state, fight.seat)
    if fight.kind == "neutral":
        there = combat_setup.has_azure_guard(state, fight) if azure is None else azure
        # An azure unit among them raises the hero to level VII at once; two points make a level.
        return max(0, 2 * (TOP_LEVEL - own)) if there else _for_level(own, LEVELS.index(fight.level) + 1)
    if fight.garrison or fight.enemy_hero != "main":
        return 0
    return _for_level(own, combat_setup.main_hero_level(state, fight.enemy))


# --- outcomes ------------------------------------------------------------------------------------


def _victory(context: ActContext, fight: OpenFight, act: acts.Fought) -> None:
    resource_gains_and_payments.count_for_game_statistics(context, fight.seat, "fights-won")
    if fight.kind == "heroes":
        if not fight.garrison:
            _beaten(context, fight.enemy, fight.enemy_hero, by=fight.seat, at_home=fight.place in player_queries.HOMES)
    elif fight.kind == "ai-hero":
        _ai_beaten(context, fight)
    _gain_experience(context, fight.seat, fight.hero, act.experience)
    if fight.kind == "neutral":
        _deeds(context, fight.seat, "after-win")
    fight = replace(fight, stacked=act.stacked)
    table = context.state.table
    if any(matter.seat == fight.seat and matter.source.startswith("level:") for matter in table.matters):
        # Levels are resolved before the field is visited: heroes3 10.
        table.won, table.steps = (*table.won, fight), (*table.steps, STEP)
    else:
        _after_levels(context, fight)


def visit_field_after_victory(context: ActContext) -> None:
    """The levels that a victory brought are resolved: the field is visited. A step of the round."""
    table = context.state.table
    fight, *others = table.won
    table.won = tuple(others)
    if not context.sheet(fight.seat).out:
        _after_levels(context, fight)


def _after_levels(context: ActContext, fight: OpenFight) -> None:
    beaten = fight.kind == "heroes" and fight.enemy_hero == "main" and not fight.garrison
    if beaten and fight.place in player_queries.HOMES:
        _falls_with_home(context, fight.enemy)
    _visit(context, fight)
    if beaten:
        _may_be_out(context, fight.enemy)
    _besieged(context, fight)


def _quick(context: ActContext, fight: OpenFight, _: acts.Fought) -> None:
    """No combat, no rewards, no experience; the field is visited. heroes3 8."""
    resource_gains_and_payments.count_for_game_statistics(context, fight.seat, "quick")
    _visit(context, fight)


def _retreat(context: ActContext, fight: OpenFight, _: acts.Fought) -> None:
    resource_gains_and_payments.count_for_game_statistics(context, fight.seat, "retreats")
    context.note(fight.seat, "10", message("h3s-tb-retreats", name=context.name(fight.seat), hero=fight.hero), "remind")


def _defeat(context: ActContext, fight: OpenFight, _: acts.Fought) -> None:
    resource_gains_and_payments.count_for_game_statistics(context, fight.seat, "fights-lost")
    if fight.kind == "heroes":
        resource_gains_and_payments.count_for_game_statistics(context, fight.enemy, "fights-won")
        own, theirs = (
            combat_setup.main_hero_level(context.state, fight.enemy),
            combat_setup.main_hero_level(context.state, fight.seat),
        )
        _beaten(context, fight.seat, fight.hero, by=fight.enemy)
        if fight.hero == "main" and not fight.garrison:
            _gain_experience(context, fight.enemy, fight.enemy_hero, _for_level(own, theirs))
    else:
        hero_there = fight.attacked and fight.hero == "main" and not fight.garrison
        if hero_there and (fight.own_town or fight.place in player_queries.HOMES):
            _falls_with_home(context, fight.seat)
        if fight.attacked and fight.own_town:
            place_visits.set_own_town_held(context, acts.OwnTown(fight.seat, False))
            ai_heroes.flag_field_for_ai(context, fight.enemy, flagged_map_fields.TOWN, chosen=fight.seat)
        elif fight.attacked and fight.place and get_map_content().place(fight.place).category == "flaggable":
            # The AI hero flags every field that it enters: heroes3 13.5.
            ai_heroes.flag_field_for_ai(context, fight.enemy, fight.place, fight.seat)
        if not fight.garrison:
            _goes_home(context, fight.seat, fight.hero, homes=player_queries.count_homes(context.sheet(fight.seat)))
    if fight.hero == "main" and not (fight.attacked and fight.garrison):
        _may_be_out(context, fight.seat)
    if not context.state.ended:
        _besieged(context, fight)


def _surrender(context: ActContext, fight: OpenFight, act: acts.Fought) -> None:
    """Whoever gives up pays, and goes as if beaten; no experience, no cube. heroes3 10.

    Where the table says so in other combats as well, neutral units and AI heroes neither have nor want gold.
    """
    mine = act.outcome == "surrender"
    loser, winner = (fight.seat, fight.enemy) if mine else (fight.enemy, fight.seat)
    ransom, why = Purse(RANSOM), message("h3s-tb-a-surrender")
    if fight.kind == "heroes":
        resource_gains_and_payments.pay_and_announce(context, loser, ransom, "10", why, why)
        resource_gains_and_payments.gain_resources(context, winner, ransom, "10", why)
    if mine or fight.kind == "heroes":
        homes = player_queries.count_homes(context.sheet(loser)) - (not mine and fight.place in player_queries.HOMES)
        _goes_home(context, loser, fight.hero if mine else fight.enemy_hero, homes=homes)
    if not mine:
        _visit(context, fight)


OUTCOME_HANDLERS: dict[str, Callable[[ActContext, OpenFight, acts.Fought], None]] = {
    "victory": _victory,
    "quick": _quick,
    "retreat": _retreat,
    "defeat": _defeat,
    "surrender": _surrender,
    "surrendered": _surrender,
}


# --- who loses what ------------------------------------------------------------------------------


def _beaten(context: ActContext, loser: str, hero: HeroKind, *, by: str, at_home: bool = False) -> None:
    """Between players: a beaten main hero costs morale and gold, every beaten hero a faction cube. heroes3 10."""
    resource_gains_and_payments.count_for_game_statistics(context, by, "heroes-beaten")
    _goes_home(context, loser, hero, homes=player_queries.count_homes(context.sheet(loser)) - at_home)
    if hero == "main":
        hero_state_changes.add_morale(context, loser, "negative")
        # Who has less gives what there is; the book is silent.
        spoils = Purse(max(0, min(SPOILS, context.sheet(loser).purse.gold)))
        context.sheet(loser).purse -= spoils
        resource_gains_and_payments.gain_resources(
            context, by, spoils, "10", message("h3s-tb-spoils", name=context.name(loser))
        )
    game_end.gain_faction_cube(context, by, of=loser)


def _ai_beaten(context: ActContext, fight: OpenFight) -> None:
    """Beating an AI hero brings nothing unless the scenario says so. heroes3 13.5."""
    ai = context.state.ai[fight.enemy]
    ai.beaten, ai.movement = True, 0
    resource_gains_and_payments.count_for_game_statistics(context, fight.seat, "heroes-beaten")
    context.note(
        fight.seat,
        "13.5",
        message("h3s-tb-ai-beaten", hero=combat_setup.ai_enemy_name(context.state, fight.enemy)),
        "remind",
    )


def _goes_home(context: ActContext, seat: str, hero: HeroKind, *, homes: int) -> None:
    """A beaten main hero goes to one of the `homes` that are left, a secondary hero leaves the map. heroes3 10."""
    sheet = context.sheet(seat)
    if hero == "secondary":
        sheet.secondary, sheet.secondary_movement = False, 0
    where = "homeless" if hero == "main" and homes <= 0 else hero
    context.note(seat, "10", message("h3s-tb-goes-home", name=context.name(seat), hero=where), "harm")


def _falls_with_home(context: ActContext, seat: str) -> None:
    """Whose main hero loses the last home with the combat is out at once: no rounds are counted down. heroes3 12."""
    sheet = context.sheet(seat)
    if player_queries.count_homes(sheet) == 1:
        sheet.lost_home = context.state.table.round


def _may_be_out(context: ActContext, seat: str) -> None:
    if not context.state.ended:
        game_end.eliminate_if_homeless_after_defeat(context, seat)


def _besieged(context: ActContext, fight: OpenFight) -> None:
    """What buildings bring after a siege of the own town, whoever won it."""
    if not fight.own_town or context.state.ended:
        return
    defender = fight.enemy if fight.kind == "heroes" else fight.seat if fight.attacked else ""
    if defender and not context.sheet(defender).out:
        _deeds(context, defender, "after-siege")


# --- books ---------------------------------------------------------------------------------------


def _book(context: ActContext, fight: OpenFight, act: acts.Fought) -> None:
    """Units, movement, gold and morale as the combat left them."""
    _put_army(context, fight.seat, act.army)
    if fight.kind == "heroes":
        _put_army(context, fight.enemy, act.enemy_army)
        _spent_morale(context, fight.enemy, act.enemy_morale_spent)
        resource_gains_and_payments.gain_resources(
            context, fight.enemy, Purse(act.enemy_gold), "6", message("h3s-tb-the-combat")
        )
    elif fight.kind == "ai-hero" and act.enemy_army is not None and context.state.layout.settings.ai_army == "losses":
        context.state.ai[fight.enemy].army = act.enemy_army
    _spent_morale(context, fight.seat, act.morale_spent)
    resource_gains_and_payments.gain_resources(context, fight.seat, Purse(act.gold), "6", message("h3s-tb-the-combat"))
    if act.movement:
        hero_state_changes.add_movement(context, fight.seat, fight.hero, -act.movement)
    if act.discarded is not None:
        neutral_discard_piles.set_discard_piles(context, act.discarded)


def _put_army(context: ActContext, seat: str, army: tuple[str, ...] | None) -> None:
    if army is None:
        return
    sheet = context.sheet(seat)
    lost = len(sheet.army) - len(army)
    resource_gains_and_payments.count_for_game_statistics(context, seat, "units-lost", max(0, lost))
    sheet.army = tuple(Unit.of(side) for side in army)


def _spent_morale(context: ActContext, seat: str, spent: bool) -> None:
    if spent and player_queries.can_reroll_with_morale(context.state, seat):
        context.sheet(seat).morale = "none"


def _gain_experience(context: ActContext, seat: str, hero: HeroKind, by: int) -> None:
    """Levels come before the field is visited; secondary heroes gain none. heroes3 10."""
    if by and hero == "main":
        hero_state_changes.add_experience(context, seat, by)


def _deeds(context: ActContext, seat: str, when: str) -> None:
    chair, sheet = context.state.layout.chairs[seat], context.sheet(seat)
    for building, deed in building_effects_due_at(require_town(chair.faction), set(sheet.built), when):  # type: ignore[arg-type]
        context.run_effect(seat, f"building:{building.key}", deed.effect)


def _visit(context: ActContext, fight: OpenFight) -> None:
    """The place over which was fought is visited. heroes3 10."""
    if context.state.ended or fight.attacked:
        return
    place = f"bank-{fight.bank}" if fight.kind == "bank" else fight.place
    if not place:
        context.note(fight.seat, "10", message("h3s-tb-visit-now", name=context.name(fight.seat)), "remind")
        return
    taken = fight.enemy if fight.kind in ("heroes", "ai-hero") else ""
    # The combat itself was allowed, by the rules or by the table: nothing stops what follows from it.
    before, context.anyway = context.anyway, True
    place_visits.visit_place(
        context, acts.Visit(fight.seat, place, fight.hero, taken, not taken, fight.dice, fight.stacked)
    )
    context.anyway = before


def _check(context: ActContext, fight: OpenFight, act: acts.Fought) -> None:
    _check_numbers(act)
    for key in (*(act.army or ()), *(act.enemy_army or ())):
        check_unit_deck_side(key)
    if act.outcome in ("surrender", "surrendered"):
        if fight.kind != "heroes":
            context.forbid(NotAllowed("h3-no-surrender", "10"))
        if act.outcome == "surrendered" and fight.own_town:
            context.forbid(NotAllowed("h3-no-surrender-at-home", "10"))
    if act.outcome == "retreat" and fight.kind != "neutral":
        context.forbid(NotAllowed("h3s-tb-no-retreat", "9"))
    if act.outcome == "quick" and (
        fight.kind != "neutral"
        or combat_setup.main_hero_level(context.state, fight.seat) <= LEVELS.index(fight.level) + 1
    ):
        context.forbid(NotAllowed("h3s-tb-no-quick", "8"))


def _check_numbers(act: acts.Fought) -> None:
    """Nothing of a combat is below 0 or more than a sheet can show; what the visit asks for later is right now."""
    for what, number in (
        ("movement", act.movement),
        ("experience", act.experience),
        ("gold", act.gold),
        ("gold", act.enemy_gold),
    ):
        if not 0 <= number <= MOST:
            raise BeyondLimit("h3s-beyond", what=message("h3s-number", what=what), found=number, low=0, high=MOST)
    if not 0 <= act.stacked <= place_visits.GUARDS:
        raise BeyondLimit("h3s-fx-visit-numbers", dice=place_visits.MOST_DICE, guards=place_visits.GUARDS)


def _for_level(own: int, beaten: int) -> int:
    return 2 if beaten > own else 1 if beaten == own else 0

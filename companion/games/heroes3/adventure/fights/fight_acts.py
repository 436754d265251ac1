"""The acts that begin and end a combat on the map; it is fought with real cards or at a combat table. heroes3 8.

What a combat brings is in `fight_outcomes.py`; how it is set up at its own table in `combat_setup.py`.
"""

from __future__ import annotations

from dataclasses import replace

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.content.towns import building_effects_due_at
from companion.games.heroes3.adventure.content.triggered_effect_loading import When
from companion.games.heroes3.adventure.effects import effect_origins, lasting_effects
from companion.games.heroes3.adventure.effects.effect_text import describe_effect
from companion.games.heroes3.adventure.fights import combat_setup, field_guards, fight_outcomes
from companion.games.heroes3.adventure.players import (
    ai_heroes,
    place_visits,
    player_queries,
    resource_gains_and_payments,
)
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.state import AdventureState, HeroKind, OpenFight
from companion.games.heroes3.cards.find_unit_or_card_by_name import card_name
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.combat.flow.combat_end import surviving_units
from companion.games.heroes3.combat.model.neutral_guards import LEVELS, count_stacked_guards, creature_bank_names
from companion.games.heroes3.combat.model.refusals import NotAllowed, TooMany, WrongMoment
from companion.games.heroes3.combat.model.setup_data import CombatSetup
from companion.games.heroes3.combat.model.state import MINE, THEIRS, CombatState
from companion.kernel.messages import message
from companion.kernel.refusals import BeyondLimit, NotNow, Unknown

GARRISON = Purse(8)
"""What the owner of a Town or Settlement pays to defend it without a hero. heroes3 11."""


def begin_fight(context: ActContext, act: acts.BeginFight) -> None:
    """A combat begins, or is not fought at all because the hero is above the field."""
    _check_enemy(context, act)
    guards = field_guards.parse_named_guards(context, act.place, act.guards) if act.kind == "neutral" else ()
    attacked = act.kind == "ai-hero" and context.state.active != act.seat
    fight = OpenFight(
        act.seat,
        act.hero,
        act.kind,
        act.level,
        act.enemy,
        act.enemy_hero,
        act.bank,
        act.place,
        act.own_town,
        act.garrison and (act.kind == "heroes" or attacked),
        attacked,
        act.table,
        act.dice,
        guards=guards,
    )
    if _taken_to_table(context, fight):
        return
    _check_moment(context, act)
    if is_quick_combat(context.state, fight):
        context.state.table.fight = fight
        fight_outcomes.apply_fight_outcome(context, acts.Fought("quick", anyway=context.anyway))
        return
    for seat in (act.seat, *((act.enemy,) if act.kind == "heroes" else ())):
        if not context.sheet(seat).army:
            context.forbid(TooMany("h3s-tb-no-units", "8", name=context.name(seat)))
    if fight.garrison:
        owner = fight.seat if fight.attacked else fight.enemy
        resource_gains_and_payments.pay_and_announce(
            context, owner, GARRISON, "11", message("h3s-tb-garrison"), message("h3s-tb-garrison")
        )
    context.state.table.fight = fight
    told = message(
        "h3s-tb-fight", name=context.name(act.seat), hero=act.hero, enemy=combat_setup.enemy_name(context.state, fight)
    )
    context.note(act.seat, "8", told, "turn")
    # When somebody announces a combat, everybody may still use town tokens before it is set up: heroes3 2.
    context.note("", "2", message("h3s-tb-town-first"), "remind")
    _remind(context, fight)


def finish_or_call_off_fight(context: ActContext, act: acts.Fought) -> None:
    """The open combat is over."""
    fight = context.state.table.fight
    if fight is None:
        raise NotNow("h3s-tb-no-fight")
    if act.outcome == "called-off":
        context.state.table.fight = None
        context.note(fight.seat, "8", message("h3s-tb-called-off"), "remind")
        return
    fight_outcomes.apply_fight_outcome(context, act)


def is_quick_combat(state: AdventureState, fight: OpenFight) -> bool:
    """Whether nobody fights: a hero of a higher level than the field, a secondary one by the main hero's. heroes3 8."""
    return fight.kind == "neutral" and combat_setup.main_hero_level(state, fight.seat) > LEVELS.index(fight.level) + 1


def experience_if_won(state: AdventureState, fight: OpenFight, azure: bool | None = None) -> int:
    """The experience that a victory brings to whoever began the combat; for outcomes that people type. heroes3 10."""
    return fight_outcomes.victory_experience(state, fight, azure)


def combat_setup_for_fight(state: AdventureState, fight: OpenFight, table_id: str = "") -> CombatSetup:
    """The combat as its own engine is set up with it; `table_id` is the table of the map part."""
    return combat_setup.build_combat_setup(state, fight, table_id)


def build_outcome_act_from_combat(combat: CombatState) -> acts.Fought:
    """What a combat that is over means for the sheets."""
    fight, mine, theirs = combat.fight, combat.sides[MINE], combat.sides[THEIRS]
    if combat.outcome == "quick":
        return acts.Fought("quick")
    heroes = fight.kind in ("heroes", "ai-hero")
    stacked = fight.stacked if fight.stacked is not None else count_stacked_guards(fight.difficulty)
    return acts.Fought(
        combat.outcome,  # type: ignore[arg-type]
        surviving_units(combat, MINE),
        surviving_units(combat, THEIRS) if heroes else None,
        max(0, fight.mine.hero.movement - mine.movement),
        combat.experience,
        mine.gold,
        stacked if fight.kind == "bank" else 0,
        theirs.gold if heroes else 0,
        mine.rerolls < fight.mine.rerolls,
        theirs.rerolls < fight.theirs.rerolls,
        tuple(card for pile in combat.decks for card in pile.discards) if fight.kind == "neutral" else None,
    )


# --- how it works --------------------------------------------------------------------------------


def _taken_to_table(context: ActContext, fight: OpenFight) -> bool:
    """Whether this is the open combat, which is only taken to a table of the app; who guards may be said only now."""
    now = context.state.table.fight
    if now is None or not fight.table or replace(now, table=fight.table, guards=now.guards or fight.guards) != fight:
        return False
    context.state.table.fight = fight
    context.note(fight.seat, "8", message("h3s-tb-taken-to-table"))
    return True


def _remind(context: ActContext, fight: OpenFight) -> None:
    """What buildings and cards in force bring to this combat, and what an AI hero brings."""
    if fight.kind == "ai-hero":
        _remind_of_ai(context, fight)
    field_guards.announce_guards(context, fight)
    _remind_of_yielding(context, fight)
    for seat in (fight.seat, *((fight.enemy,) if fight.kind == "heroes" else ())):
        for held in lasting_effects.find_lasting_effects(context.state, "ask-table", seat):
            if held.when == "first-combat":
                told = message("h3s-tb-first-combat", source=effect_origins.origin_name(held.source))
                context.note(seat, "1", told, "remind")
        home, built = player_queries.player_town(context.state, seat), set(context.sheet(seat).built)
        moments: tuple[When, ...] = ("combat", "hero-combat") if fight.kind == "heroes" else ("combat",)
        for building, deed in (found for when in moments for found in building_effects_due_at(home, built, when)):
            does = describe_effect(deed.effect, building.tell)
            told = message("h3s-tb-hero-combat", building=building.name, name=context.name(seat), does=does)
            context.note(seat, "6", told, "remind")


def _remind_of_yielding(context: ActContext, fight: OpenFight) -> None:
    """An attacked secondary hero may be beaten at once, without a combat. heroes3 3."""
    if fight.garrison or not (fight.attacked or fight.kind == "heroes"):
        return
    attacked, hero = (fight.seat, fight.hero) if fight.attacked else (fight.enemy, fight.enemy_hero)
    if hero == "secondary":
        context.note(attacked, "3", message("h3s-tb-may-yield", name=context.name(attacked)), "remind")


def _remind_of_ai(context: ActContext, fight: OpenFight) -> None:
    """The Skill cards it uses, its cards that a player has, and what only the scenario's page tells. heroes3 13.4."""
    ai = ai_heroes.ai_hero_with_entered_changes(context.state, fight.enemy)
    for seat, sheet in context.state.sheets.items():
        owned = {"spell": ai.spells, "skill": ai.skills}
        for kind, card in ((kind, card) for kind, has in owned.items() for card in has if card in sheet.cards):
            name = card_name(load_cards().by_id[card])
            # How many copies there are is not known: the table sees whether one is left.
            told = message("h3s-tb-ai-card-owned", kind=kind, card=name, name=context.name(seat))
            context.note(seat, "13.4", told, "remind")
    if ai.skills:
        skills = [card_name(load_cards().by_id[card]) for card in ai.skills]
        context.note("", "13.4", message("h3s-tb-ai-skills", hero=ai_heroes.ai_hero_name(ai), cards=skills), "remind")
    if ai.elsewhere:
        context.note("", "13.4", message("h3s-tb-ai-elsewhere", hero=ai_heroes.ai_hero_name(ai)), "remind")


# --- what is refused -----------------------------------------------------------------------------


def _check_enemy(context: ActContext, act: acts.BeginFight) -> None:
    """The enemy there is; what is not there cannot be fought even if the table says so."""
    _check_hero(context, act.seat, act.hero)
    if act.place:
        place_visits.check_place_enterable(context, get_map_content().place(act.place))
    if not 1 <= act.dice <= place_visits.MOST_DICE:
        raise BeyondLimit("h3s-fx-visit-numbers", dice=place_visits.MOST_DICE, guards=place_visits.GUARDS)
    if act.kind == "neutral":
        _check_field(context, act)
    if act.kind == "bank":
        _check_bank(context, act)
    if act.kind == "ai-hero" and ai_heroes.require_ai_hero_state(context, act.enemy).beaten:
        context.forbid(
            NotAllowed("h3s-tb-ai-beaten-already", "13.5", hero=combat_setup.ai_enemy_name(context.state, act.enemy))
        )
    if act.kind == "heroes":
        _check_player(context, act)
    for truce in (
        lasting_effects.find_lasting_effects(context.state, "truce") if act.kind in ("heroes", "ai-hero") else ()
    ):
        context.forbid(NotAllowed("h3s-tb-truce", "1", source=effect_origins.origin_name(truce.source)))


def _check_field(context: ActContext, act: acts.BeginFight) -> None:
    if act.level not in LEVELS:
        raise Unknown("h3s-tb-no-level", found=act.level, options=list(LEVELS))
    if act.place and (place := get_map_content().place(act.place)).bank:
        # A Creature Bank has four guards of its own and no level: heroes3 11.
        context.forbid(NotAllowed("h3s-tb-bank-guards", "11", place=place.name))


def _check_bank(context: ActContext, act: acts.BeginFight) -> None:
    if act.bank not in creature_bank_names():
        raise Unknown("h3-no-bank", found=act.bank, options=", ".join(creature_bank_names()))
    place = get_map_content().place(f"bank-{act.bank}")
    context.on_table((place.box,), place.name)


def _check_player(context: ActContext, act: acts.BeginFight) -> None:
    enemy, chairs, mode = context.sheet(act.enemy), context.state.layout.chairs, context.state.layout.body.mode
    if act.enemy == act.seat:
        raise Unknown("h3s-tb-own-hero", found=act.enemy)
    if enemy.out:
        context.forbid(NotAllowed("h3s-tb-is-out", "12", name=context.name(act.enemy)))
    same_team = mode == "alliance" and chairs[act.enemy].team == chairs[act.seat].team
    if mode == "cooperative" or same_team:
        context.forbid(NotAllowed("h3s-tb-ally", "7", name=context.name(act.enemy)))
    if not act.garrison:
        _check_hero(context, act.enemy, act.enemy_hero)


def _check_hero(context: ActContext, seat: str, hero: HeroKind) -> None:
    sheet = context.sheet(seat)
    if hero == "secondary" and not sheet.secondary:
        context.forbid(NotAllowed("h3s-tb-no-secondary", "3", name=context.name(seat)))


def _check_moment(context: ActContext, act: acts.BeginFight) -> None:
    state = context.state
    name = context.name(act.seat)
    if state.table.fight is not None:
        context.forbid(WrongMoment("h3s-tb-fighting", "2"))
    if state.sheet(act.seat).out:
        context.forbid(NotAllowed("h3s-tb-is-out", "12", name=name))
    attacked = act.kind == "ai-hero" and state.table.phase == "ai"
    # Movement, and with it every attack, belongs to the own turn: heroes3 2.
    if state.active != act.seat and not attacked:
        context.forbid(WrongMoment("h3s-tb-not-your-turn", "2", name=name))

"""The operations of effects: one function each, called with what the card gave it and the defaults filled in."""

from __future__ import annotations

from companion.games.terrinoth.effect_context import EffectContext
from companion.games.terrinoth.effects.operation_arguments import OperationArguments
from companion.games.terrinoth.events import emit_event, enemy_display_name
from companion.games.terrinoth.heroes_and_enemies import Enemy
from companion.games.terrinoth.questions import target_questions
from companion.games.terrinoth.questions.open_question import Flow
from companion.games.terrinoth.questions.quantity_and_condition_questions import evaluate_quantity_or_ask
from companion.games.terrinoth.rules import (
    enemy_activation,
    engagement_and_spawning,
    hero_actions,
    hero_cards_and_tokens,
    location_progress_and_exploration_cards,
    peril_track,
    selectors_and_conditions,
    wounds_and_defeat,
)
from companion.games.terrinoth.rules.passive_abilities import compute_enemy_attack, is_forbidden_by_passive
from companion.games.terrinoth.state import Operation, World
from companion.kernel.messages import message

# --- the three basic keywords: terrinoth E6 ------------------------------------------------------


def _advance(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    enemy = context.enemy
    if enemy is not None and enemy.in_play and not is_forbidden_by_passive(w, "advance", enemy, context.by):
        yield from engagement_and_spawning.engage_enemy(w, enemy, context.hero, "enemy", "E6")


def _retreat(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    enemy = context.enemy
    if enemy is not None and not is_forbidden_by_passive(w, "retreat", enemy, context.by):
        yield from engagement_and_spawning.move_to_shadows(w, enemy, "enemy", "E6")


def _damage(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    """The hero it is engaged with suffers, or from the shadows the active hero; shields do not help."""
    enemy = context.enemy
    if enemy is None or not enemy.in_play or is_forbidden_by_passive(w, "damage", enemy, context.by):
        return
    hero = enemy.hero if enemy.zone == "engaged" else context.hero
    strength = yield from compute_enemy_attack(w, enemy)
    why = message("th-why-damage", enemy=enemy_display_name(w, enemy))
    yield from wounds_and_defeat.wound_hero(w, hero, strength, "E6", why, "enemy")


# --- wounds and engagement -----------------------------------------------------------------------


def _wound(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    n = yield from evaluate_quantity_or_ask(w, context, args.quantity("n"))
    for being in (yield from target_questions.select_heroes_or_enemies_or_ask(w, context, args.selector("who"))):
        if isinstance(being, Enemy):
            yield from wounds_and_defeat.wound_enemy(w, being, n, context.hero, context.by, "W1")
        else:
            why = message("th-why-card", card=context.card.name) if context.card is not None else None
            yield from wounds_and_defeat.wound_hero(w, being, n, "W1", why, context.by)


def _recover(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    n = yield from evaluate_quantity_or_ask(w, context, args.quantity("n"))
    for being in (yield from target_questions.select_heroes_or_enemies_or_ask(w, context, args.selector("who"))):
        if isinstance(being, Enemy):
            healed = min(n, being.wounds)
            being.wounds -= healed
            if healed > 0:
                emit_event(
                    w,
                    "W2",
                    message("th-enemy-recovers", enemy=enemy_display_name(w, being), count=healed, total=being.wounds),
                )
        else:
            wounds_and_defeat.recover_hero_wounds(w, being, n)


def _engage(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    """Whoever is told to engage an enemy picks one that is not engaged with him already: terrinoth N2."""
    for hero in (yield from target_questions.select_heroes_or_ask(w, context, args.selector("hero"))):
        selector = args.selector("enemy")
        found = [
            e
            for e in selectors_and_conditions.select_enemies(w, context, selector)
            if not (e.zone == "engaged" and e.hero == hero)
        ]
        if w.table.settings.engage_facedown == "forbid":
            found = [enemy for enemy in found if not enemy.facedown]
        if selector.base in ("enemy.pick", "enemy.hardest", "enemy.easiest"):
            asked = context.hero if selector.base == "enemy.pick" and selector.by != "leader" else w.leader
            chosen = yield from target_questions.ask_for_enemy(w, "engage", asked, found, "N2")
            found = [] if chosen is None else [chosen]
        for enemy in found:
            yield from engagement_and_spawning.engage_enemy(w, enemy, hero, context.by, "N2")


def _to_shadows(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    for enemy in (yield from target_questions.select_enemies_or_ask(w, context, args.selector("enemy"))):
        yield from engagement_and_spawning.move_to_shadows(w, enemy, context.by, "E6", args.word("face") == "down")


def _spawn(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    n = yield from evaluate_quantity_or_ask(w, context, args.quantity("n"))
    to = args.place("to")
    where = args.filters("filter")
    heroes: list[int] = []
    if to.hero is not None:
        heroes = yield from target_questions.select_heroes_or_ask(w, context, to.hero)
        if not heroes:
            return
    yield from engagement_and_spawning.spawn_enemies(
        w, context, n, to, args.word("face") == "down", args.word("from"), where.where, heroes
    )


def _reveal(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    for enemy in (yield from target_questions.select_enemies_or_ask(w, context, args.selector("enemy"))):
        yield from wounds_and_defeat.reveal_enemy(w, enemy)


def _activate(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    for hero in (yield from target_questions.select_heroes_or_ask(w, context, args.selector("by"))):
        for enemy in (yield from target_questions.select_enemies_or_ask(w, context, args.selector("enemy"))):
            if enemy.in_play:
                yield from enemy_activation.activate_enemy(w, enemy, hero)


# --- exhausting, readying, discarding ------------------------------------------------------------


def _exhaust(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    what = args.selector("what")
    if what.part == "act":
        n = yield from evaluate_quantity_or_ask(w, context, args.quantity("n"))
        for hero in (yield from target_questions.select_heroes_or_ask(w, context, what)):
            yield from hero_cards_and_tokens.ask_and_exhaust_activation_cards(w, hero, what.where, n)
        return
    for enemy in (yield from target_questions.select_enemies_or_ask(w, context, what)):
        if not enemy.exhausted and not is_forbidden_by_passive(w, "exhaust", enemy, context.by):
            enemy.exhausted = True
            emit_event(w, "St1", message("th-enemy-exhausted", enemy=enemy_display_name(w, enemy)), "turn")


def _ready(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    what = args.selector("what")
    if what.part == "act":
        n = yield from evaluate_quantity_or_ask(w, context, args.quantity("n"))
        for hero in (yield from target_questions.select_heroes_or_ask(w, context, what)):
            yield from hero_cards_and_tokens.ask_and_ready_activation_cards(w, hero, what.where, n)
        return
    for enemy in (yield from target_questions.select_enemies_or_ask(w, context, what)):
        if enemy.exhausted and not is_forbidden_by_passive(w, "ready", enemy, context.by):
            enemy.exhausted = False
            emit_event(w, "St1", message("th-enemy-ready", enemy=enemy_display_name(w, enemy)), "turn")


def _discard(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    what = args.selector("what")
    if what.part == "item":
        n = yield from evaluate_quantity_or_ask(w, context, args.quantity("n"))
        for hero in (yield from target_questions.select_heroes_or_ask(w, context, what)):
            yield from hero_cards_and_tokens.discard_items_of_choice(w, hero, n)
    elif what.base == "self" and context.enemy is None:
        hero_cards_and_tokens.discard_source_card(w, context)
    else:
        for enemy in (yield from target_questions.select_enemies_or_ask(w, context, what)):
            # A nemesis belongs to no deck: terrinoth NM1.
            if enemy.in_play and not selectors_and_conditions.is_nemesis(w, enemy):
                yield from wounds_and_defeat.discard_enemy(w, enemy, "DIS")


# --- what heroes have ----------------------------------------------------------------------------


def _give(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    for hero in (yield from target_questions.select_heroes_or_ask(w, context, args.selector("who"))):
        hero_cards_and_tokens.give_condition(w, hero, args.word("condition"))


def _cure(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    for hero in (yield from target_questions.select_heroes_or_ask(w, context, args.selector("who"))):
        hero_cards_and_tokens.remove_condition(w, hero, args.word("condition"))


def _token(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    n = yield from evaluate_quantity_or_ask(w, context, args.quantity("n"))
    for hero in (yield from target_questions.select_heroes_or_ask(w, context, args.selector("who"))):
        hero_cards_and_tokens.change_success_tokens(w, hero, n)


def _upgrade(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    for hero in (yield from target_questions.select_heroes_or_ask(w, context, args.selector("who"))):
        yield from hero_cards_and_tokens.ask_and_upgrade_activation_card(w, hero)


def _leader(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    for hero in (yield from target_questions.select_heroes_or_ask(w, context, args.selector("who"))):
        wounds_and_defeat.give_leader_token(w, hero, "TR2")


# --- the table -----------------------------------------------------------------------------------


def _progress(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    n = yield from evaluate_quantity_or_ask(w, context, args.quantity("n"))
    location_progress_and_exploration_cards.add_progress(w, n, "EXP")


def _peril(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    n = yield from evaluate_quantity_or_ask(w, context, args.quantity("n"))
    yield from peril_track.move_peril_token(w, n, args.word("resolve") == "yes")


def _draw(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    n = yield from evaluate_quantity_or_ask(w, context, args.quantity("n"))
    keep = yield from evaluate_quantity_or_ask(w, context, args.quantity("keep"))
    yield from location_progress_and_exploration_cards.draw_keep_and_resolve_exploration_cards(
        w, context.hero, n, keep, args.word("rest")
    )


def _win(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    wounds_and_defeat.win_quest(w, "EG1")
    yield from ()


def _lose(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    wounds_and_defeat.lose_quest(w, message("th-why-quest"), "EG1")
    yield from ()


# --- actions: terrinoth 4.1.1 --------------------------------------------------------------------


def _attack(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    dice = yield from evaluate_quantity_or_ask(w, context, args.quantity("dice"))
    targets = yield from evaluate_quantity_or_ask(w, context, args.quantity("targets"))
    yield from hero_actions.resolve_attack(w, context, dice, targets, args.word("ranged") == "yes")


def _explore(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    dice = yield from evaluate_quantity_or_ask(w, context, args.quantity("dice"))
    yield from hero_actions.resolve_explore(w, context, dice)


def _rest(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    dice = yield from evaluate_quantity_or_ask(w, context, args.quantity("dice"))
    yield from hero_actions.resolve_rest(w, context, dice)


def _aid(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    dice = yield from evaluate_quantity_or_ask(w, context, args.quantity("dice"))
    yield from hero_actions.resolve_aid(w, context, dice)


def _reroll(w: World, context: EffectContext, args: OperationArguments) -> Flow[None]:
    if context.memory.dice is not None:
        n = yield from evaluate_quantity_or_ask(w, context, args.quantity("n"))
        yield from hero_actions.reroll_dice(w, context.hero, context.memory.dice, n, args.word("die"))


OPERATION_FUNCTIONS: dict[str, Operation] = {
    "advance": _advance, "retreat": _retreat, "damage": _damage, "wound": _wound, "recover": _recover,
    "engage": _engage, "toShadows": _to_shadows, "spawn": _spawn, "reveal": _reveal, "activate": _activate,
    "exhaust": _exhaust, "ready": _ready, "give": _give, "cure": _cure, "token": _token, "progress": _progress,
    "peril": _peril, "draw": _draw, "discard": _discard, "upgrade": _upgrade, "attack": _attack, "explore": _explore,
    "rest": _rest, "aid": _aid, "reroll": _reroll, "leader": _leader, "win": _win, "lose": _lose,
}  # fmt: skip

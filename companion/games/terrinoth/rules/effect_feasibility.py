"""Whether an effect would do nothing (terrinoth G1), and whether a cost can be paid in full (G2). Asks nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion.games.terrinoth.effect_context import EffectContext
from companion.games.terrinoth.effects.effect_tree import (
    Choose,
    Do,
    Each,
    Effect,
    Effects,
    If,
    Manual,
    May,
    Quantity,
    Selector,
)
from companion.games.terrinoth.effects.operation_arguments import OperationArguments, fill_default_arguments
from companion.games.terrinoth.heroes_and_enemies import Enemy
from companion.games.terrinoth.rules import hero_cards_and_tokens, selectors_and_conditions
from companion.games.terrinoth.state import World


def would_do_nothing(w: World, context: EffectContext, effects: Effects) -> bool:
    """Whether nothing at all would change."""
    return all(_idle(w, context, effect) for effect in effects)


def _idle(w: World, context: EffectContext, effect: Effect) -> bool:
    if isinstance(effect, Do):
        check = _IDLE.get(effect.op)
        return check is not None and check(w, context, fill_default_arguments(effect))
    if isinstance(effect, Manual):
        return False
    if isinstance(effect, May):
        return would_do_nothing(w, context, effect.body)
    if isinstance(effect, If):
        return would_do_nothing(
            w,
            context,
            effect.then if selectors_and_conditions.is_condition_met(w, context, effect.test) else effect.otherwise,
        )
    if isinstance(effect, Each):
        beings = _beings(w, context, effect.of)
        return all(would_do_nothing(w, replace(context, it=being), effect.body) for being in beings)
    if isinstance(effect, Choose):
        return all(would_do_nothing(w, context, branch) for branch in effect.branches)
    return not can_pay_cost(w, context, effect.cost) or would_do_nothing(w, context, effect.body)


def can_pay_cost(w: World, context: EffectContext, cost: Do) -> bool:
    """Whether a cost can be paid in full, from one's own cards and tokens: terrinoth G2."""
    args = fill_default_arguments(cost)
    n = (
        abs(selectors_and_conditions.evaluate_quantity(w, context, args.quantity("n")) or 0)
        if "n" in args.values
        else 1
    )
    if cost.op == "token":
        return all(
            w.heroes[hero].tokens >= n
            for hero in selectors_and_conditions.select_heroes(w, context, args.selector("who"))
        )
    if cost.op == "progress":
        return w.progress >= n
    if cost.op in ("exhaust", "discard"):
        return _enough(w, context, cost.op, args.selector("what"), n)
    return not _idle(w, context, cost)


def _enough(w: World, context: EffectContext, op: str, what: Selector, n: int) -> bool:
    if what.part == "act":
        ready = [
            s
            for hero in selectors_and_conditions.select_heroes(w, context, what)
            for s in selectors_and_conditions.select_activation_cards(w, hero, what.where)
        ]
        return sum(not slot.exhausted for slot in ready) >= n
    if what.part == "item":
        return sum(len(w.heroes[hero].items) for hero in selectors_and_conditions.select_heroes(w, context, what)) >= n
    if what.base == "self" and context.enemy is None:
        return hero_cards_and_tokens.is_source_card_held(w, context)
    return any(
        op == "discard" or not enemy.exhausted for enemy in selectors_and_conditions.select_enemies(w, context, what)
    )


def _beings(w: World, context: EffectContext, selector: Selector) -> list[int | Enemy]:
    found: list[int | Enemy] = list(selectors_and_conditions.select_heroes(w, context, selector))
    return found or list(selectors_and_conditions.select_enemies_if_selector_allows(w, context, selector))


def _number(w: World, context: EffectContext, quantity: Quantity) -> int:
    """What a quantity comes to; one that the table must say is taken to be something."""
    found = selectors_and_conditions.evaluate_quantity(w, context, quantity)
    return 1 if found is None else found


def _moving(w: World, context: EffectContext, args: OperationArguments) -> bool:
    enemy = context.enemy
    return enemy is None or not enemy.in_play or (enemy.zone == "engaged" and enemy.hero == context.hero)


def _wound(w: World, context: EffectContext, args: OperationArguments) -> bool:
    return _number(w, context, args.quantity("n")) <= 0 or not _beings(w, context, args.selector("who"))


def _recover(w: World, context: EffectContext, args: OperationArguments) -> bool:
    beings = _beings(w, context, args.selector("who"))
    return not any(being.wounds if isinstance(being, Enemy) else w.heroes[being].wounds for being in beings)


def _engage(w: World, context: EffectContext, args: OperationArguments) -> bool:
    hidden = w.table.settings.engage_facedown == "forbid"
    found = [
        e
        for e in selectors_and_conditions.select_enemies(w, context, args.selector("enemy"))
        if not (hidden and e.facedown)
    ]
    heroes = selectors_and_conditions.select_heroes(w, context, args.selector("hero"))
    return not any(enemy.zone != "engaged" or enemy.hero != hero for enemy in found for hero in heroes)


def _to_shadows(w: World, context: EffectContext, args: OperationArguments) -> bool:
    return all(
        enemy.zone == "shadows" for enemy in selectors_and_conditions.select_enemies(w, context, args.selector("enemy"))
    )


def _spawn(w: World, context: EffectContext, args: OperationArguments) -> bool:
    to = args.place("to")
    if to.hero is not None and not selectors_and_conditions.select_heroes(w, context, to.hero):
        return True
    if args.word("from") == "lair":
        return not any(enemy.zone == "lair" for enemy in w.enemies)
    if w.table.settings.decks == "table":
        return False
    pile = w.decks["enemies"]
    cards = pile.discards if args.word("from") == "discard" else pile.cards + pile.discards
    return not cards or _number(w, context, args.quantity("n")) <= 0


def _exhaust(w: World, context: EffectContext, args: OperationArguments) -> bool:
    return _all_already(w, context, args.selector("what"), exhausted=True)


def _ready(w: World, context: EffectContext, args: OperationArguments) -> bool:
    return _all_already(w, context, args.selector("what"), exhausted=False)


def _all_already(w: World, context: EffectContext, what: Selector, exhausted: bool) -> bool:
    if what.part == "act":
        found = [
            slot
            for hero in selectors_and_conditions.select_heroes(w, context, what)
            for slot in selectors_and_conditions.select_activation_cards(w, hero, what.where)
        ]
        return all(slot.exhausted == exhausted for slot in found)
    return all(enemy.exhausted == exhausted for enemy in selectors_and_conditions.select_enemies(w, context, what))


def _discard(w: World, context: EffectContext, args: OperationArguments) -> bool:
    return not _enough(w, context, "discard", args.selector("what"), 1)


def _give(w: World, context: EffectContext, args: OperationArguments) -> bool:
    return all(
        args.word("condition") in w.heroes[hero].conditions
        for hero in selectors_and_conditions.select_heroes(w, context, args.selector("who"))
    )


def _cure(w: World, context: EffectContext, args: OperationArguments) -> bool:
    return not any(
        args.word("condition") in w.heroes[hero].conditions
        for hero in selectors_and_conditions.select_heroes(w, context, args.selector("who"))
    )


def _token(w: World, context: EffectContext, args: OperationArguments) -> bool:
    n = _number(w, context, args.quantity("n"))
    heroes = [w.heroes[hero] for hero in selectors_and_conditions.select_heroes(w, context, args.selector("who"))]
    return n == 0 or all(hero.tokens == (0 if n < 0 else hero_cards_and_tokens.MOST_TOKENS) for hero in heroes)


def _progress(w: World, context: EffectContext, args: OperationArguments) -> bool:
    n = _number(w, context, args.quantity("n"))
    return n == 0 or (n < 0 and w.progress == 0)


def _upgrade(w: World, context: EffectContext, args: OperationArguments) -> bool:
    return not any(
        hero_cards_and_tokens.legal_upgrades(w, hero)
        for hero in selectors_and_conditions.select_heroes(w, context, args.selector("who"))
    )


def _draw(w: World, context: EffectContext, args: OperationArguments) -> bool:
    pile = w.decks["exploration"]
    return w.table.settings.decks == "app" and not pile.cards and not pile.discards


_IDLE: dict[str, Callable[[World, EffectContext, OperationArguments], bool]] = {
    "advance": _moving,
    "retreat": lambda w, context, args: context.enemy is None or context.enemy.zone != "engaged",
    "damage": lambda w, context, args: context.enemy is None or not context.enemy.in_play,
    "wound": _wound,
    "recover": _recover,
    "engage": _engage,
    "toShadows": _to_shadows,
    "spawn": _spawn,
    "reveal": lambda w, context, args: (
        not any(e.facedown for e in selectors_and_conditions.select_enemies(w, context, args.selector("enemy")))
    ),
    "activate": lambda w, context, args: (
        not any(e.in_play for e in selectors_and_conditions.select_enemies(w, context, args.selector("enemy")))
    ),
    "exhaust": _exhaust,
    "ready": _ready,
    "discard": _discard,
    "give": _give,
    "cure": _cure,
    "token": _token,
    "progress": _progress,
    "upgrade": _upgrade,
    "draw": _draw,
    "reroll": lambda w, context, args: context.memory.dice is None,
    "leader": lambda w, context, args: (
        w.leader in selectors_and_conditions.select_heroes(w, context, args.selector("who"))
    ),
}

"""Whom a selector means, which enemies meet a filter, what a quantity comes to, whether a condition holds.

Nothing here asks anybody; `target_questions.py` asks where a choice is left.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.terrinoth.cards.card_types import ActivationCard, Card, EnemyCard
from companion.games.terrinoth.effect_context import EffectContext
from companion.games.terrinoth.effects.effect_tree import (
    AllOrAny,
    Compare,
    Condition,
    FactTest,
    Filter,
    MeasuredNumber,
    NamedNumber,
    Not,
    Number,
    Quantity,
    Selector,
)
from companion.games.terrinoth.effects.effect_vocabulary import LEVELS, ROLES
from companion.games.terrinoth.heroes_and_enemies import Enemy, Slot
from companion.games.terrinoth.state import World

# --- heroes --------------------------------------------------------------------------------------


def select_heroes(w: World, context: EffectContext, selector: Selector) -> list[int]:
    """The heroes that may be meant, the leader first and then clockwise; the fallen are never meant."""
    base = selector.base
    standing = w.living()
    if base in ("hero.each", "hero.pick"):
        return standing
    if base == "hero.other":
        return [hero for hero in standing if hero != context.hero]
    if base in ("hero.most", "hero.least"):
        return _extreme(w, standing, selector)
    one = _one_hero(w, context, base)
    return [one] if one in standing else []


def _one_hero(w: World, context: EffectContext, base: str) -> int:
    if base == "active":
        return context.hero
    if base == "leader":
        return w.leader
    if base == "next":
        return w.after(context.hero) if w.living() else -1
    if base == "engaged":
        return context.enemy.hero if context.enemy is not None and context.enemy.zone == "engaged" else -1
    if base == "owner":
        return context.owner
    if base == "target":
        return context.memory.aided
    return context.it if isinstance(context.it, int) else -1


def _extreme(w: World, standing: list[int], selector: Selector) -> list[int]:
    measured = {hero: _measure(w, hero, selector.word) for hero in standing}
    if not measured:
        return []
    wanted = max(measured.values()) if selector.base == "hero.most" else min(measured.values())
    return [hero for hero, value in measured.items() if value == wanted]


def _measure(w: World, hero: int, word: str) -> int:
    if word == "wounds":
        return w.heroes[hero].wounds
    return w.heroes[hero].tokens if word == "tokens" else len(w.engaged(hero))


# --- enemies -------------------------------------------------------------------------------------


def select_enemies(w: World, context: EffectContext, selector: Selector) -> list[Enemy]:
    """The enemies that may be meant: those in play (terrinoth G7), and those in the lair only where it is named."""
    base = selector.base
    if base == "self":
        found = [context.enemy] if context.enemy is not None and context.enemy in w.enemies else []
    elif base == "nemesis":
        found = [enemy for enemy in w.enemies if is_nemesis(w, enemy)]
    elif base == "target":
        found = [enemy for enemy in context.memory.targets if enemy in w.enemies]
    elif base == "it":
        found = [context.it] if isinstance(context.it, Enemy) and context.it in w.enemies else []
    else:
        lair = any(demand.key == "zone" and demand.value == "lair" for demand in selector.where)
        found = [enemy for enemy in w.enemies if enemy.in_play or lair]
    found = [enemy for enemy in found if enemy_meets_filters(w, context, enemy, selector.where)]
    if base in ("enemy.hardest", "enemy.easiest"):
        return _by_difficulty(w, found, hardest=base == "enemy.hardest")
    return found


def _by_difficulty(w: World, found: list[Enemy], hardest: bool) -> list[Enemy]:
    """Only faceup enemies have a difficulty that the table can see: terrinoth DF1, DF2."""
    ranked = {enemy.id: rate_enemy_difficulty(w, enemy) for enemy in found if not enemy.facedown}
    if not ranked:
        return []
    wanted = max(ranked.values()) if hardest else min(ranked.values())
    return [enemy for enemy in found if ranked.get(enemy.id) == wanted]


def rate_enemy_difficulty(w: World, enemy: Enemy) -> tuple[int, int]:
    """How difficult an enemy is: the level first, the role within it; what is not typed counts least (DF1, DF2)."""
    definition = w.card(enemy.card).printed_as(EnemyCard)
    level = LEVELS.index(definition.level) if definition.level in LEVELS else -1
    return level, ROLES.index(definition.role) if definition.role in ROLES else -1


def is_nemesis(w: World, enemy: Enemy) -> bool:
    """Whether an enemy is the nemesis."""
    return bool(enemy.card) and w.card(enemy.card).printed_as(EnemyCard).role == "nemesis"


def enemy_meets_filters(w: World, context: EffectContext, enemy: Enemy, where: Iterable[Filter]) -> bool:
    """Whether an enemy meets all demands. What stands on a facedown card is hidden and meets none (terrinoth St2)."""
    return all(_meets(w, context, enemy, demand) != demand.negated for demand in where)


def _meets(w: World, context: EffectContext, enemy: Enemy, demand: Filter) -> bool:
    key, value = demand.key, demand.value
    if key in ("ready", "exhausted"):
        return enemy.exhausted == (key == "exhausted")
    if key in ("facedown", "wounded"):
        return enemy.facedown if key == "facedown" else enemy.wounds > 0
    if key == "self":
        return enemy is context.enemy
    if key == "zone":
        return enemy.zone == value or (value == "play" and enemy.in_play)
    if key == "engaged":
        return enemy.zone == "engaged" and (value == "any" or enemy.hero == _one_hero(w, context, value))
    return not enemy.facedown and bool(enemy.card) and card_meets_filter(w.card(enemy.card), context, key, value)


def card_meets_filter(card: Card, context: EffectContext, key: str, value: str) -> bool:
    """Whether what is printed on a card meets a demand; `same` compares with the card that speaks."""
    if key == "role":
        return card.printed_as(EnemyCard).role == value
    if key == "level":
        return card.printed_as(EnemyCard).level == value
    if value == "same":
        if context.card is None:
            return False
        name = "traits" if key == "trait" else "titles"
        return bool(getattr(context.card, name) & getattr(card, name))
    return value.casefold() in (card.traits if key == "trait" else card.title_words)


# --- cards of heroes -----------------------------------------------------------------------------


def select_activation_cards(w: World, hero: int, where: Iterable[Filter]) -> list[Slot]:
    """The activation cards of a hero that meet all demands."""
    return [slot for slot in w.heroes[hero].acts if all(_slot(w, slot, d) != d.negated for d in where)]


def _slot(w: World, slot: Slot, demand: Filter) -> bool:
    if demand.key in ("ready", "exhausted"):
        return slot.exhausted == (demand.key == "exhausted")
    if demand.key in ("basic", "advanced"):
        return bool(w.card(slot.card).printed_as(ActivationCard).hero_class) == (demand.key == "advanced")
    return slot.action == demand.key


# --- quantities and conditions -------------------------------------------------------------------


def evaluate_quantity(w: World, context: EffectContext, quantity: Quantity) -> int | None:
    """What a quantity comes to; None where the table must say."""
    if isinstance(quantity, Number):
        return quantity.value
    if isinstance(quantity, NamedNumber):
        return _named(w, context, quantity.name)
    if isinstance(quantity, MeasuredNumber):
        return _measured(w, context, quantity)
    left, right = evaluate_quantity(w, context, quantity.left), evaluate_quantity(w, context, quantity.right)
    if left is None or right is None:
        return None
    return {"+": left + right, "-": left - right, "*": left * right}[quantity.sign]


def _named(w: World, context: EffectContext, name: str) -> int | None:
    if name == "heroes":
        return len(w.heroes)
    if name == "progress":
        return w.progress
    if name == "round":
        return w.round
    if name == "successes":
        return context.memory.dice.successes if context.memory.dice is not None else 0
    if name == "all":
        return 99
    if name in ("atk", "res", "health") and context.enemy is not None and context.enemy.card:
        field = {"atk": "attack", "res": "resistance", "health": "health"}[name]
        return w.card(context.enemy.card).number(field)
    return None


def _measured(w: World, context: EffectContext, quantity: MeasuredNumber) -> int:
    of = quantity.of
    if quantity.name == "count":
        if of.part == "act":
            return sum(len(select_activation_cards(w, hero, of.where)) for hero in select_heroes(w, context, of))
        if of.part == "item":
            return sum(len(w.heroes[hero].items) for hero in select_heroes(w, context, of))
        return len(select_heroes(w, context, of) if of.base.startswith("hero.") else select_enemies(w, context, of))
    if quantity.name == "tokens":
        return sum(w.heroes[hero].tokens for hero in select_heroes(w, context, of))
    wounds = sum(w.heroes[hero].wounds for hero in select_heroes(w, context, of))
    return wounds + sum(enemy.wounds for enemy in select_enemies_if_selector_allows(w, context, of))


def select_enemies_if_selector_allows(w: World, context: EffectContext, selector: Selector) -> list[Enemy]:
    """Enemies, where the selector can mean any."""
    if selector.base.startswith("hero.") or selector.base in ("active", "engaged", "leader", "next", "owner"):
        return []
    return select_enemies(w, context, selector)


def is_condition_met(w: World, context: EffectContext, condition: Condition) -> bool:
    """Whether a condition holds; a comparison with a number that nobody knows does not."""
    if isinstance(condition, Not):
        return not is_condition_met(w, context, condition.of)
    if isinstance(condition, AllOrAny):
        parts = (is_condition_met(w, context, part) for part in condition.of)
        return all(parts) if condition.word == "and" else any(parts)
    if isinstance(condition, Compare):
        left, right = evaluate_quantity(w, context, condition.left), evaluate_quantity(w, context, condition.right)
        return left is not None and right is not None and _compare(condition.sign, left, right)
    return _test(w, context, condition)


def _compare(sign: str, left: int, right: int) -> bool:
    return {
        "=": left == right, "!=": left != right, "<": left < right, ">": left > right, "<=": left <= right,
        ">=": left >= right,
    }[sign]  # fmt: skip


def _test(w: World, context: EffectContext, test: FactTest) -> bool:
    if test.name == "explored":
        return is_location_explored(w) and (test.word == "active" or w.final)
    assert test.of is not None
    if test.name == "inLair":
        return any(enemy.zone == "lair" for enemy in select_enemies(w, context, test.of))
    if test.name == "zone":
        return any(enemy.zone == test.word for enemy in select_enemies(w, context, test.of))
    if test.name == "has":
        return any(test.word in w.heroes[hero].conditions for hero in select_heroes(w, context, test.of))
    if test.name == "leading":
        return w.leader in select_heroes(w, context, test.of)
    return _defeated(w, context, test.of)


def _defeated(w: World, context: EffectContext, of: Selector) -> bool:
    """Of the nemesis: that it has been defeated. Of others: that none of those meant stands."""
    if of.base == "nemesis":
        return w.nemesis_fallen
    return not select_heroes(w, context, of) and not select_enemies_if_selector_allows(w, context, of)


def is_location_explored(w: World) -> bool:
    """Whether the active location is fully explored: terrinoth EXP."""
    wanted = w.card(w.location).number("exploration") if w.location else None
    return wanted is not None and w.progress >= wanted

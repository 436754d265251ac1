"""Passive abilities: always on, as long as their card is in play: terrinoth E8."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from companion.games.terrinoth.cards.card_types import Card
from companion.games.terrinoth.effect_context import EffectContext
from companion.games.terrinoth.effects.effect_tree import Modifier, Passive, Trigger
from companion.games.terrinoth.heroes_and_enemies import Enemy
from companion.games.terrinoth.questions.open_question import Flow
from companion.games.terrinoth.questions.target_questions import get_printed_number_or_ask
from companion.games.terrinoth.rules import selectors_and_conditions
from companion.games.terrinoth.state import World

MOST_ENGAGED = 3
"""A hero never has more engaged enemies: terrinoth N3."""
_ABOUT_ENEMIES = ("atk", "res", "health", "firstWoundTo")
_ABOUT_HEROES = ("dice", "limit")


def find_cards_with_triggers(w: World, triggers: Iterable[Trigger], hero: int) -> list[tuple[Card, EffectContext]]:
    """The cards in play with abilities for these triggers: quest, location, enemies, heroes' cards."""
    found = []
    for name, by, enemy, owner in _in_play(w):
        card = w.card(name)
        if card.on and any(trigger in card.on for trigger in triggers):
            found.append((card, EffectContext(card, hero, by, enemy, owner)))
    return found


def _in_play(w: World, among: Container[str] | None = None) -> Iterator[tuple[str, str, Enemy | None, int]]:
    """Every card in play that may have abilities: its id, whose it is, the enemy, the hero before whom it lies."""
    for card in (w.table.quest.id, w.location):
        if card and (among is None or card in among):
            yield card, "quest", None, -1
    for enemy in w.enemies:
        if enemy.card and (among is None or enemy.card in among) and enemy.in_play and not enemy.facedown:
            yield enemy.card, "enemy", enemy, -1
    for hero in w.living():
        for card in hero_card_ids(w, hero):
            if among is None or card in among:
                yield card, "hero", None, hero


def _passives(w: World, about: str) -> Iterator[tuple[EffectContext, Passive]]:
    """The passive abilities in play that may be about this. It is asked for at every number, so be quick."""
    speaking = w.table.book.modifying.get(about, frozenset())
    if w.learned:
        speaking = speaking | {name for name, card in w.learned.items() if card.passives}
    if not speaking:
        return
    for name, by, enemy, owner in _in_play(w, speaking):
        card = w.card(name)
        context = EffectContext(card, w.active, by, enemy, owner)
        for passive in card.passives:
            yield context, passive


def hero_card_ids(w: World, hero: int) -> list[str]:
    """The cards in a hero's play area."""
    mine = w.heroes[hero]
    return [mine.card, *[slot.card for slot in mine.acts], *mine.items, *mine.conditions]


def sum_modifiers(w: World, name: str, target: int | Enemy | None, word: str = "") -> int:
    """What all passive abilities together add to a number of a hero, an enemy or the table."""
    return sum(m.amount for m, _ in _about(w, name, target) if not m.word or m.word == word)


def engagement_limit(w: World, hero: int) -> int:
    """How many enemies may be engaged with a hero; the strictest passive ability counts."""
    return min([MOST_ENGAGED, *(m.amount for m, _ in _about(w, "limit", hero))])


def is_forbidden_by_passive(w: World, op: str, target: int | Enemy, by: str) -> bool:
    """Whether a passive ability forbids this; "cannot" is absolute: terrinoth G5."""
    for context, passive in _passives(w, f"cannot {op}"):
        banned = passive.by in ("", by) and any(m.name == "cannot" and m.word == op for m in passive.modifiers)
        if banned and _concerns(w, context, passive, "cannot", target) and _on(w, context, passive):
            return True
    return False


def first_wound_redirects(w: World, enemy: Enemy) -> list[tuple[Modifier, EffectContext]]:
    """Abilities that put the first wound of this enemy on another."""
    return list(_about(w, "firstWoundTo", enemy))


def can_reroll_blanks(w: World, hero: int, die: str) -> bool:
    """Whether blanks on one kind of die are rolled again in this hero's rolls."""
    for context, passive in _passives(w, "rerollBlank"):
        for modifier in passive.modifiers:
            # An enemy's ability is about the rolls of the hero it is engaged with, a hero's card about its own.
            mine = context.owner in (hero, -1) and (context.enemy is None or context.enemy.hero in (hero, -1))
            named = modifier.name == "rerollBlank" and modifier.word == die
            if named and mine and _on(w, context, passive):
                return True
    return False


def _about(w: World, name: str, target: int | Enemy | None) -> Iterator[tuple[Modifier, EffectContext]]:
    for context, passive in _passives(w, name):
        for modifier in passive.modifiers:
            concerned = modifier.name == name and _concerns(w, context, passive, name, target)
            if concerned and _on(w, context, passive):
                yield modifier, context


def _on(w: World, context: EffectContext, passive: Passive) -> bool:
    return passive.test is None or selectors_and_conditions.is_condition_met(w, context, passive.test)


def _concerns(w: World, context: EffectContext, passive: Passive, name: str, target: int | Enemy | None) -> bool:
    """Whom a passive ability is about: those it names, else the own card, else everybody it can be about."""
    if target is None:
        return True
    if passive.whom is not None:
        if isinstance(target, int):
            return target in selectors_and_conditions.select_heroes(w, context, passive.whom)
        return any(
            enemy is target
            for enemy in selectors_and_conditions.select_enemies_if_selector_allows(w, context, passive.whom)
        )
    if context.enemy is not None:
        return target is context.enemy
    if context.owner >= 0:
        return target == context.owner
    if isinstance(target, int):
        return name not in _ABOUT_ENEMIES
    return name not in _ABOUT_HEROES


# --- the numbers of enemies and heroes, with everything that changes them ------------------------


def compute_enemy_attack(w: World, enemy: Enemy) -> Flow[int]:
    """The attack value of an enemy."""
    return max(0, (yield from get_printed_number_or_ask(w, enemy.card, "attack")) + sum_modifiers(w, "atk", enemy))


def compute_enemy_resistance(w: World, enemy: Enemy) -> Flow[int]:
    """The resistance of an enemy."""
    return max(0, (yield from get_printed_number_or_ask(w, enemy.card, "resistance")) + sum_modifiers(w, "res", enemy))


def compute_enemy_health(w: World, enemy: Enemy) -> Flow[int]:
    """The health of an enemy."""
    return max(1, (yield from get_printed_number_or_ask(w, enemy.card, "health")) + sum_modifiers(w, "health", enemy))


def compute_hero_health(w: World, hero: int) -> Flow[int]:
    """The health of a hero, with the bonus of the hero-count card: terrinoth HC2, HC3."""
    printed = yield from get_printed_number_or_ask(w, w.heroes[hero].card, "health")
    return max(1, printed + w.table.bonus + sum_modifiers(w, "health", hero))

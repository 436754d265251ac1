"""Triggered abilities. If several are triggered at once, the active hero orders them (terrinoth G3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.games.terrinoth.cards.card_types import Card
from companion.games.terrinoth.effect_context import EffectContext
from companion.games.terrinoth.effects.effect_tree import Trigger
from companion.games.terrinoth.events import emit_event
from companion.games.terrinoth.heroes_and_enemies import Enemy
from companion.games.terrinoth.questions.ask_player import ask_player
from companion.games.terrinoth.questions.open_question import Flow, make_option
from companion.games.terrinoth.rules.effect_runner import run_effects
from companion.games.terrinoth.rules.passive_abilities import find_cards_with_triggers, hero_card_ids
from companion.games.terrinoth.rules.selectors_and_conditions import is_nemesis
from companion.games.terrinoth.state import World
from companion.kernel.messages import message

DEEPEST = 12
"""Abilities that set each other off go no deeper than this; no card needs it, but a typed one might never end."""

TriggeredCard = tuple[Card, EffectContext]


def trigger_all_cards(w: World, *triggers: Trigger) -> Flow[None]:
    """Resolve the abilities of all cards in play for this trigger."""
    yield from resolve_in_chosen_order(w, find_cards_with_triggers(w, triggers, w.active), *triggers)


def trigger_hero_and_quest_cards(
    w: World, hero: int, trigger: Trigger, extra: Iterable[TriggeredCard] = (), context: EffectContext | None = None
) -> Flow[None]:
    """Resolve the abilities of a hero's cards, the quest and the location for this trigger."""
    base = context or EffectContext(None, hero, "hero")
    found: list[TriggeredCard] = []
    for card in (*map(w.card, hero_card_ids(w, hero)), w.table.quest, *([w.card(w.location)] if w.location else [])):
        # What an activation card says about a roll counts only in its own roll.
        if trigger in card.on and card.kind != "activation":
            own = card.kind not in ("quests", "locations")
            found.append((card, replace(base, card=card, owner=hero if own else -1, by="hero" if own else "quest")))
    yield from resolve_in_chosen_order(w, [*found, *extra], trigger)


def trigger_enemy_card(w: World, enemy: Enemy, name: str, hero: int) -> Flow[None]:
    """Resolve the abilities of an enemy's own card for this trigger."""
    if enemy.card and not enemy.facedown:
        card = w.card(enemy.card)
        yield from resolve_in_chosen_order(w, [(card, EffectContext(card, hero, "enemy", enemy))], Trigger(name))


def trigger_threats(w: World, hero: int) -> Flow[None]:
    """Every threat effect, once a roll: terrinoth A3c, A3d. A nemesis in the lair counts if it lies faceup (NM3)."""
    threat = Trigger("threat")
    found = find_cards_with_triggers(w, [threat], hero)
    if w.table.settings.lair_faceup:
        for enemy in w.enemies:
            if enemy.zone == "lair" and is_nemesis(w, enemy):
                card = w.card(enemy.card)
                found.append((card, EffectContext(card, hero, "enemy", enemy)))
    yield from resolve_in_chosen_order(w, found, threat)


def resolve_in_chosen_order(w: World, speakers_: Iterable[TriggeredCard], *triggers: Trigger) -> Flow[None]:
    """Resolve the abilities that these triggers set off, one after the other in the order that the hero chooses."""
    waiting = [(card, context, t) for card, context in speakers_ for t in triggers if t in card.on]
    while waiting:
        place = 0
        if len(waiting) > 1:
            options = [make_option(f"{n + 1}", card.name) for n, (card, _, _) in enumerate(waiting)]
            place = int((yield from ask_player(w, "order", w.active, options, "G3"))) - 1
        card, context, trigger = waiting.pop(place)
        yield from resolve_ability(w, card, context, trigger)


def resolve_ability(w: World, card: Card, context: EffectContext, trigger: Trigger) -> Flow[None]:
    """Resolve one ability, unless it is being resolved already: nothing sets itself off again."""
    source = context.enemy.ref if context.enemy is not None else f"{card.id}@{context.owner}"
    key = (source, trigger.name)
    if (
        key in w.running
        or len(w.running) >= DEEPEST
        or (context.enemy is not None and _gone(w, context.enemy, trigger))
    ):
        return
    w.running.append(key)
    emit_event(w, "E8", message("th-ability", card=card.name), "turn", context.hero)
    yield from run_effects(w, context, card.on[trigger])
    w.running.remove(key)


def _gone(w: World, enemy: Enemy, trigger: Trigger) -> bool:
    return enemy not in w.enemies and trigger.name != "defeated"

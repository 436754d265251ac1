"""Abilities that something sets off. Several at once: the active hero orders them (terrinoth G3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.games.terrinoth.asking import Flow, ask, option
from companion.games.terrinoth.cards import Card
from companion.games.terrinoth.language import Trigger
from companion.games.terrinoth.modifiers import cards_of, speakers
from companion.games.terrinoth.scope import Scope
from companion.games.terrinoth.selecting import is_nemesis
from companion.games.terrinoth.state import Enemy, World
from companion.games.terrinoth.telling import note
from companion.kernel.words import message

DEEPEST = 12
"""Abilities that set each other off go no deeper than this; no card needs it, but a typed one might never end."""

Speaker = tuple[Card, Scope]


def everywhere(w: World, *triggers: Trigger) -> Flow[None]:
    """What all cards in play have to say to this."""
    yield from in_order(w, speakers(w, triggers, w.active), *triggers)


def around(
    w: World, hero: int, trigger: Trigger, extra: Iterable[Speaker] = (), scope: Scope | None = None
) -> Flow[None]:
    """What the cards of a hero, the quest and the location have to say."""
    base = scope or Scope(None, hero, "hero")
    found: list[Speaker] = []
    for card in (*map(w.card, cards_of(w, hero)), w.table.quest, *([w.card(w.location)] if w.location else [])):
        # What an activation card says about a roll counts only in its own roll.
        if trigger in card.on and card.kind != "activation":
            own = card.kind not in ("quests", "locations")
            found.append((card, replace(base, card=card, owner=hero if own else -1, by="hero" if own else "quest")))
    yield from in_order(w, [*found, *extra], trigger)


def of_enemy(w: World, enemy: Enemy, name: str, hero: int) -> Flow[None]:
    """What an enemy's own card has to say about what happened to it."""
    if enemy.card and not enemy.facedown:
        card = w.card(enemy.card)
        yield from in_order(w, [(card, Scope(card, hero, "enemy", enemy))], Trigger(name))


def threats(w: World, hero: int) -> Flow[None]:
    """Every threat effect, once a roll: terrinoth A3c, A3d. A nemesis in the lair speaks if it lies faceup (NM3)."""
    threat = Trigger("threat")
    found = speakers(w, [threat], hero)
    if w.table.settings.lair_faceup:
        for enemy in w.enemies:
            if enemy.zone == "lair" and is_nemesis(w, enemy):
                card = w.card(enemy.card)
                found.append((card, Scope(card, hero, "enemy", enemy)))
    yield from in_order(w, found, threat)


def in_order(w: World, speakers_: Iterable[Speaker], *triggers: Trigger) -> Flow[None]:
    """Resolve the abilities that these triggers set off, one after the other in the order that the hero chooses."""
    waiting = [(card, scope, t) for card, scope in speakers_ for t in triggers if t in card.on]
    while waiting:
        place = 0
        if len(waiting) > 1:
            options = [option(f"{n + 1}", card.name) for n, (card, _, _) in enumerate(waiting)]
            place = int((yield from ask(w, "order", w.active, options, "G3"))) - 1
        card, scope, trigger = waiting.pop(place)
        yield from resolve(w, card, scope, trigger)


def resolve(w: World, card: Card, scope: Scope, trigger: Trigger) -> Flow[None]:
    """Resolve one ability, unless it is being resolved already: nothing sets itself off again."""
    # The rules carry out effects and effects set off abilities: the two modules need each other.
    from companion.games.terrinoth.running import run

    source = scope.enemy.ref if scope.enemy is not None else f"{card.id}@{scope.owner}"
    key = (source, trigger.name)
    if key in w.running or len(w.running) >= DEEPEST or (scope.enemy is not None and _gone(w, scope.enemy, trigger)):
        return
    w.running.append(key)
    note(w, "E8", message("th-ability", card=card.name), "turn", scope.hero)
    yield from run(w, scope, card.on[trigger])
    w.running.remove(key)


def _gone(w: World, enemy: Enemy, trigger: Trigger) -> bool:
    return enemy not in w.enemies and trigger.name != "defeated"

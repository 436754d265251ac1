"""Passive abilities: always on, as long as their card is in play: terrinoth E8."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from companion.games.terrinoth import selecting
from companion.games.terrinoth.asking import Flow
from companion.games.terrinoth.cards import Card
from companion.games.terrinoth.language import Modifier, Passive, Trigger
from companion.games.terrinoth.picking import number
from companion.games.terrinoth.scope import Scope
from companion.games.terrinoth.state import Enemy, World

LIMIT = 3
"""A hero never has more engaged enemies: terrinoth N3."""
_ABOUT_ENEMIES = ("atk", "res", "health", "firstWoundTo")
_ABOUT_HEROES = ("dice", "limit")


def speakers(w: World, triggers: Iterable[Trigger], hero: int) -> list[tuple[Card, Scope]]:
    """The cards in play that have something to say to these triggers: quest, location, enemies, heroes' cards."""
    found = []
    for name, by, enemy, owner in _in_play(w):
        card = w.card(name)
        if card.on and any(trigger in card.on for trigger in triggers):
            found.append((card, Scope(card, hero, by, enemy, owner)))
    return found


def _in_play(w: World, among: Container[str] | None = None) -> Iterator[tuple[str, str, Enemy | None, int]]:
    """Every card in play that may have a say: its id, whose it is, the enemy, the hero before whom it lies."""
    for card in (w.table.quest.id, w.location):
        if card and (among is None or card in among):
            yield card, "quest", None, -1
    for enemy in w.enemies:
        if enemy.card and (among is None or enemy.card in among) and enemy.in_play and not enemy.facedown:
            yield enemy.card, "enemy", enemy, -1
    for hero in w.living():
        for card in cards_of(w, hero):
            if among is None or card in among:
                yield card, "hero", None, hero


def _passives(w: World, about: str) -> Iterator[tuple[Scope, Passive]]:
    """The passive abilities in play that may be about this. It is asked for at every number, so be quick."""
    speaking = w.table.book.modifying.get(about, frozenset())
    if w.learned:
        speaking = speaking | {name for name, card in w.learned.items() if card.passives}
    if not speaking:
        return
    for name, by, enemy, owner in _in_play(w, speaking):
        card = w.card(name)
        scope = Scope(card, w.active, by, enemy, owner)
        for passive in card.passives:
            yield scope, passive


def cards_of(w: World, hero: int) -> list[str]:
    """The cards in a hero's play area."""
    mine = w.heroes[hero]
    return [mine.card, *[slot.card for slot in mine.acts], *mine.items, *mine.conditions]


def shift(w: World, name: str, target: int | Enemy | None, word: str = "") -> int:
    """What all passive abilities together add to a number of a hero, an enemy or the table."""
    return sum(m.amount for m, _ in _about(w, name, target) if not m.word or m.word == word)


def limit(w: World, hero: int) -> int:
    """How many enemies may be engaged with a hero; the strictest passive ability counts."""
    return min([LIMIT, *(m.amount for m, _ in _about(w, "limit", hero))])


def cannot(w: World, op: str, target: int | Enemy, by: str) -> bool:
    """Whether a passive ability forbids this; "cannot" is absolute: terrinoth G5."""
    for scope, passive in _passives(w, f"cannot {op}"):
        banned = passive.by in ("", by) and any(m.name == "cannot" and m.word == op for m in passive.modifiers)
        if banned and _concerns(w, scope, passive, "cannot", target) and _on(w, scope, passive):
            return True
    return False


def first_wound_to(w: World, enemy: Enemy) -> list[tuple[Modifier, Scope]]:
    """Abilities that put the first wound of this enemy on another."""
    return list(_about(w, "firstWoundTo", enemy))


def rerolls_blanks(w: World, hero: int, die: str) -> bool:
    """Whether blanks on one kind of die are rolled again in this hero's rolls."""
    for scope, passive in _passives(w, "rerollBlank"):
        for modifier in passive.modifiers:
            # An enemy's ability is about the rolls of the hero it is engaged with, a hero's card about its own.
            mine = scope.owner in (hero, -1) and (scope.enemy is None or scope.enemy.hero in (hero, -1))
            named = modifier.name == "rerollBlank" and modifier.word == die
            if named and mine and _on(w, scope, passive):
                return True
    return False


def _about(w: World, name: str, target: int | Enemy | None) -> Iterator[tuple[Modifier, Scope]]:
    for scope, passive in _passives(w, name):
        for modifier in passive.modifiers:
            concerned = modifier.name == name and _concerns(w, scope, passive, name, target)
            if concerned and _on(w, scope, passive):
                yield modifier, scope


def _on(w: World, scope: Scope, passive: Passive) -> bool:
    return passive.test is None or selecting.holds(w, scope, passive.test)


def _concerns(w: World, scope: Scope, passive: Passive, name: str, target: int | Enemy | None) -> bool:
    """Whom a passive ability is about: those it names, else the own card, else everybody it can be about."""
    if target is None:
        return True
    if passive.whom is not None:
        if isinstance(target, int):
            return target in selecting.heroes(w, scope, passive.whom)
        return any(enemy is target for enemy in selecting.enemies_or_none(w, scope, passive.whom))
    if scope.enemy is not None:
        return target is scope.enemy
    if scope.owner >= 0:
        return target == scope.owner
    if isinstance(target, int):
        return name not in _ABOUT_ENEMIES
    return name not in _ABOUT_HEROES


# --- the numbers of enemies and heroes, with everything that changes them ------------------------


def attack_of(w: World, enemy: Enemy) -> Flow[int]:
    """The attack value of an enemy."""
    return max(0, (yield from number(w, enemy.card, "attack")) + shift(w, "atk", enemy))


def resistance_of(w: World, enemy: Enemy) -> Flow[int]:
    """The resistance of an enemy."""
    return max(0, (yield from number(w, enemy.card, "resistance")) + shift(w, "res", enemy))


def enemy_health(w: World, enemy: Enemy) -> Flow[int]:
    """The health of an enemy."""
    return max(1, (yield from number(w, enemy.card, "health")) + shift(w, "health", enemy))


def hero_health(w: World, hero: int) -> Flow[int]:
    """The health of a hero, with the bonus of the hero-count card: terrinoth HC2, HC3."""
    printed = yield from number(w, w.heroes[hero].card, "health")
    return max(1, printed + w.table.bonus + shift(w, "health", hero))

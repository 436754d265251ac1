"""Engaging, the limit of three with its overflow, the shadows, and spawning: terrinoth 5 and 6."""

from __future__ import annotations

from companion.games.terrinoth.cards.card_types import EnemyCard
from companion.games.terrinoth.effect_context import EffectContext
from companion.games.terrinoth.effects.effect_tree import Filter, Place
from companion.games.terrinoth.events import card_title, emit_event, enemy_display_name, hero_display_name
from companion.games.terrinoth.heroes_and_enemies import Enemy
from companion.games.terrinoth.questions.ask_player import ask_player
from companion.games.terrinoth.questions.open_question import Flow, make_option
from companion.games.terrinoth.rules import triggered_abilities, wounds_and_defeat
from companion.games.terrinoth.rules.decks import draw_card_or_ask, reshuffle_discards
from companion.games.terrinoth.rules.passive_abilities import (
    compute_enemy_attack,
    engagement_limit,
    is_forbidden_by_passive,
)
from companion.games.terrinoth.rules.selectors_and_conditions import card_meets_filter, is_nemesis
from companion.games.terrinoth.state import World
from companion.kernel.messages import message


def engage_enemy(w: World, enemy: Enemy, hero: int, by: str, rule: str) -> Flow[None]:
    """An enemy engages a hero; a fourth one wounds him and goes to the shadows instead: terrinoth N1, N3."""
    if w.heroes[hero].fallen or (enemy.zone == "engaged" and enemy.hero == hero):
        return
    if enemy.zone in ("engaged", "shadows") and is_forbidden_by_passive(w, "engage", enemy, by):
        return
    yield from wounds_and_defeat.reveal_enemy(w, enemy)
    if len(w.engaged(hero)) >= engagement_limit(w, hero):
        yield from _overflow(w, enemy, hero)
        return
    enemy.zone, enemy.hero = "engaged", hero
    emit_event(
        w,
        rule,
        message("th-engages", enemy=enemy_display_name(w, enemy), name=hero_display_name(w, hero)),
        "turn",
        hero,
    )
    yield from triggered_abilities.trigger_enemy_card(w, enemy, "engaged", hero)


def _overflow(w: World, enemy: Enemy, hero: int) -> Flow[None]:
    enemy.zone, enemy.hero = "shadows", -1
    emit_event(
        w,
        "N3",
        message("th-overflow", enemy=enemy_display_name(w, enemy), name=hero_display_name(w, hero)),
        "turn",
        hero,
    )
    strength = yield from compute_enemy_attack(w, enemy)
    yield from wounds_and_defeat.wound_hero(w, hero, strength, "N3", message("th-why-overflow"), "enemy")


def move_to_shadows(w: World, enemy: Enemy, by: str, rule: str, facedown: bool = False) -> Flow[None]:
    """An enemy goes to the shadows, faceup or facedown."""
    if not enemy.in_play or is_forbidden_by_passive(w, "toShadows", enemy, by):
        return
    if not facedown:
        yield from wounds_and_defeat.reveal_enemy(w, enemy)
    moved = enemy.zone != "shadows" or enemy.facedown != facedown
    enemy.zone, enemy.hero = "shadows", -1
    if moved:
        emit_event(w, rule, message("th-to-shadows", enemy=enemy_display_name(w, enemy)), "turn")
    enemy.facedown = facedown


# --- spawning ------------------------------------------------------------------------------------


def spawn_enemy_card(w: World, card: str, to: str, hero: int, facedown: bool, rule: str) -> Flow[None]:
    """Put an enemy card into play, ready: engaged with a hero, or in the shadows: terrinoth SP1 to SP3, St1."""
    w.serial += 1
    enemy = Enemy(w.serial, card, "arriving")
    w.enemies.append(enemy)
    yield from put_enemy_into_play(w, enemy, to, hero, facedown, rule)


def put_enemy_into_play(w: World, enemy: Enemy, to: str, hero: int, facedown: bool, rule: str) -> Flow[None]:
    """An enemy comes into play."""
    enemy.exhausted = False
    if to == "shadows":
        enemy.zone, enemy.hero, enemy.facedown = "shadows", -1, facedown
        if facedown:
            emit_event(w, rule, message("th-spawned-facedown"), "turn")
            return
        emit_event(w, rule, message("th-spawned", enemy=enemy_display_name(w, enemy)), "turn")
    else:
        enemy.facedown = False
        emit_event(w, rule, message("th-spawned", enemy=enemy_display_name(w, enemy)), "turn", hero)
        yield from engage_enemy(w, enemy, hero, "quest", rule)
    yield from triggered_abilities.trigger_enemy_card(w, enemy, "spawned", hero if hero >= 0 else w.active)


def spawn_enemies(
    w: World,
    context: EffectContext,
    n: int,
    to: Place,
    facedown: bool,
    source: str,
    where: tuple[Filter, ...],
    heroes: list[int],
) -> Flow[None]:
    """Spawn enemies; without a place the first with the active hero, each next with the next one: terrinoth SP2."""
    hero = context.hero if not w.heroes[context.hero].fallen else w.living()[0]
    for _ in range(n):
        for target in heroes or [hero]:
            zone = "shadows" if to.name == "shadows" else "engaged"
            if source == "lair":
                yield from _from_lair(w, zone, target, facedown)
                continue
            card = yield from _found(w, context, source, where)
            if card is None:
                emit_event(w, "SP5", message("th-nothing-spawned"))
                return
            yield from spawn_enemy_card(w, card, zone, target, facedown and zone == "shadows", "SP2")
        if to.name == "default":
            hero = w.after(hero)


def _from_lair(w: World, zone: str, hero: int, facedown: bool) -> Flow[None]:
    """A nemesis comes out of the lair by the same rules: terrinoth SP7."""
    for enemy in w.enemies:
        if enemy.zone == "lair" and is_nemesis(w, enemy):
            enemy.zone = "arriving"
            yield from put_enemy_into_play(w, enemy, zone, hero, facedown and zone == "shadows", "SP7")
            return


def _found(w: World, context: EffectContext, source: str, where: tuple[Filter, ...]) -> Flow[str | None]:
    """The top card of the deck, the first one in it that fits, or one of the discard pile that the leader picks."""
    if source == "deck" and (not where or w.table.settings.decks == "table"):
        return (yield from draw_card_or_ask(w, "enemies"))
    pile = w.decks["enemies"]
    if source == "deck" and not pile.cards:
        reshuffle_discards(w, "enemies")
    cards = pile.cards[::-1] if source == "deck" else pile.discards[::-1]
    fitting = list(dict.fromkeys(card for card in cards if _fits(w, context, card, where)))
    if source == "deck":
        fitting = fitting[:1]
    chosen = fitting[0] if fitting else None
    if len(fitting) > 1:
        options = [make_option(card, card_title(w, card)) for card in fitting]
        chosen = yield from ask_player(w, "discarded", w.leader, options, "G4")
    if chosen is not None:
        (pile.cards if source == "deck" else pile.discards).remove(chosen)
    return chosen


def _fits(w: World, context: EffectContext, card: str, where: tuple[Filter, ...]) -> bool:
    """Whether a card that is not in play meets the demands; what only a card in play can have, it has not."""
    printed = w.card(card)
    if printed.printed_as(EnemyCard).role == "nemesis":
        return False
    return all(
        d.key in ("trait", "title", "role", "level")
        and card_meets_filter(printed, context, d.key, d.value) != d.negated
        for d in where
    )

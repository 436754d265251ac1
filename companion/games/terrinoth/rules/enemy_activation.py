"""The activation of one enemy: its bar, keyword by keyword: terrinoth 4.2."""

from __future__ import annotations

from companion.games.terrinoth.cards.card_types import EnemyCard
from companion.games.terrinoth.effect_context import EffectContext
from companion.games.terrinoth.effects.effect_tree import Do
from companion.games.terrinoth.effects.effect_vocabulary import BASIC_KEYWORDS
from companion.games.terrinoth.events import card_title, emit_event, enemy_display_name, hero_display_name
from companion.games.terrinoth.heroes_and_enemies import Enemy
from companion.games.terrinoth.questions.ask_player import ask_player
from companion.games.terrinoth.questions.open_question import Flow, make_option
from companion.games.terrinoth.rules import triggered_abilities
from companion.games.terrinoth.rules.effect_runner import run_effects, run_operation
from companion.games.terrinoth.rules.passive_abilities import is_forbidden_by_passive
from companion.games.terrinoth.rules.wounds_and_defeat import reveal_enemy
from companion.games.terrinoth.state import World
from companion.kernel.messages import message


def activate_enemy(w: World, enemy: Enemy, hero: int) -> Flow[None]:
    """Turn it faceup, resolve its bar from left to right, exhaust it: terrinoth E3, E4, E5."""
    key = (enemy.ref, "activate")
    if key in w.running:
        return
    w.running.append(key)
    yield from reveal_enemy(w, enemy)
    said = message("th-enemy-activates", enemy=enemy_display_name(w, enemy), name=hero_display_name(w, hero))
    emit_event(w, "E4", said, "turn", hero)
    if not is_forbidden_by_passive(w, "activate", enemy, "any"):
        yield from triggered_abilities.trigger_enemy_card(w, enemy, "activated", hero)
        yield from _bar(w, enemy, hero)
    # The one whose activation this was is exhausted even if the hero fell: terrinoth E12.
    if enemy in w.enemies:
        enemy.exhausted = True
        emit_event(w, "E5", message("th-enemy-exhausted", enemy=enemy_display_name(w, enemy)))
    w.running.remove(key)


def _bar(w: World, enemy: Enemy, hero: int) -> Flow[None]:
    bar = w.card(enemy.card).printed_as(EnemyCard).bar
    if not bar:
        yield from _typed_bar(w, enemy, hero)
        return
    for keyword in bar:
        if enemy not in w.enemies or (w.heroes[hero].fallen and w.table.settings.after_fall == "stop"):
            return
        yield from _keyword(w, enemy, hero, keyword)


def _keyword(w: World, enemy: Enemy, hero: int, keyword: str) -> Flow[None]:
    """One keyword: basic ones as the rules say (E6), unique ones as the card does (E7)."""
    card = w.card(enemy.card)
    context = EffectContext(card, hero, "enemy", enemy)
    before, w.foul = w.foul, True
    if keyword in BASIC_KEYWORDS:
        yield from run_operation(w, context, Do(keyword))
    elif keyword in card.keywords:
        emit_event(
            w,
            "E7",
            message("th-keyword", enemy=enemy_display_name(w, enemy), keyword=w.table.book.word(keyword)),
            "turn",
            hero,
        )
        yield from run_effects(w, context, card.keywords[keyword])
    w.foul = before


def _typed_bar(w: World, enemy: Enemy, hero: int) -> Flow[None]:
    """A card whose bar nobody has typed: the table reads it out, keyword by keyword."""
    options = [make_option(word, message(f"th-keyword-{word}")) for word in BASIC_KEYWORDS]
    options.append(make_option("done", message("th-done")))
    for _ in range(8):
        answer = yield from ask_player(w, "bar", hero, options, "E4", enemy=card_title(w, enemy.card))
        if answer == "done" or enemy not in w.enemies:
            return
        yield from _keyword(w, enemy, hero, answer)

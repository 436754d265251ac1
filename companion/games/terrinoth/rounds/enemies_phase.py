"""The enemies' phase, one activation a step: terrinoth 4.2."""

from __future__ import annotations

from companion.games.terrinoth.effects.effect_tree import Trigger
from companion.games.terrinoth.events import emit_event, enemy_display_name, hero_display_name
from companion.games.terrinoth.heroes_and_enemies import Enemy
from companion.games.terrinoth.questions.ask_player import ask_player
from companion.games.terrinoth.questions.open_question import Flow, forbidden_message, make_option
from companion.games.terrinoth.rules import triggered_abilities
from companion.games.terrinoth.rules.enemy_activation import activate_enemy
from companion.games.terrinoth.state import World
from companion.kernel.messages import message
from companion.kernel.question_types import Option

MOST_ACTIVATIONS = 99
"""More activations than this in one phase mean cards that ready each other for ever; the phase ends then."""


def start_enemies_phase(w: World) -> Flow[None]:
    """The phase begins with the leader: terrinoth E1."""
    w.phase, w.stage, w.turn, w.activations = "enemies", "pick", w.leader, 0
    w.active = w.leader
    emit_event(w, "E1", message("th-enemies-phase"), "turn")
    yield from triggered_abilities.trigger_all_cards(w, Trigger("phase", "enemies"))


def is_enemies_phase_over(w: World) -> bool:
    """Whether every enemy in play is exhausted: terrinoth E10."""
    return all(enemy.exhausted for enemy in w.in_play()) or w.activations >= MOST_ACTIVATIONS


def end_enemies_phase(w: World) -> Flow[None]:
    """All enemies in play are readied: terrinoth E10."""
    for enemy in w.in_play():
        enemy.exhausted = False
    if w.in_play():
        emit_event(w, "E10", message("th-all-ready"), "turn")
    w.phase, w.stage = "peril", ""
    yield from ()


def activate_next_enemy(w: World) -> Flow[None]:
    """The next hero who can picks one enemy and activates it; those before pass: terrinoth E1, E2."""
    hero = _next_picker(w)
    w.active = hero
    options = [_option(w, enemy, hero) for enemy in w.in_play()]
    answer = yield from ask_player(w, "pick", hero, options, "E2", always=True)
    w.activations += 1
    yield from activate_enemy(w, w.enemy(answer), hero)
    w.turn = (hero + 1) % len(w.heroes)


def _next_picker(w: World) -> int:
    count = len(w.heroes)
    for hero in ((w.turn + k) % count for k in range(count)):
        if w.heroes[hero].fallen:
            continue
        if legal_enemies_to_activate(w, hero):
            return hero
        emit_event(
            w, "E2", message("th-passes", name=hero_display_name(w, hero)), "plain", hero, message("th-why-passes")
        )
    raise AssertionError("a ready enemy is engaged with a hero who stands, or in the shadows")


def legal_enemies_to_activate(w: World, hero: int) -> list[Enemy]:
    """A ready enemy engaged with the hero, else a ready one in the shadows: terrinoth E2."""
    own = [enemy for enemy in w.engaged(hero) if not enemy.exhausted]
    return own or [enemy for enemy in w.shadows() if not enemy.exhausted]


def _option(w: World, enemy: Enemy, hero: int) -> Option:
    why = None
    if enemy.exhausted:
        why = forbidden_message("th-enemy-is-exhausted", "E10")
    elif enemy.zone == "engaged" and enemy.hero != hero:
        why = forbidden_message("th-others-enemy", "E2", name=hero_display_name(w, enemy.hero))
    elif enemy not in legal_enemies_to_activate(w, hero):
        why = forbidden_message("th-own-first", "E2")
    return make_option(enemy.ref, enemy_display_name(w, enemy), why)

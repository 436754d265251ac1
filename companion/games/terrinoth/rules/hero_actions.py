"""The four actions and their four steps: roll, hero dice, enemy dice, clean-up: terrinoth 4.1."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.terrinoth.effect_context import ActionDice, EffectContext
from companion.games.terrinoth.effects.effect_tree import Trigger
from companion.games.terrinoth.events import emit_event, enemy_display_name, hero_display_name
from companion.games.terrinoth.heroes_and_enemies import Enemy
from companion.games.terrinoth.questions import target_questions
from companion.games.terrinoth.questions.ask_player import ask_player
from companion.games.terrinoth.questions.open_question import Flow, forbidden_message, make_option
from companion.games.terrinoth.rules import (
    dice,
    hero_cards_and_tokens,
    location_progress_and_exploration_cards,
    triggered_abilities,
    wounds_and_defeat,
)
from companion.games.terrinoth.rules.passive_abilities import (
    can_reroll_blanks,
    compute_enemy_attack,
    compute_enemy_resistance,
    is_forbidden_by_passive,
    sum_modifiers,
)
from companion.games.terrinoth.rules.selectors_and_conditions import rate_enemy_difficulty
from companion.games.terrinoth.state import World
from companion.kernel.messages import message
from companion.kernel.question_types import Option

MOST_TOKENS_SPENT = 2
"""Success tokens that may be spent before a roll: terrinoth T1."""

reroll_dice = dice.offer_rerolls


def resolve_attack(w: World, context: EffectContext, count: int, targets: int, ranged: bool) -> Flow[None]:
    """Each success is a wound to the target, less its resistance: terrinoth ATT, RNG."""
    context.memory.targets = tuple((yield from _targets(w, context.hero, targets, ranged)))

    def strike(rolled: ActionDice) -> Flow[None]:
        aimed = [enemy for enemy in context.memory.targets if enemy.in_play]
        for enemy, share in (yield from _split(w, context.hero, aimed, rolled.successes)):
            if share:
                yield from wounds_and_defeat.reveal_enemy(w, enemy)
                through = share - (yield from compute_enemy_resistance(w, enemy))
                yield from wounds_and_defeat.wound_enemy(w, enemy, through, context.hero, "hero", "ATT")

    yield from _act(w, context, "attack", count, strike)


def resolve_explore(w: World, context: EffectContext, count: int) -> Flow[None]:
    """Each success is progress on the active location: terrinoth EXP."""

    def advance(rolled: ActionDice) -> Flow[None]:
        location_progress_and_exploration_cards.add_progress(w, rolled.successes, "EXP")
        yield from ()

    yield from _act(w, context, "explore", count, advance)


def resolve_rest(w: World, context: EffectContext, count: int) -> Flow[None]:
    """Each success takes a wound away: terrinoth RST."""

    def heal(rolled: ActionDice) -> Flow[None]:
        wounds_and_defeat.recover_hero_wounds(w, context.hero, rolled.successes, "RST")
        yield from ()

    yield from _act(w, context, "rest", count, heal)


def resolve_aid(w: World, context: EffectContext, count: int) -> Flow[None]:
    """Each success is a success token for another hero, chosen before the roll: terrinoth AID."""
    others = [hero for hero in w.living() if hero != context.hero]
    chosen = yield from target_questions.ask_for_hero(w, "aid", context.hero, others, "AID")
    context.memory.aided = -1 if chosen is None else chosen

    def help_(rolled: ActionDice) -> Flow[None]:
        if chosen is not None and not w.heroes[chosen].fallen:
            hero_cards_and_tokens.change_success_tokens(w, chosen, rolled.successes)
        yield from ()

    yield from _act(w, context, "aid", count, help_)


# --- the steps -----------------------------------------------------------------------------------


def _act(
    w: World, context: EffectContext, action: str, count: int, apply: Callable[[ActionDice], Flow[None]]
) -> Flow[None]:
    hero = context.hero
    spent = yield from _spend(w, hero, action)
    strikers = [enemy for enemy in w.engaged(hero) if not enemy.exhausted]
    white = max(0, count + sum_modifiers(w, "dice", hero, action))
    # Nobody is defeated before the clean-up: terrinoth A4.
    w.acting = True
    rolled = context.memory.dice = ActionDice(action)
    rolled.hero, rolled.enemy = yield from dice.roll_dice_or_ask(w, hero, white, len(strikers))
    yield from _rerolls(w, context, rolled)
    yield from _count(w, hero, rolled, spent)
    yield from apply(rolled)
    steps = [_counterattacks, _threats]
    if w.table.settings.roll_order == "threats_first":
        steps.reverse()
    for step in steps:
        yield from step(w, hero, rolled, strikers)
    yield from wounds_and_defeat.resolve_defeats_after_action(w, hero)


def _targets(w: World, hero: int, count: int, ranged: bool) -> Flow[list[Enemy]]:
    """Targets are chosen before the roll; those that cannot be one are shown with the reason."""
    chosen: list[Enemy] = []
    while len(chosen) < count:
        options = [_target(w, enemy, hero, ranged) for enemy in w.enemies if enemy not in chosen]
        answer = yield from ask_player(w, "target", hero, options, "RNG" if ranged else "ATT")
        if not answer:
            break
        chosen.append(w.enemy(answer))
    return chosen


def _target(w: World, enemy: Enemy, hero: int, ranged: bool) -> Option:
    why = None
    if enemy.zone == "lair":
        why = forbidden_message("th-in-lair", "NM2")
    elif not ranged and (enemy.zone != "engaged" or enemy.hero != hero):
        why = forbidden_message("th-not-engaged", "ATT")
    return make_option(enemy.ref, enemy_display_name(w, enemy), why)


def _spend(w: World, hero: int, action: str) -> Flow[int]:
    """Before the roll, up to two success tokens: terrinoth A0, T1."""
    held = w.heroes[hero].tokens
    if not held:
        return 0
    why = forbidden_message("th-two-tokens", "T1")
    options = [make_option(str(n), why=why if n > MOST_TOKENS_SPENT else None) for n in range(held + 1)]
    spent = int((yield from ask_player(w, "spend", hero, options, "T1", about=action)))
    hero_cards_and_tokens.change_success_tokens(w, hero, -spent)
    return spent


def _rerolls(w: World, context: EffectContext, rolled: ActionDice) -> Flow[None]:
    """What cards do with the roll before it counts: terrinoth A5."""
    for kind in ("hero", "enemy"):
        if can_reroll_blanks(w, context.hero, kind):
            yield from dice.reroll_blank_dice(w, context.hero, rolled, kind)
    own = [(context.card, context)] if context.card is not None and context.card.kind == "activation" else []
    yield from triggered_abilities.trigger_hero_and_quest_cards(w, context.hero, Trigger("roll"), own, context)


def _count(w: World, hero: int, rolled: ActionDice, spent: int) -> Flow[None]:
    """Successes and shields; a critical is a success and rolls its die again: terrinoth A2."""
    faces, again = rolled.hero, rolled.hero.count("critical")
    rolled.successes = spent + faces.count("success") + faces.count("critical")
    rolled.shields = faces.count("shield")
    while again:
        faces, _ = yield from dice.roll_dice_or_ask(w, hero, again, 0)
        rolled.successes += faces.count("success") + faces.count("critical")
        rolled.shields += faces.count("shield")
        again = faces.count("critical")
    said = message("th-rolled", name=hero_display_name(w, hero), successes=rolled.successes, shields=rolled.shields)
    emit_event(w, "A2", said, "turn", hero)


def _split(w: World, hero: int, aimed: list[Enemy], successes: int) -> Flow[list[tuple[Enemy, int]]]:
    """With several targets the hero splits the successes after the roll."""
    if len(aimed) <= 1:
        return [(enemy, successes) for enemy in aimed]
    shares = dict.fromkeys((enemy.ref for enemy in aimed), 0)
    for left in range(successes, 0, -1):
        options = [make_option(enemy.ref, enemy_display_name(w, enemy)) for enemy in aimed]
        shares[(yield from ask_player(w, "split", hero, options, "ATT", left=left))] += 1
    return [(enemy, shares[enemy.ref]) for enemy in aimed]


# --- enemy dice ----------------------------------------------------------------------------------


def _counterattacks(w: World, hero: int, rolled: ActionDice, strikers: list[Enemy]) -> Flow[None]:
    """The strongest strike first; their attack values are summed, all shields taken off: terrinoth A3a, A3b."""
    waiting = [
        enemy
        for enemy in strikers
        if enemy in w.enemies and not is_forbidden_by_passive(w, "counterattack", enemy, "any")
    ]
    struck: list[Enemy] = []
    total = 0
    for _ in range(rolled.enemy.count("counterattack")):
        enemy = yield from _next_striker(w, waiting)
        if enemy is None:
            break
        waiting = [other for other in waiting if other is not enemy]
        strength = yield from compute_enemy_attack(w, enemy)
        struck.append(enemy)
        total += strength
        said = message(
            "th-strikes", enemy=enemy_display_name(w, enemy), name=hero_display_name(w, hero), count=strength
        )
        emit_event(w, "A3a", said, "harm", hero, message("th-why-strikes"))
    if struck:
        why = message("th-why-shields", total=total, shields=rolled.shields)
        yield from wounds_and_defeat.wound_hero(w, hero, total - rolled.shields, "A3b", why, "enemy")
    for enemy in struck:
        yield from triggered_abilities.trigger_enemy_card(w, enemy, "counterattack", hero)


def _next_striker(w: World, waiting: list[Enemy]) -> Flow[Enemy | None]:
    """The highest attack, then the more difficult enemy, then the leader picks: terrinoth A3a."""
    ranked: dict[str, tuple[int, tuple[int, int]]] = {}
    for enemy in waiting:
        ranked[enemy.ref] = ((yield from compute_enemy_attack(w, enemy)), rate_enemy_difficulty(w, enemy))
    best = [enemy for enemy in waiting if ranked[enemy.ref] == max(ranked.values())]
    return (yield from target_questions.ask_for_enemy(w, "striker", w.leader, best, "A3a"))


def _threats(w: World, hero: int, rolled: ActionDice, strikers: list[Enemy]) -> Flow[None]:
    """However many threat faces: every threat effect, once: terrinoth A3c."""
    if "threat" in rolled.enemy:
        emit_event(w, "A3c", message("th-threat"), "turn", hero)
        yield from triggered_abilities.trigger_threats(w, hero)

"""Wounds, recovery and defeat: terrinoth 7."""

from __future__ import annotations

from companion.games.terrinoth.effect_context import EffectContext
from companion.games.terrinoth.effects.effect_tree import Trigger
from companion.games.terrinoth.events import card_title, emit_event, enemy_display_name, hero_display_name
from companion.games.terrinoth.heroes_and_enemies import Enemy
from companion.games.terrinoth.questions import target_questions
from companion.games.terrinoth.questions.open_question import Flow, QuestEnded
from companion.games.terrinoth.rules import selectors_and_conditions, triggered_abilities
from companion.games.terrinoth.rules.decks import draw_card_or_ask
from companion.games.terrinoth.rules.passive_abilities import (
    compute_enemy_health,
    compute_hero_health,
    first_wound_redirects,
    is_forbidden_by_passive,
)
from companion.games.terrinoth.state import World
from companion.kernel.messages import Message, message


def wound_hero(w: World, hero: int, n: int, rule: str, why: Message | None = None, by: str = "quest") -> Flow[None]:
    """A hero suffers wounds. Resistance and shields have nothing to do with it: terrinoth W1."""
    mine = w.heroes[hero]
    if n <= 0 or mine.fallen or is_forbidden_by_passive(w, "wound", hero, by):
        return
    mine.wounds += n
    emit_event(
        w, rule, message("th-suffers", name=hero_display_name(w, hero), count=n, total=mine.wounds), "harm", hero, why
    )
    yield from triggered_abilities.trigger_hero_and_quest_cards(w, hero, Trigger("wounded"))
    if not w.acting:
        yield from defeat_hero_if_wounds_reach_health(w, hero)


def defeat_hero_if_wounds_reach_health(w: World, hero: int) -> Flow[None]:
    """A hero with as many wounds as health is defeated: terrinoth D1."""
    mine = w.heroes[hero]
    if not mine.fallen and mine.wounds and mine.wounds >= (yield from compute_hero_health(w, hero)):
        yield from _fall(w, hero)


def recover_hero_wounds(w: World, hero: int, n: int, rule: str = "W2") -> None:
    """A hero recovers wounds, not more than there are: terrinoth W2."""
    mine = w.heroes[hero]
    healed = min(n, mine.wounds)
    if healed <= 0 or mine.fallen or is_forbidden_by_passive(w, "recover", hero, "any"):
        return
    mine.wounds -= healed
    emit_event(
        w, rule, message("th-recovers", name=hero_display_name(w, hero), count=healed, total=mine.wounds), "heal", hero
    )


def _fall(w: World, hero: int) -> Flow[None]:
    """A hero is defeated: terrinoth D3."""
    mine, settings = w.heroes[hero], w.table.settings
    mine.fallen = True
    w.decks["exploration"].discards += mine.items
    mine.wounds = mine.tokens = 0
    mine.items = []
    if settings.fallen_conditions == "supply":
        mine.conditions = []
    emit_event(w, "D3", message("th-falls", name=hero_display_name(w, hero)), "harm", hero)
    for enemy in w.engaged(hero):
        enemy.zone, enemy.hero = "shadows", -1
        if settings.fallen_enemies != "keep":
            enemy.exhausted = settings.fallen_enemies == "exhausted"
        emit_event(w, "D3", message("th-to-shadows", enemy=enemy_display_name(w, enemy)))
    standing = [n for n, other in enumerate(w.heroes) if not other.fallen]
    if not standing:
        lose_quest(w, message("th-all-fallen"), "EG1")
    if w.leader == hero:
        yield from _new_leader(w, hero)


def _new_leader(w: World, hero: int) -> Flow[None]:
    """The leader is defeated: the survivors choose another at once, or the next one leads: terrinoth D4."""
    chosen: int | None = w.after(hero)
    if w.table.settings.leader_falls == "choose":
        standing = [n for n, other in enumerate(w.heroes) if not other.fallen]
        chosen = yield from target_questions.ask_for_hero(w, "leader", -1, standing, "D4")
    assert chosen is not None
    give_leader_token(w, chosen, "D4")


def give_leader_token(w: World, hero: int, rule: str) -> None:
    """Somebody takes the leader token."""
    if w.leader != hero:
        if w.active == w.leader and w.phase in ("peril", "travel", "end"):
            w.active = hero
        w.leader = hero
        emit_event(w, rule, message("th-leads", name=hero_display_name(w, hero)), "turn", hero)


def lose_quest(w: World, why: Message, rule: str) -> None:
    """The quest is lost."""
    w.outcome = "lost"
    emit_event(w, rule, message("th-lost"), "end", why=why)
    raise QuestEnded


def win_quest(w: World, rule: str) -> None:
    """The quest is won."""
    w.outcome = "won"
    emit_event(w, rule, message("th-won"), "end")
    raise QuestEnded


# --- enemies -------------------------------------------------------------------------------------


def wound_enemy(w: World, enemy: Enemy, n: int, hero: int, by: str, rule: str, shared: bool = False) -> Flow[None]:
    """An enemy suffers wounds; a facedown one is turned faceup first (terrinoth RNG)."""
    if n <= 0 or not enemy.in_play or is_forbidden_by_passive(w, "wound", enemy, by):
        return
    yield from reveal_enemy(w, enemy)
    if not shared:
        n = yield from _shared(w, enemy, n, hero, by)
    if n <= 0:
        return
    enemy.wounds += n
    emit_event(
        w, rule, message("th-enemy-suffers", enemy=enemy_display_name(w, enemy), count=n, total=enemy.wounds), "harm"
    )
    yield from triggered_abilities.trigger_enemy_card(w, enemy, "wounded", hero)
    if not w.acting:
        yield from defeat_enemy_if_wounds_reach_health(w, enemy, hero)


def _shared(w: World, enemy: Enemy, n: int, hero: int, by: str) -> Flow[int]:
    """The first wound goes to another enemy where an ability says so: `firstWoundTo`."""
    for modifier, context in first_wound_redirects(w, enemy):
        assert modifier.who is not None
        around = EffectContext(context.card, hero, "enemy", enemy, context.owner)
        found = [
            other
            for other in selectors_and_conditions.select_enemies(w, around, modifier.who)
            if other is not enemy and other.in_play
        ]
        other = yield from target_questions.ask_for_enemy(w, "shield", hero, found, "E8")
        if other is not None:
            yield from wound_enemy(w, other, 1, hero, by, "E8", shared=True)
            return n - 1
    return n


def defeat_enemy_if_wounds_reach_health(w: World, enemy: Enemy, hero: int) -> Flow[None]:
    """An enemy with as many wounds as health is defeated: terrinoth D1."""
    if enemy.in_play and enemy.wounds and enemy.card and enemy.wounds >= (yield from compute_enemy_health(w, enemy)):
        yield from defeat_enemy(w, enemy, hero)


def defeat_enemy(w: World, enemy: Enemy, hero: int) -> Flow[None]:
    """A defeated enemy goes to the discard pile (terrinoth D2), a nemesis where the table says (NM6)."""
    nemesis = selectors_and_conditions.is_nemesis(w, enemy)
    emit_event(w, "D2", message("th-enemy-falls", enemy=enemy_display_name(w, enemy)), "gain")
    enemy.wounds, enemy.hero, enemy.exhausted = 0, -1, False
    w.enemies.remove(enemy)
    enemy.zone = "discard"
    if nemesis:
        w.nemesis_fallen = True
        _put_away_nemesis(w, enemy)
    else:
        w.decks["enemies"].discard(enemy.card)
    yield from triggered_abilities.trigger_enemy_card(w, enemy, "defeated", hero)


def _put_away_nemesis(w: World, enemy: Enemy) -> None:
    chosen = w.table.settings.defeated_nemesis
    if chosen == "back_to_lair_now":
        enemy.zone = "lair"
        w.enemies.append(enemy)
    elif chosen == "discard_then_lair_on_reshuffle":
        w.decks["enemies"].discard(enemy.card)
    else:
        w.removed.append(enemy.card)


def discard_enemy(w: World, enemy: Enemy, rule: str) -> Flow[None]:
    """An enemy leaves play without being defeated. A facedown one is shown or not: terrinoth TR4."""
    if enemy.facedown and not enemy.card and w.table.settings.show_discarded:
        yield from ask_facedown_enemy_card(w, enemy)
    if enemy.facedown and w.table.settings.show_discarded:
        enemy.facedown = False
    emit_event(w, rule, message("th-enemy-discarded", enemy=enemy_display_name(w, enemy)))
    w.enemies.remove(enemy)
    enemy.zone = "discard"
    if enemy.card:
        w.decks["enemies"].discard(enemy.card)


def reveal_enemy(w: World, enemy: Enemy) -> Flow[None]:
    """Turn a facedown enemy faceup; it stays where it is: terrinoth St3."""
    if not enemy.facedown:
        return
    yield from ask_facedown_enemy_card(w, enemy)
    enemy.facedown = False
    emit_event(w, "E3", message("th-revealed", enemy=card_title(w, enemy.card)), "turn")


def ask_facedown_enemy_card(w: World, enemy: Enemy) -> Flow[None]:
    """The table says which card lay facedown, where it deals itself."""
    if not enemy.card:
        card = yield from draw_card_or_ask(w, "enemies", "th-ask-facedown", must=True)
        assert card is not None
        enemy.card = card


def resolve_defeats_after_action(w: World, hero: int) -> Flow[None]:
    """The end of an action: whoever has wounds enough is defeated now, enemies and heroes alike: terrinoth A4."""
    w.acting = False
    for enemy in w.enemies[:]:
        yield from defeat_enemy_if_wounds_reach_health(w, enemy, hero)
    for other in range(len(w.heroes)):
        yield from defeat_hero_if_wounds_reach_health(w, other)

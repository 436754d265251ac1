"""Corrections by hand: numbers (`Adjust`) and where an enemy lies (`Move`). Limits of the rules still hold."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.terrinoth import acts
from companion.games.terrinoth.acts import Act
from companion.games.terrinoth.events import card_title, emit_event, enemy_display_name, hero_display_name
from companion.games.terrinoth.heroes_and_enemies import Enemy
from companion.games.terrinoth.refusals import Forbidden, NotThere
from companion.games.terrinoth.rules.hero_cards_and_tokens import MOST_TOKENS
from companion.games.terrinoth.rules.passive_abilities import engagement_limit
from companion.games.terrinoth.rules.selectors_and_conditions import is_nemesis
from companion.games.terrinoth.state import World
from companion.kernel.messages import Argument, message

NUMBERS = ("wounds", "tokens", "progress", "peril", "exhausted")
ZONES = ("engaged", "shadows", "lair", "discard")
MOST = 99


def merge_corrections(given: Sequence[Act]) -> Act | None:
    """One correction that does what several of the same thing did together."""
    adjusted = [act for act in given if isinstance(act, acts.Adjust)]
    if len(adjusted) < len(given) or len({(act.what, act.who, act.card) for act in adjusted}) != 1:
        return None
    first = adjusted[0]
    return acts.Adjust(first.what, sum(act.by for act in adjusted), first.who, first.card)


def check_correction(w: World, act: Act) -> None:
    """Refuse a correction that cannot be."""
    trial = w.copy()
    apply_correction(trial, act)


def apply_correction(w: World, act: Act) -> None:
    """Apply a correction, or refuse it; on a refusal the world may be half changed, so try on a copy first."""
    if isinstance(act, acts.Move):
        _move(w, act)
    else:
        assert isinstance(act, acts.Adjust)
        _adjust(w, act)


def _adjust(w: World, act: acts.Adjust) -> None:
    w.corrected |= act.what == "wounds"
    if act.what == "progress":
        w.progress = _within(act, w.progress, MOST)
    elif act.what == "peril":
        w.peril = _within(act, w.peril, max(0, len(w.table.sheet.track) - 1))
    elif act.who in w.table.index:
        _adjust_hero(w, w.table.index[act.who], act)
    else:
        _adjust_enemy(_enemy(w, act.who), act)
    emit_event(w, "G5", message("th-adjusted", what=_spoken(w, act.what), count=act.by), "remind")


def _spoken(w: World, what: str) -> Argument:
    """What a number is called; a condition by its title."""
    return message(f"th-measure-{what}") if what in NUMBERS else card_title(w, what)


def _within(act: acts.Adjust, now: int, most: int) -> int:
    if not 0 <= now + act.by <= most:
        what = message(f"th-measure-{act.what}") if act.what in NUMBERS else act.what
        raise Forbidden("th-beyond", "G6", what=what, least=0, most=most)
    return now + act.by


def _adjust_hero(w: World, hero: int, act: acts.Adjust) -> None:
    mine = w.heroes[hero]
    if mine.fallen:
        raise Forbidden("th-fallen", "D3", name=hero_display_name(w, hero))
    if act.what == "wounds":
        mine.wounds = _within(act, mine.wounds, MOST)
    elif act.what == "tokens":
        mine.tokens = _within(act, mine.tokens, MOST_TOKENS)
    elif act.what == "exhausted":
        slot = next((slot for slot in mine.acts if act.card in (slot.card, slot.action)), None)
        if slot is None:
            raise NotThere("th-no-card", "CLM", found=act.card[:60])
        slot.exhausted = bool(_within(act, int(slot.exhausted), 1))
    elif w.knows(act.what) and w.card(act.what).kind == "conditions":
        if _within(act, int(act.what in mine.conditions), 1) and act.what not in mine.conditions:
            mine.conditions.append(act.what)
        elif act.by < 0:
            mine.conditions.remove(act.what)
    else:
        raise NotThere("th-no-number", "CLM", found=act.what[:60], options=", ".join(NUMBERS))


def _adjust_enemy(enemy: Enemy, act: acts.Adjust) -> None:
    if act.what == "wounds":
        enemy.wounds = _within(act, enemy.wounds, MOST)
    elif act.what == "exhausted":
        enemy.exhausted = bool(_within(act, int(enemy.exhausted), 1))
    else:
        raise NotThere("th-no-number", "CLM", found=act.what[:60], options="wounds, exhausted")


def _enemy(w: World, ref: str) -> Enemy:
    for enemy in w.enemies:
        if enemy.ref == ref:
            return enemy
    raise NotThere("th-no-enemy", "CLM", found=ref[:60])


def _move(w: World, act: acts.Move) -> None:
    enemy = _enemy(w, act.enemy)
    if act.to not in ZONES or (enemy.facedown and act.to != "shadows"):
        raise NotThere("th-no-zone", "St2", found=act.to[:60], options=", ".join(ZONES))
    nemesis = is_nemesis(w, enemy)
    if (act.to == "lair") != nemesis and act.to in ("lair", "discard"):
        raise Forbidden("th-lair-only", "NM1")
    hero = -1
    if act.to == "engaged":
        hero = w.table.index.get(act.hero, -1)
        if hero < 0 or w.heroes[hero].fallen:
            raise NotThere("th-no-seat", "N1", found=act.hero[:60], options=", ".join(w.table.ids))
        if enemy not in w.engaged(hero) and len(w.engaged(hero)) >= engagement_limit(w, hero):
            raise Forbidden("th-three", "N3", name=hero_display_name(w, hero))
    enemy.zone, enemy.hero = act.to, hero
    emit_event(
        w, "G5", message("th-moved", enemy=enemy_display_name(w, enemy), zone=message(f"th-zone-{act.to}")), "remind"
    )
    if act.to == "discard":
        w.enemies.remove(enemy)
        enemy.wounds = 0
        w.decks["enemies"].discard(enemy.card)

"""Which step of the round comes next. A step ends at a place that the world alone describes."""

from __future__ import annotations

from companion.games.terrinoth.effects.effect_tree import Trigger
from companion.games.terrinoth.events import card_title, emit_event
from companion.games.terrinoth.questions.open_question import Flow
from companion.games.terrinoth.rounds import enemies_phase, heroes_phase, peril_travel_and_round_end
from companion.games.terrinoth.rules import triggered_abilities, wounds_and_defeat
from companion.games.terrinoth.state import World
from companion.kernel.messages import message


def run_next_step(w: World) -> Flow[None]:
    """Heroes, enemies, peril, travel, end of round: terrinoth 4."""
    if w.corrected:
        return _reckon(w)
    if w.phase == "setup":
        return _setup(w)
    if w.phase == "heroes":
        return _heroes(w)
    if w.phase == "enemies":
        return (
            enemies_phase.end_enemies_phase(w)
            if enemies_phase.is_enemies_phase_over(w)
            else enemies_phase.activate_next_enemy(w)
        )
    return {
        "peril": peril_travel_and_round_end.resolve_peril_phase,
        "travel": peril_travel_and_round_end.resolve_travel_phase,
        "end": peril_travel_and_round_end.resolve_round_end,
    }[w.phase](w)


def _reckon(w: World) -> Flow[None]:
    """Defeat whoever has enough wounds after a correction by hand: terrinoth D1."""
    w.corrected = False
    yield from wounds_and_defeat.resolve_defeats_after_action(w, w.active)
    if w.phase == "heroes" and w.queue and w.heroes[w.queue[0]].fallen:
        w.stage = "begin"


def _setup(w: World) -> Flow[None]:
    """The first location is revealed and its enemies are spawned: terrinoth S-10."""
    emit_event(w, "S-6", message("th-begins", card=card_title(w, w.table.quest.id)), "turn")
    yield from peril_travel_and_round_end.reveal_next_location(w)
    yield from triggered_abilities.trigger_all_cards(w, Trigger("setup"))
    w.phase, w.stage = "heroes", ""


def _heroes(w: World) -> Flow[None]:
    if not w.stage:
        return heroes_phase.start_heroes_phase(w)
    if w.queue:
        return (
            heroes_phase.begin_hero_activation(w)
            if w.stage == "begin"
            else heroes_phase.ask_and_play_activation_card(w)
        )
    if heroes_phase.is_extra_activation_due(w):
        return heroes_phase.ask_for_extra_activation(w)
    return enemies_phase.start_enemies_phase(w)

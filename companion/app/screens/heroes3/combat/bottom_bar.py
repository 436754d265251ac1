"""The bar at the bottom: undo, always in reach, and the one gold action of the moment with what stands beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.app.kit.touch.pressable import Callback
from companion.app.models.heroes3.adventure.combat_handover import (
    find_adventure_table_id,
    submit_combat_outcome_to_adventure,
)
from companion.app.models.heroes3.combat.awaited_input import AwaitedInput, find_card_draft_problem, get_attack_origin
from companion.app.models.heroes3.combat.dialog_states import DrawnCardDialog, PlayCardDialog
from companion.app.models.heroes3.combat.table_model import CombatTableModel
from companion.app.models.table_list import setup_screen_route
from companion.app.reactivity import use_watch
from companion.app.screens.heroes3.combat.help_callbacks import rule_term_help
from companion.app.screens.heroes3.combat.prompt_panel import DIE_FACES, find_nearest_attack_on_chosen_target
from companion.app.screens.table.bottom_bar import BottomBarSlots, can_redo, can_undo
from companion.app.ui import Ui
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.flow.combat_end import FIGHT_ON, RETREAT, can_pay_for_round
from companion.games.heroes3.combat.model.ask_and_answer import NO, NONE, YES, answer_options
from companion.games.heroes3.combat.model.questions import SpaceChoice, StepAfterAttack
from companion.games.heroes3.combat.model.setup_data import ENGINE, GAME


def _onward(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    """What the moment offers: perhaps something beside the gold action, and the gold action last."""
    use_watch(model, lambda e: (e.length, e.moment, e.aimed, e.overruling, e.draft, e.carrying, e.typed_dice))
    if model.draft is not None:
        ready = find_card_draft_problem(model.state, model.draft) is None
        return [_gold(ui, "h3a-card-play", model.play_drafted_card if ready else None, "play-card")]
    if model.carrying:
        return [_gold(ui, "h3a-carry-leave", partial(model.carry, model.carrying), "leave")]
    return _MOMENTS[model.moment](ui, model)


def _gold(ui: Ui, said: str, act: Callback | None, name: str) -> ft.Control:
    return ui.primary_button(ui.words(said), act, name=name, expand=True, disabled=act is None)


def _beside(ui: Ui, said: str, act: Callback, name: str) -> ft.Control:
    return ui.button(ui.words(said), act, name=name)


def _place(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    ready = partial(model.act, acts.Ready()) if model.state.units(model.placing) else None
    rest = [_beside(ui, "h3a-place-all", model.place_all, "place-all")] if model.waiting else []
    return [*rest, _gold(ui, "h3a-ready", ready, "ready")]


def _drawn(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    return [_gold(ui, "h3a-draw-which", partial(model.show, DrawnCardDialog()), "which-card")]


def _yes(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    return [_beside(ui, "no", _choose(model, NO), "answer-no"), _gold(ui, "yes", _choose(model, YES), "answer-yes")]


def _question(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    """Questions are answered on the board; the gold button declines where that is allowed."""
    if NONE not in answer_options(model.state):
        return _on_board(ui, model)
    asked = model.state.ask
    step = isinstance(asked, SpaceChoice) and isinstance(asked.purpose, StepAfterAttack)
    return [_gold(ui, "h3a-stay" if step else "h3a-none", _choose(model, NONE), "answer-none")]


def _on_board(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    return [_gold(ui, "h3a-tap", None, "answer")]


def _limit(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    fight = _choose(model, FIGHT_ON) if can_pay_for_round(model.state) else None
    retreat = _beside(ui, "h3a-retreat", _choose(model, RETREAT), "retreat")
    return [retreat, _gold(ui, "h3a-fight-on", fight, "fight-on")]


def _table(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    return [_gold(ui, "h3a-done", _choose(model, answer_options(model.state)[0]), "table-done")]


def _chair(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    return [_beside(ui, "h3a-all", model.step_all, "all-steps"), _gold(ui, "h3a-next", model.step, "next-step")]


def _over(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    """The outcome goes back to the evening it belongs to; else another combat may follow."""
    if sheet := find_adventure_table_id(ui.session.service, model.live):
        back = partial(submit_combat_outcome_to_adventure, ui.session, model.id, sheet)
        return [_gold(ui, "h3s-set-back-to-evening", back, "back-to-evening")]
    return [_gold(ui, "h3a-again", lambda: ui.device.go(setup_screen_route(GAME, ENGINE)), "again")]


def _mine(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    """A unit of the people: cards, and to defend; with a target chosen, the attack from the nearest space."""
    state = model.state
    if (attack := find_nearest_attack_on_chosen_target(model)) is not None:
        said = ui.words("h3a-attack-from", space=get_attack_origin(state, attack))
        return [ui.primary_button(said, partial(model.act, attack), name="attack", expand=True)]
    cards = ui.button(ui.words("h3a-cards"), partial(model.show, PlayCardDialog()), symbol="cards", name="cards")
    may_defend = state.may_defend and not state.struck and acts.Defend() in model.given
    act, said, name = (acts.Defend(), "h3a-defend", "defend") if may_defend else (acts.Done(), "h3a-finish", "finish")
    held = rule_term_help(ui, "defend" if may_defend else "activation")
    onward = ui.primary_button(ui.words(said), partial(model.act, act), name=name, expand=True, on_long_press=held)
    return [cards, onward]


def _dice(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    """The three faces of the die, and the app's own throw."""
    faces = [
        ui.button(
            said,
            partial(model.die, face),
            name=f"die-{face}",
            label=ui.words("h3a-die", face=said),
            expand=True,
            on_long_press=rule_term_help(ui, "attack-die"),
        )
        for face, said in DIE_FACES.items()
    ]
    # Its word needs twice the room of a face.
    return [*faces, ui.primary_button(ui.words("h3a-roll-app"), partial(model.act, acts.Roll()), name="roll", expand=2)]


def _choose(model: CombatTableModel, option: str) -> Callback:
    return partial(model.act, acts.Choose(option))


_MOMENTS: dict[AwaitedInput, Callable[[Ui, CombatTableModel], list[ft.Control]]] = {
    "place": _place, "card": _drawn, "dice": _dice, "yes": _yes, "question": _question, "limit": _limit,
    "table": _table, "chair": _chair, "tie": _on_board, "over": _over, "mine": _mine,
}  # fmt: skip


def _can_undo(model: CombatTableModel) -> bool:
    """A step, or what was only begun: a card drafted, a unit taken up, a target chosen."""
    return can_undo(model) or model.draft is not None or bool(model.carrying or model.aim)


def _can_redo(model: CombatTableModel) -> bool:
    # The faces of the die need the room.
    return can_redo(model) and model.moment != "dice"


BOTTOM_BAR = BottomBarSlots(_onward, can_undo=_can_undo, can_redo=_can_redo)

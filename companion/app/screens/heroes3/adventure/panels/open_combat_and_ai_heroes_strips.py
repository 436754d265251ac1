"""What stands on the sheet while a combat is open, and what the AI heroes have left to do."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.touch.pressable import Callback
from companion.app.models.heroes3.adventure import combat_handover
from companion.app.models.heroes3.adventure.combat_handover import CombatStatus
from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import AiHeroDialog, FightOutcomeDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.adventure.panels.guide_panel import skip_questions_button
from companion.app.screens.heroes3.adventure.table_text_and_help import ai_hero_status_text, rule_term_help
from companion.app.theme import TARGET
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.fights import combat_setup


@component
def OpenCombatStrip(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """The open combat: go on with it, enter how it ended, or call it off."""
    fight, _ = use_watch(model, lambda e: (e.state.table.fight, bool(e.matters)))
    if fight is None:
        return ft.Container()
    where = combat_handover.get_combat_status(ui.session.service, fight)
    name = model.chair(fight.seat).name
    enemy = combat_setup.enemy_name(model.state, fight)
    told = ui.words("h3s-set-fighting", name=name, hero=fight.hero, enemy=enemy)
    lines: list[ft.Control] = [ui.strong(told), ui.caption(ui.words("h3s-set-standing", standing=where), size=15)]
    head = ui.explained(
        ft.Row(
            [make_icon("sword", ui.harm, 26), ft.Column(lines, spacing=2, tight=True, expand=True)],
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        rule_term_help(ui, "combat-start"),
    )
    said = ui.words("h3s-set-call-off")
    off = ui.button(said, partial(model.act, acts.Fought("called-off")), name="call-off", height=48, size=16)
    row = ft.Row([*_onward(ui, model, where), off], spacing=8, wrap=True, run_spacing=8)
    return ui.panel(ft.Column([head, row], spacing=12), active=True, name="open-fight")


def _onward(ui: Ui, model: AdventureTableModel, where: CombatStatus) -> list[ft.Control]:
    words = ui.words
    if where == "running":
        go = partial(combat_handover.go_to_combat_table, model)
        return [_leading(ui, model, words("h3s-set-go-on"), go, "sword", "go-on-fight")]
    if where == "over":
        take = partial(combat_handover.enter_finished_combat_outcome, model)
        return [_leading(ui, model, words("h3s-set-take-over"), take, "check", "take-over")]
    typed = partial(model.show, FightOutcomeDialog())
    move = partial(combat_handover.move_open_fight_to_combat_table, model)
    return [
        _leading(ui, model, words("h3s-set-enter-outcome"), typed, "pencil", "enter-outcome-open"),
        ui.button(words("h3s-set-fight-here"), move, symbol="sword", name="fight-here-now", height=48, size=16),
    ]


def _leading(ui: Ui, model: AdventureTableModel, said: str, act: Callback, symbol: IconName, name: str) -> ft.Control:
    """What ends the combat: the gold button, unless something else is open, which the bar then leads to."""
    if model.matters:
        return ui.tinted_button(said, act, color=ui.action, symbol=symbol, name=name)
    return ui.primary_button(said, act, symbol=symbol, name=name, height=TARGET)


@component
def AiHeroesStrip(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """The AI heroes: how much movement each has left, and the way to its sheet."""
    heroes, _ = use_watch(
        model, lambda e: (tuple((a.id, a.movement, a.beaten) for a in e.state.ai.values()), e.state.table.phase)
    )
    if not heroes:
        return ft.Container()
    rows: list[ft.Control] = [
        ui.button(
            ai_hero_status_text(ui, model, hero),
            partial(model.show, AiHeroDialog(hero)),
            symbol="skull",
            name=f"ai-{hero}",
            height=52,
            size=16,
            on_long_press=rule_term_help(ui, "ai-hero"),
        )
        for hero, _, _ in heroes
    ]
    if model.ai_to_move:
        rows.append(skip_questions_button(ui, model))
    return ft.Column(rows, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)

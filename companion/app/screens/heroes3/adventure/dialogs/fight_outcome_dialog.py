"""The outcome of a combat that was fought with cards: who won, what is left of the armies, what it cost and brought."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import IconName
from companion.app.models.heroes3.adventure.combat_handover import (
    cycle_hit_count,
    enter_card_fight_outcome,
    typed_or_expected_experience,
    unit_after_hits,
)
from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import FightOutcomeDialog, Outcome
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.form_parts import explanation_text, form_number_row
from companion.app.screens.heroes3.adventure.shared_rows import done_button, switch_chip
from companion.app.screens.heroes3.adventure.table_text_and_help import rule_term_help, unit_help, unit_name
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.ui import Ui
from companion.games.heroes3.adventure.fights import combat_setup
from companion.games.heroes3.adventure.state import OpenFight, Unit
from companion.games.heroes3.combat.model.neutral_guards import count_stacked_guards
from companion.games.heroes3.combat.model.setup_data import MOST_UNITS

OUTCOMES: dict[str, tuple[Outcome, ...]] = {
    "neutral": ("victory", "retreat", "defeat"),
    "bank": ("victory", "defeat"),
    "heroes": ("victory", "defeat", "surrender", "surrendered"),
    "ai-hero": ("victory", "defeat"),
}
"""How a combat can end. heroes3 10."""
_ENDS: dict[Outcome, str] = {"victory": "combat-end", "surrendered": "surrender"}
"""The entry about an outcome, where it is called otherwise."""
_NUMBERS = {"movement": "movement-points", "experience": "combat-experience", "stacked": "stack-token"}
_SIGNS: dict[int, IconName] = {0: "shield", 1: "minus", 2: "skull"}
_MOST = 12


def fight_outcome_dialog(ui: Ui, model: AdventureTableModel, dialog: FightOutcomeDialog) -> ft.Control:
    """The form of an outcome; what the rules give for it is filled in."""
    fight = model.state.table.fight
    body: list[ft.Control] = []
    if fight is not None:
        body = [_outcomes(ui, model, fight, dialog), *_armies(ui, model, fight, dialog)]
        body += _numbers(ui, model, fight, dialog)
    enter = partial(enter_card_fight_outcome, model, dialog)
    about = ui.rule_help("heroes3 10")
    done = done_button(ui, ui.words("h3s-set-enter"), enter, "enter-outcome", "check", disabled=fight is None)
    return table_dialog(ui, model, ui.words("h3s-set-outcome-title"), body, actions=[done], about=about)


def _outcomes(ui: Ui, model: AdventureTableModel, fight: OpenFight, dialog: FightOutcomeDialog) -> ft.Control:
    enemy = ui.words("h3s-set-name", name=combat_setup.enemy_name(model.state, fight))
    return ui.choice_chips(
        [(outcome, ui.words("h3s-set-outcome", outcome=outcome, name=enemy)) for outcome in OUTCOMES[fight.kind]],
        [dialog.outcome],
        lambda outcome: model.show(_ended(model, fight, dialog, outcome)),
        name="outcome",
        about=lambda outcome: rule_term_help(ui, _ENDS.get(outcome, outcome)),
    )


def _ended(
    model: AdventureTableModel, fight: OpenFight, dialog: FightOutcomeDialog, outcome: Outcome
) -> FightOutcomeDialog:
    """Whoever is beaten has lost the units that fought: up to five of the deck."""
    army = model.state.sheet(fight.seat).army
    enemy = model.state.sheet(fight.enemy).army if fight.kind == "heroes" else ()
    return replace(
        dialog,
        outcome=outcome,
        experience=None,
        lost=_all(army) if outcome == "defeat" else (),
        enemy_lost=_all(enemy) if outcome == "victory" else (),
    )


def _all(army: tuple[Unit, ...]) -> tuple[int, ...]:
    return tuple(2 if unit.pack else 1 for unit in army[:MOST_UNITS])


def _armies(ui: Ui, model: AdventureTableModel, fight: OpenFight, dialog: FightOutcomeDialog) -> list[ft.Control]:
    parts: list[ft.Control] = [
        ui.strong(ui.words("h3s-set-left", name=model.chair(fight.seat).name), size=16),
        explanation_text(ui, ui.words("h3s-set-left-how")),
        _army(ui, model, fight.seat, dialog, "lost"),
    ]
    if fight.kind == "heroes":
        parts += [
            ui.strong(ui.words("h3s-set-left", name=model.chair(fight.enemy).name), size=16),
            _army(ui, model, fight.enemy, dialog, "enemy_lost"),
        ]
    return parts


def _army(ui: Ui, model: AdventureTableModel, seat: str, dialog: FightOutcomeDialog, what: str) -> ft.Control:
    """The unit deck: each tap is a hit, a Pack becomes Few, then it is gone; once more and it never was."""
    army = model.state.sheet(seat).army
    hits = [*getattr(dialog, what), *([0] * len(army))][: len(army)]
    tags = []
    for place, unit in enumerate(army):
        left = unit_after_hits(unit, hits[place])
        name = unit_name(ui.words, unit)
        changed = tuple(cycle_hit_count(unit, count) if n == place else count for n, count in enumerate(hits))
        tags.append(
            ui.tappable_chip(
                unit_name(ui.words, left) if left is not None else ui.words("h3s-set-gone", name=name),
                partial(model.change_dialog, **{what: changed}),
                selected=left is not None,
                symbol=_SIGNS[0 if not hits[place] else 2 if left is None else 1],
                name=f"{what}-{place}",
                about=unit_help(ui, unit),
            )
        )
    return ui.chip_row(tags, targets=True)


def _numbers(ui: Ui, model: AdventureTableModel, fight: OpenFight, dialog: FightOutcomeDialog) -> list[ft.Control]:
    state = model.state
    parts: list[ft.Control] = []
    if fight.kind == "neutral":
        parts.append(_number(ui, model, "movement", dialog.movement))
    if dialog.outcome == "victory" and fight.kind in ("neutral", "heroes"):
        if fight.kind == "neutral" and fight.level == "VII":
            parts.append(_azure(ui, model, fight, dialog))
        parts.append(_number(ui, model, "experience", typed_or_expected_experience(state, fight, dialog)))
    if fight.kind == "bank" and dialog.outcome == "victory":
        usual = count_stacked_guards(combat_setup.neutral_difficulty(state, fight.seat))
        parts += [
            _number(ui, model, "stacked", dialog.stacked),
            explanation_text(ui, ui.words("h3s-set-stacked", usual=usual)),
        ]
    return parts


def _azure(ui: Ui, model: AdventureTableModel, fight: OpenFight, dialog: FightOutcomeDialog) -> ft.Control:
    """What the level brings is known; where the table had other guards it says so."""
    there = combat_setup.has_azure_guard(model.state, fight) if dialog.azure is None else dialog.azure
    change = partial(model.change_dialog, azure=not there, experience=None)
    switch = switch_chip(ui, ui.words("h3s-set-azure"), change, there, "azure", rule_term_help(ui, "tiers"))
    return ui.chip_row([switch], targets=True)


def _number(ui: Ui, model: AdventureTableModel, what: str, value: int) -> ft.Control:
    def step(by: int) -> None:
        """Where nothing was typed yet, it begins with what the rules say."""
        now = getattr(model.dialog, what, None)
        model.change_dialog(**{what: min(_MOST, max(0, (value if now is None else now) + by))})

    said = ui.words("h3s-set-fought-number", what=what)
    return form_number_row(ui, said, value, step, f"fought-{what}", _NUMBERS[what], most=_MOST)

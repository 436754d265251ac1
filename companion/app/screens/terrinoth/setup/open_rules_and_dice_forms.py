"""Whose dice, and the questions that the rules leave open: one line each, with the answer of the reference first."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.terrinoth.setup_draft import ENEMY_FACES, HERO_FACES, SIDES
from companion.app.models.terrinoth.setup_model import TerrinothSetupModel
from companion.app.screens.rule_settings_controls import (
    RuleQuestion,
    list_setting_choices,
    segmented_question,
    setting_value_to_word,
)
from companion.app.screens.terrinoth import help_callbacks
from companion.app.screens.terrinoth.dice_entry import die_face_button, typed_dice_parts
from companion.app.screens.terrinoth.game_icons import die_face_icon
from companion.app.ui import Ui
from companion.games.terrinoth.setup_data import Settings

_RULES = {
    "nefarious": "NEF", "action_without_target": "H5", "roll_order": "A3e", "after_fall": "E12",
    "engage_facedown": "N2", "fallen_conditions": "D3", "fallen_enemies": "D3", "leader_falls": "D4",
    "count_after_fall": "HCd", "lair_faceup": "NM3", "defeated_nemesis": "NM6", "show_discarded": "TR4",
    "pile_order": "P4",
}  # fmt: skip
"""The open questions and their paragraphs."""
ANSWERS = list_setting_choices(Settings, _RULES)


def open_rules_form(ui: Ui, model: TerrinothSetupModel) -> ft.Control:
    """The fold-out with the open questions."""
    said = ui.words("setup-less") if model.more else ui.words("tha-rules")
    unfold = ui.unfold_button(said, model.unfold, "more", model.more)
    if not model.more:
        return unfold
    settings = [_setting(ui, model, name, rule) for name, rule in _RULES.items()]
    inside = ft.Column([ui.caption(ui.words("tha-rules-how"), size=14), *settings], spacing=16)
    return ft.Column([unfold, ui.panel(inside)], spacing=12)


def _setting(ui: Ui, model: TerrinothSetupModel, name: str, rule: str) -> ft.Control:
    dashed = name.replace("_", "-")
    read = ui.rule_help(f"terrinoth {rule}")
    question = RuleQuestion(
        name,
        ui.words("tha-setting", setting=dashed),
        tuple((value, ui.words("tha-setting-value", setting=dashed, value=_word(value))) for value in ANSWERS[name]),
        getattr(model.draft.settings, name),
        model.settle,
        read,
    )
    asked = ui.explained(ui.text(question.asked, size=15, expand=True), read)
    rule_said = ui.words("tha-rule", rule=rule)
    info = ui.icon_button("info", rule_said, read, name=f"about-{dashed}", bare=True, ink=ui.muted)
    return ui.stretched_column([ft.Row([asked, info]), segmented_question(ui, question)], spacing=4)


def _word(value: object) -> str:
    return setting_value_to_word(value).replace("_", "-")


# --- dice ------------------------------------------------------------------------------------------


def dice_settings_form(ui: Ui, model: TerrinothSetupModel) -> ft.Control:
    """Real dice or the app's. The app needs to know what the owner's dice show: six taps a die, once."""
    held = help_callbacks.rule_term_help(ui, "dice-faces")
    now = model.draft.settings.dice
    options = [("table", ui.words("tha-dice-table")), ("app", ui.words("tha-dice-app"))]
    settle = partial(model.settle, "dice")
    whose = ui.segmented_choice(options, now, settle, name="dice", label=ui.words("tha-dice"), about=lambda _: held)
    parts: list[ft.Control] = [whose]
    if now == "app" and not model.knows_dice:
        parts.append(ui.text(ui.words("tha-faces-how"), size=15, color=ui.muted))
        parts += [_die(ui, model, 0, HERO_FACES), _die(ui, model, 1, ENEMY_FACES)]
        full = all(len(faces) == SIDES for faces in model.faces)
        keep = ui.words("tha-keep-faces")
        parts.append(ui.button(keep, model.keep_faces, name="keep-faces", disabled=not full, height=52))
    return ui.form_section(ui.words("tha-dice"), parts, symbol="dice", tint="moss", name="dice-panel", about=held)


def _die(ui: Ui, model: TerrinothSetupModel, die: int, faces: tuple[str, ...]) -> ft.Control:
    typed = model.faces[die]
    said, back = typed_dice_parts(ui, die, typed, SIDES, partial(model.drop_face, die), "drop")
    row = ft.Row([said, *(die_face_icon(face, ui.ink, 18) for face in typed), *back], spacing=6)
    taps = [die_face_button(ui, die, face, partial(model.add_face, die, face), len(typed) >= SIDES) for face in faces]
    return ft.Column([row, ft.Row(taps, spacing=6)], spacing=4)

"""What is open, as cards to settle: choices as buttons, dice as faces, cards by search, reminders to tick off."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.graphics.player_badge import player_badge
from companion.app.kit.touch.pressable import Callback
from companion.app.models.heroes3.adventure.dialog_states import PendingQuestionDialog, TradeDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.adventure.panels.guide_panel import other_player_question_row, skip_questions_button
from companion.app.screens.heroes3.adventure.shared_rows import (
    arrange_in_columns,
    resource_stepper_row,
    sheet_button,
    tappable_row,
)
from companion.app.screens.heroes3.adventure.table_text_and_help import (
    RESOURCE_ENTRIES,
    effect_source_help,
    effect_source_name,
    rule_help,
)
from companion.app.theme import GAP
from companion.app.ui import Ui
from companion.games.heroes3.adventure.effects.effect_text import describe_effect
from companion.games.heroes3.adventure.questions.pending_questions import QuestionForm
from companion.games.heroes3.adventure.rules.map_dice import parse_face_effect
from companion.games.heroes3.adventure.state import PendingQuestion
from companion.kernel.question_types import Option

APP, NONE, DONE = "app", "none", "done"
MOST_IN_VIEW = 6
"""More answers than so many are chosen from in a sheet of their own."""


@component
def PendingQuestionsPanel(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """Everything open: what concerns the sheet in view in full, the others' in one line each."""
    use_watch(model, lambda e: (e.length, e.seat, e.faces))
    shown: list[ft.Control] = []
    others: dict[str, int] = {}
    for question in model.matters:
        if question.seat in ("", model.seat):
            shown.append(pending_question_card(ui, model, question))
        else:
            others[question.seat] = others.get(question.seat, 0) + 1
    shown += [other_player_question_row(ui, model, seat, count) for seat, count in others.items()]
    if shown and model.guide.blocked is not None:
        shown.append(skip_questions_button(ui, model))
    if not shown:
        return ft.Container(height=0)
    return ft.Column(shown, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def pending_question_card(ui: Ui, model: AdventureTableModel, question: PendingQuestion) -> ft.Control:
    """One matter on the table; where there is too much to choose from, the way to its sheet."""
    ask = model.ask(question)
    rows: list[ft.Control] = [pending_question_heading(ui, model, question, ask)]
    if can_answer_without_searching(ask):
        rows += build_answer_buttons(ui, model, question, ask)
    else:
        choose = partial(model.show, PendingQuestionDialog(question.id))
        rows.append(_settling(ui, False, ui.words("h3s-ui-choose"), choose, "search", f"choose-{question.id}"))
    column = ft.Column(rows, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ui.panel(column, padding=14, active=True, name=f"matter-{question.id}")


def can_answer_without_searching(ask: QuestionForm) -> bool:
    """Whether a matter can be settled in a card, without searching."""
    return ask.cards is None and (ask.dice > 0 or len(ask.options) <= MOST_IN_VIEW)


def pending_question_heading(
    ui: Ui, model: AdventureTableModel, question: PendingQuestion, ask: QuestionForm
) -> ft.Control:
    """Whose it is, what it comes from, and what is asked."""
    name = model.chair(question.seat).name if question.seat else ui.words("h3s-ui-table")
    mark = player_badge(model.place(question.seat), size=30) if question.seat else make_icon("people", ui.muted, 26)
    source = effect_source_name(ui.words, question.source)
    tags: list[ft.Control] = (
        [ui.chip(source, tone="info", about=effect_source_help(ui, question.source))] if source else []
    )
    top = ft.Row([mark, ui.strong(name, size=16, lines=1, expand=True), *tags], spacing=GAP + 2)
    held = effect_source_help(ui, question.source) or rule_help(ui, ask.rule)
    return ft.Column([top, ui.explained(ui.text(ui.words.say(ask.message), size=17), held)], spacing=6)


def build_answer_buttons(
    ui: Ui, model: AdventureTableModel, question: PendingQuestion, ask: QuestionForm, *, gold: bool = False
) -> list[ft.Control]:
    """The buttons that settle a matter; `gold` where no other button has that colour."""
    rows: list[ft.Control] = []
    if ask.dice:
        rows += _dice(ui, model, question, ask)
    # The faces of dice are typed above, not chosen.
    shown = [option for option in ask.options if option.id not in (APP, NONE) and not ask.dice]
    if question.kind == "trade":
        trade = partial(model.show, TradeDialog(question.seat))
        rows.append(sheet_button(ui, ui.words("h3s-ui-trade"), trade, f"trade-{question.id}", "exchange"))
    rows += [_option(ui, model, question, ask, option, gold) for option in shown]
    if ask.counts:
        rows += _counts(ui, model, question, ask, gold)
    if ask.several:
        chosen = model.ticked(question)
        said = ui.words("h3s-ui-ticked", count=len(chosen))
        done = partial(model.settle, question, *chosen)
        rows.append(_settling(ui, gold, said, done, "check", f"ticked-{question.id}", disabled=not chosen))
    ids = {option.id for option in ask.options}
    last: list[ft.Control] = []
    if ask.optional or NONE in ids:
        said = ui.words("h3s-ui-decline")
        act = partial(model.settle, question, NONE)
        name = f"none-{question.id}"
        last.append(ui.button(said, act, name=name, height=52, expand=True))
    if APP in ids or ask.dice or question.kind.startswith("draw-"):
        said = ui.words("h3s-ui-app")
        act = partial(model.settle, question, APP)
        name = f"app-{question.id}"
        last.append(ui.button(said, act, symbol="dice", name=name, height=52, expand=True))
    return [*rows, *([ft.Row(last, spacing=GAP)] if last else [])]


def _settling(
    ui: Ui,
    gold: bool,
    said: str,
    act: Callback,
    symbol: IconName,
    name: str,
    disabled: bool = False,
    about: Callback | None = None,
) -> ft.Control:
    """A button that settles a matter: on the table the one gold button is that of the bar."""
    kind = ui.primary_button if gold else partial(ui.tinted_button, color=ui.action)
    return kind(said, act, symbol=symbol, name=name, height=52, disabled=disabled, on_long_press=about)


def _option(
    ui: Ui, model: AdventureTableModel, question: PendingQuestion, ask: QuestionForm, option: Option, gold: bool
) -> ft.Control:
    said = ui.words.say(option.message)
    name = f"answer-{question.id}-{option.id}"
    about = effect_source_help(ui, question.source) or rule_help(ui, ask.rule)
    if option.id == DONE:
        act = partial(model.settle, question, DONE)
        return _settling(ui, gold, said, act, "check", name, about=about)
    on = ask.several and option.id in model.ticked(question)
    choose = model.tick if ask.several else model.settle
    why = ui.words.say(option.refusal) if option.refusal is not None else ""
    end = make_icon("check" if on else "forward", ui.action, 20)
    return tappable_row(
        ui, said, why, partial(choose, question, option.id), name=name, end=end, about=about, faded=bool(why), bright=on
    )


def _dice(ui: Ui, model: AdventureTableModel, question: PendingQuestion, ask: QuestionForm) -> list[ft.Control]:
    """The faces of the die, and those typed so far."""
    typed = model.ticked(question)
    left = ui.words("h3s-ui-dice-left", typed=len(typed), dice=ask.dice)
    faces = [
        ui.button(
            said,
            partial(model.face, question, face),
            name=f"face-{question.id}-{face}",
            label=ui.words("h3s-ui-face", face=said),
            height=52,
            size=15,
            on_long_press=rule_help(ui, ask.rule),
        )
        for face in dict.fromkeys(ask.faces)
        if (said := die_face_text(ui, face))
    ]
    return [ui.caption(left, size=14), arrange_in_columns(faces, 3 if all(len(face) < 4 for face in ask.faces) else 2)]


def _counts(
    ui: Ui, model: AdventureTableModel, question: PendingQuestion, ask: QuestionForm, gold: bool
) -> list[ft.Control]:
    """A number for each, and one button that gives them together."""
    rows: list[ft.Control] = []
    for count in ask.counts:
        now = model.counted(question, count.id)
        said = ui.words.say(count.message)
        step, name = partial(model.count, question, count.id), f"count-{question.id}-{count.id}"
        entry = RESOURCE_ENTRIES[count.resource]
        rows.append(resource_stepper_row(ui, count.resource, now, step, name, entry, said=said))
    given = [f"{count.id}={model.counted(question, count.id)}" for count in ask.counts]
    done = partial(model.settle, question, *given)
    rows.append(_settling(ui, gold, ui.words("h3s-fx-done"), done, "check", f"counts-{question.id}"))
    return rows


def die_face_text(ui: Ui, face: str) -> str:
    """What a face of a die shows: a number, or what it brings."""
    if face.lstrip("+-").isdecimal():
        return face.replace("-", "−")
    return ui.words.say(describe_effect(parse_face_effect(face), {}))

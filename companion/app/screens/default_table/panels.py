"""What the default screen shows of a table: its question, how it stands, what happened last, and a line to type."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.default_table.table_model import DefaultTableModel
from companion.app.reactivity import component, use_watch
from companion.app.ui import Ui
from companion.kernel.autoplay_types import TableChoice
from companion.kernel.question_types import Question
from companion.tables.history_text import HistoryItem


@component
def QuestionPanel(ui: Ui, model: DefaultTableModel) -> ft.Control:
    """What play waits for, with everything that can be answered."""
    question, choice, bot_acts, thinking, ended = use_watch(
        model, lambda m: (m.question, m.choice, m.bot_acts, m.thinking, m.state.ended)
    )
    panel = partial(ui.column_panel, stretched=True, active=True)
    if ended:
        now = ui.words.say(model.engine.face(model.state).now)
        lines = [ui.title(now, lines=2), ui.caption(ui.words("won-how"), size=14)]
        return panel(lines, name="over")
    if bot_acts:
        said = ui.words("dt-thinking") if thinking else ui.words("dt-bot-acts")
        return panel([ui.strong(said, size=20)], name="bot-acts")
    if choice is not None:
        return panel(_choice_rows(ui, model, choice), name="question")
    if question is None:
        return panel([ui.strong(ui.words("dt-no-question"))], name="question")
    return panel(_question_rows(ui, model, question), name="question")


def _question_rows(ui: Ui, model: DefaultTableModel, question: Question) -> list[ft.Control]:
    about = ui.rule_help(question.rule or "")
    rows: list[ft.Control] = [ui.explained(ui.strong(ui.words.say(question.message), size=20), about)]
    for option in question.options:
        said, name = ui.words.say(option.message), f"option-{option.id}"
        if option.refusal is None:
            rows.append(ui.button(said, partial(model.answer, option.id), name=name, on_long_press=about))
        else:
            rows.append(ui.button(said, None, name=name, disabled=True))
            rows.append(ui.caption(ui.session.why(option.refusal), size=14))
    if not question.options:
        rows.append(ui.caption(ui.words("dt-type-answer"), size=15))
    return rows


def _choice_rows(ui: Ui, model: DefaultTableModel, choice: TableChoice) -> list[ft.Control]:
    """Where the rules leave an automatic decision to the table."""
    said = ui.words.say(choice.reason.message) if choice.reason.message is not None else ui.words("dt-choice")
    rows: list[ft.Control] = [ui.strong(said, size=20)]
    for line, option in choice.options:
        rows.append(ui.button(ui.words.say(option), partial(model.answer, line), name=f"option-{line}"))
    return rows


@component
def CurrentPositionPanel(ui: Ui, model: DefaultTableModel) -> ft.Control:
    """The position in lines."""
    lines = use_watch(model, lambda m: [ui.words.say(line) for line in m.standing])
    if not lines:
        return ft.Container(height=0)
    shown = [ui.strong(ui.words("dt-standing")), *(ui.text(line) for line in lines)]
    return ui.column_panel(shown, stretched=True, name="standing")


@component
def LastStepsPanel(ui: Ui, model: DefaultTableModel) -> ft.Control:
    """What the last steps brought, the newest first and larger; of automatic ones also why."""
    use_watch(model, lambda m: (m.length, m.shown.can_undo))
    steps = model.last_steps()
    if not steps:
        return ft.Container(height=0)
    rows: list[ft.Control] = [ui.strong(ui.words("dt-last-steps"))]
    for place, step in enumerate(steps):
        rows += _step_rows(ui, step, newest=place == 0)
    return ui.column_panel(rows, stretched=True, name="last-steps")


def _step_rows(ui: Ui, step: HistoryItem, newest: bool) -> list[ft.Control]:
    rows: list[ft.Control] = []
    colours = {"harm": ui.harm, "heal": ui.heal, "gain": ui.action, "end": ui.action}
    for said, tone, rule in step.ruled:
        colour = colours.get(tone, ui.ink) if newest else ui.muted
        line = ui.text(said, size=17 if newest else 15, color=colour)
        rows.append(ui.explained(line, ui.rule_help(rule)))
    if newest and step.because is not None:
        about = ui.rule_help(step.because.rule)
        if step.because.text:
            why = ui.caption(ui.words("dt-because", why=step.because.text), size=15)
            rows.append(ui.explained(why, about))
        rows += [ui.caption(ui.words("dt-passed-over", what=passed)) for passed in step.because.passed]
    return rows


@component
def CommandLineField(ui: Ui, model: DefaultTableModel) -> ft.Control:
    """A line as it is typed in a terminal: for everything that has no button."""
    given, examples, ended = use_watch(model, lambda m: (m.lines_given, m.examples, m.state.ended))
    if ended:
        return ft.Container(height=0)
    helper = ui.words("dt-line-examples", examples=", ".join(examples)) if examples else None
    return ui.text_field(
        ui.words("dt-line"),
        model.line,
        model.type_line,
        name="typed-line",
        key=f"line-{given}",
        on_submit=model.give_line,
        helper=helper,
    )

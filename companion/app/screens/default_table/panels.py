"""What the default screen shows of a table: its question, how it stands, what happened last, and a line to type."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.app.kit.controls.buttons import secondary_button
from companion.app.kit.controls.text_field import text_field
from companion.app.kit.layout.panel import panel
from companion.app.kit.text.text_styles import body_text, caption_text, strong_text, title_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.kit.touch.pressable import Callback
from companion.app.models import open_help_callbacks
from companion.app.models.default_table.table_model import DefaultTableModel
from companion.app.models.device_session import DeviceSession
from companion.app.reactivity import component, use_watch
from companion.app.theme import Look
from companion.kernel.autoplay import TableChoice
from companion.kernel.events import Tone
from companion.kernel.question_types import Question
from companion.tables.history_text import HistoryItem


@component
def QuestionPanel(look: Look, session: DeviceSession, model: DefaultTableModel) -> ft.Control:
    """What play waits for, with everything that can be answered."""
    question, choice, bot_acts, thinking, ended = use_watch(
        model, lambda m: (m.question, m.choice, m.bot_acts, m.thinking, m.state.ended)
    )
    words = session.words
    if ended:
        now = words.say(model.engine.face(model.state).now)
        lines = [title_text(look, now, lines=2), caption_text(look, words("won-how"), size=14)]
        return _column_panel(look, lines, "over")
    if bot_acts:
        said = words("dt-thinking") if thinking else words("dt-bot-acts")
        return _column_panel(look, [strong_text(look, said, size=20)], "bot-acts")
    if choice is not None:
        return _column_panel(look, _choice_rows(look, session, model, choice), "question")
    if question is None:
        return _column_panel(look, [strong_text(look, words("dt-no-question"))], "question")
    return _column_panel(look, _question_rows(look, session, model, question), "question")


def _question_rows(
    look: Look, session: DeviceSession, model: DefaultTableModel, question: Question
) -> list[ft.Control]:
    words = session.words
    about = open_help_callbacks.open_rule_callback(session, question.rule or "")
    rows: list[ft.Control] = [
        explain_on_long_press(strong_text(look, words.say(question.message), size=20), about),
    ]
    for option in question.options:
        said, name = words.say(option.message), f"option-{option.id}"
        if option.refusal is None:
            rows.append(secondary_button(look, said, _answer(model, option.id), name=name, on_long_press=about))
        else:
            rows.append(secondary_button(look, said, None, name=name, disabled=True))
            rows.append(caption_text(look, session.why(option.refusal), size=14))
    if not question.options:
        rows.append(caption_text(look, words("dt-type-answer"), size=15))
    return rows


def _choice_rows(look: Look, session: DeviceSession, model: DefaultTableModel, choice: TableChoice) -> list[ft.Control]:
    """Where the rules leave an automatic decision to the table."""
    words = session.words
    said = words.say(choice.reason.message) if choice.reason.message is not None else words("dt-choice")
    rows: list[ft.Control] = [strong_text(look, said, size=20)]
    for line, option in choice.options:
        rows.append(secondary_button(look, words.say(option), _answer(model, line), name=f"option-{line}"))
    return rows


def _answer(model: DefaultTableModel, line: str) -> Callback:
    async def run() -> None:
        await model.answer(line)

    return run


@component
def StandingPanel(look: Look, session: DeviceSession, model: DefaultTableModel) -> ft.Control:
    """The position in lines."""
    lines = use_watch(model, lambda m: [session.words.say(line) for line in m.standing])
    if not lines:
        return ft.Container(height=0)
    shown = [strong_text(look, session.words("dt-standing")), *(body_text(look, line) for line in lines)]
    return _column_panel(look, shown, "standing", active=False)


@component
def LastStepsPanel(look: Look, session: DeviceSession, model: DefaultTableModel) -> ft.Control:
    """What the last steps brought, the newest first and larger; of automatic ones also why."""
    use_watch(model, lambda m: (m.length, m.shown.can_undo))
    steps = model.last_steps()
    if not steps:
        return ft.Container(height=0)
    rows: list[ft.Control] = [strong_text(look, session.words("dt-last-steps"))]
    for place, step in enumerate(steps):
        rows += _step_rows(look, session, step, newest=place == 0)
    return _column_panel(look, rows, "last-steps", active=False)


def _step_rows(look: Look, session: DeviceSession, step: HistoryItem, newest: bool) -> list[ft.Control]:
    rows: list[ft.Control] = []
    for said, tone, rule in step.ruled:
        colour = _tone_colour(look, tone) if newest else look.muted
        line = body_text(look, said, size=17 if newest else 15, color=colour)
        rows.append(explain_on_long_press(line, open_help_callbacks.open_rule_callback(session, rule)))
    if newest and step.because is not None:
        about = open_help_callbacks.open_rule_callback(session, step.because.rule)
        if step.because.text:
            why = session.words("dt-because", why=step.because.text)
            rows.append(explain_on_long_press(caption_text(look, why, size=15), about))
        rows += [caption_text(look, session.words("dt-passed-over", what=passed)) for passed in step.because.passed]
    return rows


def _tone_colour(look: Look, tone: Tone) -> str:
    return {"harm": look.harm, "heal": look.heal, "gain": look.action, "end": look.action}.get(tone, look.ink)


@component
def TypedLineField(look: Look, session: DeviceSession, model: DefaultTableModel) -> ft.Control:
    """A line as it is typed in a terminal: for everything that has no button."""
    given, examples, ended = use_watch(model, lambda m: (m.lines_given, m.examples, m.state.ended))
    if ended:
        return ft.Container(height=0)
    words = session.words
    helper = words("dt-line-examples", examples=", ".join(examples)) if examples else None
    return text_field(
        look,
        words("dt-line"),
        model.line,
        model.type_line,
        name="typed-line",
        key=f"line-{given}",
        on_submit=model.give_line,
        helper=helper,
    )


def _column_panel(look: Look, rows: Sequence[ft.Control], name: str, active: bool = True) -> ft.Control:
    inside = ft.Column(list(rows), spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return panel(look, inside, active=active, name=name)

"""What the table is asked in between: a choice the rules leave to a person, or the moves of a seat on the screen."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import make_icon
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.reactivity import component, use_watch
from companion.app.ui import Ui
from companion.games.hero_realms.engine_registration import ENGINE
from companion.games.hero_realms.setup_data import GAME
from companion.games.hero_realms.text.line_parser import read_line
from companion.kernel.question_types import Question as Asked


@component
def QuestionPanel(ui: Ui, model: HeroRealmsTableModel) -> ft.Control:
    """The open question with its answers; nothing where nobody is asked."""
    use_watch(model, lambda e: e.length)
    asked = find_open_question(model)
    if asked is None:
        return ft.Container(height=0)
    answers = [
        ui.button(
            ui.words.say(option.message),
            partial(_answer, model, option.id),
            name=f"answer-{n}",
            height=52,
            size=16,
            on_long_press=ui.sentence_help(GAME, ui.words.say(option.message)),
        )
        for n, option in enumerate(asked.options)
        if option.legal
    ]
    said = ui.words.say(asked.message)
    heading = ui.explained(ui.strong(said, expand=True), ui.sentence_help(GAME, said, asked.rule or ""))
    head = ft.Row([make_icon("info", ui.action, 24), heading], spacing=10)
    return ui.column_panel([head, *answers], spacing=8, active=True, padding=14, name="question")


def find_open_question(model: HeroRealmsTableModel) -> Asked | None:
    """What somebody with the screen must answer now, other than which card turned up."""
    kind = model.waiting.kind
    if kind == "anyone" or (kind == "people" and model.state.asks):
        return ENGINE.game.question(model.state)
    return None


async def _answer(model: HeroRealmsTableModel, line: str) -> None:
    await model.do(read_line(model.state, line))

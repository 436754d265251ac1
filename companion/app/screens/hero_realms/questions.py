"""What the table is asked in between: a choice the rules leave to a person, or the moves of a seat on the screen."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import icon
from companion.app.kit.buttons import quiet
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.words import strong
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.hero_realms.evening import HeroEvening
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.hero_realms.engine import ENGINE
from companion.games.hero_realms.lines import read_line
from companion.games.hero_realms.table import GAME
from companion.kernel.questions import Question as Asked


@part
def Question(look: Look, guest: Guest, evening: HeroEvening) -> ft.Control:
    """The open question with its answers; nothing where nobody is asked."""
    use_watch(evening, lambda e: e.length)
    asked = open_question(evening)
    if asked is None:
        return ft.Container(height=0)
    words = guest.words
    answers = [
        quiet(
            look,
            words.say(option.message),
            partial(_answer, evening, option.id),
            name=f"answer-{n}",
            height=52,
            size=16,
            on_long_press=about.line(guest, GAME, words.say(option.message)),
        )
        for n, option in enumerate(asked.options)
        if option.legal
    ]
    said = words.say(asked.message)
    heading = explained(strong(look, said, expand=True), about.line(guest, GAME, said, asked.rule or ""))
    head = ft.Row([icon("info", look.action, 24), heading], spacing=10)
    return panel(look, ft.Column([head, *answers], spacing=8), active=True, padding=14, name="question")


def open_question(evening: HeroEvening) -> Asked | None:
    """What somebody with the screen must answer now, other than which card turned up."""
    kind = evening.waiting.kind
    if kind == "anyone" or (kind == "people" and evening.state.asks):
        return ENGINE.game.question(evening.state)
    return None


async def _answer(evening: HeroEvening, line: str) -> None:
    await evening.do(read_line(evening.state, line))

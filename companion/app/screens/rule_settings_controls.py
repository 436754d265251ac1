"""Forms for a game's rule settings, made from the dataclass that holds them.

A `Literal` becomes a choice of its values, a bool yes or no, an int a stepper. What a field asks and what an answer is
called are messages of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from functools import partial
from typing import Any, get_args, get_type_hints

import flet as ft

from companion.app.kit.touch.callbacks import Callback
from companion.app.ui import Ui

Settle = Callable[[str, Any], None]
"""Answers a setting: the field, and its new value."""


def list_setting_choices(settings: type, names: Iterable[str]) -> dict[str, tuple[Any, ...]]:
    """The possible answers of these fields of a settings dataclass, the default first."""
    hints = get_type_hints(settings)
    defaults = {field.name: field.default for field in fields(settings)}
    return {name: _answers(hints[name], defaults[name]) for name in names}


def _answers(hint: Any, default: Any) -> tuple[Any, ...]:
    values = (True, False) if hint is bool else get_args(hint)
    assert default in values, f"{hint} offers no choice"
    return (default, *(value for value in values if value != default))


def setting_value_to_word(value: Any) -> str:
    """An answer as messages and identifiers name it: yes and no for a bool."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


@dataclass(frozen=True, slots=True)
class RuleQuestion:
    """One setting as a form shows it: what is asked, the answers with their words, and the one that is given."""

    setting: str
    asked: str
    answers: tuple[tuple[Any, str], ...]
    given: Any
    settle: Settle
    about: Callback | None = None


def chips_question(
    ui: Ui, question: RuleQuestion, usual: Callable[[str], str], name: Callable[[Any], str]
) -> ft.Control:
    """A question with a chip for each answer, named by `name`; the first is marked as the usual one."""
    tags = []
    for n, (value, said) in enumerate(question.answers):
        answer = said if n else usual(said)
        settle, said_aloud = partial(question.settle, question.setting, value), f"{question.asked} {answer}"
        tags.append(
            ui.tick_chip(
                answer, value == question.given, settle, name=name(value), label=said_aloud, about=question.about
            )
        )
    heading = ui.explained(ui.caption(question.asked, size=15), question.about)
    return ft.Column([heading, ui.chip_row(tags, targets=True)], spacing=2, tight=True)


def segmented_question(ui: Ui, question: RuleQuestion) -> ft.Control:
    """The answers of a question side by side; what is asked stands above them, and is said aloud here, too."""
    return ui.segmented_choice(
        question.answers,
        question.given,
        partial(question.settle, question.setting),
        name=question.setting.replace("_", "-"),
        label=question.asked,
        about=(lambda _: question.about) if question.about is not None else None,
    )


def stepper_question(
    ui: Ui, question: RuleQuestion, read: Callable[[], int], most: int, less: str, more: str, name: str
) -> ft.Control:
    """A number from 0, which means no limit, to `most`."""
    count = question.given

    def step(by: int) -> None:
        # Read again: a second tap may come before the first is drawn.
        question.settle(question.setting, min(most, max(0, read() + by)))

    control = ui.number_stepper(
        count or "∞",
        step,
        name=name,
        label=question.asked,
        minus=less,
        plus=more,
        width=56,
        at_least=count == 0,
        at_most=count == most,
        about=question.about,
    )
    said = ui.caption(question.asked, size=15, expand=True)
    return ft.Row([ui.explained(said, question.about), control], spacing=8)

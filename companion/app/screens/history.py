"""The history: every step with who and when; jump to any of them, undo, or put one right."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from datetime import datetime
from functools import partial
from typing import Any

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.controls.buttons import destructive_button, icon_button, primary_button, secondary_button
from companion.app.kit.controls.chips import chip, chip_row, tappable_chip
from companion.app.kit.controls.stepper import number_stepper
from companion.app.kit.dialogs.dialog import modal_dialog
from companion.app.kit.feedback.empty_state import empty_state
from companion.app.kit.layout.panel import panel
from companion.app.kit.layout.screen_header import screen_header
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, screen_layout
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, strong_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.history import HistoryModel, StepRepair
from companion.app.reactivity import component, use_watch
from companion.app.screens.rules_update_screen import impossible_steps_rows
from companion.app.theme import Look
from companion.kernel.acts import Act
from companion.kernel.events import Tone
from companion.kernel.messages import Message
from companion.tables.history_text import HistoryItem

_ICONS: dict[Tone, IconName] = {
    "plain": "token",
    "harm": "minus",
    "heal": "plus",
    "gain": "level",
    "turn": "next",
    "remind": "info",
    "end": "crown",
}


@component
def HistoryScreen(look: Look, session: DeviceSession, history_model: HistoryModel) -> ft.Control:
    """The steps, newest first."""
    use_watch(history_model.table_model, lambda e: e.length)
    use_watch(history_model, lambda p: (p.shown, p.mending))
    words, table_model = session.words, history_model.table_model
    top = screen_header(
        look,
        words("history"),
        subtitle=words("history-how"),
        back=words("back"),
        on_back=lambda: session.device.back(f"/table/{table_model.id}"),
    )
    steps = history_model.steps()
    body: list[ft.Control] = []
    if redo := history_model.undone:
        body.append(
            secondary_button(
                look,
                words("history-redo", count=len(redo)),
                table_model.redo,
                symbol="redo",
                name="redo-last",
                height=52,
            )
        )
    if any(told.status == "kept" for told in steps):
        rules = partial(session.device.go, f"/table/{table_model.id}/rules")
        body.append(secondary_button(look, words("rules-open"), rules, symbol="book", name="open-rules", height=52))
    if not steps:
        body.append(empty_state(look, "log", words("history-empty")))
    body += [_step(look, session, history_model, told, newest=n == 0) for n, told in enumerate(steps)]
    if history_model.has_older:
        body.append(secondary_button(look, words("history-older"), history_model.older, name="older", height=48))
    elif steps:
        body.append(
            secondary_button(
                look, words("history-start"), _jump(history_model, 0), symbol="undo", name="jump-0", height=48
            )
        )
    undo = secondary_button(
        look,
        words("undo"),
        table_model.undo,
        symbol="undo",
        name="undo",
        disabled=not table_model.shown.can_undo,
        expand=True,
    )
    dialog = _mend(look, session, history_model, history_model.mending) if history_model.mending is not None else None
    return screen_layout(look, top=top, body=body, actions=[undo], width=COLUMN_WIDTH, dialog=dialog)


def _jump(history_model: HistoryModel, step: int) -> Callable[[], Coroutine[Any, Any, None]]:
    return lambda: history_model.jump(step)


def _step(
    look: Look, session: DeviceSession, history_model: HistoryModel, told: HistoryItem, newest: bool
) -> ft.Control:
    words = session.words
    gone, kept = told.status in ("removed", "impossible"), told.status == "kept"
    lines: list[ft.Control] = []
    name = told.text or type(told.act).__name__
    ruled = told.ruled or [(name, "plain", "")]
    for n, (said, tone, rule) in enumerate(ruled):
        line = _line(look, said, tone, first=n == 0, gone=gone)
        lines.append(
            explain_on_long_press(
                line,
                open_help_callbacks.open_sentence_callback(
                    session, history_model.table_model.live.setup.game, said, rule
                ),
            )
        )
    tags: list[ft.Control] = [caption_text(look, f"{describe_author(session, told.who)} · {format_step_time(told.at)}")]
    if told.status == "removed":
        tags.append(chip(look, words("step-removed"), tone="harm"))
    if told.status == "impossible":
        tags.append(chip(look, words("step-impossible"), tone="harm"))
    if kept:
        tags.append(chip(look, words("step-kept"), tone="info"))
    elif told.repaired and not gone:
        tags.append(chip(look, words("step-repaired"), tone="info"))
    if told.why:
        lines.append(caption_text(look, told.why))
    if told.because is not None and told.because.text:
        why = text(look, told.because.text, size=15, color=look.muted)
        lines.append(explain_on_long_press(why, open_help_callbacks.open_rule_callback(session, told.because.rule)))
    if told.because is not None and told.because.rule:
        place = words("fact-source", place=told.because.rule.partition(" ")[2])
        open_rule = partial(session.library_model.look_up_rule, told.because.rule)
        tags.append(tappable_chip(look, place, open_rule, symbol="book", name=f"rule-{told.steps[0]}"))
    deeds = _deeds(look, session, history_model, told, name, newest) if told.status == "in force" else []
    if look.phone:
        # Below the words: beside them the buttons would leave too little of a phone's width.
        below = ft.Container(chip_row(look, tags), expand=True)
        return panel(
            look,
            ft.Column([*lines, ft.Row([below, *deeds], spacing=4)], spacing=4),
            faded=gone,
            padding=ft.Padding.only(left=14, right=14, top=14, bottom=4 if deeds else 14),
        )
    lines.append(chip_row(look, tags))
    row: list[ft.Control] = [ft.Column(lines, spacing=4, expand=True, tight=True), *deeds]
    return panel(look, ft.Row(row, spacing=4, vertical_alignment=ft.CrossAxisAlignment.START), faded=gone, padding=14)


def _deeds(
    look: Look, session: DeviceSession, history_model: HistoryModel, told: HistoryItem, name: str, newest: bool
) -> list[ft.Control]:
    """To put a step right, and to go back to it."""
    words = session.words
    mend = icon_button(
        look,
        "pencil",
        words("step-repair", step=name),
        lambda: history_model.begin_repair(told),
        name=f"repair-{told.steps[0]}",
        bare=True,
    )
    if newest:
        return [mend]
    back = icon_button(
        look,
        "undo",
        words("step-jump", step=name),
        _jump(history_model, told.steps[-1]),
        name=f"jump-{told.steps[-1]}",
        bare=True,
    )
    return [mend, back]


def _line(look: Look, said: str, tone: Tone, first: bool, gone: bool) -> ft.Control:
    # What is no longer in force steps back with its panel; muted ink would be lost there.
    ink = look.ink if first or gone else look.muted
    colour = {"harm": look.harm, "heal": look.heal}.get(tone, ink)
    mark = make_icon("close" if gone and first else _ICONS[tone], colour, 18)
    shown = strong_text(look, said, size=16) if first else text(look, said, size=15, color=ink)
    shown.expand = True
    # Two points lower, the sign stands in the middle of the first line.
    sign = ft.Container(mark, padding=ft.Padding.only(top=2))
    return ft.Row([sign, shown], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


def describe_author(session: DeviceSession, name: str) -> str:
    """Who did it, in words: a device by its size, the terminal, the app in an empty chair, or a name."""
    known = ("device-phone", "device-tablet", "device-desktop", "terminal", "chair")
    return session.words(f"who-{name}") if name in known else (name or session.words("who-unknown"))


def format_step_time(at: int) -> str:
    """The time of day; the day as well when it was another one."""
    moment = datetime.fromtimestamp(at / 1000)
    return moment.strftime("%H:%M" if moment.date() == datetime.now().date() else "%Y-%m-%d %H:%M")


def _mend(look: Look, session: DeviceSession, history_model: HistoryModel, mending: StepRepair) -> ft.Control:
    words = session.words
    body: list[ft.Control] = [caption_text(look, words("mend-was", step=mending.told.text))]
    act = mending.act
    if act is not None:
        body += _number(look, session, history_model, act)
    else:
        body.append(strong_text(look, words("mend-remove-chosen")))
    if mending.refusal is not None:
        body.append(text(look, mending.refusal, color=look.harm))
    else:
        head = words("mend-impossible", count=len(mending.impossible))
        body += impossible_steps_rows(look, head, mending.impossible, words("mend-fine"))
    changed = act != mending.told.act
    remove = destructive_button(
        look, words("mend-remove"), lambda: history_model.propose(None), name="mend-remove", expand=True
    )
    done = primary_button(
        look,
        words("mend-done"),
        history_model.confirm,
        name="mend-done",
        expand=True,
        disabled=not changed or mending.refusal is not None,
    )
    return modal_dialog(
        look,
        words("mend"),
        body,
        close=words("close"),
        on_close=lambda: history_model.begin_repair(None),
        scrolls=False,
        actions=[done] if act is None else [remove, done],
    )


def _number(look: Look, session: DeviceSession, history_model: HistoryModel, act: Act) -> list[ft.Control]:
    words, numbered, game = (
        session.words,
        history_model.table_model.number_of(act),
        history_model.table_model.live.setup.game,
    )
    rows: list[ft.Control] = []
    if numbered is not None:
        name = words.say(numbered.name) if isinstance(numbered.name, Message) else words.name(numbered.name)
        number = number_stepper(
            look,
            numbered.shown,
            history_model.nudge,
            name="mend-number",
            label=f"{name} {numbered.shown}",
            minus=words("mend-less"),
            plus=words("mend-more"),
            width=110,
        )
        head = explain_on_long_press(
            strong_text(look, name, expand=True),
            open_help_callbacks.open_name_or_paragraph_callback(session, game, name),
        )
        rows.append(ft.Row([head, number]))
    movable = history_model.table_model.movable(act)
    if len(movable) > 1:
        tags = [
            tappable_chip(
                look,
                other.name if isinstance(other.name, str) else words.name(other.name),
                _reseat(history_model, other.seat),
                selected=other.chosen,
                name=f"mend-seat-{other.seat}",
                about=open_help_callbacks.open_entry_or_card_by_name_callback(session, game, other.means)
                if other.means
                else None,
            )
            for other in movable
        ]
        rows.append(chip_row(look, tags))
    return rows


def _reseat(history_model: HistoryModel, seat: str) -> Callable[[], None]:
    return lambda: history_model.move_to_seat(seat)

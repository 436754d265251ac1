"""The history: every step with who and when; jump to any of them, undo, or put one right."""

from __future__ import annotations

from datetime import datetime
from functools import partial

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH
from companion.app.models.step_history_and_repair import HistoryModel, StepRepair
from companion.app.reactivity import component, use_watch
from companion.app.screens.corrected_rules_screens import impossible_steps_rows
from companion.app.ui import Ui
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
def HistoryScreen(ui: Ui, history_model: HistoryModel) -> ft.Control:
    """The steps, newest first."""
    use_watch(history_model.table_model, lambda e: e.length)
    use_watch(history_model, lambda p: (p.shown, p.mending))
    table_model = history_model.table_model
    top = ui.back_header(ui.words("history"), f"/table/{table_model.id}", subtitle=ui.words("history-how"))
    steps = history_model.steps()
    body: list[ft.Control] = []
    if redo := history_model.undone:
        said = ui.words("history-redo", count=len(redo))
        body.append(ui.button(said, table_model.redo, symbol="redo", name="redo-last", height=52))
    if any(told.status == "kept" for told in steps):
        rules = partial(ui.device.go, f"/table/{table_model.id}/rules")
        body.append(ui.button(ui.words("rules-open"), rules, symbol="book", name="open-rules", height=52))
    if not steps:
        body.append(ui.empty_state("log", ui.words("history-empty")))
    body += [_step(ui, history_model, told, newest=n == 0) for n, told in enumerate(steps)]
    if history_model.has_older:
        body.append(ui.button(ui.words("history-older"), history_model.older, name="older", height=48))
    elif steps:
        to_start = partial(history_model.jump, 0)
        body.append(ui.button(ui.words("history-start"), to_start, symbol="undo", name="jump-0", height=48))
    dead = not table_model.shown.can_undo
    undo = ui.button(ui.words("undo"), table_model.undo, symbol="undo", name="undo", disabled=dead, expand=True)
    dialog = _mend(ui, history_model, history_model.mending) if history_model.mending is not None else None
    return ui.screen_layout(top=top, body=body, actions=[undo], width=COLUMN_WIDTH, dialog=dialog)


def _step(ui: Ui, history_model: HistoryModel, told: HistoryItem, newest: bool) -> ft.Control:
    gone, kept = told.status in ("removed", "impossible"), told.status == "kept"
    lines: list[ft.Control] = []
    name = told.text or type(told.act).__name__
    ruled = told.ruled or [(name, "plain", "")]
    for n, (said, tone, rule) in enumerate(ruled):
        line = _line(ui, said, tone, first=n == 0, gone=gone)
        lines.append(ui.explained(line, ui.sentence_help(history_model.table_model.live.setup.game, said, rule)))
    tags: list[ft.Control] = [ui.caption(f"{describe_author(ui, told.who)} · {format_step_time(told.at)}")]
    if gone:
        tags.append(ui.chip(ui.words(f"step-{told.status}"), tone="harm"))
    if kept:
        tags.append(ui.chip(ui.words("step-kept"), tone="info"))
    elif told.repaired and not gone:
        tags.append(ui.chip(ui.words("step-repaired"), tone="info"))
    if told.why:
        lines.append(ui.caption(told.why))
    if told.because is not None and told.because.text:
        why = ui.text(told.because.text, size=15, color=ui.muted)
        lines.append(ui.explained(why, ui.rule_help(told.because.rule)))
    if told.because is not None and told.because.rule:
        place = ui.words("fact-source", place=told.because.rule.partition(" ")[2])
        open_rule = ui.rule_help(told.because.rule)
        tags.append(ui.tappable_chip(place, open_rule, symbol="book", name=f"rule-{told.steps[0]}"))
    deeds = _deeds(ui, history_model, told, name, newest) if told.status == "in force" else []
    if ui.phone:
        # Below the words: beside them the buttons would leave too little of a phone's width.
        below = ft.Container(ui.chip_row(tags), expand=True)
        return ui.panel(
            ft.Column([*lines, ft.Row([below, *deeds], spacing=4)], spacing=4),
            faded=gone,
            padding=ft.Padding.only(left=14, right=14, top=14, bottom=4 if deeds else 14),
        )
    lines.append(ui.chip_row(tags))
    row: list[ft.Control] = [ft.Column(lines, spacing=4, expand=True, tight=True), *deeds]
    return ui.panel(ft.Row(row, spacing=4, vertical_alignment=ft.CrossAxisAlignment.START), faded=gone, padding=14)


def _deeds(ui: Ui, history_model: HistoryModel, told: HistoryItem, name: str, newest: bool) -> list[ft.Control]:
    """To put a step right, and to go back to it."""
    first, last = told.steps[0], told.steps[-1]
    repair, jump = partial(history_model.begin_repair, told), partial(history_model.jump, last)
    mend = ui.icon_button("pencil", ui.words("step-repair", step=name), repair, name=f"repair-{first}", bare=True)
    if newest:
        return [mend]
    return [mend, ui.icon_button("undo", ui.words("step-jump", step=name), jump, name=f"jump-{last}", bare=True)]


def _line(ui: Ui, said: str, tone: Tone, first: bool, gone: bool) -> ft.Control:
    # What is no longer in force steps back with its panel; muted ink would be lost there.
    ink = ui.ink if first or gone else ui.muted
    colour = {"harm": ui.harm, "heal": ui.heal}.get(tone, ink)
    mark = make_icon("close" if gone and first else _ICONS[tone], colour, 18)
    shown = ui.strong(said, size=16) if first else ui.text(said, size=15, color=ink)
    shown.expand = True
    # Two points lower, the sign stands in the middle of the first line.
    sign = ft.Container(mark, padding=ft.Padding.only(top=2))
    return ft.Row([sign, shown], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


def describe_author(ui: Ui, name: str) -> str:
    """Who did it, in words: a device by its size, the terminal, the app in an empty chair, or a name."""
    known = ("device-phone", "device-tablet", "device-desktop", "terminal", "chair")
    return ui.words(f"who-{name}") if name in known else (name or ui.words("who-unknown"))


def format_step_time(at: int) -> str:
    """The time of day; the day as well when it was another one."""
    moment = datetime.fromtimestamp(at / 1000)
    return moment.strftime("%H:%M" if moment.date() == datetime.now().date() else "%Y-%m-%d %H:%M")


def _mend(ui: Ui, history_model: HistoryModel, mending: StepRepair) -> ft.Control:
    body: list[ft.Control] = [ui.caption(ui.words("mend-was", step=mending.told.text))]
    act = mending.act
    if act is not None:
        body += _number(ui, history_model, act)
    else:
        body.append(ui.strong(ui.words("mend-remove-chosen")))
    if mending.refusal is not None:
        body.append(ui.text(mending.refusal, color=ui.harm))
    else:
        head = ui.words("mend-impossible", count=len(mending.impossible))
        body += impossible_steps_rows(ui, head, mending.impossible, ui.words("mend-fine"))
    remove = ui.destructive_button(
        ui.words("mend-remove"), partial(history_model.propose, None), name="mend-remove", expand=True
    )
    dead = act == mending.told.act or mending.refusal is not None
    done = ui.primary_button(ui.words("mend-done"), history_model.confirm, name="mend-done", expand=True, disabled=dead)
    return ui.modal_dialog(
        ui.words("mend"),
        body,
        close=ui.words("close"),
        on_close=partial(history_model.begin_repair, None),
        scrolls=False,
        actions=[done] if act is None else [remove, done],
    )


def _number(ui: Ui, history_model: HistoryModel, act: Act) -> list[ft.Control]:
    words, table_model = ui.words, history_model.table_model
    numbered, game = table_model.number_of(act), table_model.live.setup.game
    rows: list[ft.Control] = []
    if numbered is not None:
        name = words.say(numbered.name) if isinstance(numbered.name, Message) else words.name(numbered.name)
        number = ui.number_stepper(
            numbered.shown,
            history_model.nudge,
            name="mend-number",
            label=f"{name} {numbered.shown}",
            minus=words("mend-less"),
            plus=words("mend-more"),
            width=110,
        )
        head = ui.explained(ui.strong(name, expand=True), ui.term_help(game, name))
        rows.append(ft.Row([head, number]))
    movable = table_model.movable(act)
    if len(movable) > 1:
        tags = [
            ui.tappable_chip(
                other.name if isinstance(other.name, str) else words.name(other.name),
                partial(history_model.move_to_seat, other.seat),
                selected=other.chosen,
                name=f"mend-seat-{other.seat}",
                about=ui.word_help(game, other.means) if other.means else None,
            )
            for other in movable
        ]
        rows.append(ui.chip_row(tags))
    return rows

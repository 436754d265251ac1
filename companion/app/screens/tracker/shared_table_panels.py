"""What belongs to the table as a whole: who won, what is asked, what to remember, meters and shared counters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import cast

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.graphics.meter_track import MeterSpace, distinct_initials
from companion.app.kit.touch.pressable import Callback
from companion.app.models.tracker.table_model import MeterSpacesDialog, TrackerTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.tracker.counter_steppers import counter_stepper_rows
from companion.app.screens.tracker.help_callbacks import game_end_help, reminder_help, word_help
from companion.app.theme import GAP, ToneName
from companion.app.ui import Ui
from companion.games.tracker import acts
from companion.games.tracker.score_sheet import TABLE, MeterDef
from companion.kernel.acts import Act as GameAct
from companion.library.translations import MessageCatalogue

SPACE_TONES: dict[str, ToneName] = {
    "grey": "plain",
    "green": "heal",
    "yellow": "gold",
    "violet": "arcane",
    "red": "harm",
    "blue": "info",
}


def build_meter_spaces(words: MessageCatalogue, definition: MeterDef, spaces: Sequence[str]) -> list[MeterSpace]:
    """Spaces of a meter as they are shown: each with its colour and the first letter of its name."""
    names = {colour.id: colour for colour in definition.colours}
    first = distinct_initials(words.name(colour.name) for colour in definition.colours if not colour.letter)
    return [
        MeterSpace(
            words("aloud-space", at=n + 1, space=names[space].name),
            SPACE_TONES.get(space, "plain"),
            names[space].letter or first[words.name(names[space].name).casefold()],
        )
        for n, space in enumerate(spaces)
    ]


@component
def SharedTablePanels(ui: Ui, model: TrackerTableModel) -> ft.Control:
    """All of it, top to bottom; nothing takes room that has nothing to say."""
    use_watch(model, _render_key)
    shown: list[ft.Control] = []
    state = model.state
    if state.ended:
        shown.append(_winners(ui, model))
    if state.waiting is not None:
        shown.append(_question(ui, model))
    if state.reminders and not state.ended:
        shown.append(_reminders(ui, model))
    shown += [meter_panel(ui, model, definition) for definition in state.sheet.meters]
    if counters := model.table_counters():
        rows = counter_stepper_rows(ui, model, counters, TABLE)
        shown.append(ui.panel(ft.Column(rows, spacing=GAP), padding=10))
    return ft.Column(shown, spacing=12) if shown else ft.Container(height=0)


def _render_key(model: TrackerTableModel) -> tuple[object, ...]:
    """Everything that these panels show, to see whether they must be drawn again."""
    s = model.state
    meters = {meter: (now.at, now.spaces) for meter, now in s.meters.items()}
    counters = s.values[TABLE], model.running.now
    return s.waiting, s.ended, s.winners, s.reminders, s.piles, s.round, meters, counters


def seat_names(ui: Ui, model: TrackerTableModel, seats: Iterable[str]) -> list[str]:
    """What these seats are called, to fill a message."""
    return [ui.words.name(model.state.name(seat)) for seat in seats]


def submit_act_callback(model: TrackerTableModel, act: GameAct) -> Callback:
    """A button's act that gives this to the table."""

    async def run() -> None:
        await model.give(act)

    return run


def meter_panel(ui: Ui, model: TrackerTableModel, definition: MeterDef) -> ft.Control:
    """A meter with its spaces, or the invitation to enter them."""
    now = model.state.meters[definition.id]
    about = word_help(ui, model, definition.name)
    name = ft.Container(ui.explained(ui.strong(ui.words.name(definition.name)), about), expand=True)
    head: list[ft.Control] = [make_icon(cast(IconName, definition.icon), ui.muted, 20), name]
    type_spaces = partial(model.show, MeterSpacesDialog(definition.id, now.spaces))
    if not now.spaces:
        enter = ui.button(ui.words("meter-enter"), type_spaces, name=f"enter-{definition.id}", height=48)
        return ui.panel(ft.Column([ft.Row(head), ui.caption(ui.words("meter-empty")), enter], spacing=10), padding=14)
    names = {colour.id: colour for colour in definition.colours}
    spaces = build_meter_spaces(ui.words, definition, now.spaces)

    async def pick_from(first: int, index: int) -> None:
        if first + index != model.state.meters[definition.id].at:
            await model.give(acts.Place(definition.id, first + index + 1))

    upcoming = now.spaces[min(now.at + 1, len(now.spaces) - 1)]
    line = ui.words("meter-next", space=names[upcoming].name)
    said = ui.words("meter-edit", meter=definition.name)
    edit = ui.icon_button("pencil", said, type_spaces, name=f"edit-{definition.id}", bare=True)
    top = ft.Row([*head, edit], vertical_alignment=ft.CrossAxisAlignment.CENTER)
    rows: list[ft.Control] = []
    for n in range(0, len(spaces), 10):
        name_of_row = f"{definition.id}-{n}" if n else definition.id
        row = ui.meter_track(spaces[n : n + 10], now.at - n, name=name_of_row, on_pick=partial(pick_from, n))
        rows.append(ui.explained(row, about))
    return ui.panel(ft.Column([top, *rows, ui.caption(line)], spacing=8), padding=14)


def _winners(ui: Ui, model: TrackerTableModel) -> ft.Control:
    names = seat_names(ui, model, model.state.winners)
    line = ui.words("won", names=names, count=len(names)) if names else ui.words("won-nobody")
    said: list[ft.Control] = [ui.title(line, size=24, lines=3), ui.caption(ui.words("won-how"))]
    column = ft.Column(said, spacing=4, expand=True, tight=True)
    face = ft.Row([make_icon("crown", ui.action, 40), column], spacing=14)
    return ui.panel(ui.explained(face, game_end_help(ui, model)), active=True)


def _question(ui: Ui, model: TrackerTableModel) -> ft.Control:
    state = model.state
    pile = next(p for p in state.sheet.piles if p.id == state.waiting)
    options = [
        ui.tappable_chip(
            str(pile.cards[card]),
            submit_act_callback(model, acts.Draw(pile.id, card)),
            tone="info",
            name=f"card-{card}",
            label=ui.words("aloud-card", pile=pile.name, value=pile.cards[card]),
        )
        for card in state.piles[pile.id]
    ]
    asked = ui.strong(ui.words("question-pile", pile=pile.name), lines=2)
    draw = submit_act_callback(model, acts.Draw(pile.id))
    body: list[ft.Control] = [
        ui.explained(asked, word_help(ui, model, pile.name)),
        ui.caption(ui.words("question-pile-how")),
        ui.chip_row(options, targets=True),
        ui.button(ui.words("question-pile-draw"), draw, symbol="dice", name="draw", height=48),
    ]
    return ui.panel(ft.Column(body, spacing=10), active=True)


def _reminders(ui: Ui, model: TrackerTableModel) -> ft.Control:
    top = ft.CrossAxisAlignment.START
    lines: list[ft.Control] = []
    for reminder in model.state.reminders:
        said = ui.text(ui.words.name(reminder), size=15, expand=True)
        row = [make_icon("info", ui.action, 20), ui.explained(said, reminder_help(ui, model, reminder))]
        lines.append(ft.Row(row, spacing=10, vertical_alignment=top))
    return ui.panel(ft.Column(lines, spacing=8), padding=14, label=ui.words("reminders"), name="reminders")

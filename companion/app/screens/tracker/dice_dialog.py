"""The dice tray: let the app roll, or tap in what the real dice showed."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.models.tracker.table_model import DiceDialog, TrackerTableModel
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.screens.tracker.help_callbacks import word_help
from companion.app.ui import Ui
from companion.games.tracker import acts
from companion.games.tracker.rules.dice_and_piles import MOST_DICE


def build_dice_dialog(ui: Ui, model: TrackerTableModel, dialog: DiceDialog) -> ft.Control:
    """Choose a die and how many; the last roll stands below."""
    state = model.state
    die = next(d for d in state.sheet.dice if d.id == dialog.die)
    what = word_help(ui, model, die.name)

    async def give(act: acts.Rolling | acts.Rolled) -> None:
        await model.give(act)
        model.show(DiceDialog(dialog.die, dialog.count))

    def count(by: int) -> None:
        now = model.dialog
        if isinstance(now, DiceDialog):
            model.show(replace(now, count=min(MOST_DICE, max(1, now.count + by))))

    names = {d.id: d.name for d in state.sheet.dice}
    faces = {face.id: face.name for face in die.faces}
    pick = ui.segmented_choice(
        [(d, ui.words.name(name)) for d, name in names.items()],
        dialog.die,
        lambda chosen: model.show(DiceDialog(chosen, dialog.count)),
        name="die",
        about=lambda chosen: word_help(ui, model, names[chosen]),
    )
    how_many = ui.number_stepper(
        dialog.count,
        count,
        name="dice-count",
        label=ui.words("dice-many", count=dialog.count),
        minus=ui.words("dice-fewer"),
        plus=ui.words("dice-more"),
    )
    body: list[ft.Control] = [pick, how_many]
    if state.roll is not None and state.roll.die == die.id:
        shown = [ui.chip(ui.words.name(faces[face]), tone="gold", about=what) for face in state.roll.faces]
        body += [ui.strong(ui.words("dice-last")), ui.chip_row(shown)]
    tags = [
        ui.tappable_chip(ui.words.name(name), partial(_add, model, dialog, face), name=f"face-{face}", about=what)
        for face, name in faces.items()
    ]
    body += [ui.caption(ui.words("dice-typed-how")), ui.chip_row(tags)]
    actions: list[ft.Control] = []
    if dialog.typed:
        said = ui.words("dice-enter", faces=[faces[f] for f in dialog.typed])
        enter = partial(give, acts.Rolled(dialog.die, dialog.typed))
        actions.append(ui.button(said, enter, name="dice-typed", expand=True))
    said, roll = ui.words("dice-roll", count=dialog.count), partial(give, acts.Rolling(dialog.die, dialog.count))
    actions.append(ui.primary_button(said, roll, symbol="dice", name="dice-roll", expand=True))
    return table_dialog(ui, model, ui.words("dice"), body, scrolls=False, actions=actions)


def _add(model: TrackerTableModel, dialog: DiceDialog, face: str) -> None:
    if len(dialog.typed) < MOST_DICE:
        model.show(DiceDialog(dialog.die, dialog.count, (*dialog.typed, face)))

"""The dice tray: let the app roll, or tap in what the real dice showed."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.kit.controls.buttons import primary_button, secondary_button
from companion.app.kit.controls.chips import chip, chip_row, segmented_choice, tappable_chip
from companion.app.kit.controls.stepper import number_stepper
from companion.app.kit.text.text_styles import caption_text, strong_text
from companion.app.models.device_session import DeviceSession
from companion.app.models.tracker.table_model import DiceDialog, TrackerTableModel
from companion.app.screens.table.dialog import table_dialog
from companion.app.screens.tracker.help_topics import word_help_callback
from companion.app.theme import Look
from companion.games.tracker import acts
from companion.games.tracker.rules.dice_and_piles import MOST_DICE


def build_dice_dialog(look: Look, session: DeviceSession, model: TrackerTableModel, dialog: DiceDialog) -> ft.Control:
    """Choose a die and how many; the last roll stands below."""
    words, state = session.words, model.state
    die = next(d for d in state.sheet.dice if d.id == dialog.die)
    what = word_help_callback(session, model, die.name)

    async def roll() -> None:
        await model.give(acts.Rolling(dialog.die, dialog.count))
        model.show(DiceDialog(dialog.die, dialog.count))

    async def typed() -> None:
        await model.give(acts.Rolled(dialog.die, dialog.typed))
        model.show(DiceDialog(dialog.die, dialog.count))

    def count(by: int) -> None:
        now = model.dialog
        if isinstance(now, DiceDialog):
            model.show(replace(now, count=min(MOST_DICE, max(1, now.count + by))))

    names = {d.id: d.name for d in state.sheet.dice}
    faces = {face.id: face.name for face in die.faces}
    pick = segmented_choice(
        look,
        [(d, words.name(name)) for d, name in names.items()],
        dialog.die,
        lambda chosen: model.show(DiceDialog(chosen, dialog.count)),
        name="die",
        about=lambda chosen: word_help_callback(session, model, names[chosen]),
    )
    how_many = number_stepper(
        look,
        dialog.count,
        count,
        name="dice-count",
        label=words("dice-many", count=dialog.count),
        minus=words("dice-fewer"),
        plus=words("dice-more"),
    )
    body: list[ft.Control] = [pick, how_many]
    if state.roll is not None and state.roll.die == die.id:
        shown = [chip(look, words.name(faces[face]), tone="gold", about=what) for face in state.roll.faces]
        body += [strong_text(look, words("dice-last")), chip_row(look, shown)]
    body += [
        caption_text(look, words("dice-typed-how")),
        chip_row(
            look,
            [
                tappable_chip(
                    look, words.name(name), partial(_add, model, dialog, face), name=f"face-{face}", about=what
                )
                for face, name in faces.items()
            ],
        ),
    ]
    actions: list[ft.Control] = []
    if dialog.typed:
        said = words("dice-enter", faces=[faces[f] for f in dialog.typed])
        actions.append(secondary_button(look, said, typed, name="dice-typed", expand=True))
    actions.append(
        primary_button(look, words("dice-roll", count=dialog.count), roll, symbol="dice", name="dice-roll", expand=True)
    )
    return table_dialog(look, model, words("dice"), body, scrolls=False, actions=actions)


def _add(model: TrackerTableModel, dialog: DiceDialog, face: str) -> None:
    if len(dialog.typed) < MOST_DICE:
        model.show(DiceDialog(dialog.die, dialog.count, (*dialog.typed, face)))

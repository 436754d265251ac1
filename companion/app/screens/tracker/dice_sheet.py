"""The dice tray: let the app roll, or tap in what the real dice showed."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.kit.buttons import primary, quiet
from companion.app.kit.chips import chip, chips, choice, tap_chip
from companion.app.kit.sheet import sheet
from companion.app.kit.stepper import stepper
from companion.app.kit.words import caption, strong
from companion.app.models.evening import DiceOpen, Evening
from companion.app.models.guest import Guest
from companion.app.screens.tracker.lookup import explain
from companion.app.theme import Look
from companion.games.tracker import acts
from companion.games.tracker.chance import MOST_DICE


def dice_sheet(look: Look, guest: Guest, evening: Evening, layer: DiceOpen) -> ft.Control:
    """Choose a die and how many; the last roll stands below."""
    words, state = guest.words, evening.state
    die = next(d for d in state.sheet.dice if d.id == layer.die)
    what = explain(guest, evening, die.name)

    async def roll() -> None:
        await evening.give(acts.Rolling(layer.die, layer.count))
        evening.show(DiceOpen(layer.die, layer.count))

    async def typed() -> None:
        await evening.give(acts.Rolled(layer.die, layer.typed))
        evening.show(DiceOpen(layer.die, layer.count))

    def count(by: int) -> None:
        now = evening.layer
        if isinstance(now, DiceOpen):
            evening.show(replace(now, count=min(MOST_DICE, max(1, now.count + by))))

    names = {d.id: d.name for d in state.sheet.dice}
    faces = {face.id: face.name for face in die.faces}
    pick = choice(
        look,
        [(d, words.name(name)) for d, name in names.items()],
        layer.die,
        lambda chosen: evening.show(DiceOpen(chosen, layer.count)),
        name="die",
        about=lambda chosen: explain(guest, evening, names[chosen]),
    )
    how_many = stepper(
        look,
        layer.count,
        count,
        name="dice-count",
        label=words("dice-many", count=layer.count),
        minus=words("dice-fewer"),
        plus=words("dice-more"),
    )
    body: list[ft.Control] = [pick, how_many]
    if state.roll is not None and state.roll.die == die.id:
        shown = [chip(look, words.name(faces[face]), tone="gold", about=what) for face in state.roll.faces]
        body += [strong(look, words("dice-last")), chips(look, shown)]
    body += [
        caption(look, words("dice-typed-how")),
        chips(
            look,
            [
                tap_chip(look, words.name(name), partial(_add, evening, layer, face), name=f"face-{face}", about=what)
                for face, name in faces.items()
            ],
        ),
    ]
    actions: list[ft.Control] = []
    if layer.typed:
        said = words("dice-enter", faces=[faces[f] for f in layer.typed])
        actions.append(quiet(look, said, typed, name="dice-typed", expand=True))
    actions.append(
        primary(look, words("dice-roll", count=layer.count), roll, symbol="dice", name="dice-roll", expand=True)
    )
    return sheet(
        look,
        words("dice"),
        body,
        close=words("close"),
        on_close=lambda: evening.show(None),
        scrolls=False,
        actions=actions,
    )


def _add(evening: Evening, layer: DiceOpen, face: str) -> None:
    if len(layer.typed) < MOST_DICE:
        evening.show(DiceOpen(layer.die, layer.count, (*layer.typed, face)))

"""A score sheet of people's own: name the game, its counters, a meter, and whether it has rounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.app.models.tracker.setup_model import TrackerSetupModel
from companion.app.ui import Ui
from companion.games.tracker.rules.marks_dials_notes_and_timers import LONGEST_NAME
from companion.games.tracker.setup.box import OwnCounter
from companion.games.tracker.setup.own_counters import MOST_COUNTERS


def custom_game_fields(ui: Ui, setup_model: TrackerSetupModel) -> list[ft.Control]:
    """What only a blank sheet asks."""
    chosen = setup_model.chosen
    title = ui.text_field(
        ui.words("own-title"), chosen.own_title or "", setup_model.own_title, name="own-title", max_length=LONGEST_NAME
    )
    rows: list[ft.Control] = [title, ui.strong(ui.words("own-counters"))]
    counters = chosen.own_counters or (OwnCounter(ui.words.name(setup_model.box.counters[0].name)),)
    rows += [_counter(ui, setup_model, counters, n) for n in range(len(counters))]
    if len(counters) < MOST_COUNTERS:
        rows.append(
            ui.button(ui.words("own-add"), _add(setup_model, counters), symbol="plus", name="own-add", height=48)
        )
    rounds = ui.tappable_chip(
        ui.words("own-rounds"),
        lambda: setup_model.own_rounds(not chosen.own_rounds),
        selected=chosen.own_rounds,
        symbol="check" if chosen.own_rounds else None,
        name="own-rounds",
    )
    has_meter = chosen.own_meter is not None
    meter = ui.tappable_chip(
        ui.words("own-meter"),
        lambda: setup_model.own_meter(None if has_meter else ui.words("own-meter")),
        selected=has_meter,
        symbol="check" if has_meter else None,
        name="own-meter",
    )
    rows.append(ui.chip_row([rounds, meter], targets=True))
    if chosen.own_meter is not None:
        label = ui.words("own-meter-name")
        rows.append(
            ui.text_field(
                label, chosen.own_meter, setup_model.own_meter, name="own-meter-name", max_length=LONGEST_NAME
            )
        )
    return [ui.panel(ft.Column(rows, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))]


def _add(setup_model: TrackerSetupModel, counters: tuple[OwnCounter, ...]) -> Callable[[], None]:
    def add() -> None:
        taken = {counter.name.casefold() for counter in counters}
        name = next(f"#{n}" for n in range(2, 20) if f"#{n}" not in taken)
        setup_model.own((*counters, OwnCounter(name, show="pool")))

    return add


def _counter(ui: Ui, setup_model: TrackerSetupModel, counters: tuple[OwnCounter, ...], n: int) -> ft.Control:
    counter = counters[n]

    def change(new: OwnCounter) -> None:
        now = list(setup_model.chosen.own_counters or counters)
        now[n] = new
        setup_model.own(tuple(now))

    def now() -> OwnCounter:
        return (setup_model.chosen.own_counters or counters)[n]

    start = ui.number_stepper(
        counter.start,
        lambda by: change(replace(now(), start=now().start + by)),
        name=f"own-start-{n}",
        label=ui.words("own-start", start=counter.start),
        minus=ui.words("own-start-less"),
        plus=ui.words("own-start-more"),
        width=56,
    )
    row: list[ft.Control] = [
        ui.text_field(
            ui.words("own-name", number=n + 1),
            counter.name,
            lambda name: change(replace(now(), name=name)),
            name=f"own-name-{n}",
            max_length=LONGEST_NAME,
            expand=True,
        ),
        start,
    ]
    if len(counters) > 1:
        row.append(
            ui.icon_button(
                "close",
                ui.words("own-remove", name=counter.name),
                name=f"own-remove-{n}",
                bare=True,
                on_tap=lambda: setup_model.own(tuple(c for m, c in enumerate(counters) if m != n)),
            )
        )
    return ft.Row(row, spacing=8)

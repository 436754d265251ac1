"""A score sheet of people's own: name the game, its counters, a meter, and whether it has rounds."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.models.tracker.setup_model import TrackerSetupModel
from companion.app.ui import Ui
from companion.games.tracker.rules.marks_dials_notes_and_timers import LONGEST_NAME
from companion.games.tracker.setup.game_box import OwnCounter
from companion.games.tracker.setup.own_counters_and_timers import MOST_COUNTERS


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
        add = partial(_add, setup_model, counters)
        rows.append(ui.button(ui.words("own-add"), add, symbol="plus", name="own-add", height=48))
    rounds = ui.tick_chip(
        ui.words("own-rounds"),
        chosen.own_rounds,
        partial(setup_model.own_rounds, not chosen.own_rounds),
        name="own-rounds",
    )
    has_meter, meter_name = chosen.own_meter is not None, ui.words("own-meter")
    flip = partial(setup_model.own_meter, None if has_meter else meter_name)
    meter = ui.tick_chip(meter_name, has_meter, flip, name="own-meter")
    rows.append(ui.chip_row([rounds, meter], targets=True))
    if chosen.own_meter is not None:
        label = ui.words("own-meter-name")
        rows.append(
            ui.text_field(
                label, chosen.own_meter, setup_model.own_meter, name="own-meter-name", max_length=LONGEST_NAME
            )
        )
    return [ui.column_panel(rows, stretched=True)]


def _add(setup_model: TrackerSetupModel, counters: tuple[OwnCounter, ...]) -> None:
    """One more counter, with a name of its own."""
    taken = {counter.name.casefold() for counter in counters}
    name = next(f"#{n}" for n in range(2, 20) if f"#{n}" not in taken)
    setup_model.own((*counters, OwnCounter(name, show="pool")))


def _counter(ui: Ui, setup_model: TrackerSetupModel, counters: tuple[OwnCounter, ...], n: int) -> ft.Control:
    counter = counters[n]

    def now() -> tuple[OwnCounter, ...]:
        return setup_model.chosen.own_counters or counters

    def change(new: OwnCounter) -> None:
        setup_model.own((*now()[:n], new, *now()[n + 1 :]))

    start = ui.number_stepper(
        counter.start,
        lambda by: change(replace(now()[n], start=now()[n].start + by)),
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
            lambda name: change(replace(now()[n], name=name)),
            name=f"own-name-{n}",
            max_length=LONGEST_NAME,
            expand=True,
        ),
        start,
    ]
    if len(counters) > 1:
        said, rest = ui.words("own-remove", name=counter.name), (*counters[:n], *counters[n + 1 :])
        remove = partial(setup_model.own, rest)
        row.append(ui.icon_button("close", said, remove, name=f"own-remove-{n}", bare=True))
    return ft.Row(row, spacing=8)

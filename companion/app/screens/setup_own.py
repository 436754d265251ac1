"""A score sheet of people's own: name the game, its counters, a meter, and whether it has rounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.app.kit.buttons import icon_button, quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.field import field
from companion.app.kit.panel import panel
from companion.app.kit.stepper import stepper
from companion.app.kit.words import strong
from companion.app.models.guest import Guest
from companion.app.models.laying import Laying
from companion.app.theme import Look
from companion.games.tracker.box import OwnCounter
from companion.games.tracker.marking import LONGEST_NAME
from companion.games.tracker.own import MOST_COUNTERS


def own_parts(look: Look, guest: Guest, laying: Laying) -> list[ft.Control]:
    """What only a blank sheet asks."""
    words = guest.words
    chosen = laying.chosen
    title = field(
        look, words("own-title"), chosen.own_title or "", laying.own_title, name="own-title", max_length=LONGEST_NAME
    )
    rows: list[ft.Control] = [title, strong(look, words("own-counters"))]
    counters = chosen.own_counters or (OwnCounter(words.name(laying.box.counters[0].name)),)
    rows += [_counter(look, guest, laying, counters, n) for n in range(len(counters))]
    if len(counters) < MOST_COUNTERS:
        rows.append(quiet(look, words("own-add"), _add(laying, counters), symbol="plus", name="own-add", height=48))
    rounds = tap_chip(
        look,
        words("own-rounds"),
        lambda: laying.own_rounds(not chosen.own_rounds),
        selected=chosen.own_rounds,
        symbol="check" if chosen.own_rounds else None,
        name="own-rounds",
    )
    has_meter = chosen.own_meter is not None
    meter = tap_chip(
        look,
        words("own-meter"),
        lambda: laying.own_meter(None if has_meter else words("own-meter")),
        selected=has_meter,
        symbol="check" if has_meter else None,
        name="own-meter",
    )
    rows.append(chips(look, [rounds, meter], targets=True))
    if chosen.own_meter is not None:
        label = words("own-meter-name")
        rows.append(
            field(look, label, chosen.own_meter, laying.own_meter, name="own-meter-name", max_length=LONGEST_NAME)
        )
    return [panel(look, ft.Column(rows, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))]


def _add(laying: Laying, counters: tuple[OwnCounter, ...]) -> Callable[[], None]:
    def add() -> None:
        taken = {counter.name.casefold() for counter in counters}
        name = next(f"#{n}" for n in range(2, 20) if f"#{n}" not in taken)
        laying.own((*counters, OwnCounter(name, show="pool")))

    return add


def _counter(look: Look, guest: Guest, laying: Laying, counters: tuple[OwnCounter, ...], n: int) -> ft.Control:
    words, counter = guest.words, counters[n]

    def change(new: OwnCounter) -> None:
        now = list(laying.chosen.own_counters or counters)
        now[n] = new
        laying.own(tuple(now))

    def now() -> OwnCounter:
        return (laying.chosen.own_counters or counters)[n]

    start = stepper(
        look,
        counter.start,
        lambda by: change(replace(now(), start=now().start + by)),
        name=f"own-start-{n}",
        label=words("own-start", start=counter.start),
        minus=words("own-start-less"),
        plus=words("own-start-more"),
        width=56,
    )
    row: list[ft.Control] = [
        field(
            look,
            words("own-name", number=n + 1),
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
            icon_button(
                look,
                "close",
                words("own-remove", name=counter.name),
                name=f"own-remove-{n}",
                bare=True,
                on_tap=lambda: laying.own(tuple(c for m, c in enumerate(counters) if m != n)),
            )
        )
    return ft.Row(row, spacing=8)

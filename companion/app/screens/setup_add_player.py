"""More people at the table, in every set-up: a button, and those who played before."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import Protocol

import flet as ft

from companion.app.kit.graphics.player_badge import player_badge
from companion.app.ui import Ui
from companion.games.tracker.rules.marks_dials_notes_and_timers import LONGEST_NAME


class PlayerSetup(Protocol):
    """A set-up to which people can be added."""

    def add(self, name: str = "") -> None:
        """One more person."""

    def name_seat(self, place: int, name: str) -> None:
        """Call somebody so."""

    def remove(self, place: int) -> None:
        """One person less."""

    def suggestions(self) -> list[str]:
        """People who played before and are not at the table yet."""


def add_player_controls(ui: Ui, setup_model: PlayerSetup, label: str = "add-person") -> list[ft.Control]:
    """What adds one more; `label` is the message on the button."""
    again = [
        ui.tappable_chip(f"+ {name}", partial(setup_model.add, name), name=f"again-{n}")
        for n, name in enumerate(setup_model.suggestions())
    ]
    button = ui.button(ui.words(label), setup_model.add, symbol="plus", name="add-person", height=48)
    return [button, *([ui.caption(ui.words("played-before")), ui.chip_row(again, targets=True)] if again else [])]


def first_player_choice(
    ui: Ui, names: Iterable[str], chosen: Collection[int] | None, pick: Callable[[int | None], None]
) -> ft.Control:
    """Who begins: luck, or one of those people; `chosen` are the places of who is chosen, None for luck."""
    chance = partial(pick, None)
    tags = [
        ui.tappable_chip(ui.words("first-chance"), chance, symbol="dice", selected=chosen is None, name="first-chance")
    ]
    for place, name in enumerate(names):
        on = chosen is not None and place in chosen
        tags.append(ui.tappable_chip(name or "?", partial(pick, place), selected=on, name=f"first-{place}"))
    return ui.chip_row(tags, targets=True)


def player_name_row(
    ui: Ui, setup_model: PlayerSetup, place: int, name: str, removable: bool, label: str | None = None
) -> ft.Control:
    """The name of one person to type, and the button that takes them away; the field is called `label`."""
    field = ui.text_field(
        label or ui.words("person-name", number=place + 1),
        name,
        partial(setup_model.name_seat, place),
        name=f"person-{place}",
        max_length=LONGEST_NAME,
        expand=True,
    )
    row: list[ft.Control] = [player_badge(place, size=40), field]
    if removable:
        said, act = ui.words("remove-person", name=name), partial(setup_model.remove, place)
        row.append(ui.icon_button("close", said, act, name=f"remove-{place}", bare=True))
    return ft.Row(row, spacing=10)

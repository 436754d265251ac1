"""Small things that several parts of the sheet share: amounts, lines to tap, numbers to put right, empty lists."""

from __future__ import annotations

import re
from collections.abc import Sequence

import flet as ft

from companion.app import fonts
from companion.app.icons import IconName, make_icon
from companion.app.kit.controls.stepper import OnStep
from companion.app.kit.touch.pressable import Callback
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.table_text_and_help import (
    entry_help_or_none,
    resource_name,
    resources_text,
    rule_term_help,
)
from companion.app.theme import GAP, R_CHIP, TARGET, ToneName
from companion.app.ui import OpenHelp, Ui
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.state import HeroKind
from companion.library.translations import capitalize_first_letter

SIGNS: dict[str, IconName] = {"gold": "coin", "materials": "cubes", "valuables": "gem"}
"""How resources are drawn: shape first, colour only besides."""
_PARAGRAPH = re.compile(r" \(heroes3 [\d.]+\)$")
_LONG_WORD = 9
_HUES = {"gold": "gold", "materials": "harm", "valuables": "info"}


def get_resource_colour(ui: Ui, resource: str) -> str:
    """The colour in which a resource is drawn."""
    return ui.tone(_HUES[resource]).ink  # type: ignore[arg-type]


def resource_sign(ui: Ui, resource: str, size: float) -> ft.Control:
    """The sign of a resource in its colour."""
    return make_icon(SIGNS[resource], get_resource_colour(ui, resource), size)


def price_row(
    ui: Ui, cost: Purse, missing: Purse | None = None, *, size: float = 16, silent: bool = False
) -> ft.Control:
    """A cost as signs and figures; what is missing is drawn in the harm colour, and said."""
    lacks = (missing or Purse()).amounts()
    parts: list[ft.Control] = []
    for resource, count in cost.amounts().items():
        if count:
            ink = ui.harm if lacks[resource] else ui.ink
            colour = ui.harm if lacks[resource] else get_resource_colour(ui, resource)
            number = ui.number(str(count), size=size, color=ink, silent=True)
            parts.append(ft.Row([make_icon(SIGNS[resource], colour, size + 2), number], spacing=4, tight=True))
    if not parts:
        return ui.caption(resources_text(ui.words, cost), silent=silent)
    row = ft.Row(parts, spacing=10, tight=True)
    return row if silent else ft.Semantics(content=row, label=resources_text(ui.words, cost), container=True)


def titled_panel(
    ui: Ui,
    heading: str,
    rows: Sequence[ft.Control],
    *,
    about: OpenHelp | None = None,
    name: str | None = None,
    aside: ft.Control | None = None,
    active: bool = False,
) -> ft.Control:
    """A panel with a heading; the heading, held, explains itself."""
    title = ft.Semantics(
        header=True, heading_level=2, content=ui.strong(heading, size=18, lines=2), container=True, expand=True
    )
    head = ft.Row([ui.explained(title, about), *([aside] if aside is not None else [])], spacing=GAP)
    column = ft.Column([head, *rows], spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ui.panel(column, padding=14 if ui.phone else 16, name=name, active=active)


def tappable_row(
    ui: Ui,
    heading: str,
    below: str,
    on_tap: Callback | None,
    *,
    name: str,
    sign: ft.Control | None = None,
    end: ft.Control | None = None,
    about: OpenHelp | None = None,
    label: str = "",
    faded: bool = False,
    bright: bool = False,
) -> ft.Control:
    """A line to tap: a sign, a name with something below it, and something at its end."""
    heading, below = capitalize_first_letter(heading), _alone(below)
    ink = ui.muted if faded else ui.ink
    name_of = ui.text(heading, size=16, color=ink, family=fonts.SEMI, lines=2, expand=True, silent=True)
    words: list[ft.Control] = [ft.Row([name_of, *([end] if end is not None else [])], spacing=8)]
    if below:
        words.append(ui.caption(below, size=14, lines=6, silent=True))
    row = ft.Row(
        [*([sign] if sign is not None else []), ft.Column(words, spacing=1, tight=True, expand=True)],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    edge = ui.action if bright else ui.line
    body = ft.Container(row, padding=ft.Padding.symmetric(horizontal=12, vertical=8 if below else 13))
    return ui.pressable(
        body,
        on_tap=on_tap,
        on_long_press=about,
        label=label or (f"{heading}. {below}" if below else heading),
        name=name,
        silent=True,
        fill=None if faded else ui.raised,
        border=ft.Border.all(1, edge),
        radius=R_CHIP,
        align=None,
    )


def number_stepper_row(
    ui: Ui,
    said: str,
    value: int,
    on_step: OnStep,
    name: str,
    entry: str = "",
    *,
    least: int | None = 0,
    most: int | None = None,
    shown: str | None = None,
    about: Callback | None = None,
    sign: IconName | ft.Control | None = None,
    width: float = 64,
    lines: int | None = 2,
) -> ft.Control:
    """A number with its name before it; its buttons end at `least` and `most`. It may be `shown` in other signs."""
    return ui.labelled_stepper(
        said,
        value if shown is None else shown,
        on_step,
        name,
        least=least is not None and value <= least,
        most=most is not None and value >= most,
        about=about or entry_help_or_none(ui, entry),
        sign=sign,
        width=width,
        lines=lines,
    )


def resource_stepper_row(
    ui: Ui,
    resource: str,
    count: int,
    on_step: OnStep,
    name: str,
    entry: str,
    *,
    said: str = "",
    least: int | None = 0,
    most: int | None = None,
) -> ft.Control:
    """An amount of a resource, after its sign."""
    named = said or resource_name(ui.words, resource)
    sign = resource_sign(ui, resource, 24)
    return number_stepper_row(ui, named, count, on_step, name, entry, least=least, most=most, sign=sign)


def player_choice(ui: Ui, model: AdventureTableModel, chosen: str) -> list[ft.Control]:
    """Whose `seat` the open dialog is about; nothing where one plays alone."""
    seats = [(chair.id, chair.name) for chair in model.chairs]

    def choose(seat: str) -> None:
        model.change_dialog(seat=seat)

    choice = ui.segmented_choice(seats, chosen, choose, name="seat", label=ui.words("h3s-set-who"))
    return [choice] if len(seats) > 1 else []


def hero_choice(ui: Ui, model: AdventureTableModel, chosen: HeroKind, what: str = "hero") -> ft.Control:
    """Which hero of a player it is, in the open dialog: `hero` or `enemy_hero`."""
    heroes = [("main", ui.words("h3a-hero-main")), ("secondary", ui.words("h3a-hero-secondary"))]
    return ui.segmented_choice(
        heroes,
        chosen,
        lambda hero: model.change_dialog(**{what: hero}),
        name=what.replace("_", "-"),
        label=ui.words("h3s-set-fight-hero", which=what),
        about=lambda hero: rule_term_help(ui, "hero" if hero == "main" else "secondary-hero"),
    )


def sheet_button(
    ui: Ui,
    said: str,
    act: Callback | None,
    name: str,
    symbol: IconName | None = None,
    entry: str = "",
    *,
    height: float = 52,
    disabled: bool = False,
) -> ft.Control:
    """A button across a sheet; held, it opens an entry of the rules."""
    about = entry_help_or_none(ui, entry)
    return ui.button(said, act, symbol=symbol, name=name, height=height, disabled=disabled, on_long_press=about)


def done_button(
    ui: Ui,
    said: str,
    act: Callback | None,
    name: str,
    symbol: IconName | None = None,
    entry: str = "",
    *,
    disabled: bool = False,
) -> ft.Control:
    """The gold button at the foot of a sheet."""
    about = entry_help_or_none(ui, entry)
    return ui.primary_button(said, act, symbol=symbol, name=name, expand=True, disabled=disabled, on_long_press=about)


def switch_chip(
    ui: Ui, said: str, act: Callback, on: bool, name: str, about: Callback | None, off: IconName | None = None
) -> ft.Control:
    """A tag that is switched on and off: on it is filled and ticked, `off` is its sign as long as it is not."""
    return ui.tappable_chip(said, act, selected=on, symbol="check" if on else off, name=name, about=about)


def action_tile(
    ui: Ui,
    symbol: IconName,
    said: str,
    act: Callback | None,
    name: str,
    entry: str = "",
    *,
    tone: ToneName = "plain",
    label: str | None = None,
) -> ft.Control:
    """Something to do: a sign above its words, so that both fit where things stand side by side."""
    paint = ui.tone(tone)
    # Up to four stand side by side on a phone: a long word is set smaller rather than broken.
    size = 13 if max(map(len, said.split())) < _LONG_WORD else 12
    text = ui.text(
        said,
        size=size,
        color=paint.ink,
        family=fonts.BOLD,
        lines=2,
        align=ft.TextAlign.CENTER,
        silent=label is not None,
    )
    face = ft.Column(
        [make_icon(symbol, paint.ink, 24), text],
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return ui.pressable(
        face,
        on_tap=act,
        on_long_press=entry_help_or_none(ui, entry),
        label=label,
        name=name,
        silent=True,
        height=76,
        fill=paint.fill,
        border=ft.Border.all(1, paint.line) if ui.mode != "dark" else None,
        radius=R_CHIP,
        padding=ft.Padding.symmetric(horizontal=4, vertical=6),
        expand=True,
    )


def empty_list_text(ui: Ui, said: str) -> ft.Control:
    """An empty list."""
    return ft.Container(ui.caption(said, size=15), height=TARGET - 12, alignment=ft.Alignment.CENTER_LEFT)


def info_row(
    ui: Ui, symbol: IconName, said: str, *, about: OpenHelp | None = None, color: str | None = None
) -> ft.Control:
    """A line that says something; held, it opens its rule."""
    row = ft.Row(
        [make_icon(symbol, color or ui.action, 20), ui.text(_alone(said), size=15 if ui.phone else 16, expand=True)],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return ui.explained(row, about)


def _alone(said: str) -> str:
    """A phrase in a line of its own. Its paragraph is left out: the line, held, opens it."""
    return capitalize_first_letter(_PARAGRAPH.sub("", said))


def arrange_in_columns(items: Sequence[ft.Control], count: int, gap: float = 8, key: str | None = None) -> ft.Control:
    """Things in so many columns, row by row, all equally wide."""
    rows: list[ft.Control] = []
    for n in range(0, len(items), count):
        row: list[ft.Control] = [ft.Container(item, expand=True) for item in items[n : n + count]]
        row += [ft.Container(expand=True) for _ in range(count - len(row))]
        rows.append(ft.Row(row, spacing=gap, vertical_alignment=ft.CrossAxisAlignment.START))
    return ft.Column(rows, spacing=gap, key=key)

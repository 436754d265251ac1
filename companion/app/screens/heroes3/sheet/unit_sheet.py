"""A unit of the army: its figures on both sides, and ways to put the unit deck right; adding one by hand."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import icon
from companion.app.kit.buttons import destructive
from companion.app.kit.chips import chips
from companion.app.kit.explained import explained
from companion.app.kit.field import field
from companion.app.kit.sheet import sheet
from companion.app.kit.tap import Act
from companion.app.kit.words import caption, figure
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.heroes3.finding import faction_units, find_units
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_layers import AddUnitOpen, UnitOpen
from companion.app.screens.heroes3.combat.unit_chip import unit_chip
from companion.app.screens.heroes3.sheet.army_panel import figures_of
from companion.app.screens.heroes3.sheet.parts import tile, told_line
from companion.app.screens.heroes3.sheet.speech import unit_about, unit_name, word_about
from companion.app.theme import Look
from companion.games.heroes3.sheet import acts
from companion.games.heroes3.sheet.state import Unit
from companion.games.heroes3.units import Side, units
from companion.games.heroes3.wording import unit_lines
from companion.library.words import Catalogue


def unit_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: UnitOpen) -> ft.Control:
    """Everything about one card of the unit deck."""
    words, mine = guest.words, evening.state.sheets[layer.seat]
    if layer.place >= len(mine.army):
        return sheet(look, words("h3s-ui-army"), [], close=words("close"), on_close=partial(evening.show, None))
    unit = mine.army[layer.place]
    side = units().by_key[unit.side]
    sides = [units().sides[n] for n in (side.below, side.index, side.above) if n >= 0]
    body: list[ft.Control] = [_figures(look, guest, one, one is side) for one in sides]
    body += [told_line(look, "star", said, about=unit_about(guest, unit)) for said in unit_lines(sides, words)]
    tools = [tile(look, "book", words("h3s-ui-look-up"), unit_about(guest, unit), name="look-up")]
    if len(sides) > 1:
        said = words("h3s-ui-flip", side="few" if unit.pack else "pack")
        tools.insert(0, tile(look, "rotate", said, _army(evening, layer, Unit(unit.unit, not unit.pack)), name="flip"))
    body.append(ft.Row(tools, spacing=8))
    lose = destructive(look, words("h3s-ui-lose-unit"), _army(evening, layer, None), name="lose-unit", expand=True)
    return sheet(
        look, unit_name(words, unit), body, close=words("close"), on_close=partial(evening.show, None), scrolls=False,
        subtitle=words("h3s-ui-unit-by-hand"), actions=[lose], about=unit_about(guest, unit),
    )  # fmt: skip


def _figures(look: Look, guest: Guest, side: Side, up: bool) -> ft.Control:
    """The four figures of a side; the one that lies up stands out."""
    words = guest.words
    ink = look.ink if up else look.muted
    name = words("h3s-ui-side", side=side.side)
    parts: list[ft.Control] = [text(look, name, size=16, color=ink, family=fonts.SEMI, expand=True, silent=True)]
    for symbol, number in figures_of(side):
        number_of = figure(look, str(number), size=20, color=ink, silent=True)
        parts.append(ft.Row([icon(symbol, ink, 20), number_of], spacing=5, tight=True))
    label = words("h3s-ui-figures", attack=side.attack, defense=side.defense, health=side.health,
                  initiative=side.initiative)  # fmt: skip
    shown = ft.Semantics(content=ft.Row(parts, spacing=14), label=f"{name}: {label}", container=True)
    return explained(shown, word_about(guest, "few-pack"))


def _army(evening: SheetEvening, layer: UnitOpen, instead: Unit | None) -> Act:
    """The act that puts another card in this one's place, or takes it away."""
    mine = evening.state.sheets[layer.seat]
    kept = [*mine.army[: layer.place], *([instead] if instead is not None else []), *mine.army[layer.place + 1 :]]
    act = acts.SetUnits(layer.seat, tuple(unit.side for unit in kept), mine.machines)
    return partial(evening.act, act)


def add_unit_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: AddUnitOpen) -> ft.Control:
    """A unit joins by hand: the own faction's first, any other by its letters."""
    words, mine = guest.words, evening.state.sheets[layer.seat]
    faction, typed = evening.chair(layer.seat).faction, bool(layer.typed.strip())
    found = find_units(layer.typed, first=faction) if typed else faction_units(faction)
    box = field(
        look, words("h3a-find-unit"), layer.typed, lambda typed: evening.show(replace(layer, typed=typed)),
        name="unit-typed", symbol="search", autofocus=not look.phone,
    )  # fmt: skip

    def add(side: Side) -> Act:
        army = (*(unit.side for unit in mine.army), side.key)
        return partial(evening.act, acts.SetUnits(layer.seat, army, mine.machines))

    tags = [
        unit_chip(look, words, side, add(side), label=_said(words, side, typed), name=f"join-{side.key}",
                  about=_group(words, side) if typed else "", held=unit_about(guest, f"{side.group}:{side.unit}"))
        for side in found
    ]  # fmt: skip
    none = [] if found else [caption(look, words("h3a-find-none", typed=layer.typed), size=15)]
    return sheet(
        look, words("h3s-ui-add-unit"), [box, *none, chips(look, tags, targets=True)], close=words("close"),
        on_close=partial(evening.show, None), subtitle=words("h3s-ui-unit-by-hand"),
        about=word_about(guest, "unit-deck"),
    )  # fmt: skip


def _said(words: Catalogue, side: Side, named: bool) -> str:
    """A unit aloud; found among all of them, its faction tells it from the neutral card of the same name."""
    name = words.name(side.name)
    return f"{name}, {_group(words, side)}" if named else name


def _group(words: Catalogue, side: Side) -> str:
    return words.name(units().group_name(side.group))

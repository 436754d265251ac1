"""The sheets that open over a combat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.field import field
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption
from companion.app.models.guest import Guest
from companion.app.models.heroes3.evening import CombatEvening
from companion.app.models.heroes3.finding import begins
from companion.app.models.heroes3.layers import (
    CardsOpen,
    DrawnOpen,
    JoinOpen,
    MenuOpen,
    OddsOpen,
    UnitOpen,
    UnitsOpen,
)
from companion.app.screens.heroes3.combat import lookup
from companion.app.screens.heroes3.combat.card_sheet import cards_sheet
from companion.app.screens.heroes3.combat.odds_panel import OddsPanel
from companion.app.screens.heroes3.combat.speech import tier_name
from companion.app.screens.heroes3.combat.unit_chip import unit_chip
from companion.app.screens.heroes3.combat.unit_sheet import join_sheet, unit_sheet, units_sheet
from companion.app.screens.table_menu import TableMenu
from companion.app.theme import Look
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.asking import options
from companion.games.heroes3.combat.board import NAMES, spaces
from companion.games.heroes3.combat.setup import GAME
from companion.games.heroes3.finding import plain
from companion.games.heroes3.units import units


def layer_of(look: Look, guest: Guest, evening: CombatEvening) -> ft.Control | None:
    """The sheet that is open, if any."""
    layer = evening.layer
    return _SHEETS[type(layer)](look, guest, evening, layer) if layer is not None else None


def layer_facts(evening: CombatEvening) -> object:
    """What of the table the open sheet shows, to see whether it must be drawn again."""
    match evening.layer:
        case None:
            return None
        case OddsOpen():
            return (evening.length, evening.in_view)
        case _:
            return evening.length


def _drawn(look: Look, guest: Guest, evening: CombatEvening, layer: DrawnOpen) -> ft.Control:
    """Which neutral card came up? The cards of the tier, narrowed by letters."""
    words, state = guest.words, evening.state
    tier = int(state.ask[2]) if state.ask is not None and state.ask[0] == "card" else 0
    possible = [units().by_key[key] for key in options(state)] if state.ask is not None else []
    wanted = plain(layer.typed)
    found = [card for card in possible if begins(card.name, wanted)] if wanted else possible
    found.sort(key=lambda card: words.name(card.name))

    async def submit(typed: str) -> None:
        if typed.strip() and found:
            await evening.act(acts.Choose(found[0].key))

    box = field(
        look, words("h3a-find-unit"), layer.typed, lambda typed: evening.show(replace(layer, typed=typed)),
        name="drawn-typed", symbol="search", on_submit=submit, key=f"drawn-{evening.length}", autofocus=not look.phone,
    )  # fmt: skip
    tags = [
        unit_chip(
            look, words, card, partial(evening.act, acts.Choose(card.key)), label=words.name(card.name),
            name=f"drawn-{card.unit}", held=lookup.unit(guest, card),
        )
        for card in found
    ]  # fmt: skip
    none = [] if found else [caption(look, words("h3a-find-none", typed=layer.typed), size=15)]
    heading = words("h3a-draw", tier=tier_name(words, tier))
    return _sheet(look, guest, evening, heading, [box, *none, chips(look, tags, targets=True)], words("h3a-draw-how"))


def _odds(look: Look, guest: Guest, evening: CombatEvening, layer: OddsOpen) -> ft.Control:
    words, on = guest.words, evening.in_view
    keep = tap_chip(
        look, words("h3a-odds-keep"), partial(evening.keep_in_view, not on), selected=on,
        symbol="check" if on else None, name="odds-keep",
    )  # fmt: skip
    body: list[ft.Control] = [OddsPanel(look, guest, evening.odds), chips(look, [keep], targets=True)]
    return _sheet(look, guest, evening, words("h3a-odds"), body, words("h3a-odds-from-here"))


def _menu(look: Look, guest: Guest, evening: CombatEvening, layer: MenuOpen) -> ft.Control:
    """Units and corrections, history, language, file, settings; giving up."""
    words = guest.words
    menu = TableMenu(look, guest, evening.id, partial(evening.show, None))
    free = spaces(evening.state.free)
    now, setup = lookup.now(guest, evening.state), lookup.term(guest, "combat-start")
    body: list[ft.Control] = [
        *menu.questions(GAME, now, setup),
        menu.entry(
            "people", words("h3a-units"), partial(evening.show, UnitsOpen()), "open-units", lookup.term(guest, "unit")
        ),
        menu.entry("cards", words("h3a-cards"), partial(evening.show, CardsOpen()), "open-cards"),
        menu.history(),
    ]
    if evening.state.fight.kind == "heroes" and evening.state.phase == "fight":
        body.append(menu.entry("banner", words("h3a-surrender"), partial(_give_up, evening), "surrender"))
    if free and evening.state.phase == "fight":
        join = partial(evening.show, JoinOpen(NAMES[free[0]]))
        body.append(menu.entry("plus", words("h3a-join"), join, "open-join"))
    body += [*menu.language(), *menu.ways_out()]
    return _sheet(look, guest, evening, words("table-menu"), body)


async def _give_up(evening: CombatEvening) -> None:
    evening.show(None)
    await evening.act(acts.Surrender("mine"))


def _sheet(
    look: Look, guest: Guest, evening: CombatEvening, heading: str, body: list[ft.Control], subtitle: str | None = None
) -> ft.Control:
    return sheet(
        look, heading, body, close=guest.words("close"), on_close=partial(evening.show, None), subtitle=subtitle
    )


_SHEETS: dict[type, Callable[[Look, Guest, CombatEvening, Any], ft.Control]] = {
    UnitOpen: unit_sheet,
    UnitsOpen: units_sheet,
    JoinOpen: join_sheet,
    DrawnOpen: _drawn,
    CardsOpen: cards_sheet,
    OddsOpen: _odds,
    MenuOpen: _menu,
}

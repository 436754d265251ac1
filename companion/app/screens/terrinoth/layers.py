"""The sheets that open over a quest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.app.kit.buttons import primary, quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.field import field
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption, strong
from companion.app.models import about
from companion.app.models.about import About
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.models.terrinoth.layers import (
    CardOpen,
    CardsOpen,
    DrawnOpen,
    EnemyOpen,
    HeroOpen,
    MenuOpen,
    PlaceOpen,
)
from companion.app.screens.table_menu import TableMenu
from companion.app.screens.terrinoth import lookup
from companion.app.screens.terrinoth.card_sheet import card_sheet, cards_sheet
from companion.app.screens.terrinoth.enemy_sheet import enemy_sheet
from companion.app.screens.terrinoth.hero_sheet import hero_sheet
from companion.app.screens.terrinoth.place_sheet import place_sheet
from companion.app.screens.terrinoth.speech import plain
from companion.app.theme import Look
from companion.games.terrinoth.drawing import NOTHING, slug_of
from companion.games.terrinoth.table import GAME
from companion.games.terrinoth.telling import called
from companion.games.tracker.naming import plain_letters


def layer_of(look: Look, guest: Guest, evening: QuestEvening) -> ft.Control | None:
    """The sheet that is open, if any."""
    layer = evening.layer
    return _SHEETS[type(layer)](look, guest, evening, layer) if layer is not None else None


def _drawn(look: Look, guest: Guest, evening: QuestEvening, layer: DrawnOpen) -> ft.Control:
    """Which card came up? Those that are known, narrowed by letters; any other title makes a new card."""
    words, asked = guest.words, evening.ask
    if asked is None:
        return ft.Container()
    wanted = plain_letters(layer.typed.strip())
    named = [(option.id, words.say(option.message)) for option in asked.options if option.id != NOTHING]
    found = [pair for pair in named if wanted in plain_letters(pair[1])]
    title = " ".join(layer.typed.split())
    fresh = bool(slug_of(title)) and all(plain_letters(name) != wanted for _, name in named)

    async def submit(typed: str) -> None:
        if fresh:
            await evening.name_new(typed)
        elif found:
            await evening.choose(found[0][0])

    box = field(
        look, words("tha-card-title"), layer.typed, lambda typed: evening.show(replace(layer, typed=typed)),
        name="drawn-typed", symbol="search", on_submit=submit, key=f"drawn-{evening.length}", max_length=60,
        autofocus=not look.phone,
    )  # fmt: skip
    tags = [
        tap_chip(look, name, partial(evening.choose, card), name=f"drawn-{card}")
        for card, name in sorted(found, key=lambda pair: pair[1])
    ]
    body: list[ft.Control] = [box]
    if fresh:
        said = words("tha-new-card", title=title)
        body.append(primary(look, said, partial(evening.name_new, title), name="new-card", symbol="plus", height=52))
    if tags:
        body += [caption(look, words("tha-known-cards"), size=14), chips(look, tags, targets=True)]
    if NOTHING in asked.legal:
        body.append(quiet(look, words("tha-none-left"), partial(evening.choose, NOTHING), name="none-left", height=48))
    return _sheet(
        look, guest, evening, words.say(asked.message), body, words("tha-draw-new-how"), about.rule(guest, asked.rule)
    )


def _menu(look: Look, guest: Guest, evening: QuestEvening, layer: MenuOpen) -> ft.Control:
    """Heroes and enemies to put right, cards to type, rules, history, language, file, settings."""
    words, w = guest.words, evening.world
    menu = TableMenu(look, guest, evening.id, partial(evening.show, None))
    heroes = [
        tap_chip(look, name, partial(evening.show, HeroOpen(seat)), name=f"right-{seat}")
        for seat, name in zip(w.table.ids, w.table.names, strict=True)
    ]
    foes = [
        tap_chip(look, _foe(guest, evening, enemy.ref), partial(evening.show, EnemyOpen(enemy.ref)),
                 name=f"right-{enemy.ref}", tone="harm", about=lookup.kind(guest, "enemies"))
        for enemy in w.enemies
    ]  # fmt: skip
    now, setup = lookup.now(guest, w), about.setup(guest, GAME)
    body: list[ft.Control] = [
        *menu.questions(GAME, now, setup),
        menu.entry("pencil", words("tha-cards"), partial(evening.show, CardsOpen()), "open-cards"),
        menu.history(),
        strong(look, words("tha-put-right")),
        caption(look, words("tha-put-right-how"), size=14),
        chips(look, heroes, targets=True),
        chips(look, foes, targets=True),
        menu.entry("pin", words("tha-place"), partial(evening.show, PlaceOpen()), "open-place"),
        *menu.language(),
        *menu.ways_out(),
    ]
    return _sheet(look, guest, evening, words("table-menu"), body)


def _foe(guest: Guest, evening: QuestEvening, ref: str) -> str:
    return plain(guest.words, called(evening.world, evening.world.enemy(ref)))


def _sheet(
    look: Look, guest: Guest, evening: QuestEvening, heading: str, body: list[ft.Control], subtitle: str | None = None,
    about: About | None = None,
) -> ft.Control:  # fmt: skip
    return sheet(
        look, heading, body, close=guest.words("close"), on_close=partial(evening.show, None), subtitle=subtitle,
        about=about,
    )  # fmt: skip


_SHEETS: dict[type, Callable[[Look, Guest, QuestEvening, Any], ft.Control]] = {
    HeroOpen: hero_sheet,
    EnemyOpen: enemy_sheet,
    PlaceOpen: place_sheet,
    DrawnOpen: _drawn,
    CardOpen: card_sheet,
    CardsOpen: cards_sheet,
    MenuOpen: _menu,
}

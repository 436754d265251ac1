"""What stands on the sheet while a combat is open, and what the AI heroes have left to do."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.buttons import primary, quiet, tinted
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.tap import Act
from companion.app.kit.words import caption, strong
from companion.app.models.guest import Guest
from companion.app.models.heroes3 import sheet_fights
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_fights import Standing
from companion.app.models.heroes3.sheet_side import AiOpen, FoughtOpen
from companion.app.screens.heroes3.sheet.guide_panel import leave_open
from companion.app.screens.heroes3.sheet.speech import ai_line, word_about
from companion.app.theme import TARGET, Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.sheet import battles


@part
def FightStrip(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """The open combat: go on with it, enter how it ended, or call it off."""
    fight, _ = use_watch(evening, lambda e: (e.state.table.fight, bool(e.matters)))
    if fight is None:
        return ft.Container()
    words = guest.words
    where = sheet_fights.standing(guest.house, fight)
    told = words(
        "h3s-set-fighting", name=evening.chair(fight.seat).name, hero=fight.hero,
        enemy=battles.enemy_name(evening.state, fight),
    )  # fmt: skip
    lines: list[ft.Control] = [strong(look, told), caption(look, words("h3s-set-standing", standing=where), size=15)]
    head = explained(
        ft.Row(
            [icon("sword", look.harm, 26), ft.Column(lines, spacing=2, tight=True, expand=True)],
            spacing=12, vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        word_about(guest, "combat-start"),
    )  # fmt: skip
    off = quiet(
        look, words("h3s-set-call-off"), partial(sheet_fights.call_off, evening), name="call-off", height=48, size=16
    )
    buttons = [*_onward(look, guest, evening, where), off]
    row = ft.Row(buttons, spacing=8, wrap=True, run_spacing=8)
    return panel(look, ft.Column([head, row], spacing=12), active=True, name="open-fight")


def _onward(look: Look, guest: Guest, evening: SheetEvening, where: Standing) -> list[ft.Control]:
    words = guest.words
    go = _leading(look, evening, words("h3s-set-go-on"), partial(sheet_fights.go_on, evening), "sword", "go-on-fight")
    take = _leading(look, evening, words("h3s-set-take-over"), partial(sheet_fights.take_over, evening), "check",
                    "take-over")  # fmt: skip
    here = quiet(look, words("h3s-set-fight-here"), partial(sheet_fights.take_to_app, evening), symbol="sword",
                 name="fight-here-now", height=48, size=16)  # fmt: skip
    typed = _leading(look, evening, words("h3s-set-enter-outcome"), partial(evening.show, FoughtOpen()), "pencil",
                     "enter-outcome-open")  # fmt: skip
    return {"running": [go], "over": [take], "gone": [typed, here], "cards": [typed, here]}[where]


def _leading(look: Look, evening: SheetEvening, said: str, act: Act, symbol: Icon, name: str) -> ft.Control:
    """What ends the combat: the gold button, unless something else is open, which the bar then leads to."""
    if evening.matters:
        return tinted(look, said, act, color=look.action, symbol=symbol, name=name)
    return primary(look, said, act, symbol=symbol, name=name, height=TARGET)


@part
def AiStrip(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """The AI heroes: how much movement each has left, and the way to its sheet."""
    heroes, _ = use_watch(
        evening, lambda e: (tuple((a.id, a.movement, a.beaten) for a in e.state.ai.values()), e.state.table.phase)
    )
    if not heroes:
        return ft.Container()
    rows: list[ft.Control] = [
        quiet(
            look,
            ai_line(guest, evening, hero),
            partial(evening.show, AiOpen(hero)), symbol="skull", name=f"ai-{hero}", height=52, size=16,
            on_long_press=word_about(guest, "ai-hero"),
        )
        for hero, _, _ in heroes
    ]  # fmt: skip
    if evening.ai_to_move:
        rows.append(leave_open(look, guest, evening))
    return ft.Column(rows, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)

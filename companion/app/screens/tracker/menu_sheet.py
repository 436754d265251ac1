"""The menu of a table: layout, dice, a note, language, ending it by hand."""

from __future__ import annotations

from functools import partial
from typing import Literal

import flet as ft

from companion.app.kit.buttons import primary, quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.field import field
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption, figure, strong
from companion.app.models import about
from companion.app.models.evening import DiceOpen, Evening, FinishOpen, MenuOpen, TextOpen
from companion.app.models.guest import Guest
from companion.app.screens.choices import layout_choice
from companion.app.screens.table_menu import TableMenu
from companion.app.screens.tracker.lookup import explain_now, explain_seat
from companion.app.screens.tracker.speech import clock_face
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.tracker import acts
from companion.games.tracker.marking import LONGEST_NAME, LONGEST_NOTE


def menu_sheet(look: Look, guest: Guest, evening: Evening, layer: MenuOpen) -> ft.Control:
    """Everything about the table that is not needed every turn."""
    words, state = guest.words, evening.state
    menu = TableMenu(look, guest, evening.id, lambda: evening.show(None))
    body: list[ft.Control] = [strong(look, words("layout")), layout_choice(look, guest), *menu.language()]
    if state.sheet.timers and not state.ended:
        body += [strong(look, words("clock")), ClockRow(look, guest, evening)]
    if state.sheet.dice:
        dice = DiceOpen(state.sheet.dice[0].id)
        body.append(menu.entry("dice", words("dice"), lambda: evening.show(dice), "open-dice"))
    game = state.sheet.game
    body += menu.questions(game, explain_now(guest, evening), about.setup(guest, game, state.sheet.mode))
    body.append(menu.entry("pencil", words("note-write"), lambda: evening.show(TextOpen("note")), "open-note"))
    body += menu.ways_out()
    if not state.ended:
        body.append(menu.entry("crown", words("finish"), lambda: evening.show(FinishOpen()), "open-finish"))
    return sheet(look, words("table-menu"), body, close=words("close"), on_close=menu.close)


@part
def ClockRow(look: Look, guest: Guest, evening: Evening) -> ft.Control:
    """The table's clock: what it shows, start or pause, reset."""
    words = guest.words
    timer = evening.state.sheet.timers[0].id
    shown, running = use_watch(evening, lambda e: (e.clock_shows() or 0, e.state.timers[timer].running))
    doing: Literal["start", "pause"] = "pause" if running else "start"
    return ft.Row(
        [
            figure(look, clock_face(shown), size=28),
            quiet(look, words(f"clock-{doing}"), partial(evening.clock, doing), name="clock", height=48, expand=True),
            quiet(
                look, words("clock-reset"), partial(evening.clock, "reset"), name="clock-reset", height=48, expand=True
            ),
        ],
        spacing=10,
    )


def finish_sheet(look: Look, guest: Guest, evening: Evening, layer: FinishOpen) -> ft.Control:
    """End the table by hand: tap who has won, nobody is an answer too."""
    words, state = guest.words, evening.state

    def flip(seat: str) -> None:
        winners = tuple(s for s in layer.winners if s != seat) if seat in layer.winners else (*layer.winners, seat)
        evening.show(FinishOpen(winners))

    async def done() -> None:
        if await evening.give(acts.Finish(layer.winners)):
            evening.show(None)

    seats = [
        tap_chip(
            look,
            words.name(state.name(s.id)),
            partial(flip, s.id),
            selected=s.id in layer.winners,
            name=f"winner-{s.id}",
            about=explain_seat(guest, evening, s.id),
        )
        for s in state.sheet.seats
    ]
    names = [words.name(state.name(seat)) for seat in layer.winners]
    said = words("finish-won", names=names, count=len(names)) if names else words("finish-nobody")
    return sheet(
        look,
        words("finish"),
        [caption(look, words("finish-how")), chips(look, seats, targets=True)],
        close=words("close"),
        on_close=lambda: evening.show(None),
        scrolls=False,
        actions=[primary(look, said, done, name="finish-done", expand=True)],
    )


def text_sheet(look: Look, guest: Guest, evening: Evening, layer: TextOpen) -> ft.Control:
    """Type a note for the history, or another name for a seat."""
    words = guest.words
    note = layer.what == "note"
    typed = [layer.text]

    def keep(text: str) -> None:
        typed[0] = text

    async def done() -> None:
        act = acts.Note(typed[0]) if note else acts.Rename(layer.seat, typed[0])
        if await evening.give(act):
            evening.show(None)

    async def submit(text: str) -> None:
        keep(text)
        await done()

    box = field(
        look,
        words("note-text") if note else words("rename-text"),
        layer.text,
        keep,
        name="text",
        autofocus=True,
        on_submit=submit,
        max_length=LONGEST_NOTE if note else LONGEST_NAME,
        lines=3 if note else 1,
    )
    return sheet(
        look,
        words("note-write") if note else words("rename"),
        [box],
        close=words("close"),
        on_close=lambda: evening.show(None),
        scrolls=False,
        actions=[primary(look, words("save"), done, name="text-done", expand=True)],
    )

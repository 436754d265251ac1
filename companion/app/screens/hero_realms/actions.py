"""The bar at the bottom: undo, always in reach, and the one gold action that moves the game on."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.buttons import icon_button, primary, quiet
from companion.app.kit.tap import Act
from companion.app.models.guest import Guest
from companion.app.models.hero_realms.evening import HeroEvening
from companion.app.models.hero_realms.layers import SlotOpen
from companion.app.models.lobby import new_route
from companion.app.screens.hero_realms.speech import next_name
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.hero_realms.table import ENGINE, GAME


def actions(look: Look, guest: Guest, evening: HeroEvening) -> list[ft.Control]:
    """The bar, for `screen(actions=...)`."""
    return [ft.Container(ActionBar(look, guest, evening), expand=True)]


@part
def ActionBar(look: Look, guest: Guest, evening: HeroEvening) -> ft.Control:
    """The whole bar; drawn again only when what it offers changes."""
    words = guest.words
    can_undo, can_redo, *_ = use_watch(
        evening,
        lambda e: (
            e.shown.can_undo > 0,
            e.shown.can_redo > 0,
            e.waiting,
            bool(e.state.asks),
            e.app_acts,
            e.acting,
            e.open_slots(),
            e.state.turn,
            e.thinking.now is not None and e.thinking.now.long,
        ),
    )
    apps = evening.app_acts or evening.apps_turn
    # In the app's turn there are three buttons: undo shrinks to its sign on a phone.
    if apps and look.phone:
        undo = icon_button(
            look, "undo", words("undo"), evening.undo, name="undo", size=60, fill=look.raised, disabled=not can_undo
        )
    else:
        undo = quiet(look, words("undo"), evening.undo, symbol="undo", name="undo", disabled=not can_undo)
    row: list[ft.Control] = [undo]
    if can_redo:
        row.append(icon_button(look, "redo", words("redo"), evening.redo, name="redo", size=60, fill=look.raised))
    row += _onward(look, guest, evening)
    return ft.Row(row, spacing=10)


def _onward(look: Look, guest: Guest, evening: HeroEvening) -> list[ft.Control]:
    words = guest.words

    def gold(said: str, act: Act | None, name: str) -> ft.Control:
        return primary(look, said, act, name=name, expand=True, disabled=act is None)

    if evening.state.ended:
        return [gold(words("play-again"), lambda: guest.device.go(new_route(GAME, ENGINE)), "again")]
    thought = evening.thinking.now
    if thought is not None and thought.long:
        return [gold(words("hra-decide-now"), evening.thinking.hurry, "decide-now")]
    if evening.app_acts:
        every = quiet(look, words("hra-all"), evening.thinking.all, name="all-steps")
        shared = [] if not evening.acting else [quiet(look, words("hra-end-turn"), evening.end_turn, name="end-turn")]
        return [*shared, every, gold(words("hra-next"), _step(evening), "next-step")]
    slots = evening.open_slots()
    if evening.acting and ((evening.waiting.kind == "people" and not evening.state.asks) or slots):
        said = words("next-turn", name=next_name(words, evening.state))
        return [gold(said, evening.end_turn, "end-turn")]
    if slots:
        return [gold(words("hra-slot-which", slot=slots[0]), partial(evening.show, SlotOpen(slots[0])), "ask-slot")]
    return [gold(words("hra-answer"), None, "answer")]


def _step(evening: HeroEvening) -> Act:
    async def run() -> None:
        await evening.thinking.step()

    return run

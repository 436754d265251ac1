"""The sheets that open over the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.pad import PadWords, pad
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption, strong
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.hero_realms.evening import HeroEvening
from companion.app.models.hero_realms.layers import (
    ChampionOpen,
    DeedsOpen,
    LayOpen,
    LifeOpen,
    MenuOpen,
    SeatOpen,
    SlotOpen,
    StepsOpen,
)
from companion.app.screens.hero_realms import lookup
from companion.app.screens.hero_realms.champions import champion_glance
from companion.app.screens.hero_realms.lay_sheet import lay_sheet
from companion.app.screens.hero_realms.seat_sheets import champion_sheet, deeds_sheet, seat_sheet
from companion.app.screens.hero_realms.slot_sheet import slot_sheet
from companion.app.screens.hero_realms.speech import seat_name
from companion.app.screens.hero_realms.steps import last_steps
from companion.app.screens.table_menu import TableMenu
from companion.app.theme import Look
from companion.games.hero_realms import acts
from companion.games.hero_realms.table import GAME
from companion.games.shelf import box

QUICK = (2, 3, 4, 6, 7, 8, 9, 10, 12)
"""Hits and gains that are one tap on the pad."""


def layer_of(look: Look, guest: Guest, evening: HeroEvening) -> ft.Control | None:
    """The sheet that is open, if any."""
    layer = evening.layer
    return _SHEETS[type(layer)](look, guest, evening, layer) if layer is not None else None


def layer_facts(evening: HeroEvening) -> object:
    """What of the table the open sheet shows, to see whether it must be drawn again."""
    match evening.layer:
        case None:
            return None
        case LifeOpen(seat):
            return evening.life(seat)
        case SeatOpen(seat) | ChampionOpen(seat):
            return champion_glance(evening, evening.state.table.index[seat])
        case StepsOpen():
            return (evening.unfolded, evening.length)
        case _:
            return evening.length


def _life(look: Look, guest: Guest, evening: HeroEvening, layer: LifeOpen) -> ft.Control:
    words, entry = guest.words, layer.entry
    life = evening.life(layer.seat)
    counter = next(counter.name for counter in box(GAME).counters if counter.id == "life")
    name = seat_name(words, evening.state, evening.state.table.index[layer.seat])
    after = max(0, entry.result(life))
    act = (
        evening.put_life(layer.seat, entry.amount)
        if entry.way == "set"
        else evening.life_act(layer.seat, after - life if entry.way == "plus" else -entry.amount)
    )
    hits = isinstance(act, acts.Attack)
    word = "hra-pad-hit" if hits else "hra-pad-heal" if isinstance(act, acts.Heal) else "pad-confirm"
    said = PadWords(
        heading=words("pad-heading", name=name, counter=counter),
        close=words("close"),
        minus=words("hra-pad-minus") if hits or _is_prey(evening, layer.seat) else words("pad-minus"),
        plus=words("pad-plus"),
        set_to=words("pad-set"),
        backspace=words("pad-erase"),
        confirm=words(word, counter=counter, before=life, after=after, amount=entry.amount),
    )

    async def done() -> None:
        evening.show(None)
        if act is not None:
            await evening.do(act)

    return pad(
        look,
        said,
        entry,
        lambda typed: evening.show(replace(layer, entry=typed)),
        on_done=done,
        on_close=partial(evening.show, None),
        longest=3,
        quick=QUICK,
        about=lookup.term(guest, "health"),
    )


def _is_prey(evening: HeroEvening, seat: str) -> bool:
    return isinstance(evening.life_act(seat, -1), acts.Attack)


def _steps(look: Look, guest: Guest, evening: HeroEvening, layer: StepsOpen) -> ft.Control:
    words = guest.words
    body = last_steps(look, guest, evening) or [caption(look, words("hra-no-turn-yet"), size=15)]
    return sheet(look, words("hra-last-turn"), body, close=words("close"), on_close=partial(evening.show, None))


def _menu(look: Look, guest: Guest, evening: HeroEvening, layer: MenuOpen) -> ft.Control:
    """Corrections, the last turn, language, file, settings."""
    words, state = guest.words, evening.state
    menu = TableMenu(look, guest, evening.id, partial(evening.show, None))
    now, setup = lookup.now(guest, state), about.setup(guest, GAME, state.table.mode)
    body: list[ft.Control] = [
        *menu.questions(GAME, now, setup),
        menu.entry("log", words("hra-last-turn"), partial(evening.show, StepsOpen()), "open-steps"),
        menu.history("book"),
        *_corrections(look, guest, evening),
        *menu.language(),
        *menu.ways_out(),
    ]
    return sheet(look, words("table-menu"), body, close=words("close"), on_close=partial(evening.show, None))


def _corrections(look: Look, guest: Guest, evening: HeroEvening) -> list[ft.Control]:
    """What was entered wrongly: a seat, or the card in a slot."""
    words, state = guest.words, evening.state
    seats = [
        tap_chip(
            look,
            seat_name(words, state, n),
            partial(evening.show, SeatOpen(place.id)),
            symbol="pencil",
            name=f"correct-{place.id}",
            about=lookup.seat(guest, state, n),
        )
        for n, place in enumerate(state.table.places)
    ]
    slots = [
        tap_chip(
            look,
            str(slot),
            partial(evening.show, SlotOpen(slot)),
            symbol="cards",
            label=words("hra-correct-slot", slot=slot),
            name=f"correct-slot-{slot}",
        )
        for slot in range(1, len(state.row) + 1)
    ]
    return [
        strong(look, words("hra-correct")),
        caption(look, words("hra-correct-how"), size=14),
        chips(look, seats, targets=True),
        caption(look, words("hra-correct-market"), size=14),
        chips(look, slots, targets=True),
    ]


_SHEETS: dict[type, Callable[[Look, Guest, HeroEvening, Any], ft.Control]] = {
    SlotOpen: slot_sheet,
    LayOpen: lay_sheet,
    LifeOpen: _life,
    SeatOpen: seat_sheet,
    ChampionOpen: champion_sheet,
    DeedsOpen: deeds_sheet,
    StepsOpen: _steps,
    MenuOpen: _menu,
}

"""The map: what a hero does there, and the fields that carry the own cube."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import icon
from companion.app.kit.buttons import destructive, quiet
from companion.app.kit.chips import chip, chips
from companion.app.kit.sheet import sheet
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_layers import FlagOpen, TradeOpen
from companion.app.screens.heroes3.sheet.parts import columns, line, nothing, price, section, tile, told_line
from companion.app.screens.heroes3.sheet.speech import amount, place_about, place_name, word_about
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.evening.income import brings
from companion.games.heroes3.evening.places import places
from companion.games.heroes3.evening.wording import deed_words
from companion.games.heroes3.sheet import acts


@part
def MapPanel(look: Look, guest: Guest, evening: SheetEvening, wide: bool) -> ft.Control:
    """Visit, fight, trade, look at the tables; then the flagged fields."""
    use_watch(evening, lambda e: (e.seat, e.sheet.flags, e.sheet.town, e.sheet.trophies))
    words, seat, mine = guest.words, evening.seat, evening.sheet
    deeds: list[ft.Control] = [
        tile(look, "pin", words("h3s-ui-visit"), partial(evening.visit, seat), name="visit",
             about=word_about(guest, "visitable")),
        tile(look, "sword", words("h3s-ui-fight"), partial(evening.begin_fight, seat), name="fight",
             about=word_about(guest, "field-level")),
        tile(look, "exchange", words("h3s-ui-trade"), partial(evening.show, TradeOpen(seat)), name="trade",
             about=word_about(guest, "trade")),
        tile(look, "dice", words("h3s-ui-tables-short"), evening.tables, label=words("h3s-ui-tables"), name="tables"),
    ]  # fmt: skip
    rows: list[ft.Control] = [columns(deeds, 4 if look.phone else 2)]
    held = words("h3s-ui-town-state", state="held" if mine.town else "lost")
    rows.append(
        line(
            look, words("h3s-ui-own-town"), held,
            partial(evening.show, FlagOpen(seat, -1)), name="own-town",
            sign=icon("castle", look.heal if mine.town else look.harm, 24), about=word_about(guest, "town-board"),
            faded=not mine.town, label=f"{words('h3s-ui-own-town')}: {held}",
        )
    )  # fmt: skip
    names = [place_name(words, evening.state, flag) for flag in mine.flags]
    flags = [
        line(
            look, name, "", partial(evening.show, FlagOpen(seat, n)), name=f"flag-{n}",
            sign=icon("banner", look.action, 22), end=price(look, words, brings(flag), silent=True),
            about=place_about(guest, flag.place), label=f"{name}: {amount(words, brings(flag))}",
        )
        for n, (flag, name) in enumerate(zip(mine.flags, names, strict=True))
    ]  # fmt: skip
    rows += [columns(flags, 2 if wide else 1)] if flags else [nothing(look, words("h3s-ui-no-flags"))]
    if mine.trophies:
        beaten = [evening.chair(seat_).name for seat_ in mine.trophies if seat_ in evening.state.layout.chairs]
        rows.append(chips(look, [chip(look, words("h3s-ui-beaten", names=beaten), tone="gold", symbol="crown")]))
    aside = chip(look, str(len(mine.flags)), symbol="banner", label=words("h3s-ui-flags", count=len(mine.flags)))
    return section(look, words("h3s-ui-map"), rows, about=word_about(guest, "flaggable"), aside=aside, name="map")


def flag_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: FlagOpen) -> ft.Control:
    """A flagged field: what it brings, and that it is lost. Place -1 is the own town."""
    words, seat = guest.words, layer.seat
    mine = evening.state.sheets[seat]
    close = partial(evening.show, None)
    if layer.place < 0 or layer.place >= len(mine.flags):
        act = acts.OwnTown(seat, not mine.town)
        said = words("h3s-ui-town-change", state="held" if mine.town else "lost")
        button = destructive if mine.town else quiet
        return sheet(
            look, words("h3s-ui-own-town"), [told_line(look, "info", words("h3s-ui-town-rule"))], close=words("close"),
            on_close=close, scrolls=False, about=word_about(guest, "elimination"),
            actions=[button(look, said, partial(evening.act, act), symbol="banner", name="town-change", expand=True)],
        )  # fmt: skip
    flag = mine.flags[layer.place]
    place = places().place(flag.place)
    body: list[ft.Control] = [
        told_line(look, "star", words.say(deed_words(deed, place.tell)), about=place_about(guest, place.id))
        for deed in place.deeds
    ]
    lose = destructive(
        look, words("h3s-ui-unflag"), partial(evening.act, acts.Unflag(seat, flag.place, flag.chosen)), symbol="banner",
        name="unflag", expand=True,
    )  # fmt: skip
    return sheet(
        look, place_name(words, evening.state, flag), body, close=words("close"), on_close=close, scrolls=False,
        actions=[lose], about=place_about(guest, place.id),
    )  # fmt: skip

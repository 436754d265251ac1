"""Sheets about resources: put right, where income comes from, trade with its calculator, gifts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import icon
from companion.app.kit.buttons import primary
from companion.app.kit.chips import chips, choice, tap_chip
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption, strong
from companion.app.models.about import About
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_layers import GiveOpen, IncomeOpen, PurseOpen, TradeOpen
from companion.app.screens.heroes3.sheet.parts import SIGNS, counted, line, price, resource_ink, tile
from companion.app.screens.heroes3.sheet.speech import (
    RESOURCE_ENTRIES,
    RESOURCES,
    amount,
    building_about,
    place_about,
    place_name,
    resource_name,
    word_about,
)
from companion.app.theme import Look
from companion.games.heroes3.evening.income import brings, plain_gain
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.towns import due
from companion.games.heroes3.evening.trade import Trade, most
from companion.games.heroes3.evening.wording import deed_words
from companion.games.heroes3.sheet import acts, looking


def purse_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: PurseOpen) -> ft.Control:
    """The three resources between minus and plus; trade and gifts below."""
    words, seat = guest.words, layer.seat
    mine = evening.state.sheets[seat]
    body: list[ft.Control] = [
        counted(look, resource_name(words, resource), count, _step(evening, resource, seat), name=f"right-{resource}",
                about=word_about(guest, "resources"), sign=icon(SIGNS[resource], resource_ink(look, resource), 24))
        for resource, count in mine.purse.amounts().items()
    ]  # fmt: skip
    body.append(
        ft.Row(
            [
                tile(look, "exchange", words("h3s-ui-trade"), partial(evening.show, TradeOpen(seat)), name="trade",
                     about=word_about(guest, "trade")),
                tile(look, "share", words("h3s-ui-give"), partial(evening.show, GiveOpen(seat)), name="give",
                     about=word_about(guest, "give-resources")),
            ],
            spacing=8,
        )
    )  # fmt: skip
    return _sheet(look, guest, evening, evening.chair(seat).name, body, words("h3s-ui-by-hand"), "resources")


def income_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: IncomeOpen) -> ft.Control:
    """What a resource round brings, one line for each source."""
    words, state, seat = guest.words, evening.state, layer.seat
    mine, town = state.sheets[seat], looking.town(state, seat)
    found = looking.income(state, seat)
    body: list[ft.Control] = [
        ft.Row([strong(look, words("h3s-ui-sure"), expand=True), price(look, words, found.sure, size=22)], spacing=10),
        _source(look, guest, words("h3s-ui-track-start"), mine.start_income, "track"),
    ]
    body += [
        _source(look, guest, place_name(words, state, flag), brings(flag), f"flag-{n}", place_about(guest, flag.place))
        for n, flag in enumerate(mine.flags)
    ]
    for building, deed in due(town, frozenset(mine.built), "resource-round"):
        gain = plain_gain(deed.effect)
        about = building_about(guest, building.faction, building.id)
        if gain is not None:
            body.append(_source(look, guest, words.name(building.name), gain, building.id, about))
        else:
            said = words.say(deed_words(deed, building.tell))
            body.append(
                line(look, words.name(building.name), said, None, name=f"source-{building.id}", about=about)
            )  # fmt: skip
    if mine.less_income:
        body.append(caption(look, words("h3s-ui-less", amount=amount(words, mine.less_income)), size=15))
    body.append(strong(look, words("h3s-ui-track"), size=16))
    body += [
        counted(look, resource_name(words, resource), count, _step(evening, f"income-{resource}", seat),
                name=f"right-income-{resource}", least=count <= 0, about=word_about(guest, "income"))
        for resource, count in mine.start_income.amounts().items()
    ]  # fmt: skip
    return _sheet(look, guest, evening, words("h3s-ui-income"), body, evening.chair(seat).name, "income", True)


def _source(
    look: Look, guest: Guest, said: str, purse: Purse, name: str, about: Callable[[], Awaitable[None]] | None = None
) -> ft.Control:
    words = guest.words
    return line(
        look, said, "", None, name=f"source-{name}", end=price(look, words, purse, silent=True), about=about,
        label=f"{said}: {amount(words, purse)}",
    )  # fmt: skip


def trade_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: TradeOpen) -> ft.Control:
    """What is given for what and how often; below, the most of each resource that one could have."""
    words, seat = guest.words, layer.seat
    purse = evening.state.sheets[seat].purse
    trade = Trade(layer.give, layer.get, layer.times)

    def change(**changes: object) -> None:
        changed = replace(layer, **changes)  # type: ignore[arg-type]
        if changed.give == changed.get:
            other = next(resource for resource in RESOURCES if resource != changed.give)
            changed = replace(changed, get=other) if "give" in changes else replace(changed, give=other)
        evening.show(changed)

    def held(resource: str) -> About:
        return word_about(guest, RESOURCE_ENTRIES[resource])

    def times(by: int) -> None:
        change(times=max(1, layer.times + by))

    names = [(resource, words("h3s-ui-resource", resource=resource)) for resource in RESOURCES]
    deal = ft.Row(
        [
            price(look, words, trade.paid, purse.missing(trade.paid), size=26),
            icon("forward", look.muted, 26),
            price(look, words, trade.gained, size=26),
        ],
        spacing=16, alignment=ft.MainAxisAlignment.CENTER,
    )  # fmt: skip
    body: list[ft.Control] = [
        caption(look, words("h3s-ui-trade-give"), size=15),
        choice(
            look,
            names,
            layer.give,
            lambda key: change(give=key),
            name="give",
            label=words("h3s-ui-trade-give"),
            about=held,
        ),
        caption(look, words("h3s-ui-trade-get"), size=15),
        choice(
            look, names, layer.get, lambda key: change(get=key), name="get", label=words("h3s-ui-trade-get"), about=held
        ),
        counted(look, words("h3s-ui-trades"), layer.times, times, name="times", least=layer.times <= 1),
        deal,
        strong(look, words("h3s-ui-calculator"), size=16),
        *_most(look, guest, evening, layer, purse),
    ]
    deed = acts.Trade(seat, layer.give, layer.get, layer.times)
    done = primary(look, words("h3s-ui-trade"), partial(evening.act, deed), name="trade-now", expand=True,
                   on_long_press=word_about(guest, "trade"))  # fmt: skip
    return sheet(
        look, words("h3s-ui-trade"), body, close=words("close"), on_close=partial(evening.show, None), actions=[done],
        subtitle=words("h3s-ui-have", amount=amount(words, purse)), about=word_about(guest, "trade"),
    )  # fmt: skip


def _most(look: Look, guest: Guest, evening: SheetEvening, layer: TradeOpen, purse: Purse) -> list[ft.Control]:
    """For each resource the most that trading could bring, and its first trade."""
    words, rows = guest.words, list[ft.Control]()
    for resource in RESOURCES:
        found = most(purse.floored(), resource)
        name = resource_name(words, resource)
        if not found.trades:
            continue
        # One below the other: an "and" between two trades reads as if it belonged to one of them.
        steps = "\n".join(
            words("h3s-ui-trade-line", give=amount(words, t.paid), get=amount(words, t.gained)) for t in found.trades
        )
        first = found.trades[0]
        go = partial(evening.show, replace(layer, give=first.give, get=first.get, times=first.times))
        said = words("h3s-ui-most", resource=name, count=found.after.amounts()[resource])
        rows.append(line(look, said, steps, go, name=f"most-{resource}"))
    return rows or [caption(look, words("h3s-ui-most-none"), size=15)]


def give_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: GiveOpen) -> ft.Control:
    """Resources for somebody else at the table, where the mode allows it."""
    words, seat = guest.words, layer.seat
    mine = evening.state.sheets[seat].purse
    others = [chair for chair in evening.chairs if chair.id != seat]
    to = layer.to or (others[0].id if others else "")

    def step(resource: str, by: int) -> None:
        evening.show(replace(layer, **{resource: max(0, getattr(layer, resource) + by)}))

    tags = [
        tap_chip(look, chair.name, partial(evening.show, replace(layer, to=chair.id)), selected=chair.id == to,
                 name=f"to-{chair.id}")
        for chair in others
    ]  # fmt: skip
    body: list[ft.Control] = [chips(look, tags, targets=True)]
    body += [
        counted(look, resource_name(words, resource), getattr(layer, resource), partial(step, resource),
                name=f"give-{resource}", least=getattr(layer, resource) <= 0,
                most=getattr(layer, resource) >= have, sign=icon(SIGNS[resource], resource_ink(look, resource), 24),
                about=word_about(guest, RESOURCE_ENTRIES[resource]))
        for resource, have in mine.amounts().items()
    ]  # fmt: skip
    gift = acts.Give(seat, to, layer.gold, layer.materials, layer.valuables)
    empty = not (layer.gold or layer.materials or layer.valuables) or not to
    done = primary(look, words("h3s-ui-give"), partial(evening.act, gift), name="give-now", expand=True, disabled=empty)
    return sheet(
        look, words("h3s-ui-give"), body, close=words("close"), on_close=partial(evening.show, None), actions=[done],
        subtitle=words("h3s-ui-have", amount=amount(words, mine)), scrolls=False,
        about=word_about(guest, "give-resources"),
    )  # fmt: skip


def _step(evening: SheetEvening, what: str, seat: str) -> Callable[[int], Awaitable[None]]:
    async def step(by: int) -> None:
        await evening.step(what, seat, by)

    return step


def _sheet(
    look: Look, guest: Guest, evening: SheetEvening, heading: str, body: list[ft.Control], subtitle: str | None,
    entry: str, scrolls: bool = False,
) -> ft.Control:  # fmt: skip
    return sheet(
        look, heading, body, close=guest.words("close"), on_close=partial(evening.show, None), subtitle=subtitle,
        scrolls=scrolls, about=word_about(guest, entry),
    )  # fmt: skip

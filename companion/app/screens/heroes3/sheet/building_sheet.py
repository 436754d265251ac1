"""A building: what it costs and brings, what is missing, and to build it."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.buttons import primary, quiet
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_layers import BuildingOpen, TradeOpen
from companion.app.screens.heroes3.sheet.parts import price, told_line
from companion.app.screens.heroes3.sheet.speech import amount, building_about, rule_about, word_about
from companion.app.theme import Look
from companion.games.heroes3.combat.refusals import Forbidden
from companion.games.heroes3.evening.refusals import TooDear
from companion.games.heroes3.evening.trade import plan
from companion.games.heroes3.evening.wording import deed_words
from companion.games.heroes3.sheet import acts, looking


def building_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: BuildingOpen) -> ft.Control:
    """Everything about one building of a player's town."""
    words, state, seat = guest.words, evening.state, layer.seat
    building = looking.town(state, seat).building(layer.building)
    mine = state.sheets[seat]
    built = building.id in mine.built
    refusal = looking.buildable(state, seat).get(building.id)
    about = building_about(guest, building.faction, building.id)
    body: list[ft.Control] = [price(look, words, building.cost, mine.purse.missing(building.cost), size=22)]
    for deed in building.deeds:
        body.append(told_line(look, "star", words.say(deed_words(deed, building.tell)), about=about))
        if deed.disputed:
            body.append(caption(look, words.name(deed.disputed), size=14))
    if built:
        body.append(told_line(look, "check", words("h3s-ui-stands"), color=look.heal))
    elif refusal is not None:
        rule = refusal.rule if isinstance(refusal, Forbidden) else ""
        body.append(
            told_line(look, "warning", words.say(refusal.message), color=look.harm, about=rule_about(guest, rule))
        )
        body += _trades(look, guest, evening, layer, refusal)
    by_hand = quiet(
        look, words("h3s-ui-take-down" if built else "h3s-ui-put-up"),
        partial(evening.act, acts.SetBuilding(seat, building.id, not built)), name="by-hand", height=52,
    )  # fmt: skip
    body.append(by_hand)
    actions: list[ft.Control] = []
    if not built:
        actions.append(
            primary(
                look, words("h3s-ui-build"), partial(evening.act, acts.Build(seat, building.id)), symbol="castle",
                name="build", expand=True, on_long_press=word_about(guest, "build-token"),
            )
        )  # fmt: skip
    name = words.name(building.name)
    kind = words("h3s-ui-building-kind", kind=building.kind, tier=building.tier or "none")
    return sheet(
        look, name, body, close=words("close"), on_close=partial(evening.show, None),
        subtitle=kind if kind.casefold() != name.casefold() else None, scrolls=False, actions=actions, about=about,
    )  # fmt: skip


def _trades(look: Look, guest: Guest, evening: SheetEvening, layer: BuildingOpen, refusal: object) -> list[ft.Control]:
    """Where a Trading Post would make up for what is missing, how."""
    if not isinstance(refusal, TooDear):
        return []
    mine = evening.state.sheets[layer.seat]
    cost = looking.town(evening.state, layer.seat).building(layer.building).cost
    found = plan(mine.purse, cost)
    if found is None:
        return []
    words = guest.words
    lines = [words("h3s-ui-trade-line", give=amount(words, t.paid), get=amount(words, t.gained)) for t in found.trades]
    first = found.trades[0]
    go = partial(evening.show, TradeOpen(layer.seat, first.give, first.get, first.times))
    said = words("h3s-ui-trade-would", trades="\n".join(lines))
    return [
        caption(look, said, size=15),
        quiet(look, words("h3s-ui-trade"), go, symbol="exchange", name="trade", height=52),
    ]

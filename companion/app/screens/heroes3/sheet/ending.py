"""The end of an evening: who won and why, the figures of everybody, and what comes along in a campaign. heroes3 12."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import icon
from companion.app.kit.badge import badge
from companion.app.kit.buttons import primary, quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption, figure, strong, title
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_next import begin_next, to_setup, whole
from companion.app.models.heroes3.sheet_side import CarryOpen
from companion.app.models.lobby import new_route
from companion.app.screens.heroes3.sheet.setup_parts import plain
from companion.app.screens.heroes3.sheet.speech import card_about, card_name, word_about
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.sheet import acts, campaigns, statistics
from companion.games.heroes3.sheet.ending import result
from companion.games.heroes3.sheet.setup import ENGINE, GAME

_FIGURES = {
    "rounds": "round", "level": "level", "cards": "your-deck", "units": "unit", "gold-gained": "gold",
    "materials-gained": "building-materials", "valuables-gained": "valuables", "built": "building",
    "recruited": "recruit", "reinforced": "reinforce", "fights-won": "combat-end", "fights-lost": "combat-end",
    "retreats": "retreat", "quick": "quick-combat", "visited": "visitable", "flagged": "flaggable",
    "moved": "movement-points",
}  # fmt: skip
"""The entry about what a figure counts."""
_MANY = 12
"""More cards than so many may not fit a phone."""


def ending(look: Look, guest: Guest, evening: SheetEvening) -> list[ft.Control]:
    """The last panels of the table."""
    return [Ending(look, guest, evening)]


@part
def Ending(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """Who won, what comes next, and the figures."""
    use_watch(evening, lambda e: e.length)
    words, state = guest.words, evening.state
    ended = result(state)
    if ended is None:
        return ft.Container()
    won = ended.outcome == "won"
    head = ft.Row(
        [
            icon("crown" if won else "skull", look.action if won else look.muted, 40),
            title(look, words.say(ended.message), size=24, lines=4, expand=True),
        ],
        spacing=14,
    )
    parts: list[ft.Control] = [panel(look, head, active=won, name="result")]
    if state.layout.body.mode == "campaign":
        parts.append(_onward(look, guest, evening))
    else:
        go = partial(guest.device.go, new_route(GAME, ENGINE))
        parts.append(primary(look, words("h3s-set-again"), go, symbol="castle", name="again"))
    parts.append(_figures(look, guest, evening))
    return ft.Column(parts, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _figures(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """The figures side by side: one line a figure, one column a player; what nobody counted is left out."""
    words, counted = guest.words, statistics.of(evening.state)
    seats = list(counted)
    rows: list[ft.Control] = [strong(look, words("h3s-set-figures")), _names(look, guest, evening, seats)]
    first = counted[seats[0]]
    for at, named in enumerate(first):
        values = [counted[seat][at].count for seat in seats]
        if any(values):
            entry = _FIGURES.get(named.what)
            shown = _figure(look, words.say(named.message), values)
            rows.append(explained(shown, word_about(guest, entry) if entry else None))
    return panel(look, ft.Column(rows, spacing=10), name="figures")


def _names(look: Look, guest: Guest, evening: SheetEvening, seats: list[str]) -> ft.Control:
    marks = [badge(evening.place(seat), size=32, label=evening.chair(seat).name) for seat in seats]
    cells: list[ft.Control] = [ft.Container(mark, width=56, alignment=ft.Alignment.CENTER_RIGHT) for mark in marks]
    return ft.Row(
        [caption(look, ", ".join(evening.chair(seat).name for seat in seats), expand=True), *cells], spacing=4
    )


def _figure(look: Look, said: str, values: list[int]) -> ft.Control:
    best = max(values) if len(set(values)) > 1 else None
    cells: list[ft.Control] = [
        ft.Container(
            figure(look, str(value), size=18, color=look.action if value == best else None, silent=True),
            width=56,
            alignment=ft.Alignment.CENTER_RIGHT,
        )
        for value in values
    ]
    row = ft.Row([text(look, said, size=15, expand=True, silent=True), *cells], spacing=4)
    return ft.Semantics(content=row, label=f"{said}: {', '.join(map(str, values))}", container=True)


# --- from one scenario to the next -----------------------------------------------------------------


def _onward(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """What comes along, and the next scenario; a lost one begins again."""
    words, state = guest.words, evening.state
    following = campaigns.next_scenario(state)
    if campaigns.lost(state):
        again = primary(look, words("h3s-set-restart"), partial(begin_next, evening), symbol="rotate", name="restart")
        parts: list[ft.Control] = [plain(look, words("h3s-set-restart-how")), again]
        return panel(
            look, ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), name="carry"
        )
    parts = [strong(look, words("h3s-set-carry"))]
    for seat in state.sheets:
        parts.append(plain(look, words("h3s-set-carry-deck", count=len(campaigns.next_deck(state, seat)))))
        chosen = state.sheet(seat).carried
        said = words("h3s-set-carry-choose", chosen=len(chosen), wanted=_wanted(evening, seat))
        choose = partial(evening.show, CarryOpen(seat, chosen))
        parts.append(quiet(look, said, choose, symbol="cards", name=f"carry-{seat}", height=52))
    ready = all(len(state.sheet(seat).carried) == _wanted(evening, seat) for seat in state.sheets)
    said = words("h3s-set-next", name=following.name) if following is not None else words("h3s-set-next-own")
    act = begin_next if whole(state) else to_setup
    if following is not None or not state.layout.body.scenario:
        parts.append(
            primary(look, said, partial(act, evening), symbol="forward", name="next-scenario", disabled=not ready)
        )
    else:
        parts.append(plain(look, words("h3s-set-campaign-over")))
    return panel(look, ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), name="carry")


def _wanted(evening: SheetEvening, seat: str) -> int:
    return min(campaigns.CHOSEN, len(campaigns.choosable(evening.state, seat)))


def carry_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: CarryOpen) -> ft.Control:
    """Five cards are chosen: each copy of a card is a tag of its own."""
    words, wanted = guest.words, _wanted(evening, layer.seat)
    counted = Counter(campaigns.choosable(evening.state, layer.seat))
    chosen = Counter(layer.cards)
    tags = [
        tap_chip(look, card_name(words, card), partial(_turn, evening, layer, card, n < chosen[card]),
                 selected=n < chosen[card], symbol="check" if n < chosen[card] else None,
                 disabled=n >= chosen[card] and len(layer.cards) >= wanted, name=f"carry-{card}-{n}",
                 about=card_about(guest, card))
        for card, count in counted.items()
        for n in range(count)
    ]  # fmt: skip
    done = primary(
        look, words("h3s-set-carry-done", chosen=len(layer.cards), wanted=wanted),
        partial(evening.act, acts.Carry(layer.seat, layer.cards)), name="carry-done", expand=True,
        disabled=len(layer.cards) != wanted,
    )  # fmt: skip
    return sheet(
        look, words("h3s-set-carry"), [plain(look, words("h3s-set-carry-how")), chips(look, tags, targets=True)],
        close=words("close"), on_close=partial(evening.show, None), actions=[done], scrolls=len(tags) > _MANY,
        about=about.rule(guest, "heroes3 12"),
    )  # fmt: skip


def _turn(evening: SheetEvening, layer: CarryOpen, card: str, taken: bool) -> None:
    cards = list(layer.cards)
    if taken:
        cards.remove(card)
    else:
        cards.append(card)
    evening.show(replace(layer, cards=tuple(cards)))

"""The market: five slots with cost and faction, one tap to take a card, and the question which card turned up."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import icon
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.tap import tap
from companion.app.kit.words import caption, strong
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.hero_realms.evening import HeroEvening
from companion.app.models.hero_realms.layers import SlotOpen
from companion.app.screens.hero_realms import lookup
from companion.app.screens.hero_realms.card_face import card_aloud, card_tile
from companion.app.theme import GAP, R_CHIP, TARGET, Look, Size
from companion.app.watch import part, use_watch
from companion.games.hero_realms.state import EMPTY

_SIZES: dict[Size, float] = {"phone": 15, "tablet": 16, "desktop": 18}
_COLUMNS = 3
"""Cards side by side where there is room for large ones."""


@part
def Market(look: Look, guest: Guest, evening: HeroEvening) -> ft.Control:
    """The row of five and the Fire Gems."""
    use_watch(evening, lambda e: (tuple(e.state.row), e.state.gems, e.open_slots(), e.acting, e.state.ended))
    words = guest.words
    how = words("hra-market-tap") if evening.acting else words("hra-market-wait")
    about = caption(look, how, lines=2)
    about.expand, about.text_align = True, ft.TextAlign.END
    name = explained(strong(look, words("hra-market")), lookup.term(guest, "market"))
    head = ft.Row([name, about], spacing=12)
    tiles = [_slot(look, guest, evening, slot, card) for slot, card in enumerate(evening.state.row, 1)]
    tiles.append(_gems(look, guest, evening))
    if look.phone:
        rows: list[ft.Control] = [ft.Row(tiles, wrap=True, spacing=GAP, run_spacing=GAP)]
    else:
        rows = [ft.Row(tiles[n : n + _COLUMNS], spacing=GAP) for n in range(0, len(tiles), _COLUMNS)]
    return panel(look, ft.Column([head, *rows], spacing=10), padding=14, name="market")


def _slot(look: Look, guest: Guest, evening: HeroEvening, slot: int, card: int) -> ft.Control:
    if card == EMPTY:
        return _empty(look, guest, evening, slot)
    words, found = guest.words, evening.state.table.cards[card]
    put_right = partial(evening.show, SlotOpen(slot))
    said = card_aloud(words, found)
    taking = bool(evening.acting) and not evening.state.ended
    word = "hra-take" if taking else "hra-slot-holds"
    return card_tile(
        look,
        guest,
        found,
        partial(evening.buy, slot) if taking else put_right,
        label=words(word, slot=slot, card=said),
        name=f"slot-{slot}",
        figure_shown=str(found.cost),
        expand=None if look.phone else True,
        size=_SIZES[look.size],
        height=TARGET if look.phone else 64,
    )


def _empty(look: Look, guest: Guest, evening: HeroEvening, slot: int) -> ft.Control:
    """An empty slot asks for its card; one that stays empty says so."""
    words = guest.words
    if not evening.state.deck:
        said = caption(look, words("hra-slot-stays-empty", slot=slot))
        return ft.Container(said, height=TARGET, expand=None if look.phone else True)
    face = ft.Row(
        [
            icon("plus", look.action, 16),
            text(look, words("hra-slot-new", slot=slot), size=15, color=look.action, family=fonts.SEMI, silent=True),
        ],
        spacing=6,
        tight=True,
    )
    return tap(
        look,
        face,
        on_tap=partial(evening.show, SlotOpen(slot)),
        label=words("hra-slot-which", slot=slot),
        name=f"slot-{slot}",
        silent=True,
        height=TARGET if look.phone else 64,
        radius=R_CHIP,
        border=ft.Border.all(2, look.action),
        padding=ft.Padding.symmetric(horizontal=12),
        align=None,
        expand=None if look.phone else True,
    )


def _gems(look: Look, guest: Guest, evening: HeroEvening) -> ft.Control:
    words, state = guest.words, evening.state
    gem = state.table.cards[state.table.book.gem]
    taking = bool(evening.acting) and not state.ended and state.gems > 0
    return card_tile(
        look,
        guest,
        gem,
        partial(evening.buy, 0) if taking else None,
        label=words("hra-take-gem", card=gem.name, cost=gem.cost, count=state.gems),
        name="slot-0",
        figure_shown=f"{gem.cost} · ×{state.gems}",
        sign="gem",
        faded=state.gems == 0,
        expand=None if look.phone else True,
        size=_SIZES[look.size],
        height=TARGET if look.phone else 64,
    )

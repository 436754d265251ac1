"""Champions in play, and what lies beside a seat: guards marked, turned sideways or not, defense that is left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import flet as ft

from companion.app.icons import Icon
from companion.app.kit.chips import chip
from companion.app.models.guest import Guest
from companion.app.models.hero_realms.evening import HeroEvening
from companion.app.models.hero_realms.layers import ChampionOpen
from companion.app.screens.hero_realms import lookup
from companion.app.screens.hero_realms.card_face import TONES, card_tile
from companion.app.screens.hero_realms.speech import seat_name
from companion.app.theme import GAP, Look
from companion.games.hero_realms import acts
from companion.games.hero_realms.naming import refs
from companion.games.hero_realms.reach import champions
from companion.games.hero_realms.state import Laid

_OPEN = ("hoard", "jar", "power")
"""Roles of cards beside a seat that everybody wants to see; skills and abilities are on the hero card."""


def champion_tiles(look: Look, guest: Guest, evening: HeroEvening, seat: int) -> list[ft.Control]:
    """The champions before a seat as tiles; one tap of an opponent on turn stuns one by attack."""
    return [_tile(look, guest, evening, seat, laid, ref) for laid, ref in named_champions(evening, seat)]


def items_beside(look: Look, guest: Guest, evening: HeroEvening, seat: int) -> list[ft.Control]:
    """Hoard items, the open jar and the power of a seat as tags."""
    return [_beside(look, guest, evening, laid) for laid in _open_cards(evening, seat)]


def flowing(items: Sequence[ft.Control]) -> ft.Row:
    """Tiles and tags side by side, going on to the next line."""
    return ft.Row(list(items), wrap=True, spacing=6, run_spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def named_champions(evening: HeroEvening, seat: int) -> list[tuple[Laid, str]]:
    """The champions before a seat, each with the name that acts use."""
    found = champions(evening.state, seat)
    return [(laid, refs(evening.state, seat, [laid])[0].partition("/")[2]) for laid in found]


def champion_glance(evening: HeroEvening, seat: int) -> list[tuple[int, bool, int, int]]:
    """Everything the tiles show, to see whether they must be drawn again."""
    state = evening.state
    cards = (*champions(state, seat), *_open_cards(evening, seat))
    return [(laid.card, laid.expended, laid.damage, state.defense(seat, laid)) for laid in cards]


def is_prey(evening: HeroEvening, seat: int) -> bool:
    """Whether the person on turn may attack what stands before this seat."""
    state = evening.state
    return bool(evening.acting) and seat in state.table.opponents(state.table.index[evening.acting])


def _tile(look: Look, guest: Guest, evening: HeroEvening, seat: int, laid: Laid, ref: str) -> ft.Control:
    words, state = guest.words, evening.state
    card, place = state.table.cards[laid.card], state.table.places[seat]
    whole = state.defense(seat, laid)
    left = whole - laid.damage
    sign: Icon = "rotate" if laid.expended else "shield" if card.guard else "sword"
    said = words(
        "hra-champion-aloud",
        card=card.name,
        name=seat_name(words, state, seat),
        kind="guard" if card.guard else "champion",
        turned="yes" if laid.expended else "no",
        left=left,
    )

    async def stun() -> None:
        await evening.do(acts.Attack(place.id, ref, 0, evening.acting))

    prey = is_prey(evening, seat)
    shown = f"{left}" if left == whole else f"{left}/{whole}"
    if look.phone and not prey and evening.acting != place.id:
        # Nobody needs to press it now: smaller, so that the market stays in sight.
        tone = TONES[card.definition.faction]
        tag = f"{words.name(card.name)} {shown}"
        return chip(look, tag, tone=tone, symbol=sign, label=said, about=lookup.card(guest, card))
    label = words("hra-attack-champion", champion=said, left=left) if prey else said
    details = partial(evening.show, ChampionOpen(place.id, ref))
    return card_tile(
        look,
        guest,
        card,
        stun if prey else details,
        label=label,
        name=f"champion-{place.id}-{ref}",
        figure_shown=shown,
        sign=sign,
        faded=laid.expended,
    )


def _open_cards(evening: HeroEvening, seat: int) -> Iterator[Laid]:
    cards = evening.state.table.cards
    return (laid for laid in evening.state.seats[seat].beside if cards[laid.card].role in _OPEN)


def _beside(look: Look, guest: Guest, evening: HeroEvening, laid: Laid) -> ft.Control:
    words, card = guest.words, evening.state.table.cards[laid.card]
    sign: Icon = "rotate" if laid.expended else "gem" if card.role == "hoard" else "drop"
    label = words("hra-beside-aloud", card=card.name, turned="yes" if laid.expended else "no")
    return chip(
        look,
        words.name(card.name),
        tone="gold" if card.role == "hoard" else "arcane",
        symbol=sign,
        label=label,
        about=lookup.card(guest, card),
    )

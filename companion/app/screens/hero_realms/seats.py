"""One seat on a card: who it is, life in large figures, champions, and what the person on turn does with one tap."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.badge import badge, mark_of
from companion.app.kit.bar import bar
from companion.app.kit.buttons import icon_button, tinted
from companion.app.kit.chips import chip, chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.numeral import numeral, sign
from companion.app.kit.panel import panel
from companion.app.kit.tap import tap
from companion.app.kit.words import caption, strong, title
from companion.app.models.guest import Guest
from companion.app.models.hero_realms.evening import HeroEvening
from companion.app.models.hero_realms.layers import DeedsOpen, LayOpen, LifeOpen, SeatOpen
from companion.app.screens.hero_realms import lookup
from companion.app.screens.hero_realms.champions import champion_glance, champion_tiles, flowing, is_prey, items_beside
from companion.app.screens.hero_realms.speech import seat_about, seat_name, seat_tags
from companion.app.theme import GAP, TARGET, Look, Size
from companion.app.watch import part, use_watch
from companion.games.hero_realms.state import HeroState

BLOWS = (1, 5)
"""Hits that are one tap; others are typed."""
_LIFE: dict[Size, tuple[float, float]] = {"phone": (78, 56), "tablet": (104, 76), "desktop": (124, 84)}
"""Room for the number on a card."""
_FEW = 3
"""At a table so small, the app's chair gets as large a card as a boss."""


def is_foe(state: HeroState, seat: int) -> bool:
    """Whether a seat is shown as the one everybody fights."""
    place = state.table.places[seat]
    if place.boss:
        return True
    return place.played_by == "app" and not state.table.party_game and len(state.table.places) <= _FEW


def glance(evening: HeroEvening, seat: int) -> tuple[object, ...]:
    """Everything a card shows of a seat, to see whether it must be drawn again."""
    state = evening.state
    mine = state.seats[seat]
    return (
        state.life(seat),
        evening.change_of(state.table.places[seat].id),
        champion_glance(evening, seat),
        tuple(mine.taunters),
        (mine.out, mine.immune, len(mine.jars), len(mine.hoard), len(mine.hand), len(mine.grimoire)),
        (state.active, evening.acting, state.winners, state.dealt, bool(state.asks)),
    )


@part
def SeatCard(look: Look, guest: Guest, evening: HeroEvening, seat: int) -> ft.Control:
    """A person at the table, or a chair of the app among many."""
    use_watch(evening, lambda e: glance(e, seat))
    state, place = evening.state, evening.state.table.places[seat]
    top: list[ft.Control] = [_who(look, guest, evening, seat)]
    if _keeps_life(state, seat):
        top += _life_row(look, guest, evening, seat)
    rows: list[ft.Control] = [ft.Row(top, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)]
    if state.seats[seat].out:
        word = "hra-defeated" if state.table.party_game else "tag-out"
        why = lookup.term(guest, "defeated" if state.table.party_game else "out")
        rows.append(chips(look, [chip(look, guest.words(word), tone="harm", symbol="skull", about=why)]))
    flow = [
        *_tags(look, guest, evening, seat),
        *champion_tiles(look, guest, evening, seat),
        *items_beside(look, guest, evening, seat),
    ]
    if evening.acting == place.id:
        flow += _deeds(look, guest, evening, seat)
    if flow:
        rows.append(flowing(flow))
    active = seat in state.active and not state.ended
    return panel(look, ft.Column(rows, spacing=10), active=active, faded=state.seats[seat].out, padding=14)


@part
def FoeCard(look: Look, guest: Guest, evening: HeroEvening, seat: int) -> ft.Control:
    """A boss, or the app at a small table: its life as large as the card allows, and quick blows against it."""
    use_watch(evening, lambda e: glance(e, seat))
    state, place = evening.state, evening.state.table.places[seat]
    tint = look.tint("ember") if place.boss else mark_of(seat).colour
    life = state.life(seat)
    life_shown = numeral(
        look,
        life,
        width=120 if look.phone else 220,
        height=84 if look.phone else 124,
        change=evening.change_of(place.id),
        name=f"{place.id}-life",
        label=life_aloud(guest, evening, seat),
    )
    number = explained(life_shown, lookup.term(guest, "health"))
    tags = [*_tags(look, guest, evening, seat), *items_beside(look, guest, evening, seat)]
    left = ft.Column([_foe_name(look, guest, evening, seat), chips(look, tags)], spacing=6, tight=True, expand=True)
    rows: list[ft.Control] = [ft.Row([left, number], vertical_alignment=ft.CrossAxisAlignment.CENTER)]
    # The number has said it already.
    rows.append(ft.Semantics(exclude_semantics=True, content=bar(look, life / full_life(state, seat), color=tint)))
    if tiles := champion_tiles(look, guest, evening, seat):
        rows.append(flowing(tiles))
    if is_prey(evening, seat) and not state.seats[seat].out:
        rows.append(_blows(look, guest, evening, seat, tint))
    active = seat in state.active and not state.ended
    return panel(look, ft.Column(rows, spacing=10), tint=tint, active=active, faded=state.seats[seat].out)


def life_aloud(guest: Guest, evening: HeroEvening, seat: int) -> str:
    """A life total as a screen reader says it."""
    return guest.words(
        "hra-life-aloud", name=seat_name(guest.words, evening.state, seat), life=evening.state.life(seat)
    )


def full_life(state: HeroState, seat: int) -> int:
    """What a bar counts as full: what the seat began with, or the number on the Lich's open jar."""
    place, book, cards = state.table.places[seat], state.table.book, state.table.cards
    begun = book.base.health
    if place.kind == "lich":
        begun = max((cards[laid.card].definition.health for laid in state.seats[seat].beside), default=1)
    elif place.boss:
        begun = book.bosses[place.kind].health.of(state.table.party)
    elif place.character:
        begun = book.characters[place.character].health
    return max(1, begun, state.life(seat))


# --- parts of a card -----------------------------------------------------------------------------


def _keeps_life(state: HeroState, seat: int) -> bool:
    """Whether the number stands here: of a team that shares its life only with the first."""
    life = state.table.places[seat].life
    return all(place.life != life for place in state.table.places[:seat])


def _who(look: Look, guest: Guest, evening: HeroEvening, seat: int) -> ft.Control:
    words, state = guest.words, evening.state
    name, about = seat_name(words, state, seat), seat_about(words, state, seat)
    lines: list[ft.Control] = [strong(look, name, size=22 if look.size == "desktop" else 18, lines=1, silent=True)]
    if about:
        lines.append(caption(look, about, lines=1, silent=True))
    face = ft.Row(
        [badge(seat, size=44 if look.size == "desktop" else 34), ft.Column(lines, spacing=0, tight=True, expand=True)],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tap(
        look,
        face,
        on_tap=partial(evening.show, SeatOpen(state.table.places[seat].id)),
        on_long_press=lookup.seat(guest, state, seat),
        name=f"seat-{state.table.places[seat].id}",
        align=None,
        expand=True,
        label=words("aloud-seat", name=name),
        height=TARGET,
    )


def _life_row(look: Look, guest: Guest, evening: HeroEvening, seat: int) -> list[ft.Control]:
    """Minus, the number (a tap opens the pad), plus."""
    words, place = guest.words, evening.state.table.places[seat]
    name = seat_name(words, evening.state, seat)
    taking, giving = partial(evening.change_life, place.id, -1), partial(evening.change_life, place.id, 1)
    less = "hra-hit-1" if is_prey(evening, seat) else "hra-life-minus"
    number = tap(
        look,
        numeral(
            look,
            evening.state.life(seat),
            width=_LIFE[look.size][0],
            height=_LIFE[look.size][1],
            change=evening.change_of(place.id),
            name=f"{place.id}-life",
            label=life_aloud(guest, evening, seat),
        ),
        on_tap=partial(evening.show, LifeOpen(place.id)),
        on_long_press=lookup.term(guest, "health"),
        padding=0,
        name=f"pad-{place.id}",
        hint=words("hint-pad"),
        label=life_aloud(guest, evening, seat),
    )
    minus = icon_button(
        look, "minus", words(less, name=name), taking, on_hold=taking, name=f"{place.id}-minus", fill=look.raised
    )
    plus = icon_button(
        look,
        "plus",
        words("hra-life-plus", name=name),
        giving,
        on_hold=giving,
        name=f"{place.id}-plus",
        fill=look.raised,
    )
    return [minus, number, plus]


def _deeds(look: Look, guest: Guest, evening: HeroEvening, seat: int) -> list[ft.Control]:
    """What the person on turn does besides buying and hitting."""
    words, place = guest.words, evening.state.table.places[seat]
    lay = tap_chip(
        look,
        words("hra-lay"),
        partial(evening.show, LayOpen(place.id)),
        symbol="plus",
        name="lay-champion",
        about=lookup.term(guest, "champion"),
    )
    more = icon_button(
        look, "more", words("hra-deeds"), partial(evening.show, DeedsOpen()), name="deeds", fill=look.raised
    )
    return [lay, more]


def _foe_name(look: Look, guest: Guest, evening: HeroEvening, seat: int) -> ft.Control:
    words, state = guest.words, evening.state
    shown: list[ft.Control] = [title(look, seat_name(words, state, seat), size=24)]
    if about := seat_about(words, state, seat):
        shown.append(caption(look, about, lines=1))
    return tap(
        look,
        ft.Column(shown, spacing=2, tight=True),
        on_tap=partial(evening.show, SeatOpen(state.table.places[seat].id)),
        on_long_press=lookup.seat(guest, state, seat),
        name=f"seat-{state.table.places[seat].id}",
        label=words("aloud-seat", name=seat_name(words, state, seat)),
        align=None,
        padding=ft.Padding.symmetric(vertical=2, horizontal=4),
        radius=8,
    )


def _tags(look: Look, guest: Guest, evening: HeroEvening, seat: int) -> list[ft.Control]:
    return [
        chip(look, tag.said, tone=tag.tone, symbol=tag.sign, label=tag.said, about=lookup.term(guest, tag.entry))
        for tag in seat_tags(guest.words, evening.state, seat)
    ]


def _blows(look: Look, guest: Guest, evening: HeroEvening, seat: int, tint: str) -> ft.Control:
    words, place = guest.words, evening.state.table.places[seat]
    name = seat_name(words, evening.state, seat)

    def blow(amount: int) -> ft.Control:
        strike = partial(evening.change_life, place.id, -amount)
        return tinted(
            look,
            sign(-amount),
            strike,
            color=tint,
            name=f"{place.id}-hit-{amount}",
            expand=True,
            on_hold=strike,
            label=words("hra-hit", name=name, count=amount),
            height=52,
        )

    dealt = evening.state.dealt
    said = words("so-far", change=sign(-dealt)) if dealt and place.kind == "dragon" else words("hra-hit-other")
    more = tinted(
        look,
        said,
        partial(evening.show, LifeOpen(place.id)),
        color=tint,
        name=f"pad-{place.id}",
        label=words("hra-hit-pad", name=name),
        expand=2,
        height=52,
    )
    return ft.Row([*(blow(amount) for amount in BLOWS), more], spacing=GAP)

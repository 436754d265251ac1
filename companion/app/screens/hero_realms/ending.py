"""The end: who has won, and the evening in numbers."""

from __future__ import annotations

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.badge import badge
from companion.app.kit.chips import chip, chips
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.words import caption, figure, strong, title
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.hero_realms.evening import HeroEvening
from companion.app.models.hero_realms.summary import Summary, summary
from companion.app.screens.hero_realms import lookup
from companion.app.screens.hero_realms.card_face import TONES
from companion.app.screens.hero_realms.speech import seat_name
from companion.app.theme import Look
from companion.app.watch import part, use_watch

_MOST_CARDS = 12


@part
def Ending(look: Look, guest: Guest, evening: HeroEvening) -> ft.Control:
    """The winners and what the journal tells; nothing while the game goes on."""
    use_watch(evening, lambda e: (e.state.ended, e.length))
    if not evening.state.ended:
        return ft.Container(height=0)
    counted = summary(evening.live)
    return ft.Column(
        [
            _winners(look, guest, evening),
            _numbers(look, guest, evening, counted),
            _cards(look, guest, evening, counted),
        ],
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _winners(look: Look, guest: Guest, evening: HeroEvening) -> ft.Control:
    words, state = guest.words, evening.state
    names = [seat_name(words, state, seat) for seat in state.winners]
    lines: list[ft.Control] = [
        title(look, words("won", names=names, count=len(names)), size=28, lines=3),
        caption(look, words("won-how"), size=14),
    ]
    sign: Icon = "dragon" if any(state.table.places[n].boss for n in state.winners) else "crown"
    face = ft.Row([icon(sign, look.action, 52), ft.Column(lines, spacing=4, expand=True, tight=True)], spacing=16)
    return panel(look, explained(face, lookup.mode(guest, state.table.mode)), active=True, name="winners")


def _numbers(look: Look, guest: Guest, evening: HeroEvening, counted: Summary) -> ft.Control:
    words, state = guest.words, evening.state
    rows: list[ft.Control] = [strong(look, words("hra-summary"))]
    rounds = _line(look, "next", words("hra-summary-rounds"), str(counted.rounds))
    rows.append(explained(rounds, lookup.term(guest, "turn-cycle")))
    for seat, place in enumerate(state.table.places):
        name = seat_name(words, state, seat)
        mark = icon("dragon", look.tint("ember"), 26) if place.boss else badge(seat, size=26)
        said = words("hra-summary-damage", name=name)
        rows.append(_line(look, mark, said, str(counted.damage.get(seat, 0))))
    for seat, gone in counted.stunned.items():
        said = words("hra-summary-stunned", name=seat_name(words, state, seat))
        rows.append(_line(look, "skull", said, str(gone)))
    seat, seconds = counted.longest
    if seconds:
        said = words("hra-summary-longest", name=seat_name(words, state, seat))
        rows.append(_line(look, "hourglass", said, f"{seconds // 60}:{seconds % 60:02d}"))
    if counted.repaired:
        rows.append(_line(look, "pencil", words("hra-summary-repaired"), str(counted.repaired)))
    return panel(look, ft.Column(rows, spacing=10), name="summary")


def _line(look: Look, sign: Icon | ft.Control, said: str, number: str) -> ft.Control:
    mark = sign if isinstance(sign, ft.Control) else icon(sign, look.muted, 24)
    row = ft.Row(
        [
            ft.Container(mark, width=30, alignment=ft.Alignment.CENTER),
            text(look, said, expand=True, silent=True),
            figure(look, number, size=22, silent=True),
        ],
        spacing=10,
    )
    return ft.Semantics(content=row, label=f"{said}: {number}", container=True)


def _cards(look: Look, guest: Guest, evening: HeroEvening, counted: Summary) -> ft.Control:
    """What the app bought: its deck was never seen as a whole."""
    words, state = guest.words, evening.state
    rows: list[ft.Control] = []
    for seat, place in enumerate(state.table.places):
        bought = counted.bought.get(seat, [])
        if place.played_by != "app" or not bought:
            continue
        kinds = {card: bought.count(card) for card in bought}
        tags = [
            chip(
                look,
                words.name(state.table.cards[card].name) + (f" ×{count}" if count > 1 else ""),
                tone=TONES[state.table.cards[card].definition.faction],
                about=lookup.card(guest, state.table.cards[card]),
            )
            for card, count in list(kinds.items())[:_MOST_CARDS]
        ]
        rows.append(strong(look, words("hra-summary-bought", name=seat_name(words, state, seat), count=len(bought))))
        rows.append(chips(look, tags))
    return panel(look, ft.Column(rows, spacing=6)) if rows else ft.Container(height=0)

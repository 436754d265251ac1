"""The end: who has won, and the evening in numbers."""

from __future__ import annotations

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.controls.chips import chip, chip_row
from companion.app.kit.graphics.player_badge import player_badge
from companion.app.kit.layout.panel import panel
from companion.app.kit.text.text_styles import caption_text, strong_text, title_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models.device_session import DeviceSession
from companion.app.models.hero_realms.game_statistics import GameStatistics, count_game_statistics
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.hero_realms import help_topics
from companion.app.screens.hero_realms.card_tiles import TONES
from companion.app.screens.hero_realms.table_text import seat_name
from companion.app.screens.table.summary import figure_row
from companion.app.theme import Look

_MOST_CARDS = 12


@component
def GameEndPanel(look: Look, session: DeviceSession, model: HeroRealmsTableModel) -> ft.Control:
    """The winners and what the journal tells; nothing while the game goes on."""
    use_watch(model, lambda e: (e.state.ended, e.length))
    if not model.state.ended:
        return ft.Container(height=0)
    counted = count_game_statistics(model.live)
    return ft.Column(
        [
            _winners(look, session, model),
            _numbers(look, session, model, counted),
            _cards(look, session, model, counted),
        ],
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _winners(look: Look, session: DeviceSession, model: HeroRealmsTableModel) -> ft.Control:
    words, state = session.words, model.state
    names = [seat_name(words, state, seat) for seat in state.winners]
    lines: list[ft.Control] = [
        title_text(look, words("won", names=names, count=len(names)), size=28, lines=3),
        caption_text(look, words("won-how"), size=14),
    ]
    sign: IconName = "dragon" if any(state.table.places[n].boss for n in state.winners) else "crown"
    face = ft.Row([make_icon(sign, look.action, 52), ft.Column(lines, spacing=4, expand=True, tight=True)], spacing=16)
    return panel(
        look,
        explain_on_long_press(face, help_topics.mode_help_callback(session, state.table.mode)),
        active=True,
        name="winners",
    )


def _numbers(look: Look, session: DeviceSession, model: HeroRealmsTableModel, counted: GameStatistics) -> ft.Control:
    words, state = session.words, model.state
    rows: list[ft.Control] = [strong_text(look, words("hra-summary"))]
    rounds = _line(look, "next", words("hra-summary-rounds"), str(counted.rounds))
    rows.append(explain_on_long_press(rounds, help_topics.rule_term_help_callback(session, "turn-cycle")))
    for seat, place in enumerate(state.table.places):
        name = seat_name(words, state, seat)
        mark = make_icon("dragon", look.tint("ember"), 26) if place.boss else player_badge(seat, size=26)
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


def _line(look: Look, sign: IconName | ft.Control, said: str, number: str) -> ft.Control:
    mark = sign if isinstance(sign, ft.Control) else make_icon(sign, look.muted, 24)
    return figure_row(look, ft.Container(mark, width=30, alignment=ft.Alignment.CENTER), said, number, 22)


def _cards(look: Look, session: DeviceSession, model: HeroRealmsTableModel, counted: GameStatistics) -> ft.Control:
    """What the app bought: its deck was never seen as a whole."""
    words, state = session.words, model.state
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
                about=help_topics.card_help_callback(session, state.table.cards[card]),
            )
            for card, count in list(kinds.items())[:_MOST_CARDS]
        ]
        rows.append(
            strong_text(look, words("hra-summary-bought", name=seat_name(words, state, seat), count=len(bought)))
        )
        rows.append(chip_row(look, tags))
    return panel(look, ft.Column(rows, spacing=6)) if rows else ft.Container(height=0)

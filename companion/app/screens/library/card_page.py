"""A card as a page shows it: figures, what it does, what is not certain, what belongs to it and where it is used."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import flet as ft

from companion.app.kit.controls.chips import chip, chip_row, tappable_chip
from companion.app.kit.layout.callout import callout
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, heading_text, number_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.library import LibraryPage
from companion.app.models.open_help_callbacks import OpenHelpCallback
from companion.app.theme import Look
from companion.library.card_entries import CardEntry, Figure, group_figures_by_side, label_text
from companion.library.card_entries import card_heading_text as kind_of

OpenPage = Callable[[LibraryPage], None]
_COLUMN = 84
"""Wide enough for the name of a side in every language."""
_TABLE = 440


def card_page_controls(
    look: Look, session: DeviceSession, card: CardEntry, follow: OpenPage, titled: bool, narrow: bool = False
) -> list[ft.Control]:
    """What a card says, from its name down; `narrow` where two stand beside each other on a phone."""
    words = session.words
    parts: list[ft.Control] = [caption_text(look, kind_of(card, words))]
    if titled:
        parts.append(heading_text(look, words.name(card.name), lines=3))
    if session.language in card.ours:
        parts.append(callout(look, words("library-ours"), "info", "info"))
    parts += _figures(look, session, card, narrow)
    parts += [text(look, line, size=17) for line in card.lines(words)]
    if card.note:
        parts.append(caption_text(look, label_text(card.note, words), size=15))
    if card.uncertain:
        doubts: list[ft.Control] = [chip(look, words("library-uncertain"), tone="gold", symbol="info")]
        doubts += [text(look, label_text(doubt, words), size=15, color=look.muted) for doubt in card.uncertain]
        parts.append(ft.Column(doubts, spacing=4))
    if card.pack:
        parts.append(callout(look, words("from-pack", name=card.pack), "info", "book"))
    for group in card.leads_to:
        others = [session.service.library.cards[other] for other in group.cards]
        name = label_text(group.name, words)
        parts.append(
            _others(
                look,
                session,
                name,
                others,
                follow,
                open_help_callbacks.open_name_or_paragraph_callback(session, card.game, name),
            )
        )
    if card.used_in:
        parts.append(
            caption_text(look, words("card-used", places=[label_text(place, words) for place in card.used_in]), size=15)
        )
    if users := session.service.library.used_by(card.id):
        parts.append(_others(look, session, words("card-used-by"), users, follow))
    if card.see:
        parts.append(see_also_links(look, session, card.see, follow))
    return parts


def _figures(look: Look, session: DeviceSession, card: CardEntry, narrow: bool) -> list[ft.Control]:
    """The figures: those of two sides as a small table, then the others in a row, then what packs have changed."""
    words = session.words
    parts: list[ft.Control] = []
    sides, rows = group_figures_by_side(card)
    if sides:
        heads = [_cell(caption_text(look, label_text(side, words)), narrow) for side in sides]
        lines = [_line(look, "", heads, narrow)]
        for name, values in rows:
            cells = [_cell(number_text(look, str(value.value) if value else "–", size=20), narrow) for value in values]
            said = label_text(name, words)
            lines.append(
                explain_on_long_press(
                    _line(look, said, cells, narrow),
                    open_help_callbacks.open_name_or_paragraph_callback(session, card.game, said),
                )
            )
        # On a wide screen the numbers stay near their names.
        sized = ft.Container(ft.Column(lines, spacing=2, tight=True), width=None if look.phone else _TABLE)
        parts.append(ft.Row([sized]) if not look.phone else sized)
    plain = [shown for shown in card.figures if not shown.side]
    if plain:
        parts.append(
            ft.Row([_figure(look, session, card, one) for one in plain], spacing=20, run_spacing=10, wrap=True)
        )
    for changed in card.figures:
        if changed.printed is not None:
            said = words(
                "card-corrected", figure=label_text(changed.name, words), printed=changed.printed, by=changed.by
            )
            parts.append(callout(look, said, "gold", "pencil"))
    return parts


def _line(look: Look, name: str, cells: list[ft.Control], narrow: bool) -> ft.Control:
    label = text(look, name, size=15, color=look.muted)
    if narrow:  # beside its numbers the name would be broken letter by letter
        return ft.Column([*([label] if name else []), ft.Row(cells, spacing=4)], spacing=0, tight=True)
    return ft.Row([ft.Container(label, expand=True), *cells], spacing=8)


def _cell(shown: ft.Control, narrow: bool) -> ft.Control:
    side = ft.Alignment.CENTER_LEFT if narrow else ft.Alignment.CENTER
    return ft.Container(shown, width=None if narrow else _COLUMN, expand=narrow, alignment=side)


def _figure(look: Look, session: DeviceSession, card: CardEntry, shown: Figure) -> ft.Control:
    name = label_text(shown.name, session.words)
    column = ft.Column(
        [number_text(look, str(shown.value), size=26), caption_text(look, name)],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return explain_on_long_press(column, open_help_callbacks.open_name_or_paragraph_callback(session, card.game, name))


def _others(
    look: Look,
    session: DeviceSession,
    name: str,
    cards: Iterable[CardEntry],
    follow: OpenPage,
    held: OpenHelpCallback | None = None,
) -> ft.Control:
    """Other cards to open, under what they are to this one, which may be a word of the game."""
    tags = [
        tappable_chip(
            look, session.words.name(card.name), partial(follow, LibraryPage("card", card.id)), name=f"card-{card.id}"
        )
        for card in cards
    ]
    head = explain_on_long_press(caption_text(look, name, size=15), held)
    return ft.Column([head, chip_row(look, tags, targets=True)], spacing=0, tight=True)


def see_also_links(look: Look, session: DeviceSession, ids: tuple[str, ...], follow: OpenPage) -> ft.Control:
    """Entries of the rules to open."""
    tags: list[ft.Control] = []
    for entry_id in ids:
        entry = session.service.library.rules.entry(entry_id)
        if entry is not None:
            said = session.words.name(entry.title)
            tags.append(
                tappable_chip(look, said, partial(follow, LibraryPage("rule", entry_id)), name=f"see-{entry_id}")
            )
    return chip_row(look, tags, targets=True)

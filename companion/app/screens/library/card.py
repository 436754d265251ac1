"""A card as a page shows it: figures, what it does, what is not certain, what belongs to it and where it is used."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import flet as ft

from companion.app.kit.chips import chip, chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.remark import remark
from companion.app.kit.words import caption, figure, heading
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.about import About
from companion.app.models.guest import Guest
from companion.app.models.reading import Page
from companion.app.theme import Look
from companion.library.cards import CardEntry, Figure, by_side, told
from companion.library.cards import heading as kind_of

Follow = Callable[[Page], None]
_COLUMN = 84
"""Wide enough for the name of a side in every language."""
_TABLE = 440


def card_parts(
    look: Look, guest: Guest, card: CardEntry, follow: Follow, titled: bool, narrow: bool = False
) -> list[ft.Control]:
    """What a card says, from its name down; `narrow` where two stand beside each other on a phone."""
    words = guest.words
    parts: list[ft.Control] = [caption(look, kind_of(card, words))]
    if titled:
        parts.append(heading(look, words.name(card.name), lines=3))
    if guest.language in card.ours:
        parts.append(remark(look, words("library-ours"), "info", "info"))
    parts += _figures(look, guest, card, narrow)
    parts += [text(look, line, size=17) for line in card.lines(words)]
    if card.note:
        parts.append(caption(look, told(card.note, words), size=15))
    if card.uncertain:
        doubts: list[ft.Control] = [chip(look, words("library-uncertain"), tone="gold", symbol="info")]
        doubts += [text(look, told(doubt, words), size=15, color=look.muted) for doubt in card.uncertain]
        parts.append(ft.Column(doubts, spacing=4))
    if card.pack:
        parts.append(remark(look, words("from-pack", name=card.pack), "info", "book"))
    for group in card.leads_to:
        others = [guest.house.library.cards[other] for other in group.cards]
        name = told(group.name, words)
        parts.append(_others(look, guest, name, others, follow, about.term(guest, card.game, name)))
    if card.used_in:
        parts.append(caption(look, words("card-used", places=[told(place, words) for place in card.used_in]), size=15))
    if users := guest.house.library.used_by(card.id):
        parts.append(_others(look, guest, words("card-used-by"), users, follow))
    if card.see:
        parts.append(see_also(look, guest, card.see, follow))
    return parts


def _figures(look: Look, guest: Guest, card: CardEntry, narrow: bool) -> list[ft.Control]:
    """The figures: those of two sides as a small table, then the others in a row, then what packs have changed."""
    words = guest.words
    parts: list[ft.Control] = []
    sides, rows = by_side(card)
    if sides:
        heads = [_cell(caption(look, told(side, words)), narrow) for side in sides]
        lines = [_line(look, "", heads, narrow)]
        for name, values in rows:
            cells = [_cell(figure(look, str(value.value) if value else "–", size=20), narrow) for value in values]
            said = told(name, words)
            lines.append(explained(_line(look, said, cells, narrow), about.term(guest, card.game, said)))
        # On a wide screen the numbers stay near their names.
        sized = ft.Container(ft.Column(lines, spacing=2, tight=True), width=None if look.phone else _TABLE)
        parts.append(ft.Row([sized]) if not look.phone else sized)
    plain = [shown for shown in card.figures if not shown.side]
    if plain:
        parts.append(ft.Row([_figure(look, guest, card, one) for one in plain], spacing=20, run_spacing=10, wrap=True))
    for changed in card.figures:
        if changed.printed is not None:
            said = words("card-corrected", figure=told(changed.name, words), printed=changed.printed, by=changed.by)
            parts.append(remark(look, said, "gold", "pencil"))
    return parts


def _line(look: Look, name: str, cells: list[ft.Control], narrow: bool) -> ft.Control:
    label = text(look, name, size=15, color=look.muted)
    if narrow:  # beside its numbers the name would be broken letter by letter
        return ft.Column([*([label] if name else []), ft.Row(cells, spacing=4)], spacing=0, tight=True)
    return ft.Row([ft.Container(label, expand=True), *cells], spacing=8)


def _cell(shown: ft.Control, narrow: bool) -> ft.Control:
    side = ft.Alignment.CENTER_LEFT if narrow else ft.Alignment.CENTER
    return ft.Container(shown, width=None if narrow else _COLUMN, expand=narrow, alignment=side)


def _figure(look: Look, guest: Guest, card: CardEntry, shown: Figure) -> ft.Control:
    name = told(shown.name, guest.words)
    column = ft.Column(
        [figure(look, str(shown.value), size=26), caption(look, name)],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return explained(column, about.term(guest, card.game, name))


def _others(
    look: Look, guest: Guest, name: str, cards: Iterable[CardEntry], follow: Follow, held: About | None = None
) -> ft.Control:
    """Other cards to open, under what they are to this one, which may be a word of the game."""
    tags = [
        tap_chip(look, guest.words.name(card.name), partial(follow, Page("card", card.id)), name=f"card-{card.id}")
        for card in cards
    ]
    head = explained(caption(look, name, size=15), held)
    return ft.Column([head, chips(look, tags, targets=True)], spacing=0, tight=True)


def see_also(look: Look, guest: Guest, ids: tuple[str, ...], follow: Follow) -> ft.Control:
    """Entries of the rules to open."""
    tags: list[ft.Control] = []
    for entry_id in ids:
        entry = guest.house.library.rules.entry(entry_id)
        if entry is not None:
            said = guest.words.name(entry.title)
            tags.append(tap_chip(look, said, partial(follow, Page("rule", entry_id)), name=f"see-{entry_id}"))
    return chips(look, tags, targets=True)

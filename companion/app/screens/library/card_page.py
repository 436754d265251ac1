"""A card as a page shows it: figures, what it does, what is not certain, what belongs to it and where it is used."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import flet as ft

from companion.app.models.rules_and_cards_library import LibraryPage
from companion.app.ui import OpenHelp, Ui
from companion.library.card_entries import CardEntry, Figure, group_card_values_by_side, label_text
from companion.library.card_entries import card_kind_text as kind_of

OpenPage = Callable[[LibraryPage], None]
_COLUMN = 84
"""Wide enough for the name of a side in every language."""
_TABLE = 440


def card_page_controls(
    ui: Ui, card: CardEntry, follow: OpenPage, titled: bool, narrow: bool = False
) -> list[ft.Control]:
    """What a card says, from its name down; `narrow` where two stand beside each other on a phone."""
    parts: list[ft.Control] = [ui.caption(kind_of(card, ui.words))]
    if titled:
        parts.append(ui.heading(ui.words.name(card.name), lines=3))
    if ui.language in card.ours:
        parts.append(ui.callout(ui.words("library-ours"), "info", "info"))
    parts += _figures(ui, card, narrow)
    parts += [ui.text(line, size=17) for line in card.lines(ui.words)]
    if card.note:
        parts.append(ui.caption(label_text(card.note, ui.words), size=15))
    if card.uncertain:
        doubts: list[ft.Control] = [ui.chip(ui.words("library-uncertain"), tone="gold", symbol="info")]
        doubts += [ui.text(label_text(doubt, ui.words), size=15, color=ui.muted) for doubt in card.uncertain]
        parts.append(ft.Column(doubts, spacing=4))
    if card.pack:
        parts.append(ui.callout(ui.words("from-pack", name=card.pack), "info", "book"))
    for group in card.leads_to:
        others = [ui.session.service.library.cards[other] for other in group.cards]
        name = label_text(group.name, ui.words)
        parts.append(_others(ui, name, others, follow, ui.term_help(card.game, name)))
    if card.used_in:
        places = [label_text(place, ui.words) for place in card.used_in]
        parts.append(ui.caption(ui.words("card-used", places=places), size=15))
    if users := ui.session.service.library.used_by(card.id):
        parts.append(_others(ui, ui.words("card-used-by"), users, follow))
    if card.see:
        parts.append(see_also_links(ui, card.see, follow))
    return parts


def _figures(ui: Ui, card: CardEntry, narrow: bool) -> list[ft.Control]:
    """The figures: those of two sides as a small table, then the others in a row, then what packs have changed."""
    parts: list[ft.Control] = []
    sides, rows = group_card_values_by_side(card)
    if sides:
        heads = [_cell(ui.caption(label_text(side, ui.words)), narrow) for side in sides]
        lines = [_line(ui, "", heads, narrow)]
        for name, values in rows:
            cells = [_cell(ui.number(str(value.value) if value else "–", size=20), narrow) for value in values]
            said = label_text(name, ui.words)
            lines.append(ui.explained(_line(ui, said, cells, narrow), ui.term_help(card.game, said)))
        # On a wide screen the numbers stay near their names.
        sized = ft.Container(ft.Column(lines, spacing=2, tight=True), width=None if ui.phone else _TABLE)
        parts.append(ft.Row([sized]) if not ui.phone else sized)
    plain = [shown for shown in card.figures if not shown.side]
    if plain:
        parts.append(ft.Row([_figure(ui, card, one) for one in plain], spacing=20, run_spacing=10, wrap=True))
    for changed in card.figures:
        if changed.printed is not None:
            figure = label_text(changed.name, ui.words)
            said = ui.words("card-corrected", figure=figure, printed=changed.printed, by=changed.by)
            parts.append(ui.callout(said, "gold", "pencil"))
    return parts


def _line(ui: Ui, name: str, cells: list[ft.Control], narrow: bool) -> ft.Control:
    label = ui.text(name, size=15, color=ui.muted)
    if narrow:  # beside its numbers the name would be broken letter by letter
        return ft.Column([*([label] if name else []), ft.Row(cells, spacing=4)], spacing=0, tight=True)
    return ft.Row([ft.Container(label, expand=True), *cells], spacing=8)


def _cell(shown: ft.Control, narrow: bool) -> ft.Control:
    side = ft.Alignment.CENTER_LEFT if narrow else ft.Alignment.CENTER
    return ft.Container(shown, width=None if narrow else _COLUMN, expand=narrow, alignment=side)


def _figure(ui: Ui, card: CardEntry, shown: Figure) -> ft.Control:
    name = label_text(shown.name, ui.words)
    lines: list[ft.Control] = [ui.number(str(shown.value), size=26), ui.caption(name)]
    column = ft.Column(lines, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    return ui.explained(column, ui.term_help(card.game, name))


def _others(
    ui: Ui, name: str, cards: Iterable[CardEntry], follow: OpenPage, held: OpenHelp | None = None
) -> ft.Control:
    """Other cards to open, under what they are to this one, which may be a word of the game."""
    head = ui.explained(ui.caption(name, size=15), held)
    pages = [(LibraryPage("card", card.id), ui.words.name(card.name), f"card-{card.id}") for card in cards]
    return ft.Column([head, page_chips(ui, pages, follow)], spacing=0, tight=True)


def see_also_links(ui: Ui, ids: tuple[str, ...], follow: OpenPage) -> ft.Control:
    """Entries of the rules to open."""
    found = [entry for entry_id in ids if (entry := ui.session.service.library.rules.entry(entry_id)) is not None]
    pages = [(LibraryPage("rule", entry.id), ui.words.name(entry.title), f"see-{entry.id}") for entry in found]
    return page_chips(ui, pages, follow)


def page_chips(ui: Ui, pages: Iterable[tuple[LibraryPage, str, str]], follow: OpenPage) -> ft.Control:
    """Pages to open, each with what it is called and the identifier of its tag."""
    tags = [ui.tappable_chip(said, partial(follow, page), name=name) for page, said, name in pages]
    return ui.chip_row(tags, targets=True)

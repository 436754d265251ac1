"""One entry or one card, as a page of the library or as a sheet over the table."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, SHELF_WIDTH
from companion.app.models.content_packs import PacksModel
from companion.app.models.rules_and_cards_library import LibraryModel, LibraryPage
from companion.app.reactivity import component, use_watch
from companion.app.screens.library.card_correction_dialog import (
    build_card_correction_dialog,
    draft_first_number_correction,
)
from companion.app.screens.library.card_page import OpenPage, card_page_controls, see_also_links
from companion.app.theme import PAD
from companion.app.ui import Ui
from companion.library.card_entries import CardEntry
from companion.library.rulebook import Entry
from companion.library.text_links import split_at_links


@component
def LibraryPageScreen(ui: Ui, library_model: LibraryModel, packs_model: PacksModel, page: LibraryPage) -> ft.Control:
    """An entry or a card on a screen of its own."""
    correcting = use_watch(packs_model, lambda p: (p.correcting, p.shelf))[0]
    beside, awake = use_watch(library_model, lambda r: (r.beside, r.awake))
    top = ui.back_header(ui.words("library"), "/library")
    if not awake:
        return ui.screen_layout(top=top, body=[ui.caption(ui.words("library-busy"))], width=COLUMN_WIDTH)
    card = library_model.card(page.id) if page.kind == "card" else None
    if card is None:
        body = library_page_controls(ui, library_model, page, library_model.open)
        return ui.screen_layout(top=top, body=[ui.column_panel(body, spacing=12)], width=COLUMN_WIDTH)
    other = library_model.card(beside) if beside and beside != card.id else None
    narrow = ui.phone and other is not None
    columns: list[ft.Control] = [
        ui.panel(
            ft.Column(card_page_controls(ui, one, library_model.open, True, narrow), spacing=12),
            expand=True,
            padding=12 if narrow else PAD,
        )
        for one in (card, other)
        if one is not None
    ]
    shown = ft.Row(columns, spacing=8 if narrow else 12, vertical_alignment=ft.CrossAxisAlignment.START)
    under: list[ft.Control] = [_compare(ui, library_model, card)]
    if begin := draft_first_number_correction(card):
        correct = partial(packs_model.correct, begin)
        under.append(ui.button(ui.words("card-correct"), correct, symbol="pencil", name="card-correct", height=52))
    dialog = build_card_correction_dialog(ui, packs_model, card) if correcting is not None else None
    # One card is a column to read; two beside each other need a shelf.
    return ui.screen_layout(
        top=top, body=[shown, *under], width=SHELF_WIDTH if other is not None else COLUMN_WIDTH, dialog=dialog
    )


def library_page_dialog(ui: Ui, library_model: LibraryModel, page: LibraryPage) -> ft.Control:
    """The same over the table: links open in the sheet, closing leads back to where one was."""
    back = ui.button(ui.words("back"), library_model.step_back, symbol="back", name="lookup-back", expand=True)
    return ui.modal_dialog(
        _title(ui, library_model, page),
        library_page_controls(ui, library_model, page, library_model.look_up, titled=False),
        close=ui.words("close"),
        on_close=library_model.close,
        actions=[back] if len(library_model.over) > 1 else [],
        page=f"{page.kind}-{page.id}",
    )


def library_page_controls(
    ui: Ui, library_model: LibraryModel, page: LibraryPage, follow: OpenPage, titled: bool = True
) -> list[ft.Control]:
    """What an entry or card says."""
    shown = _page(library_model, page)
    if isinstance(shown, Entry):
        return _entry(ui, shown, follow, titled)
    if shown is not None:
        return card_page_controls(ui, shown, follow, titled)
    return [ui.empty_state("search", ui.words("library-gone", id=page.id))]


def _page(library_model: LibraryModel, page: LibraryPage) -> Entry | CardEntry | None:
    return library_model.entry(page.id) if page.kind == "rule" else library_model.card(page.id)


def _title(ui: Ui, library_model: LibraryModel, page: LibraryPage) -> str:
    shown = _page(library_model, page)
    if shown is None:
        return page.id
    return ui.words.name(shown.title if isinstance(shown, Entry) else shown.name)


# --- an entry of the rules ------------------------------------------------------------------------


def _entry(ui: Ui, entry: Entry, follow: OpenPage, titled: bool) -> list[ft.Control]:
    words = ui.words
    parts: list[ft.Control] = []
    if titled:
        parts.append(ui.heading(words.name(entry.title), lines=3))
    if ui.language in entry.ours:
        parts.append(ui.callout(words("library-ours"), "info", "info"))
    if entry.pack:
        source = f"{words(f'kind-{entry.kind}')}: {words.name(entry.pack)}"
        parts.append(ui.callout(source, "gold", "book"))
    # The answer first, in ink; what limits it follows in a quieter voice.
    for n, paragraph in enumerate(words.name(entry.body).split("\n")):
        if paragraph.strip():
            parts.append(_running(ui, paragraph, follow, color=ui.ink if n == 0 else ui.muted))
    parts += [_numbered(ui, n, words.name(step), follow) for n, step in enumerate(entry.steps, 1)]
    for example in entry.examples:
        said = [ui.caption(words("library-example")), _running(ui, words.name(example), follow, size=15)]
        parts.append(ui.column_panel(said, spacing=2, padding=12))
    if entry.uncertain:
        doubt = [ui.chip(words("library-uncertain"), tone="gold", symbol="info")]
        doubt.append(_running(ui, words.name(entry.uncertain), follow, size=15, color=ui.muted))
        parts.append(ft.Column(list(doubt), spacing=4))
    if entry.see:
        parts.append(see_also_links(ui, entry.see, follow))
    if entry.source:
        parts.append(ui.caption(words("fact-source", place=", ".join(s.partition(" ")[2] for s in entry.source))))
    return parts


def _running(ui: Ui, said: str, follow: OpenPage, size: float = 17, color: str | None = None) -> ft.Control:
    cut = [(piece.text, piece.leads_to) for piece in split_at_links(said)]
    return ui.text_with_links(cut, lambda target: follow(LibraryPage("rule", target)), size=size, color=color)


def _numbered(ui: Ui, number: int, said: str, follow: OpenPage) -> ft.Control:
    line = _running(ui, said, follow, size=16)
    line.expand = True
    mark = ft.Container(ui.number(str(number), size=15, color=ui.action), width=24)
    return ft.Row([mark, line], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


# --- comparing ------------------------------------------------------------------------------------


def _compare(ui: Ui, library_model: LibraryModel, card: CardEntry) -> ft.Control:
    """Put this card beside another one: keep it, open the other, and both are shown."""
    if library_model.beside == card.id:
        return ui.strong(ui.words("compare-kept"), size=16)
    stops = library_model.card(library_model.beside) is not None
    word = "compare-stop" if stops else "compare-keep"
    act = partial(library_model.keep_for_comparison, "" if stops else card.id)
    return ui.button(ui.words(word), act, name=word, height=52)

"""One entry or one card, as a page of the library or as a sheet over the table."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.controls.buttons import secondary_button
from companion.app.kit.controls.chips import chip
from companion.app.kit.dialogs.dialog import modal_dialog
from companion.app.kit.feedback.empty_state import empty_state
from companion.app.kit.layout.callout import callout
from companion.app.kit.layout.panel import panel
from companion.app.kit.layout.screen_header import screen_header
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, SHELF_WIDTH, screen_layout
from companion.app.kit.text.rich_text import text_with_links
from companion.app.kit.text.text_styles import caption_text, heading_text, number_text, strong_text
from companion.app.models.device_session import DeviceSession
from companion.app.models.library import LibraryModel, LibraryPage
from companion.app.models.packs import PacksModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.library.card_page import OpenPage, card_page_controls, see_also_links
from companion.app.screens.library.correction_dialog import build_correction_dialog, draft_first_figure_correction
from companion.app.theme import PAD, Look
from companion.library.card_entries import CardEntry
from companion.library.rulebook import Entry
from companion.library.text_links import split_at_links


@component
def LibraryPageScreen(
    look: Look, session: DeviceSession, library_model: LibraryModel, packs_model: PacksModel, page: LibraryPage
) -> ft.Control:
    """An entry or a card on a screen of its own."""
    correcting = use_watch(packs_model, lambda p: (p.correcting, p.shelf))[0]
    beside, awake = use_watch(library_model, lambda r: (r.beside, r.awake))
    words = session.words
    top = screen_header(look, words("library"), back=words("back"), on_back=lambda: session.device.back("/library"))
    if not awake:
        return screen_layout(look, top=top, body=[caption_text(look, words("library-busy"))], width=COLUMN_WIDTH)
    card = library_model.card(page.id) if page.kind == "card" else None
    if card is None:
        body = library_page_controls(look, session, library_model, page, library_model.open)
        return screen_layout(look, top=top, body=[panel(look, ft.Column(body, spacing=12))], width=COLUMN_WIDTH)
    other = library_model.card(beside) if beside and beside != card.id else None
    narrow = look.phone and other is not None
    columns: list[ft.Control] = [
        panel(
            look,
            ft.Column(card_page_controls(look, session, one, library_model.open, True, narrow), spacing=12),
            expand=True,
            padding=12 if narrow else PAD,
        )
        for one in (card, other)
        if one is not None
    ]
    shown = ft.Row(columns, spacing=8 if narrow else 12, vertical_alignment=ft.CrossAxisAlignment.START)
    under: list[ft.Control] = [_compare(look, session, library_model, card)]
    if begin := draft_first_figure_correction(card):
        correct = partial(packs_model.correct, begin)
        under.append(
            secondary_button(look, words("card-correct"), correct, symbol="pencil", name="card-correct", height=52)
        )
    dialog = build_correction_dialog(look, session, packs_model, card) if correcting is not None else None
    # One card is a column to read; two beside each other need a shelf.
    return screen_layout(
        look, top=top, body=[shown, *under], width=SHELF_WIDTH if other is not None else COLUMN_WIDTH, dialog=dialog
    )


def library_page_dialog(
    look: Look, session: DeviceSession, library_model: LibraryModel, page: LibraryPage
) -> ft.Control:
    """The same over the table: links open in the sheet, closing leads back to where one was."""
    words = session.words
    actions: list[ft.Control] = []
    if len(library_model.over) > 1:
        actions.append(
            secondary_button(
                look, words("back"), library_model.step_back, symbol="back", name="lookup-back", expand=True
            )
        )
    return modal_dialog(
        look,
        _title(session, library_model, page),
        library_page_controls(look, session, library_model, page, library_model.look_up, titled=False),
        close=words("close"),
        on_close=library_model.close,
        actions=actions,
        page=f"{page.kind}-{page.id}",
    )


def library_page_controls(
    look: Look,
    session: DeviceSession,
    library_model: LibraryModel,
    page: LibraryPage,
    follow: OpenPage,
    titled: bool = True,
) -> list[ft.Control]:
    """What an entry or card says."""
    if page.kind == "rule":
        entry = library_model.entry(page.id)
        if entry is not None:
            return _entry(look, session, entry, follow, titled)
    else:
        card = library_model.card(page.id)
        if card is not None:
            return card_page_controls(look, session, card, follow, titled)
    return [empty_state(look, "search", session.words("library-gone", id=page.id))]


def _title(session: DeviceSession, library_model: LibraryModel, page: LibraryPage) -> str:
    shown = library_model.entry(page.id) if page.kind == "rule" else None
    card = library_model.card(page.id) if page.kind == "card" else None
    if shown is not None:
        return session.words.name(shown.title)
    return session.words.name(card.name) if card is not None else page.id


# --- an entry of the rules ------------------------------------------------------------------------


def _entry(look: Look, session: DeviceSession, entry: Entry, follow: OpenPage, titled: bool) -> list[ft.Control]:
    words = session.words
    parts: list[ft.Control] = []
    if titled:
        parts.append(heading_text(look, words.name(entry.title), lines=3))
    if session.language in entry.ours:
        parts.append(callout(look, words("library-ours"), "info", "info"))
    if entry.pack:
        source = f"{words(f'kind-{entry.kind}')}: {words.name(entry.pack)}"
        parts.append(callout(look, source, "gold", "book"))
    # The answer first, in ink; what limits it follows in a quieter voice.
    for n, paragraph in enumerate(words.name(entry.body).split("\n")):
        if paragraph.strip():
            parts.append(_running(look, paragraph, follow, color=look.ink if n == 0 else look.muted))
    parts += [_numbered(look, n, words.name(step), follow) for n, step in enumerate(entry.steps, 1)]
    for example in entry.examples:
        said = [caption_text(look, words("library-example")), _running(look, words.name(example), follow, size=15)]
        parts.append(panel(look, ft.Column(list(said), spacing=2), padding=12))
    if entry.uncertain:
        doubt = [chip(look, words("library-uncertain"), tone="gold", symbol="info")]
        doubt.append(_running(look, words.name(entry.uncertain), follow, size=15, color=look.muted))
        parts.append(ft.Column(list(doubt), spacing=4))
    if entry.see:
        parts.append(see_also_links(look, session, entry.see, follow))
    if entry.source:
        parts.append(
            caption_text(look, words("fact-source", place=", ".join(s.partition(" ")[2] for s in entry.source)))
        )
    return parts


def _running(look: Look, said: str, follow: OpenPage, size: float = 17, color: str | None = None) -> ft.Control:
    cut = [(piece.text, piece.leads_to) for piece in split_at_links(said)]
    return text_with_links(look, cut, lambda target: follow(LibraryPage("rule", target)), size=size, color=color)


def _numbered(look: Look, number: int, said: str, follow: OpenPage) -> ft.Control:
    line = _running(look, said, follow, size=16)
    line.expand = True
    mark = ft.Container(number_text(look, str(number), size=15, color=look.action), width=24)
    return ft.Row([mark, line], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


# --- comparing ------------------------------------------------------------------------------------


def _compare(look: Look, session: DeviceSession, library_model: LibraryModel, card: CardEntry) -> ft.Control:
    """Put this card beside another one: keep it, open the other, and both are shown."""
    words = session.words
    if library_model.beside == card.id:
        return strong_text(look, words("compare-kept"), size=16)
    if library_model.beside and library_model.card(library_model.beside) is not None:
        return secondary_button(
            look, words("compare-stop"), partial(library_model.keep_for_comparison, ""), name="compare-stop", height=52
        )
    return secondary_button(
        look, words("compare-keep"), partial(library_model.keep_for_comparison, card.id), name="compare-keep", height=52
    )

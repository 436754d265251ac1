"""Results: what was found, with the words that were meant marked in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.models.rules_and_cards_library import SHOWN, LibraryModel, page_for_document
from companion.app.ui import Ui
from companion.games.game_boxes import load_boxes
from companion.library.search_documents import Document
from companion.library.search_index import SearchHit

_PHONE, _WIDE = 84, 168
"""Letters that two lines of a result hold. The browser draws no dots where it cuts off a text of several colours."""


def truncate_text(text: str, most: int) -> str:
    """The first words of a text, with dots where more follows.

    >>> truncate_text("Turned sideways it protects nobody.", 20)
    'Turned sideways it…'
    >>> truncate_text("Short.", 20)
    'Short.'
    """
    if len(text) <= most:
        return text
    return text[:most].rsplit(maxsplit=1)[0].rstrip(" ,;:·(") + "…"


def search_result_row(ui: Ui, library_model: LibraryModel, hit: SearchHit, best: bool) -> ft.Control:
    """One result. The best one shows all its text, the others two lines."""
    document = hit.document
    shown = document.text if best else truncate_text(document.text, _PHONE if ui.phone else _WIDE)
    lines: list[ft.Control] = [
        ui.caption(document_kind_text(ui, document), silent=True),
        ui.highlighted_text(document.title, hit.title_marks, size=21 if best else 18, family=fonts.SERIF),
        ui.highlighted_text(
            shown,
            [(start, min(end, len(shown))) for start, end in hit.text_marks if start < len(shown)],
            size=16 if best else 14,
            color=ui.ink if best else ui.muted,
            lines=None if best else 2,
        ),
    ]
    return _pressed(ui, library_model, document, lines)


def browse_cards_rows(ui: Ui, library_model: LibraryModel, documents: Sequence[Document]) -> list[ft.Control]:
    """Cards to leaf through when nothing was typed."""
    if not documents:
        if library_model.busy:
            return [ui.caption(ui.words("library-busy"))]
        return [ui.empty_state("cards", ui.words("library-none"))]
    shown: list[ft.Control] = [ui.caption(ui.words("library-count", count=len(documents)))]
    for document in documents[:SHOWN]:
        lines: list[ft.Control] = [
            ui.caption(document_kind_text(ui, document), silent=True),
            ui.strong(document.title, silent=True),
            ui.caption(document.text, size=14, lines=2, silent=True),
        ]
        shown.append(_pressed(ui, library_model, document, lines))
    if len(documents) > SHOWN:
        shown.append(ui.caption(ui.words("library-more", count=len(documents) - SHOWN)))
    return shown


def document_kind_text(ui: Ui, document: Document) -> str:
    """The small line above a title: what it is, and of which game."""
    names = {box.id: ui.words.name(box.name) for box in load_boxes()}
    kind = ui.words(f"kind-{document.kind}") if document.what == "rules" else document.kind
    return f"{kind} · {names.get(document.game, document.game)}"


def _pressed(ui: Ui, library_model: LibraryModel, document: Document, lines: Sequence[ft.Control]) -> ft.Control:
    page = page_for_document(document)
    return ui.panel(
        ft.Column(list(lines), spacing=4, tight=True),
        on_tap=partial(library_model.open, page),
        label=f"{document_kind_text(ui, document)}. {document.title}. {document.text}",
        # A rule and a card of one game may have the same id.
        name=f"found-{page.kind}-{document.id}",
        align=ft.Alignment.CENTER_LEFT,
    )

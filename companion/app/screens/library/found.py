"""Results: what was found, with the words that were meant marked in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.kit.empty import empty
from companion.app.kit.panel import panel
from companion.app.kit.rich import marked
from companion.app.kit.words import caption, strong
from companion.app.models.guest import Guest
from companion.app.models.reading import SHOWN, Reading, page_of
from companion.app.theme import Look
from companion.games.shelf import boxes
from companion.library.documents import Document
from companion.library.search import Hit

_PHONE, _WIDE = 84, 168
"""Letters that two lines of a result hold. The browser draws no dots where it cuts off a text of several colours."""


def beginning(text: str, most: int) -> str:
    """The first words of a text, with dots where more follows.

    >>> beginning("Turned sideways it protects nobody.", 20)
    'Turned sideways it…'
    >>> beginning("Short.", 20)
    'Short.'
    """
    if len(text) <= most:
        return text
    return text[:most].rsplit(maxsplit=1)[0].rstrip(" ,;:·(") + "…"


def found(look: Look, guest: Guest, reading: Reading, hit: Hit, best: bool) -> ft.Control:
    """One result. The best one shows all its text, the others two lines."""
    document = hit.document
    shown = document.text if best else beginning(document.text, _PHONE if look.phone else _WIDE)
    lines: list[ft.Control] = [
        caption(look, kind_line(guest, document), silent=True),
        marked(look, document.title, hit.title_marks, size=21 if best else 18, family=fonts.SERIF),
        marked(
            look,
            shown,
            [(start, min(end, len(shown))) for start, end in hit.text_marks if start < len(shown)],
            size=16 if best else 14,
            color=look.ink if best else look.muted,
            lines=None if best else 2,
        ),
    ]
    return _pressed(look, guest, reading, document, lines)


def listed(look: Look, guest: Guest, reading: Reading, documents: Sequence[Document]) -> list[ft.Control]:
    """Cards to leaf through when nothing was typed."""
    words = guest.words
    if not documents:
        return [caption(look, words("library-busy"))] if reading.busy else [empty(look, "cards", words("library-none"))]
    shown: list[ft.Control] = [caption(look, words("library-count", count=len(documents)))]
    for document in documents[:SHOWN]:
        lines: list[ft.Control] = [
            caption(look, kind_line(guest, document), silent=True),
            strong(look, document.title, silent=True),
            caption(look, document.text, size=14, lines=2, silent=True),
        ]
        shown.append(_pressed(look, guest, reading, document, lines))
    if len(documents) > SHOWN:
        shown.append(caption(look, words("library-more", count=len(documents) - SHOWN)))
    return shown


def kind_line(guest: Guest, document: Document) -> str:
    """The small line above a title: what it is, and of which game."""
    names = {box.id: guest.words.name(box.name) for box in boxes()}
    kind = guest.words(f"kind-{document.kind}") if document.what == "rules" else document.kind
    return f"{kind} · {names.get(document.game, document.game)}"


def _pressed(look: Look, guest: Guest, reading: Reading, document: Document, lines: Sequence[ft.Control]) -> ft.Control:
    page = page_of(document)
    return panel(
        look,
        ft.Column(list(lines), spacing=4, tight=True),
        on_tap=partial(reading.open, page),
        label=f"{kind_line(guest, document)}. {document.title}. {document.text}",
        name=f"found-{document.id}",
        align=ft.Alignment.CENTER_LEFT,
    )

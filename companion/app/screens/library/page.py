"""One entry or one card, as a page of the library or as a sheet over the table."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.buttons import quiet
from companion.app.kit.chips import chip
from companion.app.kit.empty import empty
from companion.app.kit.header import header
from companion.app.kit.panel import panel
from companion.app.kit.remark import remark
from companion.app.kit.rich import linked
from companion.app.kit.screen import COLUMN, SHELF, screen
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption, figure, heading, strong
from companion.app.models.guest import Guest
from companion.app.models.packing import Packing
from companion.app.models.reading import Page, Reading
from companion.app.screens.library.card import Follow, card_parts, see_also
from companion.app.screens.library.correcting import correcting_sheet, first_figure
from companion.app.theme import PAD, Look
from companion.app.watch import part, use_watch
from companion.library.cards import CardEntry
from companion.library.links import pieces
from companion.library.rules import Entry


@part
def PageScreen(look: Look, guest: Guest, reading: Reading, packing: Packing, page: Page) -> ft.Control:
    """An entry or a card on a screen of its own."""
    correcting = use_watch(packing, lambda p: (p.correcting, p.shelf))[0]
    beside, awake = use_watch(reading, lambda r: (r.beside, r.awake))
    words = guest.words
    top = header(look, words("library"), back=words("back"), on_back=lambda: guest.device.back("/library"))
    if not awake:
        return screen(look, top=top, body=[caption(look, words("library-busy"))], width=COLUMN)
    card = reading.card(page.id) if page.kind == "card" else None
    if card is None:
        body = contents(look, guest, reading, page, reading.open)
        return screen(look, top=top, body=[panel(look, ft.Column(body, spacing=12))], width=COLUMN)
    other = reading.card(beside) if beside and beside != card.id else None
    narrow = look.phone and other is not None
    columns: list[ft.Control] = [
        panel(
            look,
            ft.Column(card_parts(look, guest, one, reading.open, True, narrow), spacing=12),
            expand=True,
            padding=12 if narrow else PAD,
        )
        for one in (card, other)
        if one is not None
    ]
    shown = ft.Row(columns, spacing=8 if narrow else 12, vertical_alignment=ft.CrossAxisAlignment.START)
    under: list[ft.Control] = [_compare(look, guest, reading, card)]
    if begin := first_figure(card):
        correct = partial(packing.correct, begin)
        under.append(quiet(look, words("card-correct"), correct, symbol="pencil", name="card-correct", height=52))
    layer = correcting_sheet(look, guest, packing, card) if correcting is not None else None
    # One card is a column to read; two beside each other need a shelf.
    return screen(look, top=top, body=[shown, *under], width=SHELF if other is not None else COLUMN, layer=layer)


def cover(look: Look, guest: Guest, reading: Reading, page: Page) -> ft.Control:
    """The same over the table: links open in the sheet, closing leads back to where one was."""
    words = guest.words
    actions: list[ft.Control] = []
    if len(reading.over) > 1:
        actions.append(quiet(look, words("back"), reading.step_back, symbol="back", name="lookup-back", expand=True))
    return sheet(
        look,
        _title(guest, reading, page),
        contents(look, guest, reading, page, reading.look_up, titled=False),
        close=words("close"),
        on_close=reading.close,
        actions=actions,
    )


def contents(
    look: Look, guest: Guest, reading: Reading, page: Page, follow: Follow, titled: bool = True
) -> list[ft.Control]:
    """What an entry or card says."""
    if page.kind == "rule":
        entry = reading.entry(page.id)
        if entry is not None:
            return _entry(look, guest, entry, follow, titled)
    else:
        card = reading.card(page.id)
        if card is not None:
            return card_parts(look, guest, card, follow, titled)
    return [empty(look, "search", guest.words("library-gone", id=page.id))]


def _title(guest: Guest, reading: Reading, page: Page) -> str:
    shown = reading.entry(page.id) if page.kind == "rule" else None
    card = reading.card(page.id) if page.kind == "card" else None
    if shown is not None:
        return guest.words.name(shown.title)
    return guest.words.name(card.name) if card is not None else page.id


# --- an entry of the rules ------------------------------------------------------------------------


def _entry(look: Look, guest: Guest, entry: Entry, follow: Follow, titled: bool) -> list[ft.Control]:
    words = guest.words
    parts: list[ft.Control] = []
    if titled:
        parts.append(heading(look, words.name(entry.title), lines=3))
    if guest.language in entry.ours:
        parts.append(remark(look, words("library-ours"), "info", "info"))
    if entry.pack:
        source = f"{words(f'kind-{entry.kind}')}: {words.name(entry.pack)}"
        parts.append(remark(look, source, "gold", "book"))
    # The answer first, in ink; what limits it follows in a quieter voice.
    for n, paragraph in enumerate(words.name(entry.body).split("\n")):
        if paragraph.strip():
            parts.append(_running(look, paragraph, follow, color=look.ink if n == 0 else look.muted))
    parts += [_numbered(look, n, words.name(step), follow) for n, step in enumerate(entry.steps, 1)]
    for example in entry.examples:
        said = [caption(look, words("library-example")), _running(look, words.name(example), follow, size=15)]
        parts.append(panel(look, ft.Column(list(said), spacing=2), padding=12))
    if entry.uncertain:
        doubt = [chip(look, words("library-uncertain"), tone="gold", symbol="info")]
        doubt.append(_running(look, words.name(entry.uncertain), follow, size=15, color=look.muted))
        parts.append(ft.Column(list(doubt), spacing=4))
    if entry.see:
        parts.append(see_also(look, guest, entry.see, follow))
    if entry.source:
        parts.append(caption(look, words("fact-source", place=", ".join(s.partition(" ")[2] for s in entry.source))))
    return parts


def _running(look: Look, said: str, follow: Follow, size: float = 17, color: str | None = None) -> ft.Control:
    cut = [(piece.text, piece.leads_to) for piece in pieces(said)]
    return linked(look, cut, lambda target: follow(Page("rule", target)), size=size, color=color)


def _numbered(look: Look, number: int, said: str, follow: Follow) -> ft.Control:
    line = _running(look, said, follow, size=16)
    line.expand = True
    mark = ft.Container(figure(look, str(number), size=15, color=look.action), width=24)
    return ft.Row([mark, line], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


# --- comparing ------------------------------------------------------------------------------------


def _compare(look: Look, guest: Guest, reading: Reading, card: CardEntry) -> ft.Control:
    """Put this card beside another one: keep it, open the other, and both are shown."""
    words = guest.words
    if reading.beside == card.id:
        return strong(look, words("compare-kept"), size=16)
    if reading.beside and reading.card(reading.beside) is not None:
        return quiet(look, words("compare-stop"), partial(reading.keep_beside, ""), name="compare-stop", height=52)
    return quiet(look, words("compare-keep"), partial(reading.keep_beside, card.id), name="compare-keep", height=52)

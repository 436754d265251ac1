"""Packs on the screen: the shelf, one pack with what is in it, bringing one in, writing a house rule."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Literal

import flet as ft

from companion.app.icons import Icon
from companion.app.kit.buttons import destructive, icon_button, primary, quiet
from companion.app.kit.chips import chip, choice
from companion.app.kit.empty import empty
from companion.app.kit.explained import explained
from companion.app.kit.field import field
from companion.app.kit.header import header
from companion.app.kit.panel import panel
from companion.app.kit.remark import remark
from companion.app.kit.screen import COLUMN, screen
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption, heading, strong, title
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.packing import OWN, Packing, Writing
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.shelf import boxes
from companion.library.cards import CardEntry, told
from companion.library.packs import Note, Pack
from companion.tables.packs import Shelved, pack_message


@part
def PacksScreen(look: Look, guest: Guest, packing: Packing) -> ft.Control:
    """The shelf of packs."""
    use_watch(packing, lambda p: (p.shelf, p.writing))
    words = guest.words
    top = header(
        look,
        words("packs"),
        subtitle=words("packs-how"),
        back=words("back"),
        on_back=lambda: guest.device.back("/library"),
    )
    body: list[ft.Control] = [_shelved(look, guest, packing, shelved) for shelved in packing.shelf]
    if not packing.shelf:
        body.append(empty(look, "book", words("packs-none")))
    for conflict in guest.house.packs.conflicts():
        said = words("pack-conflict", what=conflict.what, earlier=conflict.earlier, later=conflict.later)
        body.append(remark(look, said, "gold", "warning"))
    bring = quiet(
        look, words("pack-bring"), lambda: guest.device.go("/packs/bring"), symbol=None if look.phone else "import",
        name="pack-bring", expand=True,
    )  # fmt: skip
    # Side by side on a phone the words need two lines, and no sign beside them.
    sign: Icon | None = None if look.phone else "pencil"
    write = primary(look, words("pack-write"), _begin(packing), symbol=sign, name="pack-write", expand=True)
    layer = writing_sheet(look, guest, packing, OWN) if packing.writing is not None else None
    return screen(look, top=top, body=body, actions=[bring, write], width=COLUMN, layer=layer)


def _begin(packing: Packing) -> partial[None]:
    return partial(packing.write, Writing(next(box.id for box in boxes() if not box.own)))


def _shelved(look: Look, guest: Guest, packing: Packing, shelved: Shelved) -> ft.Control:
    words, pack = guest.words, shelved.pack
    name = packing.name(pack) if pack is not None else shelved.id
    about = words.say(pack_message(pack)) if pack is not None else ""
    said: list[ft.Control] = [title(look, name, lines=2), caption(look, about)]
    if shelved.trouble is not None:
        said.append(text(look, words.say(shelved.trouble), size=15, color=look.harm))
    yes_no = [(True, words("pack-on")), (False, words("pack-off"))]
    switch = choice(look, yes_no, shelved.active, lambda _on: packing.switch(shelved.id), name=f"switch-{shelved.id}")
    face = panel(
        look,
        ft.Column(said, spacing=4, tight=True),
        on_tap=lambda: guest.device.go(f"/packs/{shelved.id}"),
        label=f"{name}. {about}",
        name=f"pack-{shelved.id}",
        align=ft.Alignment.CENTER_LEFT,
    )
    return ft.Column([face, switch], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@part
def BringPackScreen(look: Look, guest: Guest, packing: Packing) -> ft.Control:
    """Choose a file, or paste its text."""
    words = guest.words
    top = header(look, words("pack-bring"), back=words("back"), on_back=lambda: guest.device.back("/packs"))
    choose = quiet(look, words("import-choose"), packing.choose, symbol="import", name="pack-choose", height=52)
    paste = field(look, words("import-paste"), "", packing.paste, name="pack-text", lines=8)
    body: list[ft.Control] = [
        panel(
            look,
            ft.Column(
                [text(look, words("pack-bring-how")), choose, paste],
                spacing=12,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
        ),
    ]
    done = primary(look, words("import-do"), packing.bring_in, name="pack-do", expand=True)
    return screen(look, top=top, body=body, actions=[done], width=COLUMN)


@part
def PackScreen(look: Look, guest: Guest, packing: Packing, pack_id: str) -> ft.Control:
    """One pack: its rules and corrections, to change, to send, to take off the shelf."""
    use_watch(packing, lambda p: (p.shelf, p.writing, p.asked))
    words = guest.words
    shelved = packing.find(pack_id)
    pack = shelved.pack if shelved is not None else None
    name = packing.name(pack) if pack is not None else pack_id
    top = header(look, name, back=words("back"), on_back=lambda: guest.device.back("/packs"))
    if pack is None:
        return screen(look, top=top, body=[empty(look, "book", words("pack-unknown", pack=pack_id))], width=COLUMN)
    body: list[ft.Control] = []
    if pack.about:
        body.append(text(look, pack.about if isinstance(pack.about, str) else words.name(pack.about)))
    body += _rules(look, guest, packing, pack)
    body += _corrections(look, guest, packing, pack)
    if pack.cards:
        names = [own.name if isinstance(own.name, str) else words.name(own.name) for own in pack.cards]
        body += [heading(look, words("library-cards")), text(look, words.list(names))]
    body.append(_sending(look, guest, packing, pack))
    add = primary(look, words("pack-write"), _begin(packing), symbol="pencil", name="pack-write", expand=True)
    layer = writing_sheet(look, guest, packing, pack.id) if packing.writing is not None else None
    return screen(look, top=top, body=body, actions=[add], width=COLUMN, layer=layer)


def _rules(look: Look, guest: Guest, packing: Packing, pack: Pack) -> list[ft.Control]:
    if not pack.rules:
        return []
    return [heading(look, guest.words("library-rules")), *(_rule(look, guest, packing, pack, n) for n in pack.rules)]


def _rule(look: Look, guest: Guest, packing: Packing, pack: Pack, note: Note) -> ft.Control:
    words = guest.words
    called = note.title if isinstance(note.title, str) else words.name(note.title)
    body = note.body if isinstance(note.body, str) else words.name(note.body)
    change = partial(packing.write, Writing(note.game, note.kind, called, body, note.id))
    named = explained(strong(look, called), about.term(guest, note.game, called))
    said = [named, text(look, body, size=15), chip(look, words(f"kind-{note.kind}"), tone="info")]
    row = [
        ft.Column(list(said), spacing=4, expand=True, tight=True),
        icon_button(look, "pencil", words("pack-change", what=called), change, name=f"change-{note.id}", bare=True),
        icon_button(
            look, "trash", words("pack-drop", what=called), partial(packing.drop_rule, pack.id, note.id),
            name=f"drop-{note.id}", bare=True,
        ),
    ]  # fmt: skip
    return panel(look, ft.Row(list(row), spacing=4, vertical_alignment=ft.CrossAxisAlignment.START), padding=14)


def _corrections(look: Look, guest: Guest, packing: Packing, pack: Pack) -> list[ft.Control]:
    words = guest.words
    shown: list[ft.Control] = [heading(look, words("pack-corrections"))] if pack.corrections else []
    for correction in pack.corrections:
        card = guest.house.library.cards.get(correction.card)
        name = words.name(card.name) if card is not None else correction.card
        said = words(
            "pack-corrected", card=name, figure=_figure(guest, card, correction.figure), value=correction.value
        )
        lines: list[ft.Control] = [strong(look, said, size=16)]
        if correction.why:
            lines.append(caption(look, correction.why))
        drop = partial(packing.drop_correction, pack.id, correction)
        row = [
            ft.Column(lines, spacing=2, expand=True, tight=True),
            icon_button(look, "trash", words("pack-drop", what=said), drop, name=f"drop-{correction.card}", bare=True),
        ]
        shown.append(panel(look, ft.Row(list(row)), padding=14))
    return shown


def _figure(guest: Guest, card: CardEntry | None, figure_id: str) -> str:
    """What the reader calls a figure of a card; one that the card does not have keeps its id."""
    named = {figure.id: told(figure.name, guest.words) for figure in (card.figures if card is not None else ())}
    return named.get(figure_id, figure_id)


def _sending(look: Look, guest: Guest, packing: Packing, pack: Pack) -> ft.Control:
    words = guest.words
    send = quiet(
        look, words("export-save"), partial(packing.send, pack.id), symbol="share", name="pack-send", expand=True
    )
    copying = quiet(look, words("export-copy"), partial(packing.copy, pack.id), name="pack-copy", expand=True)
    rows: list[ft.Control] = [ft.Row([copying, send], spacing=10)]
    if packing.asked == pack.id:
        rows.append(caption(look, words("pack-remove-warning")))
        rows.append(
            destructive(look, words("pack-remove-yes"), partial(packing.remove, pack.id), name="pack-remove-yes")
        )
    else:
        rows.append(quiet(look, words("pack-remove"), partial(packing.ask, pack.id), name="pack-remove", height=48))
    return ft.Column(rows, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def writing_sheet(look: Look, guest: Guest, packing: Packing, pack_id: str) -> ft.Control:
    """A house rule or note being written."""
    words, writing = guest.words, packing.writing
    assert writing is not None
    games = [(box.id, words.name(box.short or box.name)) for box in boxes() if not box.own]
    kinds: list[tuple[Literal["house", "note"], str]] = [("house", words("kind-house")), ("note", words("kind-note"))]

    def titled(typed: str) -> None:
        assert packing.writing is not None
        packing.write(replace(packing.writing, title=typed))

    def worded(typed: str) -> None:
        assert packing.writing is not None
        packing.write(replace(packing.writing, body=typed))

    body: list[ft.Control] = [
        choice(look, games, writing.game, lambda game: packing.write(replace(writing, game=game)), name="rule-game"),
        choice(look, kinds, writing.kind, lambda kind: packing.write(replace(writing, kind=kind)), name="rule-kind"),
        ft.Container(
            field(look, words("rule-title"), writing.title, titled, name="rule-title", max_length=60),
            padding=ft.Padding.only(top=8),
        ),
        field(look, words("rule-body"), writing.body, worded, name="rule-body", lines=5, max_length=1200),
    ]
    keep = primary(
        look, words("rule-keep"), partial(packing.keep_rule, pack_id), name="rule-keep", expand=True,
        disabled=not writing.ready,
    )  # fmt: skip
    return sheet(
        look,
        words("pack-write"),
        body,
        close=words("close"),
        on_close=lambda: packing.write(None),
        actions=[keep],
    )

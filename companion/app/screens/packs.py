"""Packs on the screen: the shelf, one pack with what is in it, bringing one in, writing a house rule."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Literal

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH
from companion.app.models.packs import OWN_PACK_ID, PacksModel, RuleDraft
from companion.app.reactivity import component, use_watch
from companion.app.ui import Ui
from companion.games.game_boxes import load_boxes
from companion.library.card_entries import CardEntry, label_text
from companion.library.packs import Note, Pack
from companion.tables.pack_shelf import ShelvedPack, pack_summary_message


@component
def PacksScreen(ui: Ui, packs_model: PacksModel) -> ft.Control:
    """The shelf of packs."""
    use_watch(packs_model, lambda p: (p.shelf, p.writing))
    top = ui.screen_header(
        ui.words("packs"),
        subtitle=ui.words("packs-how"),
        back=ui.words("back"),
        on_back=lambda: ui.device.back("/library"),
    )
    body: list[ft.Control] = [_shelved(ui, packs_model, shelved) for shelved in packs_model.shelf]
    if not packs_model.shelf:
        body.append(ui.empty_state("book", ui.words("packs-none")))
    for conflict in ui.session.service.packs.conflicts():
        said = ui.words("pack-conflict", what=conflict.what, earlier=conflict.earlier, later=conflict.later)
        body.append(ui.callout(said, "gold", "warning"))
    bring = ui.button(
        ui.words("pack-bring"),
        lambda: ui.device.go("/packs/bring"),
        symbol=None if ui.phone else "import",
        name="pack-bring",
        expand=True,
    )
    # Side by side on a phone the words need two lines, and no sign beside them.
    sign: IconName | None = None if ui.phone else "pencil"
    write = ui.primary_button(ui.words("pack-write"), _begin(packs_model), symbol=sign, name="pack-write", expand=True)
    dialog = edit_rule_dialog(ui, packs_model, OWN_PACK_ID) if packs_model.writing is not None else None
    return ui.screen_layout(top=top, body=body, actions=[bring, write], width=COLUMN_WIDTH, dialog=dialog)


def _begin(packs_model: PacksModel) -> partial[None]:
    return partial(packs_model.write, RuleDraft(next(box.id for box in load_boxes() if not box.own)))


def _shelved(ui: Ui, packs_model: PacksModel, shelved: ShelvedPack) -> ft.Control:
    pack = shelved.pack
    name = packs_model.name(pack) if pack is not None else shelved.id
    about = ui.words.say(pack_summary_message(pack)) if pack is not None else ""
    said: list[ft.Control] = [ui.title(name, lines=2), ui.caption(about)]
    if shelved.trouble is not None:
        said.append(ui.text(ui.words.say(shelved.trouble), size=15, color=ui.harm))
    yes_no = [(True, ui.words("pack-on")), (False, ui.words("pack-off"))]
    switch = ui.segmented_choice(
        yes_no, shelved.active, lambda _on: packs_model.switch(shelved.id), name=f"switch-{shelved.id}"
    )
    face = ui.panel(
        ft.Column(said, spacing=4, tight=True),
        on_tap=lambda: ui.device.go(f"/packs/{shelved.id}"),
        label=f"{name}. {about}",
        name=f"pack-{shelved.id}",
        align=ft.Alignment.CENTER_LEFT,
    )
    return ft.Column([face, switch], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@component
def ImportPackScreen(ui: Ui, packs_model: PacksModel) -> ft.Control:
    """Choose a file, or paste its text."""
    top = ui.screen_header(ui.words("pack-bring"), back=ui.words("back"), on_back=lambda: ui.device.back("/packs"))
    choose = ui.button(ui.words("import-choose"), packs_model.choose, symbol="import", name="pack-choose", height=52)
    paste = ui.text_field(ui.words("import-paste"), packs_model.text, packs_model.paste, name="pack-text", lines=8)
    body: list[ft.Control] = [
        ui.panel(
            ft.Column(
                [ui.text(ui.words("pack-bring-how")), choose, paste],
                spacing=12,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            )
        )
    ]
    done = ui.primary_button(ui.words("import-do"), packs_model.bring_in, name="pack-do", expand=True)
    return ui.screen_layout(top=top, body=body, actions=[done], width=COLUMN_WIDTH)


@component
def PackScreen(ui: Ui, packs_model: PacksModel, pack_id: str) -> ft.Control:
    """One pack: its rules and corrections, to change, to send, to take off the shelf."""
    use_watch(packs_model, lambda p: (p.shelf, p.writing, p.asked))
    shelved = packs_model.find(pack_id)
    pack = shelved.pack if shelved is not None else None
    name = packs_model.name(pack) if pack is not None else pack_id
    top = ui.screen_header(name, back=ui.words("back"), on_back=lambda: ui.device.back("/packs"))
    if pack is None:
        return ui.screen_layout(
            top=top, body=[ui.empty_state("book", ui.words("pack-unknown", pack=pack_id))], width=COLUMN_WIDTH
        )
    body: list[ft.Control] = []
    if pack.about:
        body.append(ui.text(pack.about if isinstance(pack.about, str) else ui.words.name(pack.about)))
    body += _rules(ui, packs_model, pack)
    body += _corrections(ui, packs_model, pack)
    if pack.cards:
        names = [own.name if isinstance(own.name, str) else ui.words.name(own.name) for own in pack.cards]
        body += [ui.heading(ui.words("library-cards")), ui.text(ui.words.list(names))]
    body.append(_sending(ui, packs_model, pack))
    add = ui.primary_button(
        ui.words("pack-write"), _begin(packs_model), symbol="pencil", name="pack-write", expand=True
    )
    dialog = edit_rule_dialog(ui, packs_model, pack.id) if packs_model.writing is not None else None
    return ui.screen_layout(top=top, body=body, actions=[add], width=COLUMN_WIDTH, dialog=dialog)


def _rules(ui: Ui, packs_model: PacksModel, pack: Pack) -> list[ft.Control]:
    if not pack.rules:
        return []
    return [ui.heading(ui.words("library-rules")), *(_rule(ui, packs_model, pack, n) for n in pack.rules)]


def _rule(ui: Ui, packs_model: PacksModel, pack: Pack, note: Note) -> ft.Control:
    called = note.title if isinstance(note.title, str) else ui.words.name(note.title)
    body = note.body if isinstance(note.body, str) else ui.words.name(note.body)
    change = partial(packs_model.write, RuleDraft(note.game, note.kind, called, body, note.id))
    named = ui.explained(ui.strong(called), ui.term_help(note.game, called))
    said = [named, ui.text(body, size=15), ui.chip(ui.words(f"kind-{note.kind}"), tone="info")]
    row = [
        ft.Column(list(said), spacing=4, expand=True, tight=True),
        ui.icon_button("pencil", ui.words("pack-change", what=called), change, name=f"change-{note.id}", bare=True),
        ui.icon_button(
            "trash",
            ui.words("pack-drop", what=called),
            partial(packs_model.drop_rule, pack.id, note.id),
            name=f"drop-{note.id}",
            bare=True,
        ),
    ]
    return ui.panel(ft.Row(list(row), spacing=4, vertical_alignment=ft.CrossAxisAlignment.START), padding=14)


def _corrections(ui: Ui, packs_model: PacksModel, pack: Pack) -> list[ft.Control]:
    shown: list[ft.Control] = [ui.heading(ui.words("pack-corrections"))] if pack.corrections else []
    for correction in pack.corrections:
        card = ui.session.service.library.cards.get(correction.card)
        name = ui.words.name(card.name) if card is not None else correction.card
        said = ui.words(
            "pack-corrected", card=name, figure=_figure(ui, card, correction.figure), value=correction.value
        )
        lines: list[ft.Control] = [ui.strong(said, size=16)]
        if correction.why:
            lines.append(ui.caption(correction.why))
        drop = partial(packs_model.drop_correction, pack.id, correction)
        row = [
            ft.Column(lines, spacing=2, expand=True, tight=True),
            ui.icon_button("trash", ui.words("pack-drop", what=said), drop, name=f"drop-{correction.card}", bare=True),
        ]
        shown.append(ui.panel(ft.Row(list(row)), padding=14))
    return shown


def _figure(ui: Ui, card: CardEntry | None, figure_id: str) -> str:
    """What the reader calls a figure of a card; one that the card does not have keeps its id."""
    named = {figure.id: label_text(figure.name, ui.words) for figure in (card.figures if card is not None else ())}
    return named.get(figure_id, figure_id)


def _sending(ui: Ui, packs_model: PacksModel, pack: Pack) -> ft.Control:
    send = ui.button(
        ui.words("export-save"), partial(packs_model.send, pack.id), symbol="share", name="pack-send", expand=True
    )
    copying = ui.button(ui.words("export-copy"), partial(packs_model.copy, pack.id), name="pack-copy", expand=True)
    rows: list[ft.Control] = [ft.Row([copying, send], spacing=10)]
    if packs_model.asked == pack.id:
        rows.append(ui.caption(ui.words("pack-remove-warning")))
        rows.append(
            ui.destructive_button(
                ui.words("pack-remove-yes"), partial(packs_model.remove, pack.id), name="pack-remove-yes"
            )
        )
    else:
        rows.append(
            ui.button(ui.words("pack-remove"), partial(packs_model.ask, pack.id), name="pack-remove", height=48)
        )
    return ft.Column(rows, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def edit_rule_dialog(ui: Ui, packs_model: PacksModel, pack_id: str) -> ft.Control:
    """A house rule or note being written."""
    writing = packs_model.writing
    assert writing is not None
    games = [(box.id, ui.words.name(box.short or box.name)) for box in load_boxes() if not box.own]
    kinds: list[tuple[Literal["house", "note"], str]] = [
        ("house", ui.words("kind-house")),
        ("note", ui.words("kind-note")),
    ]

    def titled(typed: str) -> None:
        assert packs_model.writing is not None
        packs_model.write(replace(packs_model.writing, title=typed))

    def worded(typed: str) -> None:
        assert packs_model.writing is not None
        packs_model.write(replace(packs_model.writing, body=typed))

    body: list[ft.Control] = [
        ui.segmented_choice(
            games, writing.game, lambda game: packs_model.write(replace(writing, game=game)), name="rule-game"
        ),
        ui.segmented_choice(
            kinds, writing.kind, lambda kind: packs_model.write(replace(writing, kind=kind)), name="rule-kind"
        ),
        ft.Container(
            ui.text_field(ui.words("rule-title"), writing.title, titled, name="rule-title", max_length=60),
            padding=ft.Padding.only(top=8),
        ),
        ui.text_field(ui.words("rule-body"), writing.body, worded, name="rule-body", lines=5, max_length=1200),
    ]
    keep = ui.primary_button(
        ui.words("rule-keep"),
        partial(packs_model.keep_rule, pack_id),
        name="rule-keep",
        expand=True,
        disabled=not writing.ready,
    )
    return ui.modal_dialog(
        ui.words("pack-write"), body, close=ui.words("close"), on_close=lambda: packs_model.write(None), actions=[keep]
    )

"""Packs on the screen: the shelf, one pack with what is in it, bringing one in, writing a house rule."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Literal

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH
from companion.app.models.content_packs import OWN_PACK_ID, PacksModel, RuleDraft
from companion.app.reactivity import component, use_watch
from companion.app.ui import Ui
from companion.games.game_boxes import load_boxes
from companion.kernel.messages import Text
from companion.library.card_entries import CardEntry, label_text
from companion.library.packs import Note, Pack
from companion.tables.pack_shelf import ShelvedPack, pack_summary_message


@component
def PacksScreen(ui: Ui, packs_model: PacksModel) -> ft.Control:
    """The shelf of packs."""
    use_watch(packs_model, lambda p: (p.shelf, p.writing))
    top = ui.back_header(ui.words("packs"), "/library", subtitle=ui.words("packs-how"))
    body: list[ft.Control] = [_shelved(ui, packs_model, shelved) for shelved in packs_model.shelf]
    if not packs_model.shelf:
        body.append(ui.empty_state("book", ui.words("packs-none")))
    for conflict in ui.session.service.packs.conflicts():
        said = ui.words("pack-conflict", what=conflict.what, earlier=conflict.earlier, later=conflict.later)
        body.append(ui.callout(said, "gold", "warning"))
    # Side by side on a phone the words need two lines, and no sign beside them.
    signs: tuple[IconName | None, IconName | None] = (None, None) if ui.phone else ("import", "pencil")
    go, begin = partial(ui.device.go, "/packs/bring"), _begin(packs_model)
    bring = ui.button(ui.words("pack-bring"), go, symbol=signs[0], name="pack-bring", expand=True)
    write = ui.primary_button(ui.words("pack-write"), begin, symbol=signs[1], name="pack-write", expand=True)
    dialog = edit_house_rule_dialog(ui, packs_model, OWN_PACK_ID) if packs_model.writing is not None else None
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
    top = ui.back_header(ui.words("pack-bring"), "/packs")
    choose = ui.button(ui.words("import-choose"), packs_model.choose, symbol="import", name="pack-choose", height=52)
    paste = ui.text_field(ui.words("import-paste"), packs_model.text, packs_model.paste, name="pack-text", lines=8)
    body = [ui.column_panel([ui.text(ui.words("pack-bring-how")), choose, paste], spacing=12, stretched=True)]
    done = ui.primary_button(ui.words("import-do"), packs_model.bring_in, name="pack-do", expand=True)
    return ui.screen_layout(top=top, body=body, actions=[done], width=COLUMN_WIDTH)


@component
def PackScreen(ui: Ui, packs_model: PacksModel, pack_id: str) -> ft.Control:
    """One pack: its rules and corrections, to change, to send, to take off the shelf."""
    use_watch(packs_model, lambda p: (p.shelf, p.writing, p.asked))
    shelved = packs_model.find(pack_id)
    pack = shelved.pack if shelved is not None else None
    name = packs_model.name(pack) if pack is not None else pack_id
    top = ui.back_header(name, "/packs")
    if pack is None:
        gone = ui.empty_state("book", ui.words("pack-unknown", pack=pack_id))
        return ui.screen_layout(top=top, body=[gone], width=COLUMN_WIDTH)
    body: list[ft.Control] = []
    if pack.about:
        body.append(ui.text(_said(ui, pack.about)))
    if pack.rules:
        body += [ui.heading(ui.words("library-rules")), *(_rule(ui, packs_model, pack, note) for note in pack.rules)]
    body += _corrections(ui, packs_model, pack)
    if pack.cards:
        names = [_said(ui, own.name) for own in pack.cards]
        body += [ui.heading(ui.words("library-cards")), ui.text(ui.words.list(names))]
    body.append(_sending(ui, packs_model, pack))
    begin = _begin(packs_model)
    add = ui.primary_button(ui.words("pack-write"), begin, symbol="pencil", name="pack-write", expand=True)
    dialog = edit_house_rule_dialog(ui, packs_model, pack.id) if packs_model.writing is not None else None
    return ui.screen_layout(top=top, body=body, actions=[add], width=COLUMN_WIDTH, dialog=dialog)


def _said(ui: Ui, text: Text | str) -> str:
    """What a pack says in one language, or in several."""
    return text if isinstance(text, str) else ui.words.name(text)


def _rule(ui: Ui, packs_model: PacksModel, pack: Pack, note: Note) -> ft.Control:
    called, body = _said(ui, note.title), _said(ui, note.body)
    change = partial(packs_model.write, RuleDraft(note.game, note.kind, called, body, note.id))
    drop = partial(packs_model.drop_rule, pack.id, note.id)
    named = ui.explained(ui.strong(called), ui.term_help(note.game, called))
    said = [named, ui.text(body, size=15), ui.chip(ui.words(f"kind-{note.kind}"), tone="info")]
    row = [
        ft.Column(list(said), spacing=4, expand=True, tight=True),
        ui.icon_button("pencil", ui.words("pack-change", what=called), change, name=f"change-{note.id}", bare=True),
        ui.icon_button("trash", ui.words("pack-drop", what=called), drop, name=f"drop-{note.id}", bare=True),
    ]
    return ui.panel(ft.Row(list(row), spacing=4, vertical_alignment=ft.CrossAxisAlignment.START), padding=14)


def _corrections(ui: Ui, packs_model: PacksModel, pack: Pack) -> list[ft.Control]:
    shown: list[ft.Control] = [ui.heading(ui.words("pack-corrections"))] if pack.corrections else []
    for correction in pack.corrections:
        card = ui.session.service.library.cards.get(correction.card)
        name = ui.words.name(card.name) if card is not None else correction.card
        figure = _figure(ui, card, correction.figure)
        said = ui.words("pack-corrected", card=name, figure=figure, value=correction.value)
        lines: list[ft.Control] = [ui.strong(said, size=16)]
        if correction.why:
            lines.append(ui.caption(correction.why))
        drop = partial(packs_model.drop_correction, pack.id, correction)
        sign = ui.icon_button(
            "trash", ui.words("pack-drop", what=said), drop, name=f"drop-{correction.card}", bare=True
        )
        row: list[ft.Control] = [ft.Column(lines, spacing=2, expand=True, tight=True), sign]
        shown.append(ui.panel(ft.Row(row), padding=14))
    return shown


def _figure(ui: Ui, card: CardEntry | None, figure_id: str) -> str:
    """What the reader calls a figure of a card; one that the card does not have keeps its id."""
    named = {figure.id: label_text(figure.name, ui.words) for figure in (card.figures if card is not None else ())}
    return named.get(figure_id, figure_id)


def _sending(ui: Ui, packs_model: PacksModel, pack: Pack) -> ft.Control:
    send, copy, ask, remove = (
        partial(act, pack.id) for act in (packs_model.send, packs_model.copy, packs_model.ask, packs_model.remove)
    )
    sending = ui.button(ui.words("export-save"), send, symbol="share", name="pack-send", expand=True)
    copying = ui.button(ui.words("export-copy"), copy, name="pack-copy", expand=True)
    rows: list[ft.Control] = [ft.Row([copying, sending], spacing=10)]
    if packs_model.asked == pack.id:
        rows.append(ui.caption(ui.words("pack-remove-warning")))
        rows.append(ui.destructive_button(ui.words("pack-remove-yes"), remove, name="pack-remove-yes"))
    else:
        rows.append(ui.button(ui.words("pack-remove"), ask, name="pack-remove", height=48))
    return ft.Column(rows, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def edit_house_rule_dialog(ui: Ui, packs_model: PacksModel, pack_id: str) -> ft.Control:
    """A house rule or note being written."""
    writing = packs_model.writing
    assert writing is not None
    games = [(box.id, ui.words.name(box.short or box.name)) for box in load_boxes() if not box.own]
    of_kind: tuple[Literal["house", "note"], ...] = ("house", "note")
    kinds = [(kind, ui.words(f"kind-{kind}")) for kind in of_kind]

    def draft() -> RuleDraft:
        # Read again: letters come faster than screens are drawn.
        assert packs_model.writing is not None
        return packs_model.writing

    write = packs_model.write
    title = ui.text_field(
        ui.words("rule-title"),
        writing.title,
        lambda typed: write(replace(draft(), title=typed)),
        name="rule-title",
        max_length=60,
    )
    text = ui.text_field(
        ui.words("rule-body"),
        writing.body,
        lambda typed: write(replace(draft(), body=typed)),
        name="rule-body",
        lines=5,
        max_length=1200,
    )
    body: list[ft.Control] = [
        ui.segmented_choice(games, writing.game, lambda game: write(replace(draft(), game=game)), name="rule-game"),
        ui.segmented_choice(kinds, writing.kind, lambda kind: write(replace(draft(), kind=kind)), name="rule-kind"),
        ft.Container(title, padding=ft.Padding.only(top=8)),
        text,
    ]
    keep = partial(packs_model.keep_rule, pack_id)
    done = ui.primary_button(ui.words("rule-keep"), keep, name="rule-keep", expand=True, disabled=not writing.ready)
    leave = partial(packs_model.write, None)
    return ui.modal_dialog(ui.words("pack-write"), body, close=ui.words("close"), on_close=leave, actions=[done])

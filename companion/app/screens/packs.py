"""Packs on the screen: the shelf, one pack with what is in it, bringing one in, writing a house rule."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Literal

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.controls.buttons import destructive_button, icon_button, primary_button, secondary_button
from companion.app.kit.controls.chips import chip, segmented_choice
from companion.app.kit.controls.text_field import text_field
from companion.app.kit.dialogs.dialog import modal_dialog
from companion.app.kit.feedback.empty_state import empty_state
from companion.app.kit.layout.callout import callout
from companion.app.kit.layout.panel import panel
from companion.app.kit.layout.screen_header import screen_header
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, screen_layout
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, heading_text, strong_text, title_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.packs import OWN_PACK_ID, PacksModel, RuleDraft
from companion.app.reactivity import component, use_watch
from companion.app.theme import Look
from companion.games.game_boxes import load_boxes
from companion.library.card_entries import CardEntry, label_text
from companion.library.packs import Note, Pack
from companion.tables.pack_shelf import ShelvedPack, pack_summary_message


@component
def PacksScreen(look: Look, session: DeviceSession, packs_model: PacksModel) -> ft.Control:
    """The shelf of packs."""
    use_watch(packs_model, lambda p: (p.shelf, p.writing))
    words = session.words
    top = screen_header(
        look,
        words("packs"),
        subtitle=words("packs-how"),
        back=words("back"),
        on_back=lambda: session.device.back("/library"),
    )
    body: list[ft.Control] = [_shelved(look, session, packs_model, shelved) for shelved in packs_model.shelf]
    if not packs_model.shelf:
        body.append(empty_state(look, "book", words("packs-none")))
    for conflict in session.service.packs.conflicts():
        said = words("pack-conflict", what=conflict.what, earlier=conflict.earlier, later=conflict.later)
        body.append(callout(look, said, "gold", "warning"))
    bring = secondary_button(
        look,
        words("pack-bring"),
        lambda: session.device.go("/packs/bring"),
        symbol=None if look.phone else "import",
        name="pack-bring",
        expand=True,
    )
    # Side by side on a phone the words need two lines, and no sign beside them.
    sign: IconName | None = None if look.phone else "pencil"
    write = primary_button(look, words("pack-write"), _begin(packs_model), symbol=sign, name="pack-write", expand=True)
    dialog = edit_rule_dialog(look, session, packs_model, OWN_PACK_ID) if packs_model.writing is not None else None
    return screen_layout(look, top=top, body=body, actions=[bring, write], width=COLUMN_WIDTH, dialog=dialog)


def _begin(packs_model: PacksModel) -> partial[None]:
    return partial(packs_model.write, RuleDraft(next(box.id for box in load_boxes() if not box.own)))


def _shelved(look: Look, session: DeviceSession, packs_model: PacksModel, shelved: ShelvedPack) -> ft.Control:
    words, pack = session.words, shelved.pack
    name = packs_model.name(pack) if pack is not None else shelved.id
    about = words.say(pack_summary_message(pack)) if pack is not None else ""
    said: list[ft.Control] = [title_text(look, name, lines=2), caption_text(look, about)]
    if shelved.trouble is not None:
        said.append(text(look, words.say(shelved.trouble), size=15, color=look.harm))
    yes_no = [(True, words("pack-on")), (False, words("pack-off"))]
    switch = segmented_choice(
        look, yes_no, shelved.active, lambda _on: packs_model.switch(shelved.id), name=f"switch-{shelved.id}"
    )
    face = panel(
        look,
        ft.Column(said, spacing=4, tight=True),
        on_tap=lambda: session.device.go(f"/packs/{shelved.id}"),
        label=f"{name}. {about}",
        name=f"pack-{shelved.id}",
        align=ft.Alignment.CENTER_LEFT,
    )
    return ft.Column([face, switch], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@component
def ImportPackScreen(look: Look, session: DeviceSession, packs_model: PacksModel) -> ft.Control:
    """Choose a file, or paste its text."""
    words = session.words
    top = screen_header(look, words("pack-bring"), back=words("back"), on_back=lambda: session.device.back("/packs"))
    choose = secondary_button(
        look, words("import-choose"), packs_model.choose, symbol="import", name="pack-choose", height=52
    )
    paste = text_field(look, words("import-paste"), packs_model.text, packs_model.paste, name="pack-text", lines=8)
    body: list[ft.Control] = [
        panel(
            look,
            ft.Column(
                [text(look, words("pack-bring-how")), choose, paste],
                spacing=12,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
        )
    ]
    done = primary_button(look, words("import-do"), packs_model.bring_in, name="pack-do", expand=True)
    return screen_layout(look, top=top, body=body, actions=[done], width=COLUMN_WIDTH)


@component
def PackScreen(look: Look, session: DeviceSession, packs_model: PacksModel, pack_id: str) -> ft.Control:
    """One pack: its rules and corrections, to change, to send, to take off the shelf."""
    use_watch(packs_model, lambda p: (p.shelf, p.writing, p.asked))
    words = session.words
    shelved = packs_model.find(pack_id)
    pack = shelved.pack if shelved is not None else None
    name = packs_model.name(pack) if pack is not None else pack_id
    top = screen_header(look, name, back=words("back"), on_back=lambda: session.device.back("/packs"))
    if pack is None:
        return screen_layout(
            look, top=top, body=[empty_state(look, "book", words("pack-unknown", pack=pack_id))], width=COLUMN_WIDTH
        )
    body: list[ft.Control] = []
    if pack.about:
        body.append(text(look, pack.about if isinstance(pack.about, str) else words.name(pack.about)))
    body += _rules(look, session, packs_model, pack)
    body += _corrections(look, session, packs_model, pack)
    if pack.cards:
        names = [own.name if isinstance(own.name, str) else words.name(own.name) for own in pack.cards]
        body += [heading_text(look, words("library-cards")), text(look, words.list(names))]
    body.append(_sending(look, session, packs_model, pack))
    add = primary_button(
        look, words("pack-write"), _begin(packs_model), symbol="pencil", name="pack-write", expand=True
    )
    dialog = edit_rule_dialog(look, session, packs_model, pack.id) if packs_model.writing is not None else None
    return screen_layout(look, top=top, body=body, actions=[add], width=COLUMN_WIDTH, dialog=dialog)


def _rules(look: Look, session: DeviceSession, packs_model: PacksModel, pack: Pack) -> list[ft.Control]:
    if not pack.rules:
        return []
    return [
        heading_text(look, session.words("library-rules")),
        *(_rule(look, session, packs_model, pack, n) for n in pack.rules),
    ]


def _rule(look: Look, session: DeviceSession, packs_model: PacksModel, pack: Pack, note: Note) -> ft.Control:
    words = session.words
    called = note.title if isinstance(note.title, str) else words.name(note.title)
    body = note.body if isinstance(note.body, str) else words.name(note.body)
    change = partial(packs_model.write, RuleDraft(note.game, note.kind, called, body, note.id))
    named = explain_on_long_press(
        strong_text(look, called), open_help_callbacks.open_name_or_paragraph_callback(session, note.game, called)
    )
    said = [named, text(look, body, size=15), chip(look, words(f"kind-{note.kind}"), tone="info")]
    row = [
        ft.Column(list(said), spacing=4, expand=True, tight=True),
        icon_button(look, "pencil", words("pack-change", what=called), change, name=f"change-{note.id}", bare=True),
        icon_button(
            look,
            "trash",
            words("pack-drop", what=called),
            partial(packs_model.drop_rule, pack.id, note.id),
            name=f"drop-{note.id}",
            bare=True,
        ),
    ]
    return panel(look, ft.Row(list(row), spacing=4, vertical_alignment=ft.CrossAxisAlignment.START), padding=14)


def _corrections(look: Look, session: DeviceSession, packs_model: PacksModel, pack: Pack) -> list[ft.Control]:
    words = session.words
    shown: list[ft.Control] = [heading_text(look, words("pack-corrections"))] if pack.corrections else []
    for correction in pack.corrections:
        card = session.service.library.cards.get(correction.card)
        name = words.name(card.name) if card is not None else correction.card
        said = words(
            "pack-corrected", card=name, figure=_figure(session, card, correction.figure), value=correction.value
        )
        lines: list[ft.Control] = [strong_text(look, said, size=16)]
        if correction.why:
            lines.append(caption_text(look, correction.why))
        drop = partial(packs_model.drop_correction, pack.id, correction)
        row = [
            ft.Column(lines, spacing=2, expand=True, tight=True),
            icon_button(look, "trash", words("pack-drop", what=said), drop, name=f"drop-{correction.card}", bare=True),
        ]
        shown.append(panel(look, ft.Row(list(row)), padding=14))
    return shown


def _figure(session: DeviceSession, card: CardEntry | None, figure_id: str) -> str:
    """What the reader calls a figure of a card; one that the card does not have keeps its id."""
    named = {figure.id: label_text(figure.name, session.words) for figure in (card.figures if card is not None else ())}
    return named.get(figure_id, figure_id)


def _sending(look: Look, session: DeviceSession, packs_model: PacksModel, pack: Pack) -> ft.Control:
    words = session.words
    send = secondary_button(
        look, words("export-save"), partial(packs_model.send, pack.id), symbol="share", name="pack-send", expand=True
    )
    copying = secondary_button(
        look, words("export-copy"), partial(packs_model.copy, pack.id), name="pack-copy", expand=True
    )
    rows: list[ft.Control] = [ft.Row([copying, send], spacing=10)]
    if packs_model.asked == pack.id:
        rows.append(caption_text(look, words("pack-remove-warning")))
        rows.append(
            destructive_button(
                look, words("pack-remove-yes"), partial(packs_model.remove, pack.id), name="pack-remove-yes"
            )
        )
    else:
        rows.append(
            secondary_button(
                look, words("pack-remove"), partial(packs_model.ask, pack.id), name="pack-remove", height=48
            )
        )
    return ft.Column(rows, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def edit_rule_dialog(look: Look, session: DeviceSession, packs_model: PacksModel, pack_id: str) -> ft.Control:
    """A house rule or note being written."""
    words, writing = session.words, packs_model.writing
    assert writing is not None
    games = [(box.id, words.name(box.short or box.name)) for box in load_boxes() if not box.own]
    kinds: list[tuple[Literal["house", "note"], str]] = [("house", words("kind-house")), ("note", words("kind-note"))]

    def titled(typed: str) -> None:
        assert packs_model.writing is not None
        packs_model.write(replace(packs_model.writing, title=typed))

    def worded(typed: str) -> None:
        assert packs_model.writing is not None
        packs_model.write(replace(packs_model.writing, body=typed))

    body: list[ft.Control] = [
        segmented_choice(
            look, games, writing.game, lambda game: packs_model.write(replace(writing, game=game)), name="rule-game"
        ),
        segmented_choice(
            look, kinds, writing.kind, lambda kind: packs_model.write(replace(writing, kind=kind)), name="rule-kind"
        ),
        ft.Container(
            text_field(look, words("rule-title"), writing.title, titled, name="rule-title", max_length=60),
            padding=ft.Padding.only(top=8),
        ),
        text_field(look, words("rule-body"), writing.body, worded, name="rule-body", lines=5, max_length=1200),
    ]
    keep = primary_button(
        look,
        words("rule-keep"),
        partial(packs_model.keep_rule, pack_id),
        name="rule-keep",
        expand=True,
        disabled=not writing.ready,
    )
    return modal_dialog(
        look, words("pack-write"), body, close=words("close"), on_close=lambda: packs_model.write(None), actions=[keep]
    )

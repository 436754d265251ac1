"""One line of a card's text: tapped together from the words that cards are written in, or kept as a reminder."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import make_icon
from companion.app.kit.controls.buttons import primary_button, secondary_button
from companion.app.kit.controls.chips import chip_row, segmented_choice, tappable_chip
from companion.app.kit.controls.text_field import text_field
from companion.app.kit.dialogs.dialog import modal_dialog
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, strong_text
from companion.app.models.device_session import DeviceSession
from companion.app.models.open_help_callbacks import OpenHelpCallback
from companion.app.models.terrinoth.card_drafts import DOES, ON, PASSIVE, CardDraft, CardLineDraft
from companion.app.models.terrinoth.dialogs import CardEditorDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.terrinoth import help_topics
from companion.app.screens.terrinoth.dialogs.effect_argument_options import (
    list_argument_options,
    list_passive_options,
    operation_name,
)
from companion.app.screens.terrinoth.table_text import capitalize_first, message_argument_text
from companion.app.theme import R_CHIP, Look
from companion.games.terrinoth.cards.card_text import keyword_name, preview_typed_line
from companion.games.terrinoth.effects.effect_parser import read_trigger
from companion.games.terrinoth.effects.effect_text import describe_trigger
from companion.games.terrinoth.effects.effect_vocabulary import OPERATIONS, Param

OFFERED = (
    "wound", "recover", "token", "give", "cure", "exhaust", "ready", "engage", "toShadows", "spawn", "peril",
    "progress", "activate", "reveal", "discard", "draw",
)  # fmt: skip
"""The operations that are tapped; everything else of the notation can be typed."""


def effect_editor_dialog(
    look: Look, session: DeviceSession, model: TerrinothTableModel, draft: CardDraft, line: CardLineDraft
) -> ft.Control:
    """Where the line stands, its preview in plain words, and what can be tapped next."""
    words = session.words
    ways = [(way, words("tha-way", way=way)) for way in ("tap", "remind", "type")]
    body: list[ft.Control] = [_preview(look, session, model, line)]
    body.append(
        segmented_choice(look, ways, line.way, partial(_way, model, draft, line), name="way", label=words("tha-text"))
    )
    if line.way != "tap":
        body.append(_free(look, session, model, draft, line))
    elif line.place == PASSIVE:
        body += _passives(look, session, model, draft, line)
    elif line.op:
        body += _arguments(look, session, model, draft, line)
    else:
        body += _operations(look, session, model, draft, line)
    known = line.place in dict(draft.lines)
    drop = secondary_button(look, words("tha-line-drop"), partial(_drop, model, draft, line), name="line-drop")
    back = secondary_button(look, words("back"), partial(_put, model, draft, None), name="line-back")
    ready = bool(line.text) and line.fault is None
    done = primary_button(
        look,
        words("tha-line-done"),
        partial(_done, model, draft, line) if ready else None,
        name="line-done",
        expand=True,
        disabled=not ready,
    )
    return modal_dialog(
        look,
        _heading(session, model, line),
        body,
        close=words("close"),
        on_close=partial(_put, model, draft, None),
        subtitle=draft.title,
        actions=[drop if known else back, done],
        about=help_topics.card_line_help_callback(session, line.place),
        page=f"line-{line.place}-{line.way}-{line.op}",
    )


def _heading(session: DeviceSession, model: TerrinothTableModel, line: CardLineDraft) -> str:
    if line.place in (PASSIVE, DOES):
        return session.words("tha-always") if line.place == PASSIVE else session.words("tha-text")
    if line.place.startswith(ON):
        return session.words.say(describe_trigger(read_trigger(line.place.removeprefix(ON))))
    return capitalize_first(message_argument_text(session.words, keyword_name(line.place, model.world.table.book.word)))


def _put(model: TerrinothTableModel, draft: CardDraft, line: CardLineDraft | None) -> None:
    model.type_card(replace(draft, line=line))


def _way(model: TerrinothTableModel, draft: CardDraft, line: CardLineDraft, way: str) -> None:
    # What was tapped so far can be gone on with in the notation.
    free = line.text if way == "type" and line.way == "tap" else line.free if way == line.way else ""
    _put(model, draft, replace(line, way=way, free=free))


def _done(model: TerrinothTableModel, draft: CardDraft, line: CardLineDraft) -> None:
    dialog = model.dialog
    now = dialog.draft.line if isinstance(dialog, CardEditorDialog) and dialog.draft.line is not None else line
    if now.text and now.fault is None:
        model.type_card(draft.with_line(now.place, now.text))


def _drop(model: TerrinothTableModel, draft: CardDraft, line: CardLineDraft) -> None:
    model.type_card(draft.with_line(line.place, ""))


def _preview(look: Look, session: DeviceSession, model: TerrinothTableModel, line: CardLineDraft) -> ft.Control:
    """The line in plain words, or what is wrong with it."""
    words = session.words
    tone = look.tone("gold")
    if not line.text:
        said = words("tha-line-empty")
    elif (bad := line.fault) is not None:
        tone, said = (
            look.tone("harm"),
            words("tha-line-bad", column=bad.column, found=bad.found, expected=bad.expected),
        )
    else:
        said = words.say(preview_typed_line(line.place, line.text, model.world.table.book.word))
    row = ft.Row([make_icon("book", tone.ink, 20), text(look, said, size=16, color=tone.ink, expand=True)], spacing=10)
    face = ft.Container(row, bgcolor=tone.fill, border_radius=R_CHIP, padding=12)
    return ft.Semantics(content=face, identifier="line-preview", label=said, live_region=True, container=True)


def _free(
    look: Look, session: DeviceSession, model: TerrinothTableModel, draft: CardDraft, line: CardLineDraft
) -> ft.Control:
    def typed(said: str) -> None:
        _put(model, draft, replace(line, free=said))

    words = session.words
    remind = line.way == "remind"
    return text_field(
        look,
        words("tha-free-remind") if remind else words("tha-free-type"),
        line.free,
        typed,
        name="line-free",
        helper=None if remind else words("tha-free-how"),
        lines=2,
        key=f"free-{line.way}",
    )


def _operations(
    look: Look, session: DeviceSession, model: TerrinothTableModel, draft: CardDraft, line: CardLineDraft
) -> list[ft.Control]:
    words = session.words
    tags = [
        tappable_chip(
            look,
            operation_name(words, op),
            partial(_put, model, draft, replace(line, op=op, args=())),
            name=f"op-{op}",
            about=help_topics.rule_term_help_callback(session, help_topics.OPERATIONS[op]),
        )
        for op in OFFERED
    ]
    parts: list[ft.Control] = [caption_text(look, words("tha-op-which", count=len(line.effects)), size=15)]
    parts.append(chip_row(look, tags, targets=True))
    if line.effects:
        back = partial(_put, model, draft, replace(line, effects=line.effects[:-1]))
        parts.append(secondary_button(look, words("tha-op-back"), back, name="op-back", symbol="backspace", height=48))
    return parts


def _arguments(
    look: Look, session: DeviceSession, model: TerrinothTableModel, draft: CardDraft, line: CardLineDraft
) -> list[ft.Control]:
    """What is open in the operation at hand: whom, how much. What has a usual value needs no tap."""
    words, parts = session.words, list[ft.Control]()
    # Numbers take one row, so they stand first: whom it hits is below without scrolling.
    for param in sorted(OPERATIONS[line.op], key=lambda param: param.kind != "quantity"):
        offered = list_argument_options(words, model, line.op, param)
        if not offered:
            continue
        tags = [
            tappable_chip(
                look,
                said,
                partial(_put, model, draft, line.with_arg(param.name, value)),
                selected=line.given(param.name) == value,
                name=f"arg-{param.name}-{value}",
                about=_value_about(session, model, param, value),
            )
            for value, said in offered
        ]
        needed = param.default is None
        head = words("tha-param", param=param.name, need="must" if needed else "may")
        parts += [strong_text(look, head, size=15), chip_row(look, tags, targets=True)]
    another = replace(line, effects=(*line.effects, line.current), op="", args=()) if line.current else None
    leave = replace(line, op="", args=())
    row: list[ft.Control] = [
        secondary_button(look, words("tha-op-other"), partial(_put, model, draft, leave), name="op-other", height=48)
    ]
    if another is not None:
        row.append(
            secondary_button(
                look,
                words("tha-op-then"),
                partial(_put, model, draft, another),
                name="op-then",
                height=48,
                symbol="plus",
            )
        )
    return [*parts, ft.Row(row, spacing=8, wrap=True, run_spacing=8)]


def _value_about(
    session: DeviceSession, model: TerrinothTableModel, param: Param, value: str
) -> OpenHelpCallback | None:
    """A condition, or where a card goes; numbers and whom it hits say it all."""
    if param.kind == "name":
        return help_topics.card_help_callback(session, model.world, model.world.table.book.cards[value])
    return help_topics.zone_help_callback(session, value) if param.kind == "word" else None


def _passives(
    look: Look, session: DeviceSession, model: TerrinothTableModel, draft: CardDraft, line: CardLineDraft
) -> list[ft.Control]:
    tags = []
    for written, said in list_passive_options(session.words):
        on = written in line.effects
        kept = () if on else (written,)
        tags.append(
            tappable_chip(
                look,
                said,
                partial(_put, model, draft, replace(line, effects=kept)),
                selected=on,
                name=f"passive-{written}",
            )
        )
    return [chip_row(look, tags, targets=True)]

"""One line of a card's text: tapped together from the words that cards are written in, or kept as a reminder."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import make_icon
from companion.app.models.terrinoth.card_drafts import DOES, ON, PASSIVE, CardDraft, CardLineDraft
from companion.app.models.terrinoth.dialog_states import CardEditorDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.terrinoth import help_callbacks
from companion.app.screens.terrinoth.dialogs.effect_argument_options import (
    effect_operation_name,
    list_effect_argument_options,
    list_passive_effect_options,
)
from companion.app.screens.terrinoth.table_text import capitalize_first, message_argument_text
from companion.app.theme import R_CHIP
from companion.app.ui import OpenHelp, Ui
from companion.games.terrinoth.cards.card_text import keyword_name, preview_entered_card_line
from companion.games.terrinoth.effects.effect_parser import read_trigger
from companion.games.terrinoth.effects.effect_text import describe_trigger
from companion.games.terrinoth.effects.effect_vocabulary import OPERATIONS, Param

OFFERED = (
    "wound", "recover", "token", "give", "cure", "exhaust", "ready", "engage", "toShadows", "spawn", "peril",
    "progress", "activate", "reveal", "discard", "draw",
)  # fmt: skip
"""The operations that are tapped; everything else of the notation can be typed."""


def effect_editor_dialog(ui: Ui, model: TerrinothTableModel, draft: CardDraft, line: CardLineDraft) -> ft.Control:
    """Where the line stands, its preview in plain words, and what can be tapped next."""
    ways = [(way, ui.words("tha-way", way=way)) for way in ("tap", "remind", "type")]
    pick = partial(_way, model, draft, line)
    way = ui.segmented_choice(ways, line.way, pick, name="way", label=ui.words("tha-text"))
    body: list[ft.Control] = [_preview(ui, model, line), way]
    if line.way != "tap":
        body.append(_free(ui, model, draft, line))
    elif line.place == PASSIVE:
        body.append(_passives(ui, model, draft, line))
    elif line.op:
        body += _arguments(ui, model, draft, line)
    else:
        body += _operations(ui, model, draft, line)
    known = line.place in dict(draft.lines)
    without = partial(model.type_card, draft.with_line(line.place, ""))
    drop = ui.button(ui.words("tha-line-drop"), without, name="line-drop")
    back = ui.button(ui.words("back"), partial(_put, model, draft, None), name="line-back")
    ready = bool(line.text) and line.fault is None
    act = partial(_done, model, draft, line) if ready else None
    done = ui.primary_button(ui.words("tha-line-done"), act, name="line-done", expand=True, disabled=not ready)
    # A keyword that stands alone begins with a capital letter; the other names have one.
    name = card_line_name(ui, model, line.place)
    is_keyword = line.place not in (PASSIVE, DOES) and not line.place.startswith(ON)
    return ui.modal_dialog(
        capitalize_first(name) if is_keyword else name,
        body,
        close=ui.words("close"),
        on_close=partial(_put, model, draft, None),
        subtitle=draft.title,
        actions=[drop if known else back, done],
        about=help_callbacks.card_line_trigger_help(ui, line.place),
        page=f"line-{line.place}-{line.way}-{line.op}",
    )


def card_line_name(ui: Ui, model: TerrinothTableModel, place: str) -> str:
    """Where a line of text stands on a card: under an event of the game, a keyword, or for always."""
    if place in (PASSIVE, DOES):
        return ui.words("tha-always") if place == PASSIVE else ui.words("tha-text")
    if place.startswith(ON):
        return ui.words.say(describe_trigger(read_trigger(place.removeprefix(ON))))
    return message_argument_text(ui.words, keyword_name(place, model.world.table.book.word))


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


def _preview(ui: Ui, model: TerrinothTableModel, line: CardLineDraft) -> ft.Control:
    """The line in plain words, or what is wrong with it."""
    tone = ui.tone("gold")
    if not line.text:
        said = ui.words("tha-line-empty")
    elif (bad := line.fault) is not None:
        tone = ui.tone("harm")
        said = ui.words("tha-line-bad", column=bad.column, found=bad.found, expected=bad.expected)
    else:
        said = ui.words.say(preview_entered_card_line(line.place, line.text, model.world.table.book.word))
    row = ft.Row([make_icon("book", tone.ink, 20), ui.text(said, size=16, color=tone.ink, expand=True)], spacing=10)
    face = ft.Container(row, bgcolor=tone.fill, border_radius=R_CHIP, padding=12)
    return ft.Semantics(content=face, identifier="line-preview", label=said, live_region=True, container=True)


def _free(ui: Ui, model: TerrinothTableModel, draft: CardDraft, line: CardLineDraft) -> ft.Control:
    remind = line.way == "remind"
    return ui.text_field(
        ui.words("tha-free-remind") if remind else ui.words("tha-free-type"),
        line.free,
        lambda typed: _put(model, draft, replace(line, free=typed)),
        name="line-free",
        helper=None if remind else ui.words("tha-free-how"),
        lines=2,
        key=f"free-{line.way}",
    )


def _operations(ui: Ui, model: TerrinothTableModel, draft: CardDraft, line: CardLineDraft) -> list[ft.Control]:
    tags = ui.action_chips(
        [(op, effect_operation_name(ui.words, op)) for op in OFFERED],
        lambda op: _put(model, draft, replace(line, op=op, args=())),
        name="op",
        about=lambda op: help_callbacks.rule_term_help(ui, help_callbacks.OPERATIONS[op]),
    )
    parts: list[ft.Control] = [ui.caption(ui.words("tha-op-which", count=len(line.effects)), size=15), tags]
    if line.effects:
        back = partial(_put, model, draft, replace(line, effects=line.effects[:-1]))
        parts.append(ui.button(ui.words("tha-op-back"), back, name="op-back", symbol="backspace", height=48))
    return parts


def _arguments(ui: Ui, model: TerrinothTableModel, draft: CardDraft, line: CardLineDraft) -> list[ft.Control]:
    """What is open in the operation at hand: whom, how much. What has a usual value needs no tap."""
    parts = list[ft.Control]()
    # Numbers take one row, so they stand first: whom it hits is below without scrolling.
    for param in sorted(OPERATIONS[line.op], key=lambda param: param.kind != "quantity"):
        offered = list_effect_argument_options(ui.words, model, line.op, param)
        if not offered:
            continue

        def pick(value: str, param: Param = param) -> None:
            _put(model, draft, line.with_arg(param.name, value))

        chosen, held = [line.given(param.name)], partial(_value_about, ui, model, param)
        head = ui.words("tha-param", param=param.name, need="must" if param.default is None else "may")
        tags = ui.choice_chips(offered, chosen, pick, name=f"arg-{param.name}", about=held)
        parts += [ui.strong(head, size=15), tags]
    leave = partial(_put, model, draft, replace(line, op="", args=()))
    row = [ui.button(ui.words("tha-op-other"), leave, name="op-other", height=48)]
    if line.current:
        another = partial(_put, model, draft, replace(line, effects=(*line.effects, line.current), op="", args=()))
        row.append(ui.button(ui.words("tha-op-then"), another, name="op-then", height=48, symbol="plus"))
    return [*parts, ft.Row(row, spacing=8, wrap=True, run_spacing=8)]


def _value_about(ui: Ui, model: TerrinothTableModel, param: Param, value: str) -> OpenHelp | None:
    """A condition, or where a card goes; numbers and whom it hits say it all."""
    if param.kind == "name":
        return help_callbacks.card_help(ui, model.world, model.world.table.book.cards[value])
    return help_callbacks.card_zone_or_side_help(ui, value) if param.kind == "word" else None


def _passives(ui: Ui, model: TerrinothTableModel, draft: CardDraft, line: CardLineDraft) -> ft.Control:
    def pick(written: str) -> None:
        _put(model, draft, replace(line, effects=() if written in line.effects else (written,)))

    return ui.choice_chips(list_passive_effect_options(ui.words), line.effects, pick, name="passive")

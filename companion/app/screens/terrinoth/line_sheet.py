"""One line of a card's text: tapped together from the words that cards are written in, or kept as a reminder."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import icon
from companion.app.kit.buttons import primary, quiet
from companion.app.kit.chips import chips, choice, tap_chip
from companion.app.kit.field import field
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption, strong
from companion.app.kit.words import words as text
from companion.app.models.about import About
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.drafts import DOES, ON, PASSIVE, CardDraft, LineDraft
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.models.terrinoth.layers import CardOpen
from companion.app.screens.terrinoth import lookup
from companion.app.screens.terrinoth.line_words import choices_for, op_name, passives
from companion.app.screens.terrinoth.speech import capital, plain
from companion.app.theme import R_CHIP, Look
from companion.games.terrinoth.parsing import read_trigger
from companion.games.terrinoth.saying import say_trigger
from companion.games.terrinoth.vocabulary import OPERATIONS, Param
from companion.games.terrinoth.wording import keyword_name, line_preview

OFFERED = (
    "wound", "recover", "token", "give", "cure", "exhaust", "ready", "engage", "toShadows", "spawn", "peril",
    "progress", "activate", "reveal", "discard", "draw",
)  # fmt: skip
"""The operations that are tapped; everything else of the notation can be typed."""


def line_sheet(look: Look, guest: Guest, evening: QuestEvening, draft: CardDraft, line: LineDraft) -> ft.Control:
    """Where the line stands, its preview in plain words, and what can be tapped next."""
    words = guest.words
    ways = [(way, words("tha-way", way=way)) for way in ("tap", "remind", "type")]
    body: list[ft.Control] = [_preview(look, guest, evening, line)]
    body.append(choice(look, ways, line.way, partial(_way, evening, draft, line), name="way", label=words("tha-text")))
    if line.way != "tap":
        body.append(_free(look, guest, evening, draft, line))
    elif line.place == PASSIVE:
        body += _passives(look, guest, evening, draft, line)
    elif line.op:
        body += _arguments(look, guest, evening, draft, line)
    else:
        body += _operations(look, guest, evening, draft, line)
    known = line.place in dict(draft.lines)
    drop = quiet(look, words("tha-line-drop"), partial(_drop, evening, draft, line), name="line-drop")
    back = quiet(look, words("back"), partial(_put, evening, draft, None), name="line-back")
    ready = bool(line.text) and line.fault is None
    done = primary(look, words("tha-line-done"), partial(_done, evening, draft, line) if ready else None,
                   name="line-done", expand=True, disabled=not ready)  # fmt: skip
    return sheet(
        look, _heading(guest, evening, line), body, close=words("close"), on_close=partial(_put, evening, draft, None),
        subtitle=draft.title, actions=[drop if known else back, done], about=lookup.line(guest, line.place),
    )  # fmt: skip


def _heading(guest: Guest, evening: QuestEvening, line: LineDraft) -> str:
    if line.place in (PASSIVE, DOES):
        return guest.words("tha-always") if line.place == PASSIVE else guest.words("tha-text")
    if line.place.startswith(ON):
        return guest.words.say(say_trigger(read_trigger(line.place.removeprefix(ON))))
    return capital(plain(guest.words, keyword_name(line.place, evening.world.table.book.word)))


def _put(evening: QuestEvening, draft: CardDraft, line: LineDraft | None) -> None:
    evening.type_card(replace(draft, line=line))


def _way(evening: QuestEvening, draft: CardDraft, line: LineDraft, way: str) -> None:
    # What was tapped so far can be gone on with in the notation.
    free = line.text if way == "type" and line.way == "tap" else line.free if way == line.way else ""
    _put(evening, draft, replace(line, way=way, free=free))


def _done(evening: QuestEvening, draft: CardDraft, line: LineDraft) -> None:
    layer = evening.layer
    now = layer.draft.line if isinstance(layer, CardOpen) and layer.draft.line is not None else line
    if now.text and now.fault is None:
        evening.type_card(draft.with_line(now.place, now.text))


def _drop(evening: QuestEvening, draft: CardDraft, line: LineDraft) -> None:
    evening.type_card(draft.with_line(line.place, ""))


def _preview(look: Look, guest: Guest, evening: QuestEvening, line: LineDraft) -> ft.Control:
    """The line in plain words, or what is wrong with it."""
    words = guest.words
    tone = look.tone("gold")
    if not line.text:
        said = words("tha-line-empty")
    elif (bad := line.fault) is not None:
        tone, said = (
            look.tone("harm"),
            words("tha-line-bad", column=bad.column, found=bad.found, expected=bad.expected),
        )
    else:
        said = words.say(line_preview(line.place, line.text, evening.world.table.book.word))
    row = ft.Row([icon("book", tone.ink, 20), text(look, said, size=16, color=tone.ink, expand=True)], spacing=10)
    face = ft.Container(row, bgcolor=tone.fill, border_radius=R_CHIP, padding=12)
    return ft.Semantics(content=face, identifier="line-preview", label=said, live_region=True, container=True)


def _free(look: Look, guest: Guest, evening: QuestEvening, draft: CardDraft, line: LineDraft) -> ft.Control:
    def typed(said: str) -> None:
        _put(evening, draft, replace(line, free=said))

    words = guest.words
    remind = line.way == "remind"
    return field(
        look, words("tha-free-remind") if remind else words("tha-free-type"), line.free, typed, name="line-free",
        helper=None if remind else words("tha-free-how"), lines=2, key=f"free-{line.way}",
    )  # fmt: skip


def _operations(look: Look, guest: Guest, evening: QuestEvening, draft: CardDraft, line: LineDraft) -> list[ft.Control]:
    words = guest.words
    tags = [
        tap_chip(
            look, op_name(words, op), partial(_put, evening, draft, replace(line, op=op, args=())), name=f"op-{op}",
            about=lookup.term(guest, lookup.OPERATIONS[op]),
        )
        for op in OFFERED
    ]  # fmt: skip
    parts: list[ft.Control] = [caption(look, words("tha-op-which", count=len(line.effects)), size=15)]
    parts.append(chips(look, tags, targets=True))
    if line.effects:
        back = partial(_put, evening, draft, replace(line, effects=line.effects[:-1]))
        parts.append(quiet(look, words("tha-op-back"), back, name="op-back", symbol="backspace", height=48))
    return parts


def _arguments(look: Look, guest: Guest, evening: QuestEvening, draft: CardDraft, line: LineDraft) -> list[ft.Control]:
    """What is open in the operation at hand: whom, how much. What has a usual value needs no tap."""
    words, parts = guest.words, list[ft.Control]()
    # Numbers take one row, so they stand first: whom it hits is below without scrolling.
    for param in sorted(OPERATIONS[line.op], key=lambda param: param.kind != "quantity"):
        offered = choices_for(words, evening, line.op, param)
        if not offered:
            continue
        tags = [
            tap_chip(look, said, partial(_put, evening, draft, line.with_arg(param.name, value)),
                     selected=line.given(param.name) == value, name=f"arg-{param.name}-{value}",
                     about=_value_about(guest, evening, param, value))
            for value, said in offered
        ]  # fmt: skip
        needed = param.default is None
        head = words("tha-param", param=param.name, need="must" if needed else "may")
        parts += [strong(look, head, size=15), chips(look, tags, targets=True)]
    another = replace(line, effects=(*line.effects, line.current), op="", args=()) if line.current else None
    leave = replace(line, op="", args=())
    row: list[ft.Control] = [
        quiet(look, words("tha-op-other"), partial(_put, evening, draft, leave), name="op-other", height=48)
    ]
    if another is not None:
        row.append(quiet(look, words("tha-op-then"), partial(_put, evening, draft, another), name="op-then", height=48,
                         symbol="plus"))  # fmt: skip
    return [*parts, ft.Row(row, spacing=8, wrap=True, run_spacing=8)]


def _value_about(guest: Guest, evening: QuestEvening, param: Param, value: str) -> About | None:
    """A condition, or where a card goes; numbers and whom it hits say it all."""
    if param.kind == "name":
        return lookup.card(guest, evening.world, evening.world.table.book.cards[value])
    return lookup.zone(guest, value) if param.kind == "word" else None


def _passives(look: Look, guest: Guest, evening: QuestEvening, draft: CardDraft, line: LineDraft) -> list[ft.Control]:
    tags = []
    for written, said in passives(guest.words):
        on = written in line.effects
        kept = () if on else (written,)
        tags.append(tap_chip(look, said, partial(_put, evening, draft, replace(line, effects=kept)), selected=on,
                             name=f"passive-{written}"))  # fmt: skip
    return [chips(look, tags, targets=True)]

"""What is open, as cards to settle: choices as buttons, dice as faces, cards by search, reminders to tick off."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.badge import badge
from companion.app.kit.buttons import primary, quiet, tinted
from companion.app.kit.chips import chip
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.tap import Act
from companion.app.kit.words import caption, strong
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_layers import MatterOpen, TradeOpen
from companion.app.screens.heroes3.sheet.guide_panel import leave_open, others_line
from companion.app.screens.heroes3.sheet.parts import SIGNS, columns, counted, line, resource_ink
from companion.app.screens.heroes3.sheet.speech import (
    RESOURCE_ENTRIES,
    rule_about,
    source_about,
    source_name,
    word_about,
)
from companion.app.theme import GAP, Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.evening.dice import face_effect
from companion.games.heroes3.evening.wording import effect_words
from companion.games.heroes3.sheet.asking import Ask
from companion.games.heroes3.sheet.state import Matter
from companion.kernel.questions import Option

APP, NONE, DONE = "app", "none", "done"
MOST_IN_VIEW = 6
"""More answers than so many are chosen from in a sheet of their own."""


@part
def Matters(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """Everything open: what concerns the sheet in view in full, the others' in one line each."""
    use_watch(evening, lambda e: (e.length, e.seat, e.faces))
    shown: list[ft.Control] = []
    others: dict[str, int] = {}
    for matter in evening.matters:
        if matter.seat in ("", evening.seat):
            shown.append(matter_card(look, guest, evening, matter))
        else:
            others[matter.seat] = others.get(matter.seat, 0) + 1
    shown += [others_line(look, guest, evening, seat, count) for seat, count in others.items()]
    if shown and evening.guide.blocked is not None:
        shown.append(leave_open(look, guest, evening))
    if not shown:
        return ft.Container(height=0)
    return ft.Column(shown, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def matter_card(look: Look, guest: Guest, evening: SheetEvening, matter: Matter) -> ft.Control:
    """One matter on the table; where there is too much to choose from, the way to its sheet."""
    ask = evening.ask(matter)
    rows: list[ft.Control] = [matter_head(look, guest, evening, matter, ask)]
    if fits(ask):
        rows += answers(look, guest, evening, matter, ask)
    else:
        rows.append(
            _settling(
                look, False, guest.words("h3s-ui-choose"), partial(evening.show, MatterOpen(matter.id)),
                symbol="search", name=f"choose-{matter.id}",
            )
        )  # fmt: skip
    column = ft.Column(rows, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return panel(look, column, padding=14, active=True, name=f"matter-{matter.id}")


def fits(ask: Ask) -> bool:
    """Whether a matter can be settled in a card, without searching."""
    return ask.cards is None and (ask.dice > 0 or len(ask.options) <= MOST_IN_VIEW)


def matter_head(look: Look, guest: Guest, evening: SheetEvening, matter: Matter, ask: Ask) -> ft.Control:
    """Whose it is, what it comes from, and what is asked."""
    words = guest.words
    name = evening.chair(matter.seat).name if matter.seat else words("h3s-ui-table")
    mark = badge(evening.place(matter.seat), size=30) if matter.seat else icon("people", look.muted, 26)
    source = source_name(words, matter.source)
    tags: list[ft.Control] = (
        [chip(look, source, tone="info", about=source_about(guest, matter.source))] if source else []
    )
    top = ft.Row([mark, strong(look, name, size=16, lines=1, expand=True), *tags], spacing=GAP + 2)
    held = source_about(guest, matter.source) or rule_about(guest, ask.rule)
    asked = explained(text(look, words.say(ask.message), size=17), held)
    return ft.Column([top, asked], spacing=6)


def answers(
    look: Look, guest: Guest, evening: SheetEvening, matter: Matter, ask: Ask, *, gold: bool = False
) -> list[ft.Control]:
    """The buttons that settle a matter; `gold` where no other button has that colour."""
    words = guest.words
    rows: list[ft.Control] = []
    if ask.dice:
        rows += _dice(look, guest, evening, matter, ask)
    # The faces of dice are typed above, not chosen.
    shown = [option for option in ask.options if option.id not in (APP, NONE) and not ask.dice]
    if matter.kind == "trade":
        trade = partial(evening.show, TradeOpen(matter.seat))
        rows.append(quiet(look, words("h3s-ui-trade"), trade, symbol="exchange", name=f"trade-{matter.id}", height=52))
    rows += [_option(look, guest, evening, matter, ask, option, gold) for option in shown]
    if ask.counts:
        rows += _counts(look, guest, evening, matter, ask, gold)
    last: list[ft.Control] = []
    if ask.several:
        chosen = evening.ticked(matter)
        done = partial(evening.settle, matter, *chosen)
        rows.append(
            _settling(look, gold, words("h3s-ui-ticked", count=len(chosen)), done, symbol="check",
                      name=f"ticked-{matter.id}", disabled=not chosen)
        )  # fmt: skip
    ids = {option.id for option in ask.options}
    if ask.optional or NONE in ids:
        last.append(
            quiet(look, words("h3s-ui-decline"), partial(evening.settle, matter, NONE), name=f"none-{matter.id}",
                  height=52, expand=True)
        )  # fmt: skip
    if APP in ids or ask.dice or matter.kind.startswith("draw-"):
        last.append(
            quiet(look, words("h3s-ui-app"), partial(evening.settle, matter, APP), symbol="dice",
                  name=f"app-{matter.id}", height=52, expand=True)
        )  # fmt: skip
    return [*rows, *([ft.Row(last, spacing=GAP)] if last else [])]


def _settling(
    look: Look, gold: bool, said: str, act: Act, *, symbol: Icon, name: str, disabled: bool = False,
    about: Act | None = None,
) -> ft.Control:  # fmt: skip
    """A button that settles a matter: on the table the one gold button is that of the bar."""
    if gold:
        return primary(look, said, act, symbol=symbol, name=name, height=52, disabled=disabled, on_long_press=about)
    return tinted(look, said, act, color=look.action, symbol=symbol, name=name, height=52, disabled=disabled,
                  on_long_press=about)  # fmt: skip


def _option(
    look: Look, guest: Guest, evening: SheetEvening, matter: Matter, ask: Ask, option: Option, gold: bool
) -> ft.Control:
    said = guest.words.say(option.message)
    name = f"answer-{matter.id}-{option.id}"
    about = source_about(guest, matter.source) or rule_about(guest, ask.rule)
    if option.id == DONE:
        act = partial(evening.settle, matter, DONE)
        return _settling(look, gold, said, act, symbol="check", name=name, about=about)
    on = ask.several and option.id in evening.ticked(matter)
    choose = evening.tick if ask.several else evening.settle
    why = guest.words.say(option.refusal) if option.refusal is not None else ""
    end = icon("check" if on else "forward", look.action, 20)
    return line(
        look, said, why, partial(choose, matter, option.id), name=name, end=end, about=about, faded=bool(why), bright=on
    )


def _dice(look: Look, guest: Guest, evening: SheetEvening, matter: Matter, ask: Ask) -> list[ft.Control]:
    """The faces of the die, and those typed so far."""
    words = guest.words
    typed = evening.ticked(matter)
    left = words("h3s-ui-dice-left", typed=len(typed), dice=ask.dice)
    faces = [
        quiet(look, said, partial(evening.face, matter, face), name=f"face-{matter.id}-{face}",
              label=words("h3s-ui-face", face=said), height=52, size=15, on_long_press=rule_about(guest, ask.rule))
        for face in dict.fromkeys(ask.faces)
        if (said := face_words(guest, face))
    ]  # fmt: skip
    return [caption(look, left, size=14), columns(faces, 3 if all(len(face) < 4 for face in ask.faces) else 2)]


def _counts(look: Look, guest: Guest, evening: SheetEvening, matter: Matter, ask: Ask, gold: bool) -> list[ft.Control]:
    """A number for each, and one button that gives them together."""
    rows: list[ft.Control] = []
    for count in ask.counts:
        now, about = evening.counted(matter, count.id), word_about(guest, RESOURCE_ENTRIES[count.resource])
        sign = icon(SIGNS[count.resource], resource_ink(look, count.resource), 24)
        step, name = partial(evening.count, matter, count.id), f"count-{matter.id}-{count.id}"
        said = guest.words.say(count.message)
        rows.append(counted(look, said, now, step, name=name, least=now <= 0, about=about, sign=sign))
    given = [f"{count.id}={evening.counted(matter, count.id)}" for count in ask.counts]
    done = partial(evening.settle, matter, *given)
    said = guest.words("h3s-fx-done")
    rows.append(_settling(look, gold, said, done, symbol="check", name=f"counts-{matter.id}"))
    return rows


def face_words(guest: Guest, face: str) -> str:
    """What a face of a die shows: a number, or what it brings."""
    if face.lstrip("+-").isdecimal():
        return face.replace("-", "−")
    return guest.words.say(effect_words(face_effect(face), {}))

"""A matter in a sheet of its own: every answer as a button, and cards found while typing."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.kit.buttons import quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.field import field
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption
from companion.app.kit.words import words as text
from companion.app.models.about import About
from companion.app.models.guest import Guest
from companion.app.models.heroes3.finding import begins
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_finding import find
from companion.app.models.heroes3.sheet_layers import MatterOpen
from companion.app.screens.heroes3.sheet.matters import APP, NONE, answers, fits
from companion.app.screens.heroes3.sheet.parts import line, told_line
from companion.app.screens.heroes3.sheet.speech import (
    card_about,
    card_name,
    rule_about,
    source_about,
    source_name,
    unit_about,
)
from companion.app.theme import Look
from companion.games.heroes3.finding import plain
from companion.games.heroes3.sheet import sources
from companion.games.heroes3.sheet.asking import Ask
from companion.games.heroes3.sheet.state import Matter
from companion.kernel.words import same_everywhere
from companion.library.words import capital

MOST_FORBIDDEN = 8
"""More answers that the rules forbid are not shown: another letter finds what is meant."""


def matter_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: MatterOpen) -> ft.Control:
    """Everything that settles one matter."""
    words = guest.words
    matter = evening.state.matter(layer.matter)
    ask = evening.ask(matter)
    name = evening.chair(matter.seat).name if matter.seat else words("h3s-ui-table")
    waiting = sum(other.seat == matter.seat for other in evening.matters)
    if waiting > 1:
        # The next question may be the same one again: the number shows that the last answer was taken.
        name = f"{name} · {words('h3s-ui-open-count', count=waiting)}"
    about = source_about(guest, matter.source) or rule_about(guest, ask.rule)
    body: list[ft.Control] = [text(look, words.say(ask.message), size=17)]
    if matter.kind != "tell" and (said := words.name(sources.tell(matter.source))):
        body.append(told_line(look, "info", said, about=about, color=look.muted))
    many = not fits(ask)
    if many:
        body += _found(look, guest, evening, layer, matter, ask)
        # Those that are searched for are shown as tags; what remains declines, or leaves it to the app.
        ask = replace(ask, options=tuple(option for option in ask.options if option.id in (APP, NONE)))
    body += answers(look, guest, evening, matter, ask, gold=True)
    drop = quiet(
        look, words("h3s-ui-drop"), partial(evening.drop, matter), symbol="close", name=f"drop-{matter.id}", height=48
    )
    return sheet(
        look, capital(source_name(words, matter.source)), [*body, drop], close=words("close"), subtitle=name,
        on_close=partial(evening.show, None), scrolls=many, about=about,
    )  # fmt: skip


def _found(
    look: Look, guest: Guest, evening: SheetEvening, layer: MatterOpen, matter: Matter, ask: Ask
) -> list[ft.Control]:
    """A field to type in, and what fits the letters."""
    words = guest.words
    wanted = plain(layer.typed)
    fitting = [
        (option, said)
        for option in ask.options
        if option.id not in (APP, NONE)
        and ((said := words.say(option.message)) and (not wanted or begins(same_everywhere(said), wanted)))
    ]
    offered = [(option.id, said) for option, said in fitting if option.legal]
    # What the rules forbid is found by its letters: it is refused with the reason, and the table may say so.
    forbidden = [(option, said) for option, said in fitting if not option.legal and (wanted or not offered)]
    if ask.cards is not None and not fitting:
        body = evening.state.layout.body
        faction = evening.chair(matter.seat).faction if matter.seat else ""
        offered = [(card.id, card_name(words, card.id)) for card in find(layer.typed, ask.cards, body.boxes, faction)]

    choose = evening.tick if ask.several else evening.settle

    async def submit(typed: str) -> None:
        if typed.strip() and offered:
            await choose(matter, offered[0][0])

    box = field(
        look, words("h3s-ui-find"), layer.typed, lambda typed: evening.show(replace(layer, typed=typed)),
        name="matter-typed", symbol="search", on_submit=submit, key=f"matter-{matter.id}", autofocus=not look.phone,
    )  # fmt: skip
    tags = [
        tap_chip(look, said, partial(choose, matter, option), name=f"pick-{option}",
                 selected=option in evening.ticked(matter) if ask.several else None,
                 about=_about(guest, matter, ask, option))
        for option, said in offered
    ]  # fmt: skip
    lines = [
        line(look, said, words.say(option.refusal), partial(choose, matter, option.id), name=f"pick-{option.id}",
             about=_about(guest, matter, ask, option.id), faded=True)
        for option, said in forbidden[:MOST_FORBIDDEN]
        if option.refusal is not None
    ]  # fmt: skip
    none = [] if offered or lines else [caption(look, words("h3s-ui-find-none", typed=layer.typed), size=15)]
    return [box, *none, chips(look, tags, targets=True), *lines]


def _about(guest: Guest, matter: Matter, ask: Ask, option: str) -> About | None:
    """What an answer opens when it is held: the card or the unit that it names."""
    if ask.cards is not None:
        return card_about(guest, option)
    return unit_about(guest, option) if matter.kind == "recruit" else None

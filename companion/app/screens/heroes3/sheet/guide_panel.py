"""What happens now: where the round is, what only the table can do, and what the last step brought."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import Icon
from companion.app.kit.badge import badge
from companion.app.kit.chips import chip, chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.words import caption, title
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_story import Line
from companion.app.screens.heroes3.sheet.movement import movement
from companion.app.screens.heroes3.sheet.parts import line, told_line
from companion.app.screens.heroes3.sheet.speech import rule_about, source_about, source_name, word_about
from companion.app.screens.heroes3.sheet.treasury import TOKENS, token_layer
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.sheet.guide import Todo
from companion.games.heroes3.sheet.setup import GAME

_TOKEN, _MOVEMENT = "h3s-todo-token", "h3s-todo-movement"
"""The lines that say that a town token can be used, and that movement is left."""
_TONES: dict[str, Icon] = {
    "gain": "plus", "heal": "plus", "harm": "minus", "remind": "hand", "turn": "forward", "end": "crown",
    "plain": "check",
}  # fmt: skip


@part
def GuidePanel(look: Look, guest: Guest, evening: SheetEvening, wide: bool) -> ft.Control:
    """The title of the moment, then one line for each thing to do; on a phone a turn is played from here."""
    use_watch(evening, lambda e: e.length)
    words, now = guest.words, evening.guide
    heading = ft.Semantics(
        header=True, heading_level=2, content=title(look, words.say(now.title), size=20, lines=3), container=True
    )
    rows: list[ft.Control] = [explained(heading, rule_about(guest, now.rule))]
    # What is open has a card of its own below: here stands what only the table can do.
    playing = not wide and _may_act(evening)
    for todo in now.lines:
        if todo.message.id == _MOVEMENT and playing:
            rows += movement(look, guest, evening, todo.seat)
        elif not todo.matter and todo.message.id != _TOKEN:
            rows.append(_todo(look, guest, todo))
    if playing:
        rows.append(_on_the_map(look, guest, evening))
    tokens = [str(todo.message.args["token"]) for todo in now.lines if todo.message.id == _TOKEN]
    if held := _in_force(evening):
        tags = [
            chip(look, source_name(words, source), tone="arcane", about=source_about(guest, source)) for source in held
        ]
        rows.append(chips(look, [caption(look, words("h3s-ui-holds"), size=14), *tags]))
    if tokens:
        # The words alone would read like orders: they are tokens that still lie ready.
        tags = [_token(look, guest, evening, token) for token in tokens]
        lead = explained(caption(look, words("h3s-ui-tokens"), size=14), word_about(guest, "town-tokens"))
        rows.append(ft.Column([lead, chips(look, tags, targets=True)], spacing=0, tight=True))
    return panel(look, ft.Column(rows, spacing=8), padding=14, active=not evening.matters, name="guide")


def _in_force(evening: SheetEvening) -> list[str]:
    """What the Astrologers have proclaimed, and whatever else holds for a while."""
    table = evening.state.table
    proclaimed = [f"astrologers:{table.astrologers}"] if table.astrologers else []
    held = [lasting.source for lasting in table.lasting if lasting.seat in ("", evening.state.active or evening.seat)]
    return list(dict.fromkeys((*proclaimed, *held)))


def _may_act(evening: SheetEvening) -> bool:
    """Whether somebody has a turn and neither a combat nor anything else comes first."""
    state, table = evening.state, evening.state.table
    return bool(state.active) and not state.sheets[state.active].out and not table.matters and table.fight is None


def _on_the_map(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """What a hero does where it has gone."""
    words, seat = guest.words, evening.state.active
    deeds = [
        tap_chip(look, words("h3s-ui-visit"), partial(evening.visit, seat), symbol="pin", name="todo-visit",
                 about=word_about(guest, "visitable")),
        tap_chip(look, words("h3s-ui-fight"), partial(evening.begin_fight, seat), symbol="sword", name="todo-fight",
                 about=word_about(guest, "field-level")),
    ]  # fmt: skip
    return chips(look, deeds, targets=True)


def _token(look: Look, guest: Guest, evening: SheetEvening, token: str) -> ft.Control:
    """A town token that can be used: a tap leads to what it is for."""
    words, seat = guest.words, evening.state.active

    def go() -> None:
        evening.pick(seat)
        if token == "build":
            evening.turn_to("town")
        else:
            evening.show(token_layer(seat, token))

    said = words("h3s-ui-token", token=token)
    return tap_chip(
        look, said, go, tone="info", symbol=dict(TOKENS)[token], name=f"todo-{token}",
        about=word_about(guest, f"{token}-token"),
    )  # fmt: skip


def _todo(look: Look, guest: Guest, todo: Todo) -> ft.Control:
    return told_line(look, "hand", guest.words.say(todo.message), about=rule_about(guest, todo.rule))


@part
def Happened(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """What came of the newest step, each line with its rule."""
    lines = use_watch(evening, lambda e: e.last)
    if not lines:
        return ft.Container(height=0)
    rows: list[ft.Control] = [caption(look, guest.words("h3s-ui-happened"), size=14)]
    rows += [_happened(look, guest, told) for told in lines]
    return panel(look, ft.Column(rows, spacing=6), padding=14, name="happened")


def _happened(look: Look, guest: Guest, told: Line) -> ft.Control:
    words = guest.words
    said = words.say(told.said)
    if told.why is not None:
        said = f"{said} {words.say(told.why)}"
    colours = {"gain": look.heal, "heal": look.heal, "harm": look.harm, "remind": look.action, "end": look.action}
    opens = about.line(guest, GAME, said, told.rule)
    return told_line(look, _TONES[told.tone], said, about=opens, color=colours.get(told.tone, look.muted))


def others_line(look: Look, guest: Guest, evening: SheetEvening, seat: str, count: int) -> ft.Control:
    """That something is open on somebody else's sheet; a tap opens that sheet."""
    name = evening.chair(seat).name
    said = guest.words("h3s-ui-others-open", name=name, count=count)
    first = next(matter for matter in evening.matters if matter.seat == seat)
    go = partial(evening.open_matter, first)
    return line(look, said, "", go, name=f"open-of-{seat}", sign=badge(evening.place(seat), size=26))


def leave_open(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """The way on although something is open."""
    said = guest.words("h3s-ui-skip")
    return line(look, said, "", partial(evening.skip), name="skip", faded=True)

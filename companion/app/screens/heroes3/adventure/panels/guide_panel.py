"""What happens now: where the round is, what only the table can do, and what the last step brought."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.controls.chips import chip, chip_row, tappable_chip
from companion.app.kit.graphics.player_badge import player_badge
from companion.app.kit.layout.panel import panel
from companion.app.kit.text.text_styles import caption_text, title_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.adventure.last_events import EventLine
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.adventure.panels.movement_points import movement_points_rows
from companion.app.screens.heroes3.adventure.panels.resources_panel import TOKENS, dialog_for_token
from companion.app.screens.heroes3.adventure.shared_rows import info_row, tappable_row
from companion.app.screens.heroes3.adventure.table_text import (
    rule_help_callback,
    rule_term_help_callback,
    source_help_callback,
    source_name,
)
from companion.app.theme import Look
from companion.games.heroes3.adventure.rounds.round_guide import GuideLine, RoundGuide
from companion.games.heroes3.adventure.setup_data import GAME

_TOKEN, _MOVEMENT = "h3s-todo-token", "h3s-todo-movement"
"""The lines that say that a town token can be used, and that movement is left."""
_TONES: dict[str, IconName] = {
    "gain": "plus", "heal": "plus", "harm": "minus", "remind": "hand", "turn": "forward", "end": "crown",
    "plain": "check",
}  # fmt: skip


@component
def GuidePanel(look: Look, session: DeviceSession, model: AdventureTableModel, wide: bool) -> ft.Control:
    """The title of the moment, then one line for each thing to do; on a phone a turn is played from here."""
    now, playing, held, waits, _ = use_watch(model, lambda e: _shown(e, wide))
    words = session.words
    heading = ft.Semantics(
        header=True, heading_level=2, content=title_text(look, words.say(now.title), size=20, lines=3), container=True
    )
    rows: list[ft.Control] = [explain_on_long_press(heading, rule_help_callback(session, now.rule))]
    # What is open has a card of its own below: here stands what only the table can do.
    for todo in now.lines:
        if todo.message.id == _MOVEMENT and playing:
            rows += movement_points_rows(look, session, model, todo.seat)
        elif not todo.matter and todo.message.id != _TOKEN:
            rows.append(_todo(look, session, todo))
    if playing:
        rows.append(_on_the_map(look, session, model))
    tokens = [str(todo.message.args["token"]) for todo in now.lines if todo.message.id == _TOKEN]
    if held:
        tags = [
            chip(look, source_name(words, source), tone="arcane", about=source_help_callback(session, source))
            for source in held
        ]
        rows.append(chip_row(look, [caption_text(look, words("h3s-ui-holds"), size=14), *tags]))
    if tokens:
        # The words alone would read like orders: they are tokens that still lie ready.
        tags = [_token(look, session, model, token) for token in tokens]
        lead = explain_on_long_press(
            caption_text(look, words("h3s-ui-tokens"), size=14), rule_term_help_callback(session, "town-tokens")
        )
        rows.append(ft.Column([lead, chip_row(look, tags, targets=True)], spacing=0, tight=True))
    return panel(look, ft.Column(rows, spacing=8), padding=14, active=not waits, name="guide")


def _shown(model: AdventureTableModel, wide: bool) -> tuple[RoundGuide, bool, list[str], bool, tuple[str, bool]]:
    """Where the round is, whether a turn is played from here, what holds, whether something waits, and whose heroes."""
    state = model.state
    heroes = state.active, bool(state.active) and state.sheets[state.active].secondary
    return model.guide, not wide and _may_act(model), _in_force(model), bool(model.matters), heroes


def _in_force(model: AdventureTableModel) -> list[str]:
    """What the Astrologers have proclaimed, and whatever else holds for a while."""
    table = model.state.table
    proclaimed = [f"astrologers:{table.astrologers}"] if table.astrologers else []
    held = [lasting.source for lasting in table.lasting if lasting.seat in ("", model.state.active or model.seat)]
    return list(dict.fromkeys((*proclaimed, *held)))


def _may_act(model: AdventureTableModel) -> bool:
    """Whether somebody has a turn and neither a combat nor anything else comes first."""
    state, table = model.state, model.state.table
    return bool(state.active) and not state.sheets[state.active].out and not table.matters and table.fight is None


def _on_the_map(look: Look, session: DeviceSession, model: AdventureTableModel) -> ft.Control:
    """What a hero does where it has gone."""
    words, seat = session.words, model.state.active
    deeds = [
        tappable_chip(
            look,
            words("h3s-ui-visit"),
            partial(model.visit, seat),
            symbol="pin",
            name="todo-visit",
            about=rule_term_help_callback(session, "visitable"),
        ),
        tappable_chip(
            look,
            words("h3s-ui-fight"),
            partial(model.begin_fight, seat),
            symbol="sword",
            name="todo-fight",
            about=rule_term_help_callback(session, "field-level"),
        ),
    ]
    return chip_row(look, deeds, targets=True)


def _token(look: Look, session: DeviceSession, model: AdventureTableModel, token: str) -> ft.Control:
    """A town token that can be used: a tap leads to what it is for."""
    words, seat = session.words, model.state.active

    def go() -> None:
        model.pick(seat)
        if token == "build":
            model.turn_to("town")
        else:
            model.show(dialog_for_token(seat, token))

    said = words("h3s-ui-token", token=token)
    return tappable_chip(
        look,
        said,
        go,
        tone="info",
        symbol=dict(TOKENS)[token],
        name=f"todo-{token}",
        about=rule_term_help_callback(session, f"{token}-token"),
    )


def _todo(look: Look, session: DeviceSession, todo: GuideLine) -> ft.Control:
    return info_row(look, "hand", session.words.say(todo.message), about=rule_help_callback(session, todo.rule))


@component
def LastEventsPanel(look: Look, session: DeviceSession, model: AdventureTableModel) -> ft.Control:
    """What came of the newest step, each line with its rule."""
    lines = use_watch(model, lambda e: e.last)
    if not lines:
        return ft.Container(height=0)
    rows: list[ft.Control] = [caption_text(look, session.words("h3s-ui-happened"), size=14)]
    rows += [_happened(look, session, told) for told in lines]
    return panel(look, ft.Column(rows, spacing=6), padding=14, name="happened")


def _happened(look: Look, session: DeviceSession, told: EventLine) -> ft.Control:
    words = session.words
    said = words.say(told.said)
    if told.why is not None:
        said = f"{said} {words.say(told.why)}"
    colours = {"gain": look.heal, "heal": look.heal, "harm": look.harm, "remind": look.action, "end": look.action}
    opens = open_help_callbacks.open_sentence_callback(session, GAME, said, told.rule)
    return info_row(look, _TONES[told.tone], said, about=opens, color=colours.get(told.tone, look.muted))


def other_player_question_row(
    look: Look, session: DeviceSession, model: AdventureTableModel, seat: str, count: int
) -> ft.Control:
    """That something is open on somebody else's sheet; a tap opens that sheet."""
    name = model.chair(seat).name
    said = session.words("h3s-ui-others-open", name=name, count=count)
    first = next(question for question in model.matters if question.seat == seat)
    go = partial(model.open_pending_question, first)
    return tappable_row(look, said, "", go, name=f"open-of-{seat}", sign=player_badge(model.place(seat), size=26))


def skip_questions_button(look: Look, session: DeviceSession, model: AdventureTableModel) -> ft.Control:
    """The way on although something is open."""
    said = session.words("h3s-ui-skip")
    return tappable_row(look, said, "", partial(model.skip), name="skip", faded=True)

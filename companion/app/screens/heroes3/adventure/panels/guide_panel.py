"""What happens now: where the round is, what only the table can do, and what the last step brought."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.graphics.player_badge import player_badge
from companion.app.models.heroes3.adventure.last_events import EventLine
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.adventure.panels.movement_points import movement_points_rows
from companion.app.screens.heroes3.adventure.panels.resources_panel import TOKENS, dialog_for_token
from companion.app.screens.heroes3.adventure.shared_rows import info_row, tappable_row
from companion.app.screens.heroes3.adventure.table_text_and_help import (
    effect_source_help,
    effect_source_name,
    rule_help,
    rule_term_help,
)
from companion.app.ui import Ui
from companion.games.heroes3.adventure.rounds.round_guide import RoundGuide
from companion.games.heroes3.adventure.setup_data import GAME

_TOKEN, _MOVEMENT = "h3s-todo-token", "h3s-todo-movement"
"""The lines that say that a town token can be used, and that movement is left."""
_TONES: dict[str, IconName] = {
    "gain": "plus", "heal": "plus", "harm": "minus", "remind": "hand", "turn": "forward", "end": "crown",
    "plain": "check",
}  # fmt: skip


@component
def GuidePanel(ui: Ui, model: AdventureTableModel, wide: bool) -> ft.Control:
    """The title of the moment, then one line for each thing to do; on a phone a turn is played from here."""
    now, playing, held, waits, _ = use_watch(model, lambda e: _shown(e, wide))
    heading = ft.Semantics(
        header=True, heading_level=2, content=ui.title(ui.words.say(now.title), size=20, lines=3), container=True
    )
    rows: list[ft.Control] = [ui.explained(heading, rule_help(ui, now.rule))]
    # What is open has a card of its own below: here stands what only the table can do.
    for todo in now.lines:
        if todo.message.id == _MOVEMENT and playing:
            rows += movement_points_rows(ui, model, todo.seat)
        elif not todo.matter and todo.message.id != _TOKEN:
            rows.append(info_row(ui, "hand", ui.words.say(todo.message), about=rule_help(ui, todo.rule)))
    if playing:
        rows.append(_on_the_map(ui, model))
    tokens = [str(todo.message.args["token"]) for todo in now.lines if todo.message.id == _TOKEN]
    if held:
        tags = [
            ui.chip(effect_source_name(ui.words, source), tone="arcane", about=effect_source_help(ui, source))
            for source in held
        ]
        rows.append(ui.chip_row([ui.caption(ui.words("h3s-ui-holds"), size=14), *tags]))
    if tokens:
        # The words alone would read like orders: they are tokens that still lie ready.
        tags = [_token(ui, model, token) for token in tokens]
        lead = ui.explained(ui.caption(ui.words("h3s-ui-tokens"), size=14), rule_term_help(ui, "town-tokens"))
        rows.append(ft.Column([lead, ui.chip_row(tags, targets=True)], spacing=0, tight=True))
    return ui.panel(ft.Column(rows, spacing=8), padding=14, active=not waits, name="guide")


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


def _on_the_map(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """What a hero does where it has gone."""
    seat = model.state.active
    visit = partial(model.visit, seat)
    visitable = rule_term_help(ui, "visitable")
    fight = partial(model.begin_fight, seat)
    level = rule_term_help(ui, "field-level")
    deeds = [
        ui.tappable_chip(ui.words("h3s-ui-visit"), visit, symbol="pin", name="todo-visit", about=visitable),
        ui.tappable_chip(ui.words("h3s-ui-fight"), fight, symbol="sword", name="todo-fight", about=level),
    ]
    return ui.chip_row(deeds, targets=True)


def _token(ui: Ui, model: AdventureTableModel, token: str) -> ft.Control:
    """A town token that can be used: a tap leads to what it is for."""
    seat = model.state.active

    def go() -> None:
        model.pick(seat)
        if token == "build":
            model.turn_to("town")
        else:
            model.show(dialog_for_token(seat, token))

    said = ui.words("h3s-ui-token", token=token)
    symbol = dict(TOKENS)[token]
    about = rule_term_help(ui, f"{token}-token")
    return ui.tappable_chip(said, go, tone="info", symbol=symbol, name=f"todo-{token}", about=about)


@component
def LastEventsPanel(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """What came of the newest step, each line with its rule."""
    lines = use_watch(model, lambda e: e.last)
    if not lines:
        return ft.Container(height=0)
    rows: list[ft.Control] = [ui.caption(ui.words("h3s-ui-happened"), size=14)]
    rows += [_happened(ui, told) for told in lines]
    return ui.panel(ft.Column(rows, spacing=6), padding=14, name="happened")


def _happened(ui: Ui, told: EventLine) -> ft.Control:
    words = ui.words
    said = words.say(told.said)
    if told.why is not None:
        said = f"{said} {words.say(told.why)}"
    colours = {"gain": ui.heal, "heal": ui.heal, "harm": ui.harm, "remind": ui.action, "end": ui.action}
    opens = ui.sentence_help(GAME, said, told.rule)
    return info_row(ui, _TONES[told.tone], said, about=opens, color=colours.get(told.tone, ui.muted))


def other_player_question_row(ui: Ui, model: AdventureTableModel, seat: str, count: int) -> ft.Control:
    """That something is open on somebody else's sheet; a tap opens that sheet."""
    name = model.chair(seat).name
    said = ui.words("h3s-ui-others-open", name=name, count=count)
    first = next(question for question in model.matters if question.seat == seat)
    go = partial(model.open_pending_question, first)
    return tappable_row(ui, said, "", go, name=f"open-of-{seat}", sign=player_badge(model.place(seat), size=26))


def skip_questions_button(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """The way on although something is open."""
    said = ui.words("h3s-ui-skip")
    return tappable_row(ui, said, "", model.skip, name="skip", faded=True)

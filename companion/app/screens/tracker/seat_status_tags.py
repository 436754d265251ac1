"""What else a seat holds, as tags: pools, levels, marks, dials, tokens, hands."""

from __future__ import annotations

from typing import cast

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.controls.chips import chip
from companion.app.models.device_session import DeviceSession
from companion.app.models.tracker.table_model import TrackerTableModel
from companion.app.screens.tracker.help_topics import game_end_help_callback, with_word_help_on_hold
from companion.app.theme import Look, ToneName
from companion.games.tracker.score_sheet import CounterDef, LadderDef, Rung
from companion.kernel.building_blocks.counter_limits import find_reached_rung


def seat_status_tags(
    look: Look, session: DeviceSession, model: TrackerTableModel, seat: str, *, pools: bool
) -> list[ft.Control]:
    """The tags of a seat; `pools` adds those counters that have no stepper on the card."""
    state = model.state
    shown: list[ft.Control] = []
    if seat in state.winners:
        shown.append(_end(look, session, model, "tag-winner", "gold", "crown"))
    if seat in state.out:
        shown.append(_end(look, session, model, "tag-out", "harm", "skull"))
    shown += [_token(look, session, model, token) for token, holder in state.tokens.items() if holder == seat]
    shown += _ladders(look, session, model, seat)
    if pools:
        # An empty pool is no news.
        pool_counters = [counter for counter in model.pools(seat) if state.value(counter.id, seat)]
        shown += [_counter(look, session, model, counter, seat) for counter in pool_counters]
    shown += [_counter(look, session, model, counter, seat) for counter in model.sides(seat)]
    shown += _marks(look, session, model, seat)
    shown += _dials(look, session, model, seat)
    return shown


def _end(
    look: Look, session: DeviceSession, model: TrackerTableModel, word: str, tone: ToneName, symbol: IconName
) -> ft.Control:
    return chip(look, session.words(word), tone=tone, symbol=symbol, about=game_end_help_callback(session, model))


def current_ladder_rung(model: TrackerTableModel, ladder: LadderDef, seat: str) -> Rung:
    """The rung a seat has reached."""
    return find_reached_rung(model.state.value(ladder.counter, seat), [(r.at, r) for r in ladder.rungs])


def _counter(
    look: Look, session: DeviceSession, model: TrackerTableModel, counter: CounterDef, seat: str
) -> ft.Control:
    value = model.state.value(counter.id, seat)
    high = model.state.limits(counter.id, seat).high
    shown = f"{session.words.name(counter.name)} {value}" + (f"/{high}" if high is not None else "")
    tag = chip(look, shown, tone=_tone(counter), symbol=cast(IconName, counter.icon))
    return with_word_help_on_hold(session, model, tag, counter.name)


_TONES: dict[str, ToneName] = {"coin": "gold", "sword": "harm", "gem": "arcane", "cubes": "info"}


def _tone(counter: CounterDef) -> ToneName:
    return _TONES.get(counter.icon, "plain")


def _token(look: Look, session: DeviceSession, model: TrackerTableModel, token: str) -> ft.Control:
    definition = next(t for t in model.state.sheet.tokens if t.id == token)
    tag = chip(look, session.words.name(definition.name), tone="gold", symbol=cast(IconName, definition.icon))
    return with_word_help_on_hold(session, model, tag, definition.name)


def _ladders(look: Look, session: DeviceSession, model: TrackerTableModel, seat: str) -> list[ft.Control]:
    words = session.words
    shown: list[ft.Control] = []
    for ladder in model.state.sheet.ladders:
        if model.state.has(ladder.counter, seat):
            reached = words.name(current_ladder_rung(model, ladder, seat).name)
            tag = chip(look, f"{words.name(ladder.name)} {reached}", symbol="level")
            shown.append(with_word_help_on_hold(session, model, tag, ladder.name))
    return shown


def _marks(look: Look, session: DeviceSession, model: TrackerTableModel, seat: str) -> list[ft.Control]:
    held = model.state.marks.get(seat, ())
    return [
        with_word_help_on_hold(
            session,
            model,
            chip(
                look,
                session.words.name(mark.name),
                tone="info" if mark.good else "harm",
                symbol=cast(IconName, mark.icon),
            ),
            mark.name,
        )
        for mark in model.state.sheet.marks
        if mark.id in held
    ]


def _dials(look: Look, session: DeviceSession, model: TrackerTableModel, seat: str) -> list[ft.Control]:
    shown: list[ft.Control] = []
    for dial in model.state.sheet.dials:
        at = model.state.dials.get(seat, {}).get(dial.id)
        value = next((v for v in dial.values if v.id == at), None)
        if value is not None and value.good is not None:
            tone: ToneName = "heal" if value.good else "harm"
            tag = chip(look, session.words.name(value.name), tone=tone, symbol=cast(IconName, dial.icon))
            shown.append(with_word_help_on_hold(session, model, tag, dial.name))
    return shown

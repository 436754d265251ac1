"""What else a seat holds, as tags: pools, levels, marks, dials, tokens, hands."""

from __future__ import annotations

from typing import cast

import flet as ft

from companion.app.icons import IconName
from companion.app.models.tracker.table_model import TrackerTableModel
from companion.app.screens.tracker.help_callbacks import game_end_help, word_help
from companion.app.theme import ToneName
from companion.app.ui import Ui
from companion.games.tracker.score_sheet import CounterDef, LadderDef, Rung
from companion.kernel.building_blocks.counter_limits import find_reached_rung
from companion.kernel.messages import Text


def seat_status_tags(ui: Ui, model: TrackerTableModel, seat: str, *, pools: bool) -> list[ft.Control]:
    """The tags of a seat; `pools` adds those counters that have no stepper on the card."""
    state = model.state
    shown: list[ft.Control] = []
    if seat in state.winners:
        shown.append(_end(ui, model, "tag-winner", "gold", "crown"))
    if seat in state.out:
        shown.append(_end(ui, model, "tag-out", "harm", "skull"))
    shown += [_token(ui, model, token) for token, holder in state.tokens.items() if holder == seat]
    shown += _ladders(ui, model, seat)
    if pools:
        # An empty pool is no news.
        pool_counters = [counter for counter in model.pools(seat) if state.value(counter.id, seat)]
        shown += [_counter(ui, model, counter, seat) for counter in pool_counters]
    shown += [_counter(ui, model, counter, seat) for counter in model.sides(seat)]
    shown += _marks(ui, model, seat)
    shown += _dials(ui, model, seat)
    return shown


def _end(ui: Ui, model: TrackerTableModel, word: str, tone: ToneName, symbol: IconName) -> ft.Control:
    return ui.chip(ui.words(word), tone=tone, symbol=symbol, about=game_end_help(ui, model))


def current_ladder_rung(model: TrackerTableModel, ladder: LadderDef, seat: str) -> Rung:
    """The rung a seat has reached."""
    return find_reached_rung(model.state.value(ladder.counter, seat), [(r.at, r) for r in ladder.rungs])


def _tag(ui: Ui, model: TrackerTableModel, said: str, tone: ToneName, icon: str, word: Text) -> ft.Control:
    """A tag that explains this word of the sheet when it is held."""
    return ui.chip(said, tone=tone, symbol=cast(IconName, icon), about=word_help(ui, model, word))


def _counter(ui: Ui, model: TrackerTableModel, counter: CounterDef, seat: str) -> ft.Control:
    high = model.limits(counter.id, seat).high
    said = f"{ui.words.name(counter.name)} {model.value(counter.id, seat)}" + (f"/{high}" if high is not None else "")
    return _tag(ui, model, said, _TONES.get(counter.icon, "plain"), counter.icon, counter.name)


_TONES: dict[str, ToneName] = {"coin": "gold", "sword": "harm", "gem": "arcane", "cubes": "info"}


def _token(ui: Ui, model: TrackerTableModel, token: str) -> ft.Control:
    definition = next(t for t in model.state.sheet.tokens if t.id == token)
    return _tag(ui, model, ui.words.name(definition.name), "gold", definition.icon, definition.name)


def _ladders(ui: Ui, model: TrackerTableModel, seat: str) -> list[ft.Control]:
    shown: list[ft.Control] = []
    for ladder in model.state.sheet.ladders:
        if model.state.has(ladder.counter, seat):
            reached = current_ladder_rung(model, ladder, seat)
            said = f"{ui.words.name(ladder.name)} {ui.words.name(reached.name)}"
            shown.append(_tag(ui, model, said, "plain", "level", ladder.name))
    return shown


def _marks(ui: Ui, model: TrackerTableModel, seat: str) -> list[ft.Control]:
    held = model.state.marks.get(seat, ())
    return [
        _tag(ui, model, ui.words.name(mark.name), "info" if mark.good else "harm", mark.icon, mark.name)
        for mark in model.state.sheet.marks
        if mark.id in held
    ]


def _dials(ui: Ui, model: TrackerTableModel, seat: str) -> list[ft.Control]:
    shown: list[ft.Control] = []
    for dial in model.state.sheet.dials:
        at = model.state.dials.get(seat, {}).get(dial.id)
        value = next((v for v in dial.values if v.id == at), None)
        if value is not None and value.good is not None:
            tone: ToneName = "heal" if value.good else "harm"
            shown.append(_tag(ui, model, ui.words.name(value.name), tone, dial.icon, dial.name))
    return shown

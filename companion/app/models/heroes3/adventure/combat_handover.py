"""Combats of the map part: begun there, fought at a table of their own or with cards, and the outcome brought back.

The map part knows the combat's table (`OpenFight.table`), the combat knows the table of the map part
(`CombatSetup.sheet`). Either may be gone: then the other one goes on by itself.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import partial
from typing import Literal

from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import (
    BeginFightDialog,
    FightOutcomeDialog,
    GuardsDialog,
)
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.map_content import SYMBOLS
from companion.games.heroes3.adventure.fights import field_guards, fight_acts
from companion.games.heroes3.adventure.game import Heroes3Adventure
from companion.games.heroes3.adventure.setup_data import ENGINE as SHEET
from companion.games.heroes3.adventure.state import AdventureState, OpenFight, Unit
from companion.games.heroes3.combat.model.setup_data import ENGINE as COMBAT
from companion.games.heroes3.combat.model.setup_data import build_setup
from companion.kernel.events import ignore_event
from companion.kernel.refusals import NotNow, Refused
from companion.tables.live_table import LiveTable
from companion.tables.table_service import TableService

CombatStatus = Literal["cards", "running", "over", "gone"]
"""Where the open combat is: fought with cards, at its table, over there, or its table was deleted."""


# --- from the sheet ------------------------------------------------------------------------------


def build_begin_fight_act(dialog: BeginFightDialog) -> acts.BeginFight:
    """The act that begins a combat, from a form; fields that do not belong to its kind of combat are left out."""
    kind = dialog.kind
    against = kind in ("heroes", "ai-hero")
    return acts.BeginFight(
        dialog.seat,
        dialog.hero,
        kind,
        level=dialog.level if kind == "neutral" else "",
        enemy=dialog.enemy if against else "",
        enemy_hero=dialog.enemy_hero if kind == "heroes" else "main",
        bank=dialog.bank if kind == "bank" else "",
        place=dialog.place if kind != "bank" else "",
        own_town=dialog.own_town and against,
        garrison=dialog.garrison and against,
        dice=dialog.dice if dialog.place in SYMBOLS else 1,
        guards=dialog.guards if kind == "neutral" else (),
    )


async def begin_fight_in_app(model: AdventureTableModel, dialog: BeginFightDialog) -> None:
    """Begin a combat at a table of its own, and go there. Where nobody fights, or it is refused, there is none."""
    act = build_begin_fight_act(dialog)
    fight = preview_begun_fight(model.state, act)
    if fight is None:
        await model.act(act)
        return
    await _fight_at_new_table(model, fight, act)


async def move_open_fight_to_combat_table(model: AdventureTableModel, guards: tuple[str, ...] = ()) -> None:
    """Fight the open combat at a table of its own after all, also when the one it had is gone.

    `guards` are those that the table names only now; where nobody has named them yet, they are asked for.
    """
    fight = model.state.table.fight
    if fight is None:
        return
    fight = replace(fight, guards=fight.guards or guards)
    if field_guards.needs_named_guards(fight):
        model.show(GuardsDialog(fight.place))
        return
    again = acts.BeginFight(
        fight.seat,
        fight.hero,
        fight.kind,
        fight.level,
        fight.enemy,
        fight.enemy_hero,
        fight.bank,
        fight.place,
        fight.own_town,
        fight.garrison,
        dice=fight.dice,
        guards=fight.guards,
    )
    await _fight_at_new_table(model, fight, again)


async def _fight_at_new_table(model: AdventureTableModel, fight: OpenFight, act: acts.BeginFight) -> None:
    """Begin the table of a combat, tell the map part of it, and go there; where that is refused it is taken away."""
    session = model.session
    table = await session.begin(partial(_begin_combat_table, session.service, model.state, fight, model.id))
    if table is None:
        return
    if await model.give(replace(act, table=table)):
        model.show(None)
        session.device.go(f"/table/{table}")
    else:
        await session.ask(partial(session.service.destroy, table))


def go_to_combat_table(model: AdventureTableModel) -> None:
    """Back to the combat at its table."""
    fight = model.state.table.fight
    if fight is not None and fight.table:
        model.session.device.go(f"/table/{fight.table}")


async def enter_finished_combat_outcome(model: AdventureTableModel) -> None:
    """Enter the outcome of the combat that is over at its table; what the rules forbid the table may overrule."""
    fight = model.state.table.fight
    live = find_combat_table(model.session.service, fight) if fight is not None else None
    if live is not None and live.state.ended:
        await model.act(fight_acts.build_outcome_act_from_combat(live.state))


async def enter_card_fight_outcome(model: AdventureTableModel, dialog: FightOutcomeDialog) -> None:
    """Enter the outcome of a combat that was fought with cards."""
    if model.state.table.fight is not None:
        await model.act(build_fight_outcome_act(model.state, model.state.table.fight, dialog))


def get_combat_status(service: TableService, fight: OpenFight) -> CombatStatus:
    """Where the open combat is."""
    if not fight.table:
        return "cards"
    live = find_combat_table(service, fight)
    return "gone" if live is None else "over" if live.state.ended else "running"


def find_combat_table(service: TableService, fight: OpenFight) -> LiveTable | None:
    """The table on which a combat is fought; None if it is gone."""
    return _opened(service, fight.table, COMBAT)


def preview_begun_fight(state: AdventureState, act: acts.BeginFight) -> OpenFight | None:
    """The combat that an act would begin; None where it is refused, or nobody fights. heroes3 8."""
    tried = state.copy()
    try:
        Heroes3Adventure().apply(tried, act, ignore_event)
    except Refused:
        return None
    return tried.table.fight


def build_fight_outcome_act(state: AdventureState, fight: OpenFight, dialog: FightOutcomeDialog) -> acts.Fought:
    """The outcome as it was typed, and the experience that the rules give for it."""
    won = dialog.outcome == "victory"
    return acts.Fought(
        dialog.outcome,
        list_surviving_units(state.sheet(fight.seat).army, dialog.lost),
        list_surviving_units(state.sheet(fight.enemy).army, dialog.enemy_lost) if fight.kind == "heroes" else None,
        dialog.movement if fight.kind == "neutral" else 0,
        typed_or_expected_experience(state, fight, dialog) if won else 0,
        stacked=dialog.stacked if fight.kind == "bank" else 0,
    )


def typed_or_expected_experience(state: AdventureState, fight: OpenFight, dialog: FightOutcomeDialog) -> int:
    """The experience that was typed, or else what the rules give."""
    typed = dialog.experience
    return fight_acts.experience_if_won(state, fight, dialog.azure) if typed is None else typed


def list_surviving_units(army: tuple[Unit, ...], lost: tuple[int, ...]) -> tuple[str, ...]:
    """A unit deck after a combat: a Pack that was hit once is Few, what was hit as Few is gone."""
    found = [unit_after_hits(unit, hits) for unit, hits in zip(army, _padded(lost, len(army)), strict=True)]
    return tuple(unit.side for unit in found if unit is not None)


def unit_after_hits(unit: Unit, hits: int) -> Unit | None:
    """What is left of a unit; None if it is gone."""
    return unit if not hits else replace(unit, pack=False) if unit.pack and hits == 1 else None


def cycle_hit_count(unit: Unit, hits: int) -> int:
    """One hit more; after the last one it was never hit."""
    return (hits + 1) % (3 if unit.pack else 2)


# --- from the combat -----------------------------------------------------------------------------


def find_adventure_table_id(service: TableService, combat: LiveTable) -> str:
    """The table of the map part that a combat belongs to; empty if there is none any more."""
    body = combat.setup.body
    sheet = str(body.get("sheet") or "") if isinstance(body, dict) else ""
    return sheet if sheet and _opened(service, sheet, SHEET) is not None else ""


async def submit_combat_outcome_to_adventure(session: DeviceSession, combat: str, sheet: str) -> None:
    """Enter the outcome at the table of the map part and go there. What is refused is shown, and settled there."""
    await session.ask(partial(_flow_back, session.service, combat, sheet, session.who))
    session.device.go(f"/table/{sheet}")


def _flow_back(service: TableService, combat: str, sheet: str, who: str) -> None:
    live = service.open(sheet)
    fight = live.state.table.fight
    if fight is None or fight.table != combat:
        raise NotNow("h3s-set-fight-entered")
    service.give(
        sheet, fight_acts.build_outcome_act_from_combat(service.open(combat).state), who=who, only_at=live.shown.length
    )


# --- how it works --------------------------------------------------------------------------------


def _begin_combat_table(service: TableService, state: AdventureState, fight: OpenFight, sheet: str) -> str:
    setup = build_setup(fight_acts.combat_setup_for_fight(state, fight, sheet), secrets.randbits(48))
    # Units fight with the figures that the map part was begun with.
    return service.begin(replace(setup, corrections=state.layout.body.corrections), "")


def _opened(service: TableService, table: str, engine: str) -> LiveTable | None:
    """The table with this id, if it is there and of this engine."""
    try:
        live = service.open(table)
    except Refused:
        return None
    return live if live.setup.engine == engine else None


def _padded(lost: tuple[int, ...], count: int) -> list[int]:
    return [*lost, *([0] * count)][:count]

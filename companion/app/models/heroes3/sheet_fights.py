"""Combats of an evening: begun on the sheet, fought at a table of their own or with cards, and brought back.

The sheet knows the combat's table (`OpenFight.table`), the combat knows its evening (`Body.sheet`). Either may be gone:
then the other one goes on by itself.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import partial
from typing import Literal

from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_side import FightOpen, FoughtOpen, GuardsOpen
from companion.games.heroes3.combat.setup import ENGINE as COMBAT
from companion.games.heroes3.combat.setup import lay
from companion.games.heroes3.evening.places import SYMBOLS
from companion.games.heroes3.sheet import acts, fights, guarding
from companion.games.heroes3.sheet.game import Heroes3Sheet
from companion.games.heroes3.sheet.setup import ENGINE as SHEET
from companion.games.heroes3.sheet.state import OpenFight, SheetState, Unit
from companion.kernel.events import silent
from companion.kernel.refusals import NotNow, Refused
from companion.tables.house import House
from companion.tables.live import LiveTable

Standing = Literal["cards", "running", "over", "gone"]
"""Where the open combat is: fought with cards, at its table, over there, or its table was deleted."""


# --- from the sheet ------------------------------------------------------------------------------


def begin_act(layer: FightOpen) -> acts.BeginFight:
    """What the form says, without what does not belong to its kind of combat."""
    kind = layer.kind
    against = kind in ("heroes", "ai-hero")
    return acts.BeginFight(
        layer.seat,
        layer.hero,
        kind,
        level=layer.level if kind == "neutral" else "",
        enemy=layer.enemy if against else "",
        enemy_hero=layer.enemy_hero if kind == "heroes" else "main",
        bank=layer.bank if kind == "bank" else "",
        place=layer.place if kind != "bank" else "",
        own_town=layer.own_town and against,
        garrison=layer.garrison and against,
        dice=layer.dice if layer.place in SYMBOLS else 1,
        guards=layer.guards if kind == "neutral" else (),
    )


async def with_cards(evening: SheetEvening, layer: FightOpen) -> None:
    """Begin a combat that is fought with the real cards."""
    await evening.act(begin_act(layer))


async def fight_here(evening: SheetEvening, layer: FightOpen) -> None:
    """Begin a combat at a table of its own, and go there. Where nobody fights, or it is refused, there is none."""
    act = begin_act(layer)
    fight = would_open(evening.state, act)
    if fight is None:
        await evening.act(act)
        return
    table = await evening.guest.begin(partial(_lay, evening.guest.house, evening.state, fight, evening.id))
    if table is None:
        return
    if await evening.give(replace(act, table=table)):
        evening.show(None)
        evening.guest.device.go(f"/table/{table}")
    else:
        await evening.guest.ask(partial(evening.guest.house.destroy, table))


async def take_to_app(evening: SheetEvening, guards: tuple[str, ...] = ()) -> None:
    """Fight the open combat at a table of its own after all, also when the one it had is gone.

    `guards` are those that the table names only now; where nobody has named them yet, they are asked for.
    """
    fight = evening.state.table.fight
    if fight is None:
        return
    fight = replace(fight, guards=fight.guards or guards)
    if guarding.unnamed(fight):
        evening.show(GuardsOpen(fight.place))
        return
    table = await evening.guest.begin(partial(_lay, evening.guest.house, evening.state, fight, evening.id))
    if table is None:
        return
    again = acts.BeginFight(
        fight.seat, fight.hero, fight.kind, fight.level, fight.enemy, fight.enemy_hero, fight.bank, fight.place,
        fight.own_town, fight.garrison, table, fight.dice, fight.guards,
    )  # fmt: skip
    if await evening.give(again):
        evening.show(None)
        evening.guest.device.go(f"/table/{table}")
    else:
        await evening.guest.ask(partial(evening.guest.house.destroy, table))


def go_on(evening: SheetEvening) -> None:
    """Back to the combat at its table."""
    fight = evening.state.table.fight
    if fight is not None and fight.table:
        evening.guest.device.go(f"/table/{fight.table}")


async def take_over(evening: SheetEvening) -> None:
    """Enter the outcome of the combat that is over at its table; what the rules forbid the table may overrule."""
    fight = evening.state.table.fight
    live = combat_table(evening.guest.house, fight) if fight is not None else None
    if live is not None and live.state.ended:
        await evening.act(fights.report(live.state))


async def call_off(evening: SheetEvening) -> None:
    """The combat does not take place after all."""
    await evening.act(acts.Fought("called-off"))


async def enter(evening: SheetEvening, layer: FoughtOpen) -> None:
    """Enter the outcome of a combat that was fought with cards."""
    if evening.state.table.fight is not None:
        await evening.act(fought_act(evening.state, evening.state.table.fight, layer))


def standing(house: House, fight: OpenFight) -> Standing:
    """Where the open combat is."""
    if not fight.table:
        return "cards"
    live = combat_table(house, fight)
    return "gone" if live is None else "over" if live.state.ended else "running"


def combat_table(house: House, fight: OpenFight) -> LiveTable | None:
    """The table on which a combat is fought; None if it is gone."""
    return _opened(house, fight.table, COMBAT)


def would_open(state: SheetState, act: acts.BeginFight) -> OpenFight | None:
    """The combat that an act would begin; None where it is refused, or nobody fights. heroes3 8."""
    tried = state.copy()
    try:
        Heroes3Sheet().apply(tried, act, silent)
    except Refused:
        return None
    return tried.table.fight


def fought_act(state: SheetState, fight: OpenFight, layer: FoughtOpen) -> acts.Fought:
    """The outcome as it was typed, and the experience that the rules give for it."""
    won = layer.outcome == "victory"
    experience = layer.experience if layer.experience is not None else fights.expected(state, fight, layer.azure)
    return acts.Fought(
        layer.outcome,
        left(state.sheet(fight.seat).army, layer.lost),
        left(state.sheet(fight.enemy).army, layer.enemy_lost) if fight.kind == "heroes" else None,
        layer.movement if fight.kind == "neutral" else 0,
        experience if won else 0,
        stacked=layer.stacked if fight.kind == "bank" else 0,
    )


def left(army: tuple[Unit, ...], lost: tuple[int, ...]) -> tuple[str, ...]:
    """A unit deck after a combat: a Pack that was hit once is Few, what was hit as Few is gone."""
    found = [after(unit, hits) for unit, hits in zip(army, _padded(lost, len(army)), strict=True)]
    return tuple(unit.side for unit in found if unit is not None)


def after(unit: Unit, hits: int) -> Unit | None:
    """What is left of a unit; None if it is gone."""
    return unit if not hits else replace(unit, pack=False) if unit.pack and hits == 1 else None


def hit(unit: Unit, hits: int) -> int:
    """One hit more; after the last one it was never hit."""
    return (hits + 1) % (3 if unit.pack else 2)


# --- from the combat -----------------------------------------------------------------------------


def sheet_of(house: House, combat: LiveTable) -> str:
    """The table of the evening to which a combat belongs; empty if there is none any more."""
    body = combat.setup.body
    sheet = str(body.get("sheet") or "") if isinstance(body, dict) else ""
    return sheet if sheet and _opened(house, sheet, SHEET) is not None else ""


async def flow_back(guest: Guest, combat: str, sheet: str) -> None:
    """Enter the outcome at the evening's table and go there. What is refused is told, and settled there."""
    await guest.ask(partial(_flow_back, guest.house, combat, sheet, guest.who))
    guest.device.go(f"/table/{sheet}")


def _flow_back(house: House, combat: str, sheet: str, who: str) -> None:
    live = house.open(sheet)
    fight = live.state.table.fight
    if fight is None or fight.table != combat:
        raise NotNow("h3s-set-fight-entered")
    house.give(sheet, fights.report(house.open(combat).state), who=who, only_at=live.shown.length)


# --- how it works --------------------------------------------------------------------------------


def _lay(house: House, state: SheetState, fight: OpenFight, sheet: str) -> str:
    setup = lay(fights.body(state, fight, sheet), secrets.randbits(48))
    # Units fight with the figures that the evening was begun with.
    return house.begin(replace(setup, corrections=state.layout.body.corrections), "")


def _opened(house: House, table: str, engine: str) -> LiveTable | None:
    """The table with this id, if it is there and of this engine."""
    try:
        live = house.open(table)
    except Refused:
        return None
    return live if live.setup.engine == engine else None


def _padded(lost: tuple[int, ...], count: int) -> list[int]:
    return [*lost, *([0] * count)][:count]

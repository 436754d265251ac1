"""The evening of Heroes III around its fights, as an engine of the house."""

from __future__ import annotations

from companion.games.engines import Engine, Face
from companion.games.heroes3.evening.heroes import hero
from companion.games.heroes3.evening.refusals import told
from companion.games.heroes3.evening.scenarios import scenarios
from companion.games.heroes3.sheet import asking, battles, ending, guide, looking
from companion.games.heroes3.sheet.game import Heroes3Sheet
from companion.games.heroes3.sheet.lines import examples, read_line
from companion.games.heroes3.sheet.ordering import lay_order
from companion.games.heroes3.sheet.setup import GAME
from companion.games.heroes3.sheet.state import SheetState
from companion.games.heroes3.units import units
from companion.games.shelf import box
from companion.kernel.acts import Act
from companion.kernel.words import Message, message


def face(state: SheetState) -> Face:
    """An evening in one glance: the scenario or the mode, who plays, what happens now."""
    body = state.layout.body
    people = tuple((chair.name, number) for number, chair in enumerate(body.players))
    return Face(box(GAME).name, body.title or scenarios().modes[body.mode], people, _now(state))


def standing(state: SheetState) -> list[Message]:
    """An evening as lines: where the round is, every sheet, the combat that is fought, what is open."""
    lines = [_now(state), *(_sheet(state, seat) for seat in state.sheets)]
    if (fight := state.table.fight) is not None:
        enemy = battles.enemy_name(state, fight)
        lines.append(message("h3s-tb-fight", name=state.layout.names(fight.seat), hero=fight.hero, enemy=enemy))
    for matter in state.table.matters:
        who = state.layout.names(matter.seat) if matter.seat else message("h3s-the-table")
        asked = asking.ask(state, matter)
        lines.append(message("h3s-tb-line-matter", number=matter.id, name=who, asked=asked.message))
    return lines


def _now(state: SheetState) -> Message:
    ended = ending.result(state)
    return ended.message if ended is not None else guide.guide(state).title


def _sheet(state: SheetState, seat: str) -> Message:
    chair, sheet = state.layout.chairs[seat], state.sheet(seat)
    army = [units().by_key[unit.side].name for unit in sheet.army]
    return message(
        "h3s-tb-line-sheet", name=chair.name, faction=units().group_name(chair.faction), hero=hero(chair.hero).name,
        level=looking.level(sheet).level, purse=told(sheet.purse), income=told(looking.income(state, seat).track),
        movement=sheet.movement, morale=sheet.morale, units=army, count=len(army), out="yes" if sheet.out else "no",
    )  # fmt: skip


def _read(state: SheetState, line: str, now: int) -> Act:
    return read_line(state, line)


ENGINE = Engine(Heroes3Sheet(), face, _read, examples, lay_order, standing)

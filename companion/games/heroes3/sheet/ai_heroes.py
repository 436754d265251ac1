"""The AI heroes' turn on the map, step by step from what the table sees. heroes3 13.5."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.games.heroes3.chair.map_turn import MOVEMENT, Spot, Step, Surroundings, plan_turn
from companion.games.heroes3.combat.refusals import NotAllowed, WrongMoment
from companion.games.heroes3.evening.income import Flag
from companion.games.heroes3.evening.places import places
from companion.games.heroes3.sheet import acts, visiting
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.setup import AiHero
from companion.games.heroes3.sheet.state import AiSheet, SheetState
from companion.kernel.events import Reason
from companion.kernel.refusals import Unknown
from companion.kernel.words import Argument, Message, message

AI = "ai"
"""Whose flag it is where nobody says which AI hero's."""
SECONDARY = "secondary"
FLAGGED = ("mine-gold", "mine-materials", "mine-valuables", "settlement", "random-town")
"""What it goes for on its tile: Mines, Settlements, and a Random Town, which is like one. heroes3 7."""
DECKS = ("level", "deck", "spells", "skills")
"""What of an AI hero the table may enter later, besides its army."""
TOLD = ("attack", "besiege", "choose", "reveal", "look")
"""Steps after which people have something to do."""


def name(hero: AiHero) -> Argument:
    """What an AI hero is called."""
    return hero.name or message("h3s-tb-ai-hero")


def now(state: SheetState, hero: str) -> AiHero:
    """An AI hero with what the table entered since the set-up; `elsewhere` is what is still missing. heroes3 13.4."""
    found, sheet = state.layout.ai[hero], state.ai[hero]
    changes = {part: put for part in DECKS if (put := getattr(sheet, part)) is not None}
    known = {*changes, *(("army",) if sheet.army else ())}
    missing = tuple(part for part in found.elsewhere if part not in known)
    return replace(found, army=sheet.army, elsewhere=missing, **changes)


def as_entered(state: SheetState, hero: str) -> AiHero:
    """An AI hero for another start: with what the table entered, and the army it began with if it had one."""
    return replace(now(state, hero), army=state.layout.ai[hero].army or state.ai[hero].army)


def called(state: SheetState, hero: str) -> Argument:
    """What an AI hero is called, or whichever it was."""
    return name(state.layout.ai[hero]) if hero in state.layout.ai else message("h3s-tb-ai-hero")


def sheet_of(desk: Desk, hero: str) -> AiSheet:
    """The sheet of an AI hero, or `Unknown` with those there are."""
    if hero not in desk.state.ai:
        raise Unknown("h3s-tb-no-ai-hero", found=hero, options=list(desk.state.ai), count=len(desk.state.ai))
    return desk.state.ai[hero]


def begin_turn(desk: Desk) -> None:
    """Every AI hero that is not beaten has its movement. Called as the AI heroes' turn begins."""
    for hero, sheet in desk.state.ai.items():
        sheet.movement = 0 if sheet.beaten else MOVEMENT
        if not sheet.beaten:
            told = message("h3s-tb-ai-turn", hero=name(desk.state.layout.ai[hero]), movement=MOVEMENT)
            desk.note("", "13.5", told, "turn")


def look(desk: Desk, act: acts.Look) -> None:
    """The next steps of an AI hero, told with their reasons and carried out on its sheet."""
    sheet = sheet_of(desk, act.hero)
    hero = name(desk.state.layout.ai[act.hero])
    if desk.state.table.phase != "ai":
        desk.forbid(WrongMoment("h3s-tb-ai-not-now", "13.5", hero=hero))
    if sheet.beaten:
        desk.forbid(NotAllowed("h3s-tb-ai-beaten-already", "13.5", hero=hero))
    if not sheet.movement:
        desk.forbid(NotAllowed("h3s-tb-ai-spent", "13.5", hero=hero))
    names = {near.name: _hero(desk, near.name) for near in act.heroes}
    names |= {near.name: _place(desk, near.name) for near in act.flaggables}
    heroes, flaggables = (
        tuple(Spot(near.name, near.distance) for near in nears) for nears in (act.heroes, act.flaggables)
    )
    for step in plan_turn(Surroundings(sheet.movement, heroes, flaggables, act.town, act.unknown)):
        sheet.movement = step.left
        _tell(desk, hero, step, names)
        if step.what == "flag":
            place, _, owner = str(step.message.args["target"]).partition("@")
            take(desk, act.hero, place, owner)


def take(desk: Desk, hero: str, place: str, owner: str = "", chosen: str = "") -> None:
    """An AI hero flags a field that it enters, and whoever had it has it no more; `chosen` is whose Town it is."""
    sheet = sheet_of(desk, hero)
    sheet.flags = (*sheet.flags, Flag(place, chosen))
    if owner in desk.state.ai and owner != hero:
        lose_flag(desk, Flag(place), owner)
    if owner in desk.state.sheets:
        visiting.take_from(desk, owner, places().place(place))


def lose_flag(desk: Desk, flag: Flag, hero: str = AI) -> None:
    """A player takes a field over that an AI hero had flagged."""
    for sheet in desk.state.ai.values():
        if flag in sheet.flags and hero in (AI, sheet.id):
            at = sheet.flags.index(flag)
            sheet.flags = (*sheet.flags[:at], *sheet.flags[at + 1 :])
            return


# --- how it works --------------------------------------------------------------------------------


def _hero(desk: Desk, found: str) -> Argument:
    seat, _, kind = found.partition("/")
    desk.sheet(seat)
    return message("h3s-tb-hero-of", name=desk.name(seat), hero=SECONDARY if kind == SECONDARY else "main")


def _place(desk: Desk, found: str) -> Argument:
    place, _, owner = found.partition("@")
    if owner and owner not in desk.state.ai and owner != AI:
        desk.sheet(owner)
    aim = places().place(place).name
    if place not in FLAGGED:
        desk.forbid(NotAllowed("h3s-tb-ai-aim", "13.5", place=aim))
    return aim


def _tell(desk: Desk, hero: Argument, step: Step, names: Mapping[str, Argument]) -> None:
    why = step.reason
    reason = Reason(why.rule, why.message, tuple(_named(one, names) for one in why.rejected))
    desk.tell(_named(step.message, names), reason, "remind" if step.what in TOLD else "plain")
    if step.what in ("attack", "besiege"):
        desk.note("", "13.5", message("h3s-tb-ai-fight", hero=hero), "remind")
    if step.what == "choose":
        desk.note("", "13.5", message("h3s-tb-ai-choose"), "remind")


def _named(told: Message, names: Mapping[str, Argument]) -> Message:
    """The same message with names in the place of ids."""

    def put(value: Argument) -> Argument:
        if isinstance(value, str):
            return names.get(value, value)
        return [put(one) for one in value] if isinstance(value, tuple | list) else value

    return replace(told, args={key: put(value) for key, value in told.args.items()})

"""The AI heroes' turn on the map, step by step from what the table sees. heroes3 13.5."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.players import flagged_map_fields
from companion.games.heroes3.adventure.rules.income import FlaggedField
from companion.games.heroes3.adventure.setup_data import AiHero
from companion.games.heroes3.adventure.state import AdventureState, AiHeroState
from companion.games.heroes3.combat.bots.ai_hero_map_turn import MOVEMENT, Spot, Step, Surroundings, plan_map_turn
from companion.games.heroes3.combat.model.refusals import NotAllowed, WrongMoment
from companion.kernel.events import Reason
from companion.kernel.messages import Argument, Message, message
from companion.kernel.refusals import Unknown

AI = "ai"
"""Whose flag it is where nobody says which AI hero's."""
SECONDARY = "secondary"
FLAGGED = ("mine-gold", "mine-materials", "mine-valuables", "settlement", "random-town")
"""What it goes for on its tile: Mines, Settlements, and a Random Town, which is like one. heroes3 7."""
DECKS = ("level", "deck", "spells", "skills")
"""What of an AI hero the table may enter later, besides its army."""
TOLD = ("attack", "besiege", "choose", "reveal", "look")
"""Steps after which people have something to do."""


def ai_hero_name(hero: AiHero) -> Argument:
    """What an AI hero is called."""
    return hero.name or message("h3s-tb-ai-hero")


def ai_hero_with_entered_changes(state: AdventureState, hero: str) -> AiHero:
    """An AI hero with what the table entered since the set-up; `elsewhere` is what is still missing. heroes3 13.4."""
    found, sheet = state.layout.ai[hero], state.ai[hero]
    changes = {part: put for part in DECKS if (put := getattr(sheet, part)) is not None}
    known = {*changes, *(("army",) if sheet.army else ())}
    missing = tuple(part for part in found.elsewhere if part not in known)
    return replace(found, army=sheet.army, elsewhere=missing, **changes)


def ai_hero_for_restart(state: AdventureState, hero: str) -> AiHero:
    """An AI hero for another start: with what the table entered, and the army it began with if it had one."""
    return replace(ai_hero_with_entered_changes(state, hero), army=state.layout.ai[hero].army or state.ai[hero].army)


def ai_hero_name_by_id(state: AdventureState, hero: str) -> Argument:
    """What an AI hero is called, or whichever it was."""
    return ai_hero_name(state.layout.ai[hero]) if hero in state.layout.ai else message("h3s-tb-ai-hero")


def require_ai_hero_state(context: ActContext, hero: str) -> AiHeroState:
    """The sheet of an AI hero, or `Unknown` with those there are."""
    if hero not in context.state.ai:
        raise Unknown("h3s-tb-no-ai-hero", found=hero, options=list(context.state.ai), count=len(context.state.ai))
    return context.state.ai[hero]


def refresh_ai_movement(context: ActContext) -> None:
    """Every AI hero that is not beaten has its movement. Called as the AI heroes' turn begins."""
    for hero, sheet in context.state.ai.items():
        sheet.movement = 0 if sheet.beaten else MOVEMENT
        if not sheet.beaten:
            told = message("h3s-tb-ai-turn", hero=ai_hero_name(context.state.layout.ai[hero]), movement=MOVEMENT)
            context.note("", "13.5", told, "turn")


def play_ai_hero_steps(context: ActContext, act: acts.Look) -> None:
    """The next steps of an AI hero, told with their reasons and carried out on its sheet."""
    sheet = require_ai_hero_state(context, act.hero)
    hero = ai_hero_name(context.state.layout.ai[act.hero])
    if context.state.table.phase != "ai":
        context.forbid(WrongMoment("h3s-tb-ai-not-now", "13.5", hero=hero))
    if sheet.beaten:
        context.forbid(NotAllowed("h3s-tb-ai-beaten-already", "13.5", hero=hero))
    if not sheet.movement:
        context.forbid(NotAllowed("h3s-tb-ai-spent", "13.5", hero=hero))
    names = {near.name: _hero(context, near.name) for near in act.heroes}
    names |= {near.name: _place(context, near.name) for near in act.flaggables}
    heroes, flaggables = (
        tuple(Spot(near.name, near.distance) for near in nears) for nears in (act.heroes, act.flaggables)
    )
    for step in plan_map_turn(Surroundings(sheet.movement, heroes, flaggables, act.town, act.unknown)):
        sheet.movement = step.left
        _tell(context, hero, step, names)
        if step.what == "flag":
            place, _, owner = str(step.message.args["target"]).partition("@")
            flag_field_for_ai(context, act.hero, place, owner)


def flag_field_for_ai(context: ActContext, hero: str, place: str, owner: str = "", chosen: str = "") -> None:
    """An AI hero flags a field that it enters, and whoever had it has it no more; `chosen` is whose Town it is."""
    sheet = require_ai_hero_state(context, hero)
    sheet.flags = (*sheet.flags, FlaggedField(place, chosen))
    if owner in context.state.ai and owner != hero:
        remove_ai_flag(context, FlaggedField(place), owner)
    if owner in context.state.sheets:
        flagged_map_fields.take_field_from_owner(context, owner, get_map_content().place(place))


def remove_ai_flag(context: ActContext, flag: FlaggedField, hero: str = AI) -> None:
    """A player takes a field over that an AI hero had flagged."""
    for sheet in context.state.ai.values():
        if flag in sheet.flags and hero in (AI, sheet.id):
            at = sheet.flags.index(flag)
            sheet.flags = (*sheet.flags[:at], *sheet.flags[at + 1 :])
            return


# --- how it works --------------------------------------------------------------------------------


def _hero(context: ActContext, found: str) -> Argument:
    seat, _, kind = found.partition("/")
    context.sheet(seat)
    return message("h3s-tb-hero-of", name=context.name(seat), hero=SECONDARY if kind == SECONDARY else "main")


def _place(context: ActContext, found: str) -> Argument:
    place, _, owner = found.partition("@")
    if owner and owner not in context.state.ai and owner != AI:
        context.sheet(owner)
    aim = get_map_content().place(place).name
    if place not in FLAGGED:
        context.forbid(NotAllowed("h3s-tb-ai-aim", "13.5", place=aim))
    return aim


def _tell(context: ActContext, hero: Argument, step: Step, names: Mapping[str, Argument]) -> None:
    why = step.reason
    reason = Reason(why.rule, why.message, tuple(_named(one, names) for one in why.rejected))
    context.tell(_named(step.message, names), reason, "remind" if step.what in TOLD else "plain")
    if step.what in ("attack", "besiege"):
        context.note("", "13.5", message("h3s-tb-ai-fight", hero=hero), "remind")
    if step.what == "choose":
        context.note("", "13.5", message("h3s-tb-ai-choose"), "remind")


def _named(told: Message, names: Mapping[str, Argument]) -> Message:
    """The same message with names in the place of ids."""

    def put(value: Argument) -> Argument:
        if isinstance(value, str):
            return names.get(value, value)
        return [put(one) for one in value] if isinstance(value, tuple | list) else value

    return replace(told, args={key: put(value) for key, value in told.args.items()})

"""What a combat brings to both sheets: losses, experience, cubes, who goes where, then the visit. heroes3 10."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion.games.heroes3.combat.ending import TOP_LEVEL
from companion.games.heroes3.combat.muster import LEVELS
from companion.games.heroes3.combat.refusals import NotAllowed
from companion.games.heroes3.evening.places import places
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.towns import due, town
from companion.games.heroes3.sheet import (
    acts,
    ai_heroes,
    battles,
    ending,
    heroes,
    lasting,
    looking,
    neutrals,
    opening,
    purses,
    running,
    visiting,
)
from companion.games.heroes3.sheet.checking import known_side
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.state import HeroKind, OpenFight, SheetState, Unit
from companion.kernel.refusals import BeyondLimit
from companion.kernel.words import message

STEP = "aftermath"
"""The step that waits until the levels are resolved."""
RANSOM, SPOILS = 10, 5
"""The gold of a surrender, and what the loser of a combat between main heroes gives."""
MOST = 999
"""No number that a combat brings is larger: a sheet shows no more."""


def settle(desk: Desk, act: acts.Fought) -> None:
    """Carry the outcome of the open combat out."""
    fight = desk.state.table.fight
    assert fight is not None
    if act.outcome == "retreat" and battles.azure(desk.state, fight):
        desk.forbid(NotAllowed("h3s-tb-no-azure-retreat", "9"))
    left = desk.sheet(fight.seat).army if act.army is None else act.army
    if act.outcome == "defeat" and fight.kind == "neutral" and left:
        # All fighting units lost while others remain in the unit deck counts as a retreat: heroes3 10.
        act = replace(act, outcome="retreat")
    _check(desk, fight, act)
    desk.state.table.fight = None
    told = message("h3s-tb-outcome", name=desk.name(fight.seat), outcome=act.outcome)
    desk.note(fight.seat, "8" if act.outcome == "quick" else "10", told, "turn")
    _book(desk, fight, act)
    OUTCOMES[act.outcome](desk, fight, act)
    if act.outcome != "quick" and not desk.state.ended:
        lasting.fought(desk, fight.seat, act.outcome == "victory")
    for seat in (fight.seat, *((fight.enemy,) if fight.kind == "heroes" else ())):
        if not desk.state.ended:
            opening.restock(desk, seat)


def experience(state: SheetState, fight: OpenFight, azure: bool | None = None) -> int:
    """What a victory brings to the main hero who began the combat: 1 for its own level, 2 for a higher one.

    `azure` says that an azure unit was among the neutrals, or was not; None: what the level brings.
    """
    if fight.hero != "main" or fight.kind in ("bank", "ai-hero"):
        return 0
    own = battles.level_of(state, fight.seat)
    if fight.kind == "neutral":
        there = battles.azure(state, fight) if azure is None else azure
        # An azure unit among them raises the hero to level VII at once; two points make a level.
        return max(0, 2 * (TOP_LEVEL - own)) if there else _for_level(own, LEVELS.index(fight.level) + 1)
    if fight.garrison or fight.enemy_hero != "main":
        return 0
    return _for_level(own, battles.level_of(state, fight.enemy))


# --- outcomes ------------------------------------------------------------------------------------


def _victory(desk: Desk, fight: OpenFight, act: acts.Fought) -> None:
    purses.count(desk, fight.seat, "fights-won")
    if fight.kind == "heroes":
        if not fight.garrison:
            _beaten(desk, fight.enemy, fight.enemy_hero, by=fight.seat, at_home=fight.place in looking.HOMES)
    elif fight.kind == "ai-hero":
        _ai_beaten(desk, fight)
    _gain_experience(desk, fight.seat, fight.hero, act.experience)
    if fight.kind == "neutral":
        _deeds(desk, fight.seat, "after-win")
    fight = replace(fight, stacked=act.stacked)
    table = desk.state.table
    if any(matter.seat == fight.seat and matter.source.startswith("level:") for matter in table.matters):
        # Levels are resolved before the field is visited: heroes3 10.
        table.won, table.steps = (*table.won, fight), (*table.steps, STEP)
    else:
        _after_levels(desk, fight)


def visit_now(desk: Desk) -> None:
    """The levels that a victory brought are resolved: the field is visited. A step of the round."""
    table = desk.state.table
    fight, *others = table.won
    table.won = tuple(others)
    if not desk.sheet(fight.seat).out:
        _after_levels(desk, fight)


def _after_levels(desk: Desk, fight: OpenFight) -> None:
    beaten = fight.kind == "heroes" and fight.enemy_hero == "main" and not fight.garrison
    if beaten and fight.place in looking.HOMES:
        _falls_with_home(desk, fight.enemy)
    _visit(desk, fight)
    if beaten:
        _may_be_out(desk, fight.enemy)
    _besieged(desk, fight)


def _quick(desk: Desk, fight: OpenFight, _: acts.Fought) -> None:
    """No combat, no rewards, no experience; the field is visited. heroes3 8."""
    purses.count(desk, fight.seat, "quick")
    _visit(desk, fight)


def _retreat(desk: Desk, fight: OpenFight, _: acts.Fought) -> None:
    purses.count(desk, fight.seat, "retreats")
    desk.note(fight.seat, "10", message("h3s-tb-retreats", name=desk.name(fight.seat), hero=fight.hero), "remind")


def _defeat(desk: Desk, fight: OpenFight, _: acts.Fought) -> None:
    purses.count(desk, fight.seat, "fights-lost")
    if fight.kind == "heroes":
        purses.count(desk, fight.enemy, "fights-won")
        own, theirs = battles.level_of(desk.state, fight.enemy), battles.level_of(desk.state, fight.seat)
        _beaten(desk, fight.seat, fight.hero, by=fight.enemy)
        if fight.hero == "main" and not fight.garrison:
            _gain_experience(desk, fight.enemy, fight.enemy_hero, _for_level(own, theirs))
    else:
        hero_there = fight.attacked and fight.hero == "main" and not fight.garrison
        if hero_there and (fight.own_town or fight.place in looking.HOMES):
            _falls_with_home(desk, fight.seat)
        if fight.attacked and fight.own_town:
            visiting.own_town(desk, acts.OwnTown(fight.seat, False))
            ai_heroes.take(desk, fight.enemy, visiting.TOWN, chosen=fight.seat)
        elif fight.attacked and fight.place and places().place(fight.place).category == "flaggable":
            # The AI hero flags every field that it enters: heroes3 13.5.
            ai_heroes.take(desk, fight.enemy, fight.place, fight.seat)
        if not fight.garrison:
            _goes_home(desk, fight.seat, fight.hero, homes=looking.homes(desk.sheet(fight.seat)))
    if fight.hero == "main" and not (fight.attacked and fight.garrison):
        _may_be_out(desk, fight.seat)
    if not desk.state.ended:
        _besieged(desk, fight)


def _surrender(desk: Desk, fight: OpenFight, act: acts.Fought) -> None:
    """Whoever gives up pays, and goes as if beaten; no experience, no cube. heroes3 10.

    Where the table says so in other combats as well, neutral units and AI heroes neither have nor want gold.
    """
    mine = act.outcome == "surrender"
    loser, winner = (fight.seat, fight.enemy) if mine else (fight.enemy, fight.seat)
    ransom, why = Purse(RANSOM), message("h3s-tb-a-surrender")
    if fight.kind == "heroes":
        purses.pay_told(desk, loser, ransom, "10", why, why)
        purses.gain(desk, winner, ransom, "10", why)
    if mine or fight.kind == "heroes":
        homes = looking.homes(desk.sheet(loser)) - (not mine and fight.place in looking.HOMES)
        _goes_home(desk, loser, fight.hero if mine else fight.enemy_hero, homes=homes)
    if not mine:
        _visit(desk, fight)


OUTCOMES: dict[str, Callable[[Desk, OpenFight, acts.Fought], None]] = {
    "victory": _victory,
    "quick": _quick,
    "retreat": _retreat,
    "defeat": _defeat,
    "surrender": _surrender,
    "surrendered": _surrender,
}


# --- who loses what ------------------------------------------------------------------------------


def _beaten(desk: Desk, loser: str, hero: HeroKind, *, by: str, at_home: bool = False) -> None:
    """Between players: a beaten main hero costs morale and gold, every beaten hero a faction cube. heroes3 10."""
    purses.count(desk, by, "heroes-beaten")
    _goes_home(desk, loser, hero, homes=looking.homes(desk.sheet(loser)) - at_home)
    if hero == "main":
        heroes.add_morale(desk, loser, "negative")
        # Who has less gives what there is; the book is silent.
        spoils = Purse(max(0, min(SPOILS, desk.sheet(loser).purse.gold)))
        desk.sheet(loser).purse -= spoils
        purses.gain(desk, by, spoils, "10", message("h3s-tb-spoils", name=desk.name(loser)))
    ending.gain_cube(desk, by, of=loser)


def _ai_beaten(desk: Desk, fight: OpenFight) -> None:
    """Beating an AI hero brings nothing unless the scenario says so. heroes3 13.5."""
    ai = desk.state.ai[fight.enemy]
    ai.beaten, ai.movement = True, 0
    purses.count(desk, fight.seat, "heroes-beaten")
    desk.note(fight.seat, "13.5", message("h3s-tb-ai-beaten", hero=battles.ai_name(desk.state, fight.enemy)), "remind")


def _goes_home(desk: Desk, seat: str, hero: HeroKind, *, homes: int) -> None:
    """A beaten main hero goes to one of the `homes` that are left, a secondary hero leaves the map. heroes3 10."""
    sheet = desk.sheet(seat)
    if hero == "secondary":
        sheet.secondary, sheet.secondary_movement = False, 0
    where = "homeless" if hero == "main" and homes <= 0 else hero
    desk.note(seat, "10", message("h3s-tb-goes-home", name=desk.name(seat), hero=where), "harm")


def _falls_with_home(desk: Desk, seat: str) -> None:
    """Whose main hero loses the last home with the combat is out at once: no rounds are counted down. heroes3 12."""
    sheet = desk.sheet(seat)
    if looking.homes(sheet) == 1:
        sheet.lost_home = desk.state.table.round


def _may_be_out(desk: Desk, seat: str) -> None:
    if not desk.state.ended:
        ending.lost_main_hero(desk, seat)


def _besieged(desk: Desk, fight: OpenFight) -> None:
    """What buildings bring after a siege of the own town, whoever won it."""
    if not fight.own_town or desk.state.ended:
        return
    defender = fight.enemy if fight.kind == "heroes" else fight.seat if fight.attacked else ""
    if defender and not desk.sheet(defender).out:
        _deeds(desk, defender, "after-siege")


# --- books ---------------------------------------------------------------------------------------


def _book(desk: Desk, fight: OpenFight, act: acts.Fought) -> None:
    """Units, movement, gold and morale as the combat left them."""
    _put_army(desk, fight.seat, act.army)
    if fight.kind == "heroes":
        _put_army(desk, fight.enemy, act.enemy_army)
        _spent_morale(desk, fight.enemy, act.enemy_morale_spent)
        purses.gain(desk, fight.enemy, Purse(act.enemy_gold), "6", message("h3s-tb-the-combat"))
    elif fight.kind == "ai-hero" and act.enemy_army is not None and desk.state.layout.settings.ai_army == "losses":
        desk.state.ai[fight.enemy].army = act.enemy_army
    _spent_morale(desk, fight.seat, act.morale_spent)
    purses.gain(desk, fight.seat, Purse(act.gold), "6", message("h3s-tb-the-combat"))
    if act.movement:
        heroes.add_movement(desk, fight.seat, fight.hero, -act.movement)
    if act.discarded is not None:
        neutrals.lie(desk, act.discarded)


def _put_army(desk: Desk, seat: str, army: tuple[str, ...] | None) -> None:
    if army is None:
        return
    sheet = desk.sheet(seat)
    lost = len(sheet.army) - len(army)
    purses.count(desk, seat, "units-lost", max(0, lost))
    sheet.army = tuple(Unit.of(side) for side in army)


def _spent_morale(desk: Desk, seat: str, spent: bool) -> None:
    if spent and looking.rerolls(desk.state, seat):
        desk.sheet(seat).morale = "none"


def _gain_experience(desk: Desk, seat: str, hero: HeroKind, by: int) -> None:
    """Levels come before the field is visited; secondary heroes gain none. heroes3 10."""
    if by and hero == "main":
        heroes.add_experience(desk, seat, by)


def _deeds(desk: Desk, seat: str, when: str) -> None:
    chair, sheet = desk.state.layout.chairs[seat], desk.sheet(seat)
    for building, deed in due(town(chair.faction), set(sheet.built), when):  # type: ignore[arg-type]
        running.run(desk, seat, f"building:{building.key}", deed.effect)


def _visit(desk: Desk, fight: OpenFight) -> None:
    """The place over which was fought is visited. heroes3 10."""
    if desk.state.ended or fight.attacked:
        return
    place = f"bank-{fight.bank}" if fight.kind == "bank" else fight.place
    if not place:
        desk.note(fight.seat, "10", message("h3s-tb-visit-now", name=desk.name(fight.seat)), "remind")
        return
    taken = fight.enemy if fight.kind in ("heroes", "ai-hero") else ""
    # The combat itself was allowed, by the rules or by the table: nothing stops what follows from it.
    before, desk.anyway = desk.anyway, True
    visiting.visit(desk, acts.Visit(fight.seat, place, fight.hero, taken, not taken, fight.dice, fight.stacked))
    desk.anyway = before


def _check(desk: Desk, fight: OpenFight, act: acts.Fought) -> None:
    _check_numbers(act)
    for key in (*(act.army or ()), *(act.enemy_army or ())):
        known_side(key)
    if act.outcome in ("surrender", "surrendered"):
        if fight.kind != "heroes":
            desk.forbid(NotAllowed("h3-no-surrender", "10"))
        if act.outcome == "surrendered" and fight.own_town:
            desk.forbid(NotAllowed("h3-no-surrender-at-home", "10"))
    if act.outcome == "retreat" and fight.kind != "neutral":
        desk.forbid(NotAllowed("h3s-tb-no-retreat", "9"))
    if act.outcome == "quick" and (
        fight.kind != "neutral" or battles.level_of(desk.state, fight.seat) <= LEVELS.index(fight.level) + 1
    ):
        desk.forbid(NotAllowed("h3s-tb-no-quick", "8"))


def _check_numbers(act: acts.Fought) -> None:
    """Nothing of a combat is below 0 or more than a sheet can show; what the visit asks for later is right now."""
    for what, number in (
        ("movement", act.movement), ("experience", act.experience), ("gold", act.gold), ("gold", act.enemy_gold)
    ):  # fmt: skip
        if not 0 <= number <= MOST:
            raise BeyondLimit("h3s-beyond", what=message("h3s-number", what=what), found=number, low=0, high=MOST)
    if not 0 <= act.stacked <= visiting.GUARDS:
        raise BeyondLimit("h3s-fx-visit-numbers", dice=visiting.MOST_DICE, guards=visiting.GUARDS)


def _for_level(own: int, beaten: int) -> int:
    return 2 if beaten > own else 1 if beaten == own else 0

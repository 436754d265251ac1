"""Combats begin on the sheet, are fought with cards or at a table of their own, and come back to it. heroes3 8.

What a combat brings is in `aftermath.py`; how it is set up at its own table in `battles.py`.
"""

from __future__ import annotations

from dataclasses import replace

from companion.games.heroes3.cards import cards
from companion.games.heroes3.combat.ending import unit_deck
from companion.games.heroes3.combat.muster import LEVELS, bank_names, stacked_guards
from companion.games.heroes3.combat.refusals import NotAllowed, TooMany, WrongMoment
from companion.games.heroes3.combat.setup import Body
from companion.games.heroes3.combat.state import MINE, THEIRS, CombatState
from companion.games.heroes3.evening.deeds import When
from companion.games.heroes3.evening.places import places
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.towns import due
from companion.games.heroes3.evening.wording import effect_words
from companion.games.heroes3.finding import card_name
from companion.games.heroes3.sheet import (
    acts,
    aftermath,
    ai_heroes,
    battles,
    guarding,
    lasting,
    looking,
    purses,
    sources,
    visiting,
)
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.state import HeroKind, OpenFight, SheetState
from companion.kernel.refusals import BeyondLimit, NotNow, Unknown
from companion.kernel.words import message

GARRISON = Purse(8)
"""What the owner of a Town or Settlement pays to defend it without a hero. heroes3 11."""


def begin(desk: Desk, act: acts.BeginFight) -> None:
    """A combat begins, or is not fought at all because the hero is above the field."""
    _check_enemy(desk, act)
    guards = guarding.named(desk, act.place, act.guards) if act.kind == "neutral" else ()
    attacked = act.kind == "ai-hero" and desk.state.active != act.seat
    fight = OpenFight(
        act.seat, act.hero, act.kind, act.level, act.enemy, act.enemy_hero, act.bank, act.place, act.own_town,
        act.garrison and (act.kind == "heroes" or attacked), attacked, act.table, act.dice, guards=guards,
    )  # fmt: skip
    if _taken_to_table(desk, fight):
        return
    _check_moment(desk, act)
    if quick(desk.state, fight):
        desk.state.table.fight = fight
        aftermath.settle(desk, acts.Fought("quick", anyway=desk.anyway))
        return
    for seat in (act.seat, *((act.enemy,) if act.kind == "heroes" else ())):
        if not desk.sheet(seat).army:
            desk.forbid(TooMany("h3s-tb-no-units", "8", name=desk.name(seat)))
    if fight.garrison:
        owner = fight.seat if fight.attacked else fight.enemy
        purses.pay_told(desk, owner, GARRISON, "11", message("h3s-tb-garrison"), message("h3s-tb-garrison"))
    desk.state.table.fight = fight
    told = message("h3s-tb-fight", name=desk.name(act.seat), hero=act.hero, enemy=battles.enemy_name(desk.state, fight))
    desk.note(act.seat, "8", told, "turn")
    # When somebody announces a combat, everybody may still use town tokens before it is set up: heroes3 2.
    desk.note("", "2", message("h3s-tb-town-first"), "remind")
    _remind(desk, fight)


def fought(desk: Desk, act: acts.Fought) -> None:
    """The open combat is over."""
    fight = desk.state.table.fight
    if fight is None:
        raise NotNow("h3s-tb-no-fight")
    if act.outcome == "called-off":
        desk.state.table.fight = None
        desk.note(fight.seat, "8", message("h3s-tb-called-off"), "remind")
        return
    aftermath.settle(desk, act)


def quick(state: SheetState, fight: OpenFight) -> bool:
    """Whether nobody fights: a hero of a higher level than the field, a secondary one by the main hero's. heroes3 8."""
    return fight.kind == "neutral" and battles.level_of(state, fight.seat) > LEVELS.index(fight.level) + 1


def expected(state: SheetState, fight: OpenFight, azure: bool | None = None) -> int:
    """The experience that a victory brings to whoever began the combat; for outcomes that people type. heroes3 10."""
    return aftermath.experience(state, fight, azure)


def body(state: SheetState, fight: OpenFight, table_id: str = "") -> Body:
    """The combat as its own engine is set up with it; `table_id` is the table of the evening."""
    return battles.body(state, fight, table_id)


def report(combat: CombatState) -> acts.Fought:
    """What a combat that is over means for the sheets."""
    fight, mine, theirs = combat.fight, combat.sides[MINE], combat.sides[THEIRS]
    if combat.outcome == "quick":
        return acts.Fought("quick")
    heroes = fight.kind in ("heroes", "ai-hero")
    stacked = fight.stacked if fight.stacked is not None else stacked_guards(fight.difficulty)
    return acts.Fought(
        combat.outcome,  # type: ignore[arg-type]
        unit_deck(combat, MINE),
        unit_deck(combat, THEIRS) if heroes else None,
        max(0, fight.mine.hero.movement - mine.movement),
        combat.experience,
        mine.gold,
        stacked if fight.kind == "bank" else 0,
        theirs.gold if heroes else 0,
        mine.rerolls < fight.mine.rerolls,
        theirs.rerolls < fight.theirs.rerolls,
        tuple(card for pile in combat.decks for card in pile.discards) if fight.kind == "neutral" else None,
    )


# --- how it works --------------------------------------------------------------------------------


def _taken_to_table(desk: Desk, fight: OpenFight) -> bool:
    """Whether this is the open combat, which is only taken to a table of the app; who guards may be said only now."""
    now = desk.state.table.fight
    if now is None or not fight.table or replace(now, table=fight.table, guards=now.guards or fight.guards) != fight:
        return False
    desk.state.table.fight = fight
    desk.note(fight.seat, "8", message("h3s-tb-taken-to-table"))
    return True


def _remind(desk: Desk, fight: OpenFight) -> None:
    """What buildings and cards in force bring to this combat, and what an AI hero brings."""
    if fight.kind == "ai-hero":
        _remind_of_ai(desk, fight)
    guarding.tell(desk, fight)
    _remind_of_yielding(desk, fight)
    for seat in (fight.seat, *((fight.enemy,) if fight.kind == "heroes" else ())):
        for held in lasting.of(desk.state, "ask-table", seat):
            if held.when == "first-combat":
                told = message("h3s-tb-first-combat", source=sources.name(held.source))
                desk.note(seat, "1", told, "remind")
        home, built = looking.town(desk.state, seat), set(desk.sheet(seat).built)
        moments: tuple[When, ...] = ("combat", "hero-combat") if fight.kind == "heroes" else ("combat",)
        for building, deed in (found for when in moments for found in due(home, built, when)):
            does = effect_words(deed.effect, building.tell)
            told = message("h3s-tb-hero-combat", building=building.name, name=desk.name(seat), does=does)
            desk.note(seat, "6", told, "remind")


def _remind_of_yielding(desk: Desk, fight: OpenFight) -> None:
    """An attacked secondary hero may be beaten at once, without a combat. heroes3 3."""
    if fight.garrison or not (fight.attacked or fight.kind == "heroes"):
        return
    attacked, hero = (fight.seat, fight.hero) if fight.attacked else (fight.enemy, fight.enemy_hero)
    if hero == "secondary":
        desk.note(attacked, "3", message("h3s-tb-may-yield", name=desk.name(attacked)), "remind")


def _remind_of_ai(desk: Desk, fight: OpenFight) -> None:
    """The Skill cards it uses, its cards that a player has, and what only the scenario's page tells. heroes3 13.4."""
    ai = ai_heroes.now(desk.state, fight.enemy)
    for seat, sheet in desk.state.sheets.items():
        owned = {"spell": ai.spells, "skill": ai.skills}
        for kind, card in ((kind, card) for kind, has in owned.items() for card in has if card in sheet.cards):
            name = card_name(cards().by_id[card])
            # How many copies there are is not known: the table sees whether one is left.
            told = message("h3s-tb-ai-card-owned", kind=kind, card=name, name=desk.name(seat))
            desk.note(seat, "13.4", told, "remind")
    if ai.skills:
        skills = [card_name(cards().by_id[card]) for card in ai.skills]
        desk.note("", "13.4", message("h3s-tb-ai-skills", hero=ai_heroes.name(ai), cards=skills), "remind")
    if ai.elsewhere:
        desk.note("", "13.4", message("h3s-tb-ai-elsewhere", hero=ai_heroes.name(ai)), "remind")


# --- what is refused -----------------------------------------------------------------------------


def _check_enemy(desk: Desk, act: acts.BeginFight) -> None:
    """The enemy there is; what is not there cannot be fought even if the table says so."""
    _check_hero(desk, act.seat, act.hero)
    if act.place:
        visiting.check_place(desk, places().place(act.place))
    if not 1 <= act.dice <= visiting.MOST_DICE:
        raise BeyondLimit("h3s-fx-visit-numbers", dice=visiting.MOST_DICE, guards=visiting.GUARDS)
    if act.kind == "neutral":
        _check_field(desk, act)
    if act.kind == "bank":
        _check_bank(desk, act)
    if act.kind == "ai-hero" and ai_heroes.sheet_of(desk, act.enemy).beaten:
        desk.forbid(NotAllowed("h3s-tb-ai-beaten-already", "13.5", hero=battles.ai_name(desk.state, act.enemy)))
    if act.kind == "heroes":
        _check_player(desk, act)
    for truce in lasting.of(desk.state, "truce") if act.kind in ("heroes", "ai-hero") else ():
        desk.forbid(NotAllowed("h3s-tb-truce", "1", source=sources.name(truce.source)))


def _check_field(desk: Desk, act: acts.BeginFight) -> None:
    if act.level not in LEVELS:
        raise Unknown("h3s-tb-no-level", found=act.level, options=list(LEVELS))
    if act.place and (place := places().place(act.place)).bank:
        # A Creature Bank has four guards of its own and no level: heroes3 11.
        desk.forbid(NotAllowed("h3s-tb-bank-guards", "11", place=place.name))


def _check_bank(desk: Desk, act: acts.BeginFight) -> None:
    if act.bank not in bank_names():
        raise Unknown("h3-no-bank", found=act.bank, options=", ".join(bank_names()))
    place = places().place(f"bank-{act.bank}")
    desk.on_table((place.box,), place.name)


def _check_player(desk: Desk, act: acts.BeginFight) -> None:
    enemy, chairs, mode = desk.sheet(act.enemy), desk.state.layout.chairs, desk.state.layout.body.mode
    if act.enemy == act.seat:
        raise Unknown("h3s-tb-own-hero", found=act.enemy)
    if enemy.out:
        desk.forbid(NotAllowed("h3s-tb-is-out", "12", name=desk.name(act.enemy)))
    same_team = mode == "alliance" and chairs[act.enemy].team == chairs[act.seat].team
    if mode == "cooperative" or same_team:
        desk.forbid(NotAllowed("h3s-tb-ally", "7", name=desk.name(act.enemy)))
    if not act.garrison:
        _check_hero(desk, act.enemy, act.enemy_hero)


def _check_hero(desk: Desk, seat: str, hero: HeroKind) -> None:
    sheet = desk.sheet(seat)
    if hero == "secondary" and not sheet.secondary:
        desk.forbid(NotAllowed("h3s-tb-no-secondary", "3", name=desk.name(seat)))


def _check_moment(desk: Desk, act: acts.BeginFight) -> None:
    state = desk.state
    name = desk.name(act.seat)
    if state.table.fight is not None:
        desk.forbid(WrongMoment("h3s-tb-fighting", "2"))
    if state.sheet(act.seat).out:
        desk.forbid(NotAllowed("h3s-tb-is-out", "12", name=name))
    attacked = act.kind == "ai-hero" and state.table.phase == "ai"
    # Movement, and with it every attack, belongs to the own turn: heroes3 2.
    if state.active != act.seat and not attacked:
        desk.forbid(WrongMoment("h3s-tb-not-your-turn", "2", name=name))

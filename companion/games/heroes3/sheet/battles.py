"""A combat of the evening as the engine of combat is set up with it: armies from the sheets. heroes3 8, 11, 13.4."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.heroes3.cards import cards, words_of
from companion.games.heroes3.combat.muster import LEVELS
from companion.games.heroes3.combat.setup import Army, Body, Difficulty, Fight, Hero, Siege
from companion.games.heroes3.combat.setup import Settings as CombatSettings
from companion.games.heroes3.evening.places import places
from companion.games.heroes3.sheet import ai_heroes, guarding, lasting, looking, neutrals
from companion.games.heroes3.sheet.spelling import read
from companion.games.heroes3.sheet.state import HeroKind, OpenFight, SheetState
from companion.games.heroes3.units import units
from companion.kernel.refusals import Unknown
from companion.kernel.words import Argument, message

DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "normal", "hard", "impossible")
BY_RULES = ("campaign", "cooperative")
"""Modes in which neutral units are played by the AI rules; in the others an enemy player plays them. heroes3 8."""


def body(state: SheetState, fight: OpenFight, table_id: str = "") -> Body:
    """The whole set-up of a combat."""
    # Who draws from real decks may find any card in them: how many copies there are is not known.
    held = tuple(neutrals.held(state)) if state.layout.settings.cards == "app" else ()
    return Body(
        _fight(state, fight), settings(state), state.layout.body.boxes, sheet=table_id,
        discarded=state.table.discarded, held=held,
    )  # fmt: skip


def settings(state: SheetState) -> CombatSettings:
    """How the table reads the rules of combat: its dice, and the optional rules. heroes3 12."""
    rules = state.layout.rules
    return CombatSettings(
        dice=state.layout.settings.dice,
        die_changes_damage="plain-attack-die" not in rules,
        every_attack_hurts="least-damage" in rules,
        free_extension="free-combat-rounds" in rules,
    )


def level_of(state: SheetState, seat: str) -> int:
    """The level of a player's main hero as a number."""
    return LEVELS.index(looking.level(state.sheet(seat)).level) + 1


def difficulty(state: SheetState, seat: str) -> Difficulty:
    """How hard neutral armies are drawn; an Astrologers card lowers it by one."""
    chosen = state.layout.body.difficulty
    easier = len(lasting.of(state, "easier-neutrals", seat))
    return DIFFICULTIES[max(0, DIFFICULTIES.index(chosen) - easier)]


def azure(state: SheetState, fight: OpenFight) -> bool:
    """Whether an azure unit is among the neutrals: no limit, no retreat, level VII for whoever wins. heroes3 9, 10."""
    return guarding.azure(fight, difficulty(state, fight.seat))


def enemy_name(state: SheetState, fight: OpenFight) -> Argument:
    """Who is fought."""
    if fight.kind == "heroes":
        return state.layout.names(fight.enemy)
    if fight.kind == "ai-hero":
        return ai_name(state, fight.enemy)
    if fight.kind == "bank":
        return units().banks[fight.bank].name
    return message("h3s-tb-neutrals", level=fight.level)


def ai_name(state: SheetState, hero: str) -> Argument:
    """What an AI hero is called."""
    return ai_heroes.name(state.layout.ai[hero])


# --- the two armies ------------------------------------------------------------------------------


def _fight(state: SheetState, fight: OpenFight) -> Fight:
    table = state.layout
    guards, instead = guarding.joining(fight, difficulty(state, fight.seat))
    return Fight(
        fight.kind,
        fight.level,  # type: ignore[arg-type]
        difficulty(state, fight.seat),
        _own(state, fight.seat, fight.hero, units_only=fight.garrison and fight.attacked),
        _theirs(state, fight),
        "theirs" if fight.attacked else "mine",
        "bank" if fight.kind == "bank" else "field",
        _siege(state, fight),
        fight.bank,
        drawn_by=table.settings.cards,
        own_town=fight.own_town,
        guards=guards,
        instead=instead,  # type: ignore[arg-type]
        wards=tuple(_wards(state, fight.seat)),  # type: ignore[arg-type]
    )


def _wards(state: SheetState, seat: str) -> Iterator[str]:
    """What the astrologers' word means to both sides of a combat. heroes3 1."""
    for held in lasting.of(state, "stronger-schools", seat):
        yield from (f"power-{school}" for do in words_of(read(held.effect)) for school in do.args[0].split(" and "))
    if lasting.of(state, "sure-defense", seat):
        yield "sure-tokens"


def _own(state: SheetState, seat: str, hero: HeroKind, units_only: bool = False) -> Army:
    """A player's army: all units of the deck, of which people place five. heroes3 6."""
    sheet, chair = state.sheet(seat), state.layout.chairs[seat]
    main = hero == "main" and not units_only
    rerolls = looking.rerolls(state, seat) and "no-rerolls" not in state.layout.rules
    return Army(
        tuple(unit.side for unit in sheet.army),
        hero=Hero(level_of(state, seat), main, sheet.movement if main else sheet.secondary_movement, chair.faction),
        rerolls=int(rerolls),
        # Secondary heroes and units without a hero play no cards, and war machines are cards: heroes3 3, 11, 12.
        machines=sheet.machines if main else (),
    )


def _theirs(state: SheetState, fight: OpenFight) -> Army:
    if fight.kind == "heroes":
        return _own(state, fight.enemy, fight.enemy_hero, units_only=fight.garrison)
    if fight.kind == "ai-hero":
        ai = ai_heroes.now(state, fight.enemy)
        if not ai.army:
            # Only its own page names it; with cards the combat can be fought all the same.
            raise Unknown("h3s-tb-no-ai-army", found=fight.enemy)
        spells = tuple(spell for spell, count in ai.spells.items() for _ in range(count))
        return Army(ai.army, "ai", Hero(ai.level), deck=_ai_deck(ai.deck), spells=spells)
    if guarding.unnamed(fight):
        # Which faction defends only the table knows; with cards the combat can be fought all the same.
        raise Unknown("h3s-tb-no-guards", place=places().place(fight.place).name)
    by_rules = fight.kind == "bank" or state.layout.body.mode in BY_RULES
    return Army(fight.guards, by="ai" if by_rules else "people")


def _ai_deck(counts: dict[str, int]) -> tuple[str, ...]:
    """So many AI cards of each type: one of each kind in turn, for how many copies there are is not known."""
    deck: list[str] = []
    for kind, count in counts.items():
        of_kind = [card.id for card in cards().ai.values() if card.type == kind]
        deck += [of_kind[n % len(of_kind)] for n in range(count)]
    return tuple(deck)


def _siege(state: SheetState, fight: OpenFight) -> Siege | None:
    """Walls, Gate and Arrow Tower: a Town of its own faction whose Citadel is built. heroes3 11.

    A Random Town has Walls and Gate, and no Tower: heroes3 7.
    """
    if guarding.walled(fight):
        return Siege(tower=False)
    if not fight.own_town:
        return None
    if fight.kind == "heroes":
        return Siege() if "citadel" in state.sheet(fight.enemy).built else None
    if fight.attacked:
        return Siege() if "citadel" in state.sheet(fight.seat).built else None
    # An AI hero has no town board; its Town has Walls unless the scenario says otherwise: heroes3 13.3.
    return Siege() if fight.kind == "ai-hero" else None

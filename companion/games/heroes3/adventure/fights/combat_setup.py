"""The set-up of a combat on the map for the combat engine: armies from the players' sheets. heroes3 8, 11, 13.4."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.effects import lasting_effects
from companion.games.heroes3.adventure.effects.effect_notation import parse_effect
from companion.games.heroes3.adventure.fights import field_guards, neutral_discard_piles
from companion.games.heroes3.adventure.players import ai_heroes, player_queries
from companion.games.heroes3.adventure.state import AdventureState, HeroKind, OpenFight
from companion.games.heroes3.cards.hero_cards import iter_effect_words, load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat.model.neutral_guards import LEVELS
from companion.games.heroes3.combat.model.setup_data import Army, CombatSetup, Difficulty, Fight, Hero, Siege
from companion.games.heroes3.combat.model.setup_data import Settings as CombatSettings
from companion.kernel.messages import Argument, message
from companion.kernel.refusals import Unknown

DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "normal", "hard", "impossible")
BY_RULES = ("campaign", "cooperative")
"""Modes in which neutral units are played by the AI rules; in the others an enemy player plays them. heroes3 8."""


def build_combat_setup(state: AdventureState, fight: OpenFight, table_id: str = "") -> CombatSetup:
    """The whole set-up of a combat."""
    # Who draws from real decks may find any card in them: how many copies there are is not known.
    held = tuple(neutral_discard_piles.count_held_neutrals(state)) if state.layout.settings.cards == "app" else ()
    return CombatSetup(
        _fight(state, fight),
        build_combat_dice_and_rule_settings(state),
        state.layout.body.boxes,
        sheet=table_id,
        discarded=state.table.discarded,
        held=held,
    )


def build_combat_dice_and_rule_settings(state: AdventureState) -> CombatSettings:
    """How the table reads the rules of combat: its dice, and the optional rules. heroes3 12."""
    rules = state.layout.rules
    return CombatSettings(
        dice=state.layout.settings.dice,
        die_changes_damage="plain-attack-die" not in rules,
        every_attack_hurts="least-damage" in rules,
        free_extension="free-combat-rounds" in rules,
    )


def main_hero_level(state: AdventureState, seat: str) -> int:
    """The level of a player's main hero as a number."""
    return LEVELS.index(player_queries.get_main_hero_level(state.sheet(seat)).level) + 1


def neutral_difficulty(state: AdventureState, seat: str) -> Difficulty:
    """How hard neutral armies are drawn; an Astrologers card lowers it by one."""
    chosen = state.layout.body.difficulty
    easier = len(lasting_effects.find_lasting_effects(state, "easier-neutrals", seat))
    return DIFFICULTIES[max(0, DIFFICULTIES.index(chosen) - easier)]


def has_azure_guard(state: AdventureState, fight: OpenFight) -> bool:
    """Whether an azure unit is among the neutrals: no limit, no retreat, level VII for whoever wins. heroes3 9, 10."""
    return field_guards.guards_include_azure(fight, neutral_difficulty(state, fight.seat))


def enemy_name(state: AdventureState, fight: OpenFight) -> Argument:
    """Who is fought."""
    if fight.kind == "heroes":
        return state.layout.names(fight.enemy)
    if fight.kind == "ai-hero":
        return ai_enemy_name(state, fight.enemy)
    if fight.kind == "bank":
        return load_units().banks[fight.bank].name
    return message("h3s-tb-neutrals", level=fight.level)


def ai_enemy_name(state: AdventureState, hero: str) -> Argument:
    """What an AI hero is called."""
    return ai_heroes.ai_hero_name(state.layout.ai[hero])


# --- the two armies ------------------------------------------------------------------------------


def _fight(state: AdventureState, fight: OpenFight) -> Fight:
    table = state.layout
    guards, instead = field_guards.printed_cards_and_tier_they_replace(fight, neutral_difficulty(state, fight.seat))
    return Fight(
        fight.kind,
        fight.level,  # type: ignore[arg-type]
        neutral_difficulty(state, fight.seat),
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


def _wards(state: AdventureState, seat: str) -> Iterator[str]:
    """What the Astrologers card in force means to both sides of a combat. heroes3 1."""
    for held in lasting_effects.find_lasting_effects(state, "stronger-schools", seat):
        yield from (
            f"power-{school}"
            for do in iter_effect_words(parse_effect(held.effect))
            for school in do.args[0].split(" and ")
        )
    if lasting_effects.find_lasting_effects(state, "sure-defense", seat):
        yield "sure-tokens"


def _own(state: AdventureState, seat: str, hero: HeroKind, units_only: bool = False) -> Army:
    """A player's army: all units of the deck, of which people place five. heroes3 6."""
    sheet, chair = state.sheet(seat), state.layout.chairs[seat]
    main = hero == "main" and not units_only
    rerolls = player_queries.can_reroll_with_morale(state, seat) and "no-rerolls" not in state.layout.rules
    return Army(
        tuple(unit.side for unit in sheet.army),
        hero=Hero(
            main_hero_level(state, seat), main, sheet.movement if main else sheet.secondary_movement, chair.faction
        ),
        rerolls=int(rerolls),
        # Secondary heroes and units without a hero play no cards, and war machines are cards: heroes3 3, 11, 12.
        machines=sheet.machines if main else (),
    )


def _theirs(state: AdventureState, fight: OpenFight) -> Army:
    if fight.kind == "heroes":
        return _own(state, fight.enemy, fight.enemy_hero, units_only=fight.garrison)
    if fight.kind == "ai-hero":
        ai = ai_heroes.ai_hero_with_entered_changes(state, fight.enemy)
        if not ai.army:
            # Only its own page names it; with cards the combat can be fought all the same.
            raise Unknown("h3s-tb-no-ai-army", found=fight.enemy)
        spells = tuple(spell for spell, count in ai.spells.items() for _ in range(count))
        return Army(ai.army, "ai", Hero(ai.level), deck=_ai_deck(ai.deck), spells=spells)
    if field_guards.needs_named_guards(fight):
        # Which faction defends only the table knows; with cards the combat can be fought all the same.
        raise Unknown("h3s-tb-no-guards", place=get_map_content().place(fight.place).name)
    by_rules = fight.kind == "bank" or state.layout.body.mode in BY_RULES
    return Army(fight.guards, by="ai" if by_rules else "people")


def _ai_deck(counts: dict[str, int]) -> tuple[str, ...]:
    """So many AI cards of each type: one of each kind in turn, for how many copies there are is not known."""
    deck: list[str] = []
    for kind, count in counts.items():
        of_kind = [card.id for card in load_cards().ai.values() if card.type == kind]
        deck += [of_kind[n % len(of_kind)] for n in range(count)]
    return tuple(deck)


def _siege(state: AdventureState, fight: OpenFight) -> Siege | None:
    """Walls, Gate and Arrow Tower: a Town of its own faction whose Citadel is built. heroes3 11.

    A Random Town has Walls and Gate, and no Tower: heroes3 7.
    """
    if field_guards.has_walls_and_gate(fight):
        return Siege(tower=False)
    if not fight.own_town:
        return None
    if fight.kind == "heroes":
        return Siege() if "citadel" in state.sheet(fight.enemy).built else None
    if fight.attacked:
        return Siege() if "citadel" in state.sheet(fight.seat).built else None
    # An AI hero has no town board; its Town has Walls unless the scenario says otherwise: heroes3 13.3.
    return Siege() if fight.kind == "ai-hero" else None

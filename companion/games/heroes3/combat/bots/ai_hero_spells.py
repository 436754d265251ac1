"""How an AI hero uses its spells: on whom, when, and when not at all. heroes3 13.4.

A harmful spell goes on the player unit with the highest Defense, a helpful one on the AI unit with the highest
Defense. Some kinds have rules of their own. Where a spell is of no use now, the Magic card goes under the AI deck and
the spell back into its deck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from companion.games.heroes3.cards.hero_cards import load_cards as book
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.bots.decision_types import AiPlan
from companion.games.heroes3.combat.bots.target_priority import find_best_targets
from companion.games.heroes3.combat.cards.card_play import compute_spell_power_and_use_bonuses
from companion.games.heroes3.combat.model.ai_conventions import Conventions
from companion.games.heroes3.combat.model.board import BIT, DISTANCE, NAMES, NEAR, SPACES, spaces_in_mask
from companion.games.heroes3.combat.model.setup_data import placement_zone_mask
from companion.games.heroes3.combat.model.state import MINE, THEIRS, CombatState, Fighter, space_name

TIERS_OF = {"bronze": 0, "silver": 1, "gold": 2}
"""A strength that is a tier means units up to it."""
BY_THE_TABLE = frozenset({
    "clone", "dispel", "earthquake", "fire-wall", "force-field", "fortune", "magic-mirror", "misfortune",
    "remove-obstacle", "resurrection", "sacrifice", "teleport",
})  # fmt: skip
"""Spells that need a space, a choice or a moment of which the rules for AI heroes say nothing."""
ONLY_RANGED = ("forgetfulness", "precision")
NOT_RANGED = ("bloodlust", "bless")
"""Spells that only some types of units can be the target of."""


def plan_spell_use(state: CombatState, spell: str, power: int, how: Conventions) -> AiPlan | None:
    """How a spell is used now; None where it is of no use."""
    card = book().by_id[spell]
    rule = _RULES.get(card.ai)
    if rule is None or _reached(state, spell, power) is None:
        return None
    if spell in BY_THE_TABLE:
        return AiPlan("spell-table", (acts.AiDeck("done", "spells", spell),))
    return rule(state, spell, power, how)


# --- the kinds -----------------------------------------------------------------------------------


def _harmful(state: CombatState, spell: str, power: int, how: Conventions) -> AiPlan | None:
    return _single("spell-harm", spell, power, _highest_defense(_open_to(state, MINE, spell, power)))


def _helpful(state: CombatState, spell: str, power: int, how: Conventions) -> AiPlan | None:
    if spell == "mirth":
        return AiPlan("spell-help", (acts.PlayCard(spell, power, side="theirs"),))
    if spell.startswith("summon"):
        return _summoning(state, spell, power)
    if spell == "slayer":
        return _slaying(state, spell, power, how)
    return _single("spell-help", spell, power, _highest_defense(_open_to(state, THEIRS, spell, power)))


def _summoning(state: CombatState, spell: str, power: int) -> AiPlan | None:
    """Where the elementals appear is not said: the player chooses a free space on the AI side."""
    if _reached(state, spell, power) == "none":
        return None
    free = spaces_in_mask(placement_zone_mask(state.fight, THEIRS) & state.free)
    found = tuple(acts.PlayCard(spell, power, targets=(NAMES[space],), side="theirs") for space in free)
    return AiPlan("spell-summon", found) if found else None


def _slaying(state: CombatState, spell: str, power: int, how: Conventions) -> AiPlan | None:
    """For the active unit, if it is about to attack a gold unit."""
    aims = find_best_targets(state, state.actor, how)
    if len(aims) != 1 or aims[0].target.kind.tier != TIERS_OF["gold"] or state.actor.cell >= SPACES:
        return None
    targets = _names((state.actor, aims[0].target))
    return AiPlan("spell-help", (acts.PlayCard(spell, power, targets=targets, side="theirs"),), (state.actor,))


def _several(state: CombatState, spell: str, power: int, how: Conventions) -> AiPlan | None:
    """A player unit with others beside it: the group with more high tiers, then the least health left."""
    groups = _around_a_space(state) if spell == "frost-ring" else _groups(state, 3 if spell == "chain-lightning" else 2)
    if groups:
        best = max(_worth(group) for group in groups)
        groups = [group for group in groups if _worth(group) == best]
    else:
        # Nobody stands beside another: units that have no AI unit beside them.
        alone = [f for f in state.units(MINE) if not _beside(f, state.units(THEIRS))]
        groups = [(fighter,) for fighter in _least_left(alone)]
    if spell != "chain-lightning":
        # Only a chain begins somewhere: other groups are the same whoever is named first.
        groups = list({frozenset(fighter.n for fighter in group): group for group in reversed(groups)}.values())[::-1]
    found = tuple(_cast_on_group(spell, power, group) for group in groups)
    return AiPlan("spell-several", found, tuple(group[0] for group in groups)) if found else None


def _cast_on_group(spell: str, power: int, group: tuple[Fighter, ...]) -> Act:
    targets = _names(group)
    if spell == "inferno":
        targets = targets[:1]
    elif spell == "frost-ring":
        near = [NEAR[fighter.cell] for fighter in group]
        targets = (NAMES[spaces_in_mask(near[0] & near[-1])[0]], *targets)
    return acts.PlayCard(spell, power, targets=targets, side="theirs")


def _around_a_space(state: CombatState) -> list[tuple[Fighter, ...]]:
    """Pairs of player units that stand next to one and the same space."""
    mine = state.units(MINE)
    return [(one, two) for one in mine for two in mine if one is not two and NEAR[one.cell] & NEAR[two.cell]]


def _defence(state: CombatState, spell: str, power: int, how: Conventions) -> AiPlan | None:
    """A Defense token for the AI unit with the highest Defense that has none."""
    open_units = [fighter for fighter in state.units(THEIRS) if not fighter.defending]
    if not open_units:
        return None
    best = max((f.defense, f.kind.tier, f.damage) for f in open_units)
    chosen = [f for f in open_units if (f.defense, f.kind.tier, f.damage) == best]
    found = tuple(acts.Mark(space_name(fighter.cell), "defending", 1, spell) for fighter in chosen)
    return AiPlan("spell-defence", found, tuple(chosen))


def _healing(state: CombatState, spell: str, power: int, how: Conventions) -> AiPlan | None:
    """The AI unit with most damage, from the highest tier down."""
    hurt = [fighter for fighter in state.units(THEIRS) if fighter.damage]
    if not hurt:
        return None
    best = max((f.kind.tier, f.damage) for f in hurt)
    return _single("spell-heal", spell, power, [f for f in hurt if (f.kind.tier, f.damage) == best])


def _one_round(state: CombatState, spell: str, power: int, how: Conventions) -> AiPlan | None:
    """Kept for the next round where more than half of the units of its tier or higher have activated already."""
    chosen = _highest_defense(state.units(THEIRS))
    tier = max((fighter.kind.tier for fighter in chosen), default=0)
    counted = [f for f in (*state.units(MINE), *state.units(THEIRS)) if f.kind.tier >= tier]
    if 2 * sum(fighter.acted for fighter in counted) > len(counted) and state.sides[THEIRS].kept != spell:
        return AiPlan("spell-kept", (acts.AiDeck("keep", "spells", spell),), tuple(chosen))
    return _single("spell-round", spell, power, chosen)


def _weakening(state: CombatState, spell: str, power: int, how: Conventions) -> AiPlan | None:
    """On the unit that will strike back at the active AI unit."""
    fighter = state.actor
    striking = [aim.target for aim in find_best_targets(state, fighter, how) if _strikes_back(fighter, aim.target)]
    return _single("spell-weaken", spell, power, striking)


def _strikes_back(attacker: Fighter, target: Fighter) -> bool:
    if attacker.kind.ranged and not NEAR[attacker.cell] & BIT[target.cell]:
        return False
    if "no-retaliation" in attacker.kind.attacking:
        return False
    return not target.retaliated or "unlimited-retaliation" in target.kind.retaliating


_RULES: dict[str, Callable[[CombatState, str, int, Conventions], AiPlan | None]] = {
    "several": _several,
    "defence": _defence,
    "healing": _healing,
    "buff": _one_round,
    "weakening": _weakening,
    "harmful": _harmful,
    "helpful": _helpful,
}


# --- choosing ------------------------------------------------------------------------------------


def _single(rule: str, spell: str, power: int, chosen: list[Fighter]) -> AiPlan | None:
    if not chosen:
        return None
    # Which figure a Prayer raises is not said: the player chooses.
    ways = (1, 2, 3) if spell == "prayer" else (0,)
    found = tuple(
        acts.PlayCard(spell, power, targets=_names((fighter,)), choice=way, side="theirs")
        for fighter in chosen
        for way in ways
    )
    return AiPlan(rule, found, tuple(chosen))


def _reached(state: CombatState, spell: str, power: int) -> int | str | None:
    """What the spell's power reaches when units and cards have changed it; None where it cannot be cast."""
    card, own = book().by_id[spell], state.sides[THEIRS]
    # Power that is lent is used up by looking at it, so look at a copy.
    real = compute_spell_power_and_use_bonuses(state.copy(), THEIRS, card, power)
    if own.total("block-all") or (own.total("block-weak") and not real):
        return None
    return card.plays[0].at(real)


def _open_to(state: CombatState, side: int, spell: str, power: int) -> list[Fighter]:
    """The units of a side that this spell may be cast on with this power."""
    highest = TIERS_OF.get(str(_reached(state, spell, power)), len(TIERS_OF))
    found = [fighter for fighter in state.units(side) if fighter.kind.tier <= highest]
    if spell == "counterstrike":
        found = [fighter for fighter in found if fighter.retaliated]
    if spell in ONLY_RANGED:
        return [fighter for fighter in found if fighter.kind.ranged]
    return [fighter for fighter in found if spell not in NOT_RANGED or not fighter.kind.ranged]


def _highest_defense(units: Iterable[Fighter]) -> list[Fighter]:
    """The highest Defense; GAP: ties go to the higher tier, then the player chooses. heroes3 13.4."""
    among = list(units)
    best = max(((fighter.defense, fighter.kind.tier) for fighter in among), default=None)
    return [fighter for fighter in among if (fighter.defense, fighter.kind.tier) == best]


def _groups(state: CombatState, size: int) -> list[tuple[Fighter, ...]]:
    """Player units with one or two player units beside each other, as many as the spell hits."""
    mine = state.units(MINE)
    found = []
    for fighter in mine:
        beside = sorted(_beside(fighter, mine), key=lambda other: (-other.kind.tier, other.left, other.n))
        if beside:
            found.append((fighter, *beside[: size - 1]))
    return found


def _beside(fighter: Fighter, others: list[Fighter]) -> list[Fighter]:
    if fighter.cell >= SPACES:
        return []
    return [other for other in others if other.cell < SPACES and DISTANCE[fighter.cell][other.cell] == 1]


def _worth(group: tuple[Fighter, ...]) -> tuple[list[int], int]:
    """More units of high tiers, then less health left of the first."""
    return sorted((fighter.kind.tier for fighter in group), reverse=True), -group[0].left


def _least_left(units: list[Fighter]) -> list[Fighter]:
    least = min((fighter.left for fighter in units), default=0)
    return [fighter for fighter in units if fighter.left == least]


def _names(group: tuple[Fighter, ...]) -> tuple[str, ...]:
    return tuple(space_name(fighter.cell) for fighter in group)

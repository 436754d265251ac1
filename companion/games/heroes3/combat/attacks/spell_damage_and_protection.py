"""Damage and effects of cards on a unit, as far as it lets them through. heroes3 4 and 6."""

from __future__ import annotations

from companion.games.heroes3.combat.attacks.unit_damage_and_healing import damage_unit
from companion.games.heroes3.combat.model.board import NEAR, SPACES, spaces_in_mask
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event, unit_label
from companion.games.heroes3.combat.model.state import CombatState, Fighter
from companion.games.heroes3.combat.model.unit_types import Abilities
from companion.kernel.messages import message

MAGIC_ARROW = "magic-arrow"


def deal_spell_damage(
    state: CombatState,
    target: Fighter,
    amount: int,
    tell: OptionalTell,
    source: str = "spell",
    school: str = "",
    card: str = "",
    by: Fighter | None = None,
) -> None:
    """Damage from a card, without Defense; some units are protected. `source` is spell, specialty or other."""
    amount = damage_after_protection(state, target, amount, source, school, card)
    if tell is not None:
        emit_event(tell, target.side, "9", message("h3-damage", unit=unit_label(target), amount=amount), "harm")
    if amount and target.paralysed:
        target.paralysed = False
    damage_unit(state, target, amount, tell, by)


def damage_after_protection(
    state: CombatState, target: Fighter, amount: int, source: str, school: str, card: str
) -> int:
    """How much of the damage of a card a unit takes."""
    if source == "other":
        return amount
    always = _abilities(state, target)
    if source == "specialty":
        if "immune-specialty-damage" in always:
            return 0
    elif is_immune_to_spell(state, target, school, card) or _only_damage_immune(always, school, card):
        return 0
    if state.sides[0].total("no-card-damage") or state.sides[1].total("no-card-damage"):
        return 0
    if not are_spell_abilities_silenced(state):
        amount -= _armour(state, target, source)
    if source == "spell" and target.effects:
        amount -= target.total("spell-armour") + target.total("ward")
        target.effects = tuple(effect for effect in target.effects if effect[0] != "ward")
    return max(0, amount)


def is_immune_to_spell(state: CombatState, target: Fighter, school: str, card: str) -> bool:
    """Whether a spell does nothing at all to a unit."""
    always = _abilities(state, target)
    if "immune-spells" in always or (target.effects and target.has("anti-magic")):
        return True
    if school and target.effects and target.has(f"anti-{school}"):
        return True
    if card == MAGIC_ARROW:
        return always.get("immune-magic-arrow") == ("effect",)
    return always.get("immune-school") == (school, "effect")


def are_spell_abilities_silenced(state: CombatState) -> bool:
    """Whether a card keeps abilities that concern spells from working."""
    return bool(state.sides[0].total("no-spell-abilities") or state.sides[1].total("no-spell-abilities"))


def _abilities(state: CombatState, target: Fighter) -> Abilities:
    return {} if are_spell_abilities_silenced(state) else target.kind.always


def _only_damage_immune(always: Abilities, school: str, card: str) -> bool:
    if card == MAGIC_ARROW:
        return "immune-magic-arrow" in always
    return bool(school) and always.get("immune-school", ("",))[0] == school


def _armour(state: CombatState, target: Fighter, source: str) -> int:
    best = 0
    own = target.kind.always.get("spell-armour")
    if own is not None and (source == "spell" or own[1] == "spells and specialties"):
        best = int(own[0])
    if source == "spell" and target.cell < SPACES:
        for near in spaces_in_mask(NEAR[target.cell]):
            other = state.at(near)
            if other is not None and other.side == target.side:
                shared = other.kind.always.get("spell-armour")
                if shared is not None and shared[1] == "spells and neighbours":
                    best = max(best, int(shared[0]))
    return best


def can_take_ongoing_effects(target: Fighter, source: str) -> bool:
    """Whether ongoing effects of a card stick to a unit."""
    kept_off = target.kind.always.get("immune-ongoing")
    return kept_off is None or (kept_off[0] == "spells" and source != "spell")


def can_take_effects(target: Fighter, source: str) -> bool:
    """Whether anything but the damage of spells and Specialties works on a unit."""
    return source == "other" or "only-damage" not in target.kind.always

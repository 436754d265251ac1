"""How much damage an attack deals: Attack, dice, Defense and everything that changes them. heroes3 9."""

from __future__ import annotations

from companion.games.heroes3.cards.unit_ability_vocabulary import FACES
from companion.games.heroes3.combat.model.attack_modes import BACK, OWN, abilities_in_mode
from companion.games.heroes3.combat.model.board import BIT, NEAR, SPACES
from companion.games.heroes3.combat.model.state import CombatState, Fighter
from companion.games.heroes3.combat.model.unit_types import Abilities
from companion.games.heroes3.combat.reach_and_legal_acts import is_shielded_by_wall


def parse_die_faces(arg: int | str) -> frozenset[int]:
    """The faces that an ability names; a phrase may begin with `die`."""
    return frozenset({arg}) if isinstance(arg, int) else FACES[arg.removeprefix("die ")]


def compute_damage_and_use_bonuses(
    state: CombatState,
    attacker: Fighter,
    target: Fighter,
    mode: int,
    value: int,
    plus: int,
    shown: tuple[int, ...],
    ignored: bool,
    extra: int,
) -> int:
    """The damage of one attack; bonuses for one attack are used up by it.

    `value` replaces the Attack of the unit where it is not negative, `plus` is added to it, `shown` are the dice that
    count, `ignored` says that they do not change the damage, `extra` is Defense from the die of a token.
    """
    settings = state.layout.settings
    powers = abilities_in_mode(attacker.kind, mode)
    attack = value if value >= 0 else compute_attack_and_use_bonuses(state, attacker, target, mode) + plus
    die = sum(shown)
    if powers:
        attack += _bonus(attacker, target, powers, shown)
        bonus = powers.get("die-bonus")
        if bonus is not None:
            die += int(bonus[0])
        if "ignore-own-die" in powers:
            die = 0
    if attacker.effects and attacker.has("triple-die"):
        die *= 3
    if ignored or not settings.die_changes_damage or (attacker.effects and attacker.has("ignore-die")):
        die = 0
    defense = compute_defense_and_use_bonuses(attacker, target, mode, shown, powers) + extra
    if powers and "elemental-damage" in powers:
        defense = 0
    amount = max(0, attack) + die - max(0, defense)
    if (state.walls or state.gate >= 0) and is_shielded_by_wall(state, attacker, target):
        amount -= 1
    if target.effects and mode == BACK:
        amount -= target.total("softer")
    if attacker.effects or target.effects:
        use_up_attack_bonuses(attacker, target)
    amount = max(amount, 1 if settings.every_attack_hurts else 0)
    cap = target.kind.always.get("damage-cap") if target.kind.always else None
    return amount if cap is None else min(amount, int(cap[0]))


def compute_attack_and_use_bonuses(state: CombatState, attacker: Fighter, target: Fighter, mode: int) -> int:
    """Attack with bonuses from cards, which are used up now."""
    lent = attacker.attack_once
    attacker.attack_once = 0
    side = state.sides[attacker.side]
    if side.waiting and mode == OWN:
        # Attack cards of an AI hero wait for the next unit that attacks: heroes3 13.4.
        lent += side.waiting
        side.waiting = 0
    if lent > 0 and attacker.effects and attacker.total("unlucky"):
        lent = 0
    attack = attacker.attack + lent
    if attacker.effects and (
        attacker.cell >= SPACES or target.cell >= SPACES or not NEAR[attacker.cell] & BIT[target.cell]
    ):
        attack += attacker.total("attack-apart")
    if mode == BACK:
        weaker = target.kind.attacking.get("weaken-retaliation")
        if weaker is not None:
            attack -= int(weaker[0])
    return attack


def _bonus(attacker: Fighter, target: Fighter, powers: Abilities, shown: tuple[int, ...]) -> int:
    bonus = 0
    more = powers.get("attack-bonus")
    if more is not None:
        amount, when = int(more[0]), str(more[1])
        if when == "flipped":
            bonus += amount if attacker.flipped else 0
        elif when == "stacked":
            bonus += amount if attacker.stack else 0
        elif any(die in parse_die_faces(when) for die in shown):
            bonus += amount
    against = powers.get("attack-against")
    if against is not None and against[1] == target.kind.creature:
        bonus += int(against[0])
    return bonus


def compute_defense_and_use_bonuses(
    attacker: Fighter, target: Fighter, mode: int, shown: tuple[int, ...], powers: Abilities
) -> int:
    """Defense with bonuses from cards, which are used up now, and with what the attacker takes off it."""
    bonus = target.defense_once + target.guard
    target.defense_once = target.guard = 0
    defense = target.defense + bonus
    if target.effects:
        defense += _lasting(attacker, target)
    always = target.kind.always
    if always:
        defense += _own_defense(always, mode, shown)
    if powers:
        if "ignore-defense" in powers:
            defense = max(0, defense - target.kind.defense)
        lower = powers.get("lower-defense")
        if lower is not None and (lower[1] == "always" or any(die == -1 for die in shown)):
            defense = max(0, defense - int(lower[0]))
    if attacker.effects and attacker.has("ignore-defense"):
        defense = 0
    return defense


def _lasting(attacker: Fighter, target: Fighter) -> int:
    """Effects that count only against some attackers."""
    bonus = target.total("defense-ranged" if attacker.kind.ranged else "defense-near") + target.total("ward")
    if attacker.initiative < target.initiative:
        bonus += target.total("defense-slower")
    return bonus


def _own_defense(always: Abilities, mode: int, shown: tuple[int, ...]) -> int:
    bonus = 0
    on_die = always.get("defense-on-die")
    if on_die is not None:
        wanted = parse_die_faces(on_die[1])
        bonus += sum(int(on_die[0]) for die in shown if die in wanted)
    against = always.get("defense-against-retaliation")
    if against is not None and mode == BACK:
        bonus += int(against[0])
    return bonus


_STRIKING = frozenset(("attack-apart", "ignore-defense", "no-penalty", "ignore-die", "triple-die", "pick"))
_STRUCK = frozenset(("defense-near", "defense-ranged", "defense-slower", "ward"))


def use_up_attack_bonuses(attacker: Fighter, target: Fighter) -> None:
    """Bonuses of cards for one attack are gone with it. heroes3 9."""
    if attacker.effects:
        attacker.effects = tuple(e for e in attacker.effects if e[2] != -2 or e[0] not in _STRIKING)
    if target.effects:
        target.effects = tuple(e for e in target.effects if e[2] >= 0 or e[0] not in _STRUCK)

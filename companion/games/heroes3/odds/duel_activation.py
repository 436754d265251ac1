"""The activation of one unit against one other, as chances of how both are left. heroes3 9, in the engine's order.

A unit in a duel is a small tuple, so that the same situations are found again quickly. What happens in an activation
is what `combat/flow/activation.py` and the modules of `combat/attacks/` do when nobody else is on the board.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from companion.games.heroes3.combat.attacks.spell_damage_and_protection import damage_after_protection
from companion.games.heroes3.combat.model.attack_modes import BACK, MORE, OWN
from companion.games.heroes3.combat.model.setup_data import CombatSetup, Fight, Layout
from companion.games.heroes3.combat.model.state import CombatState, Fighter
from companion.games.heroes3.combat.model.unit_types import UnitType
from companion.games.heroes3.odds.attack_outcomes import (
    ALL_HEALTH,
    AttackAftermath,
    AttackOutcome,
    AttackOutcomes,
    AttackSituation,
)
from companion.kernel.building_blocks.seeded_random import Luck


class DuelUnit(NamedTuple):
    """A unit in a duel. `weak` is Attack lost until the end of this round, `weaker` until the end of the next."""

    kind: UnitType
    damage: int = 0
    flipped: bool = False
    paralysed: bool = False
    poison: int = 0
    corrosion: int = 0
    weak: int = 0
    weaker: int = 0
    reborn: bool = False

    @property
    def left(self) -> int:
        """Health left on the side that lies up and below."""
        below = self.kind.few.health if self.kind.few is not None else 0
        return self.kind.health - self.damage + below


DuelState: TypeAlias = tuple[DuelUnit | None, DuelUnit | None, bool]
"""The unit that acts, the other one (None: gone), and whether they are neighbours."""
Chances: TypeAlias = dict[DuelState, float]


class DuelActivations:
    """What comes of an activation, each worked out once. `returns` lets units go back that may (G5)."""

    def __init__(self, strikes: AttackOutcomes | None = None, returns: bool = False) -> None:
        self.strikes = strikes or AttackOutcomes()
        self.returns = returns
        self._state = CombatState(Layout(CombatSetup()), Luck(0), Fight())

    def activation(self, active: DuelUnit, other: DuelUnit, adjacent: bool) -> Chances:
        """How both are left after the activation of one."""
        if active.paralysed:
            # The token goes, and with it the activation: heroes3 9.
            return {(active._replace(paralysed=False), other, adjacent): 1.0}
        found: Chances = {}
        started = _awake(active) if active.poison or active.kind.activation else active
        if started is None:
            return {(None, other, adjacent): 1.0}
        bonus = self._bonus(started)
        harmed = self._harm(started, other)
        if harmed is None:
            return {(started, None, adjacent): 1.0}
        moved = not adjacent and not started.kind.ranged
        self._attack(started, harmed, adjacent or moved, moved, bonus, found)
        if moved and "return" in started.kind.attacking and self.returns:
            found = _apart_again(found)
        return found

    def _bonus(self, unit: DuelUnit) -> int:
        """Attack in this activation: there is no ally to heal."""
        stronger = unit.kind.activation.get("heal-ally-or-strengthen")
        return int(stronger[1]) if stronger is not None else 0

    def _harm(self, unit: DuelUnit, other: DuelUnit) -> DuelUnit | None:
        """Damage that counts as a spell, before the attack."""
        harm = unit.kind.activation.get("harm")
        if harm is None:
            return other
        self._state.fighters = []
        amount = damage_after_protection(self._state, Fighter(1, 1, other.kind), int(harm[0]), "spell", "", "")
        hurt = other._replace(paralysed=False) if amount else other
        return duel_unit_after_damage(hurt, amount)

    # --- an attack with everything that follows ------------------------------------------------

    def _attack(
        self, active: DuelUnit, other: DuelUnit, adjacent: bool, moved: bool, bonus: int, found: Chances
    ) -> None:
        own = AttackSituation(
            OWN, adjacent, moved, bonus - active.weak - active.weaker, other.corrosion, active.flipped, active.corrosion
        )
        for blow in self.strikes.blows(active.kind, other.kind, own):
            for chance, one, struck, near in _land(blow, active, other, adjacent):
                if one is None or struck is None:
                    _add(found, (one, struck, near), chance)
                    continue
                fled = adjacent and not near
                if near and not fled and "no-retaliation" not in one.kind.attacking:
                    self._back(chance, one, struck, blow, bonus, found)
                else:
                    self._again(chance, one, struck, near, blow, bonus, struck_back=False, found=found)

    def _back(
        self, chance: float, one: DuelUnit, struck: DuelUnit, blow: AttackOutcome, bonus: int, found: Chances
    ) -> None:
        """The survivor strikes back."""
        for share, back, hit, near in self._retaliation(struck, one):
            if back is None or hit is None:
                _add(found, (hit, back, near), chance * share)
            else:
                self._again(chance * share, hit, back, near, blow, bonus, struck_back=True, found=found)

    def _retaliation(
        self, striking: DuelUnit, hit: DuelUnit
    ) -> list[tuple[float, DuelUnit | None, DuelUnit | None, bool]]:
        how = AttackSituation(
            BACK, True, False, -striking.weak - striking.weaker, hit.corrosion, striking.flipped, striking.corrosion
        )
        blows = self.strikes.blows(striking.kind, hit.kind, how)
        return [landed for blow in blows for landed in _land(blow, striking, hit, True)]

    def _again(
        self,
        chance: float,
        one: DuelUnit,
        other: DuelUnit,
        near: bool,
        blow: AttackOutcome,
        bonus: int,
        struck_back: bool,
        found: Chances,
    ) -> None:
        """A second attack, where the unit has one and the die of the first allows it."""
        again = one.kind.attacking.get("attack-again")
        if again is None or not blow.again or (near and again[0] != "any"):
            _add(found, (one, other, near), chance)
            return
        more = AttackSituation(
            MORE, near, False, bonus - one.weak - one.weaker, other.corrosion, one.flipped, one.corrosion
        )
        for second in self.strikes.blows(one.kind, other.kind, more):
            for share, hitter, struck, close in _land(second, one, other, near):
                self._second_back(chance * share, hitter, struck, close, struck_back, found)

    def _second_back(
        self,
        chance: float,
        one: DuelUnit | None,
        struck: DuelUnit | None,
        near: bool,
        struck_back: bool,
        found: Chances,
    ) -> None:
        """A second retaliation: of those that may strike back any number of times, or have not yet."""
        over = one is None or struck is None or not near or "no-retaliation" in one.kind.attacking
        if over or (struck_back and struck is not None and "unlimited-retaliation" not in struck.kind.retaliating):
            _add(found, (one, struck, near), chance)
        else:
            assert one is not None
            assert struck is not None
            for share, back, hit, close in self._retaliation(struck, one):
                _add(found, (hit, back, close), chance * share)


def _add(found: Chances, pair: DuelState, chance: float) -> None:
    found[pair] = found.get(pair, 0.0) + chance


def _apart_again(found: Chances) -> Chances:
    apart: Chances = {}
    for (one, other, _), chance in found.items():
        _add(apart, (one, other, False), chance)
    return apart


# --- what a blow does to both --------------------------------------------------------------------


def _land(
    blow: AttackOutcome, striker: DuelUnit, target: DuelUnit, adjacent: bool
) -> list[tuple[float, DuelUnit | None, DuelUnit | None, bool]]:
    """How both are left after a blow: chance, striker, target, and whether they are neighbours still."""
    # An attack ends the target's paralysis: heroes3 9.
    hit: DuelUnit | None = target._replace(paralysed=False) if target.paralysed else target
    for damage in blow.hits:
        if hit is not None and damage:
            hit = duel_unit_after_damage(hit, hit.kind.health - hit.damage if damage == ALL_HEALTH else damage)
    if hit is None or blow.after is None:
        return [(blow.chance, striker, hit, adjacent)]
    return _afterwards(blow.chance, blow.after, striker, hit, adjacent)


def _afterwards(
    chance: float, after: AttackAftermath, striker: DuelUnit, hit: DuelUnit, adjacent: bool
) -> list[tuple[float, DuelUnit | None, DuelUnit | None, bool]]:
    marked = hit._replace(
        paralysed=hit.paralysed or (after.paralyse and "immune-paralysis" not in hit.kind.always),
        poison=hit.poison + after.poison,
        corrosion=min(hit.corrosion + after.corrode, hit.kind.defense + 3),
        weaker=hit.weaker + after.weaken,
    )
    near = adjacent and not after.frighten
    if not after.itself:
        return [(chance, duel_unit_after_healing(striker, after.heal), marked, near)]
    found: list[tuple[float, DuelUnit | None, DuelUnit | None, bool]] = []
    for share, damage in after.itself:
        hurt = duel_unit_after_damage(striker._replace(paralysed=False), damage)
        found.append(
            (chance * share, hurt if hurt is None else duel_unit_after_healing(hurt, after.heal), marked, near)
        )
    return found


def duel_unit_after_damage(unit: DuelUnit, amount: int) -> DuelUnit | None:
    """A unit with more damage on it: hurt, flipped, reborn or gone. heroes3 6."""
    kind, damage, flipped, reborn = unit.kind, unit.damage + amount, unit.flipped, unit.reborn
    if damage < kind.health or amount <= 0:
        return unit._replace(damage=damage) if amount > 0 else unit
    while damage >= kind.health:
        if kind.few is not None:
            damage, kind, flipped = damage - kind.health, kind.few, True
        elif "rebirth" in kind.always and not reborn:
            damage, reborn = kind.health - 1, True
        else:
            return None
    return unit._replace(kind=kind, damage=damage, flipped=flipped, reborn=reborn)


def duel_unit_after_healing(unit: DuelUnit, amount: int) -> DuelUnit:
    """A unit with less damage on it."""
    return unit._replace(damage=max(0, unit.damage - amount)) if amount and unit.damage else unit


def _awake(unit: DuelUnit) -> DuelUnit | None:
    """Poison and healing at the start of an activation, at the same moment. heroes3 13.1."""
    healing = unit.kind.activation.get("heal-self")
    cure = 0 if healing is None else 99 if healing[0] == "all" else int(healing[0])
    harm = 1 if unit.poison else 0
    if harm:
        unit = unit._replace(poison=unit.poison - 1)
    if cure > harm:
        return duel_unit_after_healing(unit, cure - harm)
    return duel_unit_after_damage(unit, harm - cure)


def duel_unit_after_round(unit: DuelUnit) -> DuelUnit:
    """What lasted until the end of the round is over."""
    return unit._replace(weak=unit.weaker, weaker=0) if unit.weak or unit.weaker else unit

"""One blow between two units as a list of possible outcomes with their chances, worked out by the engine's own rules.

The dice are gone through one by one instead of being rolled. What an attack deals comes from
`combat/attacks/damage_calculation.py`, which dice count from `combat/attacks/attack_declaration_and_roll.py`; this
module only adds the rerolls and what abilities do after the attack.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from companion.games.heroes3.combat.attacks.attack_dice import FACES, dice_counting_rule, select_dice_that_count
from companion.games.heroes3.combat.attacks.damage_calculation import compute_damage_and_use_bonuses, parse_die_faces
from companion.games.heroes3.combat.model.attack_modes import EXTRA, OWN, abilities_in_mode
from companion.games.heroes3.combat.model.board import BY_NAME
from companion.games.heroes3.combat.model.setup_data import CombatSetup, Fight, Layout
from companion.games.heroes3.combat.model.state import CombatState, Fighter
from companion.games.heroes3.combat.model.unit_types import Abilities, UnitType
from companion.kernel.building_blocks.seeded_random import Luck

ALL_HEALTH = -1
"""A hit that takes all the health of the side that lies up (a death stare)."""
Dice = tuple[int, ...]
Chances = list[tuple[float, Dice]]
NEIGHBOURS, APART = ("B2", "B3"), ("B2", "B4")


class AttackAftermath(NamedTuple):
    """What an attack does besides damage. `itself` are chances of hits on the attacker by its own attack."""

    paralyse: bool = False
    poison: int = 0
    corrode: int = 0
    weaken: int = 0
    frighten: bool = False
    heal: int = 0
    itself: tuple[tuple[float, int], ...] = ()


class AttackOutcome(NamedTuple):
    """One outcome: its chance, the hits one after the other, what else follows, whether it allows another attack."""

    chance: float
    hits: tuple[int, ...]
    after: AttackAftermath | None
    again: bool


class AttackSituation(NamedTuple):
    """Everything that a blow depends on besides the two units."""

    mode: int = OWN
    adjacent: bool = True
    moved: bool = False
    attack: int = 0
    corrosion: int = 0
    flipped: bool = False
    own_corrosion: int = 0


class AttackOutcomes:
    """The outcomes of every blow, each worked out once."""

    def __init__(self, rerolls: bool = True) -> None:
        self.rerolls = rerolls
        self._known: dict[tuple[UnitType, UnitType, AttackSituation], tuple[AttackOutcome, ...]] = {}
        self._state = CombatState(Layout(CombatSetup()), Luck(0), Fight())

    def blows(self, attacker: UnitType, target: UnitType, how: AttackSituation) -> tuple[AttackOutcome, ...]:
        """The outcomes of one attack, equal ones added up."""
        key = (attacker, target, how)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._merged(attacker, target, how)
        return found

    def _merged(self, attacker: UnitType, target: UnitType, how: AttackSituation) -> tuple[AttackOutcome, ...]:
        found: dict[tuple[tuple[int, ...], AttackAftermath | None, bool], float] = {}
        for blow in self._outcomes(attacker, target, how):
            key = (blow.hits, blow.after, blow.again)
            found[key] = found.get(key, 0.0) + blow.chance
        return tuple(AttackOutcome(chance, *key) for key, chance in found.items())

    def _outcomes(self, attacker: UnitType, target: UnitType, how: AttackSituation) -> Iterator[AttackOutcome]:
        state, one, other = self._set(attacker, target, how)
        rolled = dice_counting_rule(state, one, other, how.mode)
        powers = abilities_in_mode(attacker, how.mode)
        again = powers.get("attack-again") if how.mode == OWN else None
        beside = self._itself(attacker, how) if "attack-beside" in powers and how.adjacent else ()
        for chance, dice in self._dice(1 if rolled == "one" else 2, powers, target, how):
            shown = select_dice_that_count(dice, rolled)
            damage = compute_damage_and_use_bonuses(state, one, other, how.mode, -1, 0, shown, False, 0)
            more = again is not None and any(die in parse_die_faces(again[1]) for die in shown)
            for extra_chance, hits, after in _powers(powers, damage, shown, beside):
                yield AttackOutcome(chance * extra_chance, hits, after, more)

    def _set(self, attacker: UnitType, target: UnitType, how: AttackSituation) -> tuple[CombatState, Fighter, Fighter]:
        """Two units on a board, as the blow finds them."""
        state = self._state
        one, other = Fighter(0, 0, attacker), Fighter(1, 1, target)
        one.cell, other.cell = (BY_NAME[name] for name in (NEIGHBOURS if how.adjacent else APART))
        one.flipped, other.corrosion = how.flipped, how.corrosion
        if how.attack:
            one.effects = (("attack", how.attack, 0, 0),)
        state.fighters = [one, other]
        return state, one, other

    def _itself(self, kind: UnitType, how: AttackSituation) -> tuple[tuple[float, int], ...]:
        """Hits on the attacker where nobody but itself stands beside the target."""
        value = int(kind.attacking["attack-beside"][0])
        state, one, _ = self._set(kind, kind, how)
        one.corrosion = how.own_corrosion
        found: dict[int, float] = {}
        for die in FACES:
            hit = compute_damage_and_use_bonuses(state, one, one, EXTRA, value, 0, (die,), False, 0)
            found[hit] = found.get(hit, 0.0) + 1 / 3
        return tuple((chance, hit) for hit, chance in found.items())

    # --- dice ----------------------------------------------------------------------------------

    def _dice(self, count: int, powers: Abilities, target: UnitType, how: AttackSituation) -> Chances:
        """The dice that lie there in the end, after every reroll."""
        even = 1 / 3**count
        rolls: Chances = [(even, dice) for dice in product(FACES, repeat=count)]
        if "attacker-die" in target.always:
            rolls = [(chance, (-1, *dice[1:])) for chance, dice in rolls]
        forced, choice = powers.get("reroll"), powers.get("may-reroll")
        if forced is not None:
            rolls = [again for roll in rolls for again in _forced(*roll, until_gone=forced[1] == "until gone")]
        # Rolling a 0 again wins nothing on average, so it is left; a -1 is rolled again where that is allowed.
        if choice is not None and choice[0] == "moved" and how.moved and how.mode == OWN and self.rerolls:
            rolls = [again for roll in rolls for again in _lowest_again(*roll)]
        return rolls


def _forced(chance: float, dice: Dice, until_gone: bool) -> Iterator[tuple[float, Dice]]:
    if -1 not in dice:
        yield chance, dice
        return
    index = dice.index(-1)
    faces_left = (0, 1) if until_gone else FACES
    for face in faces_left:
        changed = (*dice[:index], face, *dice[index + 1 :])
        share = chance / len(faces_left)
        if until_gone:
            yield from _forced(share, changed, until_gone)
        else:
            yield share, changed


def _lowest_again(chance: float, dice: Dice) -> Iterator[tuple[float, Dice]]:
    lowest = min(dice)
    if lowest != -1:
        yield chance, dice
        return
    index = dice.index(lowest)
    for face in FACES:
        yield chance / 3, (*dice[:index], face, *dice[index + 1 :])


# --- abilities after the attack ------------------------------------------------------------------


def _powers(
    powers: Abilities, damage: int, shown: Dice, beside: tuple[tuple[float, int], ...]
) -> Iterator[tuple[float, tuple[int, ...], AttackAftermath | None]]:
    """Every way the abilities turn out: chance, hits in order, and what else happens."""
    if not powers:
        yield 1.0, (damage,), None
        return
    certain = AttackAftermath(
        poison=_number(powers, "poison"),
        corrode=_number(powers, "corrode"),
        weaken=_number(powers, "weaken"),
        heal=99 if powers.get("heal-self") == ("all",) else _number(powers, "heal-self"),
        itself=beside,
    )
    hits = _more_hits(powers, damage)
    paralysing, frightening = _paralysis(powers, shown), 1 / 3 if "frighten" in powers else 0.0
    for hit_chance, hit in hits:
        for paralyse in (True, False):
            for frighten in (True, False):
                chance = hit_chance * (paralysing if paralyse else 1 - paralysing)
                chance *= frightening if frighten else 1 - frightening
                if chance > 0:
                    after = certain._replace(paralyse=paralyse, frighten=frighten)
                    yield chance, hit, after if any(after) else None


def _more_hits(powers: Abilities, damage: int) -> list[tuple[float, tuple[int, ...]]]:
    extra = powers.get("extra-damage")
    if extra is not None:
        share = len(parse_die_faces(extra[1])) / 3
        return [(share, (damage, int(extra[0]))), (1 - share, (damage,))]
    if "death-stare" in powers:
        return [(1 / 9, (damage, ALL_HEALTH)), (8 / 9, (damage,))]
    return [(1.0, (damage,))]


def _paralysis(powers: Abilities, shown: Dice) -> float:
    when = powers.get("paralyze")
    if when is None:
        return 0.0
    if when[0] == "extra die 0":
        return 1 / 3
    return 1.0 if when[0] == "always" or (when[0] == "die -1" and -1 in shown) else 0.0


def _number(powers: Abilities, word: str) -> int:
    args = powers.get(word)
    return int(args[0]) if args is not None and args[0] != "all" else 0

"""The questions that combat stops at, and what their answers are for.

Some leave a choice: of a unit, of a space, of yes or no. Such a question carries its purpose, with everything that its
answer needs; `ask_and_answer.py` finds by it what the answer leads to.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

from companion.games.heroes3.combat.model.attack_modes import Blow
from companion.games.heroes3.combat.model.saved_records import (
    Record,
    kind_by_word,
    read_fields,
    record,
    write_fields,
)
from companion.kernel.plain_data import Plain

Kinds: TypeAlias = dict[str, type[Record]]


class CombatQuestion(Record):
    """A question to a side, 0 or 1."""

    __slots__ = ()
    kinds: ClassVar[Kinds] = {}
    side: int


@record("dice")
class DiceQuestion(CombatQuestion):
    """So many attack dice are to be rolled; `why` says what for: attack, reroll, defense, ..."""

    side: int
    count: int
    why: str


@record("card")
class CardQuestion(CombatQuestion):
    """Which card of a tier the table has drawn for the neutral army."""

    side: int
    tier: int


@record("place")
class PlacementQuestion(CombatQuestion):
    """The side places its units; acts of their own do that."""

    side: int


@record("limit")
class RoundLimitQuestion(CombatQuestion):
    """Whether the hero pays for another combat round."""

    side: int


@record("table")
class TableRequest(CombatQuestion):
    """The table is to do something with its real cards, which the ability of a unit asks for."""

    side: int
    what: str
    unit: int


# --- what a choice is for ------------------------------------------------------------------------


class UnitPurpose(Record):
    """What a unit is chosen for."""

    __slots__ = ()
    kinds: ClassVar[Kinds] = {}


class SpacePurpose(Record):
    """What a space is chosen for."""

    __slots__ = ()
    kinds: ClassVar[Kinds] = {}


class ConsentPurpose(Record):
    """What a side may agree to."""

    __slots__ = ()
    kinds: ClassVar[Kinds] = {}


@record("order")
class FirstToAct(UnitPurpose):
    """Which of several tied units acts first."""


@record("first-placed")
class FirstToPlace(UnitPurpose):
    """Which of several tied AI units is placed first."""


@record("another")
class SecondTarget(UnitPurpose):
    """Whom a unit attacks besides its target."""

    attacker: int


@record("beside")
class TargetBeside(UnitPurpose):
    """Who next to the target is attacked, too, with this Attack."""

    attacker: int
    attack: int


@record("splash")
class SplashTarget(UnitPurpose):
    """Who takes damage from an attack on somebody else."""

    attacker: int
    damage: int


@record("harm")
class HarmTarget(UnitPurpose):
    """Whom a unit harms as its activation begins."""

    by: int
    damage: int


@record("heal-ally")
class HealTarget(UnitPurpose):
    """Whom a unit heals as its activation begins."""

    amount: int


@record("reinforce")
class UnitToReinforce(UnitPurpose):
    """Which Few becomes a Pack."""


@record("machine")
class MachineTarget(UnitPurpose):
    """Whom a war machine of a side hits."""

    side: int
    name: str


@record("card-damage")
class CardDamageTarget(UnitPurpose):
    """Whom the damage of a card goes to."""

    damage: int
    source: str
    school: str
    card: str


@record("step")
class StepAfterAttack(SpacePurpose):
    """Where a unit steps after its attack."""

    unit: int


@record("gate")
class GateSpace(SpacePurpose):
    """Where the Gate stands."""


@record("flee")
class FleeSpace(SpacePurpose):
    """Where a frightened unit flees to."""

    by: int
    unit: int


@record("machine")
class MachineSpace(SpacePurpose):
    """What a Catapult hits; `first` is the space chosen before, or nowhere."""

    side: int
    name: str
    first: int


@record("return")
class MayReturn(ConsentPurpose):
    """Go back to where the activation began."""

    unit: int


@record("reroll")
class MayReroll(ConsentPurpose):
    """Roll a die again; `done` is what has happened to the dice already."""

    blow: Blow
    dice: tuple[int, ...]
    done: int


@record("ignore-die")
class MayIgnoreDie(ConsentPurpose):
    """Discard a card, so that the attack die does not count."""

    blow: Blow
    dice: tuple[int, ...]
    done: int


@record("rescue")
class MayRescue(ConsentPurpose):
    """Undo an attack that would remove an ally; `shown` are the dice that counted."""

    rescuer: int
    attacker: int
    target: int
    mode: int
    shown: tuple[int, ...]
    damage: int


# --- choices ---------------------------------------------------------------------------------------


class Choice(CombatQuestion):
    """A question whose answer its purpose takes."""

    __slots__ = ()
    purpose: Record


@record("unit")
class UnitChoice(Choice):
    """Which of these units, or none where that is allowed."""

    side: int
    purpose: UnitPurpose
    options: tuple[int, ...]
    optional: bool

    def saved(self) -> list[Plain]:
        """A purpose lies flat in a save: its word where one looks for it, its fields at the end."""
        return _saved_choice(self, self.options, self.optional)

    @classmethod
    def from_saved(cls, data: Any) -> UnitChoice:
        """The choice that plain data holds."""
        side, word, options, optional, *about = data
        return cls(side, read_fields(kind_by_word(UnitPurpose, word), about), tuple(options), optional)


@record("space")
class SpaceChoice(Choice):
    """Which of these spaces, or none where that is allowed."""

    side: int
    purpose: SpacePurpose
    options: tuple[int, ...]
    optional: bool

    def saved(self) -> list[Plain]:
        """As of a unit."""
        return _saved_choice(self, self.options, self.optional)

    @classmethod
    def from_saved(cls, data: Any) -> SpaceChoice:
        """The choice that plain data holds."""
        side, word, options, optional, *about = data
        return cls(side, read_fields(kind_by_word(SpacePurpose, word), about), tuple(options), optional)


@record("yes")
class ConsentChoice(Choice):
    """Yes or no."""

    side: int
    purpose: ConsentPurpose

    def saved(self) -> list[Plain]:
        """As of a unit; there are no options to name."""
        return _saved_choice(self, (), False)

    @classmethod
    def from_saved(cls, data: Any) -> ConsentChoice:
        """The choice that plain data holds."""
        side, word, _, _, *about = data
        return cls(side, read_fields(kind_by_word(ConsentPurpose, word), about))


def _saved_choice(asked: Choice, options: tuple[int, ...], optional: bool) -> list[Plain]:
    return [asked.word, asked.side, asked.purpose.word, list(options), optional, *write_fields(asked.purpose)]

"""The steps that combat may still have to carry out; `pending_steps.py` finds what carries out each."""

from __future__ import annotations

from typing import Any, ClassVar

from companion.games.heroes3.combat.acts import PlayCard
from companion.games.heroes3.combat.model.attack_modes import Blow
from companion.games.heroes3.combat.model.questions import CombatQuestion
from companion.games.heroes3.combat.model.saved_records import Record, record
from companion.kernel.plain_data import Plain


class Step(Record):
    """Something still to be carried out. Units are named by their numbers."""

    __slots__ = ()
    kinds: ClassVar[dict[str, type[Record]]] = {}


# --- how a combat begins ---------------------------------------------------------------------------


@record("draw")
class DrawNeutrals(Step):
    """Draw the neutral army, one card after the other."""


@record("guards")
class PlaceBankGuards(Step):
    """Put the guards of a Creature Bank on their corners."""


@record("place")
class PlaceArmy(Step):
    """A side places its units; `partly` is 1 where those described without a space stay back if others have one."""

    side: int
    partly: int


@record("sort")
class SortArmy(Step):
    """Bring the units of a side into the order in which they were placed."""

    side: int


@record("siege")
class SetUpSiege(Step):
    """Put up Walls, Gate and Arrow Tower."""


@record("start")
class StartFight(Step):
    """Everybody is placed: effects of the start."""


@record("reopen")
class ResumeRound(Step):
    """Begin in the middle of this combat round."""

    round: int


# --- rounds and activations --------------------------------------------------------------------------


@record("round")
class BeginRound(Step):
    """Begin a combat round."""


@record("machines")
class RunMachines(Step):
    """War machines act, those left of all by side and name; without any named, all there are."""

    left: tuple[tuple[int, str], ...] | None = None


@record("next")
class NextActivation(Step):
    """Find the unit that acts next."""


@record("activate")
class Activate(Step):
    """Begin the activation of a unit."""

    unit: int


@record("activation_powers")
class RunActivationAbilities(Step):
    """Carry out the abilities of a unit at the start of its activation, from this one on."""

    unit: int
    index: int


@record("finish")
class FinishAttack(Step):
    """Step after an attack, to a space, nowhere (-1), or where the owner says (-2); then the activation ends."""

    to: int


@record("end")
class EndActivation(Step):
    """End the activation."""


@record("round_over")
class EndRound(Step):
    """End the combat round."""


@record("beaten")
class EndBeatenCombat(Step):
    """End the combat: a side has no units left on the board."""


@record("reask")
class AskAgain(Step):
    """Ask again what was open when the table entered something."""

    question: CombatQuestion


# --- attacks -----------------------------------------------------------------------------------------


class BlowStep(Step):
    """A step of a blow; the blow lies flat in a save."""

    __slots__ = ()
    blow: Blow

    def saved(self) -> list[Plain]:
        """The word and the parts of the blow."""
        return [self.word, *self.blow]


@record("strike")
class Strike(BlowStep):
    """Roll the dice of a blow."""

    blow: Blow

    @classmethod
    def from_saved(cls, data: Any) -> Strike:
        """The step that plain data holds."""
        return cls(Blow(*data))


@record("rolled")
class DiceRolled(BlowStep):
    """Go on after the dice of a blow were rolled."""

    blow: Blow

    @classmethod
    def from_saved(cls, data: Any) -> DiceRolled:
        """The step that plain data holds."""
        return cls(Blow(*data))


@record("settle")
class SettleDice(Step):
    """Look whether anybody changes the dice of a blow; `done` is what has happened to them already."""

    blow: Blow
    dice: tuple[int, ...]
    done: int


@record("rerolled")
class DieRerolled(Step):
    """One die of a blow was rolled again."""

    blow: Blow
    dice: tuple[int, ...]
    index: int
    done: int


@record("guarded")
class DefenseDieRolled(Step):
    """The die of the target's Defense token was rolled; `ignored` says that the attack dice do not count."""

    blow: Blow
    dice: tuple[int, ...]
    ignored: bool


@record("power")
class AbilityAfterAttack(Step):
    """Carry out an ability after an attack; `shown` are the dice that counted."""

    ability: str
    attacker: int
    target: int
    mode: int
    shown: tuple[int, ...]


@record("power_die")
class AbilityDiceRolled(Step):
    """Carry out an ability whose own dice were rolled."""

    ability: str
    attacker: int
    target: int
    mode: int


@record("retaliate")
class Retaliate(Step):
    """The target strikes back; `became` is what the attack made of it."""

    attacker: int
    target: int
    became: int


@record("more")
class AttackFurther(Step):
    """Further attacks of the attacker; `shown` are the dice that counted, `became` is what became of the target."""

    attacker: int
    target: int
    shown: tuple[int, ...]
    became: int


@record("return")
class ReturnToStart(Step):
    """A unit may go back to where it began."""

    unit: int


@record("reinforce")
class Reinforce(Step):
    """A side turns a Few of its army to a Pack."""

    side: int


# --- cards -------------------------------------------------------------------------------------------


@record("resist")
class ResistanceDieRolled(Step):
    """A unit has rolled against a card, which was played with this strength."""

    unit: int
    card: PlayCard
    side: int
    strength: int | str


@record("burning")
class DamageDiceRolled(Step):
    """Deal the damage that dice showed around a space."""

    space: int
    source: str
    school: str
    card: str


@record("slain")
class SlayerDiceRolled(Step):
    """Add to a unit's Attack what dice showed."""

    unit: int


END_ACTIVATION, NEXT_ACTIVATION, BEGIN_ROUND = EndActivation(), NextActivation(), BeginRound()
"""Steps without fields are all the same."""
STAY_AFTER_ATTACK = FinishAttack(-1)

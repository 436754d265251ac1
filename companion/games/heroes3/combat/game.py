"""Combat of Heroes III as a game of the kernel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.games.heroes3.combat import activation, acts, ai_deck, asked, awakening, placing, table_says

# Their steps and answers are found by name: whoever plays needs these modules, too.
from companion.games.heroes3.combat import further, machines, powers  # noqa: F401  # isort: skip
from companion.games.heroes3.combat.asking import answer
from companion.games.heroes3.combat.beginning import begin, opening
from companion.games.heroes3.combat.dice import rolled
from companion.games.heroes3.combat.ending import surrender
from companion.games.heroes3.combat.playing import play_card
from companion.games.heroes3.combat.refusals import WrongMoment
from companion.games.heroes3.combat.setup import Layout, check_fight, read_body
from companion.games.heroes3.combat.snapshots import freeze, thaw
from companion.games.heroes3.combat.state import CombatState
from companion.games.heroes3.combat.steps import run
from companion.games.heroes3.combat.telling import Told
from companion.kernel.acts import Act, Codec
from companion.kernel.events import Tell, silent
from companion.kernel.game import Setup
from companion.kernel.questions import Question
from companion.kernel.refusals import Ended

Deed = Callable[[CombatState, Any, Told], None]
ACTIONS: dict[type, Deed] = {
    acts.Move: activation.move,
    acts.Attack: activation.attack,
    acts.Defend: activation.defend,
    acts.Done: activation.done,
    acts.Use: awakening.use,
    acts.Surrender: surrender,
}
"""What the active unit does, or a hero instead. Not while something is asked."""
PLACING: dict[type, Deed] = {acts.Place: placing.place, acts.Ready: placing.ready}
ALWAYS: dict[type, Deed] = {
    acts.Boost: table_says.boost,
    acts.Damage: table_says.damage,
    acts.Heal: table_says.cure,
    acts.Shift: table_says.shift,
    acts.Remove: table_says.take_off,
    acts.Mark: table_says.mark,
    acts.Put: table_says.put,
    acts.PlayCard: play_card,
    acts.AiDeck: ai_deck.handle,
}
"""What the table may enter at any moment, also before it rolls the dice."""


class Heroes3Combat:
    """The engine named `heroes3.combat`."""

    @property
    def codec(self) -> Codec:
        """Writes and reads the acts."""
        return acts.CODEC

    def start(self, setup: Setup, tell: Tell) -> CombatState:
        """The opening position: everybody placed as far as nobody has to be asked."""
        return opening(Layout(read_body(setup)), setup.seed, None if tell is silent else tell)

    def question(self, state: CombatState) -> Question | None:
        """The decision or the dice that play waits for."""
        return asked.question(state)

    def apply(self, state: CombatState, act: Act, tell: Tell) -> None:
        """Change the position by an act."""
        told: Told = None if tell is silent else tell
        kind = type(act)
        if state.phase == "over":
            if kind is not acts.NextFight:
                raise Ended("h3-fight-over")
            check_fight(act.fight)
            begin(state, act.fight, told)
            return
        if kind is acts.Choose:
            answer(state, act.option, told)
        elif kind is acts.Roll:
            rolled(state, act.dice, told)
        elif kind in ACTIONS:
            if state.ask is not None:
                raise WrongMoment("h3-answer-first", "9")
            ACTIONS[kind](state, act, told)
        elif kind in PLACING:
            PLACING[kind](state, act, told)
        elif kind in ALWAYS:
            table_says.interrupt(state)
            ALWAYS[kind](state, act, told)
        else:
            raise WrongMoment("h3-still-fighting", "9")
        run(state, told)

    def merged(self, acts_given: Sequence[Act]) -> Act | None:
        """No burst of taps makes one act here."""
        return None

    def freeze(self, state: CombatState) -> dict[str, Any]:
        """The position as plain data."""
        return freeze(state)

    def thaw(self, setup: Setup, data: object) -> CombatState:
        """The position that a snapshot holds."""
        return thaw(Layout(read_body(setup)), data)

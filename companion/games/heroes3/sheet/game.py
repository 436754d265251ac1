"""The sheet of Heroes III as a game of the kernel: every act has one function that carries it out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.heroes3.combat.refusals import NotAllowed
from companion.games.heroes3.sheet import (
    acts,
    ai_heroes,
    answers,
    asking,
    campaigns,
    correcting,
    ending,
    fights,
    heroes,
    morale,
    neutrals,
    opening,
    rounds,
    town,
    trading,
    visiting,
)
from companion.games.heroes3.sheet.desk import Carry, Desk
from companion.games.heroes3.sheet.setup import Layout, read_body
from companion.games.heroes3.sheet.state import SheetState
from companion.kernel.acts import Act, Codec
from companion.kernel.events import Tell
from companion.kernel.game import Setup
from companion.kernel.luck import Luck
from companion.kernel.questions import Question
from companion.kernel.refusals import Ended

CARRIED_OUT: Mapping[type, Carry] = {
    acts.Next: rounds.go_on,
    acts.Settle: answers.settle,
    acts.Claim: ending.claim,
    acts.Eliminate: ending.eliminate,
    acts.Build: town.build,
    acts.Muster: town.muster,
    acts.Hire: town.hire,
    acts.BuySpell: town.buy_spell,
    acts.Use: town.use,
    acts.Move: heroes.move,
    acts.Visit: visiting.visit,
    acts.Unflag: visiting.unflag,
    acts.OwnTown: visiting.own_town,
    acts.Trade: trading.trade,
    acts.Give: trading.give,
    acts.Swap: trading.swap,
    acts.Experience: heroes.gain_experience,
    acts.GainMorale: heroes.gain_morale,
    acts.SpendMorale: morale.spend,
    acts.Expert: heroes.use_expert,
    acts.GainCard: heroes.gain_card,
    acts.LoseCard: heroes.lose_card,
    acts.BeginFight: fights.begin,
    acts.Fought: fights.fought,
    acts.Look: ai_heroes.look,
    acts.Adjust: correcting.adjust,
    acts.SetMark: correcting.set_mark,
    acts.SetUnits: correcting.set_units,
    acts.SetAiHero: correcting.set_ai_hero,
    acts.SetDiscards: neutrals.put_right,
    acts.SetBuilding: correcting.set_building,
    acts.Carry: campaigns.carry,
}
AFTER_THE_END = (acts.Carry,)
"""What is still done when the evening is over."""

PUT_RIGHT = (acts.Adjust, acts.SetMark, acts.SetUnits, acts.SetBuilding, acts.Carry)
"""What is done to the sheet of a player who is out, too."""


class Heroes3Sheet:
    """The engine named `heroes3.sheet`."""

    @property
    def codec(self) -> Codec:
        """Writes and reads the acts."""
        return acts.CODEC

    def start(self, setup: Setup, tell: Tell) -> SheetState:
        """The opening position: everybody's sheet as the scenario has it. heroes3 12."""
        state = SheetState(Layout(read_body(setup)), Luck.from_seed(setup.seed))
        opening.open_table(Desk(state, tell))
        return state

    def question(self, state: SheetState) -> Question | None:
        """The first matter that is open, if any; people may settle them in any order."""
        return asking.question(state)

    def apply(self, state: SheetState, act: Act, tell: Tell) -> None:
        """Change the position by an act."""
        if state.ended and not isinstance(act, AFTER_THE_END):
            raise Ended("h3s-over")
        desk = Desk(state, tell, act.anyway)
        sheet = state.sheets.get(getattr(act, "seat", ""))
        if sheet is not None and sheet.out and not isinstance(act, PUT_RIGHT):
            desk.forbid(NotAllowed("h3s-tb-is-out", "12", name=desk.name(sheet.id)))
        held = neutrals.held(state)
        CARRIED_OUT[type(act)](desk, act)
        rounds.carry_on(Desk(state, tell))
        neutrals.follow(state, held)

    def merged(self, acts_given: Sequence[Act]) -> Act | None:
        """Corrections of one number follow each other quickly and read as one."""
        return correcting.merged(acts_given)

    def freeze(self, state: SheetState) -> dict[str, Any]:
        """The position as plain data."""
        return state.freeze()

    def thaw(self, setup: Setup, data: object) -> SheetState:
        """The position that a snapshot holds."""
        return SheetState.thaw(Layout(read_body(setup)), data)

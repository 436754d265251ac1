"""The odds from a position on: any moment of a combat, and what would be without a unit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.app.models.heroes3.odds import NOW, OddsWatch
from companion.games.heroes3.combat.kinds import Kind
from companion.games.heroes3.combat.state import MINE
from companion.games.heroes3.odds.policies import policy_called
from companion.games.heroes3.odds.whatif import Plan, position_plan, position_without

if TYPE_CHECKING:
    from companion.app.models.heroes3.evening import CombatEvening


class OddsHere(OddsWatch):
    """The odds of a combat that is going on. Units are named by their number."""

    def __init__(self, evening: CombatEvening) -> None:
        super().__init__()
        self._evening = evening

    def subject(self) -> object:
        """The position."""
        return self._evening.length

    def possible_what_ifs(self) -> list[str]:
        """Without one of the units, and leaving as soon as the rules allow it."""
        state = self._evening.state
        mine = state.units(MINE)
        less = [f"without {fighter.n}" for fighter in mine] if len(mine) > 1 else []
        return [*less, *(["retreat"] if state.fight.kind == "neutral" else [])]

    def what_if_unit(self, name: str) -> Kind | None:
        """The unit a what-if is about."""
        number = name.partition(" ")[2]
        return self._evening.state.fighters[int(number)].kind if number else None

    def plans(self) -> Mapping[str, Plan]:
        """The position, and the same without units that people ask about."""
        state, policy = self._evening.state, policy_called(self.policy)
        plans = {NOW: position_plan(state, policy)}
        for name in sorted(self.what_ifs & set(self.possible_what_ifs())):
            number = name.partition(" ")[2]
            plans[name] = (
                position_without(state, int(number), policy)
                if number
                else replace(position_plan(state, policy), retreats=True)
            )
        return plans

"""The odds from a position on: any moment of a combat, and what would be without a unit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.app.models.heroes3.combat.dialog_states import OpenDialog
from companion.app.models.heroes3.combat.odds_model import NOW, OddsModel
from companion.app.models.table_model import TableModel
from companion.games.heroes3.combat.model.state import MINE, CombatState
from companion.games.heroes3.combat.model.unit_types import UnitType
from companion.games.heroes3.odds.plan_comparison import FightPlan, plan_from_position, plan_without_unit
from companion.games.heroes3.odds.player_policies import require_policy_by_name


class PositionOddsModel(OddsModel):
    """The odds of a combat that is going on. Units are named by their number."""

    def __init__(self, combat: TableModel[CombatState, OpenDialog]) -> None:
        super().__init__()
        self._combat = combat

    def subject(self) -> object:
        """The position."""
        return self._combat.length

    def possible_what_ifs(self) -> list[str]:
        """Without one of the units, and leaving as soon as the rules allow it."""
        state = self._combat.state
        mine = state.units(MINE)
        less = [f"without {fighter.n}" for fighter in mine] if len(mine) > 1 else []
        return [*less, *(["retreat"] if state.fight.kind == "neutral" else [])]

    def what_if_unit(self, name: str) -> UnitType | None:
        """The unit a what-if is about."""
        number = name.partition(" ")[2]
        return self._combat.state.fighters[int(number)].kind if number else None

    def plans(self) -> Mapping[str, FightPlan]:
        """The position, and the same without units that people ask about."""
        state, policy = self._combat.state, require_policy_by_name(self.policy)
        now = plan_from_position(state, policy)
        plans = {NOW: now}
        for name in sorted(self.what_ifs & set(self.possible_what_ifs())):
            number = name.partition(" ")[2]
            plans[name] = plan_without_unit(state, int(number), policy) if number else replace(now, retreats=True)
        return plans

"""The odds before anybody is placed: for the field and the army as they are chosen, and for another army."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from companion.app.models.heroes3.combat.odds_model import NOW, OddsModel
from companion.app.models.heroes3.combat.setup_draft import Draft
from companion.games.heroes3.combat.model.setup_data import Fight, Settings
from companion.games.heroes3.combat.model.unit_types import UnitType, all_unit_types
from companion.games.heroes3.odds.fight_simulation import FromField
from companion.games.heroes3.odds.plan_comparison import FightPlan, fight_with_unit, fight_without_unit
from companion.games.heroes3.odds.player_policies import require_policy_by_name
from companion.kernel.building_blocks.piles import Pile


class ChosenCombat(Protocol):
    """A set-up, as far as its odds need it."""

    draft: Draft
    settings: Settings

    @property
    def fight(self) -> Fight:
        """The combat as it is chosen."""

    def remembered(self) -> list[Pile]:
        """The decks that the neutral army is drawn from; none where they are fresh."""


class SetupOddsModel(OddsModel):
    """The odds of a set-up. Units are named by their keys."""

    def __init__(self, chosen: ChosenCombat) -> None:
        super().__init__()
        self._chosen = chosen

    def subject(self) -> object:
        """Everything that was chosen."""
        return (self._chosen.draft, self._chosen.settings)

    def possible_what_ifs(self) -> list[str]:
        """Without a unit, with Few as a Pack, and leaving as soon as the rules allow it."""
        draft = self._chosen.draft
        mine = [all_unit_types()[key] for key in dict.fromkeys(draft.mine)]
        less = [f"without {kind.key}" for kind in mine] if len(draft.mine) > 1 else []
        more = [f"more {kind.pack.key}" for kind in mine if kind.pack is not None]
        return [*less, *more, *(["retreat"] if draft.kind == "neutral" else [])]

    def what_if_unit(self, name: str) -> UnitType | None:
        """The unit a what-if is about."""
        key = name.partition(" ")[2]
        return all_unit_types()[key] if key else None

    def plans(self) -> Mapping[str, FightPlan]:
        """The fight as it is chosen, and with another army."""
        return {name: self._plan(name) for name in (NOW, *sorted(self.what_ifs))}

    def _plan(self, name: str) -> FightPlan:
        fight, (word, _, key) = self._chosen.fight, name.partition(" ")
        if word == "without":
            fight = fight_without_unit(fight, key)
        elif word == "more":
            fight = fight_with_unit(fight, key)
        field = FromField(fight, self._chosen.settings, decks=self._chosen.remembered())
        return FightPlan(field, require_policy_by_name(self.policy), retreats=word == "retreat")

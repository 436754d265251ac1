"""The odds before anybody is placed: for the field and the army as they are chosen, and for another army."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from companion.app.models.heroes3.odds import NOW, OddsWatch
from companion.games.heroes3.combat.kinds import Kind, kinds
from companion.games.heroes3.combat.setup import Fight
from companion.games.heroes3.odds.fights import FromField
from companion.games.heroes3.odds.policies import policy_called
from companion.games.heroes3.odds.whatif import Plan, one_more, without

if TYPE_CHECKING:
    from companion.app.models.heroes3.laying import CombatLaying


class OddsBefore(OddsWatch):
    """The odds of a set-up. Units are named by their keys."""

    def __init__(self, laying: CombatLaying) -> None:
        super().__init__()
        self._laying = laying

    def subject(self) -> object:
        """Everything that was chosen."""
        return (self._laying.draft, self._laying.settings)

    def possible_what_ifs(self) -> list[str]:
        """Without a unit, with Few as a Pack, and leaving as soon as the rules allow it."""
        draft = self._laying.draft
        mine = [kinds()[key] for key in dict.fromkeys(draft.mine)]
        less = [f"without {kind.key}" for kind in mine] if len(draft.mine) > 1 else []
        more = [f"more {kind.pack.key}" for kind in mine if kind.pack is not None]
        return [*less, *more, *(["retreat"] if draft.kind == "neutral" else [])]

    def what_if_unit(self, name: str) -> Kind | None:
        """The unit a what-if is about."""
        key = name.partition(" ")[2]
        return kinds()[key] if key else None

    def plans(self) -> Mapping[str, Plan]:
        """The fight as it is chosen, and with another army."""
        fight = self._laying.fight
        plans = {NOW: self._plan(fight)}
        for name in sorted(self.what_ifs):
            word, _, key = name.partition(" ")
            if word == "without":
                plans[name] = self._plan(without(fight, key))
            elif word == "more":
                plans[name] = self._plan(one_more(fight, key))
            else:
                plans[name] = self._plan(fight, retreats=True)
        return plans

    def _plan(self, fight: Fight, retreats: bool = False) -> Plan:
        settings, decks = self._laying.settings, self._laying.remembered()
        return Plan(FromField(fight, settings, decks=decks), policy_called(self.policy), retreats)

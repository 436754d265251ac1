"""What the bot gives back: a plan without words, and a decision with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.model.state import Fighter
from companion.kernel.events import Reason
from companion.kernel.messages import Message


class AiPlan(NamedTuple):
    """What the rules lead to: the acts that are left, and which rule it was. `about` are the units the acts aim at."""

    rule: str
    acts: tuple[Act, ...]
    about: tuple[Fighter, ...] = ()


@dataclass(frozen=True, slots=True)
class AiOption:
    """One act the table may choose, in words."""

    act: Act
    message: Message


@dataclass(frozen=True, slots=True)
class AiDecision:
    """What an AI side does, with its reason. Without an act the table chooses among the options."""

    act: Act | None
    reason: Reason
    options: tuple[AiOption, ...] = ()

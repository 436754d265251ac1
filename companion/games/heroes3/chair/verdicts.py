"""What the chair gives back: a plan without words, and a verdict with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from companion.games.heroes3.combat.state import Fighter
from companion.kernel.acts import Act
from companion.kernel.events import Reason
from companion.kernel.words import Message


class Plan(NamedTuple):
    """What the rules lead to: the acts that are left, and which rule it was. `about` are the units the acts aim at."""

    rule: str
    acts: tuple[Act, ...]
    about: tuple[Fighter, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """One act the table may choose, in words."""

    act: Act
    message: Message


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an AI side does, with its reason. Without an act the table chooses among the options."""

    act: Act | None
    reason: Reason
    options: tuple[Choice, ...] = ()

"""What the rules forbid. Every refusal names the paragraph, so that a person can look it up."""

from __future__ import annotations

from companion.kernel.messages import Argument
from companion.kernel.refusals import Refused


class Forbidden(Refused):
    """The rules do not allow it; `rule` is the paragraph."""

    def __init__(self, message_id: str, rule: str, **args: Argument) -> None:
        super().__init__(message_id, rule=f"hero_realms {rule}", **args)
        self.rule = f"hero_realms {rule}"


class NotYourTurn(Forbidden):
    """Somebody else is on turn, or has to answer first."""


class NotThere(Forbidden):
    """The card is not where it would have to be."""


class NoSuchAbility(Forbidden):
    """The card has no such ability, or it cannot be used now."""


class NoPartner(Forbidden):
    """No other card of the faction is in play."""


class TooDear(Forbidden):
    """Not enough gold."""


class NoCombat(Forbidden):
    """Not enough combat."""


class Guarded(Forbidden):
    """A guard stands before the target."""


class OutOfReach(Forbidden):
    """The target sits where this player cannot hit, or is out of the game."""


class Taunted(Forbidden):
    """A taunted Dragon attacks only those who taunted it."""


class CheckFailed(Forbidden):
    """The cards do not meet the skill check, or no check may be made."""


class NotAnOption(Forbidden):
    """The answer is not among the options."""

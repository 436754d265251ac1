"""What the rules of combat forbid. Every refusal names the paragraph, so that a person can look it up."""

from __future__ import annotations

from companion.kernel.messages import Argument
from companion.kernel.refusals import Refused


class Forbidden(Refused):
    """The rules do not allow it; `rule` is the paragraph."""

    def __init__(self, message_id: str, rule: str, **args: Argument) -> None:
        super().__init__(message_id, rule=f"heroes3 {rule}", **args)
        self.rule = f"heroes3 {rule}"


class WrongMoment(Forbidden):
    """Something else has to be done first, or it is not that unit's activation."""


class TooMany(Forbidden):
    """More units than may fight."""


class Occupied(Forbidden):
    """Something stands on that space already."""


class WrongPlace(Forbidden):
    """A unit may not be placed there."""


class OutOfReach(Forbidden):
    """The unit cannot get there, or cannot hit it from there."""


class NoTarget(Forbidden):
    """Nobody to hit stands there, or this one cannot be hit in this way."""


class NoSuchFace(Forbidden):
    """The attack die has no such result, or the number of dice is wrong."""


class NotAllowed(Forbidden):
    """The unit, the hero or the card cannot do that now."""


class NotAnOption(Forbidden):
    """The answer is not among the options."""

"""What the rules of the map part forbid. Every refusal names its paragraph and what is missing."""

from __future__ import annotations

from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.combat.model.refusals import Forbidden
from companion.kernel.messages import Argument, Message, message


class CannotBuild(Forbidden):
    """A building cannot be built now."""


class BuiltAlready(CannotBuild):
    """It stands in this town already."""


class BuildTokenUsed(CannotBuild):
    """Something was built in this round already."""


class DwellingMissing(CannotBuild):
    """The dwelling of the tier below comes first."""


class TooDear(Forbidden):
    """The purse does not cover the cost; `missing` is what it lacks."""

    def __init__(self, what: Argument, cost: Purse, missing: Purse, rule: str) -> None:
        super().__init__("h3e-too-dear", rule, what=what, cost=purse_text(cost), missing=purse_text(missing))
        self.missing = missing


class NoSuchTrade(Forbidden):
    """There is too little to give."""


def purse_text(purse: Purse) -> Message:
    """An amount of resources in words: only what is in it."""
    parts = [
        message(message_id, count=count)
        for message_id, count in (
            ("h3e-gold", purse.gold),
            ("h3e-materials", purse.materials),
            ("h3e-valuables", purse.valuables),
        )
        if count
    ]
    return message("h3e-purse", parts=parts) if parts else message("h3e-nothing")

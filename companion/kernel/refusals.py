"""Refusals: an input that cannot be accepted, with the reason as a message and nothing changed.

Each kind of mistake has its own type, so that callers can tell them apart; all of them can be said to a
person in their language through `Refused.message`.
"""

from __future__ import annotations

from companion.kernel.messages import Argument, Message


class Refused(Exception):
    """An input was refused; the table is exactly as it was. `message` says what was wrong and what would be right."""

    def __init__(self, message_id: str, **args: Argument) -> None:
        super().__init__(f"{message_id} {args}" if args else message_id)
        self.message = Message(message_id, args)

    def __eq__(self, other: object) -> bool:
        """Two refusals are one that say the same: a history read twice has to be the same history."""
        return isinstance(other, Refused) and type(self) is type(other) and self.message == other.message

    def __hash__(self) -> int:
        return hash((type(self), self.message.id))


class Unknown(Refused):
    """Something was named that is not at this table: a player, a counter, a track."""


class BeyondLimit(Refused):
    """A number would go below its lowest or above its highest value."""


class NotNow(Refused):
    """The input makes sense, but not at this moment: nothing to undo, another question is open."""


class Ended(NotNow):
    """The table has ended; only undo brings it back."""


class Malformed(Refused):
    """The input itself cannot be read."""


class Overtaken(Refused):
    """Somebody else changed the table first, and this input was about how it stood before."""


class EntryRefused(Refused):
    """An entry of a journal that was read as a whole is not possible: which one, and what the game said."""

    def __init__(self, number: int, reason: Refused) -> None:
        super().__init__(reason.message.id, **reason.message.args)
        self.number = number
        self.reason = reason

"""What the rules forbid. Every refusal names the rule, so that a person can look it up."""

from __future__ import annotations

from companion.kernel.messages import Argument, Message
from companion.kernel.refusals import Refused


class Forbidden(Refused):
    """The rules do not allow it; `rule` is the paragraph."""

    def __init__(self, message_id: str, rule: str, **args: Argument) -> None:
        super().__init__(message_id, rule=f"terrinoth {rule}", **args)
        self.rule = f"terrinoth {rule}"


class Illegal(Forbidden):
    """The answer is one of the options, but the rules forbid it here."""

    def __init__(self, why: Message) -> None:
        Refused.__init__(self, why.id, **why.args)
        self.rule = str(why.args.get("rule", ""))


class NotAnOption(Forbidden):
    """The answer is not among the options."""


class WrongDice(Forbidden):
    """Too many, too few or impossible faces."""


class NotNow(Forbidden):
    """Something else is asked now."""


class NotThere(Forbidden):
    """The card, hero or enemy is not at this table."""


class BadCard(Forbidden):
    """What was typed for a card cannot stand on it."""

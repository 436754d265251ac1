"""Questions. The rules are generators that stop at each one and go on with the answer (`rules/player_questions.py`).

`QuestEnded` ends the game from wherever it happens.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from companion.games.terrinoth.acts import Act
from companion.kernel.messages import Argument, Message, message
from companion.kernel.question_types import Option

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """One open question.

    `dice` are the white and black dice to roll; `card` and `field` what is to be learnt (for `spend`, `field` is the
    action).

    `new` says that a card not among the options may be named; `foul` that the nefarious rule may decide it.
    """

    id: str
    message: Message
    options: tuple[Option, ...]
    hero: int
    rule: str
    chance: bool = False
    dice: tuple[int, int] | None = None
    card: str = ""
    field: str = ""
    new: bool = False
    foul: bool = False

    @property
    def legal(self) -> tuple[str, ...]:
        """The answers that would be accepted."""
        return tuple(option.id for option in self.options if option.refusal is None)


Flow: TypeAlias = Generator[OpenQuestion, Act | None, T]
"""A procedure of the rules: it yields questions, is sent acts (None to begin), and returns something."""


class QuestEnded(Exception):
    """The quest is won or lost."""


def make_option(id_: str, name: Argument | None = None, why: Message | None = None) -> Option:
    """An option; `why` says why it is not legal."""
    return Option(id_, message("th-option", option=id_ if name is None else name), why)


def forbidden_message(message_id: str, rule: str, **args: Argument) -> Message:
    """Why an option is not legal."""
    return message(message_id, rule=f"terrinoth {rule}", **args)

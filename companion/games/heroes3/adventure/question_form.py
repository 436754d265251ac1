"""What an open question asks, as data for a form."""

from __future__ import annotations

from dataclasses import dataclass

from companion.kernel.messages import Message, message
from companion.kernel.question_types import Option


@dataclass(frozen=True, slots=True)
class NumberField:
    """A number that is asked for: its name, and of which resource. Its answer is written `id=5`."""

    id: str
    message: Message
    resource: str = "gold"


@dataclass(frozen=True, slots=True)
class QuestionForm:
    """What is asked: `options` by id, any `cards` of these kinds, `counts`, or `dice` to roll with their `faces`.

    The id of an option is the answer (`Settle.answer`), with `several` as many of them as one likes. `cards` is None
    where no card is named. `optional`: the answer `none` declines it. `blocks`: play does not go on before.
    """

    message: Message
    options: tuple[Option, ...] = ()
    cards: frozenset[str] | None = None
    dice: int = 0
    faces: tuple[str, ...] = ()
    optional: bool = False
    rule: str = ""
    several: bool = False
    blocks: bool = True
    counts: tuple[NumberField, ...] = ()


NONE = Option("none", message("h3s-fx-none"))
YES = Option("yes", message("h3s-fx-yes"))
DONE = Option("done", message("h3s-fx-done"))
APP = Option("app", message("h3s-fx-app"))

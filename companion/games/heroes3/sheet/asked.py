"""What a matter asks, as data."""

from __future__ import annotations

from dataclasses import dataclass

from companion.kernel.questions import Option
from companion.kernel.words import Message, message


@dataclass(frozen=True, slots=True)
class Count:
    """A number that is asked for: its name, and of which resource. Its answer is written `id=5`."""

    id: str
    message: Message
    resource: str = "gold"


@dataclass(frozen=True, slots=True)
class Ask:
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
    counts: tuple[Count, ...] = ()


NONE = Option("none", message("h3s-fx-none"))
YES = Option("yes", message("h3s-fx-yes"))
DONE = Option("done", message("h3s-fx-done"))
APP = Option("app", message("h3s-fx-app"))

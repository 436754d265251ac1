"""Questions. The rules are generators that stop at each one and go on with the answer.

    target = yield from ask(w, "target", hero, options, "ATT")

A question with one legal answer is not asked, except where the table should see every step. `Over` ends the game from
wherever it happens.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from companion.games.terrinoth import acts
from companion.kernel.questions import Option
from companion.kernel.words import Argument, Message, message

if TYPE_CHECKING:
    from companion.games.terrinoth.state import World

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Ask:
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


Flow: TypeAlias = "Generator[Ask, Any, T]"
"""A procedure of the rules: it yields questions, is sent acts, and returns something."""


class Over(Exception):
    """The quest is won or lost."""


def option(id_: str, name: Argument | None = None, why: Message | None = None) -> Option:
    """An option; `why` says why it is not legal."""
    return Option(id_, message("th-option", option=id_ if name is None else name), why)


def forbidden(message_id: str, rule: str, **args: Argument) -> Message:
    """Why an option is not legal."""
    return message(message_id, rule=f"terrinoth {rule}", **args)


def ask(
    w: World,
    kind: str,
    hero: int,
    options: Sequence[Option],
    rule: str,
    always: bool = False,
    about: str = "",
    **args: Argument,
) -> Flow[str]:
    """Ask a hero's player; the id of the option taken, or nothing if there is none. `about` goes into `field`."""
    legal = [o for o in options if o.refusal is None]
    if not legal:
        return ""
    if len(legal) == 1 and not always:
        return legal[0].id
    name = w.table.names[hero] if hero >= 0 else ""
    asked = message(f"th-ask-{kind}", name=name, **args)
    act = yield Ask(kind, asked, tuple(options), hero, f"terrinoth {rule}", field=about, foul=w.foul)
    assert isinstance(act, acts.Choose)
    return act.option


def ask_yes(w: World, kind: str, hero: int, rule: str, **args: Argument) -> Flow[bool]:
    """Ask yes or no."""
    options = (option("yes", message("th-yes")), option("no", message("th-no")))
    return (yield from ask(w, kind, hero, options, rule, False, "", **args)) == "yes"

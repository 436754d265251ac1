"""Questions in the middle of combat: which unit, which space, yes or no. Where only one answer is possible it is given.

A question is plain data: `(kind, side, purpose, options, optional, context...)`. Whoever asks registers with
`answer_handler` what each answer leads to. A side played by AI rules is asked, too: the bot answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from companion.games.heroes3.combat.model.board import BY_NAME
from companion.games.heroes3.combat.model.events import OptionalTell
from companion.games.heroes3.combat.model.refusals import NotAnOption
from companion.games.heroes3.combat.model.state import CombatState, space_name

NONE = "none"
YES, NO = "yes", "no"
DECLINED = -1
AnswerHandler = Callable[[CombatState, tuple[Any, ...], int, OptionalTell], None]
A = TypeVar("A", bound=AnswerHandler)
ANSWER_HANDLERS: dict[str, AnswerHandler] = {}
"""By purpose: what an answer leads to. It gets the context, and the number of a unit or space, 1 for yes, or -1."""
OPTION_LISTERS: dict[str, Callable[[CombatState, tuple[Any, ...]], list[str]]] = {}
"""The options of questions that are neither about units nor spaces nor yes and no, by their kind."""
OPTION_HANDLERS: dict[str, Callable[[CombatState, tuple[Any, ...], str, OptionalTell], None]] = {}
"""What an option of such a question leads to, by the kind of question."""


def register_answer_handler(purpose: str) -> Callable[[A], A]:
    """Register the function that takes the answers to questions of this purpose."""

    def keep(taking: A) -> A:
        ANSWER_HANDLERS[purpose] = taking
        return taking

    return keep


def ask_for_unit(
    state: CombatState,
    side: int,
    purpose: str,
    units: list[int],
    tell: OptionalTell,
    optional: bool = False,
    context: tuple[Any, ...] = (),
) -> None:
    """Ask a side which unit; nobody is asked where none can be named."""
    if not units:
        ANSWER_HANDLERS[purpose](state, context, DECLINED, tell)
    elif len(units) == 1 and not optional:
        ANSWER_HANDLERS[purpose](state, context, units[0], tell)
    else:
        state.ask = ("unit", side, purpose, tuple(units), optional, *context)


def ask_for_space(
    state: CombatState,
    side: int,
    purpose: str,
    spaces: tuple[int, ...],
    tell: OptionalTell,
    optional: bool = False,
    context: tuple[Any, ...] = (),
) -> None:
    """Ask a side which space."""
    if not spaces:
        ANSWER_HANDLERS[purpose](state, context, DECLINED, tell)
    elif len(spaces) == 1 and not optional:
        ANSWER_HANDLERS[purpose](state, context, spaces[0], tell)
    else:
        state.ask = ("space", side, purpose, spaces, optional, *context)


def ask_yes_or_no(state: CombatState, side: int, purpose: str, context: tuple[Any, ...] = ()) -> None:
    """Ask a side whether it wants to."""
    state.ask = ("yes", side, purpose, (), False, *context)


def answer_options(state: CombatState) -> list[str]:
    """The answers to the question that is open."""
    asked = state.ask
    if asked is None:
        return []
    if asked[0] == "yes":
        return [YES, NO]
    if asked[0] == "unit":
        found = [space_name(state.fighters[n].cell) or state.fighters[n].kind.key for n in asked[3]]
        return [*found, NONE] if asked[4] else found
    if asked[0] == "space":
        found = [space_name(space) for space in asked[3]]
        return [*found, NONE] if asked[4] else found
    # Placing and dice have acts of their own.
    return OPTION_LISTERS[asked[0]](state, asked) if asked[0] in OPTION_LISTERS else []


def apply_answer(state: CombatState, option: str, tell: OptionalTell) -> None:
    """Answer the open question."""
    asked = state.ask
    possible = answer_options(state)
    if asked is None:
        raise NotAnOption("h3-nothing-asked", "9", found=option)
    if option not in possible:
        raise NotAnOption("h3-not-an-option", "9", found=option, options=", ".join(possible))
    state.ask = None
    if asked[0] in OPTION_HANDLERS:
        OPTION_HANDLERS[asked[0]](state, asked, option, tell)
        return
    ANSWER_HANDLERS[asked[2]](state, asked[5:], _value(state, asked, option, possible), tell)


def _value(state: CombatState, asked: tuple[Any, ...], option: str, possible: list[str]) -> int:
    if option == NONE:
        return DECLINED
    if asked[0] == "yes":
        return 1 if option == YES else DECLINED
    if asked[0] == "unit":
        return int(asked[3][possible.index(option)])
    return BY_NAME[option]

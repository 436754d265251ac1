"""Questions in the middle of combat: which unit, which space, yes or no. Where only one answer is possible it is given.

Whoever asks for something registers what an answer leads to, by the purpose of the question. A side played by AI rules
is asked, too: the bot answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from companion.games.heroes3.combat.model.board import BY_NAME
from companion.games.heroes3.combat.model.events import OptionalTell
from companion.games.heroes3.combat.model.questions import (
    CombatQuestion,
    ConsentChoice,
    ConsentPurpose,
    SpaceChoice,
    SpacePurpose,
    UnitChoice,
    UnitPurpose,
)
from companion.games.heroes3.combat.model.refusals import NotAnOption
from companion.games.heroes3.combat.model.state import CombatState, space_name
from companion.kernel.building_blocks.handler_table import HandlerTable

NONE = "none"
YES, NO = "yes", "no"
DECLINED = -1
P = TypeVar("P", bound=UnitPurpose | SpacePurpose)
C = TypeVar("C", bound=ConsentPurpose)
Q = TypeVar("Q", bound=CombatQuestion)
AnswerHandler: TypeAlias = Callable[[CombatState, P, int, OptionalTell], None]
ConsentHandler: TypeAlias = Callable[[CombatState, C, bool, OptionalTell], None]
ANSWER_HANDLERS = HandlerTable[CombatState, [int, OptionalTell], None]()
"""What the choice of a unit or space leads to: it gets its number, or -1 where none was chosen."""
CONSENT_HANDLERS = HandlerTable[CombatState, [bool, OptionalTell], None]()
"""What yes or no leads to."""
OPTION_LISTERS = HandlerTable[CombatState, [], list[str]]()
"""The options of questions that are neither about units nor spaces nor yes and no."""
OPTION_HANDLERS = HandlerTable[CombatState, [str, OptionalTell], None]()
"""What an option of such a question leads to."""


def register_answer_handler(purpose: type[P]) -> Callable[[AnswerHandler[P]], AnswerHandler[P]]:
    """Register the function that takes the units or spaces chosen for this purpose."""

    def keep(taking: AnswerHandler[P]) -> AnswerHandler[P]:
        ANSWER_HANDLERS.on(purpose, taking)
        return taking

    return keep


def register_consent_handler(purpose: type[C]) -> Callable[[ConsentHandler[C]], ConsentHandler[C]]:
    """Register the function that takes yes or no to this."""

    def keep(taking: ConsentHandler[C]) -> ConsentHandler[C]:
        CONSENT_HANDLERS.on(purpose, taking)
        return taking

    return keep


def register_option_handler(
    asked: type[Q],
    options: Callable[[CombatState, Q], list[str]],
    chosen: Callable[[CombatState, Q, str, OptionalTell], None],
) -> None:
    """Register the options of questions of another kind, and the function that takes the one chosen."""
    OPTION_LISTERS.on(asked, options)
    OPTION_HANDLERS.on(asked, chosen)


def ask_for_unit(
    state: CombatState,
    side: int,
    purpose: UnitPurpose,
    units: list[int],
    tell: OptionalTell,
    optional: bool = False,
) -> None:
    """Ask a side which unit; nobody is asked where none can be named."""
    if not units:
        ANSWER_HANDLERS.handler(purpose)(state, purpose, DECLINED, tell)
    elif len(units) == 1 and not optional:
        ANSWER_HANDLERS.handler(purpose)(state, purpose, units[0], tell)
    else:
        state.ask = UnitChoice(side, purpose, tuple(units), optional)


def ask_for_space(
    state: CombatState,
    side: int,
    purpose: SpacePurpose,
    spaces: tuple[int, ...],
    tell: OptionalTell,
    optional: bool = False,
) -> None:
    """Ask a side which space."""
    if not spaces:
        ANSWER_HANDLERS.handler(purpose)(state, purpose, DECLINED, tell)
    elif len(spaces) == 1 and not optional:
        ANSWER_HANDLERS.handler(purpose)(state, purpose, spaces[0], tell)
    else:
        state.ask = SpaceChoice(side, purpose, spaces, optional)


def ask_yes_or_no(state: CombatState, side: int, purpose: ConsentPurpose) -> None:
    """Ask a side whether it wants to."""
    state.ask = ConsentChoice(side, purpose)


def answer_options(state: CombatState) -> list[str]:
    """The answers to the question that is open."""
    asked = state.ask
    if asked is None:
        return []
    if isinstance(asked, ConsentChoice):
        return [YES, NO]
    if isinstance(asked, UnitChoice):
        found = [space_name(state.fighters[n].cell) or state.fighters[n].kind.key for n in asked.options]
        return [*found, NONE] if asked.optional else found
    if isinstance(asked, SpaceChoice):
        found = [space_name(space) for space in asked.options]
        return [*found, NONE] if asked.optional else found
    # Placing and dice have acts of their own.
    lister = OPTION_LISTERS.find_handler(asked)
    return [] if lister is None else lister(state, asked)


def apply_answer(state: CombatState, option: str, tell: OptionalTell) -> None:
    """Answer the open question."""
    asked = state.ask
    possible = answer_options(state)
    if asked is None:
        raise NotAnOption("h3-nothing-asked", "9", found=option)
    if option not in possible:
        raise NotAnOption("h3-not-an-option", "9", found=option, options=", ".join(possible))
    state.ask = None
    if isinstance(asked, ConsentChoice):
        CONSENT_HANDLERS.handler(asked.purpose)(state, asked.purpose, option == YES, tell)
    elif isinstance(asked, UnitChoice):
        unit = DECLINED if option == NONE else asked.options[possible.index(option)]
        ANSWER_HANDLERS.handler(asked.purpose)(state, asked.purpose, unit, tell)
    elif isinstance(asked, SpaceChoice):
        space = DECLINED if option == NONE else BY_NAME[option]
        ANSWER_HANDLERS.handler(asked.purpose)(state, asked.purpose, space, tell)
    else:
        OPTION_HANDLERS.handler(asked)(state, asked, option, tell)

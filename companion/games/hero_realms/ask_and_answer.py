"""Questions in the middle of an effect. Each kind has its options and its answer in `questions/`.

Where only one answer is possible it is given at once; where
none is, that part of the effect is skipped: hero_realms 4.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Never, TypeAlias, TypeVar, cast

from companion.games.hero_realms.events import OptionalTell
from companion.games.hero_realms.state import Detail, HeroState, PendingQuestion

NONE = "none"
"""The answer that declines."""

A_contra = TypeVar("A_contra", contravariant=True)
B_contra = TypeVar("B_contra", contravariant=True)


# Without slots: Python 3.11 cannot make a frozen one with slots by `QuestionKind[int, str](...)`.
@dataclass(frozen=True)
class QuestionKind(Generic[A_contra, B_contra]):
    """A kind of question: its options, what an answer does, and what follows where declining does more than nothing.

    `QuestionKind[int, str]` is about an `a` that is a number and a `b` that is a text; all its functions take them.
    """

    options: Callable[[HeroState, int, A_contra, B_contra], list[str]]
    answer: Callable[[HeroState, int, A_contra, B_contra, str, OptionalTell], None]
    decline: Callable[[HeroState, int, A_contra, B_contra, OptionalTell], None] | None = None


QuestionKinds: TypeAlias = dict[str, QuestionKind[Never, Never]]
"""Kinds by their names. What each is about differs, so nothing can be asked before it is known which one it is."""

OPTIONS: dict[str, Callable[[HeroState, int, Detail, Detail], list[str]]] = {}
ANSWERS: dict[str, Callable[[HeroState, int, Detail, Detail, str, OptionalTell], None]] = {}
DECLINES: dict[str, Callable[[HeroState, int, Detail, Detail, OptionalTell], None]] = {}
"""What follows where declining is more than leaving the part out."""


def register_question_kinds(kinds: QuestionKinds) -> None:
    """Have these kinds of question asked and answered by what each says of itself.

    Whoever asks gives `a` and `b` as the kind needs them, and they come back with the answer, so the kinds are kept as
    if each took whatever a question may be about.
    """
    for name, kind in cast("dict[str, QuestionKind[Detail, Detail]]", kinds).items():
        OPTIONS[name], ANSWERS[name] = kind.options, kind.answer
        if kind.decline is not None:
            DECLINES[name] = kind.decline


def ask_question(
    state: HeroState,
    kind: str,
    seat: int,
    tell: OptionalTell,
    a: Detail = None,
    b: Detail = None,
    optional: bool = False,
) -> None:
    """Ask a seat something, unless there is nothing to decide."""
    options = OPTIONS[kind](state, seat, a, b)
    if not options:
        state.did = 0
    elif len(options) == 1 and not optional:
        ANSWERS[kind](state, seat, a, b, options[0], tell)
    else:
        state.asks.append(PendingQuestion(kind, seat, a, b, optional))


def legal_answers(state: HeroState) -> list[str]:
    """The answers to the question that is open."""
    kind, seat, a, b, optional = state.asks[0]
    found = OPTIONS[kind](state, seat, a, b)
    return [*found, NONE] if optional else found


def apply_answer(state: HeroState, option: str, tell: OptionalTell) -> None:
    """Answer the open question with one of its options."""
    kind, seat, a, b, optional = state.asks.pop(0)
    if optional and option == NONE:
        decline = DECLINES.get(kind)
        if decline is None:
            state.did = 0
        else:
            decline(state, seat, a, b, tell)
        return
    ANSWERS[kind](state, seat, a, b, option, tell)

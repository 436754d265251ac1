"""The open questions, and what each asks: everything that a screen needs for it."""

from __future__ import annotations

from companion.games.heroes3.adventure.effect_handlers.handler_table import create_act_context
from companion.games.heroes3.adventure.effects.effect_context import restore_effect_context
from companion.games.heroes3.adventure.question_form import QuestionForm as QuestionForm
from companion.games.heroes3.adventure.questions.question_kinds import QUESTION_KINDS
from companion.games.heroes3.adventure.state import AdventureState, PendingQuestion
from companion.kernel.events import ignore_event
from companion.kernel.question_types import Chance, Decision, Question


def next_question(state: AdventureState) -> Question | None:
    """The first open question that play waits for, if any."""
    matter = next(iter(blocking_questions(state)), None)
    if matter is None:
        return None
    asked = build_question_form(state, matter)
    make = Chance if QUESTION_KINDS[matter.kind].chance else Decision
    return make(str(matter.id), asked.message, asked.options, matter.seat or None, f"heroes3 {asked.rule}")


def build_question_form(state: AdventureState, matter: PendingQuestion) -> QuestionForm:
    """What a matter asks."""
    only_looking = create_act_context(state, ignore_event)
    return QUESTION_KINDS[matter.kind].ask(restore_effect_context(only_looking, matter), matter)


def blocking_questions(state: AdventureState) -> tuple[PendingQuestion, ...]:
    """The open questions that play waits for; what is only offered for a while does not hold it up."""
    return tuple(matter for matter in state.table.matters if matter.kind != "offer")

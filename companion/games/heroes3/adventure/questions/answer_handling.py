"""Answers to open questions. Which there are depends on the kind of the question (`question_kinds.py`).

An answer that cannot be right is refused with those that would be; an empty one with `anyway` drops the question.
"""

from __future__ import annotations

from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.acts import Settle
from companion.games.heroes3.adventure.effects import effect_origins
from companion.games.heroes3.adventure.effects.effect_context import restore_effect_context
from companion.games.heroes3.adventure.questions.question_kinds import QUESTION_KINDS
from companion.games.heroes3.adventure.state import AdventureState, PendingQuestion
from companion.games.heroes3.combat.model.neutral_guards import LEVELS
from companion.games.heroes3.combat.model.refusals import WrongMoment
from companion.kernel.messages import message
from companion.kernel.refusals import Unknown


def _lower_level(state: AdventureState, matter: PendingQuestion) -> str:
    """A lower level of the same hero that still waits: several levels at once are resolved in order. heroes3 3."""
    kind, _, level = matter.source.partition(":")
    if kind != "level":
        return ""
    waiting = {other.source for other in state.table.matters if other.seat == matter.seat}
    below = LEVELS[: LEVELS.index(level)]
    return next((lower for lower in below if f"level:{lower}" in waiting), "")


def apply_answer(context: ActContext, act: Settle) -> None:
    """Answer a question: the answer is applied, then the rest of its effect is carried out."""
    matter = context.state.matter(act.matter)
    if not act.answer:
        context.forbid(
            WrongMoment(
                "h3s-fx-no-answer",
                effect_origins.origin_rule_number(matter.source),
                source=effect_origins.origin_name(matter.source),
            )
        )
        context.close(matter)
        dropped = message("h3s-dropped", name=context.name(matter.seat), what=effect_origins.origin_name(matter.source))
        context.note(matter.seat, effect_origins.origin_rule_number(matter.source), dropped, "remind")
        return
    if lower := _lower_level(context.state, matter):
        context.forbid(WrongMoment("h3s-level-first", "3", level=lower))
    if matter.kind not in QUESTION_KINDS:
        raise Unknown("h3s-fx-no-option", found=matter.kind, options=list(QUESTION_KINDS))
    effect_context = restore_effect_context(context, matter)
    follows = QUESTION_KINDS[matter.kind].take(effect_context, matter, act.answer)
    if follows is None:
        return  # It stays open, or has been closed on the way.
    context.close(matter)
    context.run_effect(
        matter.seat,
        matter.source,
        (*follows, *effect_context.rest),
        hero=matter.hero,
        memory=effect_context.memory,
    )

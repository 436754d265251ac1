"""A pool of dice in the middle: each player in turn rolls and may take one that shows the same. heroes3 1."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.heroes3.adventure.effect_handlers import dice_roll_effects
from companion.games.heroes3.adventure.effects import effect_origins, lasting_effects
from companion.games.heroes3.adventure.effects.effect_context import EffectContext, EffectHandler, StepResult
from companion.games.heroes3.adventure.effects.effect_notation import parse_effect
from companion.games.heroes3.adventure.question_form import NONE, QuestionForm
from companion.games.heroes3.adventure.state import EffectMemory, PendingQuestion
from companion.kernel.messages import message
from companion.kernel.question_types import Option
from companion.kernel.refusals import Unknown

POOL = "dice(2, treasure) & dice(2, resource) & dice-pool(share)"
OWN = "dice(1, treasure) & dice(1, resource) & dice-pool(match)"


def _pool(effect_context: EffectContext) -> StepResult:
    """The table rolls the pool, the drawer begins; whoever has rolled looks for the same in the pool."""
    (phase,) = effect_context.do.args
    if phase == "roll":
        return (*parse_effect(POOL), *effect_context.then)
    if phase == "share":
        _begin(effect_context, _clockwise(effect_context)[0], effect_context.memory.dice)
        return effect_context.then
    if _matching(effect_context):
        return effect_context.wait("match", _matching(effect_context))
    effect_context.note(
        message("h3s-fx-no-match", name=effect_context.name, source=effect_origins.origin_name(effect_context.source))
    )
    _go_on(effect_context, effect_context.memory.pool)
    return effect_context.then


def build_taken_pool_die_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which die of the pool is taken."""
    options = tuple(Option(face, dice_roll_effects.face_text(face)) for face in matter.found)
    asked = message("h3s-fx-match", name=effect_context.name, source=effect_origins.origin_name(matter.source))
    return QuestionForm(asked, (*options, NONE), optional=True, rule=effect_context.rule)


def apply_taken_pool_die_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """The die leaves the pool and gives what it shows; then the next player rolls."""
    taken = next((face for face in matter.found if "".join(answer).replace(" ", "") == face.replace(" ", "")), "")
    if not taken and answer != ("none",):
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=[*matter.found, "none"])
    pool = list(effect_context.memory.pool)
    if taken:
        pool.remove(taken)
    _go_on(effect_context, tuple(pool))
    return (
        (*parse_effect(dice_roll_effects.face_effect_notation(effect_context, taken)), *effect_context.then)
        if taken
        else effect_context.then
    )


def _matching(effect_context: EffectContext) -> tuple[str, ...]:
    """The faces of the pool that the own dice show, each once. No face of one die is on the other."""
    return tuple(dict.fromkeys(face for face in effect_context.memory.dice if face in effect_context.memory.pool))


def _go_on(effect_context: EffectContext, pool: tuple[str, ...]) -> None:
    seats = _clockwise(effect_context)
    after = seats[seats.index(effect_context.seat) + 1 :]
    if after and pool:
        _begin(effect_context, after[0], pool)


def _begin(effect_context: EffectContext, seat: str, pool: tuple[str, ...]) -> None:
    effect_context.context.run_effect(seat, effect_context.source, OWN, memory=EffectMemory(pool=pool))


def _clockwise(effect_context: EffectContext) -> list[str]:
    """Everybody in the order of the Event: clockwise from who drew it."""
    seats = lasting_effects.active_seats_in_order(effect_context.state)
    # The drawer's place is counted on as the card is drawn.
    drawer = effect_context.state.layout.body.players[effect_context.state.table.event_drawer - 1].id
    at = seats.index(drawer) if drawer in seats else 0
    return [*seats[at:], *seats[:at]]


HANDLERS: Mapping[str, EffectHandler] = {"dice-pool": _pool}

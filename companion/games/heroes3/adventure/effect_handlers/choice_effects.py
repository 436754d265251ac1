"""Effects with a choice: one of several options, optional steps, and conditions that only the player can answer."""

from __future__ import annotations

from companion.games.heroes3.adventure.effect_handlers import (
    card_loss_effects,
    event_card_draws,
    immediate_effects,
    take_or_pay_by_die_effects,
    unit_and_machine_gain_effects,
    unit_loss_effects,
)
from companion.games.heroes3.adventure.effects import effect_origins
from companion.games.heroes3.adventure.effects.effect_conditions import evaluate_condition
from companion.games.heroes3.adventure.effects.effect_context import EffectContext, StepResult
from companion.games.heroes3.adventure.effects.effect_notation import parse_effect
from companion.games.heroes3.adventure.effects.effect_text import describe_effect
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.question_form import NONE, YES, QuestionForm
from companion.games.heroes3.adventure.refusals import TooDear
from companion.games.heroes3.adventure.state import PendingQuestion
from companion.games.heroes3.combat.model.refusals import Forbidden, NotAllowed
from companion.kernel.building_blocks.effect_parser import Choose, Do, Effect, If
from companion.kernel.messages import Message, message
from companion.kernel.question_types import Option
from companion.kernel.refusals import Unknown


def build_choice_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which option is taken."""
    options = tuple(
        Option(
            text,
            _words(effect_context, branch),
            _message(impossible_branch_refusal(effect_context, (*branch, *effect_context.then))),
        )
        for text, branch in _ways(effect_context).items()
    )
    asked = message("h3s-fx-choose", name=effect_context.name, source=effect_origins.origin_name(matter.source))
    optional = effect_context.about.optional
    return QuestionForm(asked, (*options, NONE) if optional else options, optional=optional, rule=effect_context.rule)


def apply_choice_answer(effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]) -> StepResult:
    """Carry out the option that was chosen, named by its text or its number."""
    if answer == ("none",) and effect_context.about.optional:
        return ()
    ways = _ways(effect_context)
    wanted = _squeezed(" ".join(answer))
    for number, (text, branch) in enumerate(ways.items(), 1):
        if wanted in (_squeezed(text), str(number)):
            _check_units(effect_context, branch)
            return (*branch, *effect_context.then)
    raise Unknown(
        "h3s-fx-no-option",
        found=" ".join(answer),
        options=[*ways, *(["none"] if effect_context.about.optional else [])],
    )


def _check_units(effect_context: EffectContext, branch: Effect) -> None:
    """Refuse an option for which no unit fits; other words refuse by themselves what cannot be paid. heroes3 6."""
    about_units = [
        step for step in branch if isinstance(step, Do) and step.word in ("reinforce", *unit_loss_effects.HANDLERS)
    ]
    for step in about_units:
        if (refused := _refused(effect_context, step)) is not None:
            effect_context.context.forbid(refused)


def build_optional_step_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask whether the player carries out an optional step."""
    does = _words(effect_context, effect_context.about.effect)
    refused = impossible_branch_refusal(effect_context, (*effect_context.about.effect, *effect_context.then))
    asked = message("h3s-fx-may", name=effect_context.name, source=effect_origins.origin_name(matter.source), does=does)
    yes = Option(YES.id, YES.message, _message(refused))
    return QuestionForm(asked, (yes, NONE), optional=True, rule=effect_context.rule)


def apply_optional_step_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """Carry out the optional step, or skip it."""
    return (*effect_context.about.effect, *effect_context.then) if _agreed(answer) else ()


def build_condition_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask whether a condition holds that only the player knows."""
    does = describe_effect(effect_context.about.effect, effect_origins.origin_table_instructions(matter.source))
    asked = message("h3s-fx-if", name=effect_context.name, source=effect_origins.origin_name(matter.source), does=does)
    return QuestionForm(asked, (YES, NONE), optional=True, rule=effect_context.rule)


def apply_condition_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """Go on by what the player says about the condition."""
    (step,) = effect_context.about.effect
    assert isinstance(step, If)
    return step.then if _agreed(answer) else step.otherwise


def build_temporary_offer_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Offer something that may be used while it lasts; play goes on meanwhile."""
    does = describe_effect(parse_effect(matter.step), effect_origins.origin_table_instructions(matter.source))
    asked = message(
        "h3s-fx-offer", name=effect_context.name, source=effect_origins.origin_name(matter.source), does=does
    )
    return QuestionForm(asked, (YES, NONE), optional=True, rule=effect_context.rule, blocks=False)


def apply_temporary_offer_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """The player uses the offer now, or never."""
    return parse_effect(matter.step) if _agreed(answer) else ()


def impossible_branch_refusal(effect_context: EffectContext, effect: Effect) -> Forbidden | None:
    """Why an option cannot be taken: a price in it cannot be paid, or nothing fits it; None where it can."""
    cost = Purse()
    for step in effect:
        if not isinstance(step, Do):
            break
        if step.word in ("pay", "lose"):
            cost += Purse.of({step.args[1]: int(step.args[0])})
        elif step.word == "pay-die":
            cost += (
                take_or_pay_by_die_effects.resources_on_face(effect_context.memory.dice[0])
                if len(set(effect_context.memory.dice)) == 1
                else Purse()
            )
        elif (refused := _refused(effect_context, step)) is not None:
            return refused
    missing = effect_context.sheet.purse.missing(cost)
    return (
        TooDear(effect_origins.origin_name(effect_context.source), cost, missing, effect_context.rule)
        if missing
        else None
    )


def _refused(effect_context: EffectContext, step: Do) -> Forbidden | None:
    if step.word == "lose-mp" and max(
        immediate_effects.movement_points_of(effect_context, hero) for hero in immediate_effects.HEROES
    ) < int(step.args[0]):
        return NotAllowed("h3s-fx-no-points", "2", count=int(step.args[0]))
    if step.word == "spend-cube" and not effect_context.sheet.cubes.get(
        immediate_effects.building_with_counted_cubes(effect_context), 0
    ):
        return NotAllowed("h3s-fx-no-cube", "6", source=effect_origins.origin_name(effect_context.source))
    if step.word == "secondary-hero" and effect_context.sheet.secondary:
        return NotAllowed("h3s-one-secondary", "3", name=effect_context.name)
    if step.word == "xp" and effect_context.hero == "secondary":
        return NotAllowed("h3s-no-experience", "3")
    if step.word == "pandora":
        return event_card_draws.no_pandora_deck_refusal(effect_context)
    if step.word in ("remove", "sell-artifact"):
        return card_loss_effects.no_card_to_lose_refusal(effect_context, step)
    if step.word == "machine":
        return unit_and_machine_gain_effects.no_war_machine_left_refusal(effect_context, step)
    if step.word == "reinforce":
        return unit_and_machine_gain_effects.no_unit_to_reinforce_refusal(effect_context, step)
    if step.word in unit_loss_effects.HANDLERS:
        return unit_loss_effects.no_unit_to_lose_refusal(effect_context, step)
    return None


def _ways(effect_context: EffectContext) -> dict[str, Effect]:
    """The options that are offered: none that is only an `if` whose test fails."""
    (step,) = effect_context.about.effect
    assert isinstance(step, Choose)
    return {
        text: branch
        for text, branch in zip(step.texts, step.branches, strict=True)
        if not _out_of_question(effect_context, branch)
    }


def _out_of_question(effect_context: EffectContext, branch: Effect) -> bool:
    if len(branch) != 1 or not isinstance(branch[0], If) or branch[0].otherwise:
        return False
    return evaluate_condition(effect_context, branch[0].test) is False


def _words(effect_context: EffectContext, effect: Effect) -> Message:
    """An option in words, with what it brings afterwards."""
    tell = effect_origins.origin_table_instructions(effect_context.source)
    does = describe_effect(effect, tell)
    return (
        message("h3e-for", price=does, does=describe_effect(effect_context.then, tell)) if effect_context.then else does
    )


def _message(refused: Forbidden | None) -> Message | None:
    return refused.message if refused is not None else None


def _agreed(answer: tuple[str, ...]) -> bool:
    if answer not in (("yes",), ("none",)):
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=["yes", "none"])
    return answer == ("yes",)


def _squeezed(text: str) -> str:
    return "".join(text.split())

"""Effects that roll dice first and then take, pay or lose what one of the dice shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.games.heroes3.adventure.content.effect_vocabulary import RESOURCES
from companion.games.heroes3.adventure.content.reference_tables import get_reference_tables
from companion.games.heroes3.adventure.effect_handlers import dice_roll_effects, immediate_effects
from companion.games.heroes3.adventure.effects import effect_origins, lasting_effects
from companion.games.heroes3.adventure.effects.effect_context import EffectContext, EffectHandler, StepResult
from companion.games.heroes3.adventure.effects.effect_notation import parse_effect
from companion.games.heroes3.adventure.players import resource_gains_and_payments
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.question_form import QuestionForm
from companion.games.heroes3.adventure.refusals import purse_text
from companion.games.heroes3.adventure.state import PendingQuestion
from companion.kernel.messages import message
from companion.kernel.question_types import Option
from companion.kernel.refusals import Unknown


def resources_on_face(face: str) -> Purse:
    """The resources that a face shows; nothing for experience and cards."""
    resource, plus, count = face.partition("+")
    return Purse.of({resource: int(count)}) if plus and resource in RESOURCES else Purse()


def _of_one(effect_context: EffectContext) -> StepResult:
    """Gain, pay or lose what one of the dice shows; the player says which where they differ."""
    found = tuple(dict.fromkeys(effect_context.memory.dice))
    if not found:
        return ()
    return effect_context.wait("die", found) if len(found) > 1 else _by(effect_context, found[0])


def build_die_choice_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which of the dice counts."""
    asked = message(
        "h3s-fx-which-die", name=effect_context.name, does=immediate_effects.describe_effect_step(effect_context)
    )
    return QuestionForm(
        asked, tuple(Option(face, dice_roll_effects.face_text(face)) for face in matter.found), rule="5"
    )


def apply_die_choice_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """Apply the die that was chosen."""
    wanted = "".join(" ".join(answer).split())
    for face in matter.found:
        if "".join(face.split()) == wanted:
            return _by(effect_context, face)
    raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=list(matter.found))


def _by(effect_context: EffectContext, face: str) -> StepResult:
    if effect_context.do.word == "take-die":
        return (*parse_effect(dice_roll_effects.face_effect_notation(effect_context, face)), *effect_context.then)
    cost, purse = resources_on_face(face), effect_context.sheet.purse
    if effect_context.do.word == "lose-die":
        cost = purse - (purse - cost).floored()
        effect_context.sheet.purse -= cost
    else:
        resource_gains_and_payments.pay_resources(
            effect_context.context,
            effect_context.seat,
            cost,
            effect_context.rule,
            effect_origins.origin_name(effect_context.source),
        )
    effect_context.note(
        message(
            "h3s-fx-die-lost",
            name=effect_context.name,
            amount=purse_text(cost),
            source=effect_origins.origin_name(effect_context.source),
        ),
        "harm",
    )
    return effect_context.then


def _step(effect_context: EffectContext) -> StepResult:
    """Raise the production of the resource rolled by a step while the card lasts."""
    resource = next((face.partition("+")[0] for face in effect_context.memory.dice), "")
    if resource not in RESOURCES:
        return ()
    effect = f"production({get_reference_tables().production[resource]}, {resource})"
    lasting_effects.start_lasting_effect(
        effect_context.context, effect_context.source, effect, "always", effect_context.seat
    )
    return effect_context.then


def _name_resource(effect_context: EffectContext) -> StepResult:
    return effect_context.wait("name-resource")


def build_named_resource_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which resource the player names."""
    options = tuple(Option(resource, message("h3s-fx-resource", resource=resource)) for resource in RESOURCES)
    return QuestionForm(message("h3s-fx-name-resource", name=effect_context.name), options, rule=effect_context.rule)


def apply_named_resource_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """Keep the resource that the player names."""
    if len(answer) != 1 or answer[0] not in RESOURCES:
        raise Unknown("h3e-no-resource", found=" ".join(answer), options=list(RESOURCES))
    effect_context.memory = replace(effect_context.memory, named=answer[0])
    return effect_context.then


def _gamble(effect_context: EffectContext) -> StepResult:
    """Pay and roll, up to as many times as the effect says."""
    left = int(effect_context.do.args[0])
    if not left:
        return effect_context.then
    prices = [f"pay({step}, {resource})" for resource, step in (("gold", 3), ("materials", 2), ("valuables", 1))]
    ways = "; ".join(f"{price} & roll(1, resource, all) & gamble({left - 1})" for price in prices)
    return (*parse_effect(f"may(choose({ways}))"), *effect_context.then)


HANDLERS: Mapping[str, EffectHandler] = {
    **dict.fromkeys(("take-die", "pay-die", "lose-die"), _of_one),
    "step-of-die": _step,
    "name-resource": _name_resource,
    "gamble": _gamble,
}

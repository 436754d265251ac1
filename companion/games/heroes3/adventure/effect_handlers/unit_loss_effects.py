"""Effects by which a player loses units: a Pack is turned to its Few side, or a unit is lost. heroes3 6."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.heroes3.adventure.content import towns
from companion.games.heroes3.adventure.effect_handlers import immediate_effects, unit_and_machine_gain_effects
from companion.games.heroes3.adventure.effects import effect_origins
from companion.games.heroes3.adventure.effects.effect_context import EffectContext, EffectHandler, StepResult
from companion.games.heroes3.adventure.players import resource_gains_and_payments
from companion.games.heroes3.adventure.players.unit_deck import units_of_tier
from companion.games.heroes3.adventure.question_form import NONE, QuestionForm
from companion.games.heroes3.adventure.scenario import game_start
from companion.games.heroes3.adventure.state import PendingQuestion, Unit
from companion.games.heroes3.cards.unit_cards import Side, load_units
from companion.games.heroes3.combat.model.refusals import Forbidden, NotAllowed
from companion.kernel.building_blocks.effect_parser import Do
from companion.kernel.messages import message
from companion.kernel.question_types import Option
from companion.kernel.refusals import Unknown


def _lose(effect_context: EffectContext) -> StepResult:
    """A Pack is turned, or a unit lost, of choice where several fit."""
    fitting = _losable(effect_context, effect_context.do)
    if not fitting:
        return _spared(effect_context)
    if len(fitting) == 1:
        return _lost(effect_context, fitting[0])
    return effect_context.wait("lose-unit")


def build_unit_loss_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which unit is turned or lost."""
    options = tuple(
        Option(unit.side, unit_and_machine_gain_effects.unit_name_with_side(load_units().by_key[unit.side]))
        for unit in _losable(effect_context, effect_context.do)
    )
    asked = message(
        "h3s-fx-lose-unit",
        name=effect_context.name,
        source=effect_origins.origin_name(matter.source),
        does=immediate_effects.describe_effect_step(effect_context),
    )
    return QuestionForm(asked, options or (NONE,), rule="6")


def apply_unit_loss_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """Turn or remove the unit that was chosen."""
    fitting = _losable(effect_context, effect_context.do)
    for unit in fitting:
        if answer in ((unit.side,), (unit.unit,)):
            return _lost(effect_context, unit)
    if not fitting and answer == (NONE.id,):
        # A combat took meanwhile what would have been lost.
        return _spared(effect_context)
    options = [unit.side for unit in fitting] or [NONE.id]
    raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=options)


def _spared(effect_context: EffectContext) -> StepResult:
    effect_context.note(message("h3s-fx-no-unit", name=effect_context.name), "plain", "6")
    return effect_context.then


def _losable(effect_context: EffectContext, do: Do) -> list[Unit]:
    which = do.args[0]
    army = (
        units_of_tier(effect_context.sheet, which)
        if which in towns.DWELLINGS
        else list(dict.fromkeys(effect_context.sheet.army))
    )
    if do.word == "flip-pack":
        return [unit for unit in army if unit.pack]
    if which != "cheapest" or not army:
        return army
    least = min(_worth(unit) for unit in army)
    return [unit for unit in army if _worth(unit) == least]


def _worth(unit: Unit) -> int:
    """What a unit costs in gold, valuables counted at what they are sold for. heroes3 5."""
    side = load_units().by_key[unit.side]
    sides: list[Side] = [side] if side.below < 0 else [side, load_units().sides[side.below]]
    return sum(one.cost.get("gold", 0) + 3 * one.cost.get("valuables", 0) for one in sides)


def _lost(effect_context: EffectContext, unit: Unit) -> StepResult:
    name = load_units().by_key[unit.side].name
    if effect_context.do.word == "flip-pack":
        unit_and_machine_gain_effects.flip_unit_card(effect_context, unit, Unit(unit.unit))
        effect_context.note(message("h3s-fx-turned", name=effect_context.name, unit=name), "harm", "6")
        return effect_context.then
    army = list(effect_context.sheet.army)
    army.remove(unit)
    effect_context.sheet.army = tuple(army)
    effect_context.note(message("h3s-fx-loses", name=effect_context.name, what=name), "harm", "6")
    resource_gains_and_payments.count_for_game_statistics(effect_context.context, effect_context.seat, "units-lost")
    game_start.give_starting_units_to_empty_army(effect_context.context, effect_context.seat)
    return effect_context.then


def no_unit_to_lose_refusal(effect_context: EffectContext, do: Do) -> Forbidden | None:
    """A refusal where no unit of the deck fits."""
    return None if _losable(effect_context, do) else NotAllowed("h3s-fx-no-fitting-unit", "6", name=effect_context.name)


HANDLERS: Mapping[str, EffectHandler] = dict.fromkeys(("flip-pack", "lose-unit"), _lose)

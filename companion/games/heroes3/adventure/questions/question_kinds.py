"""The kinds of open questions: for each what it asks, and what its answer does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.games.heroes3.adventure.effect_handlers import (
    auction_and_barter_effects,
    card_gain_effects,
    card_loss_effects,
    choice_effects,
    dice_pool_effects,
    dice_roll_effects,
    event_card_draws,
    immediate_effects,
    take_or_pay_by_die_effects,
    unit_and_machine_gain_effects,
    unit_loss_effects,
)
from companion.games.heroes3.adventure.effects.effect_context import AnswerHandler, EffectContext, StepResult
from companion.games.heroes3.adventure.players import flagged_map_fields, place_visits, turn_order_and_team_choice
from companion.games.heroes3.adventure.question_form import QuestionForm
from companion.games.heroes3.adventure.state import PendingQuestion
from companion.kernel.messages import message
from companion.kernel.question_types import Option
from companion.kernel.refusals import Unknown


@dataclass(frozen=True, slots=True)
class QuestionKind:
    """A kind of question; `chance` where a die or a deck answers, not a person."""

    ask: Callable[[EffectContext, PendingQuestion], QuestionForm]
    take: AnswerHandler
    chance: bool = False


def _ask_first(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    options = tuple(
        Option(seat, message("h3s-fx-player", name=effect_context.context.name(seat))) for seat in matter.found
    )
    return QuestionForm(message("h3s-who-first", team=matter.source.partition(":")[2]), options, rule="1")


def _take_first(effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]) -> StepResult:
    """Who of a team goes first."""
    if len(answer) != 1 or answer[0] not in matter.found:
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=list(matter.found))
    turn_order_and_team_choice.apply_team_first_player_choice(effect_context.context, matter, answer[0])
    return ()


QUESTION_KINDS: Mapping[str, QuestionKind] = {
    "choose": QuestionKind(choice_effects.build_choice_question, choice_effects.apply_choice_answer),
    "may": QuestionKind(choice_effects.build_optional_step_question, choice_effects.apply_optional_step_answer),
    "if": QuestionKind(choice_effects.build_condition_question, choice_effects.apply_condition_answer),
    "offer": QuestionKind(choice_effects.build_temporary_offer_question, choice_effects.apply_temporary_offer_answer),
    "tell": QuestionKind(immediate_effects.build_table_task_question, immediate_effects.apply_table_task_answer),
    "trade": QuestionKind(immediate_effects.build_trades_done_question, immediate_effects.apply_trades_done_answer),
    "hero": QuestionKind(immediate_effects.build_movement_hero_question, immediate_effects.apply_movement_hero_answer),
    "roll": QuestionKind(
        dice_roll_effects.build_rolled_faces_question, dice_roll_effects.apply_rolled_faces_answer, chance=True
    ),
    "rolled": QuestionKind(
        dice_roll_effects.build_take_or_reroll_question, dice_roll_effects.apply_take_or_reroll_answer
    ),
    "die": QuestionKind(
        take_or_pay_by_die_effects.build_die_choice_question, take_or_pay_by_die_effects.apply_die_choice_answer
    ),
    "name-resource": QuestionKind(
        take_or_pay_by_die_effects.build_named_resource_question, take_or_pay_by_die_effects.apply_named_resource_answer
    ),
    "match": QuestionKind(
        dice_pool_effects.build_taken_pool_die_question, dice_pool_effects.apply_taken_pool_die_answer
    ),
    "bids": QuestionKind(auction_and_barter_effects.build_bids_question, auction_and_barter_effects.apply_bids_answer),
    "partner": QuestionKind(
        auction_and_barter_effects.build_barter_partner_question, auction_and_barter_effects.apply_barter_partner_answer
    ),
    "barter": QuestionKind(
        auction_and_barter_effects.build_barter_question, auction_and_barter_effects.apply_barter_answer
    ),
    "search": QuestionKind(
        card_gain_effects.build_search_result_question, card_gain_effects.apply_search_result_answer
    ),
    "buy": QuestionKind(
        card_gain_effects.build_artifact_purchase_question, card_gain_effects.apply_artifact_purchase_answer
    ),
    "statistic": QuestionKind(
        card_gain_effects.build_statistic_card_question, card_gain_effects.apply_statistic_card_answer
    ),
    "remove": QuestionKind(card_loss_effects.build_card_removal_question, card_loss_effects.apply_card_removal_answer),
    "lay-in": QuestionKind(
        card_loss_effects.build_card_to_middle_question, card_loss_effects.apply_card_to_middle_answer
    ),
    "permanent": QuestionKind(
        card_loss_effects.build_lost_permanent_card_question, card_loss_effects.apply_lost_permanent_card_answer
    ),
    "reinforce": QuestionKind(
        unit_and_machine_gain_effects.build_reinforce_question, unit_and_machine_gain_effects.apply_reinforce_answer
    ),
    "machine": QuestionKind(
        unit_and_machine_gain_effects.build_war_machine_question, unit_and_machine_gain_effects.apply_war_machine_answer
    ),
    "recruit": QuestionKind(
        unit_and_machine_gain_effects.build_neutral_recruits_question,
        unit_and_machine_gain_effects.apply_neutral_recruits_answer,
    ),
    "lose-unit": QuestionKind(unit_loss_effects.build_unit_loss_question, unit_loss_effects.apply_unit_loss_answer),
    "unit": QuestionKind(
        unit_and_machine_gain_effects.build_starting_unit_question,
        unit_and_machine_gain_effects.apply_starting_unit_answer,
    ),
    "taken": QuestionKind(flagged_map_fields.build_taken_field_question, flagged_map_fields.apply_taken_field_answer),
    "town": QuestionKind(place_visits.build_visited_town_question, place_visits.apply_visited_town_answer),
    "first": QuestionKind(_ask_first, _take_first),
    **dict.fromkeys(
        ("draw-astrologers", "draw-event", "draw-pandora"),
        QuestionKind(event_card_draws.build_drawn_card_question, event_card_draws.apply_drawn_card_answer, chance=True),
    ),
}
"""Every kind there is."""

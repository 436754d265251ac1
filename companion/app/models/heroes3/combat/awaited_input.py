"""What a combat waits for now, and which taps on the board answer it. Pure functions of a position."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal

from companion.app.models.heroes3.combat.dialog_states import CardDraft
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.bots.ai_decisions import AiDecision
from companion.games.heroes3.combat.game import Heroes3Combat
from companion.games.heroes3.combat.model.ask_and_answer import NONE, answer_options
from companion.games.heroes3.combat.model.board import BY_NAME, NAMES, SPACES
from companion.games.heroes3.combat.model.questions import (
    CardQuestion,
    CombatQuestion,
    ConsentChoice,
    DiceQuestion,
    PlacementQuestion,
    RoundLimitQuestion,
    SpaceChoice,
    TableRequest,
    UnitChoice,
)
from companion.games.heroes3.combat.model.state import CombatState, space_name
from companion.games.heroes3.combat.reach_and_legal_acts import count_steps_to_spaces, legal_acts
from companion.kernel.events import ignore_event
from companion.kernel.messages import Message
from companion.kernel.refusals import Refused

AwaitedInput = Literal["card", "place", "question", "yes", "dice", "limit", "table", "mine", "chair", "tie", "over"]
"""What play waits for: a neutral card that was drawn, placing, a choice, dice, the end of a round, a unit of the
people, one of the app, a choice that the rules for AI units leave to the people, or nothing more."""

_ASKS: dict[type[CombatQuestion], AwaitedInput] = {
    CardQuestion: "card",
    PlacementQuestion: "place",
    DiceQuestion: "dice",
    RoundLimitQuestion: "limit",
    TableRequest: "table",
    ConsentChoice: "yes",
}
_GAME = Heroes3Combat()
MORE_TARGETS = "h3-card-needs-target"
"""The refusal that says: another target has to be named."""


def find_awaited_input(state: CombatState, decision: AiDecision | None) -> AwaitedInput:
    """What play waits for."""
    if state.phase == "over":
        return "over"
    if decision is not None:
        return "tie" if decision.act is None else "chair"
    if state.ask is not None:
        return _ASKS.get(type(state.ask), "question")
    return "mine"


def list_tappable_acts(state: CombatState, decision: AiDecision | None, overruled: bool) -> list[Act]:
    """The acts among which taps on the board choose."""
    if state.phase == "over":
        return []
    if decision is not None and not overruled:
        return [choice.act for choice in decision.options]
    if state.ask is not None:
        if isinstance(state.ask, (UnitChoice, SpaceChoice)):
            return [acts.Choose(option) for option in answer_options(state) if option != NONE]
        return []
    return legal_acts(state) if state.active >= 0 else []


# --- which spaces an act can be tapped on ---------------------------------------------------------


def get_target_space(act: Act) -> str:
    """The space that stands for an act on the board, before it is said where from."""
    match act:
        case acts.Attack(target) | acts.Use(target):
            return target
        case acts.Move(to):
            return to
        case acts.Choose(option):
            return option
        case acts.PlayCard(targets=targets) if targets:
            return targets[0]
        case acts.Boost(unit=unit) | acts.Mark(unit=unit):
            return unit
    return ""


def filter_attacks_on_target(given: Iterable[Act], target: str) -> list[acts.Attack]:
    """The attacks on one target, from wherever."""
    return [act for act in given if isinstance(act, acts.Attack) and act.target == target]


def get_attack_origin(state: CombatState, act: acts.Attack) -> str:
    """The space from which an attack is made."""
    return act.at or space_name(state.actor.cell)


def find_common_attack_target(given: Sequence[Act]) -> str:
    """The target where all that is left to say is where from."""
    targets = {act.target for act in given if isinstance(act, acts.Attack)}
    return targets.pop() if len(targets) == 1 and all(isinstance(act, acts.Attack) for act in given) else ""


def pick_nearest_attack(state: CombatState, attacks: Sequence[acts.Attack]) -> acts.Attack:
    """Of several attacks on one target, the one with the fewest steps."""
    if state.actor.cell >= SPACES:
        return attacks[0]
    steps = count_steps_to_spaces(state, state.actor)
    return min(attacks, key=lambda act: (steps[BY_NAME[get_attack_origin(state, act)]], get_attack_origin(state, act)))


# --- cards ----------------------------------------------------------------------------------------


def build_card_act_from_draft(draft: CardDraft) -> Act:
    """What a draft means as it stands."""
    unit = draft.targets[0] if draft.targets else ""
    if draft.card:
        return acts.PlayCard(draft.card, draft.power, draft.targets, draft.way, draft.choice, draft.discarded, "mine")
    if draft.damage:
        return acts.Damage(unit, draft.damage)
    return acts.Boost(unit, draft.attack, draft.defense, side="mine")


def find_act_refusal(state: CombatState, act: Act) -> Message | None:
    """Why an act cannot be; None where it can. The position stays as it is."""
    try:
        _GAME.apply(state.copy(), act, ignore_event)
    except Refused as refused:
        return refused.message
    return None


def find_card_draft_problem(state: CombatState, draft: CardDraft) -> Message | None:
    """What is still in the way of a draft: more targets to tap, or a refusal."""
    if not draft.card and not draft.targets:
        return Message(MORE_TARGETS)
    return find_act_refusal(state, build_card_act_from_draft(draft))


def list_next_card_target_spaces(state: CombatState, draft: CardDraft) -> list[str]:
    """The spaces that can be named next: with them the card can be played, or only lacks one more."""
    if not draft.card:
        return [NAMES[fighter.cell] for side in (0, 1) for fighter in state.units(side) if not draft.targets]
    found = []
    for space in NAMES:
        if space in draft.targets:
            continue
        refused = find_card_draft_problem(state, replace(draft, targets=(*draft.targets, space)))
        if refused is None or refused.id == MORE_TARGETS:
            found.append(space)
    # A card that wants no target takes any: then nothing is marked.
    return [] if len(found) + len(draft.targets) == len(NAMES) else found

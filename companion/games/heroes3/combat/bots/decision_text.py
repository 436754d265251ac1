"""Why an AI side does what it does, in words, with everything it passed over. heroes3 13."""

from __future__ import annotations

from companion.games.heroes3.cards.hero_cards import load_cards as book
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.bots.decision_types import AiDecision, AiOption, AiPlan
from companion.games.heroes3.combat.bots.target_priority import (
    NOT_RANGED,
    count_walking_steps,
    effective_tier,
    find_best_targets,
    target_rank,
)
from companion.games.heroes3.combat.model.ai_conventions import Conventions
from companion.games.heroes3.combat.model.board import BESIDE, BY_NAME, DISTANCE, NEAR, SPACES, spaces_in_mask
from companion.games.heroes3.combat.model.events import unit_label
from companion.games.heroes3.combat.model.questions import Choice
from companion.games.heroes3.combat.model.state import THEIRS, CombatState, Fighter
from companion.games.heroes3.combat.model.unit_types import TIERS
from companion.games.heroes3.combat.reach_and_legal_acts import FAR, attackable_targets, enemies_next_to
from companion.kernel.events import Reason
from companion.kernel.messages import Argument, Message, message


def explain_plan(state: CombatState, plan: AiPlan, how: Conventions) -> AiDecision:
    """A plan with its reason: one act, or several that the table chooses from."""
    reason = _reason(state, plan, how)
    if len(plan.acts) == 1:
        return AiDecision(plan.acts[0], reason)
    return AiDecision(None, reason, tuple(AiOption(act, _option(state, act)) for act in plan.acts))


def _reason(state: CombatState, plan: AiPlan, how: Conventions) -> Reason:
    if plan.rule == "attack":
        return Reason("heroes3 13.2", _why_attack(state, plan, how), _passed(state, plan))
    if plan.rule in ("approach", "nearer"):
        return Reason("heroes3 13.2", _why_approach(state, plan))
    if plan.rule in ("wall", "to-wall", "defend"):
        return Reason("heroes3 13.3", message(f"h3c-why-{plan.rule}", unit=unit_label(state.actor)))
    if plan.rule in ("hold", "done", "instead"):
        return Reason("heroes3 13.2", message(f"h3c-why-{plan.rule}", unit=unit_label(state.actor)))
    if plan.rule == "answer":
        assert isinstance(state.ask, Choice)
        return Reason("heroes3 13.2", message("h3c-why-answer", what=state.ask.purpose.word, count=len(plan.acts)))
    return Reason("heroes3 13.4", _why_card(state, plan))


# --- attacks -------------------------------------------------------------------------------------


def _why_attack(state: CombatState, plan: AiPlan, how: Conventions) -> Message:
    fighter, aims = state.actor, find_best_targets(state, state.actor, how)
    target = aims[0].target
    group = [
        other
        for other, _ in attackable_targets(state, fighter)
        if target_rank(fighter, other) == target_rank(fighter, target)
    ]
    chosen: Message
    if len(aims) > 1:
        chosen = message("h3c-tied", targets=[unit_label(aim.target) for aim in aims])
    elif len(group) == 1:
        chosen = message("h3c-only-one", target=unit_label(target))
    else:
        away = "health" if fighter.cell == BESIDE else "steps"
        steps = target.left if fighter.cell == BESIDE else aims[0].distance
        chosen = message("h3c-closest", target=unit_label(target), count=len(group), steps=steps, by=away)
    spaces_open = message("h3c-equal-spaces") if len(aims) == 1 and len(plan.acts) > 1 else message("h3c-nothing-more")
    return message(
        "h3c-why-attack",
        unit=unit_label(fighter),
        which=_order_of(state, fighter),
        tier=tier_message(fighter),
        wanted=tier_message(target),
        ranged=_yes(target.kind.ranged),
        chosen=chosen,
        spaces=spaces_open,
    )


def _order_of(state: CombatState, fighter: Fighter) -> str:
    """Which rule chose the class of targets."""
    if effective_tier(fighter) < 0:
        return "nearest"
    if fighter.cell == BESIDE:
        return "tower"
    if fighter.kind.ranged:
        return "neighbour" if enemies_next_to(state, fighter.side, fighter.cell) else "ranged"
    return "walking"


def _passed(state: CombatState, plan: AiPlan) -> tuple[Message, ...]:
    """Every other enemy, and why it is not attacked."""
    fighter, chosen = state.actor, plan.about
    possible = {target.n for target, _ in attackable_targets(state, fighter)}
    best = target_rank(fighter, chosen[0])
    return tuple(
        _passed_one(state, fighter, other, other.n in possible, best)
        for other in state.living(1 - fighter.side)
        if other not in chosen
    )


def _passed_one(state: CombatState, fighter: Fighter, other: Fighter, possible: bool, best: int) -> Message:
    if not possible:
        if fighter.kind.ranged:
            return message("h3c-passed-not-beside", unit=unit_label(other))
        if other.cell == BESIDE:
            return message("h3c-passed-tower", unit=unit_label(other))
        steps = min(
            (count_walking_steps(state, fighter)[space] for space in spaces_in_mask(NEAR[other.cell])), default=FAR
        )
        steps = FAR if state.rooted else steps
        return message("h3c-passed-out-of-reach", unit=unit_label(other), steps=steps if steps < FAR else -1)
    place = target_rank(fighter, other)
    if place > best:
        kind = "not-ranged" if place >= NOT_RANGED > best else "later"
        return message("h3c-passed-class", unit=unit_label(other), tier=tier_message(other), how=kind)
    if fighter.cell == BESIDE:
        return message("h3c-passed-healthier", unit=unit_label(other), left=other.left)
    away = DISTANCE[fighter.cell][other.cell] if other.cell < SPACES else 0
    if not fighter.kind.ranged:
        away = min(count_walking_steps(state, fighter)[space] for space in spaces_in_mask(NEAR[other.cell]))
    return message("h3c-passed-farther", unit=unit_label(other), steps=away)


def _why_approach(state: CombatState, plan: AiPlan) -> Message:
    targets = [unit_label(other) for other in plan.about]
    return message(
        "h3c-why-approach", unit=unit_label(state.actor), targets=targets, how=plan.rule, count=len(plan.acts)
    )


def tier_message(fighter: Fighter) -> Message:
    """The name of a unit's tier."""
    number = effective_tier(fighter)
    return message("h3c-tier", tier=TIERS[number] if number >= 0 else "none")


def _yes(value: bool) -> str:
    return "yes" if value else "no"


# --- cards ---------------------------------------------------------------------------------------


def _why_card(state: CombatState, plan: AiPlan) -> Message:
    side = state.sides[THEIRS]
    card: Argument = book().ai[side.hand[0]].name if side.hand else ""
    spell: Argument = book().by_id[side.spell or side.kept].name if side.spell or side.kept else ""
    about = [unit_label(fighter) for fighter in plan.about]
    amount = book().ai[side.hand[0]].amount[state.fight.difficulty] if side.hand else 0
    return message(
        "h3c-why-card", rule=plan.rule, card=card, spell=spell, units=about, amount=amount, count=len(plan.acts)
    )


# --- what the table may choose -------------------------------------------------------------------


def _option(state: CombatState, act: Act) -> Message:
    if isinstance(act, acts.Attack):
        there = state.at(BY_NAME[act.target])
        target: Argument = unit_label(there) if there is not None else act.target
        if act.at:
            return message("h3c-option-attack", target=target, space=act.at)
        return message("h3c-option-attack-here", target=target)
    if isinstance(act, acts.Move):
        return message("h3c-option-move", space=act.to)
    if isinstance(act, acts.Choose):
        chosen = state.at(BY_NAME[act.option]) if act.option in BY_NAME else None
        return message("h3c-option", what=act.option if chosen is None else unit_label(chosen))
    if isinstance(act, acts.Use):
        named: tuple[str, ...] = (act.target,)
    else:
        named = act.targets if isinstance(act, acts.PlayCard) else (getattr(act, "unit", ""),)
    units = [unit_label(there) for name in named if (there := state.at(BY_NAME[name])) is not None]
    return message("h3c-option-on", units=units)

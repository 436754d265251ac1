"""Combat rounds and who acts next. heroes3 9."""

from __future__ import annotations

from companion.games.heroes3.combat.flow.space_tokens import remove_expired_tokens
from companion.games.heroes3.combat.model.ask_and_answer import register_answer_handler
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event, is_human_side, unit_label
from companion.games.heroes3.combat.model.pending_steps import register_step_handler
from companion.games.heroes3.combat.model.questions import FirstToAct, UnitChoice
from companion.games.heroes3.combat.model.state import CombatState, Fighter
from companion.games.heroes3.combat.model.steps import (
    NEXT_ACTIVATION,
    Activate,
    BeginRound,
    EndRound,
    NextActivation,
    RunMachines,
)
from companion.kernel.messages import message


@register_step_handler(BeginRound)
def begin_round(state: CombatState, _: BeginRound, tell: OptionalTell) -> None:
    """A combat round begins: everybody may act and strike back again, and what lasted until now is over."""
    state.round += 1
    state.phase, state.level_of_tie = "fight", -1
    now = state.round
    for fighter in state.fighters:
        fighter.acted = fighter.retaliated = False
        if fighter.effects:
            fighter.effects = tuple(effect for effect in fighter.effects if not effect[2] or effect[2] >= now)
            fighter.speak_again()
            fighter.shrink()
    for side in state.sides:
        side.spells, side.spells_allowed, side.first = 0, 1 + side.total("more-spells"), -1
        if side.wards:
            side.wards = tuple(ward for ward in side.wards if not ward[2] or ward[2] >= now)
        side.powers.clear()
    if state.ground:
        remove_expired_tokens(state)
    if tell is not None:
        emit_event(tell, 0, "9", message("h3-round", round=now), "turn")
    state.todo.append(NEXT_ACTIVATION)
    if state.fight.mine.machines or state.fight.theirs.machines:
        state.todo.append(RunMachines())


@register_step_handler(NextActivation)
def queue_next_activation_or_ask(state: CombatState, _: NextActivation, tell: OptionalTell) -> None:
    """The unit with the highest Initiative acts; of several, the sides take turns, beginning with the attacker."""
    if (state.sides[0].wards or state.sides[1].wards) and _called(state):
        return
    level, waiting = _fastest(state)
    if not waiting:
        state.todo.append(EndRound())
        return
    first = 0 if state.fight.attacker == "mine" else 1
    side = first if level != state.level_of_tie else 1 - state.side_of_tie
    own = [fighter for fighter in waiting if fighter.side == side]
    if not own:
        side, own = 1 - side, waiting
    state.level_of_tie, state.side_of_tie = level, side
    if len(own) > 1 and is_human_side(state, side):
        # Whose order it is among tied units of one side is not said: the owner chooses. heroes3 9, GAP.
        state.ask = UnitChoice(side, FirstToAct(), tuple(fighter.n for fighter in own), False)
        return
    state.todo.append(Activate(own[0].n))


def _called(state: CombatState) -> bool:
    """Whether a card lets a unit act now, out of turn."""
    for side in state.sides:
        for ward in side.wards:
            if ward[0] == "activate":
                side.wards = tuple(other for other in side.wards if other is not ward)
                if state.fighters[ward[1]].cell >= 0:
                    state.todo.append(Activate(ward[1]))
                    return True
    return False


@register_answer_handler(FirstToAct)
def apply_tied_order_choice(state: CombatState, purpose: FirstToAct, value: int, tell: OptionalTell) -> None:
    """The owner chose which of the tied units acts."""
    state.todo.append(Activate(value) if value >= 0 else NEXT_ACTIVATION)


def _fastest(state: CombatState) -> tuple[int, list[Fighter]]:
    level, waiting = -99, []
    for fighter in state.fighters:
        if fighter.acted or fighter.cell < 0:
            continue
        initiative = fighter.kind.initiative if not fighter.effects and not fighter.stack else fighter.initiative
        if initiative > level:
            level, waiting = initiative, [fighter]
        elif initiative == level:
            waiting.append(fighter)
    return level, waiting


def remaining_turn_order(state: CombatState) -> list[Fighter]:
    """Everybody who still acts in this round, in order; tied units of one side as they were placed."""
    left = [fighter for fighter in state.fighters if not fighter.acted and fighter.cell >= 0]
    first = 0 if state.fight.attacker == "mine" else 1
    level, side, found = state.level_of_tie, state.side_of_tie, []
    if state.active >= 0:
        found = [fighter for fighter in left if fighter.n == state.active]
        left = [fighter for fighter in left if fighter.n != state.active]
    while left:
        top = max(fighter.initiative for fighter in left)
        side = 1 - side if top == level else first
        tied = [fighter for fighter in left if fighter.initiative == top]
        chosen = next((fighter for fighter in tied if fighter.side == side), tied[0])
        level, side = top, chosen.side
        found.append(chosen)
        left.remove(chosen)
    return found


def report_activation_start(fighter: Fighter, tell: OptionalTell) -> None:
    """Say that a unit's activation begins."""
    if tell is not None:
        emit_event(tell, fighter.side, "9", message("h3-acts", unit=unit_label(fighter)), "turn")

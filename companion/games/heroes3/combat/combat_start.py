"""How a combat begins, from the armies to the first activation. heroes3 8."""

from __future__ import annotations

from companion.games.heroes3.combat.cards.card_context import COMBAT as ALL_COMBAT
from companion.games.heroes3.combat.cards.war_machines import apply_permanent_machines
from companion.games.heroes3.combat.flow.activation import parse_space
from companion.games.heroes3.combat.flow.combat_end import end_combat
from companion.games.heroes3.combat.flow.neutral_draw_and_placement import add_army, add_printed_guards, reset_board
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event, is_human_side, unit_label
from companion.games.heroes3.combat.model.neutral_guards import LEVELS, build_remaining_neutral_decks
from companion.games.heroes3.combat.model.pending_steps import register_step_handler, run_pending_steps
from companion.games.heroes3.combat.model.refusals import NoTarget
from companion.games.heroes3.combat.model.setup_data import Army, Fight, Layout
from companion.games.heroes3.combat.model.state import EMPTY, MINE, THEIRS, CombatState, Side
from companion.games.heroes3.combat.model.steps import (
    BEGIN_ROUND,
    NEXT_ACTIVATION,
    Activate,
    DrawNeutrals,
    PlaceArmy,
    PlaceBankGuards,
    ResumeRound,
    SetUpSiege,
    SortArmy,
    StartFight,
    Step,
)
from companion.kernel.building_blocks.piles import Pile
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.messages import message


def create_opening_state(layout: Layout, seed: int, tell: OptionalTell) -> CombatState:
    """The first position of a table."""
    state = CombatState(layout, Luck.from_seed(seed), layout.body.fight)
    begin_combat(state, layout.body.fight, tell)
    return state


def begin_combat(state: CombatState, fight: Fight, tell: OptionalTell) -> None:
    """Set up a combat at a table; the decks of neutral cards stay as they are."""
    decks = state.decks
    fresh = CombatState(state.layout, state.luck, fight)
    for name in CombatState.__slots__:
        setattr(state, name, getattr(fresh, name))
    state.decks = decks
    if _quick(fight):
        end_combat(state, "quick", tell)
        return
    state.board = [EMPTY] * len(state.board)
    reset_board(state)
    state.sides = [_side(state, fight.mine), _side(state, fight.theirs)]
    for n, side in enumerate(state.sides):
        side.wards = tuple((word, 1, ALL_COMBAT, n) for word in fight.wards)
    add_army(state, MINE, fight.mine)
    add_army(state, THEIRS, fight.theirs)
    drawn = fight.kind == "neutral" and not fight.theirs.units
    if fight.kind == "neutral" and not state.decks:
        body = state.layout.body
        state.decks = build_remaining_neutral_decks(body.boxes, body.discarded, body.held)
    if drawn:
        add_printed_guards(state)
    state.todo = _program(fight, drawn)
    run_pending_steps(state, tell)


def _quick(fight: Fight) -> bool:
    """A hero of a higher level than the field does not fight. heroes3 8."""
    return fight.kind == "neutral" and bool(fight.level) and fight.mine.hero.level > LEVELS.index(fight.level) + 1


def _program(fight: Fight, drawn: bool) -> list[Step]:
    """What happens before the first activation; the last step of the list comes first."""
    first, second = (MINE, THEIRS) if fight.attacker == "mine" else (THEIRS, MINE)
    program: list[Step] = [PlaceArmy(first, partly=1)]
    if fight.kind == "bank" and not fight.theirs.units:
        program.append(PlaceBankGuards())
    elif drawn:
        program.append(DrawNeutrals())
    program.append(PlaceArmy(second, partly=1))
    program += [SortArmy(side) for side, army in ((MINE, fight.mine), (THEIRS, fight.theirs)) if army.by == "ai"]
    if fight.siege is not None:
        program.append(SetUpSiege())
    program += [StartFight(), ResumeRound(fight.open_round) if fight.open_round else BEGIN_ROUND]
    return program[::-1]


def _side(state: CombatState, army: Army) -> Side:
    side = Side(army.hero.movement)
    side.rerolls = army.rerolls
    if army.deck:
        side.deck = Pile(list(army.deck))
        side.deck.shuffle(state.luck)
    if army.spells:
        side.spell_deck = Pile(list(army.spells))
        side.spell_deck.shuffle(state.luck)
    return side


@register_step_handler(StartFight)
def start_first_round(state: CombatState, _: StartFight, tell: OptionalTell) -> None:
    """Start combat once everybody is placed: effects of the start, then the first round."""
    apply_permanent_machines(state)
    if tell is None:
        return
    emit_event(tell, MINE, "9", message("h3-begins", attacker=state.fight.attacker), "turn")
    for fighter in state.fighters:
        drawing = fighter.kind.always.get("draw-card")
        if fighter.cell >= 0 and drawing == ("start",) and is_human_side(state, fighter.side):
            emit_event(tell, fighter.side, "6", message("h3-draw", unit=unit_label(fighter)), "remind")


@register_step_handler(ResumeRound)
def resume_mid_round(state: CombatState, now: ResumeRound, tell: OptionalTell) -> None:
    """Begin in the middle of a combat round, as the table described it."""
    state.round, state.phase = now.round, "fight"
    acting = state.at(parse_space(state.fight.acting)) if state.fight.acting else None
    if state.fight.acting and acting is None:
        raise NoTarget("h3-nobody-there", "8", space=state.fight.acting)
    if acting is None:
        state.todo.append(NEXT_ACTIVATION)
        return
    state.level_of_tie, state.side_of_tie = acting.initiative, acting.side
    state.todo.append(Activate(acting.n))

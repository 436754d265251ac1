"""Carrying out effects: the loop that runs a program, and the visible part of it where a physical player plays."""

from __future__ import annotations

from companion.games.hero_realms.card_data.effect_compiler import BoundOp, EffectProgram, number_operand
from companion.games.hero_realms.effects.effect_operations import OPERATIONS
from companion.games.hero_realms.events import OptionalTell
from companion.games.hero_realms.state import HeroState


def run_program(state: HeroState, seat: int, program: EffectProgram, tell: OptionalTell, at: int = 0) -> None:
    """Go through a program until its end or the next question."""
    code = program.bound or _bind(program)
    if seat in state.table.people:
        code = program.seen or _bind_seen(program)
    source, end = program.kind, len(code)
    while at < end:
        operation, a, b = code[at]
        at += 1
        goto = operation(state, seat, a, b, source, tell)
        if state.asks:
            state.frames.append([program.index, at if goto is None else goto, seat])
            return
        if goto is not None:
            at = goto


def resume_programs(state: HeroState, tell: OptionalTell) -> None:
    """Go on with the programs that waited for an answer."""
    programs = state.table.book.programs
    while state.frames and not state.asks and not state.winners:
        index, at, seat = state.frames.pop()
        if not state.seats[seat].out:
            run_program(state, seat, programs[index], tell, at)


def _bind(program: EffectProgram) -> list[BoundOp]:
    program.bound = [(OPERATIONS[name], a, b) for name, a, b in program.code]
    return program.bound


# --- what can be seen of it ----------------------------------------------------------------------
# Physical players keep their cards: of their effects only what happens on the table is carried out here.

SEEN = frozenset({
    "health", "health_per", "opp_discard", "stun", "stun_all", "dmg_champions", "dmg_players", "dmg_target", "lose_me",
    "lose_each", "bless", "put_into_play", "prepare", "acquire_from",
})  # fmt: skip
_FLOW = frozenset({"jump", "unless", "unless_did"})


def _bind_seen(program: EffectProgram) -> list[BoundOp]:
    """The same program without what happens in pools, hands and decks, and without choices between such things."""
    names, seen = [name for name, _, _ in program.code], []
    for at, (name, a, b) in enumerate(program.code):
        operation = OPERATIONS[name]
        if name == "choose":
            if not SEEN.intersection(names[at : number_operand(b)]):
                operation = _pass_over
        elif name == "yes_no":
            # What is done after a yes ends where the operation behind it would jump to.
            if not SEEN.intersection(names[at : number_operand(program.code[at + 1][2])]):
                operation = _leave_out
        elif name not in SEEN and name not in _FLOW:
            operation = _leave_out
        seen.append((operation, a, b))
    program.seen = seen
    return seen


def _leave_out(state: HeroState, seat: int, a: object, b: object, source: int, tell: OptionalTell) -> None:
    state.did = 0


def _pass_over(state: HeroState, seat: int, a: object, b: int, source: int, tell: OptionalTell) -> int:
    return b

"""Dice and piles: rolled and drawn by the app, or typed in from the real table."""

from __future__ import annotations

from companion.games.tracker.acts import Draw, Rolled, Rolling
from companion.games.tracker.name_lookup import require_definition
from companion.games.tracker.score_sheet import DieDef
from companion.games.tracker.state import Roll, SheetState
from companion.kernel.events import Event, Reason, Tell
from companion.kernel.messages import Message, message, same_text_in_all_languages
from companion.kernel.question_types import Chance, Option
from companion.kernel.refusals import BeyondLimit, NotNow, Unknown

MOST_DICE = 12


def roll_dice(state: SheetState, act: Rolling, tell: Tell) -> None:
    """Let the app roll dice."""
    die = require_definition(state.sheet.dice, act.die, "die")
    if not 1 <= act.times <= MOST_DICE:
        raise BeyondLimit("dice-count", found=act.times, high=MOST_DICE)
    faces = tuple(state.luck.pick(die.faces).id for _ in range(act.times))
    _show(state, die, Roll(die.id, faces, by_app=True), tell)


def enter_rolled_dice(state: SheetState, act: Rolled, tell: Tell) -> None:
    """Take what the table rolled with real dice."""
    die = require_definition(state.sheet.dice, act.die, "die")
    if not 1 <= len(act.faces) <= MOST_DICE:
        raise BeyondLimit("dice-count", found=len(act.faces), high=MOST_DICE)
    for face in act.faces:
        require_definition(die.faces, face, "face")
    _show(state, die, Roll(die.id, act.faces, by_app=False), tell)


def draw_card(state: SheetState, act: Draw, tell: Tell) -> None:
    """Draw the next card of a pile; its number goes to the pile's counter."""
    pile = require_definition(state.sheet.piles, act.pile, "pile")
    if state.waiting != pile.id:
        raise NotNow("pile-not-now", pile=pile.name)
    left = state.piles[pile.id]
    if act.card is not None and act.card not in left:
        raise Unknown("pile-no-card", card=act.card, options=[same_text_in_all_languages(card) for card in left])
    card = act.card if act.card is not None else state.luck.pick(left)
    state.piles[pile.id] = tuple(c for c in left if c != card)
    state.drawn[pile.id] = (*state.drawn.get(pile.id, ()), card)
    state.waiting = None
    state.values[pile.seat][pile.counter] = pile.cards[card]
    remaining = pile.draws - len(state.drawn[pile.id])
    told = message("pile-drawn", pile=pile.name, value=pile.cards[card], name=state.name(pile.seat), left=remaining)
    tell(Event(told, Reason(pile.source), "turn", pile.seat))


def pending_draw_question(state: SheetState) -> Chance | None:
    """The draw that play waits for."""
    pile = next((p for p in state.sheet.piles if p.id == state.waiting), None)
    if pile is None:
        return None
    options = tuple(Option(c, Message("pile-card", {"value": pile.cards[c]})) for c in state.piles[pile.id])
    return Chance(pile.id, Message("pile-asks", {"pile": pile.name}), options, pile.seat, pile.source)


def _show(state: SheetState, die: DieDef, roll: Roll, tell: Tell) -> None:
    state.roll = roll
    names = {face.id: face.name for face in die.faces}
    faces = [names[face] for face in roll.faces]
    told = message("dice-rolled" if roll.by_app else "dice-typed", die=die.name, faces=faces, count=len(faces))
    tell(Event(told, Reason(die.source)))

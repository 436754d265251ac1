"""The open question as people see it: who decides what, and the answers there are."""

from __future__ import annotations

from itertools import product

from companion.games.heroes3.cards.unit_ability_vocabulary import table_request_message
from companion.games.heroes3.combat.flow.combat_end import FIGHT_ON, can_pay_for_round
from companion.games.heroes3.combat.line_parser import write_line
from companion.games.heroes3.combat.model.ask_and_answer import NO, NONE, YES, answer_options
from companion.games.heroes3.combat.model.board import BY_NAME
from companion.games.heroes3.combat.model.events import SIDES, unit_label
from companion.games.heroes3.combat.model.questions import (
    CardQuestion,
    Choice,
    DiceQuestion,
    PlacementQuestion,
    RoundLimitQuestion,
    TableRequest,
)
from companion.games.heroes3.combat.model.state import CombatState
from companion.games.heroes3.combat.model.unit_types import TIERS, all_unit_types
from companion.games.heroes3.combat.reach_and_legal_acts import legal_acts
from companion.kernel.messages import Message, message
from companion.kernel.question_types import Chance, Decision, Option, Question

_RULES = {
    "order": "9", "step": "9", "first-placed": "8", "gate": "11", "reroll": "9", "ignore-die": "6", "rescue": "6",
    "return": "6", "another": "6", "beside": "6", "splash": "6", "flee": "6", "harm": "6", "heal-ally": "6",
    "reinforce": "6",
}  # fmt: skip


def build_question(state: CombatState) -> Question | None:
    """What play waits for."""
    if state.phase == "over":
        return None
    asked = state.ask
    if asked is None:
        return _activation(state)
    side = SIDES[asked.side]
    if isinstance(asked, DiceQuestion):
        return _dice(asked, side)
    if isinstance(asked, CardQuestion):
        return _card(state, asked, side)
    if isinstance(asked, PlacementQuestion):
        return Decision("place", message("h3-ask-place"), (), side, "heroes3 8")
    if isinstance(asked, RoundLimitQuestion):
        return _limit(state, side)
    if isinstance(asked, TableRequest):
        about = table_request_message(asked.what)
        return Decision("table", about, (Option("done", message("h3-option-done")),), side, "heroes3 6")
    assert isinstance(asked, Choice)
    what = asked.purpose.word
    found = tuple(Option(option, _spoken(state, option)) for option in answer_options(state))
    return Decision(what, _about(state, what), found, side, f"heroes3 {_RULES.get(what, '4')}")


def _about(state: CombatState, what: str) -> Message:
    who = state.actor if state.active >= 0 else None
    return message("h3-ask", what=what, unit="" if who is None else unit_label(who))


def _spoken(state: CombatState, option: str) -> Message:
    if option in (YES, NO, NONE):
        return message("h3-option-word", word=option)
    there = state.at(BY_NAME[option]) if option in BY_NAME else None
    return message("h3-option", option=option) if there is None else message("h3-option-unit", unit=unit_label(there))


def _dice(asked: DiceQuestion, side: str) -> Question:
    count, why = asked.count, asked.why
    # Of more than two dice there are too many results to list; they are typed.
    rolls = [" ".join(faces) for faces in product(("-1", "0", "+1"), repeat=count)] if count <= 2 else []
    faces = tuple(Option(f"roll {shown}", message("h3-option", option=shown)) for shown in rolls)
    return Chance("dice", message("h3-ask-dice", count=count, why=why), faces, side, "heroes3 5")


def _card(state: CombatState, asked: CardQuestion, side: str) -> Question:
    book = all_unit_types()
    cards = tuple(Option(key, message("h3-option", option=book[key].name)) for key in answer_options(state))
    return Chance("card", message("h3-ask-card", tier=TIERS[asked.tier]), cards, side, "heroes3 8")


def _limit(state: CombatState, side: str) -> Question:
    refusal = None if can_pay_for_round(state) else message("h3-no-movement")
    found = (Option(FIGHT_ON, message("h3-option-fight-on"), refusal), Option("retreat", message("h3-option-retreat")))
    return Decision("limit", message("h3-ask-limit", left=state.sides[0].movement), found, side, "heroes3 9")


def _activation(state: CombatState) -> Question | None:
    if state.active < 0:
        return None
    fighter = state.actor
    found = tuple(Option(write_line(act), message("h3-option", option=write_line(act))) for act in legal_acts(state))
    return Decision("act", message("h3-ask-act", unit=unit_label(fighter)), found, SIDES[fighter.side], "heroes3 9")

"""Steps, questions and what answers are for: each has a function that handles it, and is read as it was saved."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from companion.games.heroes3.combat.acts import PlayCard
from companion.games.heroes3.combat.model import questions, steps
from companion.games.heroes3.combat.model.attack_modes import BACK, OWN, Blow
from companion.games.heroes3.combat.model.saved_records import read_record

FIND_MISSING = """
from companion.games.heroes3.combat import game
from companion.games.heroes3.combat.model import ask_and_answer, pending_steps, questions, steps
handled = {
    steps.Step: pending_steps.STEP_HANDLERS.get,
    questions.UnitPurpose: lambda kind: ask_and_answer.ANSWER_HANDLERS.find_handler(kind.__new__(kind)),
    questions.SpacePurpose: lambda kind: ask_and_answer.ANSWER_HANDLERS.find_handler(kind.__new__(kind)),
    questions.ConsentPurpose: lambda kind: ask_and_answer.CONSENT_HANDLERS.find_handler(kind.__new__(kind)),
}
for family, find in handled.items():
    assert family.kinds
    print(*(kind.__name__ for kind in family.kinds.values() if find(kind) is None))
"""
BLOW = Blow(2, 0, BACK, -1, 1)


def test_the_engine_brings_a_handler_for_every_step_and_every_answer() -> None:
    # A process of its own: here other tests may have imported what the engine forgot.
    found = subprocess.run([sys.executable, "-c", FIND_MISSING], capture_output=True, text=True, check=True)
    assert found.stdout.split() == []


SAVED_STEPS: list[tuple[steps.Step, list[object]]] = [
    (steps.END_ACTIVATION, ["end"]),
    (steps.PlaceArmy(1, partly=0), ["place", 1, 0]),
    (steps.RunMachines(((0, "ballista"), (1, "catapult"))), ["machines", [[0, "ballista"], [1, "catapult"]]]),
    (steps.Strike(Blow(0, 3, OWN, -1, 0)), ["strike", 0, 3, 0, -1, 0]),
    (steps.DiceRolled(BLOW), ["rolled", 2, 0, 1, -1, 1]),
    (steps.SettleDice(BLOW, (-1, 1), 4), ["settle", [2, 0, 1, -1, 1], [-1, 1], 4]),
    (steps.DefenseDieRolled(BLOW, (0,), True), ["guarded", [2, 0, 1, -1, 1], [0], True]),
    (
        steps.ResistanceDieRolled(3, PlayCard("bless", 1, ("B4",), side="mine"), 0, "2/1"),
        ["resist", 3, ["bless", 1, ["B4"], "", 0, 0, "mine"], 0, "2/1"],
    ),
    (
        steps.AskAgain(questions.UnitChoice(0, questions.SplashTarget(2, 3), (0, 4), False)),
        ["reask", ["unit", 0, "splash", [0, 4], False, 2, 3]],
    ),
]
SAVED_QUESTIONS: list[tuple[questions.CombatQuestion, list[object]]] = [
    (questions.DiceQuestion(1, 2, "attack"), ["dice", 1, 2, "attack"]),
    (questions.PlacementQuestion(0), ["place", 0]),
    (questions.UnitChoice(0, questions.FirstToAct(), (1, 2), False), ["unit", 0, "order", [1, 2], False]),
    (
        questions.UnitChoice(0, questions.MachineTarget(0, "ballista"), (4, 5), True),
        ["unit", 0, "machine", [4, 5], True, 0, "ballista"],
    ),
    (
        questions.SpaceChoice(0, questions.MachineSpace(0, "catapult", 9), (8, 10), False),
        ["space", 0, "machine", [8, 10], False, 0, "catapult", 9],
    ),
    (
        questions.ConsentChoice(1, questions.MayReroll(BLOW, (-1, 0), 1)),
        ["yes", 1, "reroll", [], False, [2, 0, 1, -1, 1], [-1, 0], 1],
    ),
    (
        questions.ConsentChoice(0, questions.MayRescue(1, 4, 0, OWN, (1,), 5)),
        ["yes", 0, "rescue", [], False, 1, 4, 0, 0, [1], 5],
    ),
]


@pytest.mark.parametrize(("step", "saved"), SAVED_STEPS, ids=lambda one: "" if isinstance(one, list) else one.word)
def test_steps_lie_in_saves_as_they_always_did(step: steps.Step, saved: list[object]) -> None:
    assert step.saved() == saved
    assert read_record(steps.Step, json.loads(json.dumps(saved))) == step


@pytest.mark.parametrize(("asked", "saved"), SAVED_QUESTIONS, ids=lambda one: "" if isinstance(one, list) else one.word)
def test_questions_lie_in_saves_as_they_always_did(asked: questions.CombatQuestion, saved: list[object]) -> None:
    assert asked.saved() == saved
    assert read_record(questions.CombatQuestion, json.loads(json.dumps(saved))) == asked

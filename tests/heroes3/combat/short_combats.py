"""Combats set up in a line or two, for tests of the bots and the odds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.bots.ai_decisions import decide_ai_act, is_ai_to_decide
from companion.games.heroes3.combat.game import Heroes3Combat
from companion.games.heroes3.combat.line_parser import write_line
from companion.games.heroes3.combat.model.ai_conventions import Conventions
from companion.games.heroes3.combat.model.questions import DiceQuestion
from companion.games.heroes3.combat.model.setup_data import Army, CombatSetup, Fight, Settings, UnitCard, build_setup
from companion.games.heroes3.combat.model.state import CombatState
from companion.kernel.events import ignore_event

ENGINE = Heroes3Combat()
Units = Mapping[str, str | UnitCard]


def cards(units: Units) -> tuple[UnitCard, ...]:
    """Units by the space they stand on."""
    return tuple(
        replace(unit, space=space) if isinstance(unit, UnitCard) else UnitCard(unit, space)
        for space, unit in units.items()
    )


def combat(
    mine: Units,
    theirs: Units,
    acting: str = "",
    how: Conventions | None = None,
    dice: str = "table",
    seed: int = 1,
    deck: tuple[str, ...] = (),
    spells: tuple[str, ...] = (),
    **fight: Any,
) -> CombatState:
    """A combat round that is running, with this unit about to act."""
    settings = Settings(dice=dice, conventions=how or Conventions())  # type: ignore[arg-type]
    described = Fight(
        mine=Army(cards(mine)),
        theirs=Army(cards(theirs), by="ai", deck=deck, spells=spells),
        open_round=1,
        acting=acting,
        **({"kind": "ai-hero"} | fight),
    )
    return ENGINE.start(build_setup(CombatSetup(described, settings), seed), ignore_event)


def do(state: CombatState, act: Act) -> None:
    """Carry out an act."""
    ENGINE.apply(state, act, ignore_event)


def decided(state: CombatState) -> str:
    """What the chair does now, as a line; `?` and the options where the table chooses."""
    verdict = decide_ai_act(state)
    if verdict.act is not None:
        return write_line(verdict.act)
    return "? " + ", ".join(sorted(write_line(choice.act) for choice in verdict.options))


def let(state: CombatState) -> list[str]:
    """Let the chair act until it is somebody else's turn to speak; what it did."""
    found = []
    while is_ai_to_decide(state):
        verdict = decide_ai_act(state)
        act = verdict.act if verdict.act is not None else verdict.options[0].act
        found.append(write_line(act))
        do(state, act)
        if isinstance(state.ask, DiceQuestion):
            break
    return found

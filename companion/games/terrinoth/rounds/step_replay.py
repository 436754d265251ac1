"""Resumes the rules in the middle of a step: runs it again from its beginning with the inputs given since."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.terrinoth import acts
from companion.games.terrinoth.acts import Act
from companion.games.terrinoth.questions.open_question import Flow, OpenQuestion
from companion.games.terrinoth.rounds.round_steps import run_next_step
from companion.games.terrinoth.rules import manual_corrections, player_entered_cards
from companion.games.terrinoth.state import World


def replay_step(world: World, answers: Iterable[Act]) -> tuple[Flow[None], OpenQuestion]:
    """The step that this world is at the beginning of, led to the question that is open after these inputs."""
    flow = run_next_step(world)
    asked = flow.send(None)
    for act in answers:
        if isinstance(act, acts.Choose | acts.Roll):
            asked = flow.send(act)
        elif isinstance(act, acts.Learn):
            player_entered_cards.learn_entered_card(world, act)
            if asked.id == "learn":
                asked = flow.send(act)
        else:
            manual_corrections.apply_correction(world, act)
    return flow, asked

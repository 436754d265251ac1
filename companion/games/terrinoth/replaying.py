"""Getting back into the middle of a step: run it again from its beginning with the inputs given since."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.terrinoth import acts, correcting, learning
from companion.games.terrinoth.asking import Ask, Flow
from companion.games.terrinoth.state import World
from companion.games.terrinoth.steps import next_step
from companion.kernel.acts import Act


def replay(world: World, answers: Iterable[Act]) -> tuple[Flow[None], Ask]:
    """The step that this world is at the beginning of, led to the question that is open after these inputs."""
    flow = next_step(world)
    asked = flow.send(None)
    for act in answers:
        if isinstance(act, acts.Choose | acts.Roll):
            asked = flow.send(act)
        elif isinstance(act, acts.Learn):
            learning.learn(world, act)
            if asked.id == "learn":
                asked = flow.send(act)
        else:
            correcting.correct(world, act)
    return flow, asked

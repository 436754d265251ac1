"""The nefarious rule: where an enemy's keyword can go several ways, the one that harms the party most: terrinoth NEF.

"Most harmful" is what looking ahead to the end of the activation shows, in this order: heroes defeated, wounds
suffered, cards exhausted, tokens and progress lost, enemies in play. Among equals the heroes choose freely.
"""

from __future__ import annotations

from dataclasses import replace

from companion.games.terrinoth import acts
from companion.games.terrinoth.acts import Act
from companion.games.terrinoth.events import emit_event
from companion.games.terrinoth.questions.open_question import OpenQuestion, QuestEnded, forbidden_message
from companion.games.terrinoth.rounds.step_replay import replay_step
from companion.games.terrinoth.state import TerrinothState, World
from companion.kernel.messages import Message, message
from companion.kernel.question_types import Option

Harm = tuple[int, ...]
DEEPEST = 60
"""Questions that are looked through at most for one answer."""


def keep_most_harmful_options(state: TerrinothState, asked: OpenQuestion) -> OpenQuestion:
    """The question with only the worst answers left open."""
    if len(asked.legal) < 2:
        return asked
    harms = {answer: _outlook(state, acts.Choose(answer)) for answer in asked.legal}
    worst = max(harms.values())
    why = forbidden_message("th-not-worst", "NEF")
    options = tuple(
        _closed(option, why) if harms.get(option.id, worst) != worst else option for option in asked.options
    )
    found = replace(asked, options=options)
    if len(found.legal) == 1:
        chosen = next(option.message for option in options if option.id == found.legal[0])
        said = message("th-nefarious", option=chosen)
        emit_event(state.world, "NEF", said, "harm", asked.hero, message("th-why-nefarious"))
    return found


def _closed(option: Option, why: Message) -> Option:
    return option if option.refusal is not None else replace(option, refusal=why)


def _outlook(state: TerrinothState, act: Act) -> Harm:
    """How bad things look at the end of this activation; where the table or luck has a say, the look ends there."""
    world = state.base.copy()
    flow, _ = replay_step(world, state.answers)
    try:
        # From here on, what would be drawn is hidden from those who choose.
        world.blind = True
        asked = flow.send(act)
        for _ in range(DEEPEST):
            if asked.chance or not asked.legal:
                break
            asked = flow.send(acts.Choose(asked.legal[0]))
    except (StopIteration, QuestEnded):
        pass
    return measure_party_harm(world)


def measure_party_harm(w: World) -> Harm:
    """How badly off the party is."""
    standing = [hero for hero in w.heroes if not hero.fallen]
    return (
        sum(hero.fallen for hero in w.heroes),
        sum(hero.wounds for hero in standing),
        sum(slot.exhausted for hero in standing for slot in hero.acts),
        -sum(hero.tokens for hero in standing) - w.progress,
        len(w.in_play()),
    )

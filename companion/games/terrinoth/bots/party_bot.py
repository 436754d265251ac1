"""A bot that plays the heroes sensibly, for simulations and hints. It decides from what players can see alone.

Everything is weighed in wounds: an enemy costs its attack every round until it falls, a round costs what all enemies
in play cost, so a success is worth what it takes off the one or the other. Resting is worth the wounds it takes away
and the cards it readies. No looking ahead, no dice known beforehand.
"""

from __future__ import annotations

from typing import Protocol

from companion.games.terrinoth import acts
from companion.games.terrinoth.acts import Act
from companion.games.terrinoth.bots.party_question_answers import choose_best_answer
from companion.games.terrinoth.rules.player_view import PlayerView
from companion.games.terrinoth.state import TerrinothState
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import Event, Reason
from companion.kernel.messages import message
from companion.kernel.refusals import Unknown

LEVELS = ("random", "party")


class Bot(Protocol):
    """An automatic player of the heroes."""

    def pick(self, view: PlayerView) -> Act:
        """The answer to the open question."""


def create_bot(level: str, luck: Luck) -> Bot:
    """A bot of a level; `luck` is its only source of randomness."""
    if level == "random":
        return RandomPartyBot(luck)
    if level == "party":
        return PartyBot()
    raise Unknown("th-no-level", found=level, options=", ".join(LEVELS))


def decide_act(state: TerrinothState, plays: Bot) -> tuple[Act, Event]:
    """What a bot does now, with its reason."""
    view = PlayerView(state)
    act = plays.pick(view)
    told = next(
        (o.message for o in view.ask.options if isinstance(act, acts.Choose) and o.id == act.option), view.ask.message
    )
    why = message("th-why-sensible") if isinstance(plays, PartyBot) else message("th-why-random")
    seat = state.world.table.ids[view.ask.hero] if view.ask.hero >= 0 else None
    return act, Event(told, Reason(view.ask.rule, why), seat=seat)


class RandomPartyBot:
    """Takes any legal answer."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def pick(self, view: PlayerView) -> Act:
        """Any legal answer."""
        return acts.Choose(self._luck.pick(view.ask.legal))


class PartyBot:
    """Takes the answer that scores best."""

    def pick(self, view: PlayerView) -> Act:
        """The best legal answer; the first one among equals."""
        return acts.Choose(choose_best_answer(view))

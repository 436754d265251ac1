"""Playing the heroes sensibly, for simulations and for a table that wants a hint. It decides from the view alone.

Everything is weighed in wounds: an enemy costs its attack every round until it falls, a round costs what all enemies
in play cost, so a success is worth what it takes off the one or the other. Resting is worth the wounds it takes away
and the cards it readies. No looking ahead, no dice known beforehand.
"""

from __future__ import annotations

from typing import Protocol

from companion.games.terrinoth import acts
from companion.games.terrinoth.answering import best
from companion.games.terrinoth.state import TerrinothState
from companion.games.terrinoth.view import View
from companion.kernel.acts import Act
from companion.kernel.events import Event, Reason
from companion.kernel.luck import Luck
from companion.kernel.refusals import Unknown
from companion.kernel.words import message

LEVELS = ("random", "party")


class Player(Protocol):
    """One who decides for the heroes."""

    def pick(self, view: View) -> Act:
        """The answer to the open question."""


def player(level: str, luck: Luck) -> Player:
    """A player of a level; `luck` is the only chance it uses."""
    if level == "random":
        return RandomParty(luck)
    if level == "party":
        return Party()
    raise Unknown("th-no-level", found=level, options=", ".join(LEVELS))


def decide(state: TerrinothState, plays: Player) -> tuple[Act, Event]:
    """What a player does now, told with its reason."""
    view = View(state)
    act = plays.pick(view)
    told = next(
        (o.message for o in view.ask.options if isinstance(act, acts.Choose) and o.id == act.option), view.ask.message
    )
    why = message("th-why-sensible") if isinstance(plays, Party) else message("th-why-random")
    seat = state.world.table.ids[view.ask.hero] if view.ask.hero >= 0 else None
    return act, Event(told, Reason(view.ask.rule, why), seat=seat)


class RandomParty:
    """Takes any legal answer."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def pick(self, view: View) -> Act:
        """Any legal answer."""
        return acts.Choose(self._luck.pick(view.ask.legal))


class Party:
    """Takes the answer that scores best."""

    def pick(self, view: View) -> Act:
        """The best legal answer; the first one among equals."""
        return acts.Choose(best(view))

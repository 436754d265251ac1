"""Automated chairs: whoever sits there decides from a view of the table, and says why."""

from __future__ import annotations

from typing import Protocol

from companion.games.hero_realms.asked import named, spoken
from companion.games.hero_realms.knight import Knight
from companion.games.hero_realms.legend import AT_THE_TABLE, Legend
from companion.games.hero_realms.legend_search import OnProgress
from companion.games.hero_realms.random_chair import RandomChair
from companion.games.hero_realms.reasons import spelled_out
from companion.games.hero_realms.squire import Squire
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.telling import who
from companion.games.hero_realms.view import View
from companion.kernel.acts import Act
from companion.kernel.events import Event, Reason
from companion.kernel.luck import Luck
from companion.kernel.refusals import Unknown
from companion.kernel.words import Message, message

LEVELS = ("random", "squire", "knight", "legend")


class Player(Protocol):
    """One who decides."""

    def pick(self, view: View) -> Act:
        """The act to do now."""

    def why(self, view: View) -> tuple[Message, tuple[Message, ...]]:
        """Why the last pick was made, and what was passed over for it."""


def chair(level: str, luck: Luck) -> Player:
    """A player of a level; `luck` is the only chance it uses."""
    if level == "random":
        return RandomChair(luck)
    if level == "squire":
        return Squire()
    if level == "knight":
        return Knight()
    if level == "legend":
        return Legend(luck)
    raise Unknown("hr-no-level", found=level, options=", ".join(LEVELS))


def seated(state: HeroState, seat: int, on_progress: OnProgress | None = None) -> Player:
    """The player that a chair was given when the table was set up, with the time people are used to wait.

    Its luck is its own: it has nothing to do with how the cards lie.
    """
    place, luck = state.table.places[seat], Luck.from_seed(state.turns * 97 + seat)
    if place.level == "legend":
        return Legend(luck, AT_THE_TABLE, on_progress) if on_progress is not None else Legend(luck, AT_THE_TABLE)
    return chair(place.level, luck)


def decide(state: HeroState, player: Player) -> tuple[Act, Event]:
    """What a chair does now, with its reason."""
    view = View(state)
    act = player.pick(view)
    plain, rejected = player.why(view)
    reason = spelled_out(view, act, plain)
    place = state.table.places[view.seats[0]]
    rule = "hero_realms 4" if view.asked else "hero_realms 3.1"
    told = message("hr-decides", name=who(state, view.seats[0]), what=spoken(state, act))
    return act, Event(told, Reason(rule, reason, tuple(_in_words(state, other) for other in rejected)), seat=place.id)


def _in_words(state: HeroState, passed: Message) -> Message:
    """What was passed over, with the names of cards and seats instead of their ids."""
    option = passed.args.get("option")
    return message("hr-option", option=named(state, option)) if isinstance(option, str) else passed

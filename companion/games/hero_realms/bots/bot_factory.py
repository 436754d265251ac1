"""The bots of Hero Realms by level: each decides from what its seat can see, and says why."""

from __future__ import annotations

from typing import Protocol

from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.bots.knight import Knight
from companion.games.hero_realms.bots.legend import AT_THE_TABLE, Legend
from companion.games.hero_realms.bots.legend_search import OnProgress
from companion.games.hero_realms.bots.random_bot import RandomBot
from companion.games.hero_realms.bots.reason_text import describe_reason
from companion.games.hero_realms.bots.squire import Squire
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.events import seat_name
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.text.question_text import act_text, option_text
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import Event, Reason
from companion.kernel.messages import Message, message
from companion.kernel.refusals import Unknown

LEVELS = ("random", "squire", "knight", "legend")


class Bot(Protocol):
    """An automatic player."""

    def pick(self, view: SeatView) -> Act:
        """The act to do now."""

    def why(self, view: SeatView) -> tuple[Message, tuple[Message, ...]]:
        """Why the last pick was made, and what was passed over for it."""


def create_bot(level: str, luck: Luck) -> Bot:
    """A bot of a level; `luck` is its only source of randomness."""
    if level == "random":
        return RandomBot(luck)
    if level == "squire":
        return Squire()
    if level == "knight":
        return Knight()
    if level == "legend":
        return Legend(luck)
    raise Unknown("hr-no-level", found=level, options=", ".join(LEVELS))


def create_bot_for_seat(state: HeroState, seat: int, on_progress: OnProgress | None = None) -> Bot:
    """The bot that was chosen for a seat when the table was set up, with the usual time to think.

    Its random numbers are its own and independent of how the cards lie.
    """
    place, luck = state.table.places[seat], Luck.from_seed(state.turns * 97 + seat)
    if place.level == "legend":
        return Legend(luck, AT_THE_TABLE, on_progress) if on_progress is not None else Legend(luck, AT_THE_TABLE)
    return create_bot(place.level, luck)


def decide_act(state: HeroState, player: Bot) -> tuple[Act, Event]:
    """What a bot does now, with its reason."""
    view = SeatView(state)
    act = player.pick(view)
    plain, rejected = player.why(view)
    reason = describe_reason(view, act, plain)
    place = state.table.places[view.seats[0]]
    rule = "hero_realms 4" if view.asked else "hero_realms 3.1"
    told = message("hr-decides", name=seat_name(state, view.seats[0]), what=act_text(state, act))
    return act, Event(told, Reason(rule, reason, tuple(_in_words(state, other) for other in rejected)), seat=place.id)


def _in_words(state: HeroState, passed: Message) -> Message:
    """What was passed over, with the names of cards and seats instead of their ids."""
    option = passed.args.get("option")
    return message("hr-option", option=option_text(state, option)) if isinstance(option, str) else passed

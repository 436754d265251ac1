"""Hero Realms as a game of the kernel: every mode, every boss, every card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.hero_realms import acts, asked
from companion.games.hero_realms.asking import answer, options
from companion.games.hero_realms.moves import DEEDS, actor
from companion.games.hero_realms.reach import renew_reach
from companion.games.hero_realms.refusals import NotAnOption, NotYourTurn
from companion.games.hero_realms.running import resume
from companion.games.hero_realms.state import HeroState, freeze, thaw
from companion.games.hero_realms.table import Layout, read_body
from companion.games.hero_realms.telling import Told, who
from companion.games.hero_realms.turns import drop_turn, end_turn, opening
from companion.kernel.acts import Act, Codec
from companion.kernel.events import Tell, silent
from companion.kernel.game import Setup
from companion.kernel.questions import Question
from companion.kernel.refusals import Ended


class HeroRealms:
    """The engine named `hero-realms`."""

    @property
    def codec(self) -> Codec:
        """Writes and reads the acts."""
        return acts.CODEC

    def start(self, setup: Setup, tell: Tell) -> HeroState:
        """The opening position."""
        return opening(Layout(read_body(setup)), setup.seed, None if tell is silent else tell)

    def question(self, state: HeroState) -> Question | None:
        """The decision that play waits for."""
        return asked.question(state)

    def apply(self, state: HeroState, act: Act, tell: Tell) -> None:
        """Change the position by an act."""
        told: Told = None if tell is silent else tell
        if state.winners:
            raise Ended("hr-over")
        kind = type(act)
        if kind is acts.Choose:
            _answer(state, act, told)
        elif state.asks:
            asking = state.asks[0][1]
            raise NotYourTurn("hr-answer-first", "4", name=who(state, asking))
        elif kind is acts.End:
            if act.seat:
                actor(state, act.seat)
            end_turn(state, told)
        else:
            DEEDS[kind](state, act, told)
        _settle(state, told)

    def merged(self, acts_given: Sequence[Act]) -> Act | None:
        """No burst of taps makes one act here."""
        return None

    def freeze(self, state: HeroState) -> dict[str, Any]:
        """The position as plain data."""
        return freeze(state)

    def thaw(self, setup: Setup, data: object) -> HeroState:
        """The position that a snapshot holds."""
        state = thaw(Layout(read_body(setup)), data)
        renew_reach(state)
        return state


def _answer(state: HeroState, act: acts.Choose, tell: Told) -> None:
    if not state.asks:
        raise NotAnOption("hr-nothing-asked", "4", found=act.option)
    possible = options(state)
    if act.option not in possible:
        raise NotAnOption("hr-not-an-option", "4", found=act.option, options=", ".join(possible))
    answer(state, act.option, tell)
    resume(state, tell)


def _settle(state: HeroState, tell: Told) -> None:
    """After every act: a finished game asks nothing more, and a fallen player's turn is over."""
    if state.winners:
        state.asks, state.frames = [], []
    elif not state.asks and state.seats[state.active[0]].out:
        # A team falls as one, so the first of it tells for all.
        drop_turn(state, tell)

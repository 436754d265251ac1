"""Plays the seats of Hero Realms that belong to the app: bosses and bots, each at its level."""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.bot_turn_steps import TOLD_BY_HEADLINE, BotStep, decide_next_step
from companion.games.hero_realms.bots.bot_factory import Bot, create_bot_for_seat
from companion.games.hero_realms.bots.legend import Legend
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.rules.card_zones import TURNED
from companion.games.hero_realms.state import HeroState
from companion.kernel.autoplay_types import AutoAct, OnProgress

_PREPARING = (acts.Play, acts.Expend, acts.Ally)


class HeroAutoPlayer:
    """Plays every seat of a table that the app plays."""

    def __init__(self, on_progress: OnProgress) -> None:
        self._on_progress = on_progress
        self._player: Bot | None = None
        self._player_of = (-1, -1)

    def acts_on(self, state: HeroState) -> bool:
        """Whether a seat of the app is to act or to answer. Which card turned up, only the table knows."""
        if state.ended or (state.asks and state.asks[0].kind == TURNED):
            return False
        return state.table.places[SeatView(state).seats[0]].played_by == "app"

    def decide(self, state: HeroState) -> AutoAct | None:
        """The next act of the seat; None in a team's turn in which only human players have something to do."""
        step = decide_next_step(state, self._seated(state))
        if step is None:
            return None
        return AutoAct(step.act, step.reason, step.seat, step.says, TOLD_BY_HEADLINE, _group(step))

    def hurry(self) -> None:
        """Stop the search of Legend, the only bot that thinks for long."""
        if isinstance(self._player, Legend):
            self._player.stop()

    def _seated(self, state: HeroState) -> Bot:
        """The bot of the seat; the same one for a whole turn, because its time is counted by the turn."""
        seat = SeatView(state).seats[0]
        if self._player is None or self._player_of != (state.turns, seat):
            self._player_of = (state.turns, seat)
            self._player = create_bot_for_seat(state, seat, lambda progress: self._on_progress(progress.share))
        return self._player


def _group(step: BotStep) -> str:
    """Cards alike that only bring their owner gold, combat or cards are one step: they concern nobody else."""
    prepares = isinstance(step.act, _PREPARING) and all(event.seat == step.seat for event in step.events)
    return type(step.act).__name__ if prepares else ""

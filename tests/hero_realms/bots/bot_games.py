"""What the tests of the bots share: playing them, and hiding other cards where nobody can see."""

from __future__ import annotations

from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.bots.bot_factory import Bot
from companion.games.hero_realms.decisions.legal_acts import legal_acts
from companion.games.hero_realms.decisions.seat_view import SeatView, view_to_dict
from companion.games.hero_realms.state import HeroState
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import ignore_event
from tests.hero_realms.sample_tables import GAME, setup_of


def play(label: str, seed: int, player: Bot, turns: int) -> tuple[HeroState, list[Act]]:
    """Let one player sit in all chairs of a table; every act must be one of the legal ones."""
    state, done = GAME.start(setup_of(label, seed), ignore_event), list[Act]()
    while not state.winners and state.turns < turns:
        act = player.pick(SeatView(state))
        assert act in legal_acts(state), (label, act)
        GAME.apply(state, act, ignore_event)
        done.append(act)
    return state, done


def hidden_otherwise(state: HeroState) -> HeroState:
    """A position that looks the same to whoever decides now, with other cards in every place that is hidden."""
    other = state.copy()
    other.luck = Luck.from_seed(state.luck.state ^ 12345)
    other.deck.reverse()
    deciding = SeatView(state).seats
    for n, seat in enumerate(other.seats):
        for pile in (seat.deck, seat.hoard, seat.grimoire, seat.jars):
            pile.reverse()
        if n not in deciding and not seat.out and not seat.borrowed:
            pool = [*seat.deck, *seat.hand]
            seat.hand, seat.deck = pool[: len(seat.hand)], pool[len(seat.hand) :]
    assert view_to_dict(other) == view_to_dict(state)
    return other

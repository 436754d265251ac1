"""What the tests of automated chairs share: playing them, and hiding other cards where nobody can see."""

from __future__ import annotations

from companion.games.hero_realms.chairs import Player
from companion.games.hero_realms.legal import legal_acts
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.view import View, seen
from companion.kernel.acts import Act
from companion.kernel.events import silent
from companion.kernel.luck import Luck
from tests.hero_realms.at_the_table import GAME, setup_of


def play(label: str, seed: int, player: Player, turns: int) -> tuple[HeroState, list[Act]]:
    """Let one player sit in all chairs of a table; every act must be one of the legal ones."""
    state, done = GAME.start(setup_of(label, seed), silent), list[Act]()
    while not state.winners and state.turns < turns:
        act = player.pick(View(state))
        assert act in legal_acts(state), (label, act)
        GAME.apply(state, act, silent)
        done.append(act)
    return state, done


def hidden_otherwise(state: HeroState) -> HeroState:
    """A position that looks the same to whoever decides now, with other cards in every place that is hidden."""
    other = state.copy()
    other.luck = Luck.from_seed(state.luck.state ^ 12345)
    other.deck.reverse()
    deciding = View(state).seats
    for n, seat in enumerate(other.seats):
        for pile in (seat.deck, seat.hoard, seat.grimoire, seat.jars):
            pile.reverse()
        if n not in deciding and not seat.out and not seat.borrowed:
            pool = [*seat.deck, *seat.hand]
            seat.hand, seat.deck = pool[: len(seat.hand)], pool[len(seat.hand) :]
    assert seen(other) == seen(state)
    return other

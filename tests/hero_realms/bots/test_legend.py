"""Legend: legal everywhere, blind to hidden cards, repeatable, cut short at any moment, better for thinking longer."""

from __future__ import annotations

import itertools
from types import SimpleNamespace

import pytest

from companion.games.hero_realms import acts
from companion.games.hero_realms.bots import legend_search
from companion.games.hero_realms.bots.knight import Knight
from companion.games.hero_realms.bots.legend import Legend
from companion.games.hero_realms.bots.legend_determinization import redeal_hidden_cards
from companion.games.hero_realms.bots.legend_search import Budget, Progress, ThriftyKnight
from companion.games.hero_realms.decisions.seat_view import SeatView, view_to_dict
from companion.games.hero_realms.state import HeroState
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import ignore_event
from tests.hero_realms.bots.bot_games import hidden_otherwise, play
from tests.hero_realms.sample_tables import GAME, TABLES, duel, setup_of

FILLER = ("gold", "gold", "gold", "gold", "gold", "ruby", "dagger", "shortsword")
FEW = Budget(playouts=12)
LOOKED_AT = 3
"""How many cards the one effect that looks at the deck shows."""


def legend(budget: Budget = FEW, seed: int = 1) -> Legend:
    """A Legend with luck of its own."""
    return Legend(Luck.from_seed(seed), budget)


@pytest.mark.parametrize("label", TABLES)
def test_every_act_is_legal(label: str) -> None:
    play(label, 4, legend(), 14)


def test_the_same_seed_gives_the_same_game() -> None:
    assert play("two", 5, legend(), 12)[1] == play("two", 5, legend(), 12)[1]


@pytest.mark.parametrize("label", ["two", "party of 2 against the dragon", "party of 3 against the lich"])
def test_it_does_not_depend_on_what_it_cannot_see(label: str) -> None:
    state = GAME.start(setup_of(label, 9), ignore_event)
    for n in range(90):
        act = legend(seed=n).pick(SeatView(state))
        assert legend(seed=n).pick(SeatView(_otherwise(state))) == act
        GAME.apply(state, act, ignore_event)


def _otherwise(state: HeroState) -> HeroState:
    """Other hidden cards; those on top of the deck that are being looked at are not hidden."""
    other, view = hidden_otherwise(state), SeatView(state)
    if view.asked.startswith("look-"):
        deck = state.seats[view.seats[0]].deck
        other.seats[view.seats[0]].deck = [*reversed(deck[:-LOOKED_AT]), *deck[-LOOKED_AT:]]
    return other


@pytest.mark.parametrize("label", TABLES)
def test_what_it_thinks_up_looks_like_the_real_position(label: str) -> None:
    state = GAME.start(setup_of(label, 2), ignore_event)
    for n in range(40):
        guess = redeal_hidden_cards(SeatView(state), Luck.from_seed(n))
        assert view_to_dict(guess) == view_to_dict(state)
        assert sorted(guess.deck) == sorted(state.deck)
        GAME.apply(state, Knight().pick(SeatView(state)), ignore_event)


def test_cards_it_looks_at_stay_where_they_are() -> None:
    deck = ("gold", "dagger", "cron-the-berserker", "ruby", "gold", "gold")
    board = duel({"character": "ranger", "gold": 2, "deck": deck}, {"deck": FILLER})
    board.give(acts.Expend("track"))
    while board.state.asks:
        board.give(legend().pick(SeatView(board.state)))
    assert board.state.seats[0].deck[-1] == board.state.table.book.index("cron-the-berserker")


def _last_chance() -> HeroState:
    """Five life to take, no combat, and the next card bought comes to hand: only Intimidation wins now."""
    board = duel(
        {"gold": 5, "health": 4, "deck": FILLER},
        {"health": 5, "deck": ("hit-job", "dark-energy", "wolf-form"), "hand": ("life-drain", "rampage")},
        market=("command", "intimidation", "deception", "bribe", "taxation"),
    )
    board.state.seats[0].pending.append(("any", "hand"))
    return board.state


def test_it_finds_with_thought_what_knight_does_not_see() -> None:
    wins = acts.Acquire("intimidation")
    assert Knight().pick(SeatView(_last_chance())) != wins
    assert legend(Budget(playouts=0)).pick(SeatView(_last_chance())) != wins
    assert all(legend(Budget(playouts=80), seed).pick(SeatView(_last_chance())) == wins for seed in range(5))


def test_it_looks_at_every_purchase_at_pairs_and_at_none() -> None:
    view = SeatView(_last_chance())
    player = legend()
    plain = player.knight.pick(view)
    plans = player._candidates(view, plain)
    assert plans[0].acts == (plain,)
    begun_with = {plan.act for plan in plans}
    assert begun_with >= {act for act in view.legal() if isinstance(act, acts.Acquire)}
    assert any(len(plan.acts) == 2 for plan in plans)
    assert any(plan.thrifty and not isinstance(plan.act, acts.Acquire) for plan in plans)


def test_a_thrifty_knight_ends_its_turn_with_the_gold_unspent() -> None:
    state = _last_chance()
    assert isinstance(Knight().pick(SeatView(state)), acts.Acquire)
    while state.turns == 1:
        act = ThriftyKnight().pick(SeatView(state))
        assert not isinstance(act, acts.Acquire)
        GAME.apply(state, act, ignore_event)


def test_it_can_be_cut_short_and_takes_the_best_so_far() -> None:
    told: list[Progress] = []
    player = Legend(Luck.from_seed(3), Budget(seconds=60.0))

    def enough(progress: Progress) -> None:
        told.append(progress)
        if len(told) == 6:
            player.stop()

    player.on_progress = enough
    assert player.pick(SeatView(_last_chance())) == acts.Acquire("intimidation")
    assert len(told) == 6
    assert all(0 <= progress.share <= 1 for progress in told)


def test_a_budget_in_seconds_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count()
    monkeypatch.setattr(legend_search, "time", SimpleNamespace(monotonic=lambda: float(next(clock))))
    told: list[Progress] = []
    player = Legend(Luck.from_seed(3), Budget(seconds=30.0))
    player.on_progress = told.append
    player.pick(SeatView(_last_chance()))
    shares = [progress.share for progress in told]
    assert shares == sorted(shares)
    assert [share for share in shares if share >= 1.0] == [1.0], "nothing is looked at once the time is over"


def test_it_says_how_it_looks() -> None:
    player = legend(Budget(playouts=80))
    player.pick(SeatView(_last_chance()))
    reason, passed = player.why(SeatView(_last_chance()))
    assert reason.id == "hr-why-searched"
    assert passed
    # Each act that was passed over is told once, and not the one that was taken.
    told = [str(one) for one in passed]
    assert len(set(told)) == len(told)
    assert not any("intimidation" in one.lower() for one in told)

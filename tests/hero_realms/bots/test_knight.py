"""Knight: legal everywhere, the same for the same view, and the plain good moves of a position."""

from __future__ import annotations

import pytest

from companion.games.hero_realms import acts
from companion.games.hero_realms.bots.bot_factory import decide_act
from companion.games.hero_realms.bots.knight import Knight
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.position_file_runner import HeroRealmsPositionRunner
from companion.kernel.events import ignore_event
from tests.hero_realms.bots.bot_games import hidden_otherwise, play
from tests.hero_realms.sample_tables import GAME, TABLES, duel, setup_of

FILLER = ("gold", "gold", "gold", "gold", "gold", "ruby", "dagger", "shortsword")
DULL = ("varrick-the-necromancer", "arkus-imperial-dragon", "grak-storm-giant", "fire-bomb", "tyrannor-the-devourer")


@pytest.mark.parametrize("label", TABLES)
def test_every_act_is_legal_and_every_game_ends(label: str) -> None:
    state, _ = play(label, 3, Knight(), 2_000)
    assert state.winners


def test_the_same_seed_gives_the_same_game() -> None:
    assert play("two", 5, Knight(), 2_000)[1] == play("two", 5, Knight(), 2_000)[1]


@pytest.mark.parametrize(
    "label", ["two", "hydra of two", "party of 3 against the dragon", "party of 2 against the lich"]
)
def test_it_does_not_depend_on_what_it_cannot_see(label: str) -> None:
    state, knight = GAME.start(setup_of(label, 8), ignore_event), Knight()
    for _ in range(250):
        if state.winners:
            break
        act = knight.pick(SeatView(state))
        assert knight.pick(SeatView(hidden_otherwise(state))) == act
        GAME.apply(state, act, ignore_event)


def _turn(board: HeroRealmsPositionRunner) -> list[object]:
    """What Knight does until its turn ends."""
    done: list[object] = []
    begun = board.state.turns
    while board.state.turns == begun and not board.state.winners:
        act = Knight().pick(SeatView(board.state))
        board.give(act)
        done.append(act)
    return done


def test_two_good_cheap_cards_beat_a_dear_dull_one() -> None:
    board = duel({"gold": 5, "deck": FILLER}, market=("elven-curse", "intimidation", *DULL[:3]))
    bought = {act.card for act in _turn(board) if isinstance(act, acts.Acquire)}
    assert {"elven-curse", "intimidation"} <= bought


def test_combat_that_is_enough_goes_past_the_guard_to_the_player() -> None:
    board = duel({"combat": 12, "deck": FILLER}, {"health": 9, "play": ("orc-grunt", "cron-the-berserker")})
    assert [act for act in _turn(board) if isinstance(act, acts.Attack)] == [
        acts.Attack("opp", "orc-grunt"),
        acts.Attack("opp"),
    ]
    assert board.state.winners


def test_a_dear_champion_is_stunned_before_the_player_is_hit() -> None:
    board = duel({"combat": 8, "deck": FILLER}, {"health": 45, "play": ("cron-the-berserker",)})
    assert _turn(board)[0] == acts.Attack("opp", "cron-the-berserker")


def test_cards_are_given_up_for_the_last_points() -> None:
    board = duel({"combat": 3, "play": ("fire-gem",), "deck": FILLER}, {"health": 6})
    assert _turn(board)[0] == acts.Sacrifice("fire-gem")
    assert board.state.winners


def test_early_in_the_game_a_gem_is_kept() -> None:
    board = duel({"play": ("fire-gem",), "deck": FILLER}, {"health": 50})
    assert not any(isinstance(act, acts.Sacrifice) for act in _turn(board))


def test_weak_cards_are_sacrificed_to_thin_the_deck() -> None:
    board = duel({"hand": ("death-touch",), "discard": ("gold", "dagger", "cron-the-berserker"), "deck": FILLER})
    answers = [act.option for act in _turn(board) if isinstance(act, acts.Choose)]
    assert answers[0] in ("discard:dagger", "discard:gold")


def test_what_has_to_be_discarded_is_what_does_least() -> None:
    board = duel(
        {"hand": ("spark",), "deck": FILLER}, {"hand": ("gold", "cron-the-berserker", "rampage"), "deck": FILLER}
    )
    board.give(acts.Play("spark"))
    assert Knight().pick(SeatView(board.state)) == acts.Choose("gold")


def test_it_says_why_it_buys_and_whom_it_attacks() -> None:
    buying = duel({"gold": 3, "deck": FILLER}, market=("elven-curse", *DULL[:4]))
    _, event = decide_act(buying.state, Knight())
    assert event.reason is not None
    assert event.reason.message is not None
    assert event.reason.message.id == "hr-why-best-alone"
    fighting = duel({"combat": 5, "deck": FILLER}, {"health": 40, "play": ("orc-grunt",)})
    _, event = decide_act(fighting.state, Knight())
    assert event.reason is not None
    assert event.reason.message is not None
    assert event.reason.message.id == "hr-why-guard-gone"

"""Bots at a real table: they guess only from what can be seen, and say what they do and why."""

from __future__ import annotations

import random

import pytest

from companion.games.hero_realms import acts
from companion.games.hero_realms.ask_and_answer import legal_answers
from companion.games.hero_realms.bot_turn_steps import BotStep, decide_next_step, find_awaited_actor
from companion.games.hero_realms.bots.bot_factory import Bot, create_bot_for_seat, decide_act
from companion.games.hero_realms.bots.knight import Knight
from companion.games.hero_realms.bots.legend import Legend
from companion.games.hero_realms.bots.legend_determinization import redeal_hidden_cards
from companion.games.hero_realms.bots.legend_search import Budget
from companion.games.hero_realms.bots.squire import Squire
from companion.games.hero_realms.decisions.seat_view import SeatView, view_to_dict
from companion.games.hero_realms.setup_data import Chair, SetupBody, build_setup
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.text.card_search import search_cards_by_name, search_possible_market_cards
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import ignore_event
from companion.library.translations import load_message_catalogue
from tests.hero_realms.physical.physical_tables import REAL_TABLES, RealTable, party, person, sensible
from tests.hero_realms.sample_tables import GAME, duel

ENGLISH = load_message_catalogue("en")


def legend() -> Bot:
    return Legend(Luck.from_seed(7), Budget(playouts=8))


def hidden_otherwise(state: HeroState) -> HeroState:
    """The same position to a chair, with other cards in every place it cannot see."""
    other = state.copy()
    other.luck = Luck.from_seed(state.luck.state ^ 99)
    other.deck.reverse()
    for n, seat in enumerate(other.seats):
        for pile in (seat.deck, seat.hoard, seat.grimoire, seat.jars):
            pile.reverse()
        if n not in SeatView(state).seats and n not in state.table.people and not seat.out:
            pool = [*seat.deck, *seat.hand]
            seat.hand, seat.deck = pool[: len(seat.hand)], pool[len(seat.hand) :]
    assert view_to_dict(other) == view_to_dict(state)
    return other


@pytest.mark.parametrize("label", REAL_TABLES)
@pytest.mark.parametrize("make", [Squire, Knight, legend], ids=["squire", "knight", "legend"])
def test_what_a_chair_cannot_see_changes_no_decision(label: str, make: type[Squire]) -> None:
    luck, state = random.Random(label), GAME.start(build_setup(REAL_TABLES[label], 6), ignore_event)
    decided = 0
    for _ in range(400):
        if state.winners or decided == 12:
            break
        step = decide_next_step(state, make())
        if step is None:
            GAME.apply(state, _soon(state, luck), ignore_event)
            continue
        decided += 1
        again = decide_next_step(hidden_otherwise(state), make())
        assert again is not None
        assert again.act == step.act
        GAME.apply(state, step.act, ignore_event)
    assert decided


def _soon(state: HeroState, luck: random.Random) -> acts.Act:
    """What people enter, ending their turns soon, without what a chair's question in between would stop."""
    act = sensible(state, luck)
    return (
        act
        if isinstance(act, (acts.Choose, acts.Take, acts.Attack)) and luck.random() < 0.6
        else (act if state.asks else acts.End())
    )


@pytest.mark.parametrize("label", REAL_TABLES)
def test_what_legend_thinks_up_looks_like_the_table_with_all_cards_dealt(label: str) -> None:
    table = RealTable(REAL_TABLES[label], 2)
    while decide_next_step(table.state, Squire()) is None:
        table.do(f"choose {legal_answers(table.state)[0]}" if table.state.asks else "end")
    state = table.state
    guess = redeal_hidden_cards(SeatView(state), Luck.from_seed(3))
    assert view_to_dict(guess)["seats"] == view_to_dict(state)["seats"]
    assert not guess.table.people
    for n in state.table.people:
        assert sorted([*guess.seats[n].hand, *guess.seats[n].deck]) == state.seats[n].deck
        assert len(guess.seats[n].hand) == state.seats[n].held
    other = redeal_hidden_cards(SeatView(state), Luck.from_seed(4))
    assert any(guess.seats[n].hand != other.seats[n].hand for n in state.table.people)


def test_the_size_of_a_hand_follows_the_rules() -> None:
    real = RealTable(party("dragon"))
    real.open_market()
    assert SeatView(real.state).hand_count(0) == 3
    real.do("end")
    view = SeatView(real.state)
    assert (view.hand_count(0), view.deck_count(0), view.discard(0)) == (5, 5, [])


# --- who sits there ------------------------------------------------------------------------------


def test_an_ordinary_opponent_plays_for_one() -> None:
    table = RealTable(REAL_TABLES["an ordinary opponent for one"])
    table.open_market()
    assert table.state.seats[0].held == 3
    table.do("take 2", "choose the-rot", "hit rex 2", "end")
    steps = table.let_chairs_play(Knight)
    assert isinstance(steps[-1].act, acts.End)
    assert table.life("rex") == 48
    assert find_awaited_actor(table.state).seat == "ana"


def test_a_missing_third_hits_whom_it_likes_and_people_hit_each_other() -> None:
    table = RealTable(REAL_TABLES["a missing third"])
    table.do("hit ben 3", "end", "hit ana 4", "end")
    table.let_chairs_play(Knight)
    assert (table.life("ben") <= 57, table.life("ana") <= 54) == (True, True)
    assert find_awaited_actor(table.state).seat == "ana"


def test_a_chair_in_a_team_plays_its_cards_and_leaves_the_end_of_the_turn_to_people() -> None:
    table = RealTable(REAL_TABLES["a team of a person and a chair"])
    assert (find_awaited_actor(table.state).kind, find_awaited_actor(table.state).seat) == ("people", "ana")
    assert {getattr(act, "seat", "") for act in SeatView(table.state).legal()} == {"rex", ""}
    steps, knight = list[BotStep](), Knight()
    while (step := decide_next_step(table.state, knight)) is not None:
        assert step.seat == "rex"
        table.table.give(step.act)
        steps.append(step)
    assert any(isinstance(step.act, acts.Play) for step in steps)
    table.do("ana: hit ben 2", "end")
    assert find_awaited_actor(table.state).seat == "ben"


def test_a_fallen_captain_of_flesh_leaves_a_card_to_the_emperor() -> None:
    table = RealTable(REAL_TABLES["a missing captain"])
    table.open_market()
    table.do("hit f 50", "choose ruby")
    assert table.owns("e").count("ruby") == 2
    assert "ruby" not in table.owns("f")


def test_a_chair_plays_at_the_level_it_was_given() -> None:
    levels = {"squire": Squire, "knight": Knight, "legend": Legend}
    for level, kind in levels.items():
        body = SetupBody("free-for-all", (person("ana"), Chair("rex", played_by="app", level=level)), first="ana")  # type: ignore[arg-type]
        assert isinstance(create_bot_for_seat(GAME.start(build_setup(body, 1), ignore_event), 1), kind)


# --- what it says --------------------------------------------------------------------------------


def dragons_turn(*lines: str) -> list[BotStep]:
    table = RealTable(party("dragon"))
    table.open_market()
    table.do(*lines)
    return table.let_chairs_play(Knight)


def test_a_purchase_names_the_slot_and_what_was_passed_over() -> None:
    steps = dragons_turn("end", "end")
    buys = [step for step in steps if isinstance(step.act, acts.Acquire)]
    assert "from slot" in ENGLISH.say(buys[0].says)
    assert "turn up a new card there." in ENGLISH.say(buys[0].says)
    assert buys[0].reason.message is not None
    assert buys[0].reason.message.id in ("hr-why-best-buy", "hr-why-best-alone")


def test_a_card_is_told_with_what_it_brings() -> None:
    says = [ENGLISH.say(step.says) for step in dragons_turn("end", "end")]
    assert "Dragon plays Dragon's Claw: 3 combat." in says
    assert says[-1] == "Dragon ends the turn."


def test_a_taunted_dragon_says_who_taunted_it_and_how_much_is_left() -> None:
    steps = dragons_turn("hit dragon 10", "end", "end")
    attack, act = next((step, step.act) for step in steps if isinstance(step.act, acts.Attack))
    assert act.player == "ana"
    assert attack.reason.message is not None
    reason = attack.reason.message
    assert reason.id == "hr-why-taunted"
    assert reason.args["names"] == ["Ana"]


FILLER = ("gold",) * 6


def why(board_state: HeroState) -> str:
    event = decide_act(board_state, Knight())[1]
    assert event.reason is not None
    assert event.reason.message is not None
    return ENGLISH.say(event.reason.message)


def test_reasons_name_numbers_and_names() -> None:
    assert why(duel({"combat": 6, "deck": FILLER}, {"health": 5}).state) == (
        "opp has 5 life left, and the combat is enough for it."
    )
    assert why(duel({"combat": 6, "deck": FILLER}, {"health": 20}).state) == (
        "Nobody else can be hit; it leaves opp at 14."
    )
    assert why(duel({"combat": 5, "deck": FILLER}, {"health": 40, "play": ("orc-grunt",)}).state) == (
        "Orc Grunt guards opp; with it gone, 2 combat is left for what is behind."
    )
    market = ("elven-curse", "profit", "taxation", "fire-bomb", "arkus-imperial-dragon")
    assert why(duel({"gold": 3, "deck": FILLER}, market=market).state) == (
        "Best value for 3 gold: Elven Curse over Profit and Taxation."
    )


# --- two letters ---------------------------------------------------------------------------------


def test_two_letters_find_the_cards_still_possible_in_the_readers_language() -> None:
    table = RealTable(party("dragon"))
    assert [card.id for card in search_possible_market_cards(table.state, "or", "en")] == ["orc-grunt"]
    assert [card.id for card in search_possible_market_cards(table.state, "lo", "es")] == ["dire-wolf", "wolf-shaman"]
    assert [card.id for card in search_possible_market_cards(table.state, "et", "fr")] == ["spark", "smash-and-grab"]
    table.do("choose spark", "choose spark", "choose spark")
    assert [card.id for card in search_possible_market_cards(table.state, "Ét", "fr")] == ["smash-and-grab"]


def test_names_that_begin_so_come_first_then_words_then_initials() -> None:
    cards = [
        card for card in GAME.start(build_setup(party("dragon"), 1), ignore_event).table.cards if card.role == "market"
    ]
    assert [card.id for card in search_cards_by_name(cards, "da", "en")] == [
        "darian-war-mage",
        "dark-energy",
        "dark-reward",
    ]
    assert [card.id for card in search_cards_by_name(cards, "wo", "en")][:2] == ["wolf-form", "wolf-shaman"]
    assert "dire-wolf" in [card.id for card in search_cards_by_name(cards, "wo", "en")]
    assert [card.id for card in search_cards_by_name(cards, "dw", "en")] == ["darian-war-mage", "dire-wolf"]
    assert search_cards_by_name(cards, "xq", "en") == []
    assert len(search_cards_by_name(cards, "", "en")) == 54

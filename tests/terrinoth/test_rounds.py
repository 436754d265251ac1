"""Setting up a quest, the order of activations, upgrades, and how a quest ends."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.terrinoth import acts
from companion.games.terrinoth.cards.pack import Pack, pack_from_text
from companion.games.terrinoth.commands.simulated_games import (
    Contest,
    build_contest_setup,
    play_one_game,
    simulate_games,
)
from companion.games.terrinoth.setup_data import Body, Chair, Settings, build_setup, make_setup_body
from companion.games.terrinoth.state import TerrinothState
from companion.kernel.events import Event, ignore_event
from companion.kernel.refusals import Malformed, Refused, Unknown
from tests.terrinoth.sample_tables import GAME, do, set_up

PACK = pack_from_text("""
name: Fixtures
dice:
  hero: [success, success, success, success, success, success]
  enemy: [blank, blank, blank, blank, blank, blank]
enemies:
  - {id: rat, title: Rat, set: rats, role: minion, level: trivial, attack: 1, health: 2, resistance: 0,
     bar: [damage]}
  - {id: rat-king, title: Rat King, set: rats, role: chieftain, level: trivial, attack: 2, health: 3, resistance: 0,
     bar: [damage]}
  - {id: owl, title: Owl, set: owls, role: minion, level: challenging, attack: 1, health: 2, resistance: 0,
     bar: [damage]}
  - {id: owl-king, title: Owl King, set: owls, role: chieftain, level: challenging, attack: 1, health: 2, resistance: 0,
     bar: [damage]}
  - {id: elk, title: Elk, set: elks, role: minion, level: challenging, attack: 1, health: 2, resistance: 0,
     bar: [damage]}
  - {id: boss, title: Boss, role: nemesis, level: trivial, attack: 3, health: 4, resistance: 0,
     bar: [damage]}
heroes:
  - {id: axe, title: Axe, archetype: warrior, health: 9}
  - {id: herb, title: Herb, archetype: healer, health: 9}
  - {id: star, title: Star, archetype: mage, health: 9}
  - {id: bow, title: Bow, archetype: scout, health: 9}
activation:
  - {id: w1, title: Hit, archetype: warrior, action: attack, does: attack(2)}
  - {id: w2, title: Look, archetype: warrior, action: explore, does: explore(1)}
  - {id: w3, title: Nap, archetype: warrior, action: rest, does: "rest(1); ready(active.act, all)"}
  - {id: k1, title: Charge, archetype: warrior, hero_class: knight, action: attack, does: attack(3)}
  - {id: k2, title: Ride, archetype: warrior, hero_class: knight, action: explore, does: explore(2)}
  - {id: b1, title: Rage, archetype: warrior, hero_class: berserker, action: attack, does: attack(4)}
locations:
  - {id: inn, title: Inn, spawn_engaged: 3, spawn_shadows: 1, exploration: 2}
  - {id: road, title: Road, spawn_engaged: 0, spawn_shadows: 0, exploration: 2}
  - {id: keep, title: Keep, spawn_engaged: 0, spawn_shadows: 0, exploration: 2}
quests:
  - id: walk
    title: Walk
    nemesis: boss
    track: [start, grey, red]
    on: {setup: "token(leader, 1)", "travelTo(final)": "spawn(1, to=shadows, from=lair)"}
    victory: explored(final) and defeated(nemesis)
    defeat: round > 8
    enemies: [{sets: [rats]}, {random: [{level: challenging, n: 1}]}]
    locations: [{cards: [inn]}, {cards: [road]}, {cards: [keep]}]
  - {id: blank, title: Blank sheet}
""")
HEROES = {"ana": "axe", "bo": "herb", "cy": "star", "di": "bow"}


def body(count: int = 4, quest: str = "walk", pack: Pack = PACK, leader: str = "", **settings: Any) -> Body:
    chairs = tuple(Chair(name, hero=hero) for name, hero in list(HEROES.items())[:count])
    return make_setup_body(pack, quest, chairs, leader, Settings(**({"dice": "app"} | settings)))


def started(count: int = 4, seed: int = 3, **more: Any) -> TerrinothState:
    return GAME.start(build_setup(body(count, **more), seed), ignore_event)


def choose(state: TerrinothState, *options: str) -> None:
    for option in options:
        GAME.apply(state, acts.Choose(option), ignore_event)


# --- setup ---------------------------------------------------------------------------------------


def test_the_first_location_is_revealed_and_its_enemies_are_dealt_from_the_leader_on() -> None:
    w = started(leader="cy").world
    assert (w.location, w.final) == ("inn", False)
    assert [len(w.engaged(n)) for n in range(4)] == [1, 0, 1, 1]
    assert [(enemy.facedown, enemy.zone) for enemy in w.shadows()] == [(True, "shadows")]
    assert [(enemy.card, enemy.zone) for enemy in w.enemies if enemy.zone == "lair"] == [("boss", "lair")]
    assert (w.heroes[2].tokens, w.heroes[0].tokens) == (1, 0)


def test_piles_are_stacked_as_shown_or_as_the_table_says() -> None:
    def top(order: str) -> set[str]:
        w = started(pile_order=order).world
        return {enemy.card for enemy in w.in_play() if not enemy.facedown}

    assert top("quest") == top("first_is_top") <= {"rat", "rat-king"}
    assert top("first_is_bottom") <= {"owl", "owl-king", "elk"}


def test_random_sets_are_whole_and_drawn_from_what_the_quest_does_not_name() -> None:
    sets = set()
    for seed in range(12):
        w = started(seed=seed).world
        everywhere = w.decks["enemies"].cards + [enemy.card for enemy in w.in_play()]
        rest = [card for card in everywhere if not card.startswith("rat")]
        assert sorted(rest) in (["owl", "owl", "owl-king"], ["elk", "elk"])
        sets.add(rest[0][:3])
    assert sets == {"owl", "elk"}


def test_the_same_seed_deals_the_same_table() -> None:
    assert started(seed=5) == started(seed=5)
    assert started(seed=5) != started(seed=6)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"seats": (Chair("ana", hero="axe"),)}, "th-bad-seats"),
        ({"seats": (Chair("ana", hero="axe"), Chair("ana", hero="bow"))}, "th-same-seats"),
        ({"seats": (Chair("ana", hero="axe"), Chair("bo", archetype="warrior"))}, "th-same-archetype"),
        ({"seats": (Chair("ana", hero="axe"), Chair("bo", hero="sword"))}, "th-no-hero"),
        ({"seats": (Chair("ana", hero="axe"), Chair("bo"))}, "th-no-archetype"),
        ({"quest": "run"}, "th-no-quest"),
        ({"leader": "eve"}, "th-no-seat"),
        ({"pack": {"name": 3}}, "th-bad-setup"),
        ({"settings": Settings(round_limit=-1)}, "th-bad-setup"),
    ],
)
def test_a_table_that_cannot_be_is_refused(change: dict[str, Any], says: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.start(build_setup(replace(body(), **change), 1), ignore_event)
    assert refused.value.message.id == says


# --- who activates when: terrinoth 9 -------------------------------------------------------------


def order(count: int) -> list[str]:
    """Who activates in the first round, when everybody rests."""
    heroes = {name: {"cards": {"rest": "rest(0); ready(active.act, all)"}} for name in HEROES}
    board = set_up(heroes, count=count, phase="end")
    found = []
    while board.shown()["phase"] == "heroes" and board.shown()["round"] == 2:
        found.append(str(board.shown()["asked"]) + ("?" if board.shown()["question"] == "again" else ""))
        do(board, "choose cy" if found[-1].endswith("?") else "choose rest")
        if len(found) > 6 or board.shown()["round"] != 2:
            break
    return found


def test_four_heroes_activate_once_each() -> None:
    assert order(4)[:4] == ["ana", "bo", "cy", "di"]
    assert len(order(4)) == 4


def test_with_three_heroes_the_leader_names_one_who_activates_again() -> None:
    assert order(3) == ["ana", "bo", "cy", "ana?", "cy"]


def test_two_heroes_alternate_and_activate_twice() -> None:
    assert order(2) == ["ana", "bo", "ana", "bo"]


@pytest.mark.parametrize(("count", "wounds"), [(4, 9), (3, 13), (2, 19)])
def test_fewer_heroes_have_more_health(count: int, wounds: int) -> None:
    state = started(count)
    GAME.apply(state, acts.Adjust("wounds", wounds - 1, "ana"), ignore_event)
    assert not state.world.heroes[0].fallen
    GAME.apply(state, acts.Adjust("wounds", 1, "ana"), ignore_event)
    assert state.world.heroes[0].fallen


# --- decks ---------------------------------------------------------------------------------------


def test_an_empty_deck_is_shuffled_anew_from_its_discards() -> None:
    """Terrinoth SP4: the order is luck's, and the same luck gives the same order."""
    cards = ("alpha", "delta", "gamma") * 3
    spawning: dict[str, Any] = {
        "phase": "peril",
        "track": ("start", "green"),
        "on": {"peril(green)": "spawn(1, to=shadows)"},
    }
    decks: list[Any] = [set_up(discard=cards, seed=seed, **spawning).shown()["deck"] for seed in range(8)]
    orders = set(map(tuple, decks))
    assert len(orders) > 4
    assert all(len(order) == 8 for order in orders)
    assert set_up(discard=cards, seed=3, **spawning).shown() == set_up(discard=cards, seed=3, **spawning).shown()


# --- upgrades: terrinoth 10 ----------------------------------------------------------------------


def test_the_first_upgrade_is_free_the_next_ones_stay_in_the_class() -> None:
    pack = replace(
        PACK, quests=(replace(PACK.quests[0], on={"setup": "upgrade(leader)", "endRound": "upgrade(leader)"}),)
    )
    state = started(2, pack=pack)
    assert state.ask is not None
    assert state.ask.id == "upgrade"
    knights_and_berserkers = {"k1", "k2", "b1"}
    assert knights_and_berserkers <= set(state.ask.legal)
    choose(state, "k2")
    hero = state.world.heroes[0]
    assert (hero.hero_class, [slot.card for slot in hero.acts][:2]) == ("knight", ["w1", "k2"])
    assert "w2" in state.world.removed
    while state.ask.id != "upgrade":
        choose(state, state.ask.legal[0])
    assert set(state.ask.legal) >= {"k1"}
    assert not {"b1", "k2"} & set(state.ask.legal)


# --- endings -------------------------------------------------------------------------------------


def test_a_quest_is_won_at_the_end_of_the_round_when_its_sheet_says_so() -> None:
    board = set_up(nemesis_defeated=True, progress=4, victory="explored(final) and defeated(nemesis)", phase="peril")
    assert board.shown()["outcome"] == ""
    board = set_up(nemesis_defeated=True, progress=5, victory="explored(final) and defeated(nemesis)", phase="peril")
    assert board.shown()["outcome"] == "won"
    assert GAME.question(board.state) is None


def test_a_quest_is_lost_by_its_own_condition_at_once() -> None:
    heroes = {"ana": {"cards": {"explore": "wound(active, 3); explore(0)"}}}
    board = set_up(heroes, defeat="wounds(leader) >= 3")
    assert do(board, "choose explore")["outcome"] == "lost"


def test_a_quest_is_lost_when_all_heroes_have_fallen() -> None:
    heroes: dict[str, dict[str, Any]] = {name: {"fallen": True} for name in HEROES}
    heroes["ana"] = {"wounds": 9, "engaged": ["delta"]}
    board = set_up(heroes, phase="enemies")
    told: list[Event] = []
    GAME.apply(board.state, acts.Choose(board.state.world.enemies[0].ref), told.append)
    assert board.state.world.outcome == "lost"
    assert told[-1].reason is not None
    assert told[-1].reason.message is not None
    assert told[-1].reason.message.id == "th-all-fallen"


def test_travelling_to_the_final_location_brings_the_nemesis() -> None:
    contest = Contest(PACK, "walk", 3)
    state, _ = play_one_game(contest, 11)
    assert state.world.location == "keep"
    assert not any(enemy.zone == "lair" for enemy in state.world.enemies)
    assert state.world.outcome in ("won", "lost")


# --- simulation ----------------------------------------------------------------------------------


def test_simulated_games_are_the_same_for_the_same_seed() -> None:
    one, other = (simulate_games(Contest(PACK, "walk", heroes), 6, 4) for heroes in (1, 2))
    assert (one.wins, one.rounds, one.acts) == (other.wins, other.rounds, other.acts)
    assert one.games == 6
    assert sum(one.fallen.values()) == 6
    assert simulate_games(Contest(PACK, "walk", 4, "random"), 3, 4).wins <= 3


def test_parties_go_round_from_game_to_game() -> None:
    parties = {
        tuple(chair.hero for chair in build_contest_setup(Contest(PACK, "walk", 2), game).seats) for game in range(4)
    }
    assert len(parties) == 4


@pytest.mark.parametrize(
    ("contest", "kind"),
    [
        (Contest(PACK, "run", 3), Unknown),
        (Contest(PACK, "walk", 5), Malformed),
        (Contest(replace(PACK, dice=type(PACK.dice)()), "walk", 3), Malformed),
    ],
)
def test_what_cannot_be_simulated_is_refused(contest: Contest, kind: type[Refused]) -> None:
    with pytest.raises(kind):
        simulate_games(contest, 1, 1)

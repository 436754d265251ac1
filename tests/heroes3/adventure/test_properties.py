"""What must hold in every adventure: random players, modes and rules, and whatever people may enter."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.acts import Act
from companion.games.heroes3.adventure.content.heroes_and_starting_decks import heroes_by_id
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.content.scenarios import get_scenario_content
from companion.games.heroes3.adventure.content.towns import towns_by_faction
from companion.games.heroes3.adventure.effects import lasting_effects
from companion.games.heroes3.adventure.engine_registration import summary_lines
from companion.games.heroes3.adventure.players import player_queries, unit_offers
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.questions import pending_questions
from companion.games.heroes3.adventure.rounds.round_guide import build_guide
from companion.games.heroes3.adventure.setup_data import (
    AdventureSetup,
    AiHero,
    PlayerSetup,
    RoundEvent,
    Settings,
    StartingPosition,
    build_setup,
)
from companion.games.heroes3.adventure.state import AdventureState
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import FACTIONS, load_units
from companion.games.heroes3.combat.model.refusals import Forbidden
from companion.kernel.events import Event, describe_event, ignore_event
from companion.kernel.game import Setup
from companion.kernel.messages import LANGUAGES
from companion.kernel.refusals import Refused
from companion.kernel.table import Table
from companion.library.translations import load_message_catalogue
from tests.heroes3.adventure.sample_games import EVERYTHING, GAME

pytestmark = pytest.mark.usefixtures("no_sentence_fails")

STEPS = 60
SEATS = ("ana", "bea", "cleo", "dan")
LEVELS = ("I", "II", "III", "IV", "V", "VI", "VII")
HUGE = (-(10**30), -1, 99, 10**6, 10**30)
NONSENSE = ("", "x", "none", "done", "app", "gold+5", "castle:dragons", "-1", "take", "reroll")


# --- any evening ---------------------------------------------------------------------------------


def random_evening(luck: random.Random) -> Setup:
    """Any mode with players that fit it, any optional rules, dice and cards by the app or the table."""
    mode = luck.choice(["clash", "campaign", "alliance", "cooperative", "tournament"])
    count = {"campaign": 1, "alliance": 4, "tournament": 2}.get(mode, luck.randint(2, 4))
    players = []
    for n, faction in enumerate(luck.sample(FACTIONS, count)):
        hero = luck.choice([board.id for board in heroes_by_id().values() if board.faction == faction])
        team = ("red", "blue")[n % 2] if mode == "alliance" else ""
        players.append(PlayerSetup(SEATS[n], SEATS[n].title(), faction, hero, team))
    ai = (AiHero("dark", {"en": "Dark"}, 2, ("castle:griffins/few",), {"might": 2}),) if luck.random() < 0.3 else ()
    body = AdventureSetup(
        tuple(players),
        mode,  # type: ignore[arg-type]
        luck.choice(["easy", "normal", "hard", "impossible"]),
        start=StartingPosition(
            Purse(30, 12, 6), units=("bronze/few",), buildings=tuple(luck.sample(["bronze", "citadel"], 1))
        ),
        rounds=luck.choice([0, 0, 5]),
        events=(RoundEvent(2, {"en": "Something happens."}),),
        rules=tuple(luck.sample(sorted(get_scenario_content().rules), luck.randint(0, 4))),
        boxes=EVERYTHING,
        ai=ai if mode in ("campaign", "cooperative") else (),
        settings=Settings(
            luck.choice(["app", "table"]),
            luck.choice(["app", "table"]),
            luck.choice(["stays", "goes"]),
            morale=luck.choice(["tokens", "cards"]),
        ),
    )
    return build_setup(body, luck.randint(0, 10**6))


def random_act(state: AdventureState, luck: random.Random, overrule: float) -> Act:
    """Mostly what makes sense now, sometimes anything."""
    anyway = luck.random() < overrule
    if state.table.matters and luck.random() < 0.6:
        return random_answer(state, luck, anyway)
    if state.table.fight is not None and luck.random() < 0.5:
        return random_outcome(luck, anyway)
    if luck.random() < 0.25:
        return acts.Next(anyway=anyway)
    seat = luck.choice([*state.sheets, *[state.active or "ana"] * 6, "nobody"])
    made: Act = luck.choice(_ACTS)(luck, seat, state, anyway)
    return made


def random_outcome(luck: random.Random, anyway: bool) -> Act:
    """Any end of a combat."""
    outcome = luck.choice(["victory", "defeat", "retreat", "surrender", "surrendered", "quick", "called-off"])
    army = _sides(luck) if luck.random() < 0.5 else None
    movement, experience, stacked = _number(luck, 2), _number(luck, 2), _number(luck, 4)
    return acts.Fought(outcome, army, None, movement, experience, stacked=stacked, anyway=anyway)  # type: ignore[arg-type]


def random_answer(state: AdventureState, luck: random.Random, anyway: bool) -> Act:
    """An answer to an open matter: an option, typed faces, a card, or nonsense."""
    matter = luck.choice(state.table.matters)
    asked = pending_questions.build_question_form(state, matter)
    ways: list[tuple[str, ...]] = [(luck.choice(NONSENSE),), ()]
    for option in asked.options:
        ways += [(option.id,)] * 3
    if asked.dice:
        ways += [tuple(luck.choices(asked.faces, k=asked.dice)), ("app",)] * 2
    if asked.counts:
        ways += [tuple(f"{count.id}={luck.choice((0, 1, 2, 99))}" for count in asked.counts)] * 4
    if asked.cards is not None:
        fitting = [card.id for card in load_cards().by_id.values() if not asked.cards or card.kind in asked.cards]
        ways += [(luck.choice(fitting),)] * 2 if fitting else []
    return acts.Settle(matter.id if luck.random() < 0.95 else 999, luck.choice(ways), anyway=anyway)


def _one(luck: random.Random, *ids: Any) -> Any:
    return luck.choice([*ids, luck.choice(NONSENSE)]) if luck.random() < 0.05 else luck.choice(ids)


def _number(luck: random.Random, most: int) -> int:
    """A number that makes sense, now and then one that does not."""
    return luck.choice(HUGE) if luck.random() < 0.05 else luck.randint(0, most)


def _building(luck: random.Random, seat: str, state: AdventureState) -> str:
    known = list(player_queries.player_town(state, seat).buildings) if seat in state.sheets else ["city-hall"]
    return str(_one(luck, *known))


def _offering(luck: random.Random, seat: str, state: AdventureState) -> str:
    """A building that offers something, or any."""
    offers = (
        [building.id for building, _, _ in player_queries.list_building_uses_with_refusals(state, seat)]
        if seat in state.sheets
        else []
    )
    return luck.choice(offers) if offers and luck.random() < 0.8 else _building(luck, seat, state)


def _flagged(luck: random.Random, seat: str, state: AdventureState) -> tuple[str, str]:
    flags = state.sheets[seat].flags if seat in state.sheets else ()
    return luck.choice(
        [*((flag.place, flag.chosen) for flag in flags), ("settlement", ""), ("town", _one(luck, *SEATS))]
    )


def _units(luck: random.Random, seat: str, state: AdventureState) -> tuple[str, ...]:
    own = [offer.unit for offer in unit_offers.recruit_offers(state, seat)] if seat in state.sheets else []
    return tuple(_one(luck, *own, "neutral:boars", "tower:nagas") for _ in range(luck.randint(0, 2)))


def _sides(luck: random.Random) -> tuple[str, ...]:
    return tuple(luck.choice(load_units().sides).key for _ in range(luck.randint(0, 3)))


_ACTS: list[Any] = [
    lambda luck, seat, state, anyway: acts.Build(seat, _building(luck, seat, state), anyway=anyway),
    lambda luck, seat, state, anyway: acts.Build(seat, _building(luck, seat, state), anyway=anyway),
    lambda luck, seat, state, anyway: acts.Muster(
        seat, _units(luck, seat, state), _units(luck, seat, state), anyway=anyway
    ),
    lambda luck, seat, state, anyway: acts.Hire(seat, anyway=anyway),
    lambda luck, seat, state, anyway: acts.BuySpell(seat, anyway=anyway),
    lambda luck, seat, state, anyway: acts.Use(seat, _offering(luck, seat, state), anyway=anyway),
    lambda luck, seat, state, anyway: acts.Move(
        seat, luck.choice(["main", "secondary"]), _number(luck, 3), luck.choice(["field", "combat"]), anyway=anyway
    ),
    lambda luck, seat, state, anyway: acts.Visit(
        seat, _one(luck, *get_map_content().by_id), luck.choice(["main", "secondary"]),
        _one(luck, "", *state.sheets, "ai"), luck.random() < 0.5, luck.randint(-1, 3), luck.randint(0, 4), anyway=anyway
    ),
    lambda luck, seat, state, anyway: acts.Visit(
        seat, luck.choice(["mine-gold", "mine-materials", "mine-valuables", "settlement", "town"]), anyway=anyway
    ),
    lambda luck, seat, state, anyway: acts.Unflag(seat, *_flagged(luck, seat, state), anyway=anyway),
    lambda luck, seat, state, anyway: acts.OwnTown(seat, luck.random() < 0.5, anyway=anyway),
    lambda luck, seat, state, anyway: acts.Trade(
        seat, _one(luck, "gold", "materials", "valuables"), _one(luck, "gold", "materials"), luck.randint(0, 2),
        anyway=anyway
    ),
    lambda luck, seat, state, anyway: acts.Give(seat, luck.choice(SEATS), _number(luck, 5), anyway=anyway),
    lambda luck, seat, state, anyway: acts.Experience(seat, _number(luck, 5), anyway=anyway),
    lambda luck, seat, state, anyway: acts.GainMorale(seat, luck.choice(["positive", "negative"]), anyway=anyway),
    lambda luck, seat, state, anyway: acts.SpendMorale(seat, luck.choice(["draw", "reroll", "card"]), anyway=anyway),
    lambda luck, seat, state, anyway: acts.Expert(seat, anyway=anyway),
    lambda luck, seat, state, anyway: acts.GainCard(seat, _one(luck, *load_cards().by_id), anyway=anyway),
    lambda luck, seat, state, anyway: acts.LoseCard(
        seat, _one(luck, *(state.sheets[seat].cards if seat in state.sheets else ("haste",)), "haste"), anyway=anyway
    ),
    lambda luck, seat, state, anyway: acts.BeginFight(
        seat, luck.choice(["main", "secondary"]), luck.choice(["neutral", "heroes", "ai-hero", "bank"]),
        _one(luck, *LEVELS), _one(luck, *state.sheets, "dark"), bank=_one(luck, "crypt"),
        place=_one(luck, "", "windmill", "random-town", "cyclops-stockpile", "bank-crypt"),
        guards=_sides(luck) if luck.random() < 0.3 else (), anyway=anyway
    ),
    lambda luck, seat, state, anyway: random_outcome(luck, anyway),
    lambda luck, seat, state, anyway: acts.Look("dark", town=_number(luck, 5), anyway=anyway),
    lambda luck, seat, state, anyway: acts.Adjust(
        seat, _one(luck, "gold", "movement", "experience", "expert", "income-gold", "homeless"), luck.randint(-9, 9),
        anyway=anyway
    ),
    lambda luck, seat, state, anyway: acts.SetMark(
        seat, luck.choice(["build", "population", "spell-book", "secondary", "hand-goes", "no-morale"]),
        luck.random() < 0.5, anyway=anyway
    ),
    lambda luck, seat, state, anyway: acts.SetUnits(seat, _sides(luck), anyway=anyway),
    lambda luck, seat, state, anyway: acts.SetAiHero("dark", _sides(luck), luck.random() < 0.5, anyway=anyway),
    lambda luck, seat, state, anyway: acts.SetAiHero(
        "dark", level=luck.randint(0, 8), deck={_one(luck, "might", "skill"): luck.randint(-1, 3)},
        spells={_one(luck, "haste"): 1}, anyway=anyway
    ),
    lambda luck, seat, state, anyway: acts.SetDiscards(_sides(luck), anyway=anyway),
    lambda luck, seat, state, anyway: acts.Swap(
        seat, luck.choice(SEATS), _one(luck, *load_cards().by_id), _one(luck, *load_cards().by_id), anyway=anyway
    ),
    lambda luck, seat, state, anyway: acts.SetBuilding(
        seat, _building(luck, seat, state), luck.random() < 0.7, anyway=anyway
    ),
    lambda luck, seat, state, anyway: acts.Claim((seat,), luck.random() < 0.1, anyway=anyway)
    if luck.random() < 0.1 else acts.Next(anyway=anyway),
    lambda luck, seat, state, anyway: acts.Eliminate(seat, anyway=anyway)
    if luck.random() < 0.05 else acts.Next(anyway=anyway),
    lambda luck, seat, state, anyway: acts.Carry(seat, tuple(_one(luck, "haste", "attack") for _ in range(2))),
]  # fmt: skip


def played(seed: int, overrule: float = 0.0, steps: int = STEPS) -> tuple[Table[AdventureState, Any], list[Act]]:
    """An evening of random acts, and those that were accepted. Nothing but a refusal may come of any of them."""
    luck = random.Random(seed)
    table = Table(GAME, random_evening(luck))
    given: list[Act] = []
    for _ in range(steps):
        act = random_act(table.state, luck, overrule)
        before = table.state.copy()
        try:
            told = table.give(act)
        except Refused as refused:
            assert table.state == before
            assert load_message_catalogue(luck.choice(LANGUAGES)).say(refused.message)
            continue
        given.append(act)
        sound(table.state, told, luck)
    return table, given


def sound(state: AdventureState, told: list[Event], luck: random.Random) -> None:
    """Everything that was told can be said, names its rule, and every number is in its range."""
    words = load_message_catalogue(luck.choice(LANGUAGES))
    for event in told:
        assert describe_event(event, words)
        assert event.reason is not None
        assert event.reason.rule.startswith("heroes3 ")
    shown = build_guide(state)
    for message in (shown.title, shown.next, *(line.message for line in shown.lines), *summary_lines(state)):
        assert words.say(message)
    if not state.ended:
        # Nobody is ever stuck: the table can leave everything that is open.
        GAME.apply(state.copy(), acts.Next(anyway=True), ignore_event)
    for sheet in state.sheets.values():
        assert sheet.movement >= 0
        assert sheet.secondary_movement >= 0
        assert sheet.expert >= 0
        assert 0 <= sheet.experience <= 12
        assert len(set(sheet.built)) == len(sheet.built)
        assert sheet.secondary or not sheet.secondary_movement
    assert len({matter.id for matter in state.table.matters}) == len(state.table.matters)


# --- what must hold ------------------------------------------------------------------------------


@given(st.integers(0, 10**9))
@settings(max_examples=60)
def test_without_an_overrule_nobody_ever_owes_anything(seed: int) -> None:
    luck = random.Random(seed)
    table = Table(GAME, random_evening(luck))
    for _ in range(STEPS):
        try:
            table.give(random_act(table.state, luck, 0.0))
        except Refused:
            continue
        for sheet in table.state.sheets.values():
            assert min(sheet.purse.amounts().values()) >= 0


@given(st.integers(0, 10**9))
@settings(max_examples=60)
def test_nothing_that_people_enter_breaks_the_table(seed: int) -> None:
    played(seed, overrule=0.3)


@given(st.integers(0, 10**9))
@settings(max_examples=40)
def test_whatever_the_rules_forbid_the_table_may_overrule(seed: int) -> None:
    """With the table's word it is done and shown, unless what is named is not there at all."""
    luck = random.Random(seed)
    table = Table(GAME, random_evening(luck))
    for _ in range(STEPS):
        act = random_act(table.state, luck, 0.0)
        try:
            table.give(act)
        except Forbidden:
            _overruled(table.state.copy(), replace(act, anyway=True))
        except Refused:
            continue


def _overruled(state: AdventureState, act: Act) -> None:
    told: list[Event] = []
    try:
        GAME.apply(state, act, told.append)
    except Refused as refused:
        assert not isinstance(refused, Forbidden), (act, refused.message)
    else:
        assert any(event.message.id == "h3s-overruled" for event in told), act


BRINGS = {
    # What a flagged field produces in each resource round, by hand. heroes3 7.
    "mine-gold": Purse(5),
    "mine-materials": Purse(0, 2),
    "mine-valuables": Purse(0, 0, 1),
    "random-town": Purse(10),
}
STEP = {"gold": Purse(5), "materials": Purse(0, 2), "valuables": Purse(0, 0, 1)}


@given(st.integers(0, 10**9))
@settings(max_examples=60)
def test_income_is_always_what_is_flagged_and_built(seed: int) -> None:
    table, _ = played(seed, overrule=0.1)
    rules = table.state.layout.rules
    for seat, sheet in table.state.sheets.items():
        wanted = sheet.start_income + lasting_effects.lasting_production(table.state, seat)
        for flag in sheet.flags:
            step = BRINGS.get(flag.place, STEP.get(flag.chosen, Purse()) if flag.place == "settlement" else Purse())
            if flag.place == "random-town" and "no-town-income" in rules:
                continue
            wanted += step * 2 if "double-income" in rules else step
        found = player_queries.next_income(table.state, seat)
        assert found.track == (wanted - sheet.less_income).floored()
        rampart = table.state.layout.chairs[seat].faction == "rampart" and "city-hall" in sheet.built
        assert found.buildings == Purse(7 if rampart else 0)
        # What is still open comes from buildings that stand, each as often as the town board says.
        town = towns_by_faction()[table.state.layout.chairs[seat].faction]
        standing = Counter(
            building.id
            for building in town.buildings.values()
            if building.id in sheet.built
            for deed in building.due("resource-round")
            if deed.text != "gold+7"
        )
        assert Counter(building.id for building, _ in found.open) == standing


@given(st.integers(0, 10**9))
@settings(max_examples=40)
def test_a_position_survives_being_written_down(seed: int) -> None:
    table, _ = played(seed, overrule=0.2)
    written = json.loads(json.dumps(GAME.freeze(table.state)))
    assert GAME.thaw(table.setup, written) == table.state


@given(st.integers(0, 10**9))
@settings(max_examples=40)
def test_the_same_acts_lead_to_the_same_evening(seed: int) -> None:
    table, given_acts = played(seed, overrule=0.2)
    codec = GAME.codec
    again = Table(GAME, table.setup)
    for act in given_acts:
        again.give(codec.read(json.loads(json.dumps(codec.write(act)))))
    assert again.state == table.state


@given(st.integers(0, 10**9))
@settings(max_examples=40)
def test_undo_and_redo_lead_back(seed: int) -> None:
    table, given_acts = played(seed, overrule=0.2)
    end, back = table.state.copy(), random.Random(seed).randint(1, max(1, len(given_acts)))
    if not given_acts:
        return
    table.undo(back)
    earlier = Table(GAME, table.setup)
    for act in given_acts[: len(given_acts) - back]:
        earlier.give(act)
    assert table.state == earlier.state
    table.redo(back)
    assert table.state == end

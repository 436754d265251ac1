"""What must hold in every combat: random armies, difficulties, boards and sieges, played by random legal acts."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.line_parser import read_line, write_line
from companion.games.heroes3.combat.model.ask_and_answer import answer_options
from companion.games.heroes3.combat.model.board import BESIDE, BIT, NAMES, SPACES, spaces_in_mask
from companion.games.heroes3.combat.model.neutral_guards import LEVELS, creature_bank_names
from companion.games.heroes3.combat.model.questions import DiceQuestion, PlacementQuestion
from companion.games.heroes3.combat.model.refusals import Forbidden
from companion.games.heroes3.combat.model.setup_data import (
    Army,
    CombatSetup,
    Fight,
    Hero,
    Settings,
    Siege,
    build_setup,
    placement_zone_mask,
)
from companion.games.heroes3.combat.model.state import CombatState, space_name
from companion.games.heroes3.combat.model.unit_types import all_unit_types
from companion.games.heroes3.combat.reach_and_legal_acts import attackable_targets, legal_acts, reachable_space_mask
from companion.kernel.events import Event, describe_event, ignore_event
from companion.kernel.game import Setup
from companion.kernel.messages import LANGUAGES
from companion.kernel.question_types import Chance, Decision
from companion.kernel.refusals import Refused
from companion.kernel.table import Table
from companion.library.translations import load_message_catalogue
from tests.heroes3.combat.sample_combats import GAME

pytestmark = pytest.mark.usefixtures("no_sentence_fails")

LONGEST = 3_000
PLAYED = [
    key for key, kind in all_unit_types().items() if kind.side in ("few", "pack", "neutral") and not key.endswith("-")
]


def random_fight(luck: random.Random) -> Setup:
    """Any combat there is: neutrals drawn or typed, heroes, AI heroes, banks, with Walls or on a ship."""
    kind = luck.choice(["neutral", "neutral", "heroes", "ai-hero", "bank"])
    mine = Army(
        tuple(luck.choices(PLAYED, k=luck.randint(1, 6))),
        hero=Hero(luck.randint(1, 7), luck.random() < 0.9, luck.randint(0, 3)),
        rerolls=luck.randint(0, 1),
        machines=tuple(
            luck.sample(["ballista", "ammo-cart", "cannon", "catapult", "first-aid-tent"], luck.randint(0, 2))
        ),
    )
    by = "people" if kind == "heroes" else "ai"
    typed = kind in ("heroes", "ai-hero") or (kind == "neutral" and luck.random() < 0.3)
    theirs = Army(tuple(luck.choices(PLAYED, k=luck.randint(1, 5))) if typed else (), by=by)  # type: ignore[arg-type]
    fight = Fight(
        kind,  # type: ignore[arg-type]
        luck.choice(LEVELS),  # type: ignore[arg-type]
        luck.choice(["easy", "normal", "hard", "impossible"]),
        mine,
        theirs,
        luck.choice(["mine", "theirs"]) if kind != "neutral" else "mine",
        "bank" if kind == "bank" else luck.choice(["field", "field", "naval"]),
        Siege(luck.choice(["", "B3"]), tower=luck.random() < 0.7) if kind in ("heroes", "ai-hero") else None,
        bank=luck.choice(creature_bank_names()) if kind == "bank" else "",
        drawn_by=luck.choice(["app", "app", "table"]),
    )
    if fight.siege is not None and fight.board == "naval":
        fight = Fight(kind, "", fight.difficulty, mine, theirs, fight.attacker, siege=fight.siege)  # type: ignore[arg-type]
    rules = Settings(
        dice=luck.choice(["app", "app", "table"]),
        stop_before_dice=luck.random() < 0.2,
        every_attack_hurts=luck.random() < 0.5,
        free_extension=luck.random() < 0.5,
        flying_attack_then_move=luck.random() < 0.3,
    )
    return build_setup(CombatSetup(fight, rules), luck.randint(0, 10**6))


def random_act(state: CombatState, luck: random.Random) -> Act:
    """Any legal act, with a liking for attacks, so that combats come to an end."""
    asked = state.ask
    if asked is not None:
        if isinstance(asked, DiceQuestion):
            return acts.Roll(tuple(luck.choice([-1, 0, 1]) for _ in range(asked.count)) if luck.random() < 0.5 else ())
        if isinstance(asked, PlacementQuestion):
            return random_placing(state, asked.side, luck)
        return acts.Choose(luck.choice(answer_options(state)))
    possible = legal_acts(state)
    striking = [act for act in possible if isinstance(act, acts.Attack)]
    if striking and luck.random() < 0.8:
        return luck.choice(striking)
    walking = [act for act in possible if isinstance(act, acts.Move)]
    return luck.choice(walking if walking and luck.random() < 0.6 else possible)


def random_placing(state: CombatState, side: int, luck: random.Random) -> Act:
    waiting = [f for f in state.fighters if f.side == side and f.cell < 0]
    free = [space for space in spaces_in_mask(placement_zone_mask(state.fight, side)) if not state.taken & BIT[space]]
    if waiting and len(state.units(side)) < 5 and free:
        return acts.Place(waiting[0].kind.key, NAMES[luck.choice(free)])
    return acts.Ready()


def sound(state: CombatState) -> None:
    """Nobody shares a space, nobody has negative or too much damage, and the masks agree with the board."""
    standing = [fighter for fighter in state.fighters if fighter.cell >= 0]
    assert len({fighter.cell for fighter in standing}) == len(standing)
    for fighter in standing:
        assert fighter.alive
        assert state.board[fighter.cell] == fighter.n
        assert 0 <= fighter.damage < fighter.health
        assert min(fighter.poison, fighter.corrosion, fighter.attack, fighter.defense) >= 0
    held = sum(BIT[fighter.cell] for fighter in standing) | state.walls | (BIT[state.gate] if state.gate >= 0 else 0)
    missing = 0b11 << 9 if state.fight.board == "naval" else 0
    assert state.taken == held | missing
    assert all(state.board[space] < 0 for space in spaces_in_mask(state.walls))
    assert min(side.movement for side in state.sides) >= 0
    assert all(len(state.units(side)) <= 8 for side in (0, 1))


def play_out(setup: Setup, luck: random.Random) -> tuple[CombatState, list[Act]]:
    state = GAME.start(setup, ignore_event)
    journal: list[Act] = []
    while not state.ended:
        act = random_act(state, luck)
        GAME.apply(state, act, ignore_event)
        journal.append(act)
        sound(state)
        assert len(journal) < LONGEST
        if state.round > 25:
            break
    return state, journal


@settings(max_examples=120, deadline=None)
@given(st.integers(0, 10**9))
def test_a_random_combat_is_sound_ends_and_replays_to_the_same(seed: int) -> None:
    luck = random.Random(seed)
    setup = random_fight(luck)
    state, journal = play_out(setup, luck)
    if state.ended:
        assert state.ask is None
        assert not state.todo
        assert state.outcome in ("victory", "defeat", "retreat", "quick")
        assert (state.outcome == "victory") == (not state.units(1)) or state.outcome == "quick"
    again = GAME.start(setup, ignore_event)
    for act in journal:
        GAME.apply(again, act, ignore_event)
    assert again == state


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9))
def test_a_snapshot_holds_the_whole_position(seed: int) -> None:
    luck = random.Random(seed)
    setup = random_fight(luck)
    state = GAME.start(setup, ignore_event)
    for _ in range(luck.randint(0, 60)):
        if state.ended:
            break
        GAME.apply(state, random_act(state, luck), ignore_event)
    thawed = GAME.thaw(setup, json.loads(json.dumps(GAME.freeze(state))))
    assert thawed == state
    assert legal_acts(thawed) == legal_acts(state)
    assert state.copy() == state
    while not thawed.ended and thawed.round < 15:
        act = random_act(thawed, luck)
        GAME.apply(thawed, act, ignore_event)
        GAME.apply(state, act, ignore_event)
    assert thawed == state


def positions(seed: int, most: int = 12) -> Iterator[CombatState]:
    """Positions of one random combat, spread over it; those with an open question come more often."""
    luck = random.Random(seed)
    state = GAME.start(random_fight(luck), ignore_event)
    while not state.ended and most and state.round < 15:
        if luck.random() < (0.5 if state.ask is not None else 0.2):
            most -= 1
            yield state.copy()
        GAME.apply(state, random_act(state, luck), ignore_event)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9))
def test_what_is_offered_is_accepted_and_what_is_not_is_refused(seed: int) -> None:
    english = load_message_catalogue("en")
    for state in positions(seed):
        asked = GAME.question(state)
        assert isinstance(asked, (Decision, Chance))
        assert english.say(asked.message)
        for option in asked.options:
            assert english.say(option.message)
        for act in legal_acts(state):
            assert read_line(state, write_line(act)) == act
            GAME.apply(state.copy(), act, ignore_event)
        if state.ask is None:
            far = [n for n in range(SPACES) if not reachable_space_mask(state, state.actor) & BIT[n]]
            for space in far:
                with pytest.raises(Refused):
                    GAME.apply(state.copy(), acts.Move(NAMES[space]), ignore_event)


def nonsense(state: CombatState, luck: random.Random) -> Act:
    """An act that may name anything; most are illegal."""
    space, other = luck.choice([*NAMES, "tower", "Z9"]), luck.choice(NAMES)
    tried: list[Act] = [
        acts.Move(space), acts.Attack(space), acts.Attack(space, other), acts.Attack(space, then=other),
        acts.Use(space), acts.Roll((2,)), acts.Roll((0, 0, 0)), acts.Choose(space), acts.Choose("perhaps"),
        acts.Place("castle:griffins/few", space), acts.Ready(), acts.Surrender(), acts.Damage(space, -1),
        acts.Heal(space, 1), acts.Shift(space, other), acts.Remove("Z9"), acts.Mark(space, "love"),
        acts.Put(space, other, 99), acts.PlayCard("no-such-card"), acts.PlayCard("magic-arrow", targets=(space,)),
        acts.PlayCard("town-portal"), acts.AiDeck("draw"), acts.AiDeck("burn"), acts.Boost(space, until="ever"),
        acts.NextFight(),
    ]  # fmt: skip
    return luck.choice(tried)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9))
def test_whatever_is_refused_changes_nothing_and_names_the_rule(seed: int) -> None:
    luck = random.Random(seed)
    languages = [load_message_catalogue(language) for language in LANGUAGES]
    for state in positions(seed, most=6):
        for _ in range(12):
            table = Table.__new__(Table)
            table.game, table.state, table.length, table._history, table._unread = GAME, state, 0, None, []
            before, act = state.copy(), nonsense(state, luck)
            try:
                table.give(act)
            except Refused as refused:
                assert table.state == before
                if isinstance(refused, Forbidden):
                    assert refused.rule.startswith("heroes3 ")
                    assert all("heroes3" in words.say(refused.message) for words in languages)
            else:
                sound(table.state)


def random_card(state: CombatState, luck: random.Random) -> Act:
    """Any card that works in combat, played in any way on anybody."""
    card = luck.choice([card for card in load_cards().by_id.values() if any(play.combat for play in card.plays)])
    way = luck.choice([play.label for play in card.plays if play.combat])
    standing = [space_name(fighter.cell) for fighter in state.fighters if fighter.cell >= 0]
    targets = tuple(luck.choice([*standing, luck.choice(NAMES)]) for _ in range(luck.randint(0, 3)))
    side = luck.choice(["mine", "theirs"])
    return acts.PlayCard(card.id, luck.randint(0, 5), targets, way, luck.randint(0, 3), luck.randint(0, 2), side)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9))
def test_whatever_cards_are_played_the_combat_stays_sound(seed: int) -> None:
    luck = random.Random(seed)
    setup = random_fight(luck)
    state = GAME.start(setup, ignore_event)
    while not state.ended and state.round < 10:
        after = state.copy()
        if state.round and luck.random() < 0.4:
            try:
                GAME.apply(after, random_card(state, luck), ignore_event)
            except Refused:
                continue
        else:
            GAME.apply(after, random_act(state, luck), ignore_event)
        state = after
        standing = [fighter for fighter in state.fighters if fighter.cell >= 0]
        assert all(state.board[fighter.cell] == fighter.n and fighter.alive for fighter in standing)
        assert all(0 <= fighter.damage < fighter.health for fighter in standing)
    assert GAME.thaw(setup, json.loads(json.dumps(GAME.freeze(state)))) == state


def test_everything_told_can_be_said_in_every_language() -> None:
    kinds_told: dict[str, Event] = {}
    for seed in range(60):
        luck = random.Random(seed)
        events: list[Event] = []
        state = GAME.start(random_fight(luck), events.append)
        while not state.ended and state.round < 15:
            GAME.apply(state, random_act(state, luck), events.append)
        for event in events:
            assert event.reason is not None
            assert event.reason.rule.startswith("heroes3 ")
            kinds_told[event.message.id] = event
    assert len(kinds_told) > 40
    for language in LANGUAGES:
        words = load_message_catalogue(language)
        for event in kinds_told.values():
            assert describe_event(event, words)


def test_a_table_of_the_kernel_plays_undoes_redoes_and_repairs_it() -> None:
    luck = random.Random(4)
    mine = Army(("castle:griffins/pack", "castle:crusaders/pack"), hero=Hero(5, movement=3))
    table: Table[CombatState, Any] = Table(GAME, build_setup(CombatSetup(Fight(level="V", mine=mine)), 3))
    while len(table.steps) < 25 and not table.state.ended:
        table.give(random_act(table.state, luck))
    before, given_acts = table.state.copy(), len(table.steps)
    table.undo(given_acts)
    assert table.state == GAME.start(table.setup, ignore_event)
    table.redo(given_acts)
    assert table.state == before
    for entry in table.steps:
        assert GAME.codec.read(json.loads(json.dumps(GAME.codec.write(entry.act)))) == entry.act
    table.repair(1, acts.Place("castle:griffins/pack", "D1"))
    assert len(table.steps) == given_acts


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 1000), st.text(max_size=14))
def test_a_typed_line_is_an_act_or_a_refusal(seed: int, line: str) -> None:
    state = GAME.start(random_fight(random.Random(seed)), ignore_event)
    try:
        read_line(state, line)
    except Refused as refused:
        assert load_message_catalogue("en").say(refused.message)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9))
def test_whoever_can_be_attacked_can_be_reached(seed: int) -> None:
    for state in positions(seed):
        if state.ask is None:
            fighter = state.actor
            for target, mask in attackable_targets(state, fighter):
                assert mask or fighter.cell == BESIDE
                assert fighter.kind.ranged or mask & reachable_space_mask(state, fighter) == mask
                assert target.side != fighter.side

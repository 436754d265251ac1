"""What must hold in every game: random quests made of random legal cards, played by random answers."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.terrinoth import acts
from companion.games.terrinoth.acts import Act
from companion.games.terrinoth.bots.party_bot import PartyBot, decide_act
from companion.games.terrinoth.readable_positions import position_to_dict
from companion.games.terrinoth.rules.player_view import PlayerView, view_to_dict
from companion.games.terrinoth.setup_data import build_setup
from companion.games.terrinoth.state import TerrinothState
from companion.games.terrinoth.text.line_parser import read_line, write_line
from companion.kernel.events import Event, describe_event, ignore_event
from companion.kernel.game import Setup
from companion.kernel.messages import LANGUAGES
from companion.kernel.question_types import Chance, Decision
from companion.kernel.refusals import Refused
from companion.kernel.table import Table
from companion.library.translations import load_message_catalogue
from tests.terrinoth.random_quests import random_body
from tests.terrinoth.sample_tables import GAME

pytestmark = pytest.mark.usefixtures("no_sentence_fails")

pytestmark = pytest.mark.slow
LONGEST = 20_000


def setup_of(seed: int) -> Setup:
    """A random quest; every third one with the table's own decks, every fourth with its own dice."""
    own: dict[str, str] = {"decks": "table"} if seed % 3 == 0 else {}
    return build_setup(random_body(seed, **own, **({"dice": "table"} if seed % 4 == 0 else {})), seed)


def answer(state: TerrinothState, luck: random.Random) -> Act:
    """Any answer that the question allows."""
    asked = state.ask
    assert asked is not None
    if asked.id == "learn":
        return acts.Learn(asked.card, {asked.field: luck.randint(1, 4)})
    if asked.dice is not None and luck.random() < 0.8:
        white, black = asked.dice
        heroes: list[str] = luck.choices(("success", "critical", "shield", "blank"), k=white)
        enemies: list[str] = luck.choices(("counterattack", "threat", "blank"), k=black)
        return acts.Roll(tuple(heroes), tuple(enemies))  # type: ignore[arg-type]
    if asked.new and luck.random() < 0.2:
        return acts.Choose(f"new:Card {luck.randint(1, 9)}")
    return acts.Choose(luck.choice(asked.legal))


def sound(state: TerrinothState) -> None:
    """No enemy in two places, no limit broken, no card lost or doubled."""
    w = state.world
    assert len({enemy.id for enemy in w.enemies}) == len(w.enemies)
    for enemy in w.enemies:
        assert enemy.zone in ("engaged", "shadows", "lair") or state.answers
        assert (enemy.hero >= 0) == (enemy.zone == "engaged") or state.answers
        assert not enemy.facedown or enemy.zone == "shadows"
        assert enemy.wounds >= 0
        assert enemy.zone != "engaged" or not w.heroes[enemy.hero].fallen
    for n, hero in enumerate(w.heroes):
        assert len(w.engaged(n)) <= 3
        assert 0 <= hero.tokens <= 5
        assert hero.wounds >= 0
        assert len(set(hero.conditions)) == len(hero.conditions)
        assert [slot.action for slot in hero.acts] == ["attack", "explore", "rest", "aid"]
        assert not hero.fallen or not (hero.wounds or hero.tokens or hero.items or w.engaged(n))
    assert w.progress >= 0
    assert 0 <= w.peril < len(w.table.quest.definition.track)
    assert w.outcome or not w.heroes[w.leader].fallen or state.ask is not None
    if w.table.settings.decks == "app" and not state.answers:
        assert enemy_cards(state) == enemy_cards(GAME.start(build_setup(w.table.body, 1), ignore_event))


def enemy_cards(state: TerrinothState) -> Counter[str]:
    """Every enemy card, wherever it lies."""
    w = state.world
    piles = w.decks["enemies"]
    removed = [card for card in w.removed if w.card(card).kind == "enemies"]
    return Counter([*piles.cards, *piles.discards, *removed, *(enemy.card for enemy in w.enemies)])


@pytest.mark.parametrize("seed", range(36))
def test_a_random_quest_is_sound_and_ends(seed: int) -> None:
    luck, count = random.Random(seed), 0
    state = GAME.start(setup_of(seed), ignore_event)
    while state.ask is not None:
        GAME.apply(state, answer(state, luck), ignore_event)
        count += 1
        assert count < LONGEST
        if count % 3 == 0:
            sound(state)
    sound(state)
    assert state.ended
    assert state.world.outcome in ("won", "lost")
    with pytest.raises(Refused):
        GAME.apply(state, acts.Choose("attack"), ignore_event)


@pytest.mark.parametrize("seed", range(100, 106))
def test_replay_snapshots_and_copies_lead_to_the_same_position(seed: int) -> None:
    setup, luck = setup_of(seed), random.Random(seed)
    table = Table(GAME, setup)
    given: list[Act] = []
    while table.state.ask is not None and len(given) < 250:
        act = answer(table.state, luck)
        table.give(act)
        given.append(act)
        if len(given) % 10 == 0:
            frozen = json.loads(json.dumps(GAME.freeze(table.state)))
            thawed = GAME.thaw(setup, frozen)
            assert thawed == table.state
            assert position_to_dict(thawed) == position_to_dict(table.state)
            assert GAME.freeze(thawed) == GAME.freeze(table.state)
            assert table.state.copy() == table.state
    # In place, without copies in between, the same acts lead to the same end.
    other = GAME.start(setup, ignore_event)
    for act in given:
        GAME.apply(other, GAME.codec.read(json.loads(json.dumps(GAME.codec.write(act)))), ignore_event)
    assert other == table.state
    table.undo(len(given))
    assert table.state == GAME.start(setup, ignore_event)


@pytest.mark.parametrize("seed", range(200, 203))
def test_a_refusal_changes_nothing_and_says_why_in_every_language(seed: int) -> None:
    luck = random.Random(seed)
    state = GAME.start(setup_of(seed), ignore_event)
    for _ in range(60):
        if state.ask is None:
            return
        for act in nonsense(state, luck):
            before, after = GAME.freeze(state), state.copy()
            try:
                GAME.apply(after, act, ignore_event)
            except Refused as refused:
                assert GAME.freeze(state) == before
                for language in LANGUAGES:
                    assert load_message_catalogue(language).say(refused.message)
        GAME.apply(state, answer(state, luck), ignore_event)


def nonsense(state: TerrinothState, luck: random.Random) -> list[Act]:
    """Inputs that make no sense here, or only some."""
    asked = state.ask
    assert asked is not None
    wrong = [option.id for option in asked.options if option.refusal is not None]
    return [
        acts.Choose("nobody"),
        acts.Choose(""),
        acts.Choose("new:"),
        acts.Roll(("success",) * 7, ()),
        acts.Learn("nothing", {"attack": 1}),
        acts.Learn("set-0-minion", {"attack": "many"}),
        acts.Learn("set-0-minion", {"bar": ["dance"]}),
        acts.Learn("set-0-minion", {"wings": 2}),
        acts.Adjust("wounds", -1, "h0"),
        acts.Adjust("tokens", 9, "h1"),
        acts.Adjust("luck", 1, "h0"),
        acts.Adjust("wounds", 1, "e999"),
        acts.Adjust("peril", 99),
        acts.Move("e1", "moon"),
        acts.Move("e999", "shadows"),
        *map(acts.Choose, wrong),
    ]


def test_refused_options_are_the_ones_that_are_shown_as_illegal() -> None:
    state = GAME.start(setup_of(301), ignore_event)
    luck, tried = random.Random(1), 0
    for _ in range(400):
        if state.ask is None:
            break
        for option in state.ask.options:
            if option.refusal is not None:
                with pytest.raises(Refused) as refused:
                    GAME.apply(state.copy(), acts.Choose(option.id), ignore_event)
                assert refused.value.message == option.refusal
                tried += 1
        GAME.apply(state, answer(state, luck), ignore_event)
    assert tried > 20


@pytest.mark.parametrize("seed", range(400, 406))
def test_events_and_questions_can_be_told_in_every_language(seed: int) -> None:
    luck, told = random.Random(seed), list[Event]()
    state = GAME.start(setup_of(seed), told.append)
    for _ in range(150):
        question = GAME.question(state)
        if question is None:
            break
        assert isinstance(question, Chance if state.ask is not None and state.ask.chance else Decision)
        for words in map(load_message_catalogue, LANGUAGES):
            assert words.say(question.message).strip()
            assert all(words.say(option.message) for option in question.options)
        GAME.apply(state, answer(state, luck), told.append)
    assert all(event.reason is not None and event.reason.rule.startswith("terrinoth ") for event in told)
    for language in LANGUAGES:
        assert all(describe_event(event, load_message_catalogue(language)).strip() for event in told)


@pytest.mark.parametrize("seed", range(500, 504))
def test_an_act_written_as_a_line_is_read_as_the_same_act(seed: int) -> None:
    luck = random.Random(seed)
    state = GAME.start(setup_of(seed), ignore_event)
    for _ in range(200):
        if state.ask is None:
            break
        act = answer(state, luck)
        assert read_line(state, write_line(state, act)) == act
        GAME.apply(state, act, ignore_event)


@given(st.text(max_size=30))
@settings(max_examples=60, deadline=None)
def test_any_line_is_read_or_refused(line: str) -> None:
    state = GAME.start(setup_of(1), ignore_event)
    try:
        read_line(state, line)
    except Refused as refused:
        assert load_message_catalogue("en").say(refused.message)


@pytest.mark.parametrize("seed", range(600, 603))
def test_a_sensible_party_decides_from_what_is_open(seed: int) -> None:
    """What lies facedown and the order of the decks may change; as long as it looks the same, it decides the same."""
    state = GAME.start(build_setup(random_body(seed), seed), ignore_event)
    for _ in range(120):
        if state.ask is None:
            break
        if state.ask.id == "learn":
            GAME.apply(state, acts.Learn(state.ask.card, {state.ask.field: 2}), ignore_event)
            continue
        act, event = decide_act(state, PartyBot())
        other = state.copy()
        for pile in other.world.decks.values():
            pile.cards.reverse()
        for enemy in other.world.enemies:
            if enemy.facedown:
                enemy.card = "set-0-chieftain" if enemy.card != "set-0-chieftain" else "set-1-minion"
        assert view_to_dict(other) == view_to_dict(state)
        assert PartyBot().pick(PlayerView(other)) == act
        assert event.reason is not None
        GAME.apply(state, act, ignore_event)

"""What must hold at every real table, whatever people enter: cards conserved, chairs that finish, replays alike."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.hero_realms import acts
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.ask_and_answer import legal_answers
from companion.games.hero_realms.bot_turn_steps import decide_next_step, find_awaited_actor
from companion.games.hero_realms.bots.squire import Squire
from companion.games.hero_realms.refusals import Forbidden
from companion.games.hero_realms.setup_data import build_setup
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.text.line_parser import read_line, write_line
from companion.kernel.events import describe_event, ignore_event
from companion.kernel.messages import LANGUAGES
from companion.kernel.refusals import Refused
from companion.library.translations import load_message_catalogue
from tests.hero_realms.physical.physical_tables import REAL_TABLES, sensible
from tests.hero_realms.sample_tables import GAME
from tests.hero_realms.test_properties import all_cards, sound

pytestmark = pytest.mark.slow
TURNS = 24


def anything(state: HeroState, luck: random.Random) -> Act:
    """An act that may name anything."""
    names, seats = state.table.book.names, [place.id for place in state.table.places]
    card, seat, other = luck.choice(names), luck.choice(["", *seats]), luck.choice(seats)
    number, slot = luck.randint(-3, 40), luck.randint(-1, 6)
    mine = [names[x.card] for s in state.seats for x in (*s.play, *s.beside)]
    near = luck.choice([card, *mine])
    tried: list[Act] = [
        acts.Take(slot, seat), acts.Heal(number, other, seat),
        acts.Harm(other, number, luck.choice(["", near]), seat),
        acts.Stun(other, near, luck.random() < 0.5, seat), acts.ForceDiscard(other, number, seat),
        acts.Prepare(near, seat), acts.Check(near, luck.random() < 0.5, seat), acts.Play(card, seat),
        acts.Expend(near, seat), acts.Ally(near, seat), acts.Sacrifice(near, seat), acts.Borrow(card, other, seat),
        acts.Attack(other, luck.choice(["", near]), number, seat),
        acts.Acquire(card, seat, luck.choice(["", other])),
        acts.Pass(card, other, seat), acts.CorrectLife(other, number), acts.CorrectSlot(slot, card),
        acts.TurnUp(slot, card),
        acts.CorrectChampion(other, near, luck.random() < 0.5), acts.CorrectItem(near, other),
        acts.Steal(card, (card,), seat), acts.Choose(card), acts.Choose(other), acts.Take(1, "nobody"),
    ]  # fmt: skip
    return luck.choice(tried)


def said_with_its_rule(refused: Refused) -> bool:
    """Whether a refusal names its paragraph in every language."""
    if not isinstance(refused, Forbidden):
        return all(load_message_catalogue(language).say(refused.message) for language in LANGUAGES)
    return all(refused.rule in load_message_catalogue(language).say(refused.message) for language in LANGUAGES)


def check(state: HeroState, cards: object) -> None:
    assert all_cards(state) == cards
    sound(state)
    for seat in state.table.people:
        mine = state.seats[seat]
        assert (mine.hand, mine.discard, mine.gold, mine.combat) == ([], [], 0, 0)
        assert mine.deck == sorted(mine.deck)
        assert mine.held >= 0


def chair_acts(state: HeroState, journal: list[Act], cards: object) -> None:
    """Let chairs play until people have to speak; a turn that does not end is a mistake."""
    squire = Squire()
    for _ in range(300):
        step = decide_next_step(state, squire)
        if step is None:
            return
        GAME.apply(state, step.act, ignore_event)
        journal.append(step.act)
        check(state, cards)
    raise AssertionError("a chair's turn does not end")


@pytest.mark.parametrize("label", REAL_TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_cards_are_conserved_whatever_people_enter_and_chairs_finish_their_turns(label: str, seed: int) -> None:
    luck, setup = random.Random(f"{label} {seed}"), build_setup(REAL_TABLES[label], seed)
    state = GAME.start(setup, ignore_event)
    cards, journal = all_cards(state), list[Act]()
    while not state.winners and state.turns < TURNS:
        chair_acts(state, journal, cards)
        if state.winners:
            break
        act = anything(state, luck) if luck.random() < 0.3 else sensible(state, luck)
        before = state.copy()
        try:
            GAME.apply(state, act, ignore_event)
        except Refused as refused:
            assert state == before, act
            assert said_with_its_rule(refused)
            continue
        journal.append(act)
        check(state, cards)
    again = GAME.start(setup, ignore_event)
    for act in journal:
        GAME.apply(again, GAME.codec.read(json.loads(json.dumps(GAME.codec.write(act)))), ignore_event)
    assert again == state
    assert GAME.thaw(setup, json.loads(json.dumps(GAME.freeze(state)))) == state


@pytest.mark.parametrize("label", REAL_TABLES)
def test_what_happens_at_a_real_table_can_be_said_in_every_language(label: str) -> None:
    luck, state = random.Random(label), GAME.start(build_setup(REAL_TABLES[label], 3), ignore_event)
    languages, squire = [load_message_catalogue(language) for language in LANGUAGES], Squire()
    said: set[str] = set()
    for _ in range(400):
        if state.winners:
            break
        asked = GAME.question(state)
        assert asked is not None
        step = decide_next_step(state, squire)
        events = list(step.events) if step is not None else []
        act = step.act if step is not None else sensible(state, luck)
        try:
            GAME.apply(state, act, events.append)
        except Refused:
            continue
        assert step is None or (find_awaited_actor(state).seat and all(words.say(step.says) for words in languages))
        for event in events:
            if event.message.id not in said:
                said.add(event.message.id)
                assert all(describe_event(event, words) for words in languages)


@pytest.mark.parametrize("label", REAL_TABLES)
def test_every_act_of_people_is_written_as_a_line_and_read_back(label: str) -> None:
    luck, state = random.Random(label), GAME.start(build_setup(REAL_TABLES[label], 4), ignore_event)
    while state.asks:
        GAME.apply(state, acts.Choose(legal_answers(state)[0]), ignore_event)
    for _ in range(300):
        act = anything(state, luck)
        numbers = [getattr(act, name, 0) for name in ("amount", "count", "slot", "life")]
        if min(numbers) < 0 or getattr(act, "seat", "") == "nobody" or (isinstance(act, acts.Harm) and not act.player):
            continue
        assert read_line(state, write_line(act)) == act


@settings(max_examples=60)
@given(
    st.sampled_from(sorted(REAL_TABLES)),
    st.sampled_from(["take", "hit", "heal", "stun", "correct", "check"]),
    st.text(max_size=12),
)
def test_a_typed_line_is_an_act_or_a_refusal(label: str, word: str, rest: str) -> None:
    state = GAME.start(build_setup(REAL_TABLES[label], 1), ignore_event)
    try:
        act = read_line(state, f"{word} {rest}")
        GAME.apply(state, act, ignore_event)
    except Refused as refused:
        assert load_message_catalogue("en").say(refused.message)

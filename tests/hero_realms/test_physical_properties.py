"""What must hold at every real table, whatever people enter: cards conserved, chairs that finish, replays alike."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.hero_realms import acts
from companion.games.hero_realms.asking import options
from companion.games.hero_realms.lines import read_line, write_line
from companion.games.hero_realms.people.options import people_options, plain_acts
from companion.games.hero_realms.refusals import Forbidden
from companion.games.hero_realms.squire import Squire
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.table import lay
from companion.games.hero_realms.turn_steps import next_step, waiting
from companion.kernel.acts import Act
from companion.kernel.events import describe, silent
from companion.kernel.refusals import Refused
from companion.kernel.words import LANGUAGES
from companion.library.words import catalogue
from tests.hero_realms.at_the_table import GAME
from tests.hero_realms.real_tables import REAL_TABLES
from tests.hero_realms.test_properties import all_cards, sound

pytestmark = pytest.mark.slow
TURNS = 24


def sensible(state: HeroState, luck: random.Random) -> Act:
    """Something people may well enter now."""
    if state.asks:
        return acts.Choose(luck.choice(options(state)))
    seat = luck.choice([n for n in state.active if n in state.table.people and not state.seats[n].out])
    name = state.table.places[seat].id
    possible: list[Act] = [*plain_acts(state, seat, name), acts.End(), acts.End(), acts.End()]
    now = people_options(state, seat)
    possible += [acts.Attack(t.player, "", luck.randint(1, 9), name) for t in now.targets if not t.champion]
    possible += [acts.Harm(t.player, luck.randint(1, 4), t.champion, name) for t in now.targets]
    possible += [acts.Stun(t.player, t.champion, t.refusal is None, name) for t in now.targets if t.champion]
    possible += [acts.Play(one.card.id, name) for one in luck.sample(now.layable, min(3, len(now.layable)))]
    possible += [acts.Heal(luck.randint(1, 6), player, name) for player in now.healing]
    possible += [acts.ForceDiscard(player, luck.randint(1, 2), name) for player in now.discarding]
    possible += [acts.Borrow("", lender.player, name) for lender in now.lenders]
    possible += [acts.Prepare(card, name) for card in now.expended]
    owned = state.seats[seat].deck
    possible += [acts.Sacrifice(state.table.book.names[luck.choice(owned)], name)] if owned else []
    possible += [acts.Play(state.table.book.names[luck.choice(owned)], name)] if owned else []
    return luck.choice(possible)


def anything(state: HeroState, luck: random.Random) -> Act:
    """An act that may name anything."""
    names, seats = state.table.book.names, [place.id for place in state.table.places]
    card, seat, other = luck.choice(names), luck.choice(["", *seats]), luck.choice(seats)
    number, slot = luck.randint(-3, 40), luck.randint(-1, 6)
    mine = [names[x.card] for s in state.seats for x in (*s.play, *s.beside)]
    near = luck.choice([card, *mine])
    return luck.choice(
        [
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
        ]
    )  # fmt: skip


def said_with_its_rule(refused: Refused) -> bool:
    """Whether a refusal names its paragraph in every language."""
    if not isinstance(refused, Forbidden):
        return all(catalogue(language).say(refused.message) for language in LANGUAGES)
    return all(refused.rule in catalogue(language).say(refused.message) for language in LANGUAGES)


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
        step = next_step(state, squire)
        if step is None:
            return
        GAME.apply(state, step.act, silent)
        journal.append(step.act)
        check(state, cards)
    raise AssertionError("a chair's turn does not end")


@pytest.mark.parametrize("label", REAL_TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_cards_are_conserved_whatever_people_enter_and_chairs_finish_their_turns(label: str, seed: int) -> None:
    luck, setup = random.Random(f"{label} {seed}"), lay(REAL_TABLES[label], seed)
    state = GAME.start(setup, silent)
    cards, journal = all_cards(state), list[Act]()
    while not state.winners and state.turns < TURNS:
        chair_acts(state, journal, cards)
        if state.winners:
            break
        act = anything(state, luck) if luck.random() < 0.3 else sensible(state, luck)
        before = state.copy()
        try:
            GAME.apply(state, act, silent)
        except Refused as refused:
            assert state == before, act
            assert said_with_its_rule(refused)
            continue
        journal.append(act)
        check(state, cards)
    again = GAME.start(setup, silent)
    for act in journal:
        GAME.apply(again, GAME.codec.read(json.loads(json.dumps(GAME.codec.write(act)))), silent)
    assert again == state
    assert GAME.thaw(setup, json.loads(json.dumps(GAME.freeze(state)))) == state


@pytest.mark.parametrize("label", REAL_TABLES)
def test_what_happens_at_a_real_table_can_be_said_in_every_language(label: str) -> None:
    luck, state = random.Random(label), GAME.start(lay(REAL_TABLES[label], 3), silent)
    languages, squire = [catalogue(language) for language in LANGUAGES], Squire()
    said: set[str] = set()
    for _ in range(400):
        if state.winners:
            break
        asked = GAME.question(state)
        assert asked is not None
        step = next_step(state, squire)
        events = list(step.events) if step is not None else []
        act = step.act if step is not None else sensible(state, luck)
        try:
            GAME.apply(state, act, events.append)
        except Refused:
            continue
        assert step is None or (waiting(state).seat and all(words.say(step.says) for words in languages))
        for event in events:
            if event.message.id not in said:
                said.add(event.message.id)
                assert all(describe(event, words) for words in languages)


@pytest.mark.parametrize("label", REAL_TABLES)
def test_every_act_of_people_is_written_as_a_line_and_read_back(label: str) -> None:
    luck, state = random.Random(label), GAME.start(lay(REAL_TABLES[label], 4), silent)
    while state.asks:
        GAME.apply(state, acts.Choose(options(state)[0]), silent)
    for _ in range(300):
        act = anything(state, luck)
        numbers = [getattr(act, name, 0) for name in ("amount", "count", "slot", "life")]
        if min(numbers) < 0 or getattr(act, "seat", "") == "nobody" or (isinstance(act, acts.Harm) and not act.player):
            continue
        assert read_line(state, write_line(act)) == act


@settings(max_examples=60)
@given(st.sampled_from(sorted(REAL_TABLES)), st.sampled_from(["take", "hit", "heal", "stun", "correct", "check"]),
       st.text(max_size=12))  # fmt: skip
def test_a_typed_line_is_an_act_or_a_refusal(label: str, word: str, rest: str) -> None:
    state = GAME.start(lay(REAL_TABLES[label], 1), silent)
    try:
        act = read_line(state, f"{word} {rest}")
        GAME.apply(state, act, silent)
    except Refused as refused:
        assert catalogue("en").say(refused.message)

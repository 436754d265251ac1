"""What must hold in every game, whoever plays: random legal play in every mode with every boss."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.hero_realms import acts
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.ask_and_answer import legal_answers
from companion.games.hero_realms.bots.bot_factory import decide_act
from companion.games.hero_realms.bots.squire import Squire
from companion.games.hero_realms.decisions.legal_acts import legal_acts
from companion.games.hero_realms.decisions.seat_view import SeatView, view_to_dict
from companion.games.hero_realms.moves import VALIDATORS
from companion.games.hero_realms.refusals import Forbidden
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.text.line_parser import read_line, write_line
from companion.kernel.events import Event, describe_event, ignore_event
from companion.kernel.messages import LANGUAGES
from companion.kernel.question_types import Chance, Decision
from companion.kernel.refusals import Refused
from companion.kernel.table import Table
from companion.library.translations import load_message_catalogue
from tests.hero_realms.sample_tables import GAME, TABLES, setup_of

pytestmark = pytest.mark.usefixtures("no_sentence_fails")

pytestmark = pytest.mark.slow
LONGEST = 30_000


def busy(state: HeroState, luck: random.Random) -> Act:
    """Any legal act, but the turn seldom ends while something else is left; so there is always some progress."""
    possible = legal_acts(state)
    if luck.random() < 0.03:
        return luck.choice(possible)
    moving = [act for act in possible if not isinstance(act, (acts.End, acts.Pass))]
    return luck.choice(moving or possible)


def all_cards(state: HeroState) -> Counter[int]:
    """Every card in every zone. Fire Gems in the stack are counted by their number, the power as one card."""
    found = Counter(state.deck + state.sacrificed + [card for card in state.row if card >= 0])
    found[state.table.book.gem] += state.gems
    for seat in state.seats:
        found.update(seat.deck + seat.hand + seat.discard + seat.hoard + seat.jars + seat.grimoire)
        found.update(laid.card for laid in (*seat.play, *seat.beside))
    for power in state.table.book.powers:
        found.pop(power, None)
    # A card just acquired whose place is still asked for is in nobody's zone.
    found.update(ask.a for ask in state.asks if ask[0] == "goes" and isinstance(ask.a, int))
    return found


def sound(state: HeroState) -> None:
    cards = state.table.cards
    for n, seat in enumerate(state.seats):
        assert min(seat.gold, seat.combat, seat.gained, seat.heist, seat.prevented, seat.immune, state.gems) >= 0
        assert state.life(n) > 0 or seat.out or state.winners
        icons = Counter(cards[laid.card].faction for laid in seat.play) + Counter(seat.virtual)
        assert [icons[f] for f in range(1, 5)] == seat.icons[1:]
        assert not seat.out or not seat.play
        assert all(laid.damage < state.defense(n, laid) for laid in seat.play if cards[laid.card].champion)
        assert n in state.table.people or not Counter(card for card, _ in seat.borrowed) - Counter(seat.hand)
    assert len(state.row) == 5


def acts_only_once(state: HeroState, before: HeroState, act: Act) -> None:
    """An expended card is not expended again, an ally ability not used again, a played card gone from hand."""
    named = getattr(act, "seat", "")
    seat = next(n for n in before.active if not named or before.table.places[n].id == named)
    index = before.table.book.index
    if isinstance(act, acts.Play):
        assert Counter(before.seats[seat].hand)[index(act.card)] >= 1
    used = {acts.Expend: "expended", acts.Ally: "used"}.get(type(act))
    if used is None or state.winners:
        return
    ready = sum(
        not getattr(x, used)
        for x in (*before.seats[seat].play, *before.seats[seat].beside)
        if x.card == index(getattr(act, "card", ""))
    )
    assert ready >= 1


@pytest.mark.parametrize("label", TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_game_is_sound_from_beginning_to_end(label: str, seed: int) -> None:
    setup, luck = setup_of(label, seed), random.Random(seed)
    state = GAME.start(setup, ignore_event)
    cards, journal, count = all_cards(state), [], 0
    while not state.winners:
        act = busy(state, luck)
        if count % 7 == 0:
            before = state.copy()
            GAME.apply(state, act, ignore_event)
            if not isinstance(act, (acts.Choose, acts.End)):
                acts_only_once(state, before, act)
            assert all_cards(state) == cards, write_line(act)
            sound(state)
        else:
            GAME.apply(state, act, ignore_event)
        journal.append(act)
        count += 1
        assert count < LONGEST
    assert not state.asks
    again = GAME.start(setup, ignore_event)
    for act in journal:
        GAME.apply(again, act, ignore_event)
    assert again == state


def positions(label: str, seed: int, every: int = 40, most: int = 25) -> Iterator[HeroState]:
    """Positions of one random game, spread over it; those in the middle of an effect come more often."""
    luck = random.Random(seed)
    state = GAME.start(setup_of(label, seed), ignore_event)
    given_out = count = 0
    while not state.winners and given_out < most:
        if count % every == 0 or (state.asks and luck.random() < 0.2):
            given_out += 1
            yield state.copy()
        GAME.apply(state, busy(state, luck), ignore_event)
        count += 1


@pytest.mark.parametrize("label", TABLES)
def test_a_snapshot_holds_the_whole_position(label: str) -> None:
    setup = setup_of(label, 3)
    for state in positions(label, 3, most=10):
        thawed = GAME.thaw(setup, json.loads(json.dumps(GAME.freeze(state))))
        assert thawed == state
        assert thawed.reach == state.reach
        assert legal_acts(thawed) == legal_acts(state)


@pytest.mark.parametrize("label", TABLES)
def test_what_is_listed_is_legal_and_nothing_else_of_its_kind(label: str) -> None:
    english = load_message_catalogue("en")
    for state in positions(label, 4, most=10):
        asked = GAME.question(state)
        assert asked is not None
        listed = legal_acts(state)
        assert [o.id for o in asked.options if o.legal] == [write_line(act) for act in listed]
        for act in listed:
            assert read_line(state, write_line(act)) == act
            GAME.apply(state.copy(), act, ignore_event)
        for option in asked.options:
            assert english.say(option.message)
            if not option.legal:
                with pytest.raises(Refused):
                    GAME.apply(state.copy(), read_line(state, option.id), ignore_event)


def test_what_the_real_market_shows_is_an_outcome_of_chance() -> None:
    state = GAME.start(setup_of("two with the real market", 1), ignore_event)
    asked = GAME.question(state)
    assert isinstance(asked, Chance)
    assert len(asked.options) == 54
    for _ in range(5):
        GAME.apply(state, acts.Choose("orc-grunt" if "orc-grunt" in legal_answers(state) else "spark"), ignore_event)
    assert isinstance(GAME.question(state), Decision)
    names = state.table.book.names
    assert sorted(names[card] for card in state.row) == ["orc-grunt", "orc-grunt", "spark", "spark", "spark"]


def nonsense(state: HeroState, luck: random.Random) -> Act:
    """An act that may name anything; most are illegal."""
    names, seats = state.table.book.names, [place.id for place in state.table.places]
    card, seat, other = luck.choice(names), luck.choice(["", *seats]), luck.choice(seats)
    amount = luck.randint(0, 9)
    tried: list[Act] = [
        acts.Play(card, seat), acts.Expend(card, seat), acts.Ally(card, seat), acts.Sacrifice(card, seat),
        acts.Acquire(card, seat, luck.choice(["", other])),
        acts.Attack(other, luck.choice(["", card]), amount, seat),
        acts.Pass(card, other, seat), acts.Borrow(card, other, seat), acts.Steal(card, (card, card), seat),
        acts.Choose(card), acts.Choose(other), acts.End(seat), acts.Play("no-such-card"), acts.End("nobody"),
    ]  # fmt: skip
    return luck.choice(tried)


def is_legal(state: HeroState, act: Act) -> bool:
    if isinstance(act, acts.Choose):
        return bool(state.asks) and act.option in legal_answers(state)
    if state.asks:
        return False
    if isinstance(act, acts.End):
        return not act.seat or state.table.index.get(act.seat) in state.active
    try:
        VALIDATORS.handler(act)(state, act)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("label", TABLES)
def test_whatever_is_illegal_is_refused_and_changes_nothing(label: str) -> None:
    luck = random.Random(label)
    languages = [load_message_catalogue(language) for language in LANGUAGES]
    for state in positions(label, 5, most=15):
        for _ in range(25):
            act, before = nonsense(state, luck), state.copy()
            if is_legal(state, act):
                continue
            with pytest.raises(Refused) as refused:
                GAME.apply(state, act, ignore_event)
            assert state == before
            if isinstance(refused.value, Forbidden):
                assert refused.value.rule.startswith("hero_realms ")
                assert all("hero_realms" in words.say(refused.value.message) for words in languages)


@settings(max_examples=60)
@given(st.sampled_from(sorted(TABLES)), st.integers(0, 10_000), st.text(max_size=12))
def test_a_typed_line_is_an_act_or_a_refusal(label: str, seed: int, line: str) -> None:
    state = GAME.start(setup_of(label, seed), ignore_event)
    try:
        read_line(state, line)
    except Refused as refused:
        assert load_message_catalogue("en").say(refused.message)


# --- nobody looks at what is hidden --------------------------------------------------------------


def scrambled(state: HeroState, luck: random.Random) -> HeroState:
    """The same position with everything hidden from whoever decides dealt anew."""
    other = state.copy()
    view = SeatView(state)
    luck.shuffle(other.deck)
    for n, seat in enumerate(other.seats):
        luck.shuffle(seat.hoard)
        luck.shuffle(seat.jars)
        luck.shuffle(seat.grimoire)
        # Whoever looks at the top of the deck sees it, so it stays.
        if not any(ask[0].startswith("look") for ask in other.asks):
            luck.shuffle(seat.deck)
        if n not in view.seats and not seat.borrowed and not seat.out:
            both = seat.hand + seat.deck
            luck.shuffle(both)
            seat.hand, seat.deck = both[: len(seat.hand)], both[len(seat.hand) :]
    return other


@pytest.mark.parametrize("label", TABLES)
def test_a_chair_decides_the_same_whatever_is_hidden(label: str) -> None:
    luck = random.Random(6)
    for state in positions(label, 6, most=15):
        other = scrambled(state, luck)
        assert view_to_dict(other) == view_to_dict(state)
        assert Squire().pick(SeatView(other)) == Squire().pick(SeatView(state))


def test_other_hands_are_refused_to_a_view() -> None:
    view = SeatView(GAME.start(setup_of("two", 1), ignore_event))
    other = next(n for n in range(2) if n not in view.seats)
    with pytest.raises(Refused):
        view.hand(other)
    with pytest.raises(Refused):
        view.own_deck(other)


# --- tables and words ----------------------------------------------------------------------------


@pytest.mark.parametrize("label", TABLES)
def test_everything_a_squire_does_can_be_said_in_every_language(label: str) -> None:
    events: list[Event] = []
    state = GAME.start(setup_of(label, 7), events.append)
    squire = Squire()
    while not state.winners:
        act, why = decide_act(state, squire)
        events.append(why)
        GAME.apply(state, act, events.append)
    kinds = {event.message.id: event for event in events}
    for language in LANGUAGES:
        words = load_message_catalogue(language)
        for event in kinds.values():
            assert describe_event(event, words)
            assert event.reason is not None
            assert event.reason.rule.startswith("hero_realms ")


def test_a_table_of_the_kernel_plays_undoes_and_repairs_it() -> None:
    setup, luck = setup_of("party of 2 against the dragon", 8), random.Random(8)
    table: Table[HeroState, Any] = Table(GAME, setup)
    for _ in range(150):
        table.give(busy(table.state, luck))
    before = table.state.copy()
    table.undo(90)
    table.redo(90)
    assert table.state == before
    for entry in table.steps[:20]:
        assert GAME.codec.read(json.loads(json.dumps(GAME.codec.write(entry.act)))) == entry.act
    table.repair(5, None)
    assert len(table.steps) == 150

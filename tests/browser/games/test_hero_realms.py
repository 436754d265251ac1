"""A party of two against the Dragon on a phone: set-up, three full rounds, its turns step by step, one taken back."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from companion.app.screens.hero_realms.card_tiles import describe_card_aloud
from companion.games.hero_realms import acts
from companion.games.hero_realms.ask_and_answer import legal_answers
from companion.games.hero_realms.bot_turn_steps import find_awaited_actor
from companion.games.hero_realms.state import HeroState
from companion.library.translations import load_message_catalogue
from tests.browser.conftest import Seat
from tests.browser.harness.people import PHONE, Person
from tests.browser.harness.saved_tables import Book
from tests.browser.harness.server import Server
from tests.browser.harness.terminal_tables import address
from tests.sample_tables.hero_realms import make_hero_realms_tables

DRAGON = 2


def _tell_card(person: Person, book: Book[HeroState], wanted: str = "") -> str:
    """Say which card turned up in the slot that is asked for: two letters, then a tap on the card."""
    state = book.state
    card = state.table.book.by_id[wanted or legal_answers(state)[0]]
    person.sees(f"Slot {state.asks[0].slot}: which card?")
    person.type("Two letters of its name", card.name["en"][:2])
    person.tap(describe_card_aloud(load_message_catalogue("en"), card))
    left = len(state.asks) - 1
    book.until(lambda now: len(now.asks) == left, f"{card.id} to be in the market")
    return card.id


def _hit(person: Person, book: Book[HeroState], amount: int) -> None:
    before = book.state.life(DRAGON)
    person.tap(f"Hit Dragon for {amount}")
    book.until(lambda now: now.life(DRAGON) < before, "the Dragon to be hit")


def _end(person: Person, book: Book[HeroState], who: int) -> None:
    person.tap("end-turn")
    book.until(lambda now: now.active == (who,), f"the turn of seat {who}")


def _dragons_turn(person: Person, book: Book[HeroState]) -> None:
    """Press Next until its turn is over, and answer what it asks."""
    for _ in range(60):
        state = book.state
        if state.active != (DRAGON,):
            return
        if find_awaited_actor(state).kind == "turned":
            person.tap("ask-slot")
            _tell_card(person, book)
        else:
            person.tap("Next")
            # A step may be several cards, entered one by one: a press while it is under way is left unheard on purpose.
            book.until(lambda now: now != state, "the Dragon to step", partial(person.tries, "Next"))  # noqa: B023
    raise AssertionError("the Dragon's turn never ends")


def test_a_party_of_two_plays_three_rounds_against_the_dragon(seat: Seat, server: Server, data_dir: Path) -> None:
    ann, book = seat("Ann", size=PHONE), Book[HeroState](data_dir)
    ann.open(server.url)
    ann.tap("New table")
    ann.tap("Hero Realms")
    ann.tap("Play the empty chair")
    ann.sees("Blue and Orange still need a character.")
    ann.type("Player 1", "Ana")
    ann.tap("Ana: Cleric")
    ann.type("Player 2", "Ben")
    ann.tap("Ben: Thief")
    ann.sees_no("still need")
    ann.tap("Start with 2")
    ann.sees("Ana to play")

    ann.tap("Slot 1: which card?")
    for card in ("orc-grunt", "spark", "bribe", "taxation", "the-rot"):
        _tell_card(ann, book, card)
    ann.sees_no("Two letters of its name")

    for turn in range(3):
        life = book.state.life(DRAGON)
        ann.tap("slot-1")
        book.until(lambda now: bool(now.asks), "slot 1 to be empty")
        _tell_card(ann, book)
        _hit(ann, book, 5)
        _end(ann, book, 1)
        _hit(ann, book, 5)
        healed = book.state.life(1) + 1
        ann.tap("Ben: life plus 1")
        book.until(lambda now: now.life(1) == healed, "Ben's life")  # noqa: B023 (called at once)
        _end(ann, book, DRAGON)
        assert book.state.life(DRAGON) < life
        if turn == 0:
            _step_taken_back(ann, book)
        _dragons_turn(ann, book)
        state = book.state
        assert state.active == (0,)
        assert state.seats[DRAGON].turns == turn + 1

    state, steps = book.look()
    assert state.turns == 10, "three rounds of three turns are over"
    assert sum(isinstance(step.act, acts.Take) for step in steps) == 3
    by_app = [step for step in steps if step.who == "chair"]
    assert {type(step.act) for step in by_app} >= {acts.Play, acts.Attack, acts.End}
    assert all(step.why is not None and step.why.message is not None for step in by_app), "every act has its reason"
    ann.reload()
    ann.sees(f"Dragon: life {state.life(DRAGON)}")
    ann.sees(f"Ana: life {state.life(0)}")
    assert ann.asked_outside == []


def _step_taken_back(person: Person, book: Book[HeroState]) -> None:
    """One step of the Dragon, undone, and done again."""
    person.sees("Dragon is about to act")
    before = book.state
    person.tap("Next")
    after = book.until(lambda now: now != before, "a step")
    person.sees("Dragon plays")
    # Several cards of one step are written one after the other.
    person.page.wait_for_timeout(800)
    after = book.state
    person.tap("Undo")
    book.until(lambda now: now == before, "the step to be taken back")
    person.sees("Dragon is about to act")
    person.tap("Next")
    book.until(lambda now: now == after, "the same step again")


def test_a_champion_tag_held_on_a_phone_opens_its_card_and_leads_back(
    seat: Seat, server: Server, data_dir: Path
) -> None:
    chairs = make_hero_realms_tables(data_dir)
    ann = seat("Ann", size=PHONE)
    ann.open(address(server, f"/table/{chairs.party}"))
    ann.sees("Dragon: life")
    tag = next(
        thing for thing in ann.on_screen() if thing.name.startswith("Rake, Master Assassin") and "Ben" in thing.name
    )
    assert not tag.tappable, "a word for a screen reader, not one more small button"
    ann.hold(tag.name)
    ann.sees("Expend: gain 4 combat", within=30)
    ann.sees_no("Dragon: life")
    ann.tap("close-sheet")
    ann.sees("Dragon: life")

"""Two heroes in a quest of the box on a phone: cards typed as they come up, two full rounds, one step taken back."""

from __future__ import annotations

from pathlib import Path

from companion.app.models.terrinoth.owners_typed_cards import OWN
from companion.data_location import DATABASE_FILE_NAME
from companion.games.engines import ENGINES
from companion.games.terrinoth import acts
from companion.games.terrinoth.state import TerrinothState
from companion.tables.table_service import TableService
from database.store import Store
from tests.browser.conftest import Seat
from tests.browser.harness.people import PHONE, Person
from tests.browser.harness.saved_tables import Book
from tests.browser.harness.server import Server


class QuestBook(Book[TerrinothState]):
    """The quest beside the running app."""

    @property
    def asked(self) -> str:
        """The kind of the open question."""
        asked = self.state.ask
        return asked.id if asked is not None else ""


def _begin(person: Person, url: str) -> None:
    """Set the quest up: two people, a title, four spaces of peril."""
    person.open(url)
    person.tap("New table")
    person.tap("Heroes of Terrinoth")
    person.tap("Run the enemies")
    person.tap("A quest from our box")
    person.type("Title of the quest", "The Bramble Road")
    for space, colour in enumerate(("grey", "green", "red"), 2):
        person.tap(f"Add a space: {colour}")
        person.sees(f"Space {space}: {colour}")
    person.type("Player 1", "Ana")
    person.type("Player 2", "Ben")
    person.tap("Begin with 2 heroes")


def _type_location(person: Person, book: QuestBook) -> None:
    """The first real location, which nobody has typed: its title and its three numbers."""
    person.sees("Reveal the next location. Which one is it?")
    person.type("Title", "Flooded Ford")
    person.tap("New card: Flooded Ford")
    for number in ("Spawn value, red: 1", "Spawn value, black: 0", "Exploration value: 6"):
        person.tap(number)
    person.tap("Keep the card")
    book.until(lambda now: now.world.knows("flooded-ford") and _numbers(now) == (1, 0, 6), "the location's numbers")


def _numbers(state: TerrinothState) -> tuple[int | None, ...]:
    card = state.world.card("flooded-ford")
    return tuple(card.number(name) for name in ("spawn_engaged", "spawn_shadows", "exploration"))


def _type_enemy(person: Person, book: QuestBook) -> None:
    """The first enemy: numbers, two words on the bar, one of them its own with its text tapped together."""
    person.sees("Draw the top enemy. Which one is it?")
    person.type("Title", "Thorn Stalker")
    person.tap("New card: Thorn Stalker")
    for number in ("Attack: 2", "Health: 9", "Resistance: 0"):
        person.tap(number)
    person.tap("Advance")
    person.tap("own-keyword")
    person.type("The keyword, then Enter", "Lash")
    person.press("Enter")
    person.sees("Tap what it does.")
    # The dialog before it was scrolled: what a screen reader finds now lies where a fresh start puts it.
    places = _places(person, "op-")
    person.reload()
    person.sees("Tap what it does.")
    assert places == _places(person, "op-")
    for part in ("op-wound", "arg-who-active", "arg-n-1"):
        person.tap(part)
    person.sees("lash: the active hero suffers 1 wound")
    person.tap("That is it")
    person.tap("Keep the card")
    book.until(lambda now: now.world.card("thorn-stalker").definition.state == "complete", "the enemy's card")


def _places(person: Person, prefix: str) -> dict[str, tuple[float, float]]:
    """Where everything is whose identifier begins so."""
    return {thing.identifier: (thing.x, thing.y) for thing in person.on_screen() if thing.identifier.startswith(prefix)}


def _play_on(person: Person, book: QuestBook) -> None:
    """One answer to whatever the phone asks, by what a screen reader finds on it."""
    shown = {thing.identifier for thing in person.on_screen()}
    if "next-step" in shown:
        person.tries("next-step")
        return
    state, steps = book.look()
    asked = state.ask
    if asked is None:  # the screen is a moment behind the book
        person.page.wait_for_timeout(100)
        return
    if asked.dice is not None:
        for die, (colour, faces) in enumerate((("White", ("success", "blank")), ("Black", ("counterattack",)))):
            for n in range(asked.dice[die]):
                person.tap(f"face-{die}-{faces[n % len(faces)]}")
                person.sees(f"{colour} {n + 1} of {asked.dice[die]}")
        person.tap("Enter the roll")
    elif asked.id == "learn":
        person.tap(f"learn-{asked.field}-9")
    else:
        wanted = {"activation": "explore", "number": "2", "travel": "no", "spend": "0"}.get(asked.id, "")
        person.tap(f"answer-{wanted if wanted in asked.legal else asked.legal[0]}")
    book.until(lambda now: len(book.look()[1]) > len(steps), f"an answer to {asked.id}")


def test_two_heroes_play_two_rounds_and_type_the_cards_that_come_up(seat: Seat, server: Server, data_dir: Path) -> None:
    ann, book = seat("Ann", size=PHONE), QuestBook(data_dir)
    _begin(ann, server.url)
    _type_location(ann, book)
    ann.sees("is Flooded Ford the last location?")
    ann.tap("No")
    _type_enemy(ann, book)

    ann.sees("Ana: which card?")
    taken_back = False
    for _ in range(160):
        state = book.state
        if state.world.round == 3:
            break
        if not taken_back and state.world.phase == "enemies" and book.asked == "pick":
            _step_taken_back(ann, book)
            taken_back = True
        _play_on(ann, book)
    state, steps = book.look()
    assert state.world.round == 3, "two rounds are over"
    assert taken_back
    assert state.world.table.quest.definition.track == ("start", "grey", "green", "red")
    assert state.world.peril == 2, "the peril token moved once a round"
    assert sum(isinstance(step.act, acts.Roll) for step in steps) >= 8, "four activations a round"
    assert sum(step.act == acts.Choose("e1") for step in steps if step.in_force) >= 2, "the enemy activated each round"
    assert sum(hero.wounds for hero in state.world.heroes) >= 2, "its keyword hurt"
    ann.reload()
    wounds = state.world.heroes[0].wounds
    ann.sees(f"Ana: wounds {wounds}")
    with Store.open(data_dir / DATABASE_FILE_NAME) as store:
        kept = {shelved.id for shelved in TableService(store, ENGINES).packs.everything()}
    assert OWN in kept, "what was typed is in the owner's pack"
    assert ann.asked_outside == []


def _step_taken_back(person: Person, book: QuestBook) -> None:
    """One activation of an enemy, undone."""
    while "next-step" in {thing.identifier for thing in person.on_screen()} and book.state.world.activations == 0:
        person.tries("next-step")
    after = book.state
    assert after.world.activations == 1
    person.tap("Undo")
    book.until(lambda now: now.world.activations == 0, "the activation to be taken back")
    person.sees("activates against")

"""One neutral combat of Heroes III from drawing to experience, played through the accessibility tree."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from companion.app.models.heroes3.laying import KEPT, Draft, Kept
from companion.kernel.plain import to_plain
from companion.place import FILE
from database.store import Store
from tests.browser.conftest import Seat
from tests.browser.evening import address, buttons
from tests.browser.people import PHONE, TABLET, Person
from tests.browser.server import Server

MINE = ("castle:archangels/pack", "castle:champions/pack", "castle:marksmen/pack")
_MOST_STEPS = 120
_REST, _PATIENCE = 150, 40
_GOLD = ("attack", "next-step", "answer-none", "fight-on", "finish", "table-done", "answer-yes")
"""What is pressed where it is offered, the first of them first."""


def _offered(person: Person) -> dict[str, str]:
    """What can be pressed now, by its identifier, with its name."""
    return {seen.identifier: seen.name for seen in person.on_screen() if seen.tappable and not seen.disabled}


def _next(shown: dict[str, str]) -> str:
    """What somebody in a hurry presses: answers first, then attacks, then onwards; nothing while the table is busy."""
    for answer in ("choose-0", "tie-0"):
        if answer in shown:
            return answer
    if "attack" not in shown and ("defend" in shown or "finish" in shown):
        targets = [name for name, said in shown.items() if "Can be attacked" in said]
        if targets:
            return targets[0]
        if "defend" in shown:
            return "defend"
    for gold in _GOLD:
        if gold in shown:
            return gold
    chosen = [name for name, said in shown.items() if "Can be chosen" in said]
    return chosen[0] if chosen else ""


def _answered(person: Person, shown: dict[str, str]) -> None:
    """Wait until the screen is another one, and has come to rest: the disk is slower than a script."""
    left = _PATIENCE
    while left and _offered(person) == shown:
        person.page.wait_for_timeout(_REST)
        left -= 1
    person.page.wait_for_timeout(_REST)


def _fight(person: Person) -> int:
    """Fight until it is over; how many real dice were typed on the way."""
    typed = 0
    for _ in range(_MOST_STEPS):
        shown = _offered(person)
        if "again" in shown:
            return typed
        if "die-1" in shown:
            typed += 1
            person.tap("die-1" if typed % 2 else "die-0")
        elif onward := _next(shown):
            person.tap(onward)
        _answered(person, shown)
    raise AssertionError(f"the combat is not over: {_offered(person)}")


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_a_neutral_combat_from_drawing_to_experience(
    size: ViewportSize, server: Server, data_dir: Path, seat: Seat
) -> None:
    with Store.open(data_dir / FILE) as store:
        draft = Draft(level="III", difficulty="hard", hero_level=3, mine=MINE)
        store.settings.put(KEPT, to_plain(Kept(draft)))
    ann = seat(size=size)
    ann.open(address(server, "/new/heroes3/heroes3.combat"))
    ann.sees("I enter a level III field on Hard")
    ann.scroll(1400)
    ann.tap("Real dice")
    ann.tap("To battle")

    ann.sees("Place your units")
    ann.tap("space-B2")
    ann.sees("B2: your Archangels")
    ann.tap("Place for me")
    ann.sees("Everybody stands")
    assert all(seen.height >= 48 and seen.width >= 48 for seen in buttons(ann))
    ann.tap("Ready")
    ann.sees_no("Everybody stands")

    assert _fight(ann) > 0, "real dice were typed"
    ann.sees("Victory")
    ann.sees("experience")
    ann.sees("visit the field")

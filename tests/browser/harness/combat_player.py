"""Somebody in a hurry fights a combat on the screen, in any language: answers first, then attacks, then onwards."""

from __future__ import annotations

from companion.library.translations import load_message_catalogue
from tests.browser.harness.people import Person

MOST_STEPS = 120
REST, PATIENCE = 150, 40
_ANSWERS = ("choose-0", "tie-0")
_ONWARD = (
    "place-all", "ready", "attack", "next-step", "answer-none", "fight-on", "finish", "table-done", "answer-yes",
)  # fmt: skip
"""What is pressed where it is offered, the first of them first."""


def offered(person: Person) -> dict[str, str]:
    """What can be pressed now, by its identifier, with its name."""
    return {seen.identifier: seen.name for seen in person.on_screen() if seen.tappable and not seen.disabled}


def fight(person: Person, over: str = "again", language: str = "en") -> int:
    """Fight until the button named `over` is there; how many real dice were typed on the way."""
    typed = 0
    for _ in range(MOST_STEPS):
        shown = offered(person)
        if over in shown:
            return typed
        if "die-1" in shown:
            typed += person.tries("die-0" if typed % 2 else "die-1")
        elif onward := _next(shown, language):
            # What was offered a moment ago may be done by now.
            person.tries(onward)
        rest(person, shown)
    raise AssertionError(f"the combat is not over: {offered(person)}")


def rest(person: Person, shown: dict[str, str]) -> None:
    """Wait until the screen is another one, and has come to rest: the disk is slower than a script."""
    left = PATIENCE
    while left and offered(person) == shown:
        person.page.wait_for_timeout(REST)
        left -= 1
    person.page.wait_for_timeout(REST)


def _next(shown: dict[str, str], language: str) -> str:
    """What is pressed; nothing while the table is busy."""
    words = load_message_catalogue(language)
    target, option = (words("h3a-sign", sign=sign, number=0) for sign in ("target", "option"))
    for answer in _ANSWERS:
        if answer in shown:
            return answer
    drawn = [name for name in shown if name.startswith("drawn-") and name != "drawn-typed"]
    if drawn:
        # A real neutral card came up: the first of those that are possible.
        return drawn[0]
    if "attack" not in shown and ("defend" in shown or "finish" in shown):
        targets = [name for name, said in shown.items() if target in said]
        if targets:
            return targets[0]
        if "defend" in shown:
            return "defend"
    for gold in _ONWARD:
        if gold in shown:
            return gold
    chosen = [name for name, said in shown.items() if option in said]
    return chosen[0] if chosen else ""

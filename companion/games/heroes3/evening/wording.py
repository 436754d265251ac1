"""What deeds are in words: put together from the same effects that a sheet carries out.

Every word of `sheet_words.py` has its phrase in `content/words/<language>/heroes3_evening.ftl`.
"""

from __future__ import annotations

from itertools import groupby

from companion.games.heroes3.evening.deeds import Deed
from companion.games.heroes3.evening.heroes import heroes
from companion.games.heroes3.units import FACTIONS, units
from companion.kernel.effects import Choose, Condition, Do, Effect, If, IfDid, May, Step
from companion.kernel.words import Message, Text, message

_COUNTED = ("less-income", "pay", "lose", "production")
"""Words with an amount and a resource in brackets."""


def deed_words(deed: Deed, tell: Text) -> Message:
    """A deed with its moment, unless it always holds; `tell` stands where only the table can act."""
    does = effect_words(deed.effect, tell)
    return does if deed.when == "always" else message("h3e-deed", when=message(f"h3e-when-{deed.when}"), does=does)


def effect_words(effect: Effect, tell: Text) -> Message:
    """An effect as a phrase."""
    said: Message | None = None
    for step, again in groupby(effect):
        phrase, times = _step(step, tell), len(list(again))
        if times > 1:
            phrase = message("h3e-times", does=phrase, count=times)
        # A condition follows what it looks at; "and" would join it to the wrong part.
        joined = "h3e-then" if isinstance(step, If) else "h3e-and"
        said = phrase if said is None else message(joined, first=said, second=phrase)
    assert said is not None
    return said


def _step(step: Step, tell: Text) -> Message:
    if isinstance(step, Do):
        return _word(step, tell)
    if isinstance(step, Choose):
        return _choice(step, tell, "h3e-or")
    if isinstance(step, May):
        return message("h3e-may", does=effect_words(step.body, tell))
    if isinstance(step, IfDid):
        body = step.body[0].body if isinstance(step.body[0], May) else step.body
        price = _choice(body[0], tell, "h3e-either") if isinstance(body[0], Choose) else effect_words(body, tell)
        return message("h3e-for", price=price, does=effect_words(step.then, tell))
    return _condition(step, tell)


def _choice(step: Choose, tell: Text, joined: str) -> Message:
    first, *others = [effect_words(branch, tell) for branch in step.branches]
    for other in others:
        first = message(joined, first=first, second=other)
    return first


def _condition(step: If, tell: Text) -> Message:
    test = _test(step.test)
    then = effect_words(step.then, tell)
    if not step.otherwise:
        return message("h3e-if", test=test, does=then)
    return message("h3e-if-else", test=test, does=then, otherwise=effect_words(step.otherwise, tell))


def _test(test: Condition) -> Message:
    return message(f"h3e-test-{test.word}", what=test.arg, who=_named(test.arg), count=test.least or 0)


def _named(arg: str) -> Text:
    """The faction or hero that a test asks for, by name."""
    return units().group_name(arg) if arg in FACTIONS else heroes()[arg].name if arg in heroes() else {}


def _word(do: Do, tell: Text) -> Message:
    if do.word == "ask-table":
        return message("h3e-tell", text=tell)
    if do.word in _COUNTED:
        amount, resource = do.args
        return message(f"h3e-does-{do.word}", amount=message(f"h3e-{resource}", count=int(amount)))
    numbers = [int(arg) for arg in do.args if arg.isdecimal()]
    phrases = [arg.replace(" ", "-") for arg in do.args if not arg.isdecimal()]
    if do.word == "buy-artifacts":
        _, minor, major, relic = numbers
        return message(f"h3e-does-{do.word}", count=numbers[0], minor=minor, major=major, relic=relic)
    return message(
        f"h3e-does-{do.word}",
        count=numbers[0] if numbers else int(do.amount),
        what=phrases[0] if phrases else "",
        how=phrases[1] if len(phrases) > 1 else "",
    )

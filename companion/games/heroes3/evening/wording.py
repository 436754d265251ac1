"""What deeds are in words: put together from the same effects that a sheet carries out.

Every word of `sheet_words.py` has its phrase in `content/words/<language>/heroes3_evening.ftl`.
"""

from __future__ import annotations

from companion.games.heroes3.evening.deeds import Deed
from companion.kernel.effects import Choose, Do, Effect, If, IfDid, May, Step
from companion.kernel.words import Message, Text, message

_COUNTED = ("less-income", "pay", "lose", "production")
"""Words with an amount and a resource in brackets."""


def deed_words(deed: Deed, tell: Text) -> Message:
    """A deed with its moment; `tell` stands where only the table can act."""
    return message("h3e-deed", when=message(f"h3e-when-{deed.when}"), does=effect_words(deed.effect, tell))


def effect_words(effect: Effect, tell: Text) -> Message:
    """An effect as a phrase."""
    first, *others = [_step(step, tell) for step in effect]
    for other in others:
        first = message("h3e-and", first=first, second=other)
    return first


def _step(step: Step, tell: Text) -> Message:
    if isinstance(step, Do):
        return _word(step, tell)
    if isinstance(step, Choose):
        first, *others = [effect_words(branch, tell) for branch in step.branches]
        for other in others:
            first = message("h3e-or", first=first, second=other)
        return first
    if isinstance(step, May):
        return message("h3e-may", does=effect_words(step.body, tell))
    if isinstance(step, IfDid):
        body = step.body[0].body if isinstance(step.body[0], May) else step.body
        return message("h3e-for", price=effect_words(body, tell), does=effect_words(step.then, tell))
    return _condition(step, tell)


def _condition(step: If, tell: Text) -> Message:
    test = message(f"h3e-test-{step.test.word}", face=step.test.arg)
    then = effect_words(step.then, tell)
    if not step.otherwise:
        return message("h3e-if", test=test, does=then)
    return message("h3e-if-else", test=test, does=then, otherwise=effect_words(step.otherwise, tell))


def _word(do: Do, tell: Text) -> Message:
    if do.word == "ask-table":
        return message("h3e-tell", text=tell)
    if do.word in _COUNTED:
        amount, resource = do.args
        return message(f"h3e-does-{do.word}", amount=message(f"h3e-{resource}", count=int(amount)))
    numbers = [int(arg) for arg in do.args if arg.isdecimal()]
    phrases = [arg.replace(" ", "-") for arg in do.args if not arg.isdecimal()]
    return message(
        f"h3e-does-{do.word}",
        count=numbers[0] if numbers else int(do.amount),
        what=phrases[0] if phrases else "",
        how=phrases[1] if len(phrases) > 1 else "",
    )

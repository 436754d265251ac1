"""Describes timed effects in words, put together from the same effects that the engine carries out.

Every word of `content/effect_vocabulary.py` has its phrase in `content/words/<language>/heroes3_evening.ftl`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from companion.games.heroes3.adventure.content.heroes_and_starting_decks import heroes_by_id
from companion.games.heroes3.adventure.content.triggered_effect_loading import TimedEffect
from companion.games.heroes3.cards.unit_cards import FACTIONS, load_units
from companion.kernel.building_blocks.effect_parser import Choose, Condition, Do, Effect, EffectStep, If, IfDid, May
from companion.kernel.messages import Message, Text, message

_COUNTED = ("less-income", "pay", "lose", "production")
"""Words with an amount and a resource in brackets."""
_GAINS = frozenset({"gold", "materials", "valuables", "xp", "mp"})
_TOLD, _TAKEN = frozenset({"ask-table"}), frozenset({"take-card", "lay-in"})
_THINGS = _GAINS | {"morale"}
"""What one gets, told by its name alone: after something that is done, the sentence must say that it is gained."""


def describe_triggered_effect(deed: TimedEffect, tell: Text) -> Message:
    """A timed effect in words, with its moment unless it always holds; `tell` stands where only the table can act."""
    does = describe_effect(deed.effect, tell)
    return does if deed.when == "always" else message("h3e-deed", when=message(f"h3e-when-{deed.when}"), does=does)


def describe_effect(effect: Effect, tell: Text) -> Message:
    """An effect as a phrase: what happens together is listed, a condition follows what it looks at."""
    said: list[Message] = []
    done = False
    untold = _untold(effect)
    for step, again in groupby(untold):
        phrase = _part(step, len(list(again)), tell, alone=len(untold) == 1, done=done)
        if isinstance(step, If) and said:
            # "and" would join a condition to the wrong part.
            said = [message("h3e-then", first=_listed(said), second=phrase)]
        else:
            said.append(phrase)
        done = done or not _is_one_of(step, _THINGS)
    return _listed(said)


def is_done_only_by_table(effect: Effect) -> bool:
    """Whether the table does all of it: there is nothing to say but what it is told."""
    return len(untold := _untold(effect)) == 1 and _is_one_of(untold[0], _TOLD)


def _untold(effect: Effect) -> Effect:
    """An effect without the cards that the table is told to take or put: said twice they would be two cards."""
    told = next((place for place, step in enumerate(effect) if _is_one_of(step, _TOLD)), len(effect))
    return (*effect[:told], *(step for step in effect[told:] if not _is_of_a_card(step)))


def _is_of_a_card(step: EffectStep) -> bool:
    body = step.body if isinstance(step, May) else (step,)
    return all(_is_one_of(part, _TAKEN) for part in body)


def _listed(phrases: Sequence[Message]) -> Message:
    """Phrases as people list them: a, b and c."""
    *before, last = phrases
    if not before:
        return last
    return message("h3e-and", first=_joined(before, "h3e-comma"), second=last)


def _part(step: EffectStep, times: int, tell: Text, *, alone: bool, done: bool) -> Message:
    """A step within a sequence, unless it stands `alone`; before it something is `done`."""
    if times > 1:
        # What is bought or done at will may be done less often, too.
        if isinstance(step, May):
            return message("h3e-up-to-times", does=describe_effect(step.body, tell), count=times)
        often = "h3e-up-to-times" if isinstance(step, IfDid) else "h3e-times"
        return message(often, does=_step(step, tell), count=times)
    if not alone and isinstance(step, Choose):
        return _choice_among(step, tell, done)
    phrase = _step(step, tell)
    return message("h3e-gain", what=phrase) if done and _is_one_of(step, _GAINS) else phrase


def _is_one_of(step: EffectStep, words: frozenset[str]) -> bool:
    return isinstance(step, Do) and step.word in words


def _choice_among(step: Choose, tell: Text, done: bool) -> Message:
    """A choice that belongs to what is around it, in one breath: "; or" would make another way of the whole of it."""
    gains = [len(branch) == 1 and _is_one_of(branch[0], _GAINS) for branch in step.branches]
    if done and all(gains):
        return message("h3e-gain", what=_choice(step, tell, "h3e-either"))
    ways = [describe_effect(branch, tell) for branch in step.branches]
    ways = [message("h3e-gain", what=way) if done and gain else way for way, gain in zip(ways, gains, strict=True)]
    return _joined(ways, "h3e-either")


def _step(step: EffectStep, tell: Text) -> Message:
    if isinstance(step, Do):
        return _word(step, tell)
    if isinstance(step, Choose):
        return _choice(step, tell, "h3e-or")
    if isinstance(step, May):
        return message("h3e-may", does=describe_effect(step.body, tell))
    if isinstance(step, IfDid):
        body = step.body[0].body if isinstance(step.body[0], May) else step.body
        price = _choice(body[0], tell, "h3e-either") if isinstance(body[0], Choose) else describe_effect(body, tell)
        return message("h3e-for", price=price, does=describe_effect(step.then, tell))
    return _condition(step, tell)


def _choice(step: Choose, tell: Text, joined: str) -> Message:
    return _joined([describe_effect(branch, tell) for branch in step.branches], joined)


def _joined(phrases: Sequence[Message], joined: str) -> Message:
    first, *others = phrases
    for other in others:
        first = message(joined, first=first, second=other)
    return first


def _condition(step: If, tell: Text) -> Message:
    test = _test(step.test)
    then = _consequence(step.then, tell)
    if not step.otherwise:
        return message("h3e-if", test=test, does=then)
    return message("h3e-if-else", test=test, does=then, otherwise=_consequence(step.otherwise, tell))


def _consequence(effect: Effect, tell: Text) -> Message:
    """What a condition leads to; a choice stays in one breath, or it would read like another way of the whole."""
    if len(effect) == 1 and isinstance(effect[0], Choose):
        return _choice(effect[0], tell, "h3e-either")
    return describe_effect(effect, tell)


def _test(test: Condition) -> Message:
    return message(f"h3e-test-{test.word}", what=test.arg, who=_named(test.arg), count=test.least or 0)


def _named(arg: str) -> Text:
    """The faction or hero that a test asks for, by name."""
    return (
        load_units().group_name(arg) if arg in FACTIONS else heroes_by_id()[arg].name if arg in heroes_by_id() else {}
    )


def _word(do: Do, tell: Text) -> Message:
    if do.word == "ask-table":
        # The quotation stands inside a sentence, which has its own full stop.
        return message("h3e-tell", text={language: said.removesuffix(".") for language, said in tell.items()})
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

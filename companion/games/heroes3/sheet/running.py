"""Effects carried out for a player, word by word; where a person or a die is needed, a matter is opened."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping

from companion.games.heroes3.sheet import (
    at_once,
    bidding,
    carding,
    casualties,
    choosing,
    dicing,
    enlisting,
    keeping,
    parting,
    pooling,
    rolling,
)
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.errands import Carried, Errand, Word
from companion.games.heroes3.sheet.spelling import core, read, written
from companion.games.heroes3.sheet.state import HeroKind, Memory
from companion.kernel.effects import Choose, Condition, Do, Effect, If, Step

__all__ = ["TESTS", "holds", "run", "words", "written"]

NOTHING = Memory()
TESTS: Mapping[str, Callable[[Errand, Condition], bool | None]] = {
    "die": lambda errand, test: errand.memory.die == test.arg,
    "shows": lambda errand, test: rolling.shows(errand, test.arg),
    "removed": lambda errand, test: errand.memory.removed >= (test.least or 0),
    "stacked": lambda errand, test: errand.memory.stacked >= (test.least or 0),
    "box": lambda errand, test: test.arg in errand.state.layout.body.boxes,
    "tournament": lambda errand, test: errand.state.layout.body.mode == "tournament",
    "faction": lambda errand, test: errand.faction == test.arg,
    "hero": lambda errand, test: errand.state.layout.chairs[errand.seat].hero == test.arg,
    "has-unit": lambda errand, test: bool(casualties.of_tier(errand, test.arg)),
    "has-secondary-hero": lambda errand, test: errand.sheet.secondary,
    # What lies in play is not on the sheet: the player says so.
    "has-permanent": lambda errand, test: None,
}
"""What each test of the vocabulary says; None where only the player knows."""


@functools.cache
def words() -> Mapping[str, Word]:
    """How each word of `evening/sheet_words.py` is carried out."""
    return {
        **at_once.WORDS, **keeping.WORDS, **rolling.WORDS, **dicing.WORDS, **carding.WORDS, **parting.WORDS,
        **enlisting.WORDS, **casualties.WORDS, **bidding.WORDS, **pooling.WORDS,
    }  # fmt: skip


@functools.cache
def declinable() -> frozenset[str]:
    """Words whose own question can be declined, so that nobody is asked first whether they want to."""
    return frozenset({*carding.WORDS, *parting.WORDS, *enlisting.WORDS, *casualties.WORDS, "ask-table"})


def run(
    desk: Desk, seat: str, source: str, effect: Effect | str, *, hero: HeroKind = "main", rest: str = "",
    memory: Memory = NOTHING,
) -> None:  # fmt: skip
    """Carry out an effect for a player (the table where `seat` is empty), and `rest` after it."""
    todo = (*(read(effect) if isinstance(effect, str) else effect), *read(rest))
    errand = Errand(desk, seat, source, hero, memory)
    while todo:
        step, errand.rest = todo[0], todo[1:]
        errand.step, errand.about = written((step,)), core(step)
        next_ = _carried(errand, step)
        if next_ is None:
            return
        todo = (*next_, *errand.rest)


def holds(errand: Errand, test: Condition) -> bool | None:
    """Whether a test holds; None where only the player knows."""
    return TESTS[test.word](errand, test)


def _carried(errand: Errand, step: Step) -> Carried:
    if isinstance(step, If):
        answer = holds(errand, step.test)
        if answer is None:
            return errand.wait("if")
        return step.then if answer else step.otherwise
    first = errand.about.effect[0]
    if len(errand.about.effect) == 1 and _asks_itself(errand, first):
        return choosing.choose(errand) if isinstance(first, Choose) else words()[errand.do.word](errand)
    if errand.about.optional:
        return errand.wait("may")
    return (*errand.about.effect, *errand.then)


def _asks_itself(errand: Errand, first: Step) -> bool:
    """Whether a step is one word or one choice that needs no question before it."""
    if errand.about.optional:
        return isinstance(first, Choose) or (isinstance(first, Do) and first.word in declinable())
    return isinstance(first, Do | Choose)

"""The effect language: what a card does, written as `gold+2 & choose(draw 1; combat+3)`, read once into a small tree.

The grammar belongs to the kernel, the words to the game: a game brings a `Vocabulary`, and whatever is not in it is
refused with the column, what was found and what was expected. Nothing here is evaluated; a game compiles the tree
into its own operations.

    effect  =  step & step & ...
    step    =  choose(effect; effect; ...)  |  may(effect)  |  ifdid(may(effect)){effect}
            |  if(test){effect} else {effect}  |  word...
    word    =  gold+2  |  combat+2*count(champion)  |  draw 1  |  draw 0..2  |  summon party  |  stun(target.champion)
    test    =  hoard_behind  |  in_play(subtype.Bow)  |  count(champion) >= 2
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.kernel.messages import Argument
from companion.kernel.plain_data import argument_debug_text

NUMBER = "a number"
"""In a `WordShape`: an argument that is any whole number from 0 up."""


class BadEffect(ValueError):
    """An effect that cannot be read: where in its text, what stands there, and what should."""

    def __init__(self, column: int, found: Argument, expected: Argument) -> None:
        super().__init__(
            f"column {column}: found {argument_debug_text(found)}, expected {argument_debug_text(expected)}"
        )
        self.column, self.found, self.expected = column, found, expected


@dataclass(frozen=True, slots=True)
class WordShape:
    """How a word is written: with `+n` (`plus`), with a number behind it, and with which arguments in brackets.

    Each argument is `NUMBER` or the set of phrases that may stand there. `amounts` are words that may stand for the
    number.
    """

    plus: bool = False
    amount: bool = False
    amounts: frozenset[str] = frozenset()
    span: bool = False
    args: tuple[str | frozenset[str], ...] = ()


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The closed set of words of one game."""

    words: Mapping[str, WordShape]
    counts: frozenset[str] = frozenset()
    factors: frozenset[str] = frozenset()
    tests: Mapping[str, WordShape] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Do:
    """One word: `draw 0..2` has amount 0 and high 2; `combat+2*count(champion)` has amount 2 and per `champion`."""

    word: str
    amount: int | str = 0
    high: int | None = None
    per: str = ""
    args: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choose:
    """Exactly one of the branches; `texts` are the branches as they were written."""

    branches: tuple[Effect, ...]
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class May:
    """Optional."""

    body: Effect


@dataclass(frozen=True, slots=True)
class IfDid:
    """`then` only if the optional `body` was done."""

    body: Effect
    then: Effect


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition: a word with an argument, or a count that must reach `least`."""

    word: str
    arg: str = ""
    least: int | None = None


@dataclass(frozen=True, slots=True)
class If:
    """One way or the other, tested when it is reached."""

    test: Condition
    then: Effect
    otherwise: Effect = ()


EffectStep = Do | Choose | May | IfDid | If
Effect = tuple[EffectStep, ...]


def parse_effect_text(text: str, vocabulary: Vocabulary) -> Effect:
    """Read an effect, or raise `BadEffect`."""
    reader = _Reader(text, vocabulary)
    effect = reader.effect()
    reader.expect_end()
    return effect


_TOKEN = re.compile(r"\s*(\d+|[A-Za-z_][A-Za-z0-9_.|-]*|>=|\.\.|[&+*(){};,])")


class _Reader:
    """Walks over the text from left to right."""

    def __init__(self, text: str, vocabulary: Vocabulary) -> None:
        self.text, self.vocabulary = text, vocabulary
        self.at = 0

    # --- tokens

    def peek(self) -> str:
        found = _TOKEN.match(self.text, self.at)
        return found[1] if found else ""

    def take(self) -> str:
        found = _TOKEN.match(self.text, self.at)
        if found is None:
            return ""
        self.at = found.end()
        return found[1]

    def fail(self, expected: str, at: int | None = None) -> BadEffect:
        start = self.at if at is None else at
        rest = self.text[start:].lstrip()
        found = repr(rest if len(rest) <= 30 else rest[:27] + "...") if rest else "the end"
        return BadEffect(len(self.text) - len(rest) + 1, found, expected)

    def expect(self, token: str) -> None:
        before = self.at
        if self.take() != token:
            raise self.fail(repr(token), before)

    def expect_end(self) -> None:
        if self.text[self.at :].strip():
            raise self.fail("'&' or the end")

    def number(self) -> int:
        before = self.at
        token = self.take()
        if not token.isdigit():
            raise self.fail("a number", before)
        return int(token)

    # --- structure

    def effect(self) -> Effect:
        steps = [self.step()]
        while self.peek() == "&":
            self.take()
            steps.append(self.step())
        return tuple(steps)

    def step(self) -> EffectStep:
        word = self.peek()
        if word == "choose":
            return self.choose()
        if word == "may":
            self.take()
            return May(self.bracketed())
        if word == "ifdid":
            self.take()
            return IfDid(self.bracketed(), self.braced())
        if word == "if":
            return self.condition()
        return self.do()

    def choose(self) -> Choose:
        self.take()
        self.expect("(")
        branches, texts = [], []
        while True:
            start = self.at
            branches.append(self.effect())
            texts.append(self.text[start : self.at].strip())
            if self.peek() != ";":
                break
            self.take()
        if len(branches) < 2:
            raise self.fail("';' and another branch")
        self.expect(")")
        return Choose(tuple(branches), tuple(texts))

    def bracketed(self) -> Effect:
        self.expect("(")
        inner = self.effect()
        self.expect(")")
        return inner

    def braced(self) -> Effect:
        self.expect("{")
        inner = self.effect()
        self.expect("}")
        return inner

    def condition(self) -> If:
        self.take()
        self.expect("(")
        test = self.test()
        self.expect(")")
        then = self.braced()
        if self.peek() != "else":
            return If(test, then)
        self.take()
        return If(test, then, self.braced())

    def test(self) -> Condition:
        before = self.at
        word = self.take()
        shape = self.vocabulary.tests.get(word)
        if shape is None:
            raise self.fail(f"a test, one of {_list(self.vocabulary.tests)}", before)
        args = self.arguments(shape)
        least = None
        if shape.amount:
            self.expect(">=")
            least = self.number()
        return Condition(word, args[0] if args else "", least)

    # --- words

    def do(self) -> Do:
        before = self.at
        word = self.take()
        shape = self.vocabulary.words.get(word)
        if shape is None:
            raise self.fail(f"a word, one of {_list([*self.vocabulary.words, 'choose', 'may', 'ifdid', 'if'])}", before)
        if shape.plus:
            self.expect("+")
            amount = self.number()
            return Do(word, amount, per=self.factor())
        if shape.amount:
            return self.counted(word, shape)
        return Do(word, args=self.arguments(shape))

    def counted(self, word: str, shape: WordShape) -> Do:
        before = self.at
        token = self.take()
        if token in shape.amounts:
            return Do(word, token)
        if not token.isdigit():
            raise self.fail(" or ".join(["a number", *map(repr, sorted(shape.amounts))]), before)
        if shape.span and self.peek() == "..":
            self.take()
            return Do(word, int(token), self.number())
        return Do(word, int(token))

    def factor(self) -> str:
        if self.peek() != "*":
            return ""
        self.take()
        before = self.at
        word = self.take()
        if word in self.vocabulary.factors:
            return word
        if word != "count":
            raise self.fail(f"'count(...)' or one of {_list(self.vocabulary.factors)}", before)
        self.expect("(")
        counted = self.phrase(self.vocabulary.counts)
        self.expect(")")
        return counted

    def arguments(self, shape: WordShape) -> tuple[str, ...]:
        if not shape.args:
            return ()
        self.expect("(")
        found = []
        for n, wanted in enumerate(shape.args):
            if n:
                self.expect(",")
            found.append(str(self.number()) if isinstance(wanted, str) else self.phrase(wanted))
        self.expect(")")
        return tuple(found)

    def phrase(self, wanted: frozenset[str]) -> str:
        """Words up to the next comma or bracket: `all.champions of target.player`."""
        before = self.at
        found = re.match(r"[^,;(){}&]*", self.text[self.at :])
        assert found is not None
        phrase = found[0].strip()
        if phrase not in wanted:
            raise self.fail(f"one of {_list(wanted)}", before)
        self.at += found.end()
        return phrase


def _list(words: Mapping[str, object] | frozenset[str] | list[str]) -> str:
    return ", ".join(sorted(words))

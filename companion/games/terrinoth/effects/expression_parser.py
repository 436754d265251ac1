"""Parses the smaller parts of an effect: words, selectors, quantities and conditions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from companion.games.terrinoth.effects import effect_vocabulary as v
from companion.games.terrinoth.effects.effect_tree import (
    AllOrAny,
    Compare,
    Condition,
    FactTest,
    Filter,
    MeasuredNumber,
    NamedNumber,
    Not,
    Number,
    Quantity,
    Selector,
    Sum,
)
from companion.kernel.building_blocks.effect_parser import BadEffect
from companion.kernel.messages import Argument, Message, message

_TOKEN = re.compile(
    r'\s*(?:(?P<text>"[^"\n]*")|(?P<number>\d+)|(?P<word>[^\W\d]\w*(?:[-\'][^\W\d]\w*)*)'
    r"|(?P<sign><=|>=|!=|[<>=+\-*?.,;:|(){}\[\]]))"
)


LONGEST, DEEPEST = 600, 20
"""An effect with more signs, or with more brackets within brackets, is no card's."""


@dataclass(frozen=True, slots=True)
class Token:
    """One piece of text and the column it begins at."""

    kind: str
    text: str
    column: int


def tokenize(text: str) -> list[Token]:
    """The tokens of a text, with an `end` behind them."""
    if len(text) > LONGEST:
        most = message("expected-at-most-letters", most=LONGEST)
        raise BadEffect(LONGEST + 1, message("found-letters", n=len(text)), most)
    found: list[Token] = []
    at = depth = 0
    while text[at:].strip():
        match = _TOKEN.match(text, at)
        if match is None:
            skipped = len(text[at:]) - len(text[at:].lstrip())
            raise BadEffect(at + skipped + 1, repr(text[at + skipped]), message("th-expected-token"))
        kind = str(match.lastgroup)
        found.append(Token(kind, match[kind], match.start(kind) + 1))
        at = match.end()
        depth += (found[-1].text in ("(", "[", "{")) - (found[-1].text in (")", "]", "}"))
        if depth > DEEPEST:
            raise BadEffect(found[-1].column, repr(found[-1].text), message("th-expected-brackets", most=DEEPEST))
    return [*found, Token("end", "", len(text) + 1)]


class ExpressionParser:
    """Goes through the tokens of a text."""

    def __init__(self, text: str) -> None:
        self.tokens = tokenize(text)
        self.at = 0

    # --- tokens ---------------------------------------------------------------------------------

    @property
    def token(self) -> Token:
        """The next token."""
        return self.tokens[self.at]

    def peek(self, *texts: str) -> bool:
        """Whether one of these comes next."""
        return self.token.text in texts and self.token.kind != "text"

    def take(self) -> Token:
        """The next token, which is read with that."""
        token = self.token
        self.at = min(self.at + 1, len(self.tokens) - 1)
        return token

    def accept(self, text: str) -> bool:
        """Read over this if it comes next."""
        if self.peek(text):
            self.take()
            return True
        return False

    def expect(self, text: str) -> None:
        """Read over this; anything else is a mistake."""
        if not self.accept(text):
            raise self.fail(repr(text))

    def fail(self, expected: Argument, token: Token | None = None) -> BadEffect:
        """A mistake at the next token, or at one that was read."""
        token = token or self.token
        return BadEffect(token.column, repr(token.text) if token.text else message("th-end"), expected)

    def word(self, expected: Argument = "", among: Iterable[str] | None = None) -> str:
        """A word, one of a closed set where there is one."""
        token = self.token
        if token.kind != "word" or (among is not None and token.text not in among):
            raise self.fail(
                expected or (one_of_message(sorted(among)) if among is not None else message("expected-word"))
            )
        return self.take().text

    def name(self, expected: Argument) -> str:
        """A name of the table's own: a word or a text in quotes."""
        if self.token.kind == "text":
            return self.take().text[1:-1]
        return self.word(expected)

    def end(self) -> None:
        """Nothing may be left."""
        if self.token.kind != "end":
            raise self.fail(message("th-end"))

    # --- selectors ------------------------------------------------------------------------------

    def selector(self, kind: str) -> Selector:
        """Who or what: a `hero`, an `enemy`, a `being` (either), or a `thing` (an enemy or a hero's cards)."""
        start = self.token
        base = self._base()
        word, by = self._brackets(base)
        part = ""
        if self.accept("."):
            part = self.word(among=v.PARTS)
        where = self.filters(part) if self.peek("[") else ()
        found = Selector(base, word, by, part, where)
        if not selector_fits_kind(found, kind):
            raise self.fail(_WANTED[kind], start)
        return found

    def _base(self) -> str:
        start = self.token
        base = self.word(message("th-expected-who"))
        if base in ("hero", "enemy"):
            self.expect(".")
            base = f"{base}.{self.word()}"
        if base not in v.HEROES | v.ENEMIES:
            raise self.fail(one_of_message(sorted(v.HEROES | v.ENEMIES)), start)
        return base

    def _brackets(self, base: str) -> tuple[str, str]:
        """What stands in round brackets behind `most`, `least` and `pick`."""
        if base in ("hero.most", "hero.least"):
            self.expect("(")
            word = self.word(among=v.MEASURES)
            self.expect(")")
            return word, ""
        if base.endswith(".pick") and self.accept("("):
            self.expect("by")
            self.expect("=")
            by = self.word(among=v.PICKERS)
            self.expect(")")
            return "", "" if by == "active" else by
        return "", ""

    def filters(self, part: str = "") -> tuple[Filter, ...]:
        """Demands in square brackets."""
        self.expect("[")
        found = [self._filter(part)]
        while self.accept(","):
            found.append(self._filter(part))
        self.expect("]")
        return tuple(found)

    def _filter(self, part: str) -> Filter:
        negated = self.accept("not")
        flags = v.CARD_FLAGS if part == "act" else v.ENEMY_FLAGS
        keys = {} if part else v.ENEMY_FILTERS
        key = self.word(among=[*flags, *keys])
        # `engaged` alone would be the zone; with a value it is whom with.
        if key not in keys:
            return Filter(key, "", negated)
        self.expect("=")
        if values := keys[key]:
            return Filter(key, self.word(among=values), negated)
        return Filter(key, self.name(message("th-expected-name-of", key=key)), negated)

    # --- quantities -----------------------------------------------------------------------------

    def quantity(self) -> Quantity:
        """A number: sums of products."""
        found = self._product()
        while self.peek("+", "-"):
            sign = self.take().text
            found = Sum(sign, found, self._product())
        return found

    def _product(self) -> Quantity:
        found = self._factor()
        while self.accept("*"):
            found = Sum("*", found, self._factor())
        return found

    def _factor(self) -> Quantity:
        if self.accept("("):
            inner = self.quantity()
            self.expect(")")
            return inner
        sign = self.take().text if self.peek("+", "-") else ""
        token = self.token
        if token.kind == "number":
            value = int(self.take().text)
            return Number(-value if sign == "-" else value)
        if sign == "-":
            return Sum("-", Number(0), self._named(token))
        return self._named(token)

    def _named(self, token: Token) -> Quantity:
        if self.accept("?"):
            return NamedNumber("?")
        known = [*sorted(v.QUANTITIES), *(f"{name}(...)" for name in v.MEASURED)]
        if token.kind != "word" or token.text not in v.QUANTITIES | v.MEASURED.keys():
            raise self.fail(message("shape-either", one=message("shape-whole-number"), other=one_of_message(known)))
        name = self.take().text
        # `health`, `wounds` and `tokens` are measured only where brackets follow.
        if name in v.MEASURED:
            self.expect("(")
            of = self.selector(v.MEASURED[name])
            self.expect(")")
            return MeasuredNumber(name, of)
        return NamedNumber(name)

    # --- conditions -----------------------------------------------------------------------------

    def condition(self) -> Condition:
        """`or` of `and` of single tests."""
        return self._joined("or", lambda: self._joined("and", self._single))

    def _joined(self, word: str, part: object) -> Condition:
        assert callable(part)
        found: list[Condition] = [part()]
        while self.accept(word):
            found.append(part())
        return found[0] if len(found) == 1 else AllOrAny(word, tuple(found))

    def _single(self) -> Condition:
        if self.accept("not"):
            return Not(self._single())
        if self.peek("(") and not self._is_number_in_brackets():
            self.take()
            inner = self.condition()
            self.expect(")")
            return inner
        if self.token.text in v.TESTS:
            return self._test()
        left = self.quantity()
        if not self.peek(*v.COMPARISONS):
            raise self.fail(message("th-expected-comparison", options=" ".join(v.COMPARISONS)))
        return Compare(self.take().text, left, self.quantity())

    def _is_number_in_brackets(self) -> bool:
        """Whether the bracket that opens here belongs to a quantity: try it, and go back."""
        start = self.at
        try:
            self.quantity()
            return self.peek(*v.COMPARISONS)
        except BadEffect:
            return False
        finally:
            self.at = start

    def _test(self) -> FactTest:
        name = self.take().text
        kind = v.TESTS[name]
        self.expect("(")
        if kind == "location":
            found = FactTest(name, None, self.word(among=v.PLACES))
        elif kind == "has":
            of = self.selector("hero")
            self.expect(",")
            found = FactTest(name, of, self.name(message("th-expected-name-of", key="condition")))
        else:
            found = FactTest(name, self.selector("enemy" if kind == "zone" else kind))
        self.expect(")")
        if kind == "zone":
            self.expect("=")
            found = FactTest(name, found.of, self.word(among=v.ZONES))
        return found


_WANTED = {
    "hero": message("th-expected-hero", options=", ".join(sorted(v.HEROES))),
    "enemy": message("th-expected-enemy", options=", ".join(sorted(v.ENEMIES))),
    "being": message("th-expected-being"),
    "thing": message("th-expected-thing", examples="active.act, active.item"),
}


def one_of_message(options: Iterable[str]) -> Message:
    """What stands for a closed list in a mistake."""
    return message("shape-one-of", options=", ".join(options))


def selector_fits_kind(selector: Selector, kind: str) -> bool:
    """Whether a selector names the kind of thing that is wanted; `self` is a card, too."""
    if selector.part:
        return kind == "thing" and selector.base in v.HEROES
    if selector.where and selector.base in v.HEROES - v.ENEMIES:
        return False
    if kind == "hero":
        return selector.base in v.HEROES
    if kind == "thing":
        # The number of heroes may be counted, but heroes are no things to exhaust or discard.
        return selector.base in v.ENEMIES or selector.base.startswith("hero.")
    return selector.base in v.ENEMIES or (kind == "being" and selector.base in v.HEROES)

"""Parses the text of a card into a tree: effects, passive abilities, triggers."""

from __future__ import annotations

import functools

from companion.games.terrinoth.effects import effect_vocabulary as v
from companion.games.terrinoth.effects.effect_tree import (
    Argument,
    Choose,
    Condition,
    Do,
    Each,
    Effect,
    Effects,
    Filters,
    If,
    Manual,
    May,
    Modifier,
    Passive,
    Pay,
    Place,
    Quantity,
    Selector,
    Trigger,
)
from companion.games.terrinoth.effects.expression_parser import ExpressionParser, one_of_message
from companion.kernel.messages import message

_STATEMENTS = ("may", "if", "each", "choose", "pay", "manual")


@functools.cache
def read_effects(text: str) -> Effects:
    """Effects in order: `wound(active, 1); token(active, -1)`."""
    reader = _Effects(text)
    found = reader.effects()
    reader.end()
    return found


@functools.cache
def read_selector(text: str, kind: str) -> Selector:
    """A selector on its own."""
    reader = ExpressionParser(text)
    found = reader.selector(kind)
    reader.end()
    return found


@functools.cache
def read_quantity(text: str) -> Quantity:
    """A quantity on its own."""
    reader = ExpressionParser(text)
    found = reader.quantity()
    reader.end()
    return found


@functools.cache
def read_condition(text: str) -> Condition:
    """A condition on its own: a quest's victory, for example."""
    reader = ExpressionParser(text)
    found = reader.condition()
    reader.end()
    return found


@functools.cache
def read_argument(text: str, param: v.Param) -> Argument:
    """One argument of an operation on its own."""
    reader = _Effects(text)
    found = reader.argument(param)
    reader.end()
    return found


@functools.cache
def read_trigger(text: str) -> Trigger:
    """`threat`, `peril(red)`."""
    reader = ExpressionParser(text)
    name = reader.word(among=v.TRIGGERS)
    words = v.TRIGGERS[name]
    word = ""
    if words is not None:
        reader.expect("(")
        word = reader.word(among=words) if words else reader.name(f"what {name} is about")
        reader.expect(")")
    reader.end()
    return Trigger(name, word)


@functools.cache
def read_passive(text: str) -> Passive:
    """`atk+1, cannot(exhaust) by hero for enemy.each[trait=Goblin] while progress >= 3`."""
    reader = ExpressionParser(text)
    modifiers = [_modifier(reader)]
    while reader.accept(","):
        modifiers.append(_modifier(reader))
    by = reader.word(among=("hero", "enemy")) if reader.accept("by") else ""
    whom = reader.selector("being") if reader.accept("for") else None
    test = reader.condition() if reader.accept("while") else None
    reader.end()
    return Passive(tuple(modifiers), by, whom, test)


def _modifier(reader: ExpressionParser) -> Modifier:
    name = reader.word(among=v.MODIFIERS)
    if name in v.SHIFTS:
        word = ""
        if name == "dice" and reader.accept("("):
            word = reader.word(among=v.ACTIONS)
            reader.expect(")")
        if not reader.peek("+", "-"):
            raise reader.fail(message("th-expected-shift"))
        sign = -1 if reader.take().text == "-" else 1
        return Modifier(name, sign * _whole(reader), word)
    reader.expect("(")
    found = _bracketed(reader, name)
    reader.expect(")")
    if name == "limit":
        reader.expect("=")
        return Modifier(name, _whole(reader), "engaged")
    return found


def _bracketed(reader: ExpressionParser, name: str) -> Modifier:
    if name == "firstWoundTo":
        return Modifier(name, who=reader.selector("enemy"))
    among = {"limit": {"engaged"}, "cannot": v.BANNED, "rerollBlank": v.DICE_REROLLED}[name]
    return Modifier(name, word=reader.word(among=among))


def _whole(reader: ExpressionParser) -> int:
    if reader.token.kind != "number":
        raise reader.fail(message("shape-whole-number"))
    return int(reader.take().text)


class _Effects(ExpressionParser):
    """Reads effects."""

    def effects(self) -> Effects:
        found = [self.effect()]
        while self.accept(";"):
            if self.token.kind == "end" or self.peek("}", "|"):
                break
            found.append(self.effect())
        return tuple(found)

    def effect(self) -> Effect:
        if self.accept("may"):
            return May(self.braced() if self.peek("{") else (self.effect(),))
        if self.accept("if"):
            test, then = self.condition(), self.braced()
            return If(test, then, self.braced() if self.accept("else") else ())
        if self.accept("each"):
            return Each(self.selector("being"), self.braced())
        if self.accept("choose"):
            return self.choice()
        if self.accept("pay"):
            return Pay(self.operation(), self.braced())
        if self.accept("manual"):
            if self.token.kind != "text":
                raise self.fail(message("th-expected-reminder"))
            return Manual(self.take().text[1:-1])
        return self.operation()

    def choice(self) -> Choose:
        by = self.word(among=v.PICKERS) if self.accept("by") else "active"
        self.expect("{")
        branches = [self.effects()]
        while self.accept("|"):
            branches.append(self.effects())
        if len(branches) < 2:
            raise self.fail(message("th-expected-branch"))
        self.expect("}")
        return Choose(tuple(branches), by)

    def braced(self) -> Effects:
        self.expect("{")
        found = self.effects()
        self.expect("}")
        return found

    def operation(self) -> Do:
        start = self.token
        if start.kind != "word" or start.text not in v.OPERATIONS:
            raise self.fail(one_of_message([*sorted(v.OPERATIONS), *_STATEMENTS]))
        params = v.OPERATIONS[self.take().text]
        given: dict[str, Argument] = {}
        if self.accept("("):
            self._arguments(params, given)
            self.expect(")")
        missing = [param.name for param in params if param.default is None and param.name not in given]
        if missing:
            call = f"{start.text}({', '.join(param.name for param in params)})"
            raise self.fail(message("th-expected-call", call=call, missing=missing[0]), start)
        ordered = [(p.name, given[p.name]) for p in params if p.name in given and given[p.name] != p.default]
        return Do(start.text, tuple(ordered))

    def _arguments(self, params: tuple[v.Param, ...], given: dict[str, Argument]) -> None:
        while not self.peek(")"):
            names = {param.name: param for param in params}
            keyed = self.token.text in names and self.tokens[self.at + 1].text == "="
            left = [param for param in params if param.name not in given]
            if not left or (keyed and self.token.text in given):
                raise self.fail(message("th-expected-new-argument") if left else "')'")
            if keyed:
                param = names[self.take().text]
                self.expect("=")
            else:
                param = left[0]
            given[param.name] = self.argument(param)
            if not self.accept(","):
                break

    def argument(self, param: v.Param) -> Argument:
        """What stands for one argument."""
        if param.kind == "word":
            return self.word(among=param.words)
        if param.kind == "name":
            return self.name("a condition's name")
        if param.kind == "quantity":
            return self.quantity()
        if param.kind == "filters":
            return Filters(self.filters())
        if param.kind == "place":
            return self.place()
        return self.selector(param.kind)

    def place(self) -> Place:
        name = self.word(among=("default", "shadows", "engaged"))
        if name != "engaged":
            return Place(name)
        self.expect("(")
        hero = self.selector("hero")
        self.expect(")")
        return Place(name, hero)

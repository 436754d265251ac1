"""The parsed text of a card: effects, selectors, quantities, conditions and passive modifiers as small frozen trees.

`effect_parser.py` reads them from text, `effect_source.py` writes them back, `effect_json.py` is their JSON form. The
trees are what the engine carries out (`resolution/effect_runner.py`); nothing in them is evaluated here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Filter:
    """One demand on an enemy or card: `trait=Goblin`, `ready`, `not self`."""

    key: str
    value: str = ""
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Selector:
    """Who or what: `hero.pick(by=leader)`, `enemy.each[trait=Goblin]`, `active.act[ready]`.

    `word` is what stands in the brackets of `hero.most(wounds)`, `by` who picks, `part` the hero's cards meant.
    """

    base: str
    word: str = ""
    by: str = ""
    part: str = ""
    where: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class Number:
    """A printed number."""

    value: int


@dataclass(frozen=True, slots=True)
class NamedNumber:
    """A number with a name: `atk`, `progress`, `X`; `?` is a printed number that nobody has typed yet."""

    name: str


@dataclass(frozen=True, slots=True)
class MeasuredNumber:
    """A number taken from the table: `count(enemy.each)`, `wounds(active)`."""

    name: str
    of: Selector


@dataclass(frozen=True, slots=True)
class Sum:
    """Two numbers put together by `+`, `-` or `*`."""

    sign: str
    left: Quantity
    right: Quantity


Quantity: TypeAlias = "Number | NamedNumber | MeasuredNumber | Sum"


@dataclass(frozen=True, slots=True)
class Compare:
    """Two numbers compared."""

    sign: str
    left: Quantity
    right: Quantity


@dataclass(frozen=True, slots=True)
class FactTest:
    """A fact about the table: `inLair(nemesis)`, `zone(self)=shadows`, `has(active, poisoned)`, `explored(final)`."""

    name: str
    of: Selector | None = None
    word: str = ""


@dataclass(frozen=True, slots=True)
class Not:
    """The opposite."""

    of: Condition


@dataclass(frozen=True, slots=True)
class AllOrAny:
    """`and`: all of them; `or`: any of them."""

    word: str
    of: tuple[Condition, ...]


Condition: TypeAlias = "Compare | FactTest | Not | AllOrAny"


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is spawned: `default`, `shadows`, or engaged with a hero."""

    name: str
    hero: Selector | None = None


@dataclass(frozen=True, slots=True)
class Filters:
    """Demands without a selector, as in `spawn(filter=[trait=Goblin])`."""

    where: tuple[Filter, ...]


Argument: TypeAlias = "Selector | Quantity | Place | Filters | str"


@dataclass(frozen=True, slots=True)
class Do:
    """One operation with what was given to it; what equals the default is left out."""

    op: str
    args: tuple[tuple[str, Argument], ...] = ()


@dataclass(frozen=True, slots=True)
class May:
    """Optional: terrinoth H4."""

    body: Effects


@dataclass(frozen=True, slots=True)
class If:
    """One way or the other."""

    test: Condition
    then: Effects
    otherwise: Effects = ()


@dataclass(frozen=True, slots=True)
class Each:
    """For every one selected; inside, `it` is that one."""

    of: Selector
    body: Effects


@dataclass(frozen=True, slots=True)
class Choose:
    """One of the branches; never one that would do nothing, unless none would do anything: terrinoth G1."""

    branches: tuple[Effects, ...]
    by: str = "active"


@dataclass(frozen=True, slots=True)
class Pay:
    """An effect that may be had for a cost, paid in full or not at all: terrinoth G2."""

    cost: Do
    body: Effects


@dataclass(frozen=True, slots=True)
class Manual:
    """Something the table does by hand."""

    text: str


Effect: TypeAlias = "Do | May | If | Each | Choose | Pay | Manual"
Effects: TypeAlias = "tuple[Effect, ...]"


@dataclass(frozen=True, slots=True)
class Modifier:
    """What is always different: `atk+1`, `dice(attack)-1`, `limit(engaged)=2`, `cannot(recover)`."""

    name: str
    amount: int = 0
    word: str = ""
    who: Selector | None = None


@dataclass(frozen=True, slots=True)
class Passive:
    """Modifiers that hold always, or while a condition holds; `by` limits `cannot`, `whom` says whom they concern."""

    modifiers: tuple[Modifier, ...]
    by: str = ""
    whom: Selector | None = None
    test: Condition | None = None


@dataclass(frozen=True, slots=True)
class Trigger:
    """When something happens: `threat`, `phase(travel)`, `peril(red)`."""

    name: str
    word: str = ""

"""What an operation is given: what stands on the card, and the defaults for the rest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from companion.games.terrinoth.effects.effect_tree import (
    Argument,
    Do,
    Filters,
    MeasuredNumber,
    NamedNumber,
    Number,
    Place,
    Quantity,
    Selector,
    Sum,
)
from companion.games.terrinoth.effects.effect_vocabulary import OPERATIONS

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class OperationArguments:
    """Arguments by name. Each is asked for as what the vocabulary says it is; reading a card has checked that."""

    values: Mapping[str, Argument | None]

    def selector(self, name: str) -> Selector:
        """Who or what is meant."""
        return self._get(name, Selector)

    def place(self, name: str) -> Place:
        """Where something is spawned."""
        return self._get(name, Place)

    def filters(self, name: str) -> Filters:
        """What is demanded of a card."""
        return self._get(name, Filters)

    def word(self, name: str) -> str:
        """One word: a way to do it, or the name of a condition."""
        return self._get(name, str)

    def quantity(self, name: str) -> Quantity:
        """How many."""
        found = self.values[name]
        assert isinstance(found, Number | NamedNumber | MeasuredNumber | Sum), (name, found)
        return found

    def _get(self, name: str, kind: type[T]) -> T:
        found = self.values[name]
        assert isinstance(found, kind), (name, found)
        return found


def fill_default_arguments(effect: Do) -> OperationArguments:
    """The arguments of an operation with the defaults filled in."""
    given = dict(effect.args)
    return OperationArguments({param.name: given.get(param.name, param.default) for param in OPERATIONS[effect.op]})

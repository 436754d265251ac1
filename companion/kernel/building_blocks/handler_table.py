"""Which function handles an act, found by the act's type; for any game, and any other things told apart by type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, Generic, Never, ParamSpec, TypeVar, cast

S = TypeVar("S")
K = TypeVar("K")
R = TypeVar("R")
P = ParamSpec("P")


class HandlerTable(Generic[S, P, R]):
    """One function for each type of act. All take a position, their own act, then the same further arguments.

    `HandlerTable[SheetState, [Tell], None]().on(Change, change_counter)` needs a `change_counter` that takes a
    `SheetState`, a `Change` and a `Tell` and gives nothing; mypy refuses one that takes another act.
    """

    def __init__(self) -> None:
        # Never, because nothing can be given to a handler before it is known which act it is for.
        self._handlers: dict[type, Callable[Concatenate[S, Never, P], R]] = {}

    def on(self, kind: type[K], handler: Callable[Concatenate[S, K, P], R]) -> HandlerTable[S, P, R]:
        """Have acts of exactly this type handled by this function; gives the table, so that calls can be chained."""
        if kind in self._handlers:
            raise ValueError(f"{kind.__name__} has a handler already")
        self._handlers[kind] = handler
        return self

    def find_handler(self, act: K) -> Callable[Concatenate[S, K, P], R] | None:
        """The function for this act, or None. It is to be called with this act and no other."""
        return cast("Callable[Concatenate[S, K, P], R] | None", self._handlers.get(type(act)))

    def handler(self, act: K) -> Callable[Concatenate[S, K, P], R]:
        """The function for this act, where the table has one for every act that can come."""
        return cast("Callable[Concatenate[S, K, P], R]", self._handlers[type(act)])

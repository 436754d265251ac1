"""Reactivity: a part of the screen follows its model and is drawn again only when what it shows has changed.

A view model is a plain object that derives from `Model` and calls `changed()` after it changed. A part of the
screen asks for what it shows with `use_watch(model, lambda m: m.life)`, and is drawn again only when that
answer differs. Models belong to one device: to change one from elsewhere go through `Device.deliver`.
"""

import functools
import logging
from collections.abc import Callable
from typing import Any, Final, Generic, ParamSpec, TypeVar, cast
from weakref import WeakKeyDictionary, WeakMethod, WeakSet

import flet as ft

log = logging.getLogger(__name__)

M = TypeVar("M", bound="Model")
T = TypeVar("T")
P = ParamSpec("P")

_NOTHING: Final = object()
"""The answer where there is none, because asking failed; no other one is equal to it."""

_instead: "WeakKeyDictionary[ft.Page, WeakMethod[Callable[[Exception], ft.Control]]]" = WeakKeyDictionary()


class Model:
    """Something parts of a screen watch."""

    _cells: "WeakSet[_Cell[Any, Any]] | None" = None

    def changed(self) -> None:
        """Let every watching part look whether what it shows is different now."""
        for cell in list(self._cells or ()):
            cell.check()

    def _attach(self, cell: "_Cell[Any, Any]") -> None:
        if self._cells is None:
            self._cells = WeakSet()
        self._cells.add(cell)

    def _detach(self, cell: "_Cell[Any, Any]") -> None:
        if self._cells is not None:
            self._cells.discard(cell)


class _Cell(ft.Observable, Generic[M, T]):
    """One watched answer. Held by the hook alone, so it goes away with the part that asked."""

    def __init__(self, model: M, pick: Callable[[M], T]) -> None:
        self._model, self._pick, self._value = model, pick, cast(T, _NOTHING)
        model._attach(self)

    def aim(self, model: M, pick: Callable[[M], T]) -> T:
        """Look again while drawing; the question may have changed since last time."""
        if model is not self._model:
            self._model._detach(self)
            model._attach(self)
        self._model, self._pick, self._value = model, pick, cast(T, _NOTHING)
        self._value = pick(model)
        return self._value

    def check(self) -> None:
        """Look again after a change and tell the part only if the answer is another one."""
        try:
            value = self._pick(self._model)
        except Exception:
            # The part meets the same error when it is drawn, and says so there. The others are still to be told.
            value = cast(T, _NOTHING)
        if value is not self._value and value != self._value:
            self._value = value
            self.notify()  # type: ignore[no-untyped-call]


def use_watch(model: M, pick: Callable[[M], T]) -> T:
    """Hook: the picked value now; draws this part again when it changes. Pick what compares by content."""
    # An observable kept in state is subscribed to while drawing, so no change can slip in before.
    state: Any = ft.use_state(cast(Any, lambda: _Cell(model, pick)))
    cell: _Cell[M, T] = state[0]
    return cell.aim(model, pick)


class AppComponent(Generic[P]):
    """A component made by `component`. Call it, or `keyed` where siblings of one kind come and go."""

    def __init__(self, fn: Callable[P, ft.Control]) -> None:
        @functools.wraps(fn)
        def guarded(*args: P.args, **kwargs: P.kwargs) -> ft.Control:
            try:
                return fn(*args, **kwargs)
            except Exception as error:
                log.exception("cannot draw %s", fn.__qualname__)
                return _drawn_instead(error)

        self._made: Callable[..., ft.Control] = ft.memo(ft.component(guarded))
        self.__doc__ = fn.__doc__

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> ft.Control:
        return self._made(*args, **kwargs)

    def keyed(self, key: str, /, *args: P.args, **kwargs: P.kwargs) -> ft.Control:
        """The same, with an identity of its own among its siblings."""
        return self._made(*args, key=key, **kwargs)


def component(fn: Callable[P, ft.Control]) -> AppComponent[P]:
    """Make a function a component: drawn again only when its arguments or what it watches changed.

    Pass it a look, models and plain values, not functions made on the spot, or it is drawn again each time.
    An error while drawing is logged, and the part says that it cannot be shown (`set_error_placeholder`). Unguarded it
    would end Flet's update loop, and the whole page would stand still for ever.
    """
    return AppComponent(fn)


def set_error_placeholder(page: ft.Page, draw: Callable[[Exception], ft.Control]) -> None:
    """Choose what this page shows in the place of a part that cannot be drawn: a method of what belongs to the page."""
    # Held weakly: what belongs to a page knows the page, and neither should keep the other for ever.
    _instead[page] = WeakMethod(draw)


def _drawn_instead(error: Exception) -> ft.Control:
    try:
        found = _instead.get(ft.context.page)
        draw = found() if found is not None else None
        return draw(error) if draw is not None else ft.Container()
    except Exception:
        log.exception("cannot even say so")
        return ft.Container()

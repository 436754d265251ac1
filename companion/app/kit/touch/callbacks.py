"""Callbacks of presses, and Flet handlers made of them."""

import inspect
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

Callback = Callable[[], Awaitable[object] | None]
"""What a press does: a function without arguments, plain or async; what an async one gives is not looked at."""


def to_flet_handler(act: Callback | None) -> Callable[[Any], Coroutine[Any, Any, None]] | None:
    """A Flet event handler that runs the act, whichever kind it is."""
    if act is None:
        return None

    async def run(_event: Any) -> None:
        done = act()
        if inspect.isawaitable(done):
            await done

    return run

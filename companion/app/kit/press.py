"""What a press does, and how Flet is told of it."""

import inspect
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

Act = Callable[[], Awaitable[None] | None]
"""What a press does: a function without arguments, plain or async."""


def handler(act: Act | None) -> Callable[[Any], Coroutine[Any, Any, None]] | None:
    """A Flet event handler that runs the act, whichever kind it is."""
    if act is None:
        return None

    async def run(_event: Any) -> None:
        done = act()
        if inspect.isawaitable(done):
            await done

    return run

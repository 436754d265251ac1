"""The language that a device starts with while nobody has chosen one: that of its browser."""

from contextvars import ContextVar

from starlette.types import ASGIApp, Receive, Scope, Send

from companion.kernel.messages import LANGUAGES
from companion.library.languages import system_language

_ACCEPTED: ContextVar[str] = ContextVar("accepted", default="")
"""What the browser says it reads; set for a connection, and so for everything that is begun in it."""


class AcceptLanguageMiddleware:
    """Notes which languages a browser asks for as it connects: Flet does not pass them on."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            asked = (value for key, value in scope["headers"] if key == b"accept-language")
            _ACCEPTED.set(next(asked, b"").decode("latin-1"))
        await self._app(scope, receive, send)


def detect_browser_language() -> str:
    """The first language of the browser that we speak; without one, that of the system."""
    # Browsers name what their person likes best first.
    wanted = (each.strip()[:2].lower() for each in _ACCEPTED.get().split(","))
    return next((language for language in wanted if language in LANGUAGES), system_language())

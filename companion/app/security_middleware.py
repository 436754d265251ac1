"""ASGI middleware between the network and Flet: allowed origins, headers of answers, time limits."""

import asyncio
import contextlib
import ipaddress
import logging
from typing import Any
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.app.routes import is_app_route

log = logging.getLogger(__name__)

_LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})
_HOME = (".local", ".lan", ".home", ".internal", ".home.arpa")
"""How names end that a home network gives, and that nobody can own in the world outside."""


def _header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def _host(netloc: str) -> str:
    return (urlsplit("//" + netloc).hostname or "").lower()


def is_loopback_address(host: str) -> bool:
    """Whether a bind address can be reached from this machine alone."""
    return host == "localhost" or (_is_address(host) and ipaddress.ip_address(host).is_loopback)


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class HomeNetworkOnly:
    """Turns away what other web sites send through a visitor's browser.

    A page of another origin may not open our websocket. Nothing may come under a name of the world outside either, or
    a hostile name server could point one at us and be of our origin. Who wants such a name binds us to it.
    """

    def __init__(self, app: ASGIApp, host: str) -> None:
        self._app, self._bound, self._loopback = app, host.lower(), is_loopback_address(host)

    def _ours(self, name: str) -> bool:
        if name in _LOCAL or name == self._bound:
            return True
        return not self._loopback and (_is_address(name) or "." not in name or name.endswith(_HOME))

    def _welcome(self, scope: Scope) -> bool:
        try:
            host, origin = _header(scope, b"host"), _header(scope, b"origin")
            if not self._ours(_host(host)):
                return False
            if scope["type"] == "websocket" and origin:
                return urlsplit(origin).netloc.lower() == host.lower()
        except ValueError:  # a malformed address
            return False
        return True

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._welcome(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await send(
                {
                    "type": "http.response.start",
                    "status": 403,
                    "headers": [(b"content-type", b"text/plain; charset=utf-8")],
                }
            )
            await send({"type": "http.response.body", "body": b"forbidden\n"})


class ServeIndexForRoutes:
    """Has the app answer at every place in it.

    Flet takes an address with a dot in it for a file, and would say of `/new/heroes3/heroes3.sheet` that there is none.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and is_app_route(scope["path"]):
            # The page is the same everywhere; it reads in the browser where it is.
            scope = {**scope, "path": "/", "raw_path": b"/"}
        await self._app(scope, receive, send)


class CacheHeaders:
    """Says how long files may be kept: fonts and the engine long, everything else checked each time."""

    _LONG = b"public, max-age=31536000, immutable"
    _DAY = b"public, max-age=86400"
    _CHECK = b"no-cache"

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    def _rule(self, path: str) -> bytes:
        if path.startswith("/assets/fonts/") and "-v" in path:  # ours: their names carry a version
            return self._LONG
        if path.endswith("Manifest.json"):
            return self._CHECK
        if path.startswith(("/canvaskit/", "/assets/", "/icons/", "/pyodide/")) or path.endswith(
            (".wasm", ".js", ".mjs", ".otf", ".ttf", ".woff2", ".png")
        ):
            return self._DAY
        return self._CHECK

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def tagged(message: Message) -> None:
            if message["type"] == "http.response.start":
                kept = [
                    (k, v) for k, v in message["headers"] if k not in (b"cache-control", b"access-control-allow-origin")
                ]
                rule = self._rule(scope["path"]) if message["status"] in (200, 206, 304) else self._CHECK
                message = {
                    **message,
                    "headers": [*kept, (b"cache-control", rule), (b"x-content-type-options", b"nosniff")],
                }
            await send(message)

        await self._app(scope, receive, tagged)


class ContentSecurityPolicy:
    """Has browsers load everything from here and nothing from elsewhere.

    Flet's client asks a public server for the code of an animation player at every start, although nothing here is
    animated by it. Nobody else shall learn that somebody plays tonight.
    """

    _POLICY = (
        b"default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob: data:; "
        # Some browsers do not count a websocket to the same place as 'self'.
        b"connect-src 'self' ws: wss: blob: data:; frame-ancestors 'self'"
    )

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def tagged(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], (b"content-security-policy", self._POLICY)]
                message = {**message, "headers": headers}
            await send(message)

        await self._app(scope, receive, tagged if scope["type"] == "http" else send)


class PaintInOneThread:
    """Has Flutter lay out and paint letters in one thread, as it does on phones anyway.

    Flet declares the page isolated from other origins, and Flutter's engine for Chromium (skwasm) then paints in a
    thread of its own. Its locks do not wait there, so two threads work on one cache of letters at the same time: single
    letters are missing or of another size until the page is loaded anew, and now and then a page hangs
    (github.com/flutter/flutter/issues/190039). `tests/browser/harness/letters_app.py` shows it within seconds.

    Browsers isolate only pages from this machine or over https, so nobody on the home network had that thread.
    """

    _POLICY = b"cross-origin-embedder-policy"

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def together(message: Message) -> None:
            if message["type"] == "http.response.start":
                others = [(name, value) for name, value in message["headers"] if name.lower() != self._POLICY]
                # Said and not only left out: a browser keeps what it once heard of a page that has not changed.
                message = {**message, "headers": [*others, (self._POLICY, b"unsafe-none")]}
            await send(message)

        await self._app(scope, receive, together if scope["type"] == "http" else send)


class LimitUnregisteredWebsockets:
    """Bounds websocket connections that never register as a client.

    Flet keeps a task and a queue for each of them until the process ends. One that Flet has not answered
    within `patience` seconds is cut off, at most `most` may be waiting at a time, and one that is over is not
    allowed to hang on.
    """

    _LINGER = 5.0

    def __init__(self, app: ASGIApp, *, patience: float = 15.0, most: int = 64) -> None:
        self._app, self._patience, self._most = app, patience, most
        self._waiting = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
        elif self._waiting >= self._most:
            await receive()
            await send({"type": "websocket.close", "code": 1013})
        else:
            # Cancelled means that the server stops; nothing is left to say to this connection.
            with contextlib.suppress(asyncio.CancelledError):
                await self._admit(scope, receive, send)

    async def _admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        answered, over = asyncio.Event(), asyncio.Event()

        async def listening() -> Message:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                over.set()
            return message

        async def answering(message: Message) -> None:
            if message["type"] == "websocket.send":
                answered.set()
            # A peer that has just gone is learnt of by `receive`. Raised here it would keep Flet from
            # marking the session as disconnected, and the person could not come back to it.
            with contextlib.suppress(OSError):
                await send(message)

        inner: asyncio.Future[None] = asyncio.ensure_future(self._app(scope, listening, answering))
        self._waiting += 1
        try:
            registered = await _either(inner, answered, self._patience)
        finally:
            self._waiting -= 1
        if registered:
            await _either(inner, over, None)
            await asyncio.wait({inner}, timeout=self._LINGER)
        elif not inner.done():
            log.info("cut off a connection that never registered")
            with contextlib.suppress(Exception):
                await send({"type": "websocket.close", "code": 1008})
        inner.cancel()
        await asyncio.gather(inner, return_exceptions=True)


async def _either(inner: "asyncio.Future[None]", event: asyncio.Event, timeout: float | None) -> bool:
    """Wait until the connection ends or the event comes; whether the event came."""
    waiter = asyncio.ensure_future(event.wait())
    both: set[asyncio.Future[Any]] = {inner, waiter}
    try:
        await asyncio.wait(both, timeout=timeout, return_when=asyncio.FIRST_COMPLETED)
    except asyncio.CancelledError:
        inner.cancel()
        raise
    finally:
        waiter.cancel()
    return event.is_set()

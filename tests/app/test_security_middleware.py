"""Who may speak to the app from the network, and how long one may keep silent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.app.security_middleware import HomeNetworkOnly, LimitUnregisteredWebsockets

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"


async def hospitable(scope: Scope, receive: Receive, send: Send) -> None:
    """Let in everybody who comes as far as this."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
    else:
        await send({"type": "http.response.start", "status": 200, "headers": []})


def first_answer(app: ASGIApp, kind: str, host: str, origin: str = "") -> Message:
    """Return what somebody is answered who comes under this name, sent by a page of this origin."""
    headers = [(b"host", host.encode()), *([(b"origin", origin.encode())] if origin else [])]
    answers: list[Message] = []

    async def receive() -> Message:
        return {"type": f"{kind}.connect"}

    async def send(message: Message) -> None:
        answers.append(message)

    asyncio.run(app({"type": kind, "headers": headers, "path": "/"}, receive, send))  # type: ignore[arg-type]
    return answers[0]


def welcome(bound: str, host: str, origin: str = "") -> bool:
    """Return whether a browser may open the line, and make sure that it may look at the page under the same names."""
    guard = HomeNetworkOnly(hospitable, bound)
    let_in = bool(first_answer(guard, "websocket", host, origin)["type"] == "websocket.accept")
    if not origin:
        assert let_in == (first_answer(guard, "http", host)["status"] == 200)
    return let_in


@pytest.mark.parametrize("name", ["localhost:8642", "127.0.0.1:8642", "[::1]:8642", "LOCALHOST"])
@pytest.mark.parametrize("bound", [HERE, EVERYWHERE, "::1", "localhost"])
def test_this_machine_is_always_let_in(bound: str, name: str) -> None:
    assert welcome(bound, name)
    assert welcome(bound, name, f"http://{name}")


@pytest.mark.parametrize("name", ["192.168.1.20:8642", "[fe80::1]:8642", "attic", "attic.local:8642", "attic.lan"])
def test_the_home_network_is_let_in_only_where_it_was_asked_to(name: str) -> None:
    assert welcome(EVERYWHERE, name)
    assert not welcome(HERE, name)


@pytest.mark.parametrize("bound", [HERE, EVERYWHERE, "192.168.1.20"])
@pytest.mark.parametrize("name", ["evil.example:8642", "localhost.evil.example", "192.168.1.20.evil.example", "[oops"])
def test_a_name_from_outside_that_was_pointed_at_us_is_not_let_in(bound: str, name: str) -> None:
    assert not welcome(bound, name)
    assert not welcome(bound, name, f"http://{name}")


def test_a_name_that_the_app_was_bound_to_is_its_own() -> None:
    assert welcome("Table.example.org", "table.example.org:8642")
    assert welcome("127.0.0.2", "127.0.0.2:8642")


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "http://localhost:9000", "http://localhost", "null", "http://[oops"]
)
def test_a_page_of_another_origin_cannot_open_the_line(origin: str) -> None:
    assert not welcome(HERE, "localhost:8642", origin)
    assert not welcome(EVERYWHERE, "localhost:8642", origin)


# --- who waits too long --------------------------------------------------------------------------


class Line:
    """A websocket without a network: what the app sends is kept, what the client does is told."""

    def __init__(self) -> None:
        self.sent: list[Message] = []
        self.said: asyncio.Queue[Message] = asyncio.Queue()

    async def send(self, message: Message) -> None:
        """Take what the app sends."""
        self.sent.append(message)

    def open(self, guard: LimitUnregisteredWebsockets) -> asyncio.Future[None]:
        """Come to the app; the connection as a task."""
        return asyncio.ensure_future(guard({"type": "websocket"}, self.said.get, self.send))

    @property
    def closed(self) -> int | None:
        """The code with which the app closed the line."""
        return next((message["code"] for message in self.sent if message["type"] == "websocket.close"), None)


def serving(answers: bool) -> ASGIApp:
    """Return an app that hangs on to every connection for good, as Flet does."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        if answers:
            await send({"type": "websocket.send", "bytes": b"registered"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        await asyncio.Event().wait()

    return app


def run(play: Callable[[], Awaitable[None]]) -> None:
    """Play a scene; one that hangs fails."""

    async def scene() -> None:
        await asyncio.wait_for(play(), 10)

    asyncio.run(scene())


def test_a_connection_that_never_registers_is_cut_off() -> None:
    async def play() -> None:
        line = Line()
        await line.open(LimitUnregisteredWebsockets(serving(answers=False), patience=0.02))
        assert line.closed == 1008

    run(play)


def test_one_that_has_registered_may_be_silent_as_long_as_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LimitUnregisteredWebsockets, "_LINGER", 0.01)

    async def play() -> None:
        line = Line()
        connection = line.open(LimitUnregisteredWebsockets(serving(answers=True), patience=0.02))
        assert not (await asyncio.wait({connection}, timeout=0.1))[0]
        assert line.closed is None
        # It goes, and although the app hangs on to it, nothing of it stays.
        await line.said.put({"type": "websocket.disconnect"})
        await connection

    run(play)


def test_only_so_many_may_be_waiting_and_there_is_room_again_when_they_are_gone() -> None:
    async def play() -> None:
        guard = LimitUnregisteredWebsockets(serving(answers=False), patience=0.1, most=2)
        first = [Line(), Line()]
        waiting = [line.open(guard) for line in first]
        await asyncio.sleep(0)
        late = Line()
        await late.said.put({"type": "websocket.connect"})
        await late.open(guard)
        assert late.closed == 1013
        await asyncio.gather(*waiting)
        assert [line.closed for line in first] == [1008, 1008]
        later = Line()
        await later.open(guard)
        assert later.closed == 1008

    run(play)
